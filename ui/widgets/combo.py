"""A list to choose one of, with the program's own arrow."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from ui.fonts import grown
from ui.look import Look
from ui.theme import Role
from ui.widgets.icons import pixmap

_ARROW, _ROOM = 16, 44
"""Pixels for the arrow, and for it and the edges, beside the text."""
_CHOOSE = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)


class Combo(QComboBox):
    """A combo box; the style sheet takes Qt's arrow away, since it can only be replaced by a picture in a file.

    It keeps the keys that choose in it, whatever else they are a shortcut for, and its open list keeps every key.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFont(Role.STRONG.font)

    def setAccessibleName(self, name: str) -> None:
        """What the list is for. On some systems Qt tells screen readers what is chosen in place of it: then they have
        it from the description."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def showPopup(self) -> None:
        self.view().installEventFilter(self)
        super().showPopup()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _CHOOSE:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, shown = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(shown)
        shown.currentText = self.fontMetrics().elidedText(
            shown.currentText, Qt.TextElideMode.ElideRight, self.width() - grown(_ROOM)
        )
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, shown)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, shown)
        wide = grown(_ARROW)
        arrow = pixmap("chevron_down", self._look.palette.text2, wide, self.devicePixelRatioF())
        painter.drawPixmap(self.width() - wide - grown(8), (self.height() - wide) // 2, arrow)
        painter.end()
