"""What must be shown at the showdown, and by whom."""

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.pots import pots
from trainer.rulings.showdown import showdown
from trainer.table import Table

RULING = "showing"


def must_show(table: Table, house: House) -> Ruling[int]:
    """How many hands must be shown at least, whatever the players would rather do.

    Every pot needs a hand to claim it: where all who can win a side pot might muck, one of them has to show.
    """
    ruling = showdown(table, house)
    seats = tuple(seat for seat in ruling.answer.order if seat not in ruling.answer.may_muck)
    fact = Fact("showing.must", {"seats": seats, "count": len(seats)})
    reasons = [*ruling.because, Reason(RULING, k.SHOWDOWN_MUCK, fact, seats)]
    claims = unclaimed(table, house)
    if claims:
        side = Fact("showing.side_pot", {"pot": len(pots(table, house).answer) - 1, "seats": claims})
        reasons.append(Reason(RULING, k.SHOWDOWN_MUCK, side, claims))
    return Ruling(len(seats) + bool(claims), tuple(reasons))


def unclaimed(table: Table, house: House) -> tuple[int, ...]:
    """Those who can win the last side pot, where none of them has to show for another reason; else nobody.

    Whoever can win the last pot can win every pot before it, so that one of them is enough for all.
    """
    found = showdown(table, house).answer
    last = pots(table, house).answer[-1].seats
    return last if all(seat in found.may_muck for seat in last) else ()


def may_muck(table: Table, house: House, seat: int) -> Ruling[bool]:
    """Whether the player in `seat` may muck his hand without showing it."""
    ruling = showdown(table, house)
    may = seat in ruling.answer.may_muck
    if seat == ruling.answer.order[0]:
        fact = Fact("showing.first", {"seat": seat})
    else:
        fact = Fact("showing.may_muck" if may else "showing.may_not_muck", {"seat": seat})
    return Ruling(may, (*ruling.because, Reason(RULING, k.SHOWDOWN_MUCK, fact, (seat,))))


def all_tabled(table: Table, house: House, seat: int) -> Ruling[bool]:
    """Whether the player in `seat` must table all seven cards to be pushed the pot; none at all where he is alone.

    The best five of all seven decide, and the dealer reads them: cards that nobody sees cannot be read.
    """
    if len(table.live) == 1:
        fact = Fact("showing.alone", {"seat": seat})
        return Ruling(False, (Reason(RULING, k.POTS_ALL_IN, fact, (seat,)),))
    rivals = tuple(other.number for other in table.live if other.number != seat)
    facts = (
        Fact("showing.contested", {"seats": rivals, "count": len(rivals)}),
        Fact("showing.all_seven", {"seat": seat}),
    )
    return Ruling(True, tuple(Reason(RULING, k.HAND_FIVE_OF, fact, (seat,)) for fact in facts))
