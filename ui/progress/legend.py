"""What the colours of a chart mean: a row of swatches between two words."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ui.fonts import grown
from ui.theme import Role
from ui.widgets.label import label


class Legend(QWidget):
    """Swatches of `colours`, each `width` pixels wide, between the word for the first and that for the last."""

    def __init__(self, colours: Sequence[str], width: int = 18) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(grown(8))
        self._first, self._last = label("", Role.LABEL, "quiet"), label("", Role.LABEL, "quiet")
        row.addWidget(self._first)
        row.addWidget(_Swatches(colours, width))
        row.addWidget(self._last)

    def say(self, first: str, last: str) -> None:
        """Name the ends."""
        self._first.setText(first)
        self._last.setText(last)


class _Swatches(QWidget):
    def __init__(self, colours: Sequence[str], width: int) -> None:
        super().__init__()
        self._colours, self._wide = colours, grown(width)
        self.setFixedSize(len(colours) * (self._wide + grown(2)), grown(13))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for place, colour in enumerate(self._colours):
            painter.setBrush(QColor(colour))
            left = place * (self._wide + grown(2))
            painter.drawRoundedRect(QRectF(left, 0, self._wide, self.height()), grown(3), grown(3))
        painter.end()
