"""What a trainee is told at home."""

from datetime import UTC, datetime, timedelta

import pytest

from trainer.learning.attempt import Mode, Result
from trainer.learning.overview import overview
from trainer.learning.standing import standings

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)


def result(before: timedelta, right: bool = True, mode: Mode = Mode.PRACTICE, skill: str = "bring_in.plain") -> Result:
    return Result(skill, "cardroom", right, None, 6000, mode, NOW - before, "")


def minutes_ago(*ago: float, **named: object) -> list[Result]:
    return [result(timedelta(minutes=each), **named) for each in ago]  # type: ignore[arg-type]


def test_a_newcomer_is_told_of_nothing() -> None:
    found = overview([], {}, NOW)
    assert (found.answers, found.due, found.due_minutes, found.accuracy, found.in_a_row) == (0, (), 0, None, 0)
    assert [minutes for _, minutes in found.week] == [0.0] * 7
    assert found.week[-1][0] == NOW.date()


def test_what_is_due_is_named_with_how_long_it_takes() -> None:
    results = [result(timedelta(days=3), False, skill=skill) for skill in ("bring_in.plain", "bring_in.ace_up")]
    found = overview(results, standings(results), NOW)
    assert {due.skill for due in found.due} == {"bring_in.plain", "bring_in.ace_up"}
    assert all(0 < due.recall < 0.9 for due in found.due)
    # Two questions of twelve seconds, and ten to read why after each, are 44 seconds.
    assert found.due_minutes == 1


def test_the_week_is_of_seven_days_up_to_today() -> None:
    found = overview([result(timedelta(days=7)), result(timedelta(days=6), False), *minutes_ago(2, 1)], {}, NOW)
    # Six seconds of six days ago; today six seconds and the minute up to the next answer.
    assert [minutes for _, minutes in found.week] == pytest.approx([0.1, 0, 0, 0, 0, 0, 1.1])
    assert found.accuracy == pytest.approx(2 / 3)


def test_the_best_of_a_rush_and_a_streak_is_of_one_session() -> None:
    rush = [
        *minutes_ago(200, 199.8, 199.6, mode=Mode.RUSH),
        *minutes_ago(100, 99.8, mode=Mode.RUSH),
    ]
    streak = [
        *minutes_ago(50, 49.5, mode=Mode.STREAK),
        *minutes_ago(49, right=False, mode=Mode.STREAK),
        *minutes_ago(48.5, 48, 47.5, 47, mode=Mode.STREAK),
    ]
    found = overview([*rush, *streak], {}, NOW)
    assert (found.best_rush, found.best_streak) == (3, 4)


def test_days_in_a_row_go_up_to_today() -> None:
    found = overview([result(timedelta(days=day)) for day in (4, 2, 1)], {}, NOW)
    assert found.in_a_row == 2
