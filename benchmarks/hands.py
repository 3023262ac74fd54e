"""How long it takes to value a hand, and whether every five-card hand there is gets its right value.

    python benchmarks/hands.py          times seven random cards and a board; aim: high under 15 microseconds
    python benchmarks/hands.py --every  then values all 2,598,960 five-card hands (minutes); exit 1 when one is wrong

The counts of each category are those of the theory; phevaluator numbers the 7,462 different values from the best down.
"""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from time import process_time

from phevaluator import evaluate_cards

from trainer.cards import DECK, Card
from trainer.hands import Category, HandValue, best_high, best_low, board_value

HANDS = 20_000
ROUNDS = 5

# Ways to choose the ranks, times ways to choose the suits.
FREQUENCIES = {
    Category.STRAIGHT_FLUSH: 10 * 4,
    Category.QUADS: 13 * 12 * 4,
    Category.FULL_HOUSE: 13 * 4 * 12 * 6,
    Category.FLUSH: (1287 - 10) * 4,  # 1287 fives of 13 ranks, 10 of them in sequence
    Category.STRAIGHT: 10 * (4**5 - 4),
    Category.TRIPS: 13 * 4 * 66 * 4**2,
    Category.TWO_PAIR: 78 * 6**2 * 11 * 4,
    Category.PAIR: 13 * 6 * 220 * 4**3,
    Category.HIGH_CARD: (1287 - 10) * (4**5 - 4),
}
LOWS = 56 * 4**5  # fives of the ranks ace to eight
DIFFERENT_HIGHS, DIFFERENT_LOWS = 7462, 56


def microseconds(value: Callable[[Sequence[Card]], object], deals: Sequence[Sequence[Card]]) -> float:
    """The time of one call, in the quickest of some rounds: the others were disturbed."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        for cards in deals:
            value(cards)
        times.append(process_time() - start)
    return min(times) / len(deals) * 1e6


def measure() -> None:
    rng = Random(7)
    sevens = [rng.sample(DECK, 7) for _ in range(HANDS)]
    boards = [cards[:4] for cards in sevens]
    print(f"high of seven  {microseconds(best_high, sevens):5.1f} µs")
    print(f"low of seven   {microseconds(best_low, sevens):5.1f} µs")
    print(f"board of four  {microseconds(board_value, boards):5.1f} µs")


def wrong_values() -> list[str]:
    """What is wrong with the values of all five-card hands, in words."""
    frequencies: Counter[Category] = Counter()
    number_of: dict[HandValue, int] = {}
    lows: Counter[tuple[int, ...]] = Counter()
    wrong = []
    for cards in combinations(DECK, 5):
        value = best_high(cards)
        frequencies[value.category] += 1
        number = evaluate_cards(*map(str, cards))
        if number_of.setdefault(value, number) != number:
            wrong.append(f"{cards}: as good as {value}, but phevaluator's number {number}")
        if low := best_low(cards):
            lows[low.ranks] += 1
    for category, expected in FREQUENCIES.items():
        if frequencies[category] != expected:
            wrong.append(f"{category.name}: {frequencies[category]} hands, expected {expected}")
    if [number_of[value] for value in sorted(number_of)] != list(range(DIFFERENT_HIGHS, 0, -1)):
        wrong.append("the values are not in phevaluator's order")
    if (len(lows), lows.total()) != (DIFFERENT_LOWS, LOWS):
        wrong.append(f"{lows.total()} lows of {len(lows)} values, expected {LOWS} of {DIFFERENT_LOWS}")
    return wrong


if __name__ == "__main__":
    measure()
    if "--every" in sys.argv[1:]:
        wrong = wrong_values()
        print("\n".join(wrong) or "every five-card hand is right")
        sys.exit(bool(wrong))
