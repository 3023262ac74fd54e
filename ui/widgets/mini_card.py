"""A little card in a line of text: rank and suit side by side."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.cards import Card
from ui.fonts import grown, growth
from ui.look import Look
from ui.table.card_art import placed, rank_path, suit_path

WIDTH: Final = 34
HEIGHT: Final = 26
"""In logical pixels of a window of the usual size."""


def paint_card(painter: QPainter, x: float, y: float, card: Card, look: Look) -> None:
    """A little card whose left top corner is there; edges are smooth where the painter's are."""
    palette = look.palette
    painter.save()
    painter.translate(x, y)
    painter.scale(growth(), growth())
    painter.setPen(QColor(palette.card_edge))
    painter.setBrush(QColor(palette.card))
    painter.drawRoundedRect(QRectF(0.5, 0.5, WIDTH - 1, HEIGHT - 1), 4, 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(palette.suit(card.suit, four_colour=look.four_colour)))
    painter.drawPath(placed(suit_path(card.suit), 18.5, 7.5, 11.5))
    painter.translate(1.2, 2.8)
    painter.scale(0.5, 0.5)
    painter.drawPath(rank_path(card.rank))
    painter.restore()


class MiniCard(QWidget):
    """One card."""

    def __init__(self, card: Card, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card, self._look = card, look
        self.setFixedSize(QSize(grown(WIDTH), grown(HEIGHT)))
        self.setAccessibleName(look.words.card_name(card))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, 0, 0, self._card, self._look)
        painter.end()


def card_row(cards: tuple[Card, ...], look: Look) -> QWidget:
    """Several cards in a row."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(grown(5))
    for card in cards:
        layout.addWidget(MiniCard(card, look))
    layout.addStretch(1)
    return row
