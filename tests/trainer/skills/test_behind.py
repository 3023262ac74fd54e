"""The clauses behind a skill are those that its answers turn on, and those that its explanations name."""

import pytest

from tests.sample import sampled
from tests.trainer.scenarios.situations import HOUSES, situation
from tests.trainer.scenarios.test_clauses_reached import others
from trainer.houses import keys as k
from trainer.houses.keys import KEYS
from trainer.skills import SKILLS, Topic, skills_of
from trainer.skills.behind import BEHIND, behind

SEEDS = 3

ANY_TABLE = {"games", "structure"}
"""Named now and then, and nothing to be learned for a trap: which game is dealt stands on the table."""


def test_every_skill_has_its_clauses() -> None:
    assert set(BEHIND) == set(SKILLS)
    assert all(len(set(clauses)) == len(clauses) for clauses in BEHIND.values())


@pytest.mark.parametrize("house", HOUSES)
def test_a_skill_names_no_clause_that_is_not_behind_it(house: str) -> None:
    for id, skill in SKILLS.items():
        for seed in range(SEEDS):
            scenario = situation(id, house, seed)
            if scenario is None:
                break
            named = {reason.clause for reason in scenario.question.ruling().because}
            assert {key.text for key in named - behind(skill)} <= ANY_TABLE, (id, seed)


@pytest.mark.parametrize("house", sampled(HOUSES, 9))
def test_no_answer_turns_on_a_clause_that_is_not_behind_its_skill(house: str) -> None:
    for id, skill in SKILLS.items():
        scenario = situation(id, house, 0)
        if scenario is None:
            continue
        question = scenario.question
        answer = question.ruling().answer
        for text in set(KEYS) - {key.text for key in behind(skill)} - ANY_TABLE:
            assert all(question.ruling(other).answer == answer for other in others(question.house, text)), (id, text)


def test_what_one_topic_is_about_is_not_behind_the_others() -> None:
    # Who brings it in has nothing to do with the showdown, nor with how the chips are split.
    for topic in (Topic.SHOWDOWN, Topic.SPLIT, Topic.POTS, Topic.STUB, Topic.LOW_HAND):
        for skill in skills_of(topic):
            assert not {k.BRING_IN_TIE, k.BRING_IN_BY, k.BRING_IN_ACE} & behind(skill)
    # Suits decide between low cards in one trap; in a plain bring-in no two of them are equal.
    assert k.BRING_IN_TIE in behind(SKILLS["bring_in.equal_rank"])
    assert k.BRING_IN_TIE not in behind(SKILLS["bring_in.plain"])
    assert behind(SKILLS["stub.left_now"]) == {k.BURNS}
