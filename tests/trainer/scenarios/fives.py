"""Hands read a second time, by weighing every five of the seven cards: what the tests of all hand topics ask."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from tests.trainer.reference import high_of_five, number
from trainer.table import Seat, Table

KINDS = ("high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads", "straight_flush")

Cards = tuple[str, ...]


def seven(table: Table, seat: Seat) -> Cards:
    """A player's cards as they were dealt, the community card last."""
    shared = [table.community.card] if table.community else []
    cards = tuple(str(card) for card in (*(dealt.card for dealt in seat.cards), *shared))
    assert len(cards) == 7
    assert "None" not in cards
    return cards


def live(table: Table) -> dict[int, Cards]:
    return {seat.number: seven(table, seat) for seat in table.seats if not seat.folded}


@cache
def high(cards: Cards) -> tuple[int, ...]:
    """What the best of all fives is worth: its kind, and the ranks that decide."""
    return max(high_of_five(five, ace_low=False) for five in combinations(cards, 5))


def best_fives(cards: Cards) -> list[frozenset[str]]:
    """Every five that is worth the most."""
    fives = combinations(cards, 5)
    return [frozenset(five) for five in fives if high_of_five(five, ace_low=False) == high(cards)]


def low_of_five(five: Sequence[str], most: int = 8) -> list[int] | None:
    """The ranks from the top, the ace one; None where they are no low."""
    ranks = sorted((number(card, ace_low=True) for card in five), reverse=True)
    return ranks if len(set(ranks)) == 5 and ranks[0] <= most else None


def low(cards: Cards, most: int = 8) -> list[int] | None:
    """The ranks of the best low of all fives that have five different ranks."""
    return min((found for five in combinations(cards, 5) if (found := low_of_five(five, most))), default=None)


def low_fives(cards: Cards) -> list[frozenset[str]]:
    """Every five that is the best low."""
    best = low(cards)
    return [frozenset(five) for five in combinations(cards, 5) if best is not None and low_of_five(five) == best]
