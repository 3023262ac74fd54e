"""Parts of a lesson that are made when they are wanted."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.widgets.layouts import tab_into


class Later(QWidget):
    """A part that is made when it first comes near the window or Tab comes to it, so that the page is there at once."""

    _HEIGHT = 300

    def __init__(self, make: Callable[[], QWidget]) -> None:
        super().__init__()
        self._make: Callable[[], QWidget] | None = make
        self.part: QWidget | None = None
        """What has been made; None until it is."""
        self.setMinimumHeight(self._HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._make is not None:
            # Not while it is being painted: the layout changes.
            QTimer.singleShot(0, self, self.be_made)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.be_made()
        if event.reason() is Qt.FocusReason.BacktabFocusReason:
            self.focusPreviousChild()
        else:
            self.focusNextChild()

    def be_made(self) -> None:
        """Make the part now."""
        if self._make is None:
            return
        made, self._make = self._make(), None
        self.part = made
        self.setMinimumHeight(0)
        self._column.addWidget(made)
        made.show()
        tab_into(made, self)
        # Not before: what takes no focus has no place in the order.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
