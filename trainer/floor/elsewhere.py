"""What another house would say of the same dispute."""

import msgspec

from trainer import events as ev
from trainer.audit import replayed
from trainer.errors import NotationError
from trainer.floor.dispute import Dispute, Told
from trainer.floor.report import Report, report
from trainer.houses.house import House
from trainer.notation.departure import Departure

_SAME = (Told, ev.CardDealt, ev.CommunityCardDealt)
"""What has to have happened at both houses for the point reached to be the same."""


class Elsewhere(msgspec.Struct, frozen=True):
    """The rulings of another house at the point reached; None where the hand cannot have come so far there.

    `departures` are what was done on the way that this house does not allow; `refused` says why nothing can be said
    where it does not deal the game, the structure or so many players.
    """

    house: House
    report: Report | None = None
    departures: tuple[Departure, ...] = ()
    refused: NotationError | None = None


def elsewhere(dispute: Dispute, house: House) -> Elsewhere:
    """The same dispute at another house."""
    try:
        again = replayed(dispute.hand, house)
    except NotationError as refused:
        return Elsewhere(house, refused=refused)
    told = [sum(isinstance(event, _SAME) for event in hand.events) for hand in (dispute.hand, again.hand)]
    reached = report(again.hand.table, house) if told[0] == told[1] else None
    return Elsewhere(house, reached, tuple(departure for _, departure in again.departures))
