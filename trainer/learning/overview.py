"""What a trainee is told at home: what is due, how the last week went, and the best he has done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta

import msgspec

from trainer.learning.attempt import Mode, Result
from trainer.learning.days import by_day, in_a_row, minutes
from trainer.learning.par import par
from trainer.learning.standing import Standing, due_now
from trainer.skills import SKILLS

READING = 10_000
"""Milliseconds that reading why takes after an answer, to say how long a session will be."""

_WEEK = 7
_BETWEEN = timedelta(minutes=3)


class Due(msgspec.Struct, frozen=True):
    """A skill that is due, and how likely it is still known, from 0 to 1."""

    skill: str
    recall: float


class Overview(msgspec.Struct, frozen=True):
    """A trainee's day. `due` are the skills of the house to be practised today, those known least first, and
    `due_minutes` how long that takes; `week` gives the minutes of the last seven days, today last, and `accuracy` the
    share that was right in them; `best_rush` and `best_streak` are the most right answers of one session."""

    answers: int
    due: tuple[Due, ...]
    due_minutes: int
    week: tuple[tuple[date, float], ...]
    accuracy: float | None
    in_a_row: int
    best_rush: int
    best_streak: int


def overview(results: Sequence[Result], standings: Mapping[str, Standing], now: datetime) -> Overview:
    """What a trainee's answers, in the order of time, and his standings at a house come to at `now`, whose time zone
    says where a day ends."""
    due = tuple(Due(each.skill, each.recall(now)) for each in due_now(standings, now))
    takes = sum(par(SKILLS[each.skill]) + READING for each in due)
    days = by_day(results, now.tzinfo)
    trained = minutes(days)
    last = [now.date() - timedelta(days=before) for before in range(_WEEK - 1, -1, -1)]
    lately = [result for day in last for result in days.get(day, ())]
    return Overview(
        answers=len(results),
        due=due,
        due_minutes=max(1, round(takes / 60_000)) if due else 0,
        week=tuple((day, trained.get(day, 0.0)) for day in last),
        accuracy=sum(result.right for result in lately) / len(lately) if lately else None,
        in_a_row=in_a_row(days, now.date()),
        best_rush=max((sum(each.right for each in run) for run in _runs(results, Mode.RUSH)), default=0),
        best_streak=max((sum(each.right for each in run) for run in _runs(results, Mode.STREAK)), default=0),
    )


def _runs(results: Iterable[Result], mode: Mode) -> list[list[Result]]:
    """The answers of a mode, session by session: what is of one mode and lies close together is one session, and a
    streak ends with its miss."""
    runs: list[list[Result]] = []
    before: Result | None = None
    for result in results:
        if result.mode is mode:
            broken = before is None or before.mode is not mode or result.at - before.at > _BETWEEN
            if broken or (mode is Mode.STREAK and before is not None and not before.right):
                runs.append([])
            runs[-1].append(result)
        before = result
    return runs
