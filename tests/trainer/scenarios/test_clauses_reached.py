"""Every clause of every house is asked about: some question turns on it, and its reasons name it."""

import pytest

from tests.sample import sampled
from tests.trainer.scenarios.situations import HOUSES, situation
from trainer.houses.house import House
from trainer.houses.keys import KEYS
from trainer.houses.loader import load_house
from trainer.questions import Question
from trainer.scenarios import offered
from trainer.skills import SKILLS

SEEDS = 12

NOT_ASKED = {
    "games": "which games a house deals is settled before a table is laid",
    "players.least": "how many are dealt in is settled before a table is laid",
    "players.most": "how many are dealt in is settled before a table is laid",
    "structure": "a table is limit or spread itself: its wagers are asked about in both",
}
"""What a house says that no answer turns on, once there is a table."""

ONLY_TOGETHER = {
    "supremeking": {"open_pair.hilo"},  # no high/low is dealt
    "sportingbet": {"open_pair.hilo"},
    # An open pair counts neither by its mode nor in high/low: only with both changed would it count.
    "hilo-bg": {"open_pair.mode", "open_pair.hilo"},
    "tda": {"open_pair.hilo"},
}
"""Clauses that alone change nothing at a house, since another one, or the games it deals, keep them from mattering."""

OTHERWISE = {
    "ante.size": ("1/2", "1/5", "table"),
    "bring_in.size": ("1/2", "1/5", "table"),
    "ante.none_at": ("", "1/2"),
}
"""Values of the clauses whose values are no closed list, of which one at least is not the house's."""


def others(house: House, text: str) -> list[House]:
    """The house with each other value of one clause."""
    key = KEYS[text]
    values = [key.read(choice) for choice in OTHERWISE.get(text, key.choices)]
    return [house.with_clause(key, value) for value in values if value != house[key]]


def turns_on(question: Question, text: str) -> bool:
    """Whether the answer is another one under some other value of the clause; where there is no other, whether the
    clause is named."""
    elsewhere = others(question.house, text)
    ruling = question.ruling()
    if not elsewhere:
        return any(reason.clause.text == text for reason in ruling.because)
    return any(question.ruling(house).answer != ruling.answer for house in elsewhere)


def questions(house: str, seed: int) -> list[Question]:
    found = (situation(skill, house, seed) for skill in SKILLS)
    return [scenario.question for scenario in found if scenario is not None]


@pytest.mark.parametrize("house", sampled(HOUSES, 5))
def test_some_question_turns_on_every_clause_of_a_house(house: str) -> None:
    left = set(load_house(house).clauses) - set(NOT_ASKED) - ONLY_TOGETHER.get(house, set())
    assert left
    for seed in range(SEEDS):
        for question in questions(house, seed):
            left -= {text for text in left if turns_on(question, text)}
        if not left:
            break
    assert not left


@pytest.mark.parametrize("house", HOUSES)
def test_every_clause_that_is_asked_about_is_named_in_some_explanation(house: str) -> None:
    left = set(load_house(house).clauses) - set(NOT_ASKED) - ONLY_TOGETHER.get(house, set())
    for seed in range(SEEDS):
        for question in questions(house, seed):
            left -= {reason.clause.text for reason in question.ruling().because}
        if not left:
            break
    assert not left


@pytest.mark.parametrize(
    ("house", "text"), [(house, text) for house, texts in ONLY_TOGETHER.items() for text in sorted(texts)]
)
def test_what_is_left_out_at_a_house_changes_nothing_there_alone(house: str, text: str) -> None:
    for seed in range(2):
        assert not [question for question in questions(house, seed) if turns_on(question, text)]


def test_an_open_pair_in_high_low_is_asked_about_with_both_its_clauses_changed() -> None:
    for house in ("hilo-bg", "tda"):
        scenario = situation("bet_sizes.open_pair_hilo", house, 0)
        assert scenario is not None
        counted = load_house(house).with_written({"open_pair.mode": "any", "open_pair.hilo": "on"})
        assert scenario.question.ruling(counted).answer != scenario.question.ruling().answer


def test_what_no_answer_turns_on_are_clauses() -> None:
    assert set(NOT_ASKED) <= set(KEYS)


def test_every_skill_is_asked_somewhere() -> None:
    asked = {skill.id for house in HOUSES for skill in offered(load_house(house))}
    assert asked == set(SKILLS)
