"""What a lesson is made of."""

from __future__ import annotations

from typing import Any

import msgspec

from trainer.cards import Card
from trainer.houses.keys import Key
from trainer.notation.hand import Hand
from trainer.skills import Skill


class Prose(msgspec.Struct, frozen=True):
    """A stretch of text, in Markdown without pictures, links or HTML."""

    markdown: str


class LiveTable(msgspec.Struct, frozen=True):
    """A hand in the text, as it lies after so many of its events. `lit` cards are pointed out; the hole cards of the
    seats in `open` are turned up for the reader, and `caption` says what there is to see."""

    hand: Hand
    at: int
    lit: tuple[Card, ...] = ()
    open: tuple[int, ...] = ()
    caption: str = ""


class Predict(msgspec.Struct, frozen=True):
    """A question in the text, to be answered before the answer is shown: that of a skill and a seed, under the
    reader's own house."""

    skill: Skill
    seed: int


class HouseRows(msgspec.Struct, frozen=True):
    """What each house says about a clause."""

    clause: Key[Any]


Part = Prose | LiveTable | Predict | HouseRows


class Lesson(msgspec.Struct, frozen=True):
    """A lesson in one language: `name` is its folder's, `number` its place among the lessons, `minutes` how long it
    takes, `skills` what is asked at its end, and `parts` what it consists of from top to bottom."""

    name: str
    number: int
    title: str
    minutes: int
    skills: tuple[Skill, ...]
    parts: tuple[Part, ...]
