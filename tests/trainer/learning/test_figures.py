"""What answers come to, worked out by hand and as rules that hold for any answers."""

import random
import time
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.learning.attempt import Mode, Result
from trainer.learning.days import by_day, in_a_row
from trainer.learning.figures import figures, weakest
from trainer.learning.held import CLEAN, held
from trainer.learning.tally import LONGEST, Middle, Tally, band, middle, tally
from trainer.skills import SKILLS

NOON = datetime(2026, 3, 20, 12, tzinfo=UTC)
"""A Friday."""

PLAIN, EQUAL, HIGH = "bring_in.plain", "bring_in.equal_rank", "first_to_act.high_card"


def answer(
    days_ago: float = 0,
    *,
    right: bool = True,
    skill: str = PLAIN,
    ms: int = 4000,
    house: str = "cardroom",
    misconception: str | None = None,
    mode: Mode = Mode.PRACTICE,
) -> Result:
    return Result(skill, house, right, misconception, ms, mode, NOON - timedelta(days=days_ago), "")


def answers(right: int, wrong: int, **kind: object) -> list[Result]:
    return [answer(right=True, **kind) for _ in range(right)] + [answer(right=False, **kind) for _ in range(wrong)]


def test_a_quarter_is_quicker_than_the_middle_half_and_a_quarter_slower() -> None:
    # Of five times in order the second, third and fourth; of two a quarter, half and three quarters of the way.
    assert middle([5000, 1000, 4000, 2000, 3000]) == Middle(2000, 3000, 4000)
    assert middle([1000, 2000]) == Middle(1250, 1500, 1750)
    assert middle([700]) == Middle(700, 700, 700)


@given(st.lists(st.integers(0, 10**7), min_size=1))
def test_the_middle_half_lies_in_order_between_the_quickest_and_the_slowest(times: list[int]) -> None:
    found = middle(times)
    assert min(times) <= found.low <= found.median <= found.high <= max(times)


def test_the_band_is_wilsons() -> None:
    # With z = 1.96, z² = 3.8416. Eight of ten: centre (0.8 + 0.19208) / 1.38416 = 0.71674, reach
    # 1.96 × √(0.016 + 0.009604) / 1.38416 = 0.22658. One of one: 1 / 4.8416 = 0.20654 to 1.
    assert band(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert band(1, 1) == pytest.approx((0.2065, 1), abs=1e-4)
    assert band(0, 1) == pytest.approx((0, 0.7935), abs=1e-4)


@given(st.integers(1, 10**6).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of))))
def test_the_band_holds_the_share_and_narrows_with_more_answers(counted: tuple[int, int]) -> None:
    right, of = counted
    low, high = band(right, of)
    assert 0 <= low <= right / of <= high <= 1
    more = band(right * 4, of * 4)
    assert more[1] - more[0] < high - low


def test_answers_are_counted() -> None:
    found = tally([answer(ms=1000), answer(ms=3000, right=False), answer(ms=2000)])
    assert found == Tally(3, 2, Middle(1500, 2000, 2500))
    assert found.accuracy == 2 / 3


@pytest.mark.parametrize("nothing", [lambda: tally([]), lambda: middle([]), lambda: band(0, 0)])
def test_nothing_has_no_figures(nothing: object) -> None:
    with pytest.raises(ValueError, match="no "):
        nothing()


def test_a_day_is_one_on_the_wall() -> None:
    # 16:30 and 17:30 UTC are 23:30 and 00:30 in Bangkok, which is seven hours ahead.
    late, later = (answer(-(hour - 12) / 24) for hour in (16.5, 17.5))
    found = by_day([late, later], ZoneInfo("Asia/Bangkok"))
    assert found == {date(2026, 3, 20): [late], date(2026, 3, 21): [later]}
    assert by_day([late, later], UTC) == {date(2026, 3, 20): [late, later]}


def test_a_day_begins_by_the_clock_of_its_own_time_of_the_year() -> None:
    # 22:30 UTC is 23:30 in Paris in winter, the same day, and 00:30 in summer, the next.
    winter, summer = (
        Result(PLAIN, "tda", True, None, 1, Mode.RUSH, datetime(2026, m, 1, 22, 30, tzinfo=UTC), "") for m in (1, 7)
    )
    assert list(by_day([winter, summer], ZoneInfo("Europe/Paris"))) == [date(2026, 1, 1), date(2026, 7, 2)]


def test_days_in_a_row_end_with_the_first_that_was_left_out() -> None:
    today = date(2026, 3, 20)
    days = [today - timedelta(days=ago) for ago in (0, 1, 2, 4)]
    assert in_a_row(days, today) == 3
    # Today has not been practised yet: the row still stands.
    assert in_a_row(days[1:], today) == 2
    # Neither today nor yesterday: it is over.
    assert in_a_row(days[2:], today) == 0
    assert in_a_row([], today) == 0


def test_the_week_is_that_of_seven_days_and_looks_back_before_the_span() -> None:
    results = [answer(8, right=False), *answers(1, 1), answer(6), answer(1, right=False)]
    days = figures(results, NOON, span=3, zone=UTC).days
    assert [day.date.day for day in days] == [18, 19, 20]
    # The week to the 18th begins on the 12th: the answers 8 and 6 days before the 20th. The week to the 19th has lost
    # the first of them and has one more; that to the 20th still has the other, and two more.
    weeks = [(day.week.right, day.week.answers) if day.week else None for day in days]
    assert weeks == [(1, 2), (1, 2), (2, 4)]
    assert [day.own.answers if day.own else 0 for day in days] == [0, 1, 2]


def test_all_days_begin_with_the_first_answer() -> None:
    days = figures([answer(9), answer(1)], NOON, zone=UTC).days
    assert (days[0].date, days[-1].date, len(days)) == (date(2026, 3, 11), date(2026, 3, 20), 10)
    # Seven days after the first answer the week before holds none.
    assert [day.week is None for day in days] == [False] * 7 + [True] + [False] * 2


def test_the_figures_are_of_the_house_and_the_span_but_training_days_of_all() -> None:
    results = [answer(0), answer(1, house="tda", skill=HIGH), answer(2), answer(40)]
    found = figures(results, NOON, house="cardroom", span=30, zone=UTC)
    assert found.total is not None
    assert found.total.answers == 2
    assert {skill: each.answers for skill, each in found.skills.items()} == {PLAIN: 2}
    assert found.in_a_row == 3
    assert len(found.minutes) == 4
    assert len(found.days) == 30


def test_what_is_looked_at_again_is_a_day_of_training_and_no_more() -> None:
    found = figures([answer(1, right=False), answer(0, mode=Mode.REVIEW)], NOON, zone=UTC)
    assert found.total == Tally(1, 0, Middle(4000, 4000, 4000))
    assert found.in_a_row == 2
    assert len(found.minutes) == 2
    # So is a trap that is not asked any more.
    assert figures([answer(skill="bring_in.no_such_trap")], NOON, zone=UTC).total is None


def test_minutes_add_up_and_an_answer_left_lying_counts_for_two_minutes() -> None:
    minute = 1 / 1440
    # 30 seconds, two minutes to the next answer, half an hour's pause, and 6 seconds. The day before an hour, or so.
    results = [answer(ago * minute, ms=ms) for ago, ms in ((40, 30_000), (38, 5000), (8, 6000))]
    found = figures([*results, answer(1, ms=3_600_000)], NOON, zone=UTC).minutes
    assert found == pytest.approx({date(2026, 3, 20): 0.5 + 2 + 0.1, date(2026, 3, 19): 2.0})
    assert LONGEST == 120_000


def test_no_answers_have_no_figures() -> None:
    found = figures([], NOON, span=30, zone=UTC)
    assert (found.total, found.in_a_row, found.weakest, found.held, found.days) == (None, 0, None, (), ())


def test_the_weakest_trap_is_the_one_that_is_low_beyond_doubt() -> None:
    # Upper bounds: none of one 0.79, eight of twenty 0.61, fifteen of twenty 0.89.
    counted = {PLAIN: tally(answers(0, 1)), EQUAL: tally(answers(8, 12)), HIGH: tally(answers(15, 5))}
    assert weakest(counted) == EQUAL
    # All right: the slowest.
    assert weakest({PLAIN: tally(answers(3, 0, ms=9000)), EQUAL: tally(answers(2, 0))}) == PLAIN
    assert weakest({}) is None


def test_what_a_misconception_costs_is_the_time_of_its_answers_halved_every_fortnight() -> None:
    results = [
        answer(28, right=False, ms=8000, misconception="ace_is_low"),
        answer(14, right=False, ms=6000, misconception="spades_lowest", skill=EQUAL),
        answer(0, right=False, ms=4000, misconception="ace_is_low", skill=EQUAL),
    ]
    # Aces: 8 s a quarter and 4 s whole, 6 s; spades: 6 s halved, 3 s.
    found = held(results, NOON)
    assert [(each.name, each.times, each.cost) for each in found] == [("ace_is_low", 2, 6.0), ("spades_lowest", 1, 3.0)]
    assert found[0].milliseconds == 6000
    assert found[0].last == NOON


def test_an_answer_left_lying_costs_two_minutes() -> None:
    assert held([answer(right=False, ms=10**7, misconception="ace_is_low")], NOON)[0].cost == 120


def test_a_misconception_names_its_traps_by_how_often_it_showed() -> None:
    wrong = {"right": False, "misconception": "ace_is_low"}
    results = [answer(3, skill=HIGH, **wrong), *(answer(2, skill=EQUAL, **wrong) for _ in range(2))]
    assert held(results, NOON)[0].skills == (EQUAL, HIGH)


def test_five_right_answers_in_its_traps_and_it_is_held_no_longer() -> None:
    shown = [answer(9 - at, right=True) for at in range(3)] + [answer(5, right=False, misconception="ace_is_low")]
    elsewhere = [answer(4, skill=HIGH) for _ in range(9)]
    since = [answer(3) for _ in range(CLEAN - 1)]
    (found,) = held([*shown, *elsewhere, *since], NOON)
    assert found.right_since == 4
    assert held([*shown, *elsewhere, *since, answer(1)], NOON) == ()
    # Shown once more it is held again.
    again = answer(0, right=False, misconception="ace_is_low")
    assert held([*shown, *elsewhere, *since, answer(1), again], NOON)[0].times == 2


def made_up(count: int, seed: int, days: int) -> list[Result]:
    rng = random.Random(seed)
    skills = list(SKILLS.values())
    made = []
    for _ in range(count):
        skill, right = rng.choice(skills), rng.random() < 0.8
        mistake = None if right else rng.choice(skill.misconceptions).name
        house = rng.choice(("cardroom", "tda"))
        ago = rng.random() * days
        made.append(
            answer(ago, right=right, skill=skill.id, ms=rng.randrange(500, 20_000), house=house, misconception=mistake)
        )
    return made


@given(st.integers(0, 2**32), st.integers(1, 200), st.sampled_from([7, 30, None]), st.sampled_from(["tda", None]))
def test_the_parts_add_up_to_the_whole(seed: int, count: int, span: int | None, house: str | None) -> None:
    results = made_up(count, seed, 60)
    found = figures(results, NOON, span=span, house=house, zone=UTC)
    inside = [
        result
        for result in results
        if (house in (None, result.house)) and (span is None or (NOON.date() - result.at.date()).days < span)
    ]
    assert sum(each.answers for each in found.skills.values()) == len(inside)
    assert (found.total.answers if found.total else 0) == len(inside)
    assert sum(day.own.answers for day in found.days if day.own) == len(inside)
    assert sum(each.right for each in found.skills.values()) == sum(result.right for result in inside)
    assert found.minutes.keys() == {result.at.date() for result in results}
    assert all(0 < each <= 24 * 60 for each in found.minutes.values())
    assert [each.cost for each in found.held] == sorted((each.cost for each in found.held), reverse=True)
    shuffled = random.Random(seed).sample(results, len(results))
    assert figures(shuffled, NOON, span=span, house=house, zone=UTC).skills == found.skills


def test_ten_thousand_answers_are_counted_at_once() -> None:
    results = made_up(10_000, 1, 365)
    taken = []
    for _ in range(3):
        began = time.process_time()
        figures(results, NOON, zone=UTC)
        taken.append(time.process_time() - began)
    # It takes 40 ms; the bound leaves room for slower machines.
    assert min(taken) < 0.2
