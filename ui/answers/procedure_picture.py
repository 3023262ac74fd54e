"""How the last card is dealt, as a small drawing: the burn, what is mixed, and what is dealt then."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.fonts import grown, growth
from ui.theme import Palette

_WIDE, _HIGH = 62.0, 26.0
_CARD: Final = (11.0, 15.0)
_MIDDLE: Final = _HIGH / 2
_STEP: Final = 12.0


class ProcedurePicture(QWidget):
    """The drawing for a choice of `PICTURES`."""

    def __init__(self, choice: str, palette: Palette) -> None:
        super().__init__()
        self._draw, self._palette = PICTURES[choice], palette
        self.setFixedSize(grown(_WIDE), grown(_HIGH))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(growth(), growth())
        self._draw(_Pen(painter, self._palette))
        painter.end()


class _Pen:
    """Draws cards from the left to the right."""

    def __init__(self, painter: QPainter, palette: Palette) -> None:
        self._painter, self._palette = painter, palette

    def row(self, x: float, count: int) -> None:
        """Cards for hands, each its own."""
        for at in range(count):
            self._card(QPointF(x + at * _STEP, _MIDDLE))

    def burn(self, x: float) -> None:
        """A card that is burned, and what is dealt less by it."""
        painter, (wide, high) = self._painter, _CARD
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._palette.text3), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(x - wide / 2, _MIDDLE - high / 2, wide, high), 2, 2)

    def mix(self, x: float, count: int) -> None:
        """Cards thrown together."""
        for at in range(count):
            aside = at - (count - 1) / 2
            self._card(QPointF(x + aside * 5.5, _MIDDLE + aside * aside - 1), 20 * aside)

    def arrow(self, x: float) -> None:
        """What comes of it."""
        painter = self._painter
        painter.setPen(QPen(QColor(self._palette.text2), 1.4, c=Qt.PenCapStyle.RoundCap))
        tip = QPointF(x + 4.5, _MIDDLE)
        painter.drawLine(QLineF(x - 4.5, _MIDDLE, tip.x(), _MIDDLE))
        for way in (-3, 3):
            painter.drawLine(QLineF(tip, QPointF(tip.x() - 3, _MIDDLE + way)))

    def shared(self, x: float) -> None:
        """One card face up, between the hands that it belongs to."""
        painter, palette, (wide, high) = self._painter, self._palette, _CARD
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.text2))
        for across in (-13, 13):
            for down in (-8, 0, 8):
                painter.drawEllipse(
                    QPointF(x + across + (abs(down) / 4 if across < 0 else -abs(down) / 4), _MIDDLE + down), 1.5, 1.5
                )
        painter.setPen(QPen(QColor(palette.brass), 1.4))
        painter.setBrush(QColor(palette.card))
        painter.drawRoundedRect(QRectF(x - wide / 2, _MIDDLE - high / 2, wide, high), 2, 2)

    def folded(self, x: float) -> None:
        """Folded cards, in a heap."""
        painter = self._painter
        painter.setOpacity(0.5)
        self.mix(x, 2)
        painter.setOpacity(1)

    def _card(self, middle: QPointF, turn: float = 0) -> None:
        painter, palette, (wide, high) = self._painter, self._palette, _CARD
        painter.save()
        painter.translate(middle)
        painter.rotate(turn)
        painter.setPen(QPen(QColor(palette.back_edge), 1))
        painter.setBrush(QColor(palette.back))
        painter.drawRoundedRect(QRectF(-wide / 2, -high / 2, wide, high), 2, 2)
        painter.restore()


def _deal(pen: _Pen) -> None:
    pen.burn(6.5)
    pen.row(19.5, 4)


def _without_burn(pen: _Pen) -> None:
    pen.row(13, 4)


def _mix_all(pen: _Pen) -> None:
    pen.mix(14, 3)
    pen.arrow(33)
    pen.row(44, 2)


def _mix_last(pen: _Pen) -> None:
    pen.row(7, 2)
    pen.mix(38, 2)
    pen.row(55, 1)


def _community(pen: _Pen) -> None:
    pen.burn(9)
    pen.shared(38)


def _mix_community(pen: _Pen) -> None:
    pen.mix(12, 2)
    pen.arrow(28)
    pen.shared(47)


def _muck(pen: _Pen) -> None:
    pen.folded(12)
    pen.arrow(29)
    pen.row(44, 2)


PICTURES: Final[Mapping[str, Callable[[_Pen], None]]] = {
    "deal": _deal,
    "deal_without_burn": _without_burn,
    "remix_all": _mix_all,
    "remix_last": _mix_last,
    "community": _community,
    "community_after_remix": _mix_community,
    "muck_reshuffled": _muck,
}
"""The choices that can be drawn, by the keys that questions have them under."""
