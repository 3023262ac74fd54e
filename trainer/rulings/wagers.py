"""What a player may do, and how much he may bet, complete or raise to."""

from functools import partial
from typing import Any

import msgspec

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Because, Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.rulings.betting import RULING, Betting, betting, his_sizes, open_pair, pair_holders
from trainer.rulings.bring_in import BringIn, bring_in
from trainer.table import FOURTH, THIRD, Seat, Table

_SPREAD = v.Structure.SPREAD


class Options(msgspec.Struct, frozen=True, gc=False):
    """What the player whose turn it is may do. `call` is the chips to add, None where there is nothing to call;
    `wager_to` each total a bet, completion or raise may reach; `wager_range` the least and the most, in spread."""

    fold: bool
    check: bool
    call: int | None
    wager_to: tuple[int, ...] = ()
    wager_range: tuple[int, int] | None = None


@remembered
def may_do(table: Table, house: House, seat: int) -> Options:
    """What the player in `seat` may do now that it is his turn, without the reasons."""
    state, player = betting(table, house), table.seat(seat)
    if not state.call_to and table.street is THIRD:
        started = bring_in(table, house).answer
        if started is not None and started.seat == seat:
            return _to_bring_in(table, house, started)
    owed = max(0, state.call_to - player.bet)
    check, call = owed == 0, min(owed, player.stack) or None
    if _barred(table, state, player) is not None:
        return Options(True, check, call)
    if table.structure is _SPREAD:
        return Options(True, check, call, (), _spread(table, state, player))
    sizes, everything = his_sizes(state.sizes, table, house, seat), player.bet + player.stack
    least, most = state.full + sizes[0], state.full + sizes[-1]
    if everything < least:
        return Options(True, check, call, (everything,))
    return Options(True, check, call, (least, most) if least < most <= everything else (least,))


def options(table: Table, house: House, seat: int) -> Ruling[Options]:
    """What the player in `seat` may do now that it is his turn, and the totals he may wager to."""
    return Ruling(may_do(table, house, seat), partial(_because, table, house, seat))


def _because(table: Table, house: House, seat: int) -> Because:
    """Why the player in `seat` may do what he may."""
    state, player = betting(table, house), table.seat(seat)
    sizes = his_sizes(state.sizes, table, house, seat)
    if table.street is THIRD and not state.call_to:
        started = bring_in(table, house)
        if started.answer is not None and started.answer.seat == seat:
            return started.because
    reasons = _size_reasons(table, house, state, sizes)
    if state.capped and len(table.live) == 2:
        reasons.append(Reason(RULING, k.CAP_HEADS_UP, Fact(f"wagers.heads_up.{house[k.CAP_HEADS_UP].value}")))
    barred = _barred(table, state, player)
    if barred is not None:
        return (*reasons, barred)
    if table.structure is v.Structure.SPREAD:
        return tuple(reasons)
    everything, least = player.bet + player.stack, state.full + sizes[0]
    if everything < least:
        below = Fact("wagers.all_in_below", {"total": Chips(everything), "full": Chips(least)})
        reasons.append(Reason(RULING, k.ALL_IN_COUNTS_FROM, below))
    totals = {"totals": tuple(map(Chips, may_do(table, house, seat).wager_to))}
    fact = Fact("wagers.totals", {"from": Chips(state.full), **totals}) if state.full else Fact("wagers.first", totals)
    return (*reasons, Reason(RULING, _deciding(table, house, state), fact, (seat,)))


def to_call(table: Table, house: House, seat: int) -> Ruling[int]:
    """The chips that the player in `seat` adds to call now that it is his turn, all he has if they are fewer."""
    player, state = table.seat(seat), betting(table, house)
    owed = max(0, state.call_to - player.bet)
    of_bring_in = table.street is THIRD and state.call_to == table.stakes.bring_in
    key: k.Key[Any] = k.BRING_IN_SIZE if of_bring_in else k.STREET_BIG_FROM
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
    if table.street is FOURTH and pair_holders(table):
        return open_pair(table, house).because[-1].clause
    if state.short or state.call_to > max(state.full, table.stakes.bring_in):
        return k.ALL_IN_COUNTS_FROM
    return k.STREET_BIG_FROM


def _to_bring_in(table: Table, house: House, started: BringIn) -> Options:
    may_fold = started.passed and house[k.BRING_IN_ALL_IN] is v.BringInAllIn.NEXT_MAY_FOLD
    if table.structure is v.Structure.SPREAD and started.open:
        spread = (min(max(started.post + 1, table.stakes.small), started.open), started.open)
        return Options(may_fold, False, None, (), spread)
    return Options(may_fold, False, None, (started.open,) if started.open else ())


def _barred(table: Table, state: Betting, player: Seat) -> Reason | None:
    """Why this player may not wager, if he may not."""
    number = player.number
    if not table.faced(number):
        return Reason(RULING, k.POTS_ALL_IN, Fact("wagers.nobody_to_bet_against"), (number,))
    if player.stack <= state.call_to - player.bet:
        return Reason(RULING, k.POTS_ALL_IN, Fact("wagers.only_call", {"stack": Chips(player.stack)}), (number,))
    if state.capped:
        return Reason(RULING, k.CAP_WAGERS, Fact("wagers.capped"), (number,))
    if number in state.acted and state.acted[number] == state.made:
        return Reason(RULING, k.ALL_IN_COUNTS_FROM, Fact("wagers.not_reopened"), (number,))
    return None


def _size_reasons(table: Table, house: House, state: Betting, sizes: tuple[int, ...]) -> list[Reason]:
    reasons: list[Reason] = []
    if table.structure is v.Structure.SPREAD:
        fact = Fact("wagers.spread", {"least": Chips(table.stakes.small), "most": Chips(table.stakes.big)})
        return [Reason(RULING, k.STRUCTURE, fact)]
    name = "big" if sizes[0] == table.stakes.big else "small"
    fact = Fact(f"wagers.size.{name}", {"street": table.street, "size": Chips(sizes[0])})
    if not state.big_only:
        reasons.append(Reason(RULING, k.STREET_BIG_FROM, fact))
    if _pair_matters(table, house):
        reasons.extend(open_pair(table, house).because)
    if state.big_only:
        reasons.append(Reason(RULING, k.OPEN_PAIR_MODE, Fact("open_pair.big_only", {"size": Chips(sizes[0])})))
    if table.street is THIRD:
        counted = house[k.COMPLETION_IS].value
        reasons.append(Reason(RULING, k.COMPLETION_IS, Fact(f"wagers.completion.{counted}")))
    if state.made:
        reasons.append(_made(house, state))
    if state.short:
        values = {"total": Chips(state.full), "added": Chips(state.short)}
        fact = Fact(f"wagers.all_in_counts.{house[k.ALL_IN_COUNTS_FROM].value}", values)
        reasons.append(Reason(RULING, k.ALL_IN_COUNTS_FROM, fact))
    # On third street what is called may be the bring-in, which is no short all-in.
    posted = table.stakes.bring_in if table.street is THIRD else 0
    if state.call_to > max(state.full, posted):
        rule = house[k.ALL_IN_COUNTS_FROM].value
        values = {"total": Chips(state.call_to)}
        fact = Fact(f"wagers.short_all_in.unopened.{rule}", values)
        if state.full:
            values |= {"added": Chips(state.call_to - state.full), "full": Chips(state.full)}
            fact = Fact(f"wagers.short_all_in.{rule}", values)
        reasons.append(Reason(RULING, k.ALL_IN_COUNTS_FROM, fact))
    return reasons


def _made(house: House, state: Betting) -> Reason:
    """How many wagers are in, and how many there may be."""
    if state.most is not None:
        return Reason(RULING, k.CAP_WAGERS, Fact("wagers.made", {"made": state.made, "most": state.most}))
    if house[k.CAP_WAGERS] is v.CapWagers.NONE:
        return Reason(RULING, k.CAP_WAGERS, Fact("wagers.made_unlimited", {"made": state.made}))
    lifted = Fact(f"wagers.made.{house[k.CAP_HEADS_UP].value}", {"made": state.made})
    return Reason(RULING, k.CAP_HEADS_UP, lifted)


def _pair_matters(table: Table, house: House) -> bool:
    """Whether an explanation has to speak of the open pair: one was dealt, or could be thought to count."""
    if table.street is FOURTH and pair_holders(table):
        return True
    counts = house[k.OPEN_PAIR_MODE] is not v.OpenPairMode.OFF
    if not counts or (table.game is v.Game.HILO and not house[k.OPEN_PAIR_HILO]):
        return False
    if table.street is FOURTH:
        return True
    boards = [[card.rank for card in seat.board] for seat in table.live]
    return any(len(set(ranks)) < len(ranks) for ranks in boards)


def _spread(table: Table, state: Betting, player: Seat) -> tuple[int, int] | None:
    everything = player.bet + player.stack
    least = state.full + max(table.stakes.small, state.last_size)
    return min(least, everything), min(state.full + table.stakes.big, everything)
