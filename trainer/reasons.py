"""Why a ruling is what it is: the steps it took, each with the clause that decided it."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from trainer.cards import Card
from trainer.houses.keys import Key

Answer = TypeVar("Answer")


class Fact(msgspec.Struct, frozen=True, gc=False):
    """One thing seen at the table, as a key of `trainer.text` and the values its sentence needs.

    Values are cards, tuples of cards, seat numbers, Chips, counts and enumeration members: never sentences.
    """

    key: str
    values: Mapping[str, Any] = {}


class Reason(msgspec.Struct, frozen=True, gc=False):
    """One step of a ruling: the clause that decided it, what was seen, and the cards and seats it was seen on.

    `seats` are those still in question after the step, `out` those it ruled out; `cards` are what was compared.
    """

    ruling: str
    clause: Key[Any]
    fact: Fact
    seats: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()


Because = tuple[Reason, ...]


class Ruling(msgspec.Struct, Generic[Answer], frozen=True, dict=True, eq=False):
    """What a dealer must know at one point of a hand, and why.

    `why` holds the reasons, or finds them when `because` is first asked for: the answer is asked for more often.
    """

    answer: Answer
    why: Because | Callable[[], Because]

    @cached_property
    def because(self) -> Because:
        """The steps that lead to the answer, in their order."""
        return self.why() if callable(self.why) else self.why

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruling) and (self.answer, self.because) == (other.answer, other.because)

    def __ne__(self, other: object) -> bool:
        return not self == other  # else a Struct's own comes first, which compares identity

    def __repr__(self) -> str:
        return f"Ruling({self.answer!r}, {self.because!r})"
