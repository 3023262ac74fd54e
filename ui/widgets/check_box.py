"""A box to tick, with the program's own tick."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from ui.look import Look
from ui.widgets.icons import pixmap


class CheckBox(QCheckBox):
    """A check box whose tick is told by its shape too; the style sheet could only take it from a picture in a file."""

    def __init__(self, look: Look, text: str = "") -> None:
        super().__init__(text)
        self._look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        shown = QStyleOptionButton()
        self.initStyleOption(shown)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, shown, self)
        size = min(box.width(), box.height()) - 4
        palette, painter = self._look.palette, QPainter(self)
        if self.hasFocus():
            # Within the ring of the keys, which would not be seen against brass, it is smaller.
            size -= 4
            middle = QRect(0, 0, size, size)
            middle.moveCenter(box.center())
            painter.fillRect(middle, palette.brass)
        tick = pixmap("tick", palette.on_brass, size, self.devicePixelRatioF())
        painter.drawPixmap(box.left() + (box.width() - size) // 2, box.top() + (box.height() - size) // 2, tick)
        painter.end()
