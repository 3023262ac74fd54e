"""What a trainee's answers come to: everything that the progress page shows."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import date, datetime, timedelta, tzinfo

import msgspec

from trainer.learning.attempt import Result
from trainer.learning.days import Day, by_day, each_day, in_a_row, minutes
from trainer.learning.held import Held, held
from trainer.learning.standing import counts
from trainer.learning.tally import Tally, band, tally


class Figures(msgspec.Struct, frozen=True):
    """A trainee's answers counted.

    `total`, `skills` (by id), `days`, `held` and `weakest` are of the house and the span asked for, and of what bears
    on how a trainee stands: not of questions that were looked at again. `minutes` and `in_a_row` are of all answers:
    that a day was a day of training does not hang on the house.
    """

    today: date
    total: Tally | None
    in_a_row: int
    skills: Mapping[str, Tally]
    days: tuple[Day, ...]
    minutes: Mapping[date, float]
    held: tuple[Held, ...]
    weakest: str | None


def figures(
    results: Iterable[Result],
    now: datetime,
    *,
    house: str | None = None,
    span: int | None = None,
    zone: tzinfo | None = None,
) -> Figures:
    """Answers, in any order, counted: those of a house or of all, of the last `span` days or of all.

    A day is one on the wall of `zone`, today the last of the span; None is the zone of this machine.
    """
    today = now.astimezone(zone).date()
    every = by_day(sorted(results, key=lambda result: result.at), zone)
    wanted = {
        day: [result for result in given if counts(result) and house in (None, result.house)]
        for day, given in every.items()
    }
    chosen = {day: given for day, given in wanted.items() if given}
    first = min(chosen, default=today) if span is None else today - timedelta(days=span - 1)
    kept = [result for day, given in chosen.items() if day >= first for result in given]
    by_skill = defaultdict(list)
    for result in kept:
        by_skill[result.skill].append(result)
    skills = {skill: tally(given) for skill, given in by_skill.items()}
    return Figures(
        today=today,
        total=tally(kept) if kept else None,
        in_a_row=in_a_row(every, today),
        skills=skills,
        # A station whose clock is ahead still has its answers on the chart.
        days=each_day(chosen, first, max(today, max(chosen, default=today))) if kept else (),
        minutes=minutes(every),
        held=held(kept, now),
        weakest=weakest(skills),
    )


def weakest(skills: Mapping[str, Tally]) -> str | None:
    """The trap to practise next, of those that have been answered; None where none has.

    It is the one whose accuracy is low beyond doubt: that of which even the upper bound of the band is lowest, so that
    one wrong answer of one does not outweigh eight of twenty. Of equals it is the slowest.
    """

    def bound(skill: str) -> tuple[float, int, str]:
        counted = skills[skill]
        return band(counted.right, counted.answers)[1], -counted.times.median, skill

    return min(skills, key=bound, default=None)
