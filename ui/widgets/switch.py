"""A switch: on to the right and in brass, off to the left."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.fonts import grown, growth
from ui.look import Look


class Switch(QAbstractButton):
    """Something that is on or off; `toggled` tells of a change. Its name is for screen readers: write it beside it."""

    def __init__(self, name: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setFixedSize(QSize(grown(36), grown(22)))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, on = self._look.palette, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(growth(), growth())
        edge = palette.text if self.hasFocus() else palette.brass if on else palette.text3
        painter.setPen(QPen(QColor(edge), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(palette.brass if on else palette.bg3))
        painter.drawRoundedRect(QRectF(1, 1, 34, 20), 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.on_brass if on else palette.text2))
        painter.drawEllipse(QPointF(25 if on else 11, 11), 7, 7)
        painter.end()
