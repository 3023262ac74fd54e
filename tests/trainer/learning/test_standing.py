"""When a skill counts as mastered, and when it comes again."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.learning.attempt import Mode, Result
from trainer.learning.par import par
from trainer.learning.standing import Standing, days_to_due, due_by_day, due_now, standings, updated
from trainer.skills import SKILLS, Topic

SKILL = "bring_in.plain"
PAR = par(SKILLS[SKILL])
START = datetime(2026, 3, 2, 10, tzinfo=UTC)


def result(
    right: bool = True, milliseconds: int = PAR, day: float = 0, mode: Mode = Mode.PRACTICE, skill: str = SKILL
) -> Result:
    return Result(skill, "cardroom", right, None, milliseconds, mode, START + timedelta(days=day), "")


def standing(*results: Result) -> Standing:
    return standings(results)[SKILL]


def test_twenty_answers_are_needed() -> None:
    assert not standing(*[result()] * 19).mastered
    assert standing(*[result()] * 20).mastered


@pytest.mark.parametrize(("wrong", "mastered"), [(3, True), (4, False)])
def test_nine_in_ten_of_the_last_thirty_are_right(wrong: int, mastered: bool) -> None:
    # 27 of 30 are just nine in ten.
    assert standing(*[result(False)] * wrong, *[result()] * (30 - wrong)).mastered is mastered


def test_what_lies_before_the_last_thirty_is_forgiven() -> None:
    assert not standing(*[result(False)] * 10, *[result()] * 25).mastered
    assert standing(*[result(False)] * 10, *[result()] * 30).mastered


def test_of_fewer_than_thirty_all_count() -> None:
    # 2 of 20 wrong are nine in ten right, 3 are not.
    assert standing(*[result(False)] * 2, *[result()] * 18).mastered
    assert not standing(*[result(False)] * 3, *[result()] * 17).mastered


def test_half_the_answers_are_within_par() -> None:
    quick, slow = [result(milliseconds=PAR)], [result(milliseconds=PAR + 1)]
    assert standing(*slow * 14, *quick * 16).mastered
    assert not standing(*slow * 16, *quick * 14).mastered


def test_reviewing_is_never_held_against_anybody() -> None:
    practised = [result()] * 20
    reviewed = [result(False, mode=Mode.REVIEW)] * 50
    assert standing(*practised, *reviewed) == standing(*practised)
    assert standings(reviewed) == {}


def test_a_skill_that_is_not_asked_any_more_is_passed_over() -> None:
    assert standings([result(skill="bring_in.no_such_trap")]) == {}


def test_what_was_wrong_comes_again_sooner_than_what_was_right() -> None:
    wrong, slow, right, quick = (
        standing(each).due
        for each in (
            result(False),
            result(milliseconds=2 * PAR),
            result(),
            result(milliseconds=PAR // 2),
        )
    )
    # A day is the least, so what was forgotten and what came slowly may fall together.
    assert wrong == START + timedelta(days=1) <= slow < right < quick


def test_it_is_remembered_less_day_by_day_and_again_after_practice() -> None:
    known = standing(result())
    recalled = [known.recall(START + timedelta(days=day)) for day in range(10)]
    assert recalled[0] == 1
    assert recalled == sorted(recalled, reverse=True)
    # FSRS asks again when nine in ten are still expected to be right.
    assert known.recall(known.due) == pytest.approx(0.9, abs=0.02)
    assert known.after(result(day=8)).recall(START + timedelta(days=8)) == 1


def test_the_forecast_without_practice_falls_and_with_it_stays_up() -> None:
    known = standing(result(milliseconds=2 * PAR))
    without = known.forecast(START, 14, reviews=False)
    with_reviews = known.forecast(START, 14, reviews=True)
    assert len(without) == len(with_reviews) == 15
    assert list(without) == sorted(without, reverse=True)
    assert min(with_reviews) >= 0.85 > without[-1]


@given(st.lists(st.tuples(st.booleans(), st.integers(500, 60_000), st.sampled_from(Mode)), max_size=40))
def test_one_answer_after_the_other_comes_to_the_same_as_all_at_once(given: list[tuple[bool, int, Mode]]) -> None:
    results = [result(right, taken, day, mode) for day, (right, taken, mode) in enumerate(given)]
    step_by_step: dict[str, Standing] = {}
    for each in results:
        step_by_step = updated(step_by_step, each)
    assert step_by_step == standings(results)


def test_what_is_due_is_counted_by_the_day_and_the_least_remembered_comes_first() -> None:
    other = "bring_in.ace_up"
    found = standings([result(False), result(False, skill=other), result(day=5, skill=other)])
    now = START + timedelta(days=9)
    assert next(each.skill for each in due_now(found, now)) == SKILL
    days = due_by_day(found, now, 3)
    assert len(days) == 4
    assert days[0] >= 1  # the skill failed nine days ago is overdue


def test_a_day_ends_at_midnight_of_the_trainees_own_time() -> None:
    # The skill failed at 10 in the morning in London is due a day later at 10, which is the next day in Auckland.
    found = standings([result(False)])
    evening_before = datetime(2026, 3, 3, 8, tzinfo=timezone(timedelta(hours=13)))
    assert due_by_day(found, evening_before, 1) == (1, 0)
    assert due_by_day(found, datetime(2026, 3, 2, 23, tzinfo=UTC), 1) == (0, 1)


def test_what_is_due_is_so_many_days_away_and_what_is_overdue_none() -> None:
    # As above: failed on the second of March at 10, due on the third.
    failed = standing(result(False))
    days = [days_to_due(failed, START + timedelta(days=day)) for day in (0, 1, 9)]
    assert days == [1, 0, 0]


@pytest.mark.parametrize("topic", Topic)
def test_every_topic_has_a_par(topic: Topic) -> None:
    assert {par(skill) for skill in SKILLS.values() if skill.topic is topic} <= set(range(5_000, 60_000))
