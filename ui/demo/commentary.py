"""The commentary: every step so far, the latest in view, and a hint of what is still to come."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ui.demo.entry import Entry
from ui.demo.reel import Reel
from ui.look import Look
from ui.theme import Role

_TO_COME = 2
_ROW = 38


class Commentary(QScrollArea):
    """The steps of a hand up to a position. A step is worded when it is first reached."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._reel: Reel | None = None
        self._entries: list[Entry] = []
        self._at = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(look.words("Commentary"))
        self.verticalScrollBar().rangeChanged.connect(self._scroll)

    def show_reel(self, reel: Reel) -> None:
        """The commentary on a hand that has not begun."""
        self._reel, self._entries, self._at = reel, [], 0
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(8, 0, 8, 8)
        self._column.setSpacing(0)
        self._to_come = _ToCome(self._look)
        self._column.addWidget(self._to_come)
        self._column.addStretch(1)
        self.setWidget(self._body)
        self.show_position(0)

    def show_position(self, at: int) -> None:
        """The steps done at position `at`; the latest is scrolled to."""
        reel = self._reel
        if reel is None:
            return
        if 0 < self._at <= len(self._entries):
            self._entries[self._at - 1].set_current(False)
        for number in range(len(self._entries) + 1, at + 1):
            entry = Entry(number, reel.steps[number - 1], reel.hand.house, self._look)
            self._column.insertWidget(number - 1, entry)
            self._entries.append(entry)
        for number, entry in enumerate(self._entries, 1):
            entry.setVisible(number <= at)
        if at:
            self._entries[at - 1].set_current(True)
        self._at = at
        self._to_come.show_numbers(range(at + 1, min(at + _TO_COME, reel.end) + 1))
        # Laid out now: how far the list can scroll depends on it.
        column, width = self._column, self.viewport().width()
        column.activate()
        self._body.resize(width, max(column.totalHeightForWidth(width), self.viewport().height()))
        column.activate()
        self._scroll()

    def _scroll(self) -> None:
        """The step just done into view, with what is to come; its top rather than its foot."""
        if self._at == 0:
            self.verticalScrollBar().setValue(0)
        elif self._at <= len(self._entries):
            entry = self._entries[self._at - 1]
            self.ensureWidgetVisible(entry, 0, self._to_come.height())
            self.verticalScrollBar().setValue(min(self.verticalScrollBar().value(), entry.y()))


class _ToCome(QWidget):
    """The numbers of the next steps, and bars where their words will be."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._numbers: range = range(0)

    def show_numbers(self, numbers: range) -> None:
        """The steps that come next."""
        self._numbers = numbers
        self.setFixedHeight(_ROW * len(numbers) + 6)
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
