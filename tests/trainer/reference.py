"""A second opinion on pots, awards and the river: slow, plain, and of no code that the engine has.

Cards are written `Ts`. Seats are given clockwise from the dealer. Pots are filled a chip at a time, hands weighed by
every five cards of the seven, the river dealt by counting cards out of a deck.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

Pot = tuple[int, list[int]]
Row = tuple[int, str, int, int]
RANKS = "23456789TJQKA"
SUITS = "cdhs"


def pots(paid: Mapping[int, int], folded: set[int]) -> list[Pot]:
    """Each pot with those who can win it: the nth chips of all who put in n or more, pots with the same winners one."""
    live = [seat for seat in paid if seat not in folded]
    found: list[Pot] = []
    for level in range(1, max(paid.values(), default=0) + 1):
        chips = sum(1 for amount in paid.values() if amount >= level)
        winners = [seat for seat in live if paid[seat] >= level]
        if not winners:  # chips of players who folded, above what anybody left has put in
            winners = found[-1][1] if found else live
        if found and found[-1][1] == winners:
            found[-1] = (found[-1][0] + chips, winners)
        else:
            found.append((chips, winners))
    return found


def number(card: str, *, ace_low: bool = False) -> int:
    """A card's rank, the ace 14 or 1."""
    return 1 if ace_low and card[0] == "A" else RANKS.index(card[0]) + 2


def high_of_five(five: Sequence[str], *, ace_low: bool) -> tuple[int, ...]:
    """What five cards are worth: their kind from 0 to 8, and the ranks that decide within it."""
    counted = Counter(number(card, ace_low=ace_low) for card in five)
    ranks = sorted(counted, key=lambda rank: (counted[rank], rank), reverse=True)
    shape = sorted(counted.values(), reverse=True)
    flush = len({card[1] for card in five}) == 1
    spread = sorted(ranks)
    top = 0
    if len(spread) == 5 and spread[4] - spread[0] == 4:
        top = spread[4]
    if spread == [2, 3, 4, 5, 14]:
        top = 5
    if top:
        return (8 if flush else 4, top)
    kinds = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
    kind = kinds[tuple(shape)]
    return (5 if flush and kind < 5 else kind, *ranks)


def by_rank_and_suit(cards: Sequence[str], *, ace_low: bool = False) -> list[tuple[int, int]]:
    """Cards from the lowest up, suits in the order clubs, diamonds, hearts, spades."""
    return sorted((number(card, ace_low=ace_low), SUITS.index(card[1])) for card in cards)


def best_high(seven: Sequence[str], *, ace_low: bool) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The best five for high, and of equals those with the higher suits."""
    return max(
        ((high_of_five(five, ace_low=ace_low), five) for five in combinations(seven, 5)),
        key=lambda found: (found[0], by_rank_and_suit(found[1])[::-1]),
    )


def low_of_five(five: Sequence[str]) -> list[int]:
    """What five cards are worth for low, the least best: equal cards come first and count most, the ace is one."""
    ranks = [number(card, ace_low=True) for card in five]
    read = sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)
    return [ranks.count(rank) for rank in read] + read


def best_low(seven: Sequence[str], most: int | None) -> tuple[list[int], tuple[str, ...]] | None:
    """The best five for low, and of equals those with the higher suits; all different and none above `most`, if any."""
    lows = [(low_of_five(five), five) for five in combinations(seven, 5)]
    if most:
        lows = [(worth, five) for worth, five in lows if worth[0] == 1 and worth[5] <= most]
    if not lows:
        return None
    best = min(worth for worth, _ in lows)
    equals = [five for worth, five in lows if worth == best]
    return best, max(equals, key=lambda five: by_rank_and_suit(five, ace_low=True)[::-1])


def awards(
    paid: Mapping[int, int],
    folded: set[int],
    mucked: set[int],
    sevens: Mapping[int, Sequence[str]],
    rules: Mapping[str, str],
) -> list[Row]:
    """Who is pushed what, by pot and half. `rules` are the clauses by their keys, and `game`."""
    rows: list[Row] = []
    for at, (amount, winners) in enumerate(pots(paid, folded)):
        claims = [seat for seat in winners if seat not in mucked]
        if len(claims) == 1:
            rows.append((at, "whole", claims[0], amount))
        else:
            rows += [(at, *row) for row in _one_pot(amount, {seat: sevens[seat] for seat in claims}, rules)]
    return rows


def _one_pot(amount: int, sevens: Mapping[int, Sequence[str]], rules: Mapping[str, str]) -> list[tuple[str, int, int]]:
    seats = list(sevens)
    ace_low = rules["game"] == "hilo" and rules["low.ace"] == "low"
    highs = {seat: best_high(sevens[seat], ace_low=ace_low) for seat in seats}
    best = max(worth for worth, _ in highs.values())
    high = [seat for seat in seats if highs[seat][0] == best]
    if rules["hand.suits"] == "rank":
        high = [max(high, key=lambda seat: by_rank_and_suit(highs[seat][1])[::-1])]
    high_order: dict[str, Callable[[int], object]] = {
        "position": seats.index,
        "suit_in_five": lambda seat: _backwards(by_rank_and_suit(highs[seat][1])),
        "suit_in_seven": lambda seat: _backwards(by_rank_and_suit(sevens[seat])),
    }
    lows = {}
    if rules["game"] == "hilo":
        for seat in seats:
            low = best_low(sevens[seat], 8 if rules["low.qualifier"] == "8" else None)
            if low:
                lows[seat] = low
    by_high = high_order[rules["odd_chip.high"]]
    if not lows:
        return _shared("whole", amount, high, by_high)
    lowest = min(ranks for ranks, _ in lows.values())
    low_seats = [seat for seat in lows if lows[seat][0] == lowest]
    if len(high) > 1 and high == low_seats and rules["split.tied_both"] == "once":
        return _shared("whole", amount, high, by_high)
    low_order: dict[str, Callable[[int], object]] = {
        "position": seats.index,
        "suit_in_five": lambda seat: _backwards(by_rank_and_suit(lows[seat][1], ace_low=True)),
        "low_suit": lambda seat: by_rank_and_suit(sevens[seat], ace_low=True),
    }
    half, odd = amount // 2, amount % 2
    to_high = half + odd if rules["odd_chip.halves"] == "high" else half
    return _shared("high", to_high, high, by_high) + _shared(
        "low", amount - to_high, low_seats, low_order[rules["odd_chip.low"]]
    )


def _backwards(cards: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A key that puts the highest card first."""
    return [(-rank, -suit) for rank, suit in reversed(cards)]


def _shared(half: str, amount: int, seats: Sequence[int], order: Callable[[int], object]) -> list[tuple[str, int, int]]:
    given = dict.fromkeys(seats, amount // len(seats))
    for seat in sorted(seats, key=order)[: amount % len(seats)]:  # type: ignore[arg-type]  # lists of one kind
        given[seat] += 1
    return [(half, seat, chips) for seat, chips in given.items() if chips]


def river(dealt_in: int, live: Sequence[int], rules: Mapping[str, str]) -> tuple[str, list[str]]:
    """How seventh street is dealt, and what the dealer's hands do; `live` are the hands on fourth, fifth and sixth."""
    burns_each = rules["burns"] != "none"
    burned = {"none": 0, "fourth_on": 3, "third_on": 4}[rules["burns"]]
    stub = 52 - 3 * dealt_in - sum(live) - burned
    hands = live[-1]
    keep = rules["river.last_card"] == "kept"
    burn = ["burn"] if burns_each else []

    def reaches(cards: int) -> bool:
        left = cards - len(burn) - hands
        return left >= (1 if keep else 0)

    def shared(cards: int) -> tuple[str, list[str]]:
        """One card for all out of the stub of so many, or after a shuffle of stub and burns where that is asked."""
        if cards:
            return "community", [*burn, "community"]
        return "community_after_remix", [*(["mix"] if burned else []), *burn, "community"]

    if reaches(stub):
        return "deal", burn + ["card"] * hands
    how = rules["river.short_deck"]
    if how == "tda":
        if reaches(stub + burned):
            return "remix_all", ["mix", *burn, *["card"] * hands]
        return shared(stub if stub >= 3 else 0)
    if how == "remix_last":
        left, waiting, pile, steps = stub, hands, burned, []
        if left > 1 and burns_each:
            left, pile = left - 1, pile + 1
            steps.append("burn")
        while left > 1 and waiting:
            left, waiting = left - 1, waiting - 1
            steps.append("card")
        mixed = left + pile
        if waiting > mixed:
            return shared(stub if stub >= 2 else 0)
        if pile:
            steps.append("mix")
        if waiting < mixed and burns_each:
            steps.append("burn")
        return "remix_last", steps + ["card"] * waiting
    if how == "muck_reshuffled":
        in_muck = 3 * (dealt_in - live[0]) + 4 * (live[0] - live[1]) + 5 * (live[1] - live[2])
        if reaches(stub + in_muck):
            return "muck_reshuffled", ["mix", *burn, *["card"] * hands]
    return shared(stub if stub > len(burn) else 0)
