"""The ladder of the four suits: who holds which, and on which of them it turns."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from trainer.marking import Mark
from trainer.questions import picked_seat
from trainer.reasons import Reason
from trainer.text.names import capital
from trainer.text.suits import SuitRow, suit_rows, told_in_a_row
from ui.fonts import grown
from ui.look import Look
from ui.table.card_art import placed, suit_path
from ui.theme import Palette, Role
from ui.widgets.block import Part, Passage
from ui.widgets.icons import pixmap

_TILE: Final = 24
_BAR: Final = 3
_GAP: Final = 8
_SIGN: Final = 16
_ABOVE: Final = 6
_ROUND: Final = 8
_PIP: Final = 0.62
"""How much of its card a suit takes."""


class SuitLadder(Part):
    """Four rows in a box, spades on top; it reaches into the margin on its right, which is `over` pixels in a
    window of the usual size."""

    def __init__(self, rows: Sequence["_Row"], text: str, look: Look, over: int) -> None:
        self.text = text
        self._rows, self._palette, self._over = rows, look.palette, grown(over)
        self._width = 0.0
        self._heights: list[float] = []

    def lay(self, width: float) -> float:
        self._width = width + self._over
        self._heights = [row.lay(self._width) for row in self._rows]
        return sum(self._heights)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        palette = self._palette
        thick, corner = grown(1), grown(_ROUND)
        box = QRectF(x + thick / 2, y + thick / 2, self._width - thick, sum(self._heights) - thick)
        path = QPainterPath()
        path.addRoundedRect(box, corner, corner)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.fillRect(box, QColor(palette.bg2))
        top = y
        for row, height in zip(self._rows, self._heights, strict=True):
            row.paint(painter, QRectF(x, top, self._width, height))
            top += height
            painter.fillRect(QRectF(x, top - thick / 2, self._width, thick), QColor(palette.line))
        painter.restore()
        painter.setPen(QPen(QColor(palette.line2), thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


class _Row:
    """A suit on its card, its name, and on the right who holds it: below the name where both do not fit in a line.

    `right` is None where there is no verdict on the row.
    """

    def __init__(self, row: SuitRow, right: bool | None, look: Look) -> None:
        self._row, self._right, self._look = row, right, look
        palette = look.palette
        marked = row.decides or row.picked
        self._name = Passage(row.name, Role.STRONG if row.decides else Role.BODY, palette.text)
        self._holder = Passage(
            capital(row.holder), Role.STRONG if marked else Role.SMALL, palette.text if marked else palette.text2
        )
        self._name_high = self._holder_high = 0.0
        self._stacked = False

    def lay(self, width: float) -> float:
        left, right = self._margins
        room = max(width - left - right, 1)
        self._name_high, self._holder_high = self._name.lay(room), self._holder.lay(room)
        self._stacked = self._name.width + self._holder.width + grown(_GAP) > room
        high = self._name_high + self._holder_high if self._stacked else max(self._name_high, self._holder_high)
        return max(high, grown(_TILE)) + 2 * grown(_ABOVE)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        palette, (left, right) = self._look.palette, self._margins
        ground, bar = _ground(self._row, self._right, palette)
        if ground:
            painter.fillRect(box, QColor(ground))
            painter.fillRect(QRectF(box.x(), box.y(), grown(_BAR), box.height()), QColor(bar))
        middle = box.center().y()
        side = grown(_TILE)
        self._paint_tile(painter, QRectF(box.x() + grown(_BAR + _GAP) - 1, middle - side / 2, side, side))
        if self._stacked:
            top = middle - (self._name_high + self._holder_high) / 2
            self._name.paint(painter, box.x() + left, top)
            self._holder.paint(painter, box.x() + left, top + self._name_high)
        else:
            self._name.paint(painter, box.x() + left, middle - self._name_high / 2)
            at = box.right() - right - self._holder.width
            self._holder.paint(painter, at, middle - self._holder_high / 2)
        if self._right is not None:
            name, colour = ("tick", palette.right) if self._right else ("cross", palette.wrong)
            size = grown(_SIGN)
            sign = pixmap(name, colour, size, painter.device().devicePixelRatioF())
            painter.drawPixmap(QRectF(box.right() - grown(_GAP) - size, middle - size / 2, size, size).topLeft(), sign)

    @property
    def _margins(self) -> tuple[float, float]:
        """Left of the name, and right of the holder."""
        return grown(_BAR + _GAP + _TILE + _GAP), grown(_GAP + _SIGN + _GAP)

    def _paint_tile(self, painter: QPainter, box: QRectF) -> None:
        palette, suit = self._look.palette, self._row.suit
        painter.setPen(QPen(QColor(palette.card_edge), 1))
        painter.setBrush(QColor(palette.card))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), grown(4), grown(4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.suit(suit, four_colour=self._look.four_colour)))
        size = box.width() * _PIP
        painter.drawPath(placed(suit_path(suit), box.center().x() - size / 2, box.center().y() - size / 2, size))


def suit_ladder(reason: Reason, look: Look, mark: Mark | None, over: int) -> SuitLadder | None:
    """The ladder for a step that compares suits, None for any other; the rows of the right and of a wrong pick are
    marked where there is a verdict."""
    picked = picked_seat(mark.given) if mark is not None else None
    rows = suit_rows(reason, look.words, picked)
    if not rows:
        return None
    correct = picked_seat(mark.correct) if mark is not None else None
    drawn = [_Row(row, _verdict(row, picked, correct), look) for row in rows]
    return SuitLadder(drawn, told_in_a_row(rows, look.words), look, over)


def _verdict(row: SuitRow, picked: int | None, correct: int | None) -> bool | None:
    """Whether a row is right or wrong. It is neither where it holds both the right seat and a wrong pick: another step
    tells those apart."""
    if row.picked and picked != correct:
        return None if correct in row.seats else False
    return True if row.decides and correct in row.seats else None


def _ground(row: SuitRow, right: bool | None, palette: Palette) -> tuple[str, str]:
    """What a row lies on, and the bar left of it; nothing for one of no account."""
    if right is None:
        return (palette.bg3, palette.text2) if row.decides or row.picked else ("", "")
    return (palette.right_ground, palette.right) if right else (palette.wrong_ground, palette.wrong)
