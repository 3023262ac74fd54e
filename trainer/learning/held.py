"""The misconceptions a trainee holds, the dearest first."""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import datetime

import msgspec

from trainer.learning.attempt import Result
from trainer.learning.tally import LONGEST, middle

HALF_LIFE_DAYS = 14
"""After so many days a mistake counts half."""

CLEAN = 5
"""So many right answers in the traps it showed in, and a misconception is no longer held."""


class Held(msgspec.Struct, frozen=True):
    """A misconception as its answers show it.

    `skills` are the traps it showed in, the most often first; `right_since` counts right answers in these since the
    `last` time. `milliseconds` is the median of the answers that show it, and `cost` in seconds what it comes to.
    """

    name: str
    times: int
    milliseconds: int
    last: datetime
    skills: tuple[str, ...]
    right_since: int
    cost: float


def held(results: Sequence[Result], now: datetime) -> tuple[Held, ...]:
    """The misconceptions in some answers, given in order of time; the most expensive first.

    A misconception costs the time the table waits for an answer that is wrong in the end: the seconds of each answer
    that shows it, halved for every fortnight gone by. So what is believed often costs more than a slip, what takes long
    more than what is corrected at once, and what has not been seen for months next to nothing, however often it was
    seen then. After five right answers in the same traps it is held no longer: a trap is dealt so that its
    misconceptions give a wrong answer, and whoever still held it would have given it by then.
    """
    shown: defaultdict[str, list[Result]] = defaultdict(list)
    right: defaultdict[str, list[datetime]] = defaultdict(list)
    for result in results:
        if result.right:
            right[result.skill].append(result.at)
        elif result.misconception is not None:
            shown[result.misconception].append(result)
    made = []
    for name, showing in shown.items():
        last = showing[-1].at
        skills = tuple(skill for skill, _ in Counter(result.skill for result in showing).most_common())
        since = sum(len(right[skill]) - bisect_right(right[skill], last) for skill in skills)
        if since < CLEAN:
            median = middle(result.milliseconds for result in showing).median
            cost = sum(_cost(result, now) for result in showing)
            made.append(Held(name, len(showing), median, last, skills, since, cost))
    return tuple(sorted(made, key=lambda each: (-each.cost, each.name)))


def _cost(result: Result, now: datetime) -> float:
    age = max(0.0, (now - result.at).total_seconds() / 86_400)
    return float(min(result.milliseconds, LONGEST) / 1000 * 0.5 ** (age / HALF_LIFE_DAYS))
