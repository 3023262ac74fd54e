"""What a skill and a misconception are."""

from enum import Enum
from typing import Any, TypeVar

import msgspec

from trainer.houses.keys import Key

T = TypeVar("T")


class Topic(Enum):
    """What a dealer is asked about."""

    BRING_IN = "bring_in"
    FIRST_TO_ACT = "first_to_act"
    BET_SIZES = "bet_sizes"
    SHARED_RIVER = "shared_river"
    ACTIONS = "actions"
    HIGH_HAND = "high_hand"
    SPLIT = "split"
    STUB = "stub"
    SHOWDOWN = "showdown"
    LOW_HAND = "low_hand"
    ODD_CHIP = "odd_chip"
    POTS = "pots"
    DEALING = "dealing"
    STAKES = "stakes"
    IRREGULARITIES = "irregularities"


class Misconception(msgspec.Struct, frozen=True):
    """A wrong idea with a name: a clause value that this house does not have, or, without a clause, a wrong step.

    `name` is a key of `trainer.text`; a wrong step of that name stands in `trainer.questions.missteps`.
    """

    name: str
    clause: Key[Any] | None = None
    value: Any = None


class Skill(msgspec.Struct, frozen=True):
    """One trap of a topic: a kind of situation in which a known misconception gives a wrong answer.

    `about` are the clauses that the trap turns on, the first that an explanation comes to before the others; none
    where it is the one that decides last.
    """

    topic: Topic
    trap: str
    misconceptions: tuple[Misconception, ...]
    about: tuple[Key[Any], ...] = ()

    @property
    def id(self) -> str:
        """`topic.trap`, as files and the command line name it."""
        return f"{self.topic.value}.{self.trap}"


def under(name: str, clause: Key[T], value: T) -> Misconception:
    """The misconception that `clause` has another value than the house gives it."""
    return Misconception(name, clause, value)
