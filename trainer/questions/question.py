"""A question about a table, and the ruling that answers it."""

from collections.abc import Callable
from enum import Enum

import msgspec
from msgspec.structs import replace

from trainer.houses.house import House
from trainer.houses.values import Structure
from trainer.questions.answer import Amount, Amounts, Answer, Chosen, PickedSeat, SeatAndAmounts
from trainer.questions.choices import BackAtBringIn, MayPutIn
from trainer.reasons import Ruling
from trainer.rulings.bring_in import bring_in
from trainer.rulings.river import river
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options
from trainer.skills import Skill
from trainer.table import Table


class Kind(Enum):
    """How a question is answered."""

    SEAT = "seat"
    SEAT_AND_AMOUNT = "seat_and_amount"
    AMOUNT = "amount"
    AMOUNTS = "amounts"
    PROCEDURE = "procedure"
    COUNT = "count"
    CHOICE = "choice"


class Asks(Enum):
    """What a question asks. Its value is the key of the question's sentence in `trainer.text`."""

    BRING_IN = "bring_in"
    MAY_PUT_IN = "may_put_in"
    BACK_AT_BRING_IN = "back_at_bring_in"
    FIRST_TO_ACT = "first_to_act"
    NEXT_TO_ACT = "next_to_act"
    WAGER_TO = "wager_to"
    CALL = "call"
    RIVER_PROCEDURE = "river_procedure"


class Hidden(Enum):
    """What is not printed at the table because the question asks for it."""

    COUNTS = "counts"
    ANTE = "ante"
    BRING_IN = "bring_in"


class Question(msgspec.Struct, frozen=True):
    """One question: the table as it stands, the house whose dealer is asked, and what is asked.

    `seat` is the player it is about. `choices` are keys in the order shown, which never depends on the answer.
    `revealed` seats have their hole cards turned up for the trainee, where the trap needs them seen.
    """

    skill: Skill
    asks: Asks
    table: Table
    house: House
    seat: int | None = None
    choices: tuple[str, ...] = ()
    hidden: frozenset[Hidden] = frozenset()
    revealed: tuple[int, ...] = ()

    @property
    def kind(self) -> Kind:
        """How it is answered."""
        return _KINDS[self.asks]

    @property
    def seen(self) -> Table:
        """The table as the trainee sees it: the dealer's view, and the hole cards that are turned up for the trap."""
        masked = self.table.visible_to()
        seats = tuple(
            replace(seat, shown=True) if seat.number in self.revealed else hidden
            for seat, hidden in zip(self.table.seats, masked.seats, strict=True)
        )
        return replace(masked, seats=seats)

    def ruling(self, house: House | None = None) -> Ruling[Answer]:
        """The right answer with its reasons, at the question's own house or at another."""
        return _RULINGS[self.asks](self, house or self.house)


def _bring_in(question: Question, house: House) -> Ruling[Answer]:
    ruling = bring_in(question.table, house)
    started = ruling.answer
    if started is None:
        return Ruling(SeatAndAmounts(0, ()), ruling.because)
    amounts = (started.post,) if started.open is None else (started.post, started.open)
    return Ruling(SeatAndAmounts(started.seat, amounts), ruling.because)


def _may_put_in(question: Question, house: House) -> Ruling[Answer]:
    ruling = bring_in(question.table, house)
    opens = ruling.answer.open if ruling.answer else None
    if opens is None:
        may = MayPutIn.BRING_IN_ONLY
    elif question.table.structure is Structure.SPREAD:
        may = MayPutIn.ANYTHING_BETWEEN
    else:
        may = MayPutIn.SMALL_BET_TOO if opens == question.table.stakes.small else MayPutIn.ALL_IN_TOO
    return Ruling(Chosen(may.value), ruling.because)


def _back_at_bring_in(question: Question, house: House) -> Ruling[Answer]:
    turn = to_act(question.table, house)
    if turn.answer is None or turn.answer != question.seat:
        return Ruling(Chosen(BackAtBringIn.STREET_OVER.value), turn.because)
    may = options(question.table, house, turn.answer)
    if may.answer.check:
        does = BackAtBringIn.CHECK_OR_COMPLETE
    else:
        does = BackAtBringIn.CALL_FOLD_OR_COMPLETE if may.answer.wager_to else BackAtBringIn.CALL_OR_FOLD
    return Ruling(Chosen(does.value), (*turn.because, *may.because))


def _to_act(question: Question, house: House) -> Ruling[Answer]:
    ruling = to_act(question.table, house)
    return Ruling(PickedSeat(ruling.answer or 0), ruling.because)


def _wager_to(question: Question, house: House) -> Ruling[Answer]:
    ruling = options(question.table, house, question.seat or 0)
    return Ruling(Amounts(ruling.answer.wager_to), ruling.because)


def _call(question: Question, house: House) -> Ruling[Answer]:
    ruling = options(question.table, house, question.seat or 0)
    return Ruling(Amount(ruling.answer.call or 0), ruling.because)


def _river_procedure(question: Question, house: House) -> Ruling[Answer]:
    ruling = river(question.table, house)
    return Ruling(Chosen(ruling.answer.procedure.value), ruling.because)


_KINDS = {
    Asks.BRING_IN: Kind.SEAT_AND_AMOUNT,
    Asks.MAY_PUT_IN: Kind.CHOICE,
    Asks.BACK_AT_BRING_IN: Kind.CHOICE,
    Asks.FIRST_TO_ACT: Kind.SEAT,
    Asks.NEXT_TO_ACT: Kind.SEAT,
    Asks.WAGER_TO: Kind.AMOUNTS,
    Asks.CALL: Kind.AMOUNT,
    Asks.RIVER_PROCEDURE: Kind.PROCEDURE,
}

_RULINGS: dict[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.BRING_IN: _bring_in,
    Asks.MAY_PUT_IN: _may_put_in,
    Asks.BACK_AT_BRING_IN: _back_at_bring_in,
    Asks.FIRST_TO_ACT: _to_act,
    Asks.NEXT_TO_ACT: _to_act,
    Asks.WAGER_TO: _wager_to,
    Asks.CALL: _call,
    Asks.RIVER_PROCEDURE: _river_procedure,
}
