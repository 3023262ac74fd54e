"""Whose turn it is to act, and whether the betting of a street is over."""

from functools import partial
from itertools import takewhile
from typing import Any

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.reasons import Because, Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.rulings.betting import Betting, betting
from trainer.rulings.bring_in import starter
from trainer.rulings.first_to_act import opener
from trainer.table import THIRD, Seat, Table

RULING = "turn"


@remembered
def to_act(table: Table, house: House) -> Ruling[int | None]:
    """The seat whose turn it is, or None when the street's betting is over or there is none to be had.

    The street's cards have all been dealt. Play goes clockwise from whoever acted last.
    """
    if table.closed or not table.contested:
        return Ruling(None, _closed)
    state = betting(table, house)
    if not state.call_to and table.street is THIRD:
        return starter(table, house)
    acts = table.rounds[-1]
    if not acts:
        return opener(table, house)
    for seat in table.clockwise_after(acts[-1].seat):
        if not seat.stack or seat.folded or seat.mucked:
            continue
        if seat.bet < state.call_to or (seat.number not in state.acted and table.faced(seat.number)):
            return Ruling(seat.number, partial(_his_turn, table, house, seat))
    return Ruling(None, partial(_over, table))


def _closed() -> Because:
    """That there is no betting: it is over, or there is nobody to bet against."""
    return (Reason(RULING, k.POTS_ALL_IN, Fact("turn.closed")),)


def _his_turn(table: Table, house: House, seat: Seat) -> Because:
    """Why it is this player's turn: who has acted, and who has been passed over since."""
    after = table.actions[-1].seat
    between = takewhile(lambda each: each is not seat, table.clockwise_after(after))
    passed = [each for each in between if not (each.stack and each.live)]
    key = _why(house, table, betting(table, house), seat)
    return (Reason(RULING, key, _next(key, after, seat, passed), (seat.number,)),)


def _next(key: Key[Any], after: int, seat: Seat, passed: list[Seat]) -> Fact:
    """Why it is this player's turn, after those passed over."""
    if key is k.BRING_IN_OPTION:
        return Fact("turn.option", {"seat": seat.number})
    values: dict[str, object] = {"after": after, "seat": seat.number}
    if not passed:
        return Fact("turn.next_clockwise", values)
    why = "folded" if not any(each.live for each in passed) else "past"
    return Fact(f"turn.next_clockwise.{why}", {**values, "passed": tuple(each.number for each in passed)})


def _over(table: Table) -> Because:
    """Why the betting is over: on third street nobody has completed, or the wagers are equal."""
    if table.street is not THIRD:
        return (Reason(RULING, k.OPENER_BY, Fact("turn.everybody_acted")),)
    if all(isinstance(action, ev.BringInPosted | ev.Called | ev.Folded) for action in table.actions):
        return (Reason(RULING, k.BRING_IN_OPTION, Fact("turn.unraised", {"seat": table.actions[0].seat})),)
    return (Reason(RULING, k.BRING_IN_OPTION, Fact("turn.everybody_acted")),)


def _why(house: House, table: Table, state: Betting, seat: Seat) -> Key[Any]:
    if house[k.BRING_IN_OPTION] and not state.full and seat.bet == state.call_to:
        posted = [action.seat for action in table.actions if isinstance(action, ev.BringInPosted)]
        if seat.number in posted:
            return k.BRING_IN_OPTION
    return k.BRING_IN_BY if table.street is THIRD else k.OPENER_BY
