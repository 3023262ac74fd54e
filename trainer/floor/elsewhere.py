"""What another house would say of the same dispute."""

import msgspec

from trainer import events as ev
from trainer.audit import replayed
from trainer.floor.dispute import Dispute, Told
from trainer.floor.report import Report, report
from trainer.houses.house import House
from trainer.notation.departure import Departure

_SAME = (Told, ev.CardDealt, ev.CommunityCardDealt)
"""What has to have happened at both houses for the point reached to be the same."""


class Elsewhere(msgspec.Struct, frozen=True):
    """The rulings of another house at the point reached; None where the hand cannot have come so far there.

    `departures` are what was done on the way that this house does not allow.
    """

    report: Report | None
    departures: tuple[Departure, ...]


def elsewhere(dispute: Dispute, house: House) -> Elsewhere:
    """The same dispute at another house.

    Raises NotationError for a game, a structure or a number of players that the house does not deal.
    """
    again = replayed(dispute.hand, house)
    told = [sum(isinstance(event, _SAME) for event in hand.events) for hand in (dispute.hand, again.hand)]
    reached = report(again.hand.table, house) if told[0] == told[1] else None
    return Elsewhere(reached, tuple(departure for _, departure in again.departures))
