"""Answers counted: how many, how many of them right, how sure that is, and how long they took."""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from trainer.learning.attempt import Result

LONGEST = 120_000
"""Milliseconds an answer counts for at most where times are added up: a longer one was left lying on the table."""

_Z = 1.959964
"""95 of 100 values of a normal distribution lie within this many deviations."""


class Middle(msgspec.Struct, frozen=True):
    """The middle half of some answers by their time, in milliseconds: a quarter was quicker than `low`, another slower
    than `high`."""

    low: int
    median: int
    high: int


class Tally(msgspec.Struct, frozen=True):
    """What some answers come to; there is at least one."""

    answers: int
    right: int
    times: Middle

    @property
    def accuracy(self) -> float:
        """The share that was right, from 0 to 1."""
        return self.right / self.answers


def tally(results: Sequence[Result]) -> Tally:
    """Some answers counted. Raises ValueError where there are none."""
    times = middle([result.milliseconds for result in results])
    return Tally(len(results), sum([result.right for result in results]), times)


def middle(times: Iterable[int]) -> Middle:
    """The middle half of some times; between two of them a value is taken in proportion. ValueError for none."""
    ordered = sorted(times)
    if not ordered:
        raise ValueError("no times")
    return Middle(*(_at(ordered, fraction) for fraction in (0.25, 0.5, 0.75)))


def band(right: int, answers: int) -> tuple[float, float]:
    """Between which shares the true accuracy lies, so far as `right` of `answers` can tell.

    It is Wilson's interval at 95 percent, which stays within 0 and 1 and is honest about few answers: one right answer
    of one says no more than 21 percent or better. It takes the answers for independent. Raises ValueError for none.
    """
    if answers < 1:
        raise ValueError("no answers")
    share, spread = right / answers, _Z * _Z / answers
    centre = share + spread / 2
    reach = _Z * sqrt(share * (1 - share) / answers + spread / (4 * answers))
    # Where all or none were right the bound is the share itself, which rounding must not pass.
    low, high = (centre - reach) / (1 + spread), (centre + reach) / (1 + spread)
    return min(max(low, 0.0), share), max(min(high, 1.0), share)


def _at(ordered: Sequence[int], fraction: float) -> int:
    place = fraction * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return round(ordered[below] + (ordered[above] - ordered[below]) * (place - below))
