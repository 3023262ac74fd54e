"""What is said on the table at a step: who did what, whose turn it is, which cards decide. Knows no Qt."""

from trainer.cards import Card
from trainer.commentary import Step, StepKind
from trainer.houses.house import House
from trainer.procedure import DutyKind, next_duty
from trainer.rulings.pots import pots
from trainer.table import Table
from trainer.text import Words
from ui.demo.telling import note
from ui.table.marks import Marks, SeatMark, SeatState, Sight

_DECIDING = (StepKind.ANNOUNCE, StepKind.SHOW, StepKind.PUSH)


def marks(step: Step | None, house: House, words: Words, *, turn: bool = True) -> Marks:
    """The marks of the table after `step`, or at the start of the hand; without `turn` not whose turn it is."""
    if step is None:
        return Marks()
    seats: dict[int, SeatMark] = {}
    due = next_duty(step.after, house)
    if turn and due.kind in (DutyKind.ACT, DutyKind.BRING_IN) and due.seat is not None:
        seats[due.seat] = SeatMark(SeatState.TO_ACT, words("To act"))
    if step.kind is StepKind.ANNOUNCE and due.seat is not None:
        said = words("Brings it in") if due.kind is DutyKind.BRING_IN else words("Acts first")
        seats[due.seat] = SeatMark(SeatState.SELECTED, said)
    elif step.seat is not None and (told := note(step, words)):
        state = SeatState.SELECTED if step.kind is StepKind.PUSH else SeatState.NORMAL
        seats[step.seat] = SeatMark(state, told)
    return Marks(seats, _ringed(step, seats) if step.kind in _DECIDING else frozenset())


def _ringed(step: Step, seats: dict[int, SeatMark]) -> frozenset[Card]:
    """The cards that decide, as far as they lie before a seat that is marked, or in the middle."""
    if step.kind is StepKind.SHOW:
        return frozenset(step.high.five if step.high else ())
    seen = {dealt.card for number in seats for dealt in step.after.seat(number).cards}
    if step.after.community is not None:
        seen.add(step.after.community.card)
    compared = [{card for card in reason.cards if card in seen} for reason in step.because]
    found = [cards for cards in compared if cards]
    return frozenset(found[-1]) if found else frozenset()


def sight(table: Table, house: House) -> Sight:
    """How the table is drawn: with names, cards of one size throughout, the pot in its parts where it has several."""
    parts = [pot.amount for pot in pots(table, house).answer]
    for push in table.pushed:
        parts[push.pot] -= push.amount
    return Sight(names=True, steady=True, pots=tuple(parts) if len(parts) > 1 else ())
