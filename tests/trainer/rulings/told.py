"""What a ruling tells, as lines that a test can write out: the key of each fact, then its values."""

from collections.abc import Sequence
from enum import Enum
from typing import Any

from tests.cases.case import Played
from trainer.cards import Card
from trainer.hands import HandValue, LowValue
from trainer.houses.loader import load_house
from trainer.reasons import Fact, Ruling


def told(ruling: Ruling[Any]) -> list[str]:
    """Each step: `gathering.goes_back amount=6 seat=2`."""
    return [line(reason.fact) for reason in ruling.because]


def line(fact: Fact) -> str:
    """A fact: its key, and its values by their names."""
    values = [f"{name}={_written(value)}" for name, value in sorted(fact.values.items())]
    return " ".join((fact.key, *values))


def _written(value: object) -> str:
    if isinstance(value, HandValue | LowValue):
        return "".join(map(str, value.five))
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, tuple) and value and isinstance(value[0], Card):
        return "".join(map(str, value))
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def at(seats: str | Sequence[str], play: str, house: str = "cardroom", stakes: str = "10/20", **clauses: str) -> Played:
    """The table where a hand at 10/20 stops that is played so; clauses are written with `__` for the dot."""
    overrides = {key.replace("__", "."): value for key, value in clauses.items()}
    case = {"stakes": f"{stakes} ante 1 bring-in 3", "seats": seats, "play": play}
    return Played(case, load_house(house).with_written(overrides))
