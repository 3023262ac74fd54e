"""The right answers to the questions about the figures of the title bar, and about who is dealt in for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.money import Chips
from trainer.questions.answer import Amount, Answer, Chosen
from trainer.questions.asks import Asks, Kind
from trainer.questions.choices import Figure, WhoAntes
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings import stakes as rules
from trainer.rulings.betting import sizes_for
from trainer.rulings.wagers import options
from trainer.table import Table

if TYPE_CHECKING:
    from trainer.questions.question import Question


def _amount(ruling: Callable[[Table, House], Ruling[int]]) -> Callable[[Question, House], Ruling[Answer]]:
    def ask(question: Question, house: House) -> Ruling[Answer]:
        found = ruling(question.table, house)
        return Ruling(Amount(found.answer), found.because)

    return ask


def who_antes(question: Question, house: House) -> Ruling[Answer]:
    """Who antes at these stakes."""
    stakes = question.table.stakes
    bets = {"small": Chips(stakes.small), "big": Chips(stakes.big)}
    if rules.plays_without_ante(stakes, house):
        fact, answer = Fact("ante.nobody", bets), WhoAntes.NOBODY
    else:
        fact, answer = Fact("ante.everybody", bets), WhoAntes.EVERYBODY
    return Ruling(Chosen(answer.value), (Reason(rules.RULING, k.ANTE_NONE_AT, fact),))


def ante_figure(question: Question, house: House) -> Ruling[Answer]:
    """Which figure a player puts in before the deal."""
    fact = Fact("title.ante", {"amount": Chips(question.table.stakes.ante)})
    return Ruling(Chosen(Figure.ANTE.value), (Reason(rules.RULING, k.ANTE_SIZE, fact),))


def bring_in_figure(question: Question, house: House) -> Ruling[Answer]:
    """Which figure is the least that the low card puts in."""
    fact = Fact("title.bring_in", {"amount": Chips(question.table.stakes.bring_in)})
    return Ruling(Chosen(Figure.BRING_IN.value), (Reason(rules.RULING, k.BRING_IN_SIZE, fact),))


def wager_figure(question: Question, house: House) -> Ruling[Answer]:
    """Which figure the first full bet of the street is."""
    table, seat = question.table, question.seat or 0
    small = sizes_for(table, house, seat)[0] == table.stakes.small
    because = [step for step in options(table, house, seat).because if step.clause is k.STREET_BIG_FROM]
    fact = Fact("title.first" if small else "title.second")
    answer = Figure.FIRST if small else Figure.SECOND
    return Ruling(Chosen(answer.value), (*because[:1], Reason(rules.RULING, k.STREET_BIG_FROM, fact)))


def joins(question: Question, house: House) -> Ruling[Answer]:
    """When somebody is dealt in who sits down now."""
    ruling = rules.joins(question.table, house)
    return Ruling(Chosen(ruling.answer.value), ruling.because)


KINDS: Mapping[Asks, Kind] = {
    Asks.ANTE: Kind.AMOUNT,
    Asks.ANTES: Kind.AMOUNT,
    Asks.WHO_ANTES: Kind.CHOICE,
    Asks.BRING_IN_SIZE: Kind.AMOUNT,
    Asks.ANTE_FIGURE: Kind.CHOICE,
    Asks.BRING_IN_FIGURE: Kind.CHOICE,
    Asks.WAGER_FIGURE: Kind.CHOICE,
    Asks.JOINS: Kind.CHOICE,
}
RULINGS: Mapping[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.ANTE: _amount(rules.ante),
    Asks.ANTES: _amount(rules.antes),
    Asks.WHO_ANTES: who_antes,
    Asks.BRING_IN_SIZE: _amount(rules.bring_in_size),
    Asks.ANTE_FIGURE: ante_figure,
    Asks.BRING_IN_FIGURE: bring_in_figure,
    Asks.WAGER_FIGURE: wager_figure,
    Asks.JOINS: joins,
}
