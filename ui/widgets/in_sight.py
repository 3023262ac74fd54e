"""What the keys have come to is in sight."""

from PySide6 import QtWidgets  # named when something gets the focus: not before the first paint
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from ui.fonts import grown

_ROUND = 12
"""Pixels left free round it, in a window of the usual size."""


class InSight(QObject):
    """Scrolls to whatever gets the focus in a window. Qt does so where Tab leads on within what scrolls, and not where
    it leads there from elsewhere."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        QApplication.instance().focusChanged.connect(self._scroll_to)  # type: ignore[union-attr]  # there is a window

    def _scroll_to(self, before: QWidget | None, focused: QWidget | None) -> None:
        # A click goes to what is seen, and must find it there when the button is let go.
        if focused is None or QGuiApplication.mouseButtons():
            return
        above = focused.parentWidget()
        while above is not None:
            if isinstance(above, QtWidgets.QScrollArea) and focused.height() <= above.viewport().height():
                above.ensureWidgetVisible(focused, grown(_ROUND), grown(_ROUND))
            above = above.parentWidget()
