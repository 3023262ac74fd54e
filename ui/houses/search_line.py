"""Where a rule is looked for, with the key that leads to it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit

from ui.fonts import grown
from ui.look import Look
from ui.widgets.key_button import CAP, cap_width, paint_cap

_EDGE = 9


class SearchLine(QLineEdit):
    """A line to type in; while nothing is, its key is shown at the right end."""

    def __init__(self, look: Look, invitation: str, key: str) -> None:
        super().__init__()
        self._palette, self._key = look.palette, key
        self.setPlaceholderText(invitation)
        self.setAccessibleName(invitation)
        self.setClearButtonEnabled(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.text():
            return
        wide = cap_width(self._key)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = grown(CAP)
        box = QRectF(self.width() - grown(_EDGE) - wide, (self.height() - high) // 2, wide, high)
        paint_cap(painter, box, self._key, self._palette)
        painter.end()
