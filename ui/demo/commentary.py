"""The commentary: every step so far, the latest in view, and a hint of what is still to come."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ui.demo.entry import Entry
from ui.demo.reel import Reel
from ui.look import Look
from ui.theme import Role

_TO_COME = 2
_ROW = 38
_SIDE = 8


class Commentary(QScrollArea):
    """The steps of a hand up to a position. A step is worded when it is first reached.

    The entries are put below each other here and not by a layout, which would measure all of them at every step.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._reel: Reel | None = None
        self._entries: list[Entry] = []
        self._heights: dict[int, int] = {}
        self._measured = 0
        self._at = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(look.words("Commentary"))

    def show_reel(self, reel: Reel) -> None:
        """The commentary on a hand that has not begun."""
        self._reel, self._entries, self._heights, self._at = reel, [], {}, 0
        self._body = QWidget()
        self._to_come = _ToCome(self._look, self._body)
        self.setWidget(self._body)
        self.show_position(0)

    def show_position(self, at: int) -> None:
        """The steps done at position `at`; the latest is scrolled to."""
        reel = self._reel
        if reel is None:
            return
        for number in range(len(self._entries) + 1, at + 1):
            self._entries.append(Entry(number, reel.steps[number - 1], reel.hand.house, self._look, self._body))
        for number, entry in enumerate(self._entries, 1):
            entry.setVisible(number <= at)
            entry.set_current(number == at)
        self._at = at
        self._to_come.show_numbers(range(at + 1, min(at + _TO_COME, reel.end) + 1))
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._reel is not None:
            self._lay()

    def _lay(self) -> None:
        # Room for the scroll bar is kept also while there is nothing to scroll.
        width = self.width() - self.verticalScrollBar().sizeHint().width() - 2 * _SIDE
        if width != self._measured:
            self._heights, self._measured = {}, width
        y = 0
        for number, entry in enumerate(self._entries[: self._at]):
            if number not in self._heights:
                entry.ensurePolished()
                self._heights[number] = entry.heightForWidth(width)
            entry.setGeometry(_SIDE, y, width, self._heights[number])
            y += self._heights[number]
        self._to_come.setGeometry(_SIDE, y, width, self._to_come.height())
        self._body.resize(width + 2 * _SIDE, y + self._to_come.height())
        self._scroll()

    def _scroll(self) -> None:
        """The step just done into view, with what is to come; its top rather than its foot."""
        bar = self.verticalScrollBar()
        top = self._entries[self._at - 1].y() if self._at else 0
        bar.setValue(min(bar.maximum(), top))


class _ToCome(QWidget):
    """The numbers of the next steps, and bars where their words will be."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._numbers: range = range(0)

    def show_numbers(self, numbers: range) -> None:
        """The steps that come next."""
        self._numbers = numbers
        self.resize(self.width(), _ROW * len(numbers) + 6)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(Role.LABEL.font)
        for row, number in enumerate(self._numbers):
            badge = QRectF(12, 10 + row * _ROW, 28, 20)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.bg2))
            painter.drawRoundedRect(badge, 4, 4)
            painter.drawRoundedRect(QRectF(52, badge.center().y() - 4, (150, 110)[row % 2], 8), 4, 4)
            painter.setPen(QColor(palette.text3))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))
        painter.end()
