"""A hand at a thousand times the stakes is ruled as the hand itself: how large an amount is decides nothing."""

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.trainer.random_hands import STAKES, played, random_house, random_table
from trainer.houses.house import House
from trainer.money import Chips, Stakes
from trainer.procedure import DutyKind, next_duty
from trainer.reasons import Ruling
from trainer.rulings.acts import acts
from trainer.rulings.bring_in import bring_in
from trainer.rulings.gathering import gathered
from trainer.rulings.spread import most_wager
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options, to_call
from trainer.table import Table

TIMES = 1000
MONEY = {"small", "big", "bring_in", "ante", "stack", "bet", "paid", "amount", "to"}
# Where the bring-in is the whole small bet two amounts are equal that are written apart.
WHOLE = Stakes(10, 20, 1, 10)


def scaled(value: Any) -> Any:
    """A table, or a part of it, with every amount so many times as large."""
    if isinstance(value, tuple):
        return tuple(scaled(each) for each in value)
    if not isinstance(value, msgspec.Struct):
        return value
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return replace(
        value,
        **{
            name: TIMES * each if name in MONEY and isinstance(each, int) else scaled(each)
            for name, each in fields.items()
        },
    )


def worth(value: Any) -> Any:
    """A fact's value, its chips so many times as large."""
    if isinstance(value, tuple):
        return tuple(worth(each) for each in value)
    return Chips(TIMES * value) if isinstance(value, Chips) else value


def ruled(table: Table, house: House) -> list[Ruling[Any]]:
    """What is asked of the money while a hand is bet."""
    duty = next_duty(table, house)
    if duty.kind in (DutyKind.ACT, DutyKind.BRING_IN):
        assert duty.seat is not None
        asked = [ask(table, house, duty.seat) for ask in (acts, options, to_call, most_wager)]
        return [bring_in(table, house), to_act(table, house), *asked]
    if duty.kind in (DutyKind.RETURN, DutyKind.COLLECT):
        return [gathered(table, house)]
    return []


@pytest.mark.parametrize("seed", range(24))
def test_amounts_are_compared_by_what_they_are(seed: int) -> None:
    rng = random.Random(seed)
    house, start = random_house(rng), random_table(rng)
    if start.stakes in STAKES and seed % 3 == 0:
        start = replace(start, stakes=WHOLE)
    for table, _ in played(rng, house, start):
        for ruling, large in zip(ruled(table, house), ruled(scaled(table), house), strict=True):
            steps = [(each.clause, each.fact.key, worth(tuple(each.fact.values.items()))) for each in ruling.because]
            assert steps == [(each.clause, each.fact.key, tuple(each.fact.values.items())) for each in large.because]
