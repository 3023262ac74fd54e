"""The right answers to the questions about high hands, out of their ruling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from trainer.cards import Card
from trainer.hands import Category
from trainer.houses.house import House
from trainer.questions.answer import Answer, Chosen, Count, PickedCards, PickedSeat, SeatOrder
from trainer.questions.asks import Asks, Kind
from trainer.reasons import Ruling
from trainer.rulings.high_hand import best_high_hand, high_hand, high_hand_order

if TYPE_CHECKING:
    from trainer.questions.question import Question


class HandKind(Enum):
    """What a hand can be called, in the order shown."""

    HIGH_CARD = "kind_high_card"
    PAIR = "kind_pair"
    TWO_PAIR = "kind_two_pair"
    TRIPS = "kind_trips"
    STRAIGHT = "kind_straight"
    FLUSH = "kind_flush"
    FULL_HOUSE = "kind_full_house"
    QUADS = "kind_quads"
    STRAIGHT_FLUSH = "kind_straight_flush"


def kind_of(category: Category) -> Chosen:
    """The choice that names this kind of hand."""
    return Chosen(HandKind[category.name].value)


def picked(cards: Sequence[Card]) -> PickedCards:
    """Cards as an answer has them."""
    return PickedCards(tuple(sorted(cards, reverse=True)))


def best_five(question: Question, house: House) -> Ruling[Answer]:
    """The five cards of a player's best high hand."""
    ruling = high_hand(question.table, house, question.seat or 0)
    return Ruling(picked(ruling.answer.five), ruling.why)


def hand_is(question: Question, house: House) -> Ruling[Answer]:
    """What kind of hand a player has."""
    ruling = high_hand(question.table, house, question.seat or 0)
    return Ruling(kind_of(ruling.answer.category), ruling.why)


def best_high(question: Question, house: House) -> Ruling[Answer]:
    """Whose high hand is the best; nobody's alone where several are equal."""
    ruling = best_high_hand(question.table, house)
    return Ruling(PickedSeat(ruling.answer[0] if len(ruling.answer) == 1 else 0), ruling.why)


def high_shared(question: Question, house: House) -> Ruling[Answer]:
    """How many hands are equal at the top."""
    ruling = best_high_hand(question.table, house)
    return Ruling(Count(len(ruling.answer)), ruling.why)


def high_order(question: Question, house: House) -> Ruling[Answer]:
    """The hands from the best down."""
    ruling = high_hand_order(question.table, house)
    return Ruling(SeatOrder(tuple(seat for equal in ruling.answer for seat in equal)), ruling.why)


KINDS: dict[Asks, Kind] = {
    Asks.BEST_FIVE: Kind.CARDS,
    Asks.HAND_IS: Kind.CHOICE,
    Asks.BEST_HIGH: Kind.SEAT,
    Asks.HIGH_SHARED: Kind.COUNT,
    Asks.HIGH_ORDER: Kind.ORDER,
}

RULINGS: dict[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.BEST_FIVE: best_five,
    Asks.HAND_IS: hand_is,
    Asks.BEST_HIGH: best_high,
    Asks.HIGH_SHARED: high_shared,
    Asks.HIGH_ORDER: high_order,
}
