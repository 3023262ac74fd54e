"""Made-up answers of a trainee who does not exist, for pictures and tests."""

import random
from collections.abc import Sequence
from datetime import datetime, timedelta

from trainer.learning.attempt import Mode, Result
from trainer.skills import Skill

_WRONG_AT_FIRST = 0.38


def sample_results(
    seed: int, count: int, now: datetime, skills: Sequence[Skill], houses: Sequence[str], days: int = 62
) -> list[Result]:
    """The answers of somebody who learns: in order of time, over some days up to `now`, ever better and quicker."""
    rng = random.Random(seed)
    hard = {skill.id: rng.betavariate(1.3, 3) for skill in skills}
    believed = {skill.id: rng.choice(skill.misconceptions).name for skill in skills}
    trained = {day: rng.randrange(4, 45) for day in range(days) if rng.random() < 0.72 or day < 5}
    made = []
    for _ in range(count):
        ago = rng.choice(list(trained))
        learned = 1 - ago / days
        skill = rng.choice(skills)
        right = rng.random() > (_WRONG_AT_FIRST * (1 - learned) + 0.08) * (0.35 + 1.9 * hard[skill.id])
        seconds = rng.lognormvariate(1.75 - 0.5 * learned, 0.38) * (0.7 + 1.4 * hard[skill.id])
        mistake = believed[skill.id] if rng.random() < 0.75 else rng.choice(skill.misconceptions).name
        at = now - timedelta(days=ago, minutes=trained[ago] * rng.random())
        house = rng.choices(houses, [4, *(1 for _ in houses[1:])])[0]
        shown, milliseconds = None if right else mistake, int(seconds * 1000)
        made.append(Result(skill.id, house, right, shown, milliseconds, Mode.PRACTICE, at, ""))
    return sorted(made, key=lambda result: result.at)
