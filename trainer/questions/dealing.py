"""The right answers to the questions about a dealer's own work: what comes next, and what is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.values import Face
from trainer.money import Chips
from trainer.procedure import Duty, DutyKind, next_duty
from trainer.questions.answer import Answer, Chosen, PickedSeat, SeatOrder
from trainer.questions.asks import Asks, Kind
from trainer.questions.choices import CardLies, DealerNext
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.bring_in import low_card_order, starter
from trainer.rulings.burns import burns_before
from trainer.rulings.calls import board_call
from trainer.rulings.turn import to_act
from trainer.table import Street, Table

if TYPE_CHECKING:
    from trainer.questions.question import Question

RULING = "dealing"

_NEXT: Mapping[DutyKind, DealerNext] = {
    DutyKind.BRING_IN: DealerNext.WAIT,
    DutyKind.ACT: DealerNext.WAIT,
    DutyKind.RETURN: DealerNext.GIVE_BACK,
    DutyKind.COLLECT: DealerNext.PULL_IN,
    DutyKind.BURN: DealerNext.BURN,
    DutyKind.DEAL: DealerNext.DEAL,
}
"""What is done next before the river."""


def comes_next(question: Question, house: House) -> Ruling[Answer]:
    """What the dealer does next; the river has not been reached."""
    table = question.table
    duty = next_duty(table, house)
    return Ruling(Chosen(_NEXT[duty.kind].value), _why_next(table, house, duty))


def dealt_in_order(question: Question, house: House) -> Ruling[Answer]:
    """In which order the live hands are dealt the next street."""
    seats = tuple(seat.number for seat in question.table.live)
    served = Fact("stub.served", {"seats": seats, "count": len(seats)})
    reasons = [_because(k.POTS_ALL_IN, "clockwise"), Reason(RULING, k.POTS_ALL_IN, served, seats)]
    all_in = tuple(seat.number for seat in question.table.live if not seat.stack)
    if all_in:
        reasons.append(Reason(RULING, k.POTS_ALL_IN, Fact("river.all_in_too", {"seats": all_in}), all_in))
    return Ruling(SeatOrder(seats), tuple(reasons))


def lies(question: Question, house: House) -> Ruling[Answer]:
    """How the next card of a hand is dealt."""
    face = next_duty(question.table, house).face
    street = max(Street.THIRD, len(question.table.seat(question.seat or 0).cards) + 1)
    name = "hole" if face is Face.DOWN else "door"
    if street > Street.THIRD:
        name = f"seventh.{face.value}" if street == Street.SEVENTH else "up"
    return Ruling(Chosen((CardLies.UP if face is Face.UP else CardLies.DOWN).value), (_because(k.RIVER_FACE, name),))


def low_card(question: Question, house: House) -> Ruling[Answer]:
    """Whose door card is called as low."""
    low = low_card_order(question.table, house)[0].number
    return Ruling(PickedSeat(low), starter(question.table, house).because)


def called(question: Question, house: House) -> Ruling[Answer]:
    """What is called of the board of the player asked about."""
    ruling = board_call(question.table, house, question.seat or 0)
    return Ruling(Chosen(ruling.answer.value), ruling.because)


def _why_next(table: Table, house: House, duty: Duty) -> tuple[Reason, ...]:
    if duty.kind in (DutyKind.ACT, DutyKind.BRING_IN):
        turn = to_act(table, house).because
        return (*turn, _because(turn[-1].clause, "waits", seat=duty.seat))
    over = to_act(table, house).because if table.actions else ()
    if duty.kind is DutyKind.COLLECT:
        return (*over, _because(k.POTS_ALL_IN, "pulls_in"))
    if duty.kind is DutyKind.RETURN:
        return (*over, _because(k.POTS_ALL_IN, "gives_back", seat=duty.seat, amount=Chips(duty.amount)))
    street = duty.street or table.street
    burns = burns_before(street, house)
    if duty.kind is DutyKind.BURN:
        return (*over, *burns.because, _because(k.BURNS, "burns_now", street=street))
    name = "burned" if burns.answer else "no_burn"
    return (*over, *burns.because, _because(k.BURNS, name, street=street))


def _because(key: k.Key[Any], name: str, **values: object) -> Reason:
    return Reason(RULING, key, Fact(f"dealing.{name}", values))


KINDS: Mapping[Asks, Kind] = {
    Asks.DEALER_NEXT: Kind.CHOICE,
    Asks.DEALT_IN_ORDER: Kind.ORDER,
    Asks.CARD_LIES: Kind.CHOICE,
    Asks.LOW_CARD_CALLED: Kind.SEAT,
    Asks.BOARD_CALLED: Kind.CHOICE,
}
RULINGS: Mapping[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.DEALER_NEXT: comes_next,
    Asks.DEALT_IN_ORDER: dealt_in_order,
    Asks.CARD_LIES: lies,
    Asks.LOW_CARD_CALLED: low_card,
    Asks.BOARD_CALLED: called,
}
