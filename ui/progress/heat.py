"""How warm a cell of the heat map is: from 0, which needs work, to 6, which is solid."""

from bisect import bisect_right
from enum import Enum

from trainer.learning.tally import Tally

_ACCURACY = (0.60, 0.70, 0.77, 0.85, 0.91, 0.96)
_PACE = (0.6, 0.8, 1.0, 1.25, 1.6, 2.2)
"""A trap's median against that of all answers: no seconds are slow in themselves."""


class Shown(Enum):
    """What the cells show."""

    BOTH = 0
    ACCURACY = 1
    TIME = 2


def step(counted: Tally, typical: int, shown: Shown) -> int:
    """The step of a trap's answers by their accuracy, or by their time; `typical` is the median of all, in ms."""
    if shown is Shown.TIME:
        return len(_PACE) - bisect_right(_PACE, counted.times.median / max(typical, 1))
    return bisect_right(_ACCURACY, counted.accuracy)
