"""A list to choose one of, with the program's own arrow."""

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox

from ui.look import Look
from ui.theme import Role
from ui.widgets.icons import pixmap

_ARROW = 16


class Combo(QComboBox):
    """A combo box; the style sheet takes Qt's arrow away, since it can only be replaced by a picture in a file."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFont(Role.STRONG.font)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        arrow = pixmap("chevron_down", self._look.palette.text2, _ARROW, self.devicePixelRatioF())
        painter.drawPixmap(self.width() - _ARROW - 8, (self.height() - _ARROW) // 2, arrow)
        painter.end()
