"""The commentary: every step so far, the latest in view, and a hint of what is still to come."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ui.demo.entry import Astray, Entry, badge_box
from ui.demo.reel import Reel
from ui.demo.telling import departure
from ui.fonts import grown
from ui.look import Look
from ui.theme import Role

_TO_COME = 2
_ROW = 38
_EDGE = 2
_BELOW_BOX = 8
_FURTHER = 60


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
        self._large = False
        self._margin = 20
        self._box: QWidget | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("tone", "reach")
        self.setAccessibleName(look.words("Commentary"))

    def show_reel(self, reel: Reel) -> None:
        """The commentary on a hand that has not begun."""
        self.show_box(None)
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
            self._entries.append(self._entry(reel, number))
        self._at = at
        for number, entry in enumerate(self._entries, 1):
            entry.setVisible(number <= at)
        self._mark_current()
        self._to_come.show_numbers(range(at + 1, min(at + _TO_COME, reel.end) + 1))
        self._lay()

    def show_box(self, box: QWidget | None) -> None:
        """A question below what has been told, or none."""
        if self._box is not None:
            self._box.removeEventFilter(self)
            self._box.hide()
            self._box.deleteLater()
        self._box = box
        if box is not None:
            box.setParent(self._body)
            box.installEventFilter(self)
            box.show()
        self._mark_current()
        if self._reel is not None:
            self._lay()

    def set_compact(self, compact: bool) -> None:
        """Less room: a step is told nearer to the edges."""
        self._margin = 14 if compact else 20
        if self._reel is not None:
            self._lay()

    def set_large(self, large: bool) -> None:
        """Whether it is to be read from the back of a room."""
        if large != self._large:
            self._large = large
            reel, at, box = self._reel, self._at, self._box
            if reel is not None and box is None:
                self.show_reel(reel)
                self.show_position(at)

    def read_on(self, way: int) -> None:
        """Further down, or up again."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + way * grown(_FURTHER))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._reel is not None:
            self._lay()

    def _entry(self, reel: Reel, number: int) -> Entry:
        words, house = self._look.words, reel.hand.house
        departures = reel.departures.get(number, ())
        astray = [Astray(words("Departs here"), departure(each, house, words)) for each in departures]
        if number in reel.otherwise:
            astray.append(Astray(words("The dealer does it otherwise here")))
        step = reel.steps[number - 1]
        return Entry(number, step, house, self._look, self._body, large=self._large, astray=astray)

    def _mark_current(self) -> None:
        for number, entry in enumerate(self._entries, 1):
            entry.set_current(number == self._at and self._box is None)

    def _lay(self) -> None:
        # A step ends where what stands above and below does; its scroll bar has room in the margin.
        side = grown(self._margin - _EDGE)
        width = self.width() - 2 * grown(self._margin)
        if width != self._measured:
            self._heights, self._measured = {}, width
        y = 0
        for number, entry in enumerate(self._entries[: self._at]):
            if number not in self._heights:
                entry.ensurePolished()
                self._heights[number] = entry.heightForWidth(width)
            entry.setGeometry(side, y, width, self._heights[number])
            y += self._heights[number]
        if self._box is not None:
            layout = self._box.layout()
            assert layout is not None
            layout.activate()
            height = max(layout.totalHeightForWidth(width), self._box.minimumSizeHint().height())
            self._box.setGeometry(side, y, width, height)
            y += height + grown(_BELOW_BOX)
        self._to_come.setGeometry(side, y, width, self._to_come.height())
        self._body.resize(width + 2 * side, y + self._to_come.height())
        self._scroll()

    def _scroll(self) -> None:
        """The step just done into view, with what is to come; its top rather than its foot. A question goes before."""
        bar = self.verticalScrollBar()
        if self._box is not None:
            bar.setValue(min(bar.maximum(), self._box.y()))
            return
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
        self.resize(self.width(), grown(_ROW * len(numbers) + 6))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(Role.LABEL.font)
        for row, number in enumerate(self._numbers):
            badge = badge_box(10 + row * _ROW)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.bg3))
            corner, wide = grown(4), grown((150, 110)[row % 2])
            painter.drawRoundedRect(badge, corner, corner)
            painter.drawRoundedRect(QRectF(grown(52), badge.center().y() - corner, wide, 2 * corner), corner, corner)
            painter.setPen(QColor(palette.text3))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))
        painter.end()
