"""The seats that nobody sits in: their numbers on the rail, in discs of a broken line."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.table import ink
from ui.table.geometry import Rect
from ui.theme import Palette


class EmptySeats(QGraphicsItem):
    """All of them as one item."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._seats: tuple[tuple[int, Rect], ...] = ()
        self._text = 1.0

    def lay(self, seats: tuple[tuple[int, Rect], ...], text: float) -> None:
        """These numbers, each in its box; texts are enlarged by `text`."""
        if (seats, text) != (self._seats, self._text):
            self.prepareGeometryChange()
            self._seats, self._text = seats, text
            self.update()

    def set_theme(self, palette: Palette) -> None:
        """Other colours."""
        self._palette = palette
        self.update()

    def describe(self) -> str:
        """What is to be seen of it."""
        return f"empty {' '.join(str(number) for number, _ in self._seats)}"

    def boundingRect(self) -> QRectF:
        bounds = QRectF()
        for _, box in self._seats:
            bounds = bounds.united(ink.box(box.grown(2)))
        return bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._palette.plate_text2)
        pen = QPen(colour, 1.3, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([3, 2.4])
        for number, box in self._seats:
            painter.setPen(pen)
            painter.setBrush(QColor(self._palette.plate))
            painter.drawEllipse(ink.box(box))
            ink.write_centred(painter, box, str(number), ink.LABEL * self._text, 600, colour)
