"""A situation with its question as JSON text and back: what was asked is shown again exactly as it was.

Every event is written, down to the burns' faces, which PHH does not tell. Reading them asks no rule, so that a ruling
put right since, or a house changed since, changes nothing of what was asked.
"""

from typing import Any

import msgspec

from trainer import events as ev
from trainer.errors import ContentError, NotationError
from trainer.houses.house import House
from trainer.questions import Question
from trainer.questions.written import meant, plain
from trainer.scenarios.stage import Scenario
from trainer.skills import SKILLS
from trainer.table import Table, replay

_EVENTS = {kind.__name__: kind for kind in ev.Event.__args__}
_FIELDS = [field for field in msgspec.structs.fields(Question) if field.name not in ("skill", "table", "house")]

_Written = msgspec.defstruct(
    "_Written",
    [
        ("skill", str),
        ("start", Table),
        ("events", list[list[Any]]),
        *((field.name, field.type, field.default) for field in _FIELDS),
    ],
    omit_defaults=True,
)
"""A situation up to its question, and what is asked; an event is its name and its values. The house is kept apart."""

_encoder = msgspec.json.Encoder(enc_hook=plain, order="deterministic")
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_Written, dec_hook=meant)


def write_scenario(scenario: Scenario) -> str:
    """The situation and what is asked of it, without its house."""
    question = scenario.question
    events = [[type(event).__name__, *msgspec.structs.astuple(event)] for event in scenario.events]
    asked = {field.name: getattr(question, field.name) for field in _FIELDS}
    return _encoder.encode(_Written(question.skill.id, scenario.start, events, **asked)).decode()


def read_scenario(written: str, house: House) -> Scenario:
    """The situation that `write_scenario` wrote, its question asked at `house`.

    Raises ContentError for one of another program version that asks what this one does not.
    """
    try:
        found = _decoder.decode(written)
        skill = SKILLS[found.skill]
        events = tuple(_event(*event) for event in found.events)
        table = replay(found.start, events)
    except (msgspec.DecodeError, NotationError, ValueError, ArithmeticError, KeyError, TypeError):
        raise ContentError("question_written", found=written) from None
    asked = {field.name: getattr(found, field.name) for field in _FIELDS}
    question = Question(skill=skill, table=table, house=house, **asked)
    return Scenario(found.start, events, question)


def _event(name: str, *values: object) -> ev.Event:
    kind = _EVENTS[name]
    fields = kind.__struct_fields__
    # An older program may have written fewer values: what came after them has defaults.
    named = dict(zip(fields, values, strict=len(values) > len(fields)))
    event: ev.Event = msgspec.convert(named, kind, dec_hook=meant)
    return event
