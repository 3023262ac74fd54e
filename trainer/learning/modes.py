"""How long a session goes on, mode by mode."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date

from trainer.learning.attempt import Mode, Result
from trainer.learning.standing import Standing

QUESTIONS: Mapping[Mode, int] = {Mode.PRACTICE: 20, Mode.SKILL: 10, Mode.DAILY: 10}
"""How many questions a session of these modes has."""

RUSH_MILLISECONDS = 60_000

RIGHT_EACH = 2
"""How often each of a lesson's skills is answered rightly before its session is over."""

MANY = 8
"""Of a lesson with more skills than this each is answered rightly once: twice would take longer than the lesson."""


def is_over(mode: Mode, answered: Sequence[Result], skills: Sequence[str], planned: int) -> bool:
    """Whether a session is over after these answers, at least one. `skills` are what it may ask, and `planned` is how
    many questions it has where that is laid down."""
    match mode:
        case Mode.RUSH:
            return sum(result.milliseconds for result in answered) >= RUSH_MILLISECONDS
        case Mode.STREAK:
            return not answered[-1].right
        case Mode.LEARN:
            return not to_learn(answered, skills)
        case _:
            return len(answered) >= planned


def to_learn(answered: Sequence[Result], skills: Sequence[str]) -> list[str]:
    """The skills of a lesson that have not been answered rightly often enough, the next to be asked first."""
    asked = Counter(result.skill for result in answered)
    right = Counter(result.skill for result in answered if result.right)
    enough = _enough(skills)
    return sorted((skill for skill in skills if right[skill] < enough), key=lambda skill: asked[skill])


def is_learned(skills: Sequence[str], standings: Mapping[str, Standing]) -> bool:
    """Whether a lesson has been learned: each of its skills has been answered rightly as often as it asks."""
    enough = _enough(skills)
    return all(
        skill in standings and sum(result.right for result in standings[skill].latest) >= enough for skill in skills
    )


def _enough(skills: Sequence[str]) -> int:
    """How often each of a lesson's skills is to be answered rightly."""
    return RIGHT_EACH if len(skills) <= MANY else 1


def daily_seed(day: date, house_version: str) -> int:
    """The seed of a day's questions: for everybody at the same house the same, and every day another."""
    return random.Random(f"{day.isoformat()} {house_version}").randrange(2**31)
