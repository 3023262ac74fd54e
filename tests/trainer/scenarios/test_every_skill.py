"""What holds of every skill at every house, whatever its topic.

That a situation may be dealt just so, and what its answer is, stands with each topic, where it is worked out anew.
"""

from collections import Counter, defaultdict

import pytest

from tests.trainer.scenarios.givable import may_be_given
from tests.trainer.scenarios.situations import HOUSES, situation
from trainer.questions import Chosen, PickedSeat, SeatAndAmounts, wrong_answers
from trainer.skills import SKILLS, Topic, skills_of

SEEDS = 5

FIRST_OF_SEVERAL = {
    # The answer is the first of two or more seats from the dealer, and so hardly ever among the last.
    "first_to_act.wrap_around",
    "first_to_act.equal_boards",
    "showdown.checked_river",
    "showdown.all_in",
    "odd_chip.by_position",
}

CHANCE_IN_TEN_THOUSAND = 29.9
"""The value that chi square with seven degrees of freedom passes once in ten thousand times."""


@pytest.mark.parametrize("skill", SKILLS)
def test_the_right_answer_and_every_wrong_one_can_be_given(skill: str) -> None:
    for house in HOUSES:
        for seed in range(SEEDS):
            if scenario := situation(skill, house, seed):
                question = scenario.question
                assert may_be_given(question, question.ruling().answer)
                for held, answer in wrong_answers(question):
                    assert may_be_given(question, answer), (house, seed, held.name, answer)


@pytest.mark.parametrize("skill", SKILLS)
def test_nobody_sits_down_with_nothing_or_with_a_fortune(skill: str) -> None:
    for house in HOUSES:
        for seed in range(SEEDS):
            if scenario := situation(skill, house, seed):
                big = scenario.start.stakes.big
                stacks = [seat.stack for seat in scenario.start.seats]
                assert min(stacks) > 0
                assert max(stacks) <= 45 * big, (house, seed)
                # A short stack is there for the trap; most players have enough for a hand.
                assert 2 * sum(stack >= 2 * big for stack in stacks) >= len(stacks) - 2, (house, seed)


@pytest.mark.parametrize("seeds", [SEEDS, pytest.param(15, marks=pytest.mark.long)])
@pytest.mark.parametrize("skill", sorted(set(SKILLS) - FIRST_OF_SEVERAL))
def test_the_answer_is_any_seat_alike(skill: str, seeds: int) -> None:
    found: Counter[int] = Counter()
    expected: defaultdict[int, float] = defaultdict(float)
    for house in HOUSES:
        for seed in range(seeds):
            scenario = situation(skill, house, seed)
            answer = scenario.question.ruling().answer if scenario else None
            if scenario and isinstance(answer, PickedSeat | SeatAndAmounts) and answer.seat:
                found[answer.seat] += 1
                seats = scenario.question.table.seats
                for seat in seats:
                    expected[seat.number] += 1 / len(seats)
    chi_square = sum((found[seat] - expected[seat]) ** 2 / expected[seat] for seat in expected)
    assert chi_square < CHANCE_IN_TEN_THOUSAND, found


@pytest.mark.parametrize("topic", Topic)
def test_the_answer_is_no_choice_more_than_two_times_in_three(topic: Topic) -> None:
    places: Counter[int] = Counter()
    for skill in skills_of(topic):
        for house in HOUSES:
            for seed in range(SEEDS):
                scenario = situation(skill.id, house, seed)
                answer = scenario.question.ruling().answer if scenario else None
                if scenario and isinstance(answer, Chosen):
                    places[scenario.question.choices.index(answer.choice)] += 1
    assert not places or max(places.values()) <= 2 / 3 * places.total(), places
