"""Where a rule is looked for, with the key that leads to it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit

from ui.fonts import edges, grown
from ui.look import Look
from ui.widgets.icons import pixmap
from ui.widgets.key_button import CAP, cap_width, paint_cap

_EDGE, _SIGN = 9, 18


class SearchLine(QLineEdit):
    """A line to type in, with its sign at the left end; while nothing is typed, its key is shown at the right end."""

    def __init__(self, look: Look, invitation: str, key: str) -> None:
        super().__init__()
        self._palette, self._key = look.palette, key
        self.setPlaceholderText(invitation)
        self.setAccessibleName(invitation)
        self.setClearButtonEnabled(True)
        self.setTextMargins(edges(_SIGN + 4, 0, 0, 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        size = grown(_SIGN)
        sign = pixmap("search", self._palette.text3, size, self.devicePixelRatioF())
        painter.drawPixmap(grown(_EDGE), (self.height() - size) // 2, sign)
        if self.text():
            painter.end()
            return
        wide = cap_width(self._key)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = grown(CAP)
        box = QRectF(self.width() - grown(_EDGE) - wide, (self.height() - high) // 2, wide, high)
        paint_cap(painter, box, self._key, self._palette)
        painter.end()
