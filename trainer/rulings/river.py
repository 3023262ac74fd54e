"""Whether the deck is short at the river, and how seventh street is then dealt."""

from enum import Enum
from typing import Any

import msgspec
from msgspec.structs import replace

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.reasons import Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.rulings.burns import burns_before, burns_by
from trainer.rulings.first_to_act import river_opener
from trainer.table import FIFTH, FOURTH, SEVENTH, SIXTH, THIRD, Seat, Table

RULING = "river"


class Procedure(Enum):
    """How the last card is dealt."""

    DEAL = "deal"
    REMIX_ALL = "remix_all"
    REMIX_LAST = "remix_last"
    COMMUNITY = "community"
    COMMUNITY_AFTER_REMIX = "community_after_remix"
    MUCK_RESHUFFLED = "muck_reshuffled"

    @property
    def shared(self) -> bool:
        """Whether it is one card for all."""
        return self in _SHARED


_SHARED = (Procedure.COMMUNITY, Procedure.COMMUNITY_AFTER_REMIX)


class River(msgspec.Struct, frozen=True):
    """How seventh street is dealt: `needed` cards for each live hand's own, with the burn and the kept card; `stub`
    and `burned` as sixth street left them; `opener` acts first, None while the card that decides it is unknown."""

    procedure: Procedure
    needed: int
    stub: int
    burned: int
    live: int
    opener: int | None = None

    @property
    def community(self) -> bool:
        """Whether one card is shared by all."""
        return self.procedure.shared


class Deck(msgspec.Struct, frozen=True):
    """Where the fifty-two cards are when sixth street has closed, as counts; `live` counts hands."""

    stub: int
    live: int
    burned: int
    muck: int

    def needed(self, house: House) -> int:
        """How many cards must be in the stub for each live hand to be dealt its own."""
        return self.live + _burn(house) + int(house[k.RIVER_LAST_CARD] is v.LastCard.KEPT)


def river(table: Table, house: House) -> Ruling[River]:
    """How the river is dealt; the table is at the end of sixth street or beyond, and the answer stays the same."""
    answer = river_plan(table, house)
    first = river_opener(table, house, community=answer.community)
    return Ruling(replace(answer, opener=first.answer), lambda: (*first.because, *river_steps(table, house)))


def river_steps(table: Table, house: House) -> tuple[Reason, ...]:
    """Why the river is dealt as it is: the count, and what follows from it. Who acts first then is another matter."""
    deck = deck_after_sixth(table, house)
    return (*_counted(table, house, deck), *_followed(house, deck, river_plan(table, house)))


def river_plan(table: Table, house: House) -> River:
    """How the river is dealt, without the reasons and without who acts first then."""
    return _planned(deck_after_sixth(table, house), house)


@remembered
def _planned(deck: Deck, house: House) -> River:
    return River(procedure_for(deck, house), deck.needed(house), deck.stub, deck.burned, deck.live)


def live_after_sixth(table: Table) -> tuple[Seat, ...]:
    """The hands that were live when sixth street closed."""
    if table.street is not SEVENTH or not table.actions:
        return table.hands
    folded_since = {action.seat for action in table.actions if isinstance(action, ev.Folded)}
    return tuple(seat for seat in table.seats if not seat.folded or seat.number in folded_since)


def dealt_by_street(table: Table) -> tuple[int, ...]:
    """How many players were dealt a card on each street from third to sixth."""
    streets = (THIRD, FOURTH, FIFTH, SIXTH)
    return tuple(sum(len(seat.cards) >= street for seat in table.seats) for street in streets)


def deck_after_sixth(table: Table, house: House) -> Deck:
    """Where the cards are when sixth street has closed."""
    live = len(live_after_sixth(table))
    dealt = sum([min(len(seat.cards), SIXTH) for seat in table.seats])
    burned = burns_by(SIXTH, house)
    return Deck(52 - dealt - burned, live, burned, dealt - live * SIXTH)


def procedure_for(deck: Deck, house: House) -> Procedure:
    """How seventh street is dealt from such a deck."""
    if deck.stub >= deck.needed(house):
        return Procedure.DEAL
    match house[k.RIVER_SHORT_DECK]:
        case v.ShortDeck.MUCK_RESHUFFLED if deck.stub + deck.muck >= deck.needed(house):
            return Procedure.MUCK_RESHUFFLED
        case v.ShortDeck.TDA:
            if deck.stub + deck.burned >= deck.needed(house):
                return Procedure.REMIX_ALL
            return Procedure.COMMUNITY if deck.stub >= 3 else Procedure.COMMUNITY_AFTER_REMIX
        case v.ShortDeck.REMIX_LAST:
            if deck.live - served_before_mix(deck, house) <= _mixed(deck, house):
                return Procedure.REMIX_LAST
            return Procedure.COMMUNITY if deck.stub >= 2 else Procedure.COMMUNITY_AFTER_REMIX
        case _:
            return Procedure.COMMUNITY if deck.stub > _burn(house) else Procedure.COMMUNITY_AFTER_REMIX


def served_before_mix(deck: Deck, house: House) -> int:
    """How many hands are dealt their card before the last card is mixed with the burns; none from a single card."""
    return max(0, deck.stub - _burn(house) - 1)


def burn_after_mix(deck: Deck, house: House) -> bool:
    """Whether a card is burned once the last card has been mixed with the burns: not if the cards just reach."""
    return bool(_burn(house)) and _mixed(deck, house) > deck.live - served_before_mix(deck, house)


def _burn(house: House) -> int:
    return int(burns_before(SEVENTH, house).answer)


def _mixed(deck: Deck, house: House) -> int:
    """How many cards the last card and the burns are, the river's own burn among them."""
    return min(deck.stub, 1) + deck.burned + (_burn(house) if deck.stub > 1 else 0)


def _because(key: Key[Any], name: str, **values: object) -> Reason:
    return Reason(RULING, key, Fact(f"river.{name}", values))


def _counted(table: Table, house: House, deck: Deck) -> list[Reason]:
    """How many cards there are, and how many are needed."""
    third, fourth, fifth, sixth = dealt_by_street(table)
    streets = {"third": 3 * third, "fourth": fourth, "fifth": fifth, "sixth": sixth}
    left = {"dealt": sum(streets.values()), "burned": deck.burned, "stub": deck.stub}
    reasons = [
        _because(k.BURNS, "dealt", dealt_in=third, dealt=left["dealt"], **streets),
        _because(k.BURNS, "stub.burns" if deck.burned else "stub.no_burns", **left),
        _because(k.BURNS, f"needs.burn_{_burn(house)}", needed=deck.needed(house), live=deck.live),
        _because(k.RIVER_LAST_CARD, f"last_card.{house[k.RIVER_LAST_CARD].value}"),
    ]
    all_in = tuple(seat.number for seat in table.live if not seat.stack)
    if all_in and table.street is SIXTH:
        reasons.append(_because(k.POTS_ALL_IN, "all_in_too", seats=all_in))
    return reasons


def _followed(house: House, deck: Deck, plan: River) -> list[Reason]:
    """What is done with that many cards."""
    count = {"stub": deck.stub, "live": deck.live, "needed": plan.needed}
    own = _because(k.RIVER_FACE, f"deal.{house[k.RIVER_FACE].value}")
    if plan.procedure is Procedure.DEAL:
        return [_because(k.RIVER_SHORT_DECK, "count", **count), own]
    short = _because(k.RIVER_SHORT_DECK, "short", **count)
    if deck.burned:
        short = _because(k.RIVER_SHORT_DECK, "short.burns", **count, burned=deck.burned)
    mixed = _mixed_for(plan.procedure, deck, house)
    values = {"mixed": mixed, "live": deck.live, "stub": deck.stub}
    done = _because(k.RIVER_SHORT_DECK, f"procedure.{plan.procedure.value}", **values)
    if plan.community:
        face = _because(k.RIVER_COMMUNITY_FACE, f"community_face.{house[k.RIVER_COMMUNITY_FACE].value}")
        return [short, *_not_served(house, deck), done, face]
    if plan.procedure is not Procedure.REMIX_LAST:
        return [short, done, own]
    first = served_before_mix(deck, house)
    name = "served_first.some" if first else "served_first.none"
    served = _because(k.RIVER_SHORT_DECK, name, count=first)
    name = "after_mix.burn" if burn_after_mix(deck, house) else "after_mix.no_burn"
    return [short, done, served, _because(k.RIVER_SHORT_DECK, name, mixed=mixed, count=deck.live - first), own]


def _mixed_for(procedure: Procedure, deck: Deck, house: House) -> int:
    """How many cards are shuffled together, where any are."""
    match procedure:
        case Procedure.REMIX_ALL | Procedure.COMMUNITY_AFTER_REMIX:
            return deck.stub + deck.burned
        case Procedure.REMIX_LAST:
            return _mixed(deck, house)
        case Procedure.MUCK_RESHUFFLED:
            return deck.stub + deck.muck
        case _:
            return 0


def _not_served(house: House, deck: Deck) -> list[Reason]:
    """Why not even a mix with the burns gives each live hand its own card."""
    match house[k.RIVER_SHORT_DECK]:
        case v.ShortDeck.TDA:
            least, together = 3, deck.stub + deck.burned
            short = _because(k.RIVER_SHORT_DECK, "mix_short.tda", mixed=together, needed=deck.needed(house))
        case v.ShortDeck.REMIX_LAST:
            least, first = 2, served_before_mix(deck, house)
            values = {"mixed": _mixed(deck, house), "left": deck.live - first}
            short = _because(k.RIVER_SHORT_DECK, "mix_short.remix_last", **values)
        case _:
            return []
    name = "stub.large_enough" if deck.stub >= least else "stub.too_small"
    return [short, _because(k.RIVER_SHORT_DECK, name, stub=deck.stub, least=least)]
