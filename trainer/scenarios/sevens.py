"""Seven cards for a player that come to a wanted hand: a good high, a low of given ranks, or one that just misses."""

import random
from collections.abc import Callable, Sequence

from trainer.cards import Card, Rank
from trainer.hands import best_high, best_low
from trainer.scenarios.streets import Pack

Seven = list[Card]

Hands = Callable[[Pack, random.Random], list[Seven]]
"""Makes the hands of one showdown, those that matter first."""

Come = Callable[[list[int], list[int]], bool]
"""Says whether the right hands, by their places, win the high and the low."""

ABOVE_EIGHT = range(Rank.NINE, Rank.KING + 1)
LOW_RANKS = (Rank.ACE, *range(Rank.TWO, Rank.NINE))
"""The ranks that a low is made of, from the lowest up."""


def high_seven(pack: Pack, rng: random.Random, kinds: Sequence[str] = ()) -> Seven:
    """A good high hand with no low: out of `kinds`, or any of two pair, trips, a straight, a flush, a full house."""
    kind = rng.choice(kinds or ("two_pair", "two_pair", "trips", "trips", "straight", "flush", "full_house"))
    match kind:
        case "two_pair":
            first, second = rng.sample(range(Rank.NINE, Rank.ACE + 1), 2)
            return [*pack.of(first, 2), *pack.of(second, 2), *_beside(pack, 3, (first, second))]
        case "trips":
            rank = rng.randint(Rank.NINE, Rank.ACE)
            return [*pack.of(rank, 3), *_beside(pack, 4, (rank,))]
        case "straight":
            first = rng.randint(Rank.EIGHT, Rank.TEN)
            ranks = range(first, first + 5)
            return [card for rank in ranks for card in pack.of(rank)] + _beside(pack, 2, ranks)
        case "flush":
            return pack.suited(rng.randrange(4), 5) + pack.unpaired(2, ABOVE_EIGHT)
        case _:
            first, second = rng.sample(range(Rank.SEVEN, Rank.ACE + 1), 2)
            return [*pack.of(first, 3), *pack.of(second, 2), *_beside(pack, 2, (first, second))]


def low_seven(pack: Pack, rng: random.Random, ranks: Sequence[int]) -> Seven:
    """A low of just these five ranks, the ace 14, and two cards beside it that are no help to it."""
    beside = rng.choice(("pair", "unpaired", "unpaired", "high_pair"))
    cards = [card for rank in ranks for card in pack.of(rank)]
    if beside == "pair":
        return [*cards, *pack.of(rng.choice(ranks)), *pack.unpaired(1, ABOVE_EIGHT)]
    if beside == "high_pair":
        return [*cards, *pack.of(rng.choice(ABOVE_EIGHT), 2)]
    return [*cards, *pack.unpaired(2, ABOVE_EIGHT)]


def four_low_seven(pack: Pack, rng: random.Random) -> Seven:
    """Four ranks of eight or below, and three cards above it: one short of a low."""
    return pack.unpaired(4, LOW_RANKS) + pack.unpaired(3, ABOVE_EIGHT)


def paired_low_seven(pack: Pack, rng: random.Random) -> Seven:
    """Five cards of eight or below, two of them of one rank, and two cards above it."""
    four = pack.unpaired(4, LOW_RANKS)
    return [*four, *pack.of(rng.choice(four).rank), *pack.unpaired(2, ABOVE_EIGHT)]


def nine_low_seven(pack: Pack, rng: random.Random) -> Seven:
    """Four ranks of eight or below with a nine or a ten: a low where none need qualify."""
    return [*pack.unpaired(4, LOW_RANKS), *pack.of(rng.choice((9, 10))), *pack.unpaired(2, range(Rank.JACK, 14))]


def any_low(rng: random.Random, most: int = Rank.EIGHT) -> list[int]:
    """Five ranks that make a low, none above `most`, the ace 14."""
    return rng.sample([rank for rank in LOW_RANKS if rank in (Rank.ACE, *range(most + 1))], 5)


def winners(hands: Sequence[Seven]) -> tuple[list[int], list[int]]:
    """Which of these hands win the high, and which the eight-or-better low, by their places."""
    highs = [best_high(hand) for hand in hands]
    lows = [best_low(hand) for hand in hands]
    best_of_highs = max(highs)
    best_of_lows = max((low for low in lows if low is not None), default=None)
    return (
        [place for place, value in enumerate(highs) if value == best_of_highs],
        [place for place, value in enumerate(lows) if value is not None and value == best_of_lows],
    )


def that_come(rng: random.Random, hands: Hands, come: Come) -> list[Seven] | None:
    """Hands of which the right ones win; None where those tried do not, or none were made."""
    for _ in range(40):
        dealt = hands(Pack(rng), rng)
        if dealt and all(len(seven) == 7 for seven in dealt) and come(*winners(dealt)):
            return dealt
    return None


def in_seats(rng: random.Random, numbers: Sequence[int], hands: Sequence[Seven]) -> dict[int, Seven]:
    """The hands in front of any of these seats, their cards in any order of dealing."""
    seats = rng.sample(list(numbers), len(hands))
    return {seat: rng.sample(hand, len(hand)) for seat, hand in zip(seats, hands, strict=True)}


def _beside(pack: Pack, count: int, ranks: Sequence[int]) -> list[Card]:
    """Cards of other ranks, all different, beside a hand."""
    return pack.unpaired(count, [rank for rank in Rank if rank not in ranks])
