"""A list to choose one of, with the program's own arrow."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from ui.look import Look
from ui.theme import Role
from ui.widgets.icons import pixmap

_ARROW = 16
_ROOM = 44
"""Pixels for the arrow and the edges, beside the text."""


class Combo(QComboBox):
    """A combo box; the style sheet takes Qt's arrow away, since it can only be replaced by a picture in a file."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFont(Role.STRONG.font)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, shown = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(shown)
        shown.currentText = self.fontMetrics().elidedText(
            shown.currentText, Qt.TextElideMode.ElideRight, self.width() - _ROOM
        )
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, shown)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, shown)
        arrow = pixmap("chevron_down", self._look.palette.text2, _ARROW, self.devicePixelRatioF())
        painter.drawPixmap(self.width() - _ARROW - 8, (self.height() - _ARROW) // 2, arrow)
        painter.end()
