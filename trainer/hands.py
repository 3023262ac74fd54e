"""What cards are worth: the best high hand, the low hand, and a board of upcards.

Suits never rank one hand above another, so several choices of five cards can be worth the same. All functions here then
choose the higher suit at each rank (spades, hearts, diamonds, clubs). No other choice has a higher highest card,
which is what a house asks for that gives an odd chip to the highest card by suit in the five cards that play.
"""

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from functools import total_ordering
from operator import attrgetter
from typing import Final, Self

import msgspec

from trainer.cards import Card, Rank


class Category(IntEnum):
    """The kind of a high hand, lowest to highest. The royal flush is the highest straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8


@total_ordering
class _ByWorth:
    """Values of one kind, compared by what they are worth and not by the cards that make it up."""

    __slots__ = ()

    @property
    def _worth(self) -> tuple[int, ...]:
        """Numbers that decide, most significant first; higher wins."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True  # of those that win one is the best itself
        return isinstance(other, _ByWorth) and type(other) is type(self) and self._worth == other._worth

    def __ne__(self, other: object) -> bool:
        return not self == other  # else a Struct's own comes first, which compares identity

    def __lt__(self, other: Self) -> bool:
        return self._worth < other._worth

    def __gt__(self, other: Self) -> bool:
        return self._worth > other._worth  # what `max` asks for

    def __hash__(self) -> int:
        return hash(self._worth)


class HandValue(_ByWorth, msgspec.Struct, frozen=True, gc=False, eq=False):
    """What a high hand or a board is worth, and the cards that make it so; the greater value wins.

    `ranks` decide between two of a category, most significant first: kings and sevens with a queen are (K, 7, Q), a
    straight is its top rank alone (FIVE for the wheel), a flush all its ranks. `five` are the cards that play in the
    order they are read out: pairs before kickers, a straight from the top, the wheel 5 4 3 2 A. They take no part in
    comparison, so hands that tie are equal.
    """

    category: Category
    ranks: tuple[Rank, ...]
    five: tuple[Card, ...]

    @property
    def _worth(self) -> tuple[int, ...]:
        return self.category, *self.ranks


class LowValue(_ByWorth, msgspec.Struct, frozen=True, gc=False, eq=False):
    """What a low hand is worth, and its five cards; the greater value wins the low, so 7-5-4-3-2 > 8-4-3-2-A.

    `category` is what equal ranks alone make, and no pair is the best low of all. `ranks` decide between two of a
    category as in `HandValue`, with the ace as 1 and the lower winning; `five` are the cards as they are read out.
    As there, the cards take no part in comparison.
    """

    category: Category
    ranks: tuple[int, ...]
    five: tuple[Card, ...]

    @property
    def _worth(self) -> tuple[int, ...]:
        return self.category, *self.ranks

    def __lt__(self, other: Self) -> bool:
        return self._worth > other._worth  # of lows the lesser numbers win

    def __gt__(self, other: Self) -> bool:
        return self._worth < other._worth


def best_high(cards: Sequence[Card]) -> HandValue:
    """The best five-card high hand among a player's cards; the ace also plays below the deuce in a straight.

    Takes five to eight cards, in any order. Raises ValueError for another number.
    """
    if not 5 <= len(cards) <= 8:
        raise ValueError(f"a high hand is made of five to eight cards, not {len(cards)}")
    high_first = sorted(cards, key=_BY_INDEX, reverse=True)
    return _better(_of_ranks(high_first), _straight_or_flush(high_first, 5))


def best_low(cards: Sequence[Card], *, qualifier: Rank | None = Rank.EIGHT) -> LowValue | None:
    """The best low hand among a player's cards: five different ranks, ace low, straights and flushes ignored.

    None if its highest card is above the `qualifier`, or if there are not five different ranks. With no qualifier
    every five cards are a low hand: where there are not five different ranks, the one with the fewest equal cards, so
    that a pair is better than two pair, and a low pair better than a high one.
    """
    of_rank: dict[int, Card] = {}
    for card in sorted(cards, key=_BY_INDEX):
        of_rank[_LOW_RANKS[card.rank]] = card  # the last of a rank is its highest suit
    lowest = sorted(of_rank)[:5]
    if len(lowest) < 5:
        return _paired_low(cards) if qualifier is None and len(cards) >= 5 else None
    if qualifier is not None and lowest[-1] > qualifier:
        return None
    lowest.reverse()
    return LowValue(_HIGH_CARD, tuple(lowest), tuple([of_rank[rank] for rank in lowest]))


def board_value(upcards: Sequence[Card], *, straights_flushes: bool = False) -> HandValue:
    """What a player's upcards are worth when the best board acts first: quads, trips, two pair, a pair or high cards.

    Only equal ranks count, so with a community card a full house does too, but five to a straight or flush do not.
    Takes one to five upcards, in any order; raises ValueError for another number. `straights_flushes` counts a board
    as people do who believe that they count: three or more upcards that are all in one suit are a flush, all in
    sequence (A-2-3 too) a straight, and both a straight flush. `five` are all the upcards, as they are read out.
    Where two boards of different length agree as far as the shorter one goes, the longer is greater.
    """
    if not 1 <= len(upcards) <= 5:
        raise ValueError(f"a board is one to five upcards, not {len(upcards)}")
    high_first = sorted(upcards, key=_BY_INDEX, reverse=True)
    value = _of_ranks(high_first)
    return _better(value, board_pattern(high_first)) if straights_flushes else value


def board_pattern(upcards: Sequence[Card]) -> HandValue | None:
    """The flush, straight or straight flush that all of a player's three or more upcards make, if they make one."""
    length = len(upcards)
    if length < 3 or not (len({card.suit for card in upcards}) == 1 or _straight_top(upcards, length)):
        return None
    return _straight_or_flush(sorted(upcards, key=_BY_INDEX, reverse=True), length)


_BY_INDEX: Final = attrgetter("index")

_HIGH_CARD: Final = Category.HIGH_CARD
_TWO_PAIR: Final = Category.TWO_PAIR
_FULL_HOUSE: Final = Category.FULL_HOUSE

_CATEGORIES: Final = {
    **{(4, others): Category.QUADS for others in range(5)},
    **{(3, others): Category.FULL_HOUSE if others > 1 else Category.TRIPS for others in range(4)},
    **{(2, others): Category.TWO_PAIR if others > 1 else Category.PAIR for others in range(3)},
}
"""By how many cards there are of the rank that has most, and of the next, what they make."""

_LOW_RANKS: Final = (*range(Rank.ACE), 1)
"""By rank, where a card stands in a low hand: its own number, but the ace 1."""

_RANKS_IN_A_STRAIGHT: Final = (None, Rank.ACE, *Rank)
"""By place in a straight, the rank that stands there: the ace at 1 and, being also the highest, at 14."""


def _better(value: HandValue, other: HandValue | None) -> HandValue:
    return value if other is None or other < value else other


def _of_ranks(high_first: Sequence[Card]) -> HandValue:
    """The value of the best five by equal ranks alone."""
    all_ranks = [card.rank for card in high_first]
    if len(set(all_ranks)) == len(all_ranks):
        return HandValue(_HIGH_CARD, tuple(all_ranks[:5]), tuple(high_first[:5]))
    groups: list[list[Card]] = []
    last = None
    for card in high_first:
        if card.rank is last:
            groups[-1].append(card)
        else:
            groups.append([card])
            last = card.rank
    groups.sort(key=len, reverse=True)  # keeps higher ranks first among groups of one size
    category = _CATEGORIES[len(groups[0]), len(groups[1]) if len(groups) > 1 else 0]
    if category is _FULL_HOUSE:
        made = [groups[0], max(group for group in groups[1:] if len(group) > 1)]
    else:
        made = groups[: 2 if category is _TWO_PAIR else 1]
    five = [card for group in made for card in group][:5]  # of second trips a full house takes two
    ranks = [group[0].rank for group in made]
    kickers = [card for card in high_first if card.rank not in ranks][: 5 - len(five)]
    return HandValue(category, (*ranks, *[card.rank for card in kickers]), (*five, *kickers))


def _paired_low(cards: Sequence[Card]) -> LowValue:
    """The best low of cards that have fewer than five ranks: one of each rank, then a second of the lowest, a third."""
    of_rank: dict[int, list[Card]] = {}
    for card in sorted(cards, key=_BY_INDEX, reverse=True):
        of_rank.setdefault(_LOW_RANKS[card.rank], []).append(card)
    taken = sorted((nth, rank) for rank, held in of_rank.items() for nth in range(len(held)))[:5]
    counts = Counter(rank for _, rank in taken)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    five = tuple([card for rank in ranks for card in of_rank[rank][: counts[rank]]])
    return LowValue(_CATEGORIES[counts[ranks[0]], counts[ranks[1]]], tuple(ranks), five)


def _straight_or_flush(high_first: Sequence[Card], length: int) -> HandValue | None:
    """The best straight, flush or straight flush of `length` cards, if there is one."""
    suits: tuple[list[Card], ...] = ([], [], [], [])
    for card in high_first:
        suits[card.suit].append(card)
    suited = max(suits, key=len)  # no second suit can be long enough: at most eight cards, five to the flush
    if len(suited) >= length:
        if top := _straight_top(suited, length):
            return HandValue(Category.STRAIGHT_FLUSH, (top,), _straight_cards(suited, top, length))
        flush = tuple(suited[:length])
        return HandValue(Category.FLUSH, tuple([card.rank for card in flush]), flush)
    if top := _straight_top(high_first, length):
        return HandValue(Category.STRAIGHT, (top,), _straight_cards(high_first, top, length))
    return None


def _straight_top(cards: Sequence[Card], length: int) -> Rank | None:
    """The rank at the top of the highest straight of `length` cards, if there is one."""
    places = 0  # bit n is set where a card stands at place n of a straight
    for card in cards:
        places |= 1 << card.rank
    if places >> Rank.ACE:
        places |= 1 << 1
    tops = places
    for _ in range(length - 1):
        tops &= tops << 1  # after n rounds, the places with n neighbours in a row below them
    return _RANKS_IN_A_STRAIGHT[tops.bit_length() - 1] if tops else None


def _straight_cards(high_first: Sequence[Card], top: Rank, length: int) -> tuple[Card, ...]:
    ranks = [_RANKS_IN_A_STRAIGHT[place] for place in range(top, top - length, -1)]
    return tuple([next(card for card in high_first if card.rank == rank) for rank in ranks])
