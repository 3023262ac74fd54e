"""The right answers to the question what a player may do, his wagers by their proper names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from trainer import events as ev
from trainer.houses.house import House
from trainer.procedure import action_for
from trainer.questions.answer import Act, Actions, Answer
from trainer.questions.asks import Asks, Kind
from trainer.reasons import Ruling
from trainer.rulings.acts import acts
from trainer.rulings.betting import betting
from trainer.rulings.wagers import Options
from trainer.table import Street, Table

if TYPE_CHECKING:
    from trainer.questions.question import Question

_NAMES: Mapping[type[ev.Action], Act] = {ev.Bet: Act.BET, ev.Completed: Act.COMPLETE, ev.Raised: Act.RAISE}


def may_do(question: Question, house: House) -> Ruling[Answer]:
    """Everything the player asked about may do; a fold only where it saves him chips."""
    table, seat = question.table, question.seat or 0
    ruling = acts(table, house, seat)
    return Ruling(in_order(_allowed(table, house, seat, ruling.answer)), ruling.because)


def in_order(found: set[Act]) -> Actions:
    """These acts as an answer gives them."""
    return Actions(tuple(act for act in Act if act in found))


def _allowed(table: Table, house: House, seat: int, may: Options) -> set[Act]:
    found = {_NAMES[type(action_for(table, house, seat, to))] for to in may.wager_to or may.wager_range or ()}
    if may.check:
        return found | {Act.CHECK}
    if table.street is Street.THIRD and not betting(table, house).call_to:
        found.add(Act.BRING_IN)
    else:
        found.add(Act.CALL)
    return found | {Act.FOLD} if may.fold else found


KINDS: Mapping[Asks, Kind] = {Asks.MAY_DO: Kind.ACTIONS}
RULINGS: Mapping[Asks, Callable[[Question, House], Ruling[Answer]]] = {Asks.MAY_DO: may_do}
