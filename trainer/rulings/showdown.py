"""Who shows his hand first at the showdown, in what order the others follow, and who may muck."""

import msgspec

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.rulings.betting import last_aggressor
from trainer.rulings.first_to_act import best_board, opener
from trainer.table import SEVENTH, Seat, Table

RULING = "showdown"

_BY_PLACE = (v.ShowdownChecked.POSITION, v.ShowdownChecked.LOWEST_SEAT)


class Showdown(msgspec.Struct, frozen=True):
    """The seats with a hand to show, in the order they show, and those that may muck instead."""

    order: tuple[int, ...]
    may_muck: tuple[int, ...]


def showdown(table: Table, house: House) -> Ruling[Showdown]:
    """The order of showing once the last betting is over; hands mucked since keep their place in it."""
    return _in_order(table.before_pushing(), house)


@remembered
def _in_order(table: Table, house: House) -> Ruling[Showdown]:
    """The order of showing while no pot has been pushed."""
    hands = table.hands
    first = _first(table, house, hands)
    at = table.index(first.answer)
    order = tuple([seat.number for seat in table.seats[at:] + table.seats[:at] if not seat.folded])
    all_in = tuple([seat.number for seat in hands if not seat.stack])
    may_muck = _may_muck(house[k.SHOWDOWN_MUCK], order, all_in)
    return Ruling(Showdown(order, may_muck), lambda: (*first.because, _why_muck(house, may_muck, all_in)))


def _first(table: Table, house: House, hands: tuple[Seat, ...]) -> Ruling[int]:
    river_bets = table.street is SEVENTH and bool(table.actions)
    aggressor = last_aggressor(table, house) if river_bets else None
    if aggressor is not None:
        rule = house[k.SHOWDOWN_FIRST]
        first = aggressor if rule is v.ShowdownFirst.LAST_AGGRESSOR else hands[0].number
        return Ruling(first, lambda: (_reason(k.SHOWDOWN_FIRST, f"showdown.first.{rule.value}", first),))

    checked = house[k.SHOWDOWN_CHECKED]
    if checked in _BY_PLACE:
        low = checked is v.ShowdownChecked.LOWEST_SEAT
        first = min(seat.number for seat in hands) if low else hands[0].number
        return Ruling(first, lambda: (_reason(k.SHOWDOWN_CHECKED, f"showdown.checked.{checked.value}", first),))
    opened = opener(table, house) if checked is v.ShowdownChecked.RIVER_OPENER and river_bets else None
    if opened is not None and opened.answer is not None:
        first = opened.answer
        return Ruling(
            first,
            lambda: (_reason(k.SHOWDOWN_CHECKED, "showdown.checked.river_opener", first), *opened.because),
        )
    best = best_board(table, house)
    name = "best_board" if checked is v.ShowdownChecked.BEST_BOARD else "nobody_could_act"
    return Ruling(
        best.answer,
        lambda: (_reason(k.SHOWDOWN_CHECKED, f"showdown.checked.{name}", best.answer), *best.because),
    )


def _reason(key: k.Key[v.ShowdownFirst] | k.Key[v.ShowdownChecked], name: str, seat: int) -> Reason:
    return Reason(RULING, key, Fact(name, {"seat": seat}), (seat,))


def _may_muck(clause: v.ShowdownMuck, order: tuple[int, ...], all_in: tuple[int, ...]) -> tuple[int, ...]:
    match clause:
        case v.ShowdownMuck.ALLOWED:
            return order[1:]
        case v.ShowdownMuck.NEVER:
            return ()
        case v.ShowdownMuck.NOT_ONCE_ALL_IN:
            return () if all_in else order[1:]
        case v.ShowdownMuck.NOT_IF_ALL_IN:
            return tuple([number for number in order[1:] if number not in all_in])


def _why_muck(house: House, may_muck: tuple[int, ...], all_in: tuple[int, ...]) -> Reason:
    clause = house[k.SHOWDOWN_MUCK]
    depends = clause in (v.ShowdownMuck.NOT_ONCE_ALL_IN, v.ShowdownMuck.NOT_IF_ALL_IN)
    name = f"showdown.muck.{clause.value}" + (".nobody" if depends and not all_in else "")
    return Reason(RULING, k.SHOWDOWN_MUCK, Fact(name, {"seats": may_muck, "all_in": all_in}), may_muck)
