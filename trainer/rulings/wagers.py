"""What a player may do, and how much he may bet, complete or raise to."""

from typing import Any

import msgspec

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.bring_in import bring_in
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


class Options(msgspec.Struct, frozen=True):
    """What the player whose turn it is may do. `call` is the chips to add, None where there is nothing to call;
    `wager_to` each total a bet, completion or raise may reach; `wager_range` the least and the most, in spread."""

    fold: bool
    check: bool
    call: int | None
    wager_to: tuple[int, ...] = ()
    wager_range: tuple[int, int] | None = None


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


def sizes_for(table: Table, house: House, seat: int) -> tuple[int, ...]:
    """By how much the player in `seat` may bet or raise now, the least first."""
    return _sizes_for(table, house, betting(table, house), seat)


def _sizes_for(table: Table, house: House, state: Betting, seat: int) -> tuple[int, ...]:
    sizes = _sizes(table, house, state.doubled, state.big_only, state.last_size)
    if len(sizes) > 1 and house[k.OPEN_PAIR_MODE] is v.OpenPairMode.HOLDER:
        holders = {holder.number for holder in pair_holders(table)}
        return sizes if seat in holders else sizes[:1]
    return sizes


def options(table: Table, house: House, seat: int) -> Ruling[Options]:
    """What the player in `seat` may do now that it is his turn, and the totals he may wager to."""
    player = table.seat(seat)
    state = betting(table, house)
    if table.street is Street.THIRD and not state.call_to:
        started = bring_in(table, house)
        if started.answer is not None and started.answer.seat == seat:
            return _to_bring_in(table, house, started)
    owed = max(0, state.call_to - player.bet)
    barred = _barred(table, house, state, player)
    reasons = _size_reasons(table, house, state, seat)
    if state.capped and len(table.live) == 2:
        reasons.append(Reason(RULING, k.CAP_HEADS_UP, Fact(f"wagers.heads_up.{house[k.CAP_HEADS_UP].value}")))
    fold, check, call = True, owed == 0, min(owed, player.stack) or None
    if barred is not None:
        return Ruling(Options(fold, check, call), (*reasons, barred))
    if table.structure is v.Structure.SPREAD:
        return Ruling(Options(fold, check, call, (), _spread(table, state, player)), tuple(reasons))
    targets = [state.full + size for size in _sizes_for(table, house, state, seat)]
    everything = player.bet + player.stack
    wager_to = tuple(target for target in targets if state.call_to < target <= everything)
    if state.call_to < everything < targets[0]:
        wager_to = (everything,)
        reasons.append(_short_all_in(house, state, everything, targets[0]))
    totals = {"totals": tuple(map(Chips, wager_to))}
    fact = Fact("wagers.totals", {"from": Chips(state.full), **totals}) if state.full else Fact("wagers.first", totals)
    reasons.append(Reason(RULING, _deciding(table, house, state), fact, (seat,)))
    return Ruling(Options(fold, check, call, wager_to), tuple(reasons))


def to_call(table: Table, house: House, seat: int) -> Ruling[int]:
    """The chips that the player in `seat` adds to call now that it is his turn, all he has if they are fewer."""
    player, state = table.seat(seat), betting(table, house)
    owed = max(0, state.call_to - player.bet)
    key: k.Key[Any] = k.STREET_BIG_FROM if state.call_to > table.stakes.bring_in else k.BRING_IN_SIZE
    reasons: list[Reason] = []
    for action in table.actions:
        if isinstance(action, ev.BringInPosted) and action.amount < table.stakes.bring_in == state.call_to:
            short = {"seat": action.seat, "posted": Chips(action.amount), "bring_in": Chips(state.call_to)}
            reasons.append(Reason(RULING, key, Fact("wagers.call.short_bring_in", short), (action.seat,)))
    to = Chips(state.call_to)
    rest = Fact("wagers.call.rest", {"to": to, "bet": Chips(player.bet), "owed": Chips(owed)})
    reasons.append(Reason(RULING, key, rest if player.bet else Fact("wagers.call.whole", {"to": to}), (seat,)))
    if player.stack < owed:
        fact = Fact("wagers.call.all_in", {"stack": Chips(player.stack)})
        reasons.append(Reason(RULING, k.POTS_ALL_IN, fact, (seat,)))
    return Ruling(min(owed, player.stack), tuple(reasons))


def _deciding(table: Table, house: House, state: Betting) -> k.Key[Any]:
    """The clause that matters most for the totals that may be wagered to."""
    if table.street is Street.FOURTH and pair_holders(table):
        return open_pair(table, house).because[-1].clause
    if state.short or state.call_to > max(state.full, table.stakes.bring_in):
        return k.ALL_IN_COUNTS_FROM
    return k.STREET_BIG_FROM


def _to_bring_in(table: Table, house: House, started: Ruling[Any]) -> Ruling[Options]:
    answer = started.answer
    may_fold = answer.passed and house[k.BRING_IN_ALL_IN] is v.BringInAllIn.NEXT_MAY_FOLD
    if table.structure is v.Structure.SPREAD and answer.open:
        spread = (min(max(answer.post + 1, table.stakes.small), answer.open), answer.open)
        return Ruling(Options(may_fold, False, None, (), spread), started.because)
    return Ruling(Options(may_fold, False, None, (answer.open,) if answer.open else ()), started.because)


def _barred(table: Table, house: House, state: Betting, player: Seat) -> Reason | None:
    """Why this player may not wager, if he may not."""
    number = player.number
    if not any(seat.stack for seat in table.live if seat.number != number):
        return Reason(RULING, k.POTS_ALL_IN, Fact("wagers.nobody_to_bet_against"), (number,))
    if player.stack <= state.call_to - player.bet:
        return Reason(RULING, k.POTS_ALL_IN, Fact("wagers.only_call", {"stack": Chips(player.stack)}), (number,))
    if state.capped:
        fact = Fact("wagers.capped", {"made": state.made})
        return Reason(RULING, k.CAP_WAGERS, fact, (number,))
    if number in state.acted and state.acted[number] == state.made:
        return Reason(RULING, k.ALL_IN_COUNTS_FROM, Fact("wagers.not_reopened"), (number,))
    return None


def _size_reasons(table: Table, house: House, state: Betting, seat: int) -> list[Reason]:
    reasons: list[Reason] = []
    if table.structure is v.Structure.SPREAD:
        fact = Fact("wagers.spread", {"least": Chips(table.stakes.small), "most": Chips(table.stakes.big)})
        return [Reason(RULING, k.STRUCTURE, fact)]
    sizes = _sizes_for(table, house, state, seat)
    name = "big" if sizes[0] == table.stakes.big else "small"
    fact = Fact(f"wagers.size.{name}", {"street": table.street, "size": Chips(sizes[0])})
    if not state.big_only:
        reasons.append(Reason(RULING, k.STREET_BIG_FROM, fact))
    if _pair_matters(table, house):
        reasons.extend(open_pair(table, house).because)
    if state.big_only:
        reasons.append(Reason(RULING, k.OPEN_PAIR_MODE, Fact("open_pair.big_only", {"size": Chips(sizes[0])})))
    if table.street is Street.THIRD:
        counted = house[k.COMPLETION_IS].value
        reasons.append(Reason(RULING, k.COMPLETION_IS, Fact(f"wagers.completion.{counted}")))
    if state.made:
        most = Fact("wagers.made", {"made": state.made, "most": state.most})
        limited = Fact("wagers.made_unlimited", {"made": state.made})
        lifted = state.most is None and house[k.CAP_WAGERS] is not v.CapWagers.NONE
        key: k.Key[Any] = k.CAP_HEADS_UP if lifted else k.CAP_WAGERS
        reasons.append(Reason(RULING, key, limited if state.most is None else most))
    if state.short:
        values = {"total": Chips(state.full), "added": Chips(state.short)}
        fact = Fact(f"wagers.all_in_counts.{house[k.ALL_IN_COUNTS_FROM].value}", values)
        reasons.append(Reason(RULING, k.ALL_IN_COUNTS_FROM, fact))
    if state.call_to > max(state.full, table.stakes.bring_in):
        total = Chips(state.call_to)
        fact = (
            Fact("wagers.short_all_in", {"total": total, "full": Chips(state.full)})
            if state.full
            else Fact("wagers.short_all_in.unopened", {"total": total})
        )
        reasons.append(Reason(RULING, k.ALL_IN_COUNTS_FROM, fact))
    return reasons


def _pair_matters(table: Table, house: House) -> bool:
    """Whether an explanation has to speak of the open pair: one was dealt, or could be thought to count."""
    if table.street is Street.FOURTH and pair_holders(table):
        return True
    counts = house[k.OPEN_PAIR_MODE] is not v.OpenPairMode.OFF
    if not counts or (table.game is v.Game.HILO and not house[k.OPEN_PAIR_HILO]):
        return False
    if table.street is Street.FOURTH:
        return True
    shown = [{card.rank for card in seat.board} for seat in table.live]
    return any(len(ranks) < len(seat.board) for ranks, seat in zip(shown, table.live, strict=True))


def _short_all_in(house: House, state: Betting, everything: int, target: int) -> Reason:
    fact = Fact("wagers.all_in_below", {"total": Chips(everything), "full": Chips(target)})
    return Reason(RULING, k.ALL_IN_COUNTS_FROM, fact)


def _spread(table: Table, state: Betting, player: Seat) -> tuple[int, int] | None:
    everything = player.bet + player.stack
    least = state.full + max(table.stakes.small, state.last_size)
    return min(least, everything), min(state.full + table.stakes.big, everything)


def last_aggressor(table: Table, house: House) -> int | None:
    """The seat still in that bet or raised last on this street, or None where it was checked round.

    An all-in too short to count as a raise leaves it with the wager before it.
    """
    still_in = {seat.number for seat in table.hands}
    wagers = [(seat, counts) for seat, counts in _counted(table, house).wagers if seat in still_in]
    full = [seat for seat, counts in wagers if counts] or [seat for seat, _ in wagers]
    return full[-1] if full else None
