"""How long an answer is remembered: the FSRS model of memory, one card a skill.

The trainee is never asked how it went: the rating follows from the answer and its time.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

from trainer.learning.attempt import Result
from trainer.learning.par import par
from trainer.skills import SKILLS

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

DAY = timedelta(days=1)


def rating(result: Result) -> Rating:
    """How an answer went: wrong is forgotten; right is easy within half the skill's par, good within it, else hard."""
    from fsrs import Rating

    if not result.right:
        return Rating.Again
    within = result.milliseconds / par(SKILLS[result.skill])
    return Rating.Easy if within <= 0.5 else Rating.Good if within <= 1 else Rating.Hard


def new_card(at: datetime) -> Card:
    """The card of a skill that is asked for the first time at a moment in UTC."""
    from fsrs import Card

    return Card(card_id=1, due=at)


def reviewed(card: Card, result: Result) -> Card:
    """The card after one more answer."""
    return _scheduler().review_card(card, rating(result), result.at)[0]


def recall(card: Card, at: datetime) -> float:
    """How likely the skill's question is answered rightly at a moment, from 0 to 1, as whole days go by."""
    return _scheduler().get_card_retrievability(card, at)


def forecast(card: Card, at: datetime, days: int, *, reviews: bool) -> tuple[float, ...]:
    """How well it will be remembered today and on each of the `days` after: if it is not practised any more, or with
    `reviews` if it is answered rightly whenever it is due."""
    from fsrs import Rating

    expected = []
    for day in range(days + 1):
        then = at + day * DAY
        if reviews and card.due <= then:
            card = _scheduler().review_card(card, Rating.Good, then)[0]
        expected.append(recall(card, then))
    return tuple(expected)


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    # No steps of minutes: what was failed comes again within the session by the choice of questions. No chance either:
    # the same answers give the same days.
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
