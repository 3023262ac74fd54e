"""Deals for bet sizes after an all-in for less than a full bet or raise."""

import random
from collections.abc import Callable, Sequence

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.procedure import DutyKind, action_for
from trainer.questions import Asks
from trainer.rulings.betting import betting, sizes_for
from trainer.rulings.wagers import Options
from trainer.scenarios.bet_sizes import asked, reach
from trainer.scenarios.scene import Scene, Wagering, at_turn_of_one
from trainer.scenarios.stage import Builder, NotOffered, Scenario
from trainer.skills import Skill
from trainer.table import Seat, Street, Table

_STREETS = (Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH)
_MADE = (0, 1, 1, 1, 2, 3)


def under_half(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The all-in adds less than half a bet."""
    if house[k.ALL_IN_COUNTS_FROM] is v.AllInCountsFrom.ANY:
        raise NotOffered(f"any all-in counts at {house.id}")
    return short_all_in(reach(rng, house, rng.choice(_STREETS), live=rng.randint(3, 5)), skill, counts=False)


def half_or_more(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The all-in adds half a bet or more, but not the whole of it."""
    if house[k.ALL_IN_COUNTS_FROM] is v.AllInCountsFrom.FULL:
        raise NotOffered(f"no short all-in counts at {house.id}")
    return short_all_in(reach(rng, house, rng.choice(_STREETS), live=rng.randint(3, 5)), skill, counts=True)


def short_all_in(
    scene: Scene,
    skill: Skill,
    made: Sequence[int] = _MADE,
    asks: Asks = Asks.WAGER_TO,
    fits: Callable[[Table, Seat], bool] = lambda table, seat: True,
    *,
    counts: bool,
) -> Scenario | None:
    """An all-in for less than a bet, that counts as a wager or does not, over as many wagers as one of `made`; asked is
    one of those to act after it who fits."""
    rng, house = scene.rng, scene.house
    wagering = Wagering(rng, [Wagering.LEAST] * rng.choice(made), keep=3)
    scene.play(wagering, at_turn_of_one(rng, house, wagering.done))
    if scene.duty is None or scene.duty.kind is not DutyKind.ACT or scene.duty.seat is None:
        return None
    short = scene.duty.seat
    totals = _totals(scene.table, house, short, counts)
    if not totals:
        return None
    # Just half is where the rule turns, so it comes up often.
    total = totals[0] if counts and rng.random() < 0.3 else rng.choice(totals)
    scene.leave(short, total - scene.table.seat(short).bet)
    calling = Wagering(rng, keep=3)

    def choose(table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
        if seat.number == short and may.wager_to:
            return action_for(table, house, short, may.wager_to[0])
        return calling(table, house, seat, may)

    def all_in() -> bool:
        return not scene.table.seat(short).stack

    scene.play(choose, at_turn_of_one(rng, house, all_in, fits))
    return asked(scene, skill, asks)


def _totals(table: Table, house: House, seat: int, counts: bool) -> range:
    """The totals of an all-in by `seat` that add less than a bet, and at least half of one if it `counts`."""
    state = betting(table, house)
    size = sizes_for(table, house, seat)[0]
    half = (size + 1) // 2
    least, most = (half, size - 1) if counts else (1, half - 1)
    return range(max(state.full + least, state.call_to + 1), state.full + most + 1)


BUILDERS: dict[str, Builder] = {
    "bet_sizes.short_all_in_under_half": under_half,
    "bet_sizes.short_all_in_half_or_more": half_or_more,
}
