"""The right answers to the questions that are answered by counting cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from trainer.houses.house import House
from trainer.questions.answer import Answer, Count
from trainer.questions.asks import Asks, Kind
from trainer.reasons import Ruling
from trainer.rulings import stub as rules
from trainer.table import Table

if TYPE_CHECKING:
    from trainer.questions.question import Question


def _counted(ruling: Callable[[Table, House], Ruling[int]]) -> Callable[[Question, House], Ruling[Answer]]:
    def ask(question: Question, house: House) -> Ruling[Answer]:
        found = ruling(question.table, house)
        return Ruling(Count(found.answer), found.because)

    return ask


RULINGS: Mapping[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.STUB_LEFT: _counted(rules.left),
    Asks.STUB_TAKEN: _counted(rules.taken),
    Asks.STUB_NEEDED: _counted(rules.needed),
    Asks.MAY_STAY: _counted(rules.may_stay),
}
KINDS: Mapping[Asks, Kind] = dict.fromkeys(RULINGS, Kind.COUNT)
