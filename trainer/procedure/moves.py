"""The events that follow by themselves: what the dealer does unasked, and how an amount wagered is named."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from trainer import events as ev
from trainer.cards import Card
from trainer.houses.house import House
from trainer.procedure.duty import Duty, DutyKind, next_duty
from trainer.rulings.betting import betting, counts_as_wager, sizes_for
from trainer.table import Street, Table, apply

NextCard = Callable[[], Card | None]
"""Gives the card on top of the stub, None where nobody knows it."""


def dealer_event(duty: Duty, next_card: NextCard | None = None) -> ev.DealerEvent | None:
    """The event that does the dealer's `duty`; None where it is a player's, or a card must be dealt and is not named.

    Burns are dealt unseen where `next_card` is not given.
    """
    does = _DOES.get(duty.kind)
    return does(duty, next_card) if does else None


def _pushed(duty: Duty, _: NextCard | None) -> ev.PotPushed | None:
    award = duty.award
    return ev.PotPushed(award.pot, award.half, award.seat, award.amount) if award else None


_DOES: dict[DutyKind, Callable[[Duty, NextCard | None], ev.DealerEvent | None]] = {
    DutyKind.RETURN: lambda duty, _: ev.UncalledReturned(duty.seat or 0, duty.amount),
    DutyKind.COLLECT: lambda duty, _: ev.BetsCollected(),
    DutyKind.REMIX: lambda duty, _: ev.StubRemixed(burns=not duty.muck, muck=duty.muck),
    DutyKind.BURN: lambda duty, card: ev.CardBurned(card() if card else None),
    DutyKind.DEAL: lambda duty, card: ev.CardDealt(duty.seat or 0, card(), duty.face) if card else None,
    DutyKind.COMMUNITY: lambda duty, card: ev.CommunityCardDealt(card(), duty.face) if card else None,
    DutyKind.PUSH: _pushed,
}


class Settled(NamedTuple):
    """What the dealer has done by himself, the table after it, and what is due then."""

    events: list[ev.DealerEvent]
    table: Table
    duty: Duty


def settled(table: Table, house: House, before: Collection[DutyKind] = ()) -> Settled:
    """What the dealer does by himself from here until a card must be named or a player must decide.

    He stops before any duty in `before`: a reader who has come to the end of a record stops before `BURN`.
    """
    events: list[ev.DealerEvent] = []
    while (duty := next_duty(table, house)).kind not in before and (event := dealer_event(duty)) is not None:
        table = apply(table, event)
        events.append(event)
    return Settled(events, table, duty)


def settle(table: Table, house: House, before: Collection[DutyKind] = ()) -> list[ev.DealerEvent]:
    """The events that `settled` tells, alone."""
    return settled(table, house, before).events


def action_for(table: Table, house: House, seat: int, to: int) -> ev.Bet | ev.Completed | ev.Raised:
    """A wager to a total of `to` by its proper name: a completion on third street, then a bet, then raises."""
    state = betting(table, house)
    if table.street is Street.THIRD and not state.full:
        completes = not state.call_to or counts_as_wager(house, to, sizes_for(table, house, seat)[0])
        return ev.Completed(seat, to) if completes else ev.Raised(seat, to)
    if not state.call_to:
        return ev.Bet(seat, to)
    return ev.Raised(seat, to)
