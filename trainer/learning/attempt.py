"""What is kept for good: who trains, the sessions, and every answer given in them."""

from datetime import datetime
from enum import Enum

import msgspec


class Mode(Enum):
    """What a question was asked for."""

    LEARN = "learn"
    PRACTICE = "practice"
    RUSH = "rush"
    STREAK = "streak"
    REVIEW = "review"
    DAILY = "daily"
    SKILL = "skill"
    EXAM = "exam"


class Trainee(msgspec.Struct, frozen=True):
    """Somebody who trains. The name is all that is known of a person; it is empty once the person has been deleted."""

    id: str
    name: str
    added: datetime
    retired: bool = False


class SessionBegun(msgspec.Struct, frozen=True):
    """A run of questions as it was begun: all that it takes to go on with it.

    `lesson` (its slug), `topic` and `skill` (their ids) narrow down what is asked.
    """

    id: str
    trainee: str
    mode: Mode
    house: str
    house_version: str
    lesson: str | None
    topic: str | None
    skill: str | None
    seed: int
    at: datetime
    program: str


class Attempt(msgspec.Struct, frozen=True):
    """A dealer's question that was answered, with all that it takes to show it again exactly as it was.

    `id` is made where it was answered, and no other attempt anywhere has it. `hand` is the situation in PHH, `question`
    what was asked of it, `answer` and `correct` what was said and what is right, each as JSON. `misconception` is the
    name of the mistake that the answer shows. `milliseconds` is the time from the last card at rest to the answer, and
    `at` the moment of the answer in UTC.
    """

    id: str
    trainee: str
    session: str
    mode: Mode
    house: str
    house_version: str
    skill: str
    seed: int
    hand: str
    question: str
    answer: str
    correct: str
    right: bool
    misconception: str | None
    milliseconds: int
    at: datetime
    program: str


class Result(msgspec.Struct, frozen=True):
    """What counts of an attempt once it has been given: all that scheduling, mastery and the charts need of it. The
    `house_version` tells by which rules it was answered."""

    skill: str
    house: str
    right: bool
    misconception: str | None
    milliseconds: int
    mode: Mode
    at: datetime
    house_version: str
