"""The table itself: rail, felt, the line on it and the dealer's tray. It never changes during a hand."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from ui.table import ink
from ui.table.geometry import Rect, Stage, rail, superellipse, tray
from ui.theme import Palette

_TUBES: Final = ((0, 9), (0, 7), (1, 10), (1, 10), (1, 8), (1, 6), (2, 7), (3, 4))
"""The tray's tubes: which chip each holds, and how many lie in it. They are for the look, not to be counted."""

_STRIPES: Final = ("#8E9896", "#EFE9DC", "#EFE9DC", "#D6A650")


def paint(painter: QPainter, stage: Stage, palette: Palette, dealer: str) -> None:
    """The table without anything that lies on it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outer, inner, line = rail(stage)
    edge, felt = _shape(outer, 3.3), _shape(inner, 3.3)
    thin = 1 / stage.scale

    painter.setPen(Qt.PenStyle.NoPen)
    for down, alpha in ((7, 40), (5, 60), (3, 70)):
        painter.setBrush(QColor(0, 0, 0, alpha if palette.dark else alpha // 3))
        painter.drawPolygon(edge.translated(0, down))
    leather = QLinearGradient(0, outer.y, 0, outer.bottom)
    leather.setColorAt(0, QColor(palette.rail_top))
    leather.setColorAt(1, QColor(palette.rail_bottom))
    painter.setPen(QPen(QColor(palette.rail_edge), thin))
    painter.setBrush(leather)
    painter.drawPolygon(edge)

    cloth = QRadialGradient(QPointF(inner.cx, inner.cy), 560)
    cloth.setColorAt(0, QColor(palette.felt_centre))
    cloth.setColorAt(0.55, QColor(palette.felt_mid))
    cloth.setColorAt(1, QColor(palette.felt_edge))
    painter.setPen(QPen(QColor(0, 0, 0, 150 if palette.dark else 70), 2 * thin))
    painter.setBrush(cloth)
    painter.drawPolygon(felt)
    painter.setPen(QPen(QColor(palette.line_on_felt), thin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_shape(line, 2.5))
    chips, word = tray(stage)
    _tray(painter, chips, palette, thin)
    ink.write_centred(painter, word, dealer, ink.LABEL * stage.text, 500, QColor(palette.text2_on_felt))


@lru_cache(maxsize=12)
def _shape(rect: Rect, power: float) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in superellipse(rect, power)])


def _tray(painter: QPainter, box: Rect, palette: Palette, thin: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawRoundedRect(ink.box(box).translated(0, 3), 10, 10)
    painter.setPen(QPen(QColor(palette.rail_edge), thin))
    painter.setBrush(QColor(palette.tray))
    painter.drawRoundedRect(ink.box(box), 10, 10)
    step, wide, deep = 23.6, 19.6, box.h - 18
    left = box.cx - (7 * step + wide) / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for at, (chip, count) in enumerate(_TUBES):
        x, top = left + at * step, box.y + 9
        painter.setBrush(QColor(palette.tray_slot))
        painter.drawRoundedRect(QRectF(x, top, wide, deep), 3, 3)
        side = QColor(palette.chips[chip])
        stripe = QColor(_STRIPES[chip])
        stripe.setAlphaF(0.55)
        for chip_at in range(count):
            y = top + deep - 1.4 - (chip_at + 1) * 4.1
            body = QRectF(x + 1, y, wide - 2, 3.4)
            painter.setBrush(QBrush(side.darker(122)))
            painter.drawRoundedRect(body, 1, 1)
            painter.fillRect(QRectF(x + wide / 2 - 2.6, y, 5.2, 3.4), stripe)
