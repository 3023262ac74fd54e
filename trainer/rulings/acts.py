"""What a player may do at his turn, and why not the rest."""

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.betting import betting
from trainer.rulings.bring_in import bring_in
from trainer.rulings.wagers import Options, options
from trainer.table import Street, Table

RULING = "acts"

_SIZES = (k.STREET_BIG_FROM, k.OPEN_PAIR_MODE, k.OPEN_PAIR_HILO)


def acts(table: Table, house: House, seat: int) -> Ruling[Options]:
    """What the player in `seat` may do now that it is his turn, by what he faces and not by how large a wager is."""
    ruling = options(table, house, seat)
    if table.street is Street.THIRD and not betting(table, house).call_to:
        return Ruling(ruling.answer, (*ruling.because, _forced(table, house, seat)))
    wagering = [reason for reason in ruling.because if reason.clause not in _SIZES or "totals" in reason.fact.values]
    return Ruling(ruling.answer, (_faced(table, house, seat), *wagering))


def _forced(table: Table, house: House, seat: int) -> Reason:
    """Why whoever has to start third street may not get out of it, or may."""
    started = bring_in(table, house).answer
    if started is not None and started.passed and house[k.BRING_IN_ALL_IN] is v.BringInAllIn.NEXT_MAY_FOLD:
        return Reason(RULING, k.BRING_IN_ALL_IN, Fact("acts.passed_on"), (seat,))
    key = k.BRING_IN_ALL_IN if started is not None and started.passed else k.BRING_IN_MAY_OPEN
    return Reason(RULING, key, Fact("acts.forced"), (seat,))


def _faced(table: Table, house: House, seat: int) -> Reason:
    """What there is to call, and so whether he may check."""
    state, player = betting(table, house), table.seat(seat)
    if not state.call_to:
        return Reason(RULING, k.STREET_BIG_FROM, Fact("acts.nothing_in"), (seat,))
    if player.bet >= state.call_to:
        return Reason(RULING, k.BRING_IN_OPTION, Fact("acts.nothing_to_add"), (seat,))
    to = Chips(state.call_to)
    if table.street is Street.THIRD and state.call_to == table.stakes.bring_in and not state.full:
        return Reason(RULING, k.BRING_IN_SIZE, Fact("acts.bring_in", {"to": to}), (seat,))
    faced = Fact("acts.wager", {"to": to, "bet": Chips(player.bet)}) if player.bet else Fact("acts.first", {"to": to})
    return Reason(RULING, k.STREET_BIG_FROM, faced, (seat,))
