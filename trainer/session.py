"""A trainee at work: the one object that changes. It asks, takes the answer, and asks again."""

import random
from collections.abc import Callable

import msgspec

from trainer.houses.house import House
from trainer.marking import Mark, mark
from trainer.questions import Answer, Question
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Skill, Topic, skills_of


class Answered(msgspec.Struct, frozen=True):
    """One question that was answered: what was asked, the mark, and the time it took in milliseconds."""

    skill: Skill
    seed: int
    mark: Mark
    milliseconds: int


class Session:
    """A run of questions for one house: of one topic, of one skill, or of everything the house asks.

    `clock` gives seconds that only grow; `seed` decides which questions come and how they are dealt. Two questions in
    a row never share a trap, unless only one is asked for.
    """

    def __init__(
        self,
        house: House,
        *,
        seed: int,
        clock: Callable[[], float],
        topic: Topic | None = None,
        skill: str | None = None,
    ) -> None:
        self.house = house
        self.answered: list[Answered] = []
        self._rng = random.Random(seed)
        self._clock = clock
        self._skills = [SKILLS[skill]] if skill else list(skills_of(topic) if topic else SKILLS.values())
        self._scenario: Scenario | None = None
        self._seed = seed
        self._asked_at = 0.0
        self._mark: Mark | None = None

    @property
    def scenario(self) -> Scenario:
        """The situation being asked about. Raises RuntimeError before the first question."""
        if self._scenario is None:
            raise RuntimeError("nothing has been asked yet")
        return self._scenario

    @property
    def question(self) -> Question:
        """The question being asked."""
        return self.scenario.question

    @property
    def mark(self) -> Mark | None:
        """The mark of the current question, once it has been answered."""
        return self._mark

    @property
    def streak(self) -> int:
        """How many answers in a row have been right, up to the latest."""
        count = 0
        for each in reversed(self.answered):
            if not each.mark.right:
                break
            count += 1
        return count

    def ask(self) -> Question:
        """The next question. Raises NotOffered where the house asks none of this session."""
        last = self._scenario.question.skill if self._scenario else None
        self._scenario = None
        while self._scenario is None:
            others = [skill for skill in self._skills if skill is not last] or self._skills
            skill = self._rng.choice(others)
            self._seed = self._rng.randrange(2**31)
            try:
                self._scenario = build(skill, self.house, self._seed)
            except NotOffered:
                # Found out when it comes up, since trying all of them would keep the first question waiting.
                self._skills.remove(skill)
                if not self._skills:
                    raise
        self._mark = None
        self.start_clock()
        return self.question

    def start_clock(self) -> None:
        """Time the answer from now: the cards have come to rest."""
        self._asked_at = self._clock()

    def answer(self, given: Answer) -> Mark:
        """Mark an answer to the current question; the first answer counts, a later one changes nothing."""
        if self._mark is None:
            self._mark = mark(self.question, given)
            taken = round((self._clock() - self._asked_at) * 1000)
            self.answered.append(Answered(self.question.skill, self._seed, self._mark, taken))
        return self._mark

    def skip(self) -> Question:
        """Leave the current question unanswered and ask another."""
        return self.ask()
