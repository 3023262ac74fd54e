"""Practice day by day: what each day and the week up to it come to, how long it was, and how many days in a row."""

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, timedelta, tzinfo

import msgspec

from trainer.learning.attempt import Result
from trainer.learning.tally import LONGEST, Tally, band, tally

WEEK = 7
PAUSE = timedelta(minutes=3)
"""Whoever has not answered for longer has been away from the table."""

_DAY = timedelta(days=1)
_QUARTER = 900
"""Seconds of a quarter of an hour: clocks all over the world differ by whole quarters, so a day never begins in one."""


class Share(msgspec.Struct, frozen=True):
    """How many of some answers were right; there is at least one."""

    right: int
    answers: int

    @property
    def accuracy(self) -> float:
        """The share that was right, from 0 to 1."""
        return self.right / self.answers

    @property
    def band(self) -> tuple[float, float]:
        """Between which shares the true accuracy lies, in 95 of 100 cases."""
        return band(self.right, self.answers)


class Day(msgspec.Struct, frozen=True):
    """A day of training: its `own` answers, and those of the `week` that ends with it; None where there are none."""

    date: date
    own: Tally | None
    week: Share | None


def by_day(results: Iterable[Result], zone: tzinfo | None) -> dict[date, list[Result]]:
    """The answers of each day as the calendar on the wall in `zone` shows it; None is the zone of this machine."""
    days: dict[date, list[Result]] = {}
    known: dict[int, list[Result]] = {}
    for result in results:
        quarter = int(result.at.timestamp()) // _QUARTER
        if quarter not in known:
            known[quarter] = days.setdefault(result.at.astimezone(zone).date(), [])
        known[quarter].append(result)
    return days


def each_day(days: Mapping[date, Sequence[Result]], first: date, last: date) -> tuple[Day, ...]:
    """Every day from `first` to `last`. The first weeks look back before `first`, as far as `days` goes."""
    made: list[Day] = []
    week: deque[tuple[int, int]] = deque(maxlen=WEEK)
    at = first - (WEEK - 1) * _DAY
    while at <= last:
        own = tally(days[at]) if days.get(at) else None
        week.append((own.right, own.answers) if own else (0, 0))
        if at >= first:
            right, answers = (sum(each) for each in zip(*week, strict=True))
            made.append(Day(at, own, Share(right, answers) if answers else None))
        at += _DAY
    return tuple(made)


def minutes(days: Mapping[date, Sequence[Result]]) -> dict[date, float]:
    """How many minutes were trained, by day, of answers in order of time.

    From one answer to the next everything counts, so what is read between them too; after a pause of more than three
    minutes only the answer itself does.
    """
    return {day: _minutes(given) for day, given in days.items()}


def _minutes(given: Sequence[Result]) -> float:
    total = 0.0
    for before, result in zip([None, *given], given, strict=False):
        gap = result.at - before.at if before else 2 * PAUSE
        own = min(result.milliseconds, LONGEST) / 60_000
        total += own if gap > PAUSE else gap.total_seconds() / 60
    return total


def in_a_row(days: Collection[date], today: date) -> int:
    """How many days up to today something was answered, without a day left out; today itself may still come."""
    at = today if today in days else today - _DAY
    count = 0
    while at in days:
        count += 1
        at -= _DAY
    return count
