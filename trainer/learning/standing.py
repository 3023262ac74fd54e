"""How a trainee stands with a skill at a house: whether it is mastered, and when it is to be practised again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from trainer.learning import schedule
from trainer.learning.attempt import Mode, Result
from trainer.learning.par import par
from trainer.skills import SKILLS

if TYPE_CHECKING:
    from fsrs import Card

LEAST_ANSWERS = 20
LATEST = 30
LEAST_RIGHT = 0.9


class Standing(msgspec.Struct, frozen=True):
    """What a skill's answers come to: how many there are, the latest thirty of them, and the card of its schedule."""

    skill: str
    answers: int
    latest: tuple[Result, ...]
    card: Card

    @property
    def right(self) -> float:
        """The share of the latest answers that is right, from 0 to 1."""
        return sum(result.right for result in self.latest) / len(self.latest)

    @property
    def milliseconds(self) -> float:
        """The median time of the latest answers."""
        return median(result.milliseconds for result in self.latest)

    @property
    def mastered(self) -> bool:
        """At least twenty answers, nine in ten of the last thirty right, and half of those within par."""
        if self.answers < LEAST_ANSWERS or self.right < LEAST_RIGHT:
            return False
        return self.milliseconds <= par(SKILLS[self.skill])

    @property
    def due(self) -> datetime:
        """When it is to be practised again, in UTC."""
        return self.card.due

    def recall(self, at: datetime) -> float:
        """How likely its question is answered rightly at a moment, from 0 to 1."""
        return schedule.recall(self.card, at)

    def forecast(self, at: datetime, days: int, *, reviews: bool) -> tuple[float, ...]:
        """How well it will be remembered today and on each of the `days` after, practised when due or not at all."""
        return schedule.forecast(self.card, at, days, reviews=reviews)

    def after(self, result: Result) -> Standing:
        """How he stands after one more answer."""
        latest = (*self.latest, result)[-LATEST:]
        return Standing(self.skill, self.answers + 1, latest, schedule.reviewed(self.card, result))


def counts(result: Result) -> bool:
    """Whether an answer bears on how a trainee stands: reviewing never does, nor what is not asked any more."""
    return result.mode is not Mode.REVIEW and result.skill in SKILLS


def updated(standings: Mapping[str, Standing], result: Result) -> dict[str, Standing]:
    """The standings after one more answer."""
    if not counts(result):
        return dict(standings)
    before = standings.get(result.skill) or Standing(result.skill, 0, (), schedule.new_card(result.at))
    return {**standings, result.skill: before.after(result)}


def standings(results: Iterable[Result]) -> dict[str, Standing]:
    """How a trainee stands with each skill that was asked, by its id, after all the answers that bear on a house, in
    their order."""
    latest: dict[str, list[Result]] = {}
    cards: dict[str, Card] = {}
    for result in results:
        if counts(result):
            latest.setdefault(result.skill, []).append(result)
            card = cards.get(result.skill) or schedule.new_card(result.at)
            cards[result.skill] = schedule.reviewed(card, result)
    return {skill: Standing(skill, len(each), tuple(each[-LATEST:]), cards[skill]) for skill, each in latest.items()}


def due_by_day(standings: Mapping[str, Standing], at: datetime, days: int) -> tuple[int, ...]:
    """How many skills fall due today, those that are overdue among them, and on each of the `days` after.

    Days are those of the time zone that `at` is in.
    """
    found = [0] * (days + 1)
    for standing in standings.values():
        day = days_to_due(standing, at)
        if day <= days:
            found[day] += 1
    return tuple(found)


def days_to_due(standing: Standing, at: datetime) -> int:
    """In how many days a skill is to be practised again: 0 for today and for what is overdue, in the time zone of
    `at`."""
    return max(0, (_day(standing, at) - at.date()).days)


def due_now(standings: Mapping[str, Standing], at: datetime) -> list[Standing]:
    """The skills to be practised by the end of today, in the time zone of `at`, those remembered least first."""
    due = [standing for standing in standings.values() if _day(standing, at) <= at.date()]
    return sorted(due, key=lambda standing: standing.recall(at))


def _day(standing: Standing, at: datetime) -> date:
    return standing.due.astimezone(at.tzinfo).date()
