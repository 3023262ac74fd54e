"""Whether the deck is short at the river, and how seventh street is then dealt."""

from enum import Enum

import msgspec

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.burns import burns_before, burns_by
from trainer.rulings.first_to_act import river_opener
from trainer.table import Seat, Street, Table

RULING = "river"


class Procedure(Enum):
    """How the last card is dealt."""

    DEAL = "deal"
    REMIX_ALL = "remix_all"
    REMIX_LAST = "remix_last"
    COMMUNITY = "community"
    COMMUNITY_AFTER_REMIX = "community_after_remix"
    MUCK_RESHUFFLED = "muck_reshuffled"


_COMMUNITY = (Procedure.COMMUNITY, Procedure.COMMUNITY_AFTER_REMIX)


class River(msgspec.Struct, frozen=True):
    """How seventh street is dealt: `needed` cards for each live hand's own, with the burn and the kept card; `stub`
    and `burned` as sixth street left them; `opener` acts first, None while the card that decides it is unknown."""

    procedure: Procedure
    needed: int
    stub: int
    burned: int
    live: int
    opener: int | None

    @property
    def community(self) -> bool:
        """Whether one card is shared by all."""
        return self.procedure in _COMMUNITY


def river(table: Table, house: House) -> Ruling[River]:
    """How the river is dealt; the table is at the end of sixth street or beyond, and the answer stays the same."""
    live = len(live_after_sixth(table))
    burned = burns_by(Street.SIXTH, house)
    stub = 52 - burned - sum(min(len(seat.cards), Street.SIXTH) for seat in table.seats)
    burn = int(burns_before(Street.SEVENTH, house).answer)
    kept = int(house[k.RIVER_LAST_CARD] is v.LastCard.KEPT)
    needed = live + burn + kept

    counted = Fact("river.count", {"stub": stub, "live": live, "burned": burned, "needed": needed})
    reasons = [
        Reason(RULING, k.BURNS, Fact(f"river.needs.burn_{burn}", {"needed": needed, "live": live})),
        Reason(RULING, k.RIVER_LAST_CARD, Fact(f"river.last_card.{house[k.RIVER_LAST_CARD].value}")),
    ]
    if stub >= needed:
        procedure = Procedure.DEAL
        reasons.append(Reason(RULING, k.RIVER_FACE, Fact(f"river.deal.{house[k.RIVER_FACE].value}")))
        reasons.append(Reason(RULING, k.RIVER_SHORT_DECK, counted))
    else:
        muck = sum(min(len(seat.cards), Street.SIXTH) for seat in table.seats) - live * Street.SIXTH
        procedure = _when_short(house, stub, live, burned, burn, needed, muck)
        reasons.append(Reason(RULING, k.RIVER_SHORT_DECK, Fact("river.short", counted.values)))
        if procedure in _COMMUNITY:
            face = house[k.RIVER_COMMUNITY_FACE]
            reasons.append(Reason(RULING, k.RIVER_COMMUNITY_FACE, Fact(f"river.community_face.{face.value}")))
        mixed = {"mixed": _mixed(procedure, stub, burned, burn), "live": live, "stub": stub}
        reasons.append(Reason(RULING, k.RIVER_SHORT_DECK, Fact(f"river.procedure.{procedure.value}", mixed)))
    first = river_opener(table, house, community=procedure in _COMMUNITY)
    return Ruling(River(procedure, needed, stub, burned, live, first.answer), (*first.because, *reasons))


def live_after_sixth(table: Table) -> tuple[Seat, ...]:
    """The hands that were live when sixth street closed."""
    if table.street is not Street.SEVENTH:
        return table.live
    folded_since = {action.seat for action in table.actions if isinstance(action, ev.Folded)}
    return tuple(seat for seat in table.seats if not seat.folded or seat.number in folded_since)


def _when_short(house: House, stub: int, live: int, burned: int, burn: int, needed: int, muck: int) -> Procedure:
    match house[k.RIVER_SHORT_DECK]:
        case v.ShortDeck.MUCK_RESHUFFLED if stub + muck >= needed:
            return Procedure.MUCK_RESHUFFLED
        case v.ShortDeck.TDA:
            if stub + burned >= needed:
                return Procedure.REMIX_ALL
            return Procedure.COMMUNITY if stub >= 3 else Procedure.COMMUNITY_AFTER_REMIX
        case v.ShortDeck.REMIX_LAST:
            if serves_after_mix(stub, live, burned, burn):
                return Procedure.REMIX_LAST
            return Procedure.COMMUNITY if stub >= 2 else Procedure.COMMUNITY_AFTER_REMIX
        case _:
            return Procedure.COMMUNITY if stub > burn else Procedure.COMMUNITY_AFTER_REMIX


def serves_after_mix(stub: int, live: int, burned: int, burn: int) -> bool:
    """Whether all but the last card, then that card mixed with the burns, reach every live hand.

    With one card in the stub nothing is dealt first. If the mix exactly serves the hands left, none of it is burned.
    """
    dealt_first = max(0, stub - burn - 1)
    return live - dealt_first <= _mixed(Procedure.REMIX_LAST, stub, burned, burn)


def _mixed(procedure: Procedure, stub: int, burned: int, burn: int) -> int:
    """How many cards are shuffled together before the river goes on."""
    match procedure:
        case Procedure.REMIX_ALL | Procedure.COMMUNITY_AFTER_REMIX:
            return stub + burned
        case Procedure.REMIX_LAST:
            return min(stub, 1) + burned + (burn if stub > 1 else 0)
        case _:
            return 0
