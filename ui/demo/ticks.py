"""The little signs for steps, in the timeline and in its legend."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from trainer.commentary import StepKind
from trainer.text.marker import N_
from ui.fonts import grown, growth
from ui.look import Look


class Sign(Enum):
    """A sign; its value names it in the legend."""

    DEAL = N_("deal")
    BURN = N_("burn")
    SAY = N_("announce")
    CALL = N_("call")
    BET = N_("bet")
    FOLD = N_("fold")
    PULL = N_("pull in")
    SHOW = N_("show")
    PUSH = N_("push")


SIGNS: Final[Mapping[StepKind, Sign]] = {
    StepKind.ANTE: Sign.CALL,
    StepKind.BURN: Sign.BURN,
    StepKind.DEAL: Sign.DEAL,
    StepKind.REMIX: Sign.BURN,
    StepKind.COMMUNITY: Sign.DEAL,
    StepKind.ANNOUNCE: Sign.SAY,
    StepKind.BRING_IN: Sign.BET,
    StepKind.CHECK: Sign.CALL,
    StepKind.CALL: Sign.CALL,
    StepKind.BET: Sign.BET,
    StepKind.FOLD: Sign.FOLD,
    StepKind.RETURN: Sign.PULL,
    StepKind.COLLECT: Sign.PULL,
    StepKind.SHOW: Sign.SHOW,
    StepKind.MUCK: Sign.FOLD,
    StepKind.PUSH: Sign.PUSH,
}
"""The sign of each kind of step: a check is drawn as a call, a muck as a fold."""


def paint_sign(painter: QPainter, centre: QPointF, sign: Sign, colour: QColor, scale: float = 1.0) -> None:
    """A sign about ten pixels high around `centre`."""
    painter.save()
    painter.translate(centre)
    painter.scale(scale, scale)
    line = QPen(colour, 1.4)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match sign:
        case Sign.DEAL:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(-3.8, -5.5, 7.6, 11), 1.6, 1.6)
        case Sign.BURN:
            painter.drawRoundedRect(QRectF(-3.4, -5, 6.8, 10), 1.6, 1.6)
        case Sign.SAY:
            painter.drawEllipse(QPointF(0, 0), 3.2, 3.2)
        case Sign.CALL:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(QPointF(0, 0), 2.8, 2.8)
        case Sign.BET:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([QPointF(0, -4.8), QPointF(5.6, 4.4), QPointF(-5.6, 4.4)]))
        case Sign.FOLD:
            painter.drawLine(QPointF(-3.2, -3.2), QPointF(3.2, 3.2))
            painter.drawLine(QPointF(-3.2, 3.2), QPointF(3.2, -3.2))
        case Sign.PULL:
            painter.drawLine(QPointF(-3.8, -2), QPointF(3.8, -2))
            painter.drawLine(QPointF(-3.8, 2), QPointF(3.8, 2))
        case Sign.SHOW:
            painter.drawPolygon(QPolygonF([QPointF(0, -5), QPointF(4.4, 0), QPointF(0, 5), QPointF(-4.4, 0)]))
        case Sign.PUSH:
            painter.drawPolyline([QPointF(-3.6, -0.8), QPointF(0, -4.6), QPointF(3.6, -0.8)])
            painter.drawLine(QPointF(0, -4.4), QPointF(0, 4.8))
    painter.restore()


def sign_colour(sign: Sign, look: Look) -> QColor:
    """What a sign is drawn in once its step has been done."""
    return QColor(look.palette.brass if sign in (Sign.BET, Sign.PUSH) else look.palette.text)


class SignSwatch(QWidget):
    """A sign in the legend."""

    def __init__(self, sign: Sign, look: Look) -> None:
        super().__init__()
        self._sign, self._look = sign, look
        self.setFixedSize(QSize(grown(14), grown(14)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(growth(), growth())
        paint_sign(painter, QPointF(7, 7), self._sign, sign_colour(self._sign, self._look), 0.9)
        painter.end()
