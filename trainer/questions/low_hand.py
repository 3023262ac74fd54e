"""The right answers to the questions about low hands, out of their ruling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from trainer.hands import Category, LowValue
from trainer.houses.house import House
from trainer.questions.answer import Answer, Chosen, PickedSeat, SeatOrder
from trainer.questions.asks import Asks, Kind
from trainer.questions.high_hand import picked
from trainer.reasons import Ruling
from trainer.rulings.low_hand import best_low_hand, low_hand, low_hand_order

if TYPE_CHECKING:
    from trainer.questions.question import Question


class LowIs(Enum):
    """What a hand's low can be, by its highest card, in the order shown."""

    FIVE = "low_five"
    SIX = "low_six"
    SEVEN = "low_seven"
    EIGHT = "low_eight"
    HIGHER = "low_higher"
    NONE = "low_none"


_BY_TOP = {5: LowIs.FIVE, 6: LowIs.SIX, 7: LowIs.SEVEN, 8: LowIs.EIGHT}


def low_by(ranks: Sequence[int]) -> Chosen:
    """The choice that names a low of these ranks, highest first; no low where there are none."""
    return Chosen((_BY_TOP.get(ranks[0], LowIs.HIGHER) if ranks else LowIs.NONE).value)


def low_five(question: Question, house: House) -> Ruling[Answer]:
    """The five cards of a player's low; none where he has no low."""
    ruling = low_hand(question.table, house, question.seat or 0)
    return Ruling(picked(ruling.answer.five if ruling.answer else ()), ruling.why)


def low_is(question: Question, house: House) -> Ruling[Answer]:
    """What low a player has."""
    ruling = low_hand(question.table, house, question.seat or 0)
    return Ruling(_named(ruling.answer), ruling.why)


def _named(low: LowValue | None) -> Chosen:
    if low is not None and low.category is not Category.HIGH_CARD:
        return Chosen(LowIs.HIGHER.value)
    return low_by(low.ranks if low else ())


def best_low(question: Question, house: House) -> Ruling[Answer]:
    """Whose low is the best; nobody's alone where there is no low, or several are equal."""
    ruling = best_low_hand(question.table, house)
    return Ruling(PickedSeat(ruling.answer[0] if len(ruling.answer) == 1 else 0), ruling.why)


def low_order(question: Question, house: House) -> Ruling[Answer]:
    """The lows from the best down."""
    ruling = low_hand_order(question.table, house)
    return Ruling(SeatOrder(tuple(seat for equal in ruling.answer for seat in equal)), ruling.why)


KINDS: dict[Asks, Kind] = {
    Asks.LOW_FIVE: Kind.CARDS,
    Asks.LOW_IS: Kind.CHOICE,
    Asks.BEST_LOW: Kind.SEAT,
    Asks.LOW_ORDER: Kind.ORDER,
}

RULINGS: dict[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.LOW_FIVE: low_five,
    Asks.LOW_IS: low_is,
    Asks.BEST_LOW: best_low,
    Asks.LOW_ORDER: low_order,
}
