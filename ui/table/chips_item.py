"""Chips in front of a player or in the middle, with what they come to on plates below."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.table import ink
from ui.table.geometry import (
    CHIP_RX,
    CHIP_RY,
    CHIP_THICK,
    COLUMN_STEP,
    POT_COLUMNS,
    TALLEST,
    Rect,
    chip_room,
)
from ui.theme import Palette

_WORTH: Final = (1, 5, 25, 100)
_CHANGE: Final = 4
"""As many of the smallest chip as are counted out before a larger one is used."""
_SPOTS: Final = 7


@dataclass(frozen=True, slots=True)
class Plate:
    """An amount written below chips: what it is, and how much."""

    rect: Rect
    text: str
    label: str = ""
    size: float = ink.BET


@cache
def columns(amount: int, base: int, most: int = POT_COLUMNS) -> tuple[tuple[int, int], ...]:
    """The columns of chips that show `amount`, as which chip and how many; the smallest chip is worth `base`.

    A column holds chips of one worth; the largest used is the smallest of which a column holds enough. What does not
    fit into so many columns is left out: the amount is always written too.
    """
    left = amount // base
    largest = next((at for at in range(3) if left // _WORTH[at] <= (TALLEST if at else _CHANGE)), 3)
    made: list[tuple[int, int]] = []
    for chip in range(largest, -1, -1):
        count, left = divmod(left, _WORTH[chip])
        while count > 0:
            made.append((chip, min(count, TALLEST)))
            count -= TALLEST
    return tuple(made[:most]) or ((0, 1),)


def base_chip(small_bet: int) -> int:
    """What the smallest chip drawn is worth at a table: a power of ten, so that a small bet is a column or two."""
    return int(10 ** max(0, len(str(small_bet)) - 2))


class ChipsItem(QGraphicsItem):
    """Columns of chips at a foot, the item's own zero point, and plates with amounts."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._columns: tuple[tuple[int, int], ...] = ()
        self._plates: tuple[Plate, ...] = ()
        self._bounds = QRectF()
        self.setVisible(False)

    def lay(self, x: float, y: float, stacks: tuple[tuple[int, int], ...], plates: Sequence[Plate]) -> None:
        """Chips whose foot is at x, y on the table; nothing is to be seen where there is neither chip nor plate."""
        laid = (stacks, tuple(plates))
        self.setPos(x, y)
        if laid != (self._columns, self._plates):
            self.prepareGeometryChange()
            self._columns, self._plates = laid
            room = chip_room(0, 0, max(len(stacks), 1)).grown(3)
            for plate in self._plates:
                room = room.joined(plate.rect.grown(2))
            self._bounds = ink.box(room)
            self.update()
        self.setVisible(bool(stacks or plates))

    def set_theme(self, palette: Palette) -> None:
        """Other colours."""
        self._palette = palette
        self.update()

    def describe(self) -> str:
        """What is to be seen of it."""
        amounts = " ".join(f"{plate.label}|{plate.text}" for plate in self._plates)
        return f"chips {self._columns} at {self.x():.1f},{self.y():.1f} {amounts}"

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = -(len(self._columns) - 1) * COLUMN_STEP / 2
        for at, (chip, count) in enumerate(self._columns):
            _column(painter, left + at * COLUMN_STEP, chip, count, self._palette)
        for plate in self._plates:
            self._plate(painter, plate)

    def _plate(self, painter: QPainter, plate: Plate) -> None:
        palette = self._palette
        ground = QColor(palette.plate)
        ground.setAlphaF(0.9)
        ink.pill(painter, plate.rect, ground)
        label = f"{plate.label} " if plate.label else ""
        before = ink.width(label, plate.size, 400)
        x = plate.rect.cx - (before + ink.width(plate.text, plate.size, 600)) / 2
        ink.write(painter, x, plate.rect.cy, label, plate.size, 400, palette.plate_text2)
        ink.write(painter, x + before, plate.rect.cy, plate.text, plate.size, 600, palette.plate_text)


def chip_pixmap(chip: int, palette: Palette, size: int, ratio: float = 1.0) -> QPixmap:
    """One chip, as it lies on the table, `size` logical pixels wide; 0 is the smallest."""
    key = f"chip {chip} {palette.dark} {size} {ratio}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = picture.width() / (2 * CHIP_RX + 3)
    painter.scale(scale, scale)
    painter.translate(CHIP_RX + 1.5, CHIP_RX + 0.5)
    _column(painter, 0, chip, 1, palette)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    QPixmapCache.insert(key, picture)
    return picture


def _column(painter: QPainter, x: float, chip: int, count: int, palette: Palette) -> None:
    face = QColor(palette.chips[chip])
    side = face.darker(150 if chip == 0 else 135)
    seam = face.darker(104)
    spot = QColor(("#98A29F", "#F1E7D6", "#EEF1EE", palette.brass if palette.dark else "#D6A650")[chip])
    top = -(count - 1) * CHIP_THICK

    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawEllipse(QPointF(x + 0.8, CHIP_THICK + 1.2), CHIP_RX + 0.6, CHIP_RY + 0.4)
    painter.setBrush(side)
    painter.drawEllipse(QPointF(x, CHIP_THICK), CHIP_RX, CHIP_RY)
    painter.drawRect(QRectF(x - CHIP_RX, top, 2 * CHIP_RX, CHIP_THICK - top))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(seam, 1))
    for at in range(count):
        y = -at * CHIP_THICK + 0.9
        painter.drawArc(QRectF(x - CHIP_RX + 0.3, y - CHIP_RY, 2 * CHIP_RX - 0.6, 2 * CHIP_RY), 180 * 16, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(face)
    painter.drawEllipse(QPointF(x, top), CHIP_RX, CHIP_RY)
    pen = QPen(spot, 2.1)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = QRectF(x - CHIP_RX + 1.3, top - CHIP_RY + 1.3, 2 * CHIP_RX - 2.6, 2 * CHIP_RY - 2.6)
    for at in range(_SPOTS):
        painter.drawArc(rim, round((at * 360 / _SPOTS + 12) * 16), 25 * 16)
    painter.setPen(QPen(side, 0.8))
    painter.drawEllipse(QPointF(x, top), CHIP_RX * 0.56, CHIP_RY * 0.56)
