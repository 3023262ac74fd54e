"""A little card in a line of text: rank and suit side by side."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.cards import Card
from ui.look import Look
from ui.table.card_art import placed, rank_path, suit_path


class MiniCard(QWidget):
    """One card, 34 by 26 logical pixels."""

    def __init__(self, card: Card, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card, self._look = card, look
        self.setFixedSize(QSize(34, 26))
        self.setAccessibleName(look.words.card_name(card))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(palette.card_edge))
        painter.setBrush(QColor(palette.card))
        painter.drawRoundedRect(QRectF(0.5, 0.5, 33, 25), 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.suit(self._card.suit, four_colour=self._look.four_colour)))
        painter.save()
        painter.translate(1.2, 2.8)
        painter.scale(0.5, 0.5)
        painter.drawPath(rank_path(self._card.rank))
        painter.restore()
        painter.drawPath(placed(suit_path(self._card.suit), 18.5, 7.5, 11.5))
        painter.end()


def card_row(cards: tuple[Card, ...], look: Look) -> QWidget:
    """Several cards in a row."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(5)
    for card in cards:
        layout.addWidget(MiniCard(card, look))
    layout.addStretch(1)
    return row
