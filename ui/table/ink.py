"""Text on the table, in table units: one set of fonts scaled by the painter, so that any size can be had."""

from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEngine, QPainter, QPainterPath, QPen

from ui import fonts
from ui.table.geometry import Rect

LABEL: Final = 12.5
STACK: Final = 14.5
POT: Final = 16.0
BET: Final = 13.0

_SVG, _PDF = QPaintEngine.Type.SVG, QPaintEngine.Type.Pdf
_DRAWN_AT: Final = 64
_CAP_HEIGHT: Final = 0.714


@cache
def _font(weight: int) -> tuple[QFont, QFontMetricsF]:
    font = fonts.font(_DRAWN_AT, weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font, QFontMetricsF(font)


def width(text: str, size: float, weight: int = 500) -> float:
    """How wide a text is at `size`."""
    return _advance(text, weight) * size / _DRAWN_AT


@lru_cache(2048)
def _advance(text: str, weight: int) -> float:
    # Asked several times whenever a seat is painted, which takes longer than all its writing.
    return _font(weight)[1].horizontalAdvance(text)


def fitted(text: str, size: float, weight: int, room: float) -> float:
    """The size at which a text takes no more than the room: an amount is written smaller rather than cut off."""
    return min(size, size * room / max(width(text, size, weight), 1e-6))


def elided(text: str, size: float, weight: int, room: float) -> str:
    """The text, or as much of its beginning as the room takes."""
    if width(text, size, weight) <= room:
        return text
    return _font(weight)[1].elidedText(text, Qt.TextElideMode.ElideRight, room * _DRAWN_AT / size)


def write(
    painter: QPainter, x: float, middle: float, text: str, size: float, weight: int, colour: QColor | str
) -> None:
    """Text from x on; its capitals stand half above, half below the line at `middle`."""
    painter.save()
    painter.translate(x, middle + size * _CAP_HEIGHT / 2)
    painter.scale(size / _DRAWN_AT, size / _DRAWN_AT)
    font = _font(weight)[0]
    if enlarges(painter):
        # SVG would take its letters from whatever machine it is looked at on, PDF would not dim them.
        letters = QPainterPath()
        letters.addText(QPointF(0, 0), font, text)
        painter.fillPath(letters, QColor(colour))
    else:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(0, 0), text)
    painter.restore()


def write_centred(painter: QPainter, rect: Rect, text: str, size: float, weight: int, colour: QColor | str) -> None:
    """Text in the middle of a box."""
    write(painter, rect.cx - width(text, size, weight) / 2, rect.cy, text, size, weight, colour)


def enlarges(painter: QPainter) -> bool:
    """Whether it draws a file in which shapes stay shapes, so that it is sharp at any size."""
    return painter.paintEngine().type() in (_SVG, _PDF)


def box(rect: Rect) -> QRectF:
    """The same box for Qt."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def pill(painter: QPainter, rect: Rect, fill: QColor | str, edge: QColor | str | None = None) -> None:
    """A box with half-round ends."""
    painter.setPen(Qt.PenStyle.NoPen if edge is None else QPen(QColor(edge), 0))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box(rect), rect.h / 2, rect.h / 2)


def outline(painter: QPainter, rect: QRectF, radius: float, width: float, colour: QColor) -> None:
    """A line along a box, half in and half out. Filled, which is several times as quick as a pen that shows through."""
    path, half = QPainterPath(), width / 2
    path.addRoundedRect(rect.adjusted(-half, -half, half, half), radius + half, radius + half)
    inner = max(radius - half, 0)
    path.addRoundedRect(rect.adjusted(half, half, -half, -half), inner, inner)
    painter.fillPath(path, colour)


def ring(
    painter: QPainter, rect: Rect, radius: float, colour: QColor, halo: QColor, width: float, dashed: bool = False
) -> None:
    """A ring along a box with a halo that sets it off; `width` is in pixels, which are never less than a unit."""
    px = max(1.0, 1 / painter.worldTransform().m22())
    around = box(rect)
    if halo.alpha():
        outline(painter, around, radius, (width + 3) * px, halo)
    if not dashed:
        outline(painter, around, radius, width * px, colour)
        return
    pen = QPen(colour, width * px)
    pen.setDashPattern([4, 2.5])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(around, radius, radius)
