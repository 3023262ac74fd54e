"""How far the betting of a street has gone, and by how much it goes up."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Because, Fact, Reason, Ruling
from trainer.remembered import remembered, running
from trainer.table import FOURTH, Seat, Street, Table

RULING = "wagers"

_SPREAD = v.Structure.SPREAD

_BIG_STREETS = {
    v.BigFrom.FOURTH: Street.FOURTH,
    v.BigFrom.FIFTH: Street.FIFTH,
    v.BigFrom.SIXTH: Street.SIXTH,
}

_MOST_WAGERS = {v.CapWagers.FOUR: 4, v.CapWagers.FIVE: 5, v.CapWagers.NONE: None}


class Betting(msgspec.Struct, frozen=True, gc=False):
    """How far the betting of a street has gone.

    `made` counts full wagers, `most` how many there may be (None: any number). `call_to` is the total that stays in,
    `full` the total of the last full wager, which raises are measured from; `last_size` its size. `sizes` are by how
    much the next wager goes up, the least first, one or two of them. `doubled` says that an open pair lets the big bet
    be made, `big_only` that it has been; `short` is what the last full wager added, where it was an all-in for less
    than it should be, else 0. `acted` holds, for each seat that has acted, how many full wagers were made when it last
    did; `wagers` are the bets, completions and raises by seat, and whether each counted as a full one. `folded_at_cap`
    says whether the cap had been reached as the last player folded.
    """

    made: int = 0
    most: int | None = None
    call_to: int = 0
    full: int = 0
    last_size: int = 0
    sizes: tuple[int, ...] = ()
    doubled: bool = False
    big_only: bool = False
    short: int = 0
    acted: dict[int, int] = {}
    wagers: tuple[tuple[int, bool], ...] = ()
    folded_at_cap: bool = False

    @property
    def capped(self) -> bool:
        """Whether no further wager may be made."""
        return self.most is not None and self.made >= self.most


def open_pair(table: Table, house: House) -> Ruling[bool]:
    """Whether an open pair on fourth street lets the big bet be made, at this house, in this game."""
    return _open_pair(table.street_start(), house)


_ONLY_FOURTH = Ruling(False, (Reason(RULING, k.OPEN_PAIR_MODE, Fact("open_pair.only_fourth")),))


def _open_pair(start: Table, house: House) -> Ruling[bool]:
    return _on_fourth(start, house) if start.street is FOURTH else _ONLY_FOURTH


@remembered
def _on_fourth(start: Table, house: House) -> Ruling[bool]:
    if start.structure is _SPREAD:
        return Ruling(False, (Reason(RULING, k.STRUCTURE, Fact("open_pair.spread")),))
    if _big_street(start, house):
        return Ruling(False, (Reason(RULING, k.STREET_BIG_FROM, Fact("open_pair.already_big")),))
    holders = pair_holders(start)
    seats = tuple(seat.number for seat in holders)
    cards = tuple(card for seat in holders for card in seat.board)
    if not holders:
        return Ruling(False, (Reason(RULING, k.OPEN_PAIR_MODE, Fact("open_pair.none")),))
    because: Because = ()
    if start.game is v.Game.HILO:
        on = house[k.OPEN_PAIR_HILO]
        fact = Fact(f"open_pair.hilo.{'on' if on else 'off'}")
        because = (Reason(RULING, k.OPEN_PAIR_HILO, fact, seats, cards=cards),)
        if not on:
            return Ruling(False, because)
    mode = house[k.OPEN_PAIR_MODE]
    reason = Reason(RULING, k.OPEN_PAIR_MODE, Fact(f"open_pair.{mode.value}", {"seats": seats}), seats, cards=cards)
    return Ruling(mode is not v.OpenPairMode.OFF, (*because, reason))


@remembered
def pair_holders(table: Table) -> tuple[Seat, ...]:
    """Everybody who was dealt an open pair by fourth street, folded since or not."""
    boards = [(seat, seat.board) for seat in table.seats]
    return tuple([seat for seat, board in boards if len(board) >= 2 and board[0].rank is board[1].rank])


@remembered
def betting(table: Table, house: House) -> Betting:
    """The betting of the street in play, its wagers counted as the house counts them."""
    state = _after(table.rounds[-1], table.street_start(), house)
    lifted = house[k.CAP_HEADS_UP] is _LIFTED_BEFORE_CAP and not state.folded_at_cap and len(table.live) == 2
    return replace(state, most=None) if lifted else state


_LIFTED_BEFORE_CAP = v.CapHeadsUp.LIFTED_BEFORE_CAP


def _opening(start: Table, house: House) -> Betting:
    """The betting of a street before anybody has acted on it."""
    big = start.structure is not _SPREAD and _big_street(start, house)
    least, doubled = start.stakes.big if big else start.stakes.small, _open_pair(start, house).answer
    sizes = (least, start.stakes.big) if doubled else (least,)
    uncapped = start.event_heads_up and house[k.CAP_HEADS_UP] is v.CapHeadsUp.LIFTED_IN_EVENT
    return Betting(most=None if uncapped else _MOST_WAGERS[house[k.CAP_WAGERS]], sizes=sizes, doubled=doubled)


@running(_opening)
def _after(state: Betting, action: ev.Action, start: Table, house: House) -> Betting:
    """The betting after one action more."""
    return _STEPS[type(action)](state, action, start, house)


def _stayed(state: Betting, action: ev.Called | ev.Checked, start: Table, house: House) -> Betting:
    return replace(state, acted={**state.acted, action.seat: state.made})


def _folded(state: Betting, action: ev.Folded, start: Table, house: House) -> Betting:
    return replace(state, folded_at_cap=state.made == state.most)


def _brought_in(state: Betting, action: ev.BringInPosted, start: Table, house: House) -> Betting:
    """The betting after the bring-in, which is a wager where it is a whole small bet."""
    stakes = start.stakes
    state = replace(state, call_to=stakes.bring_in)
    if stakes.bring_in >= stakes.small:
        sizes = (stakes.bring_in,) if start.structure is _SPREAD else state.sizes
        state = replace(state, made=1, full=stakes.bring_in, last_size=stakes.bring_in, sizes=sizes)
    elif house[k.COMPLETION_IS] is v.CompletionIs.RAISE:
        state = replace(state, made=1)
    return state if house[k.BRING_IN_OPTION] else replace(state, acted={**state.acted, action.seat: state.made})


def _wagered(state: Betting, action: ev.Bet | ev.Completed | ev.Raised, start: Table, house: House) -> Betting:
    seat, to = action.seat, action.to
    added, least = to - state.full, state.sizes[0]
    made, call_to = state.made, max(state.call_to, to)
    counts = counts_as_wager(house, added, least)
    wagers = (*state.wagers, (seat, counts))
    if not counts:
        return replace(state, call_to=call_to, wagers=wagers, acted={**state.acted, seat: made})
    sizes, big_only = state.sizes, state.big_only
    if start.structure is _SPREAD:
        sizes = (max(least, added),)
    elif state.doubled and added >= start.stakes.big:
        big_only, sizes = True, sizes[-1:]
    return replace(
        state,
        made=made + 1,
        call_to=call_to,
        full=to,
        # An all-in that counts for less than it should does not let others raise by less.
        last_size=max(state.last_size, added),
        sizes=sizes,
        big_only=big_only,
        short=added if added < least else 0,
        acted={**state.acted, seat: made + 1},
        wagers=wagers,
    )


_STEPS: dict[type[ev.Action], Callable[[Betting, Any, Table, House], Betting]] = {
    ev.BringInPosted: _brought_in,
    ev.Completed: _wagered,
    ev.Checked: _stayed,
    ev.Bet: _wagered,
    ev.Called: _stayed,
    ev.Raised: _wagered,
    ev.Folded: _folded,
}


def counts_as_wager(house: House, added: int, least: int) -> bool:
    """Whether a wager that adds so much to the last full one counts, where the street's smallest size is `least`."""
    match house[k.ALL_IN_COUNTS_FROM]:
        case v.AllInCountsFrom.HALF:
            return 2 * added >= least
        case v.AllInCountsFrom.FULL:
            return added >= least
        case v.AllInCountsFrom.ANY:
            return added > 0


def _big_street(table: Table, house: House) -> bool:
    return table.street >= _BIG_STREETS[house[k.STREET_BIG_FROM]] or table.stakes.small == table.stakes.big


def sizes_for(table: Table, house: House, seat: int) -> tuple[int, ...]:
    """By how much the player in `seat` may bet or raise now, the least first."""
    return his_sizes(betting(table, house).sizes, table, house, seat)


def his_sizes(sizes: tuple[int, ...], table: Table, house: House, seat: int) -> tuple[int, ...]:
    """Of the `sizes` by which the betting goes up now, those that the player in `seat` may use."""
    if len(sizes) > 1 and house[k.OPEN_PAIR_MODE] is v.OpenPairMode.HOLDER:
        holders = {holder.number for holder in pair_holders(table.street_start())}
        return sizes if seat in holders else sizes[:1]
    return sizes


def last_aggressor(table: Table, house: House) -> int | None:
    """The seat still in that bet or raised last on this street, or None where it was checked round.

    An all-in too short to count as a raise leaves it with the wager before it.
    """
    made = betting(table, house).wagers
    if not made:
        return None
    still_in = {seat.number for seat in table.hands}
    wagers = [(seat, counts) for seat, counts in made if seat in still_in]
    full = [seat for seat, counts in wagers if counts] or [seat for seat, _ in wagers]
    return full[-1] if full else None
