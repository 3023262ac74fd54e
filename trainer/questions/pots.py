"""The right answers to how much lies in each pot, who can win it, and what goes back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from trainer.houses.house import House
from trainer.questions.answer import Amount, Answer, Count
from trainer.questions.asks import Asks, Kind
from trainer.reasons import Fact, Ruling
from trainer.rulings.gathering import gathered, goes_back, short_ante
from trainer.rulings.pots import Pot

if TYPE_CHECKING:
    from trainer.questions.question import Question

POT_ASKED: Mapping[Asks, int] = {
    Asks.MAIN_POT: 0,
    Asks.SIDE_POT: 1,
    Asks.SIDE_POT_2: 2,
    Asks.IN_MAIN_POT: 0,
    Asks.IN_SIDE_POT: 1,
    Asks.IN_SIDE_POT_2: 2,
}
"""Which pot is asked about, the main pot 0."""

_COUNTED = (Asks.IN_MAIN_POT, Asks.IN_SIDE_POT, Asks.IN_SIDE_POT_2)


def of_pot(question: Question, found: tuple[Pot, ...]) -> Answer:
    """What is asked of these pots: how much lies in one of them, or how many can win it."""
    at = POT_ASKED[question.asks]
    pot = found[at] if at < len(found) else Pot(0, ())
    return Count(len(pot.seats)) if question.asks in _COUNTED else Amount(pot.amount)


def pot(question: Question, house: House) -> Ruling[Answer]:
    """The amount of the pot asked about, or how many can win it, once the bets are in."""
    ruling = gathered(question.table, house)
    return Ruling(of_pot(question, ruling.answer), ruling.because)


def back(question: Question, house: House) -> Ruling[Answer]:
    """How much goes back to the player asked about."""
    ruling = goes_back(question.table, house)
    seat, amount = ruling.answer or (0, 0)
    return Ruling(Amount(amount if seat == question.seat else 0), ruling.because)


KINDS: Mapping[Asks, Kind] = {
    **{asks: Kind.COUNT if asks in _COUNTED else Kind.AMOUNT for asks in POT_ASKED},
    Asks.UNCALLED: Kind.AMOUNT,
}

RULINGS: Mapping[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    **dict.fromkeys(POT_ASKED, pot),
    Asks.UNCALLED: back,
}

SITUATIONS: Mapping[Asks, Callable[[Question], tuple[Fact, ...]]] = dict.fromkeys(
    POT_ASKED, lambda question: short_ante(question.table)
)
