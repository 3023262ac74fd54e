"""Where a clause comes from, as a shape and a word: a full disc stated, a half disc cited, a dashed ring assumed."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.houses.values import Provenance
from ui.fonts import grown, growth
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import label

DISC: Final = 14
"""How many pixels the shape takes in a window of the usual size."""


class ProvenanceDisc(QWidget):
    """The shape alone."""

    def __init__(self, provenance: Provenance, look: Look, colour: str = "") -> None:
        super().__init__()
        self._provenance = provenance
        self._colour = colour or look.palette.text2
        self.setFixedSize(QSize(grown(DISC), grown(DISC)))
        self.setToolTip(look.words.provenance(provenance))
        self.setAccessibleName(look.words.provenance(provenance))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, disc_box(0, 0), self._provenance, self._colour)
        painter.end()


def disc_box(x: float, y: float) -> QRectF:
    """Where the shape is drawn whose room begins at x, y."""
    inset, size = 1.5 * growth(), (DISC - 3) * growth()
    return QRectF(x + inset, y + inset, size, size)


def paint_disc(painter: QPainter, box: QRectF, provenance: Provenance, colour: str) -> None:
    """The shape of a provenance in a square box."""
    pen = QPen(QColor(colour), 1.5 * growth())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if provenance is Provenance.ASSUMED:
        pen.setDashPattern([1.6, 1.5])
        painter.setPen(pen)
        painter.drawEllipse(box)
        return
    painter.setPen(pen)
    painter.drawEllipse(box)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    if provenance is Provenance.STATED:
        painter.drawEllipse(box)
    else:
        painter.drawPie(box, -90 * 16, 180 * 16)


def provenance_badge(provenance: Provenance, look: Look) -> QWidget:
    """The shape and the word."""
    badge = QWidget()
    row = QHBoxLayout(badge)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(grown(6))
    row.addWidget(ProvenanceDisc(provenance, look))
    row.addWidget(label(look.words.provenance(provenance), Role.LABEL, "quiet"))
    return badge
