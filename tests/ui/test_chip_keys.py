"""The chips offered beside an amount: real ones, payable at the table, and no hint of the answer."""

from fractions import Fraction

import pytest

from trainer.houses.loader import house_ids, load_house
from trainer.money import Stakes, Unit
from ui.answers.chip_keys import three_chips


@pytest.mark.parametrize(
    ("small", "chip", "worth"),
    [
        # Half of $10 is paid with a $5 chip; $1 and $25 lie beside it.
        (10, "1", ["1", "5", "25"]),
        # Half of $1 is paid with 50 cents.
        (1, "1/20", ["1/4", "1/2", "1"]),
        # Half of 1,000 in a tournament whose smallest chip is 25.
        (1000, "25", ["100", "500", "1000"]),
        # Where nothing is as small as half the bet, the smallest three.
        (1, "1", ["1", "5", "25"]),
    ],
)
def test_the_middle_chip_pays_half_a_small_bet(small: int, chip: str, worth: list[str]) -> None:
    unit = Unit(Fraction(chip))
    bet = unit.chips(Fraction(small))
    assert bet is not None
    offered = three_chips(Stakes(bet, 2 * bet, 0, bet // 2, unit))
    assert [unit.value(chips) for chips in offered] == [Fraction(each) for each in worth]


@pytest.mark.parametrize("house", house_ids())
def test_every_table_of_a_house_has_three(house: str) -> None:
    for dealt in load_house(house).stakes:
        assert len(set(three_chips(dealt.stakes))) == 3
