"""High hands in a house whose aces are low cards alone: below the deuce, never above the king."""

from collections.abc import Sequence
from itertools import combinations

from trainer.cards import Card, Rank
from trainer.hands import Category, HandValue, best_high


class LowAceHand(HandValue, frozen=True, eq=False):
    """A high hand in which an ace is worth one; `ranks` has it last of its kind."""

    @property
    def _worth(self) -> tuple[int, ...]:
        return self.category, *(_rank(rank) for rank in self.ranks)


def best_high_with_low_aces(cards: Sequence[Card]) -> HandValue:
    """The best five-card high hand where an ace plays low alone; compare it with its like only."""
    return max(_with_low_aces(best_high(five)) for five in combinations(cards, 5))


_BROADWAY = {Category.STRAIGHT: Category.HIGH_CARD, Category.STRAIGHT_FLUSH: Category.FLUSH}
"""What a straight to the ace is worth when the ace does not follow the king."""

_GROUPS = {Category.PAIR: 1, Category.TWO_PAIR: 2, Category.TRIPS: 1, Category.FULL_HOUSE: 1, Category.QUADS: 1}
"""How many of the ranks that decide come before the kickers."""


def _with_low_aces(value: HandValue) -> LowAceHand:
    if value.category in _BROADWAY and value.ranks[0] is Rank.ACE:
        ranks = tuple(card.rank for card in value.five)
        value = HandValue(_BROADWAY[value.category], ranks, value.five)
    groups = _GROUPS.get(value.category, 0)
    ranks = (*_high_first(value.ranks[:groups]), *_high_first(value.ranks[groups:]))
    return LowAceHand(value.category, ranks, value.five)


def _high_first(ranks: Sequence[Rank]) -> list[Rank]:
    return sorted(ranks, key=_rank, reverse=True)


def _rank(rank: Rank) -> int:
    return 1 if rank is Rank.ACE else int(rank)
