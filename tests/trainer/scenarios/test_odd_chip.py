"""Every trap of the odd chip, at every house: it may be dealt so, decides, and is given by a second reckoning."""

from collections import Counter

import pytest

from tests.trainer.scenarios.counted import RULES, Added
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
from trainer.questions import Answer, Asks, PickedSeat, Split, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic

TRAPS = tuple(skill.removeprefix("odd_chip.") for skill in skills(Topic.ODD_CHIP))
HILO = tuple(house for house in HOUSES if house not in HIGH_ONLY)
ONLY_AT = {
    "by_position": tuple(house for house in HOUSES if RULES[house][0] == "position"),
    "by_suit_in_five": ("tda",),
    "by_suit_in_seven": ("cardroom",),
    "low_suit": HILO,
    "high_side_first": HILO,
}
ASKED = [(trap, house) for trap in TRAPS for house in ONLY_AT.get(trap, HOUSES)]


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"odd_chip.{trap}", house, seed)
    assert scenario is not None
    return scenario


def over(scenario: Scenario, house: str, half: str) -> list[int]:
    """Those of a half of the main pot, or of the whole, who are pushed more than the others there."""
    rows = [(seat, chips) for pot, part, seat, chips in Added(scenario).rows(house) if (pot, part) == (0, half)]
    least = min(chips for _, chips in rows)
    return [seat for seat, chips in rows if chips > least]


def expected(trap: str, scenario: Scenario, house: str) -> Answer:
    if trap == "per_pot":
        return Split(Added(scenario).shares(house))
    if trap == "high_side_first":
        rows = {part: (seat, chips) for _, part, seat, chips in Added(scenario).rows(house)}
        assert rows["high"][1] == rows["low"][1] + 1
        return PickedSeat(rows["high"][0])
    (seat,) = over(scenario, house, "low" if trap == "low_suit" else "whole")
    return PickedSeat(seat)


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        assert scenario.question.asks is (Asks.SPLIT if trap == "per_pot" else Asks.ODD_CHIP)
        assert next_duty(scenario.question.table, load_house(house)).kind is DutyKind.PUSH
        assert all(seat.folded or seat.shown for seat in scenario.question.table.seats)
        check_trap(scenario, expected(trap, scenario, house))


@pytest.mark.parametrize(
    ("trap", "house"), [(trap, house) for trap, there in ONLY_AT.items() for house in HOUSES if house not in there]
)
def test_no_trap_where_the_house_has_another_way(trap: str, house: str) -> None:
    assert situation(f"odd_chip.{trap}", house, 0) is None


@pytest.mark.parametrize(
    ("trap", "clause", "value"),
    [
        ("high_side_first", "odd_chip.halves", "low"),
        ("by_suit_in_seven", "odd_chip.high", "position"),
        ("per_pot", "hand.suits", "rank"),
    ],
)
def test_no_trap_where_the_clause_makes_the_mistake_right(trap: str, clause: str, value: str) -> None:
    with pytest.raises(NotOffered):
        build(SKILLS[f"odd_chip.{trap}"], load_house("cardroom").with_written({clause: value}), 0)


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


@pytest.mark.parametrize("house", HOUSES)
def test_each_of_two_pots_has_a_chip_over(house: str) -> None:
    three = 0
    for seed in range(12):
        added = Added(asked("per_pot", house, seed))
        winners: dict[int, list[int]] = {}
        for pot, _, seat, _ in added.rows(house):
            winners.setdefault(pot, []).append(seat)
        amounts = [amount for amount, _ in added.pots()]
        assert [amount % len(winners[pot]) for pot, amount in enumerate(amounts)] == [1, 1]
        three += len(winners[0]) == 3
    assert 0 < three < 12


def test_only_the_low_half_does_not_come_out_even() -> None:
    for house in HILO:
        for seed in range(5):
            scenario = asked("low_suit", house, seed)
            halves = Counter(part for _, part, _, _ in Added(scenario).rows(house))
            assert halves == {"high": 1, "low": 2}
            assert scenario.question.table.pot % 4 == 2


def test_one_hand_of_the_casinos_shows_what_the_card_is_judged_by() -> None:
    for trap, house in (("by_suit_in_five", "tda"), ("by_suit_in_seven", "cardroom"), ("low_suit", "cardroom")):
        because = asked(trap, house, 0).question.ruling().because
        judged = [reason.cards[0] for reason in because if reason.fact.key == "shares.odd_card"]
        assert len(judged) in (2, 3)
        assert len(set(judged)) == len(judged)


# ----------------------------------------------------------------------------------------------------------------------
# Mistakes


@pytest.mark.parametrize(("trap", "house"), [(trap, house) for trap, house in ASKED if trap != "per_pot"])
def test_another_house_s_way_is_a_mistake_here(trap: str, house: str) -> None:
    """By position, by the highest card of the five or of the seven: worked out again for every way but the house's."""
    ways = {
        "odd_chip_by_position": ("odd_chip.high", "position"),
        "odd_chip_by_suit_in_five": ("odd_chip.high", "suit_in_five"),
        "odd_chip_by_suit_in_seven": ("odd_chip.high", "suit_in_seven"),
        "odd_low_chip_by_position": ("odd_chip.low", "position"),
        "odd_low_chip_by_high_suit_in_five": ("odd_chip.low", "suit_in_five"),
        "odd_low_chip_by_low_suit": ("odd_chip.low", "low_suit"),
    }
    for seed in range(5):
        scenario = asked(trap, house, seed)
        for held, answer in wrong_answers(scenario.question):
            if held.name in ways:
                clause, value = ways[held.name]
                right = dict(Added(scenario).shares(house))
                wrong = dict(Added(scenario).shares(house, **{clause: value}))
                assert answer == PickedSeat(next(seat for seat in wrong if wrong[seat] > right[seat]))


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"odd_chip.{trap}"]
    assert misconceptions_met(skill, 25) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"odd_chip.{trap}"]
    assert misconceptions_named(skill, 60) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_clause_shown_is_one_that_the_trap_turns_on(trap: str, house: str) -> None:
    question = asked(trap, house, 1).question
    step = deciding(question, question.ruling().because)
    assert step is not None
    assert step.clause in question.skill.about


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    house = ONLY_AT.get(trap, HOUSES)[0]
    assert build(SKILLS[f"odd_chip.{trap}"], load_house(house), 3) == asked(trap, house, 3)


def test_every_seat_gets_it_about_as_often() -> None:
    found: Counter[int] = Counter()
    for trap, house in ASKED:
        for seed in range(15):
            answer = asked(trap, house, seed).question.ruling().answer
            if isinstance(answer, PickedSeat):
                found[answer.seat] += 1
    for seat in range(1, 9):
        assert 0.05 < found[seat] / found.total() < 0.2, found
