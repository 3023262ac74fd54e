"""A trainee at work: the one object that changes. It asks, takes the answer, keeps it, and asks again."""

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import cached_property

import msgspec

from trainer.houses.house import House
from trainer.learning.attempt import Attempt, Mode, Result, SessionBegun
from trainer.learning.choice import choose
from trainer.learning.modes import QUESTIONS, RUSH_MILLISECONDS, is_over, to_learn
from trainer.learning.schedule import new_card
from trainer.learning.standing import Standing, updated
from trainer.marking import Mark, mark
from trainer.notation.phh_write import write_phh
from trainer.questions import Answer, Question, wrong_answers
from trainer.questions.written import write_answer
from trainer.records.ids import new_id
from trainer.scenarios import NotOffered, Scenario, build
from trainer.scenarios.written import read_scenario, write_scenario
from trainer.skills import SKILLS, Skill, Topic, skills_of


class Asked(msgspec.Struct, frozen=True, dict=True):
    """A situation that stands before the trainee, and the seed it was dealt by."""

    scenario: Scenario
    seed: int

    @cached_property
    def written(self) -> tuple[str, str]:
        """The hand and what is asked of it, as an attempt keeps them."""
        return write_phh(self.scenario.hand), write_scenario(self.scenario)


class Past(msgspec.Struct, frozen=True):
    """What a session is told of what went before: how the trainee stood with each skill at this house when it was
    begun, what has been answered in it since if it is gone on with, a lesson's skills, and what there is to review."""

    standings: Mapping[str, Standing] = {}
    answered: Sequence[Attempt] = ()
    lesson: Sequence[str] = ()
    review: Sequence[Attempt] = ()


_NOTHING = Past()


class SessionOver(Exception):
    """There is no further question in this session."""


class Session:
    """A run of questions for one house, as `begun` says: of a lesson, of one topic or skill, or of all the house asks.

    `clock` gives seconds that only grow, and `now` the moment in UTC. `keep` stores an answer for good, and is called
    before its mark is given: where it fails, the answer has not been given. What is asked follows from `begun`, from
    what went before and from the answers so far, so that a session that was broken off goes on with the very question
    that stood. `count` is how many questions there are, if not as many as usual.
    """

    def __init__(
        self,
        begun: SessionBegun,
        house: House,
        *,
        clock: Callable[[], float],
        now: Callable[[], datetime],
        keep: Callable[[Attempt], None] = lambda attempt: None,
        past: Past = _NOTHING,
        count: int | None = None,
    ) -> None:
        self.begun, self.house = begun, house
        self.answered: list[Attempt] = []
        self.standings = dict(past.standings)
        self._review, self._keep, self._now, self._clock = past.review, keep, now, clock
        self._skills = [SKILLS[skill] for skill in _asked_about(begun, past.lesson)]
        self._asked: Asked | None = None
        self._mark: Mark | None = None
        self._skipped, self._count = 0, count
        self._last: Skill | None = None
        self._since = self._gone = 0.0
        self._paused = False
        for attempt in past.answered:
            self._replay(attempt)

    @property
    def question(self) -> Question:
        """The question being asked. Raises RuntimeError before the first."""
        return self._standing.scenario.question

    @property
    def mark(self) -> Mark | None:
        """The mark of the current question, once it has been answered."""
        return self._mark

    @property
    def paused(self) -> bool:
        """Whether the clock stands, and the question is not to be seen."""
        return self._paused

    @property
    def milliseconds(self) -> int:
        """How long the current question has stood, pauses left out; once it is answered, how long it took."""
        if self._mark is not None:
            return self.answered[-1].milliseconds
        running = 0.0 if self._paused or self._asked is None else self._clock() - self._since
        return round((self._gone + running) * 1000)

    @property
    def remaining(self) -> int | None:
        """The milliseconds left where a session lasts a minute, 0 when they are over; None in other sessions."""
        if self.begun.mode is not Mode.RUSH:
            return None
        used = sum(attempt.milliseconds for attempt in self.answered)
        return max(0, RUSH_MILLISECONDS - used - (0 if self._mark else self.milliseconds))

    @property
    def planned(self) -> int | None:
        """How many questions the session has, where that is laid down."""
        if self._count is not None:
            return self._count
        return len(self._review) if self.begun.mode is Mode.REVIEW else QUESTIONS.get(self.begun.mode)

    @property
    def over(self) -> bool:
        """Whether the session has come to its end."""
        if self.remaining == 0:
            return True
        if not self.answered:
            return self.planned == 0
        skills = [skill.id for skill in self._skills]
        return is_over(self.begun.mode, [result_of(each) for each in self.answered], skills, self.planned or 0)

    @property
    def streak(self) -> int:
        """How many answers in a row have been right, up to the latest."""
        count = 0
        for each in reversed(self.answered):
            if not each.right:
                break
            count += 1
        return count

    def ask(self) -> Question:
        """The next question. Raises SessionOver at the end, and NotOffered where the house asks nothing of the kind."""
        if self.over:
            raise SessionOver
        if self._asked is not None and self._mark is None:
            self._skipped += 1
        number = len(self.answered) + self._skipped
        self._asked = self._again(number) if self.begun.mode is Mode.REVIEW else self._fresh(number)
        self._last = self.question.skill
        self._mark = None
        self.start_clock()
        return self.question

    def start_clock(self) -> None:
        """Time the answer from now: the cards have come to rest."""
        self._since, self._gone, self._paused = self._clock(), 0.0, False

    def pause(self) -> None:
        """Stop the clock. The question is not to be seen until `resume`."""
        if not self._paused:
            self._gone += self._clock() - self._since
            self._paused = True

    def resume(self) -> None:
        """Go on after a pause."""
        if self._paused:
            self._since, self._paused = self._clock(), False

    def make_ready(self) -> tuple[object, ...]:
        """Find out, while the trainee thinks, what does not depend on his answer, so that its mark comes at once."""
        because, wrong = self.question.ruling().because, wrong_answers(self.question)
        # The first card loads the model of memory, which the mark's standing needs.
        return self._standing.written, because, wrong, new_card(self._now())

    def answer(self, given: Answer) -> Mark:
        """Mark an answer to the current question; the first answer counts, a later one changes nothing."""
        if self._mark is None:
            marked = mark(self.question, given)
            attempt = self._attempt(marked)
            self._keep(attempt)
            self.answered.append(attempt)
            self.standings = updated(self.standings, result_of(attempt))
            self._mark = marked
        return self._mark

    def skip(self) -> Question:
        """Leave the current question unanswered and ask another."""
        return self.ask()

    @property
    def _standing(self) -> Asked:
        if self._asked is None:
            raise RuntimeError("nothing has been asked yet")
        return self._asked

    def _attempt(self, marked: Mark) -> Attempt:
        begun, at = self.begun, self._now()
        hand, asked = self._standing.written
        return Attempt(
            id=new_id(at),
            trainee=begun.trainee,
            session=begun.id,
            mode=begun.mode,
            house=self.house.id,
            house_version=self.house.version,
            skill=self.question.skill.id,
            seed=self._standing.seed,
            hand=hand,
            question=asked,
            answer=write_answer(marked.given),
            correct=write_answer(marked.correct),
            right=marked.right,
            misconception=marked.misconception.name if marked.misconception else None,
            milliseconds=self.milliseconds,
            at=at,
            program=begun.program,
        )

    def _fresh(self, number: int) -> Asked:
        rng = random.Random(f"{self.begun.seed} {number}")
        while True:
            skill = self._choose(number, rng)
            seed = rng.randrange(2**31)
            try:
                return Asked(build(skill, self.house, seed), seed)
            except NotOffered:
                # Found out when it comes up, since trying all of them would keep the first question waiting.
                self._skills.remove(skill)
                if not self._skills:
                    raise

    def _again(self, number: int) -> Asked:
        earlier = self._review[number % len(self._review)]
        return Asked(read_scenario(earlier.question, self.house), earlier.seed)

    def _choose(self, number: int, rng: random.Random) -> Skill:
        match self.begun.mode:
            case Mode.LEARN:
                left = to_learn([result_of(each) for each in self.answered], [skill.id for skill in self._skills])
                other = [SKILLS[skill] for skill in left if SKILLS[skill] is not self._last]
                return (other or [SKILLS[skill] for skill in left])[0]
            case Mode.DAILY:
                # For everybody the same, whatever he knows.
                last = self._last
                return rng.choice([skill for skill in self._skills if last is None or skill.trap != last.trap])
            case _:
                return choose(self._skills, self.standings, self._last, self.begun.at, rng)

    def _replay(self, attempt: Attempt) -> None:
        """Do once more what led to an earlier question: skills that the house does not offer fell out on the way."""
        number = len(self.answered)
        if self.begun.mode is not Mode.REVIEW and attempt.skill in {skill.id for skill in self._skills}:
            rng = random.Random(f"{self.begun.seed} {number}")
            while (skill := self._choose(number, rng)).id != attempt.skill and len(self._skills) > 1:
                rng.randrange(2**31)
                self._skills.remove(skill)
        self.answered.append(attempt)
        self.standings = updated(self.standings, result_of(attempt))
        self._last = SKILLS.get(attempt.skill)


def result_of(attempt: Attempt) -> Result:
    """What counts of an attempt."""
    return Result(
        attempt.skill,
        attempt.house,
        attempt.right,
        attempt.misconception,
        attempt.milliseconds,
        attempt.mode,
        attempt.at,
        attempt.house_version,
    )


def _asked_about(begun: SessionBegun, lesson: Sequence[str]) -> Sequence[str]:
    if begun.mode is Mode.LEARN:
        return lesson
    if begun.skill:
        return [begun.skill]
    topic = Topic(begun.topic) if begun.topic else None
    return [skill.id for skill in (skills_of(topic) if topic else SKILLS.values())]


def begun_now(
    trainee: str,
    house: House,
    mode: Mode,
    at: datetime,
    *,
    seed: int,
    lesson: str | None = None,
    topic: Topic | None = None,
    skill: str | None = None,
) -> SessionBegun:
    """A session that begins at `at`, in UTC, in this version of the program."""
    from importlib.metadata import version  # when a session begins: home is painted without it

    return SessionBegun(
        id=new_id(at),
        trainee=trainee,
        mode=mode,
        house=house.id,
        house_version=house.version,
        lesson=lesson,
        topic=topic.value if topic else None,
        skill=skill,
        seed=seed,
        at=at,
        program=version("doorcard"),
    )
