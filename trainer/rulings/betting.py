"""How far the betting of a street has gone, and by how much it goes up."""

import msgspec

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.table import Seat, Street, Table

RULING = "wagers"

_BIG_STREETS = {
    v.BigFrom.FOURTH: Street.FOURTH,
    v.BigFrom.FIFTH: Street.FIFTH,
    v.BigFrom.SIXTH: Street.SIXTH,
}

_MOST_WAGERS = {v.CapWagers.FOUR: 4, v.CapWagers.FIVE: 5, v.CapWagers.NONE: None}


class Betting(msgspec.Struct, frozen=True):
    """How far the betting of a street has gone.

    `made` counts full wagers, `most` how many there may be (None: any number). `call_to` is the total that stays in,
    `full` the total of the last full wager, which raises are measured from; `last_size` its size. `doubled` says that
    an open pair lets the big bet be made, `big_only` that it has been; `short` is what the last full wager added, where
    it was an all-in for less than it should be, else 0. `acted` holds, for each seat that has acted, how many full
    wagers were made when it last did.
    """

    made: int = 0
    most: int | None = None
    call_to: int = 0
    full: int = 0
    last_size: int = 0
    doubled: bool = False
    big_only: bool = False
    short: int = 0
    acted: dict[int, int] = {}

    @property
    def capped(self) -> bool:
        """Whether no further wager may be made."""
        return self.most is not None and self.made >= self.most


def open_pair(table: Table, house: House) -> Ruling[bool]:
    """Whether an open pair on fourth street lets the big bet be made, at this house, in this game."""
    if table.street is not Street.FOURTH:
        return Ruling(False, (Reason(RULING, k.OPEN_PAIR_MODE, Fact("open_pair.only_fourth")),))
    if table.structure is v.Structure.SPREAD:
        return Ruling(False, (Reason(RULING, k.STRUCTURE, Fact("open_pair.spread")),))
    if _big_street(table, house):
        return Ruling(False, (Reason(RULING, k.STREET_BIG_FROM, Fact("open_pair.already_big")),))
    holders = pair_holders(table)
    seats = tuple(seat.number for seat in holders)
    cards = tuple(card for seat in holders for card in seat.board[:2])
    if not holders:
        return Ruling(False, (Reason(RULING, k.OPEN_PAIR_MODE, Fact("open_pair.none")),))
    because: tuple[Reason, ...] = ()
    if table.game is v.Game.HILO:
        on = house[k.OPEN_PAIR_HILO]
        fact = Fact(f"open_pair.hilo.{'on' if on else 'off'}")
        because = (Reason(RULING, k.OPEN_PAIR_HILO, fact, seats, cards=cards),)
        if not on:
            return Ruling(False, because)
    mode = house[k.OPEN_PAIR_MODE]
    reason = Reason(RULING, k.OPEN_PAIR_MODE, Fact(f"open_pair.{mode.value}", {"seats": seats}), seats, cards=cards)
    return Ruling(mode is not v.OpenPairMode.OFF, (*because, reason))


def pair_holders(table: Table) -> tuple[Seat, ...]:
    """Everybody who was dealt an open pair by fourth street, folded since or not."""
    boards = [(seat, seat.board) for seat in table.seats]
    return tuple([seat for seat, board in boards if len(board) >= 2 and board[0].rank is board[1].rank])


def betting(table: Table, house: House) -> Betting:
    """The betting of the street in play, its wagers counted as the house counts them."""
    return _counted(table, house).result()


def _counted(table: Table, house: House) -> "_Count":
    stakes = table.stakes
    state = _Count(table, house)
    for action in table.actions:
        seat = action.seat
        match action:
            case ev.BringInPosted():
                state.call_to = stakes.bring_in
                if stakes.bring_in >= stakes.small:
                    state.full_wager(stakes.bring_in)
                elif house[k.COMPLETION_IS] is v.CompletionIs.RAISE:
                    state.made = 1
                if not house[k.BRING_IN_OPTION]:
                    state.acted[seat] = state.made
            case ev.Bet(to=to) | ev.Completed(to=to) | ev.Raised(to=to):
                state.wager(seat, to)
            case ev.Folded():
                state.live -= 1
            case _:
                state.acted[seat] = state.made
    return state


class _Count:
    """The running count behind `betting`."""

    def __init__(self, table: Table, house: House) -> None:
        self.table, self.house = table, house
        self.live = len(table.live) + sum(isinstance(action, ev.Folded) for action in table.actions)
        self.made = self.call_to = self.full = self.last_size = self.short = 0
        self.big_only = self.cap_reached_by_many = False
        self.acted: dict[int, int] = {}
        self.wagers: list[tuple[int, bool]] = []
        self.limit = _MOST_WAGERS[house[k.CAP_WAGERS]]
        self.doubled = table.street is Street.FOURTH and open_pair(table, house).answer

    def wager(self, seat: int, to: int) -> None:
        least = _sizes(self.table, self.house, self.doubled, self.big_only, self.last_size)[0]
        counts = counts_as_wager(self.house, to - self.full, least)
        if counts:
            self.short = to - self.full if to - self.full < least else 0
            self.full_wager(to)
        self.wagers.append((seat, counts))
        self.call_to = max(self.call_to, to)
        self.acted[seat] = self.made

    def full_wager(self, to: int) -> None:
        size = to - self.full
        self.big_only = self.big_only or (self.doubled and size >= self.table.stakes.big)
        # An all-in that counts for less than it should does not let others raise by less.
        self.last_size = max(self.last_size, size)
        self.full = to
        self.made += 1
        if self.made == self.limit and self.live > 2:
            self.cap_reached_by_many = True

    def result(self) -> Betting:
        return Betting(
            self.made,
            None if self._lifted() else self.limit,
            self.call_to,
            self.full,
            self.last_size,
            self.doubled,
            self.big_only,
            self.short,
            self.acted,
        )

    def _lifted(self) -> bool:
        match self.house[k.CAP_HEADS_UP]:
            case v.CapHeadsUp.LIFTED_BEFORE_CAP:
                return self.live == 2 and not self.cap_reached_by_many
            case v.CapHeadsUp.LIFTED_IN_EVENT:
                return self.table.event_heads_up
            case v.CapHeadsUp.CAPPED:
                return False


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


def _sizes(table: Table, house: House, doubled: bool, big_only: bool, last_size: int) -> tuple[int, ...]:
    small, big = table.stakes.small, table.stakes.big
    if table.structure is v.Structure.SPREAD:
        return (max(small, last_size),)
    if _big_street(table, house):
        return (big,)
    if doubled:
        return (big,) if big_only else (small, big)
    return (small,)


def sizes_for(table: Table, house: House, seat: int, state: Betting | None = None) -> tuple[int, ...]:
    """By how much the player in `seat` may bet or raise now, the least first; `state` is the betting, where known."""
    state = state or betting(table, house)
    sizes = _sizes(table, house, state.doubled, state.big_only, state.last_size)
    if len(sizes) > 1 and house[k.OPEN_PAIR_MODE] is v.OpenPairMode.HOLDER:
        holders = {holder.number for holder in pair_holders(table)}
        return sizes if seat in holders else sizes[:1]
    return sizes


def last_aggressor(table: Table, house: House) -> int | None:
    """The seat still in that bet or raised last on this street, or None where it was checked round.

    An all-in too short to count as a raise leaves it with the wager before it.
    """
    still_in = {seat.number for seat in table.hands}
    wagers = [(seat, counts) for seat, counts in _counted(table, house).wagers if seat in still_in]
    full = [seat for seat, counts in wagers if counts] or [seat for seat, _ in wagers]
    return full[-1] if full else None
