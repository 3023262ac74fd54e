"""The calendar: how many minutes of each day went into answering, and how many skills fall due in the days to come."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QDate, QEvent, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ui.fonts import grown
from ui.look import Look
from ui.progress import wording
from ui.progress.sheet import Sheet
from ui.theme import Role

_STEPS = (8, 16, 30)
"""Minutes from which a day is the second, third and fourth shade; any at all is the first."""

_HEAD, _GAP = 20, 4
_CELL = (20, 56)
_DAY = timedelta(days=1)
_MONTH_APART = 3
"""Weeks between two names at the top, so that they do not touch."""


class Calendar(QWidget):
    """A column a week, Monday at the top, as many weeks as there is room for; today has a ring."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._minutes: Mapping[date, float] = {}
        self._due: Sequence[int] = ()
        self._today = date.min
        self._wide = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_days(self, minutes: Mapping[date, float], today: date, due: Sequence[int]) -> None:
        """Show the minutes of each day, and how many skills fall due today and on each day after."""
        self._minutes, self._today, self._due = minutes, today, due
        self.update()

    def sheet(self) -> Sheet:
        """The days that were trained on, and those on which something falls due."""
        words = self._look.words
        due = {self._today + ahead * _DAY: count for ahead, count in enumerate(self._due)}
        days = sorted({*self._minutes, *(day for day, count in due.items() if count)})
        rows = tuple((day, self._minutes.get(day), due.get(day)) for day in days)
        return Sheet((words("Day"), words("Minutes"), words("Due")), rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(grown(180), grown(_HEAD + 7 * _CELL[0]))

    def sizeHint(self) -> QSize:
        return QSize(grown(300), grown(_HEAD + 7 * 28))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            found = next((day for day, box in self._boxes() if box.contains(event.pos().toPointF())), None)
            QToolTip.showText(event.globalPos(), self._said(found) if found else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, words = self._look.palette, self._look.words
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(Role.LABEL.font)
        boxes, corner = self._boxes(), grown(4)
        for row, (_, box) in enumerate(boxes[:7]):
            painter.setPen(QColor(palette.text3))
            name = QRectF(0, box.top(), box.left(), box.height())
            painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, wording.weekday(words, row))
        for day, box in boxes:
            if day <= self._today:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.days[_shade(self._minutes.get(day, 0))]))
                painter.drawRoundedRect(box, corner, corner)
            elif count := self._due_on(day):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(palette.brass), grown(1)))
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(count))
            if day == self._today:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(palette.text), grown(2)))
                out = grown(1)
                painter.drawRoundedRect(box.adjusted(-out, -out, out, out), corner + out, corner + out)
        self._paint_head(painter, boxes)
        painter.end()

    def _paint_head(self, painter: QPainter, boxes: list[tuple[date, QRectF]]) -> None:
        palette, words = self._look.palette, self._look.words
        mondays = [(day, box) for day, box in boxes if day.weekday() == 0]
        painter.setPen(QColor(palette.text3))
        room = QRectF(0, 0, grown(120), self._head - grown(2))
        written = 0
        for place, (day, box) in enumerate(mondays):
            begins = day.month != (day - 7 * _DAY).month
            if day > self._today or (place and (not begins or place - written < _MONTH_APART)):
                continue
            text = _month(words.language, day) if place else wording.day(words, day)
            painter.drawText(room.translated(box.left(), 0), Qt.AlignmentFlag.AlignVCenter, text)
            written = place
        ahead = next((box for day, box in mondays if day > self._today), None)
        if ahead is not None:
            painter.setPen(QColor(palette.brass))
            painter.drawText(room.translated(ahead.left(), 0), Qt.AlignmentFlag.AlignVCenter, words("due"))

    @property
    def _head(self) -> int:
        """How high the line of the months is."""
        return max(grown(_HEAD), QFontMetrics(Role.LABEL.font).height() + grown(4))

    def _boxes(self) -> list[tuple[date, QRectF]]:
        """The days in order, from a Monday to a Sunday, and where each lies."""
        least, most = (grown(each) for each in _CELL)
        head, gap = self._head, grown(_GAP)
        high = min(max((self.height() - head) / 7, least), most)
        metrics = QFontMetrics(Role.LABEL.font)
        names = max(metrics.horizontalAdvance(wording.weekday(self._look.words, row)) for row in range(7)) + grown(10)
        weeks = max(2, int((self.width() - names) // high))
        ahead = -(-max(0, self._today.weekday() + len(self._due) - 7) // 7) if self._due else 0
        ahead = min(ahead, weeks - 1)
        if self._today.toordinal() <= 7 * weeks:
            return []
        first = self._today - (self._today.weekday() + 7 * (weeks - 1 - ahead)) * _DAY
        return [
            (
                first + at * _DAY,
                QRectF(names + at // 7 * high, head + at % 7 * high, high - gap, high - gap),
            )
            for at in range(7 * weeks)
        ]

    def _due_on(self, day: date) -> int:
        ahead = (day - self._today).days
        return self._due[ahead] if 0 <= ahead < len(self._due) else 0

    def _said(self, day: date) -> str:
        words = self._look.words
        when = wording.day(words, day)
        if day > self._today:
            return words.n("{day}: {count} skill due", "{day}: {count} skills due", self._due_on(day), day=when)
        return words.n("{day}: {count} minute", "{day}: {count} minutes", round(self._minutes.get(day, 0)), day=when)


def _shade(minutes: float) -> int:
    return 0 if minutes <= 0 else 1 + sum(minutes >= step for step in _STEPS)


def _month(language: str, day: date) -> str:
    return QLocale(language).toString(QDate(day.year, day.month, day.day), "MMM")
