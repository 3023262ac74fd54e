"""A newcomer who does just what the program proposes: the first lesson and each next one, then practice from home."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

import pytest

from tests.sample import sampled
from trainer.houses.loader import load_house
from trainer.learning.attempt import Mode, Result
from trainer.learning.choice import choose
from trainer.learning.modes import MANY, QUESTIONS, is_learned, to_learn
from trainer.learning.par import par
from trainer.learning.standing import Standing, updated
from trainer.lessons import lesson_names, load_lesson
from trainer.scenarios import offered
from trainer.skills import SKILLS, Skill, Topic

FOUR = (Topic.BRING_IN, Topic.FIRST_TO_ACT, Topic.BET_SIZES, Topic.SHARED_RIVER)
SESSIONS_A_DAY = 3


class Newcomer:
    """He believes half of what can be believed wrongly, and drops each idea once he has been told of it twice; he is
    slow at first. Now and then he slips."""

    def __init__(self, house: str, seed: int) -> None:
        self._rng = random.Random(seed)
        self.house = house
        self.at = datetime(2026, 1, 5, 9, tzinfo=UTC)
        self.standings: dict[str, Standing] = {}
        self._told: dict[tuple[str, str], int] = {}
        self._held = {
            skill.id: [each.name for each in skill.misconceptions if self._rng.random() < 0.5]
            for skill in SKILLS.values()
        }

    def answer(self, skill: Skill, mode: Mode) -> Result:
        held = [name for name in self._held[skill.id] if self._told.get((skill.id, name), 0) < 2]
        astray = self._rng.choice(held) if held and self._rng.random() < 0.8 else None
        if astray:
            self._told[skill.id, astray] = self._told.get((skill.id, astray), 0) + 1
        elif self._rng.random() < 0.02:
            astray = "slip"
        answers = self.standings[skill.id].answers if skill.id in self.standings else 0
        taken = round(par(skill) * (0.6 + 0.85**answers))
        self.at += timedelta(milliseconds=taken + 5000)
        result = Result(skill.id, self.house, astray is None, astray, taken, mode, self.at, "")
        self.standings = updated(self.standings, result)
        return result

    def next_day(self) -> None:
        self.at = (self.at + timedelta(days=1)).replace(hour=9, minute=0)


def learned(newcomer: Newcomer, skills: Sequence[str]) -> int:
    """How many questions the session after a lesson has."""
    answered: list[Result] = []
    while left := to_learn(answered, skills):
        answered.append(newcomer.answer(SKILLS[left[0]], Mode.LEARN))
    return len(answered)


@pytest.mark.parametrize(("house", "seed"), sampled([("pokerking", 0), ("tda", 1), ("cardroom", 2)], 3))
def test_who_follows_what_is_proposed_masters_the_four_topics(house: str, seed: int) -> None:
    asked = offered(load_house(house))
    wanted = [skill.id for skill in asked if skill.topic in FOUR]
    newcomer, rng = Newcomer(house, seed), random.Random(seed)
    for name in lesson_names():
        skills = [skill.id for skill in load_lesson(name, "en").skills if skill in asked]
        if skills:
            count = learned(newcomer, skills)
            assert is_learned(skills, newcomer.standings)
            # Every other of his ideas is wrong, and even so no set of questions goes on without end.
            assert count <= (4 if len(skills) > MANY else 7) * len(skills)
        newcomer.next_day()
    assert {skill for skill in wanted if skill not in newcomer.standings} == set()
    questions, last = 0, None
    while not all(newcomer.standings[skill].mastered for skill in wanted):
        begun = newcomer.at
        for _ in range(QUESTIONS[Mode.PRACTICE]):
            last = choose(asked, newcomer.standings, last, begun, rng)
            newcomer.answer(last, Mode.PRACTICE)
            questions += 1
        if questions % (SESSIONS_A_DAY * QUESTIONS[Mode.PRACTICE]) == 0:
            newcomer.next_day()
        # Twenty answers each are the least that mastery takes, of all that is asked.
        assert questions < 30 * len(asked), [skill for skill in wanted if not newcomer.standings[skill].mastered]
