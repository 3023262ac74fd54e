"""Every trap of split pots, at every house: it may be dealt so, decides, and is paid by a second, slower reckoning."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.trainer.scenarios.counted import Added
from tests.trainer.scenarios.situations import (
    HIGH_ONLY,
    HOUSES,
    check_sound,
    check_trap,
    misconceptions_met,
    misconceptions_named,
    situation,
    skills,
)
from trainer.houses.loader import load_house
from trainer.marking import deciding
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Asks, Split, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic

TRAPS = tuple(skill.removeprefix("split.") for skill in skills(Topic.SPLIT))
HILO = tuple(house for house in HOUSES if house not in HIGH_ONLY)
ASKED = [(trap, house) for trap in TRAPS for house in HILO]


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"split.{trap}", house, seed)
    assert scenario is not None
    return scenario


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        assert scenario.question.asks is Asks.SPLIT
        assert next_duty(scenario.question.table, load_house(house)).kind is DutyKind.PUSH
        check_trap(scenario, Split(Added(scenario).shares(house)))


@pytest.mark.parametrize("trap", TRAPS)
@pytest.mark.parametrize("house", HIGH_ONLY)
def test_no_trap_where_no_low_is_played(trap: str, house: str) -> None:
    assert situation(f"split.{trap}", house, 0) is None


@pytest.mark.parametrize(
    ("trap", "clause", "value"),
    [
        ("no_low", "low.qualifier", "none"),
        ("scoop", "low.ace", "low"),
        ("quartered", "hand.suits", "rank"),
        ("tied_both_ways", "split.tied_both", "halves"),
        ("tied_both_ways", "hand.suits", "rank"),
    ],
)
def test_no_trap_where_the_clause_makes_the_mistake_right(trap: str, clause: str, value: str) -> None:
    with pytest.raises(NotOffered):
        build(SKILLS[f"split.{trap}"], load_house("cardroom").with_written({clause: value}), 0)


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of, by who is pushed which half of which pot


Half = tuple[int, str]


def winners(scenario: Scenario, house: str) -> dict[Half, set[int]]:
    found: dict[Half, set[int]] = {}
    for pot, half, seat, _ in Added(scenario).rows(house):
        found.setdefault((pot, half), set()).add(seat)
    return found


def halves(won: dict[Half, set[int]]) -> bool:
    high, low = won[0, "high"], won[0, "low"]
    return len(won) == 2 and len(high) == len(low) == 1 and high != low


def quartered(won: dict[Half, set[int]]) -> bool:
    high, low = won[0, "high"], won[0, "low"]
    return len(won) == 2 and high != low and {len(high), len(low)} == {1, 2}


def own_pots(won: dict[Half, set[int]]) -> bool:
    return {pot for pot, _ in won} == {0, 1} and won[0, "high"] != won[1, "high"] and len(won[1, "low"]) == 1


def low_elsewhere(won: dict[Half, set[int]]) -> bool:
    return {pot for pot, _ in won} == {0, 1} and not won[0, "low"] & won.get((1, "low"), set())


MADE_OF: dict[str, Callable[[dict[Half, set[int]]], bool]] = {
    "halves": halves,
    "no_low": lambda won: set(won) == {(0, "whole")},
    "scoop": lambda won: len(won) == 2 and won[0, "high"] == won[0, "low"] and len(won[0, "low"]) == 1,
    "quartered": quartered,
    "three_way_low": lambda won: len(won) == 2 and len(won[0, "low"]) == 3,
    "side_pot_each_on_its_own": own_pots,
    "low_only_among_eligible": low_elsewhere,
    "tied_both_ways": lambda won: len(won[0, "whole"]) == 2,
}


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_deal_is_what_the_trap_says(trap: str, house: str) -> None:
    for seed in range(5):
        assert MADE_OF[trap](winners(asked(trap, house, seed), house)), (trap, house, seed)


def test_the_side_pot_has_a_low_or_none() -> None:
    lows = {(1, "low") in winners(asked("low_only_among_eligible", "cardroom", seed), "cardroom") for seed in range(20)}
    assert lows == {True, False}


@pytest.mark.parametrize("house", HILO)
def test_it_matters_whether_a_pot_that_is_tied_both_ways_is_halved(house: str) -> None:
    for seed in range(5):
        added = Added(asked("tied_both_ways", house, seed))
        halved = {"split.tied_both": "halves"}
        assert added.shares(house) != added.shares(house, **halved)


@pytest.mark.parametrize("house", HILO)
def test_every_hand_lies_open_and_several_pots_are_named(house: str) -> None:
    for trap in TRAPS:
        question = asked(trap, house, 0).question
        assert all(seat.folded or seat.shown for seat in question.table.seats)
        several = trap in ("side_pot_each_on_its_own", "low_only_among_eligible")
        assert [fact.key for fact in question.situation] == (["pots.lie"] * 2 if several else [])


# ----------------------------------------------------------------------------------------------------------------------
# Mistakes


def test_without_a_qualifier_the_least_hand_would_take_half() -> None:
    for house in HILO:
        for seed in range(5):
            scenario = asked("no_low", house, seed)
            misled = {held.name: answer for held, answer in wrong_answers(scenario.question)}
            shares = Added(scenario).shares(house, **{"low.qualifier": "none"})
            if "low_without_qualifier" in misled:
                assert misled["low_without_qualifier"] == Split(shares)


def test_pots_taken_together_pay_the_all_in_player_from_the_side_pot() -> None:
    for seed in range(10):
        scenario = asked("side_pot_each_on_its_own", "cardroom", seed)
        all_in = next(seat.number for seat in scenario.question.table.hands if not seat.stack)
        misled = {held.name: answer for held, answer in wrong_answers(scenario.question)}
        together = misled["pots_taken_together"]
        assert isinstance(together, Split)
        # One half of all there is, the odd chip with it.
        assert dict(together.shares)[all_in] == (scenario.question.table.pot + 1) // 2


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"split.{trap}"]
    assert misconceptions_met(skill, 20) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"split.{trap}"]
    assert misconceptions_named(skill, 25) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_the_clause_shown_is_one_that_the_trap_turns_on(trap: str) -> None:
    for seed in range(3):
        question = asked(trap, "tda", seed).question
        step = deciding(question, question.ruling().because)
        assert step is not None
        assert step.clause in question.skill.about


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"split.{trap}"], load_house("hilo-bg"), 3) == asked(trap, "hilo-bg", 3)


def test_every_seat_is_paid_about_as_often() -> None:
    found: Counter[int] = Counter()
    for trap in TRAPS:
        for seed in range(12):
            answer = asked(trap, HILO[seed % len(HILO)], seed).question.ruling().answer
            assert isinstance(answer, Split)
            found.update(seat for seat, _ in answer.shares)
    for seat in range(1, 9):
        assert 0.06 < found[seat] / found.total() < 0.2, found
