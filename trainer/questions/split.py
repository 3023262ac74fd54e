"""The right answers to who is paid what, and who gets the odd chip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from trainer.houses.house import House
from trainer.questions.answer import Answer, PickedSeat, Split
from trainer.questions.asks import Asks, Kind
from trainer.reasons import Fact, Ruling
from trainer.rulings import shares as rules

if TYPE_CHECKING:
    from trainer.questions.question import Question


def split(question: Question, house: House) -> Ruling[Answer]:
    """What each winner is paid out of all the pots."""
    ruling = rules.shares(question.table, house)
    return Ruling(Split(ruling.answer or ()), lambda: ruling.because)


def odd_chip(question: Question, house: House) -> Ruling[Answer]:
    """Who gets the odd chip; nobody where all comes out even."""
    ruling = rules.odd_chip(question.table, house)
    return Ruling(PickedSeat(ruling.answer or 0), lambda: ruling.because)


def pots_lie(question: Question) -> tuple[Fact, ...]:
    """The pots that lie apart in the middle."""
    return rules.pots_lie(question.table, question.house)


KINDS: Mapping[Asks, Kind] = {Asks.SPLIT: Kind.SPLIT, Asks.ODD_CHIP: Kind.SEAT}

RULINGS: Mapping[Asks, Callable[[Question, House], Ruling[Answer]]] = {Asks.SPLIT: split, Asks.ODD_CHIP: odd_chip}

SITUATIONS: Mapping[Asks, Callable[[Question], tuple[Fact, ...]]] = {Asks.SPLIT: pots_lie, Asks.ODD_CHIP: pots_lie}
