"""Which skill is asked next."""

import random
from collections.abc import Mapping, Sequence
from datetime import datetime

from trainer.learning.standing import Standing
from trainer.skills import Skill

WEAK_SHARE = 0.7
"""The part of a session that weak skills make up."""

AT_ONCE = 8
"""How many skills that are still failed are worked on at once: with more, each comes back too seldom to be learned."""


def choose(
    skills: Sequence[Skill],
    standings: Mapping[str, Standing],
    last: Skill | None,
    at: datetime,
    rng: random.Random,
) -> Skill:
    """The skill to ask next, of `skills` in the order in which they are taught.

    Most questions go to weak skills: those that were asked and are not mastered, the weakest of them, and as long as
    these are few the next ones that were never asked. The others are interleaved, those rather that are remembered
    less. Two questions in a row share no trap, unless there is nothing else.
    """
    others = [skill for skill in skills if last is None or skill.trap != last.trap] or list(skills)
    weak = set(_weak(skills, standings))
    pool = [skill for skill in others if skill in weak]
    if pool and rng.random() < WEAK_SHARE:
        return rng.choices(pool, [need(standings.get(skill.id)) for skill in pool])[0]
    rest = [skill for skill in others if skill not in weak and skill.id in standings]
    if rest:
        return rng.choices(rest, [1.05 - standings[skill.id].recall(at) for skill in rest])[0]
    return rng.choice(pool or others)


def _weak(skills: Sequence[Skill], standings: Mapping[str, Standing]) -> list[Skill]:
    met = [skill for skill in skills if skill.id in standings and not standings[skill.id].mastered]
    met.sort(key=lambda skill: -need(standings[skill.id]))
    new = (skill for skill in skills if skill.id not in standings)
    return [*met, *new][:AT_ONCE]


def need(standing: Standing | None) -> float:
    """How much a skill is in need of practice, from 0 to 1: one that is not known yet counts as half wrong."""
    if standing is None:
        return 0.5
    known = len(standing.latest)
    return 1 - (standing.right * known + 1) / (known + 2)
