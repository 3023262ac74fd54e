"""What a lesson's TOML describes: how long it takes, its skills, and the tables and questions that its text names."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from trainer.documents import BadToml, parse_toml
from trainer.errors import ContentError, DoorcardError
from trainer.houses.keys import KEYS
from trainer.lessons.lesson import HouseRows, LiveTable, Part, Predict
from trainer.notation import phh
from trainer.skills import SKILLS, Skill
from trainer.table import replay

MOST_BYTES = 128 * 1024
"""The bytes that a file of a lesson may have."""

LONGEST_MINUTES = 15

Read = Callable[[str], bytes]
"""Gives a file by its path from the lessons' folder. Raises FileNotFoundError."""


class Described:
    """What `lesson.toml` says: how long, which skills, and the tables and questions that the text names."""

    def __init__(self, name: str, read: Read) -> None:
        self._name, self._read = name, read
        self.file = f"{name}/lesson.toml"
        content = bytes_of(read, self.file)
        try:
            written = parse_toml(content)
        except BadToml as bad:
            raise ContentError("lesson_toml", found=bad.found, where=(self.file, str(bad.line))) from None
        fields = self._known(written, (), ("minutes", "skills", "table", "predict"))
        self.minutes = self._whole(fields, "minutes", (), 1, LONGEST_MINUTES)
        self.skills = tuple(self._skill(each, ("skills",)) for each in self._list(fields, "skills", (), str))
        self._tables: dict[str, LiveTable] = {
            key: self._table(table, ("table", key)) for key, table in self._tabled(fields, "table").items()
        }
        self._predicts: dict[str, Predict] = {
            key: self._predict(table, ("predict", key)) for key, table in self._tabled(fields, "predict").items()
        }
        self._used: set[str] = set()

    def part(self, kind: str, name: str) -> Part:
        """What a line of the text stands for."""
        if kind == "houses":
            if name not in KEYS:
                raise ContentError("lesson_part", found=name, facts={"known": ", ".join(KEYS)})
            return HouseRows(KEYS[name])
        if kind not in ("table", "predict"):
            raise ContentError("lesson_line", found=f"{{{kind} {name}}}")
        named: Mapping[str, Part] = self._tables if kind == "table" else self._predicts
        if name not in named:
            raise ContentError("lesson_part", found=name, facts={"known": ", ".join(named)})
        self._used.add(f"{kind} {name}")
        return named[name]

    def refuse_unused(self, text_file: str) -> None:
        """Raises ContentError where something is described that the text does not show."""
        described = [f"table {name}" for name in self._tables] + [f"predict {name}" for name in self._predicts]
        for each in described:
            if each not in self._used:
                raise ContentError("lesson_unused", found=each, where=(self.file,), facts={"text": text_file})

    def _table(self, written: object, where: tuple[str, ...]) -> LiveTable:
        fields = self._known(written, where, ("hand", "at", "lit", "open", "caption"))
        file = fields.get("hand")
        if not isinstance(file, str) or not re.fullmatch(r"[\w./-]+\.phh", file) or ".." in file:
            raise ContentError("lesson_hand", found=file, where=(self.file, *where, "hand"))
        path = file if file.startswith("hands/") else f"{self._name}/{file}"
        try:
            hand = phh.read(phh.parse(bytes_of(self._read, path)), None, {})
        except DoorcardError as error:
            raise error.at(path) from None
        events = len(hand.events)
        at = self._whole(fields, "at", where, 0, events) if "at" in fields else events
        table = replay(hand.start, hand.events[:at])
        there = {str(card): card for card in table.known_cards()}
        lit = self._list(fields, "lit", where, str)
        seats = self._list(fields, "open", where, int)
        caption = fields.get("caption", "")
        for text in lit:
            if text not in there:
                raise ContentError("lesson_lit", found=text, where=(self.file, *where, "lit"))
        for seat in seats:
            if seat not in {each.number for each in table.seats}:
                raise ContentError("lesson_seat", found=seat, where=(self.file, *where, "open"))
        if not isinstance(caption, str):
            raise ContentError("lesson_text", found=caption, where=(self.file, *where, "caption"))
        return LiveTable(hand, at, tuple(there[text] for text in lit), tuple(seats), caption)

    def _predict(self, written: object, where: tuple[str, ...]) -> Predict:
        fields = self._known(written, where, ("skill", "seed"))
        skill = self._skill(fields.get("skill"), (*where, "skill"))
        return Predict(skill, self._whole(fields, "seed", where, 0, 2**31 - 1))

    def _skill(self, written: object, where: tuple[str, ...]) -> Skill:
        skill = SKILLS.get(written) if isinstance(written, str) else None
        if skill is None:
            raise ContentError("lesson_skill", found=written, where=(self.file, *where))
        return skill

    def _known(self, written: object, where: tuple[str, ...], known: tuple[str, ...]) -> Mapping[str, Any]:
        if not isinstance(written, dict):
            raise ContentError("lesson_table", found=written, where=(self.file, *where))
        for field in written:
            if field not in known:
                facts = {"known": ", ".join(known)}
                raise ContentError("lesson_field", found=field, where=(self.file, *where), facts=facts)
        return written

    def _tabled(self, fields: Mapping[str, Any], field: str) -> Mapping[str, Any]:
        found = fields.get(field, {})
        if not isinstance(found, dict):
            raise ContentError("lesson_table", found=found, where=(self.file, field))
        return found

    def _list(self, fields: Mapping[str, Any], field: str, where: tuple[str, ...], kind: type) -> list[Any]:
        found = fields.get(field, [])
        if not isinstance(found, list) or not all(type(each) is kind for each in found):
            expected = "lesson_texts" if kind is str else "lesson_numbers"
            raise ContentError(expected, found=found, where=(self.file, *where, field))
        return found

    def _whole(self, fields: Mapping[str, Any], field: str, where: tuple[str, ...], least: int, most: int) -> int:
        found = fields.get(field)
        if type(found) is not int or not least <= found <= most:
            facts = {"least": least, "most": most}
            raise ContentError("lesson_whole", found=found, where=(self.file, *where, field), facts=facts)
        return found


def bytes_of(read: Read, file: str) -> bytes:
    """A file of a lesson. Raises ContentError where it is not there, or is too large."""
    try:
        content = read(file)
    except FileNotFoundError:
        raise ContentError("lesson_file", where=(file,)) from None
    if len(content) > MOST_BYTES:
        raise ContentError("lesson_size", where=(file,), facts={"most": MOST_BYTES})
    return content
