"""Who shows his hand first at the showdown, in what order the others follow, and who may muck."""

import msgspec

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.rulings.betting import last_aggressor
from trainer.rulings.first_to_act import best_board, opener
from trainer.table import Seat, Street, Table

RULING = "showdown"


class Showdown(msgspec.Struct, frozen=True):
    """The seats with a hand to show, in the order they show, and those that may muck instead."""

    order: tuple[int, ...]
    may_muck: tuple[int, ...]


@remembered
def showdown(table: Table, house: House) -> Ruling[Showdown]:
    """The order of showing once the last betting is over; hands mucked since keep their place in it."""
    table = table.before_pushing()
    first, reasons = _first(table, house)
    at = table.index(first)
    order = tuple([seat.number for seat in table.seats[at:] + table.seats[:at] if not seat.folded])
    may_muck, muck = _may_muck(house, table.hands, order)
    return Ruling(Showdown(order, may_muck), (*reasons, muck))


def _first(table: Table, house: House) -> tuple[int, tuple[Reason, ...]]:
    river_bets = table.street is Street.SEVENTH and bool(table.actions)
    aggressor = last_aggressor(table, house) if river_bets else None
    hands = table.hands
    if aggressor is not None:
        rule = house[k.SHOWDOWN_FIRST]
        first = aggressor if rule is v.ShowdownFirst.LAST_AGGRESSOR else hands[0].number
        return first, (_reason(k.SHOWDOWN_FIRST, f"showdown.first.{rule.value}", first),)

    checked = house[k.SHOWDOWN_CHECKED]
    if checked is v.ShowdownChecked.LOWEST_SEAT:
        first = min(seat.number for seat in hands)
        return first, (_reason(k.SHOWDOWN_CHECKED, "showdown.checked.lowest_seat", first),)
    if checked is v.ShowdownChecked.POSITION:
        first = hands[0].number
        return first, (_reason(k.SHOWDOWN_CHECKED, "showdown.checked.position", first),)
    opened = opener(table, house) if checked is v.ShowdownChecked.RIVER_OPENER and river_bets else None
    if opened is not None and opened.answer is not None:
        first = opened.answer
        return first, (_reason(k.SHOWDOWN_CHECKED, "showdown.checked.river_opener", first), *opened.because)
    best = best_board(table, house)
    name = "best_board" if checked is v.ShowdownChecked.BEST_BOARD else "nobody_could_act"
    return best.answer, (_reason(k.SHOWDOWN_CHECKED, f"showdown.checked.{name}", best.answer), *best.because)


def _reason(key: k.Key[v.ShowdownFirst] | k.Key[v.ShowdownChecked], name: str, seat: int) -> Reason:
    return Reason(RULING, key, Fact(name, {"seat": seat}), (seat,))


def _may_muck(house: House, hands: tuple[Seat, ...], order: tuple[int, ...]) -> tuple[tuple[int, ...], Reason]:
    clause = house[k.SHOWDOWN_MUCK]
    all_in = tuple([seat.number for seat in hands if not seat.stack])
    may_muck = order[1:]
    if clause is v.ShowdownMuck.NEVER or (clause is v.ShowdownMuck.NOT_ONCE_ALL_IN and all_in):
        may_muck = ()
    elif clause is v.ShowdownMuck.NOT_IF_ALL_IN:
        may_muck = tuple(number for number in order[1:] if number not in all_in)
    depends = clause in (v.ShowdownMuck.NOT_ONCE_ALL_IN, v.ShowdownMuck.NOT_IF_ALL_IN)
    name = f"showdown.muck.{clause.value}" + (".nobody" if depends and not all_in else "")
    return may_muck, Reason(RULING, k.SHOWDOWN_MUCK, Fact(name, {"seats": may_muck, "all_in": all_in}), may_muck)
