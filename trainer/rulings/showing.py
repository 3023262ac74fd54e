"""What must be shown at the showdown, and by whom."""

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.showdown import showdown
from trainer.table import Table

RULING = "showing"


def must_show(table: Table, house: House) -> Ruling[tuple[int, ...]]:
    """The seats whose hands must be shown, whatever the others do, in the order in which they show."""
    ruling = showdown(table, house)
    seats = tuple(seat for seat in ruling.answer.order if seat not in ruling.answer.may_muck)
    fact = Fact("showing.must", {"seats": seats, "count": len(seats)})
    return Ruling(seats, (*ruling.because, Reason(RULING, k.SHOWDOWN_MUCK, fact, seats)))


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
