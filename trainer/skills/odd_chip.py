"""Who gets the chip that cannot be shared: the traps, in the order taught."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_POSITION = under("odd_chip_by_position", k.ODD_CHIP_HIGH, v.OddChipHigh.POSITION)
_IN_FIVE = under("odd_chip_by_suit_in_five", k.ODD_CHIP_HIGH, v.OddChipHigh.SUIT_IN_FIVE)
_IN_SEVEN = under("odd_chip_by_suit_in_seven", k.ODD_CHIP_HIGH, v.OddChipHigh.SUIT_IN_SEVEN)
_SUIT_FIRST = Misconception("suit_before_rank_for_odd_chip")


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...]) -> Skill:
    return Skill(Topic.ODD_CHIP, trap, misconceptions, about)


SKILLS = (
    _skill("by_position", _IN_FIVE, _IN_SEVEN, _SUIT_FIRST, about=(k.ODD_CHIP_HIGH,)),
    _skill("by_suit_in_five", _POSITION, _SUIT_FIRST, _IN_SEVEN, about=(k.ODD_CHIP_HIGH,)),
    _skill("by_suit_in_seven", _POSITION, _SUIT_FIRST, _IN_FIVE, about=(k.ODD_CHIP_HIGH,)),
    _skill(
        "low_suit",
        under("odd_low_chip_by_position", k.ODD_CHIP_LOW, v.OddChipLow.POSITION),
        under("odd_low_chip_by_high_suit_in_five", k.ODD_CHIP_LOW, v.OddChipLow.SUIT_IN_FIVE),
        under("odd_low_chip_by_low_suit", k.ODD_CHIP_LOW, v.OddChipLow.LOW_SUIT),
        Misconception("odd_low_chip_by_highest_card"),
        about=(k.ODD_CHIP_LOW,),
    ),
    _skill(
        "high_side_first",
        Misconception("odd_chip_by_position_between_halves"),
        under("odd_chip_to_low_half", k.ODD_CHIP_HALVES, v.OddChipHalves.LOW),
        about=(k.ODD_CHIP_HALVES,),
    ),
    _skill(
        "per_pot", Misconception("odd_chips_put_together"), _POSITION, _IN_FIVE, _IN_SEVEN, about=(k.ODD_CHIP_HIGH,)
    ),
)
