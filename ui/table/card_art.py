"""The faces and the back of the cards, drawn from paths and kept as pixmaps.

Lengths are card units: a card is 64 by 90. Ranks are the outlines of the packaged Noto Sans Bold; the suits are the
program's own.
"""

from collections import OrderedDict
from functools import cache
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QTransform,
)

from trainer.cards import Card, Rank, Suit
from ui import fonts
from ui.table.card_sizes import CARD_H, CARD_W, FAN_STEP, HOLE_SCALE, HOLE_STEP
from ui.theme import Palette

RADIUS: Final = 6.0
MARGIN: Final = 4.0
"""Room for the shadow round a card."""

_RANK_SIZE: Final = 38
_BASELINE: Final = 33.5
_RANK_X: Final = 17.2
_TEN_RIGHT: Final = 29.8
_TEN_SQUEEZE: Final = 0.82
"""Beyond the font's narrowest width, so that the ten keeps off the card's edge and its neighbour."""
_CAP: Final = 0.714 * _RANK_SIZE
_STEM: Final = 6.4
_OUTLINE_SIZE: Final = 200
_SHADOWS: Final = ((8.4, 3), (6.6, 3), (5.0, 4), (3.6, 6), (3.0, 7), (2.4, 8), (1.8, 9), (1.2, 9), (0.6, 10))
"""How far each layer of a covering card's shadow reaches to its left, and how dark it is. Layers, since Qt writes a
gradient that fades away as a black bar in a PDF."""
_LINE: Final = 0.8
_KEPT: Final = 160


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """A suit's shape, in a box from 0, 0 to 1, 1."""
    match suit:
        case Suit.HEARTS:
            return _lobes(0.97, 0.19, 0.03)
        case Suit.DIAMONDS:
            return _diamond()
        case Suit.SPADES:
            turned = QTransform().translate(0, 0.87).scale(1, -1).map(_lobes(0.87, 0.16, 0.02))
            return _merged(turned.toReversed(), _foot(0.62))
        case Suit.CLUBS:
            return _merged(_clover(), _foot(0.55))


def _merged(*parts: QPainterPath) -> QPainterPath:
    # Filled together as they overlap, all drawn the same way round: joining paths so small would flatten curves.
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        path.addPath(part)
    return path


def _lobes(point: float, dip: float, top: float) -> QPainterPath:
    """A heart whose point lies at y `point`, its dip and the tops of its lobes as given."""
    tall = point - top
    path = QPainterPath(QPointF(0.5, point))
    path.cubicTo(0.42, point - tall * 0.14, 0.03, top + tall * 0.60, 0.03, top + tall * 0.30)
    path.cubicTo(0.03, top + tall * 0.11, 0.15, top, 0.275, top)
    path.cubicTo(0.375, top, 0.46, top + (dip - top) * 0.40, 0.5, dip)
    path.cubicTo(0.54, top + (dip - top) * 0.40, 0.625, top, 0.725, top)
    path.cubicTo(0.85, top, 0.97, top + tall * 0.11, 0.97, top + tall * 0.30)
    path.cubicTo(0.97, top + tall * 0.60, 0.58, point - tall * 0.14, 0.5, point)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    top, right, foot, left = QPointF(0.5, 0.03), QPointF(0.91, 0.5), QPointF(0.5, 0.97), QPointF(0.09, 0.5)
    path = QPainterPath(top)
    for bend, corner in (((0.69, 0.31), right), ((0.69, 0.69), foot), ((0.31, 0.69), left), ((0.31, 0.31), top)):
        path.quadTo(QPointF(*bend), corner)
    path.closeSubpath()
    return path


def _clover() -> QPainterPath:
    # Leaves well apart: the smallest club is not to be taken for a spade.
    path = QPainterPath()
    for x, y in ((0.5, 0.23), (0.23, 0.605), (0.77, 0.605)):
        path.addEllipse(QPointF(x, y), 0.22, 0.22)
    path.addRect(QRectF(0.43, 0.38, 0.14, 0.28))
    return path


def _foot(top: float) -> QPainterPath:
    path = QPainterPath(QPointF(0.54, top))
    path.cubicTo(0.54, 0.82, 0.59, 0.93, 0.67, 1)
    path.lineTo(0.33, 1)
    path.cubicTo(0.41, 0.93, 0.46, 0.82, 0.46, top)
    path.closeSubpath()
    return path


@cache
def rank_path(rank: Rank) -> QPainterPath:
    """A rank's figure or letter where it stands on a card."""
    match rank:
        case Rank.JACK:
            path = _jack()
        case Rank.QUEEN:
            path = _queen()
        case Rank.TEN:
            ten = QTransform().scale(_TEN_SQUEEZE, 1).map(_outline("10", 62.5))
            return ten.translated(_TEN_RIGHT - ten.boundingRect().right(), _BASELINE)
        case _:
            path = _outline(rank.letter, 80)
    return path.translated(_RANK_X - path.boundingRect().center().x(), _BASELINE)


def _outline(text: str, width: float) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, fonts.font(_OUTLINE_SIZE, 700, width), text)
    shrink = _RANK_SIZE / _OUTLINE_SIZE
    return QTransform().scale(shrink, shrink).map(path)


def _jack() -> QPainterPath:
    # The font's J hangs below the line; this one stands on it.
    line = QPainterPath(QPointF(12.2, -_CAP))
    line.lineTo(12.2, -9.6)
    line.cubicTo(12.2, -4.9, 9.9, -2.7, 6.3, -2.7)
    line.cubicTo(4.3, -2.7, 2.5, -3.2, 0.8, -4.2)
    return _stroked(line)


def _queen() -> QPainterPath:
    # Likewise the tail of the Q: the O with a short stroke over its foot.
    ring = _outline("O", 80)
    right = ring.boundingRect().right()
    tail = QPainterPath(QPointF(right - 9.6, -8.6))
    tail.lineTo(right - 0.6, 1.4)
    return _merged(ring, _stroked(tail, 5.2))


def _stroked(line: QPainterPath, width: float = _STEM) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(line).simplified()


def placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    """A shape of the unit box at x, y, `size` wide and high."""
    return QTransform().translate(x, y).scale(size, size).map(path)


class CardArt:
    """Pictures of cards under one palette, kept for the sizes lately drawn."""

    def __init__(self, palette: Palette, *, four_colour: bool = True) -> None:
        self._palette = palette
        self._four_colour = four_colour
        self._kept: OrderedDict[tuple[int, bool, bool, int], QPixmap] = OrderedDict()

    def pixmap(self, card: Card | None, scale: float, *, covered: bool, hole: bool = False) -> QPixmap:
        """A card's face, or the back where None, at so many device pixels a card unit.

        It has `MARGIN` units more on every side. A card `covered` by the next one of its fan lies in that one's
        shadow and lacks the large pip; `hole` puts the bar of a hole card on a face.
        """
        key = (-1 if card is None else card.index, covered, hole, round(scale * 1000))
        if (made := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return made
        made = QPixmap(ceil((CARD_W + 2 * MARGIN) * scale), ceil((CARD_H + 2 * MARGIN) * scale))
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(MARGIN, MARGIN)
        self.draw(painter, card, covered=covered, hole=hole, line=max(_LINE, 1 / scale))
        painter.end()
        self._kept[key] = made
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return made

    def draw(
        self, painter: QPainter, card: Card | None, *, covered: bool, hole: bool = False, line: float = _LINE
    ) -> None:
        """The same with a painter that is in card units, its fine lines `line` wide. Nothing is clipped, since a
        picture that is written as SVG would not be."""
        shape = QRectF(0, 0, CARD_W, CARD_H)
        painter.setPen(Qt.PenStyle.NoPen)
        for down, out, alpha in ((1.2, 0.6, 26), (1.0, 0.2, 46)):
            painter.setBrush(QColor(0, 0, 0, alpha))
            painter.drawRoundedRect(shape.adjusted(-out, down - out, out, down + out), RADIUS, RADIUS)
        palette = self._palette
        edge = QPen(QColor(palette.card_edge), line)
        painter.setPen(edge)
        painter.setBrush(QColor(palette.back_edge if card is None else palette.card))
        half = line / 2
        painter.drawRoundedRect(shape.adjusted(half, half, -half, -half), RADIUS - half, RADIUS - half)
        if card is None:
            self._back(painter, line)
        else:
            self._face(painter, card, covered, hole)
        if covered:
            self._shade(painter, HOLE_STEP / HOLE_SCALE if card is None else FAN_STEP)

    def _face(self, painter: QPainter, card: Card, covered: bool, hole: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._palette.suit(card.suit, four_colour=self._four_colour)))
        painter.drawPath(rank_path(card.rank))
        suit = suit_path(card.suit)
        painter.drawPath(placed(suit, 6.7, 40, 21))
        if not covered:
            painter.drawPath(placed(suit, 26, 46, 34))
        if hole:
            painter.setBrush(QColor(self._palette.back_line))
            painter.drawRoundedRect(QRectF(8, 80.2, 17, 2.6), 1.3, 1.3)

    def _back(self, painter: QPainter, line: float) -> None:
        inner = QRectF(0, 0, CARD_W, CARD_H).adjusted(4.6, 4.6, -4.6, -4.6)
        field = QPainterPath()
        field.addRoundedRect(inner, 2.4, 2.4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(field, QColor(self._palette.back))
        thread = QColor(self._palette.back_line)
        thread.setAlphaF(0.62)
        painter.setPen(QPen(thread, line * 0.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        cx, cy = CARD_W / 2, CARD_H / 2
        for step in range(-9, 10):
            # Both ways from x at the top, a unit down for each aside, as far as they are within the field.
            x = cx - cy + step * 11
            top, foot = max(inner.top(), inner.left() - x), min(inner.bottom(), inner.right() - x)
            if top < foot:
                painter.drawLine(QPointF(x + top, top), QPointF(x + foot, foot))
                painter.drawLine(QPointF(CARD_W - x - top, top), QPointF(CARD_W - x - foot, foot))
        diamond = QPainterPath(QPointF(cx, cy - 14))
        for x, y in ((cx + 10, cy), (cx, cy + 14), (cx - 10, cy)):
            diamond.lineTo(x, y)
        diamond.closeSubpath()
        painter.setPen(QPen(QColor(self._palette.back_line), line * 1.2))
        painter.setBrush(QColor(self._palette.back))
        painter.drawPath(diamond)

    def _shade(self, painter: QPainter, edge: float) -> None:
        for reach, alpha in _SHADOWS:
            painter.fillRect(QRectF(edge - reach, 0, reach + RADIUS, CARD_H), QColor(0, 0, 0, alpha))
