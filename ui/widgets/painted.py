"""Going on once a widget has been seen: what the first paint is not to wait for is made then."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


def once_painted(widget: QWidget, does: Callable[[], None]) -> None:
    """Call `does` a moment after `widget` has been painted for the first time."""
    widget.installEventFilter(_Painted(widget, does))


class _Painted(QObject):
    def __init__(self, widget: QWidget, does: Callable[[], None]) -> None:
        super().__init__(widget)
        self._widget, self._does = widget, does

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._widget, self._does)
        return False
