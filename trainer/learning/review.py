"""Which answers are worth another look."""

from collections.abc import Iterable

from trainer.learning.attempt import Attempt, Mode, Result
from trainer.learning.par import par
from trainer.skills import SKILLS

SLOW = 1.5
"""An answer that took more than this many times its par is reviewed, though it was right."""

MOST = 20


def wants_review(result: Result | Attempt) -> bool:
    """Whether an answer is worth another look: it was wrong, or right but slow."""
    known = result.skill in SKILLS
    return known and (not result.right or result.milliseconds > SLOW * par(SKILLS[result.skill]))


def to_review(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    """The latest answers that are worth another look and have not been right and quick since, of those that bear on a
    house, in the order of time; the latest first."""
    open_: dict[tuple[str, int], Attempt] = {}
    for attempt in attempts:
        if attempt.mode is Mode.EXAM:
            continue
        asked = (attempt.skill, attempt.seed)
        before = open_.pop(asked, None)
        if wants_review(attempt):
            open_[asked] = before or attempt
    return tuple(open_.values())[: -MOST - 1 : -1]
