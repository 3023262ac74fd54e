"""How many cards are left in the stub, how many the next street takes, and how many hands it can carry to the end."""

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.burns import burns_before, burns_by, burns_for
from trainer.rulings.river import dealt_by_street, deck_after_sixth
from trainer.table import Street, Table

RULING = "stub"


def left(table: Table, house: House) -> Ruling[int]:
    """The cards in the stub once the street in play has been dealt in the ordinary way."""
    served = served_by_street(table)
    dealt, burned = 3 * served[0] + sum(served[1:]), burns_by(table.street, house)
    stub = left_of_deck(dealt, burned)
    first = Fact("stub.third", {"count": served[0], "cards": 3 * served[0]})
    reasons = [Reason(RULING, k.BURNS, first)]
    for street, count in zip(Street, served, strict=False):
        if street is not Street.THIRD:
            reasons.append(Reason(RULING, k.BURNS, Fact("stub.street", {"street": street, "count": count})))
    reasons += burns_before(table.street, house).because
    values = {"dealt": dealt, "burned": burned, "stub": stub}
    reasons.append(Reason(RULING, k.BURNS, Fact("river.stub.burns" if burned else "river.stub.no_burns", values)))
    return Ruling(stub, tuple(reasons))


def taken(table: Table, house: House) -> Ruling[int]:
    """The cards that leave the stub when the next street is dealt, the burn with them; not for the river, which may be
    dealt in other ways."""
    street, live = Street(table.street + 1), len(table.live)
    burn = int(burns_for(street, house))
    fact = Fact(f"stub.taken.burn_{burn}", {"street": street, "live": live, "total": live + burn})
    return Ruling(live + burn, (*_served(table), *burns_before(street, house).because, Reason(RULING, k.BURNS, fact)))


def needed(table: Table, house: House) -> Ruling[int]:
    """The cards that must be in the stub after sixth street for each live hand to be dealt a seventh card."""
    total = deck_after_sixth(table, house).needed(house)
    reasons = (*_served(table), *burns_before(Street.SEVENTH, house).because, _last_card(house))
    return Ruling(total, (*reasons, Reason(RULING, k.RIVER_LAST_CARD, Fact("stub.needed", {"total": total}))))


def may_stay(table: Table, house: House) -> Ruling[int]:
    """How many of the live hands can stay to the end, at most, if each is dealt a card on every street to come."""
    stub = left(table, house)
    live, each, spare = len(table.live), Street.SEVENTH - table.street, held_back(table.street, house)
    staying = room(stub.answer, live, table.street, house)
    reasons = [*stub.because, Reason(RULING, k.RIVER_SHORT_DECK, Fact("stub.to_come", {"more": each}))]
    if house[k.RIVER_LAST_CARD] is v.LastCard.KEPT:
        reasons.append(_last_card(house))
    if spare:
        reasons.append(Reason(RULING, k.BURNS, Fact("stub.spare", {"spare": spare, "stub": stub.answer})))
    shares = {"cards": max(0, stub.answer - spare), "more": each, "staying": staying}
    name = "stub.all_may_stay" if staying == live else "stub.may_stay"
    reasons.append(Reason(RULING, k.RIVER_SHORT_DECK, Fact(name, shares)))
    return Ruling(staying, tuple(reasons))


def served_by_street(table: Table) -> tuple[int, ...]:
    """How many players were dealt a card on each street from third to the one in play."""
    return dealt_by_street(table)[: table.street - Street.THIRD + 1]


def left_of_deck(dealt: int, burned: int) -> int:
    """What is left of a deck."""
    return max(0, 52 - dealt - burned)


def held_back(street: Street, house: House) -> int:
    """The cards of a stub after `street` that no hand will get: the burns to come, and a last card that is kept."""
    to_come = burns_by(Street.SEVENTH, house) - burns_by(street, house)
    return to_come + int(house[k.RIVER_LAST_CARD] is v.LastCard.KEPT)


def room(stub: int, live: int, street: Street, house: House) -> int:
    """How many of `live` hands such a stub carries from `street` to the end, a card each on every street to come."""
    return max(0, min(live, (stub - held_back(street, house)) // (Street.SEVENTH - street)))


def _served(table: Table) -> tuple[Reason, ...]:
    """Which hands are dealt the next card."""
    seats = tuple(seat.number for seat in table.live)
    reasons = [Reason(RULING, k.POTS_ALL_IN, Fact("stub.served", {"seats": seats, "count": len(seats)}), seats)]
    all_in = tuple(seat.number for seat in table.live if not seat.stack)
    if all_in:
        reasons.append(Reason(RULING, k.POTS_ALL_IN, Fact("river.all_in_too", {"seats": all_in}), all_in))
    return tuple(reasons)


def _last_card(house: House) -> Reason:
    return Reason(RULING, k.RIVER_LAST_CARD, Fact(f"river.last_card.{house[k.RIVER_LAST_CARD].value}"))
