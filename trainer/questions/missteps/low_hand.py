"""Wrong steps in reading low hands: each reads a hand wrongly, and everything asked is answered by that reading."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from trainer.cards import Card, Rank
from trainer.hands import Category, best_high, best_low
from trainer.questions.answer import Answer, Count, PickedSeat, SeatOrder
from trainer.questions.asks import Asks
from trainer.questions.high_hand import picked
from trainer.questions.low_hand import low_by
from trainer.questions.question import Question
from trainer.rulings.payout import seven_cards

Cards = Sequence[Card]


class Read(NamedTuple):
    """A low as somebody reads it: what decides between two, the least first, and its cards, the highest first."""

    worth: tuple[int, ...]
    five: Cards


Reading = Callable[[Cards], Read | None]
"""Reads the seven cards of a hand; None where somebody sees no low in it."""


def answered(question: Question, read: Reading) -> Answer | None:
    """What is answered by somebody who reads lows so; None where he leaves it open."""
    table = question.table
    if question.asks in (Asks.LOW_FIVE, Asks.LOW_IS):
        own = read(seven_cards(table, table.seat(question.seat or 0)) or ())
        if question.asks is Asks.LOW_FIVE:
            return picked(own.five) if own else None
        ranks = [_low(card) for card in own.five] if own else []
        # A low to the four is none that anybody calls out.
        return None if ranks and ranks[0] < Rank.FIVE else low_by(ranks)
    seen = {seat.number: read(seven_cards(table, seat) or ()) for seat in table.live}
    worth = {number: low.worth for number, low in seen.items() if low is not None}
    match question.asks:
        case Asks.HANDS_WITH_LOW:
            return Count(len(worth))
        case Asks.BEST_LOW:
            top = [number for number in worth if worth[number] == min(worth.values())]
            return PickedSeat(top[0] if len(top) == 1 else 0)
        case Asks.LOW_ORDER if len(set(worth.values())) == len(seen):
            return SeatOrder(tuple(sorted(worth, key=lambda number: worth[number])))
    return None


def nine_counted_low(cards: Cards) -> Read | None:
    return lowest(cards, Rank.NINE)


def ace_not_counted_low(cards: Cards) -> Read | None:
    return lowest([card for card in cards if card.rank is not Rank.ACE])


def pair_counted_twice(cards: Cards) -> Read | None:
    """The five lowest cards are taken, two of a rank too."""
    five = sorted(cards, key=_low)[4::-1]
    ranks = tuple(_low(card) for card in five)
    return Read(ranks, five) if ranks[0] <= Rank.EIGHT else None


def pair_no_low(cards: Cards) -> Read | None:
    """A hand in which a low card is paired is thought to have no low."""
    small = [_low(card) for card in cards if _low(card) <= Rank.EIGHT]
    return lowest(cards) if len(set(small)) == len(small) else None


def compared_from_bottom(cards: Cards) -> Read | None:
    """The lowest cards are compared first."""
    low = lowest(cards)
    return Read(low.worth[::-1], low.five) if low else None


def compared_by_total(cards: Cards) -> Read | None:
    low = lowest(cards)
    return Read((sum(low.worth),), low.five) if low else None


def straight_no_low(cards: Cards) -> Read | None:
    return _not_of(cards, Category.STRAIGHT, Category.STRAIGHT_FLUSH)


def flush_no_low(cards: Cards) -> Read | None:
    return _not_of(cards, Category.FLUSH, Category.STRAIGHT_FLUSH)


def cards_used_once(cards: Cards) -> Read | None:
    """Cards that make the high hand are thought to be gone for the low."""
    low = lowest(cards)
    return None if low is None or {*low.five} <= {*best_high(cards).five} else low


def lowest(cards: Cards, most: Rank = Rank.EIGHT) -> Read | None:
    """As the low is, where it is good to `most`."""
    value = best_low(cards, qualifier=most)
    return Read(value.ranks, value.five) if value else None


def _not_of(cards: Cards, *kinds: Category) -> Read | None:
    """The best low that is not of such a kind."""
    best = lowest(cards)
    if best is None or best_high(best.five).category not in kinds:
        return best
    lows = (lowest(five) for five in combinations(cards, 5) if best_high(five).category not in kinds)
    return min((low for low in lows if low is not None), key=lambda low: low.worth, default=None)


def _low(card: Card) -> int:
    return 1 if card.rank is Rank.ACE else int(card.rank)


def _step(read: Reading) -> Callable[[Question], Answer | None]:
    return lambda question: answered(question, read)


READINGS: dict[str, Reading] = {
    read.__name__: read
    for read in (
        nine_counted_low,
        ace_not_counted_low,
        pair_counted_twice,
        pair_no_low,
        compared_from_bottom,
        compared_by_total,
        straight_no_low,
        flush_no_low,
        cards_used_once,
    )
}
"""How a low is read by those who hold each misconception."""

MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {name: _step(read) for name, read in READINGS.items()}
