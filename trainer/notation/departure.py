"""Where a recorded hand goes otherwise than its house has it, and whether the hand can go on from there."""

import msgspec

from trainer import events as ev
from trainer.errors import IllegalEvent
from trainer.procedure import Duty, DutyKind
from trainer.table import Seat, Street, Table


class Departure(msgspec.Struct, frozen=True):
    """One thing that was not done as the house does it. `refused` says what was found and what was expected, by which
    clause; its amounts are worded in its fact `unit`.

    `street` is None once the last betting is over. `seat` is the player who acted or was paid, or whom the dealer had
    to serve; None where it is nobody.
    """

    street: Street | None
    seat: int | None
    refused: IllegalEvent


def departure(table: Table, due: Duty, event: ev.Event, refused: IllegalEvent) -> Departure:
    """The departure that `event` is where `due` was to be done and the house has `refused` it."""
    if isinstance(event, ev.HandShown | ev.HandMucked):
        return Departure(None, event.seat, refused)
    if isinstance(event, ev.Action | ev.UncalledReturned):
        return Departure(table.street, event.seat, refused)
    return Departure(due.street or table.street, due.seat, refused)


def can_happen(table: Table, due: Duty, event: ev.Event) -> bool:
    """Whether a table can go on after an event that the house does not allow: the chips, the cards and the hands are
    there, and the street is one at which it can happen. `due` is what the house has next."""
    match event:
        case ev.Folded(seat=number) | ev.Checked(seat=number):
            return _betting(table, due) and len(table.live) > 1 and table.seat(number).live
        case ev.Called(seat=number, amount=amount) | ev.BringInPosted(seat=number, amount=amount):
            return _betting(table, due) and _can_pay(table.seat(number), amount)
        case ev.Bet(seat=number, to=to) | ev.Completed(seat=number, to=to) | ev.Raised(seat=number, to=to):
            seat = table.seat(number)
            return _betting(table, due) and _can_pay(seat, to - seat.bet)
        case ev.CardDealt(seat=number) if due.street and due.kind in (DutyKind.DEAL, DutyKind.COMMUNITY):
            seat = table.seat(number)
            return seat.live and len(seat.cards) < due.street and table.stub > 0
        case ev.CommunityCardDealt():
            nobody_served = table.street is Street.SIXTH
            return due.kind is DutyKind.DEAL and due.street is Street.SEVENTH and nobody_served and table.stub > 0
        case ev.HandShown(seat=number) | ev.HandMucked(seat=number):
            seat = table.seat(number)
            return due.kind is DutyKind.SHOW and seat.live and not seat.shown
        case _:
            return False


def _betting(table: Table, due: Duty) -> bool:
    """Whether this street's chips still lie in front of the players, or are about to."""
    return due.kind in (DutyKind.ACT, DutyKind.BRING_IN) or (bool(table.actions) and not table.closed)


def _can_pay(seat: Seat, amount: int) -> bool:
    return seat.live and 0 < amount <= seat.stack
