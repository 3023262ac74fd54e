"""The right answers to the questions about spread games, out of their ruling."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.houses.house import House
from trainer.questions.answer import Amount, Answer
from trainer.questions.asks import Asks, Kind
from trainer.reasons import Ruling
from trainer.rulings.spread import least_wager, most_wager

if TYPE_CHECKING:
    from trainer.questions.question import Question


def spread_least(question: Question, house: House) -> Ruling[Answer]:
    """The least that may be wagered to."""
    ruling = least_wager(question.table, house, question.seat or 0)
    return Ruling(Amount(ruling.answer), ruling.why)


def spread_most(question: Question, house: House) -> Ruling[Answer]:
    """The most that may be wagered to."""
    ruling = most_wager(question.table, house, question.seat or 0)
    return Ruling(Amount(ruling.answer), ruling.why)


KINDS: dict[Asks, Kind] = {Asks.SPREAD_LEAST: Kind.AMOUNT, Asks.SPREAD_MOST: Kind.AMOUNT}

RULINGS: dict[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.SPREAD_LEAST: spread_least,
    Asks.SPREAD_MOST: spread_most,
}
