"""A clause of a house as a trainee reads it: what it says, where it comes from, and how its text was read."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.houses.values import Provenance
from ui.fonts import grown, text_size
from ui.look import Look
from ui.theme import Role
from ui.widgets.block import Column, Part, Passage
from ui.widgets.provenance import DISC, disc_box, paint_disc

_BAR: Final = 3
_GAP: Final = 6


class ClauseBox(Column):
    """The clause of `house` under `key`."""

    def __init__(self, house: House, key: Key[object], look: Look) -> None:
        words, palette, clause = look.words, look.palette, house.clause(key)
        said = words(clause.restated) if clause.restated else words.clause_value(key, clause.value)
        parts: list[Part] = [
            _Head(words(house.name), clause.provenance, look),
            Passage(words.clause_title(key.text), Role.SMALL, palette.text2),
            Passage(said, Role.BODY, palette.text),
        ]
        if clause.source:
            parts.append(Passage(words("Source: {source}", source=clause.source), Role.LABEL, palette.text3))
        if clause.reading:
            parts.append(Passage(words(clause.reading), Role.SMALL, palette.text2))
        super().__init__(parts, _GAP, (16 + _BAR, 12, 14, 12))
        self._look = look

    def paint_ground(self, painter: QPainter, box: QRectF) -> None:
        painter.fillRect(box, QColor(self._look.palette.bg2))
        painter.fillRect(QRectF(box.x(), box.y(), grown(_BAR), box.height()), QColor(self._look.palette.brass))


class _Head(Part):
    """The name of a house, and on the right whence the clause comes, as a shape and a word."""

    def __init__(self, name: str, provenance: Provenance, look: Look) -> None:
        said = look.words.provenance(provenance)
        self.text = f"{name}\n{said}"
        self._provenance, self._colour = provenance, look.palette.text2
        self._name = Passage(name, Role.HEADING, look.palette.text)
        self._said = Passage(said, Role.LABEL, look.palette.text2)
        self._width = self._middle = self._drop = 0.0

    def lay(self, width: float) -> float:
        said = self._said.lay(width)
        high = self._name.lay(max(width - self._said.width - grown(DISC + 2 * _GAP), 1))
        # The word stands level with the first line of the name.
        self._width, self._middle = width, Role.HEADING.value[1] * text_size() / 200
        self._drop = max(0.0, self._middle - said / 2)
        return max(high, said)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        self._name.paint(painter, x, y)
        at = x + self._width - self._said.width
        self._said.paint(painter, at, y + self._drop)
        disc = disc_box(at - grown(_GAP + DISC), y + self._middle - grown(DISC) / 2)
        paint_disc(painter, disc, self._provenance, self._colour)
