"""Which session a command is asked for: of a topic or a trap, of a lesson, or one that is known by its name."""

import argparse
import random
from datetime import datetime

import msgspec

from trainer.cli.skills import about
from trainer.errors import ContentError
from trainer.houses.house import House
from trainer.learning.attempt import Mode, SessionBegun
from trainer.learning.modes import daily_seed
from trainer.session import begun_now
from trainer.skills import Skill, Topic
from trainer.text.words import Words

QUESTIONS = 10
"""How many are asked where neither somebody nor the session says how many."""


class Wanted(msgspec.Struct, frozen=True):
    """A session as it is wanted: `skills` are those of its lesson, and `count` how many questions it has, if not as
    many as usual."""

    house: House
    mode: Mode
    seed: int
    topic: Topic | None
    skill: Skill | None
    lesson: str | None
    skills: tuple[str, ...]
    count: int | None

    def begun(self, trainee: str, at: datetime) -> SessionBegun:
        """The session, as somebody begins it."""
        return begun_now(
            trainee,
            self.house,
            self.mode,
            at,
            seed=self.seed,
            lesson=self.lesson,
            topic=self.topic,
            skill=self.skill.id if self.skill else None,
        )


def wanted_of(options: argparse.Namespace, house: House, words: Words) -> Wanted:
    """The session that the options ask for. Raises ContentError for what there is not."""
    topic, skill = about(options.skill, house)
    seed = random.randrange(2**31) if options.seed is None else options.seed
    count = options.count
    if options.lesson is not None:
        skills = _lesson(options.lesson, house, words)
        return Wanted(house, Mode.LEARN, seed, None, None, options.lesson, skills, count)
    mode = Mode(options.session) if options.session else Mode.SKILL if skill else Mode.PRACTICE
    if mode is Mode.DAILY:
        seed = daily_seed(datetime.now().astimezone().date(), house.version)
    if options.session is None and count is None:
        count = QUESTIONS
    return Wanted(house, mode, seed, topic, skill, None, (), count)


def _lesson(name: str, house: House, words: Words) -> tuple[str, ...]:
    """Print a lesson's text; what the house asks of its skills."""
    from trainer.lessons import Prose, lesson_names, load_lesson
    from trainer.scenarios import is_offered

    if name not in lesson_names():
        raise ContentError("lesson", found=name, where=("--lesson",), facts={"lessons": ", ".join(lesson_names())})
    lesson = load_lesson(name, words.language)
    print(f"# {lesson.title}\n")
    for part in lesson.parts:
        if isinstance(part, Prose):
            print(part.markdown, end="\n\n")
    skills = tuple(skill.id for skill in lesson.skills if is_offered(skill, house))
    if not skills:
        raise ContentError("lesson_at_house", found=name, where=("--lesson",), facts={"house": house.id})
    return skills
