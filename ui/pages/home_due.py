"""The right of the home page once something has been answered: what is due today, and how the last week went."""

import math

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trainer.learning.overview import Due, Overview
from trainer.skills import SKILLS
from ui.fonts import edges, grown
from ui.look import Look
from ui.progress import wording
from ui.theme import Role
from ui.widgets.label import label
from ui.widgets.laid_button import LaidButton
from ui.widgets.layouts import empty

HEAD = 26
"""How high the line of a heading is, to lie level with one that has a key beside it."""

_MOST = 8
_BARS = 92


class DueColumn(QWidget):
    """What is due, each a button that begins that skill: `skill_wanted` carries its id."""

    skill_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(grown(6))

    def show_overview(self, found: Overview) -> None:
        """Show what is due and the last week."""
        words = self._look.words
        empty(self._column)
        head = QHBoxLayout()
        head.addStrut(grown(HEAD))
        head.addWidget(label(words("Due today"), Role.HEADING))
        head.addStretch(1)
        if found.due:
            head.addWidget(label(words("expected recall"), Role.SMALL, "quiet"))
        self._column.addLayout(head)
        for due in found.due[:_MOST]:
            self._column.addWidget(self._row(due))
        rest = len(found.due) - _MOST
        if rest > 0:
            self._column.addWidget(label(words.n("{count} more", "{count} more", rest), Role.SMALL, "quiet"))
        if not found.due:
            said = words("Nothing is due: all that was practised is still fresh.")
            self._column.addWidget(label(said, Role.SMALL, "quiet", wrap=True))
        self._column.addSpacing(grown(16))
        self._column.addWidget(label(words("Last week"), Role.HEADING))
        self._column.addWidget(WeekBars(self._look, [minutes for _, minutes in found.week]))
        days = QHBoxLayout()
        days.setSpacing(grown(6))
        for day, _ in found.week:
            named = label(wording.weekday(words, day.weekday()), Role.LABEL, "quiet")
            named.setAlignment(Qt.AlignmentFlag.AlignCenter)
            days.addWidget(named, 1)
        self._column.addLayout(days)
        total = math.ceil(sum(minutes for _, minutes in found.week))
        below = QHBoxLayout()
        below.addWidget(label(words.n("{count} minute", "{count} minutes", total), Role.SMALL, "quiet"))
        below.addStretch(1)
        if found.accuracy is not None:
            right = words("{share} right", share=wording.percent(words, found.accuracy))
            below.addWidget(label(right, Role.SMALL, "quiet"))
        self._column.addLayout(below)
        self._column.addStretch(1)

    def _row(self, due: Due) -> QPushButton:
        words, skill = self._look.words, SKILLS[due.skill]
        percent = wording.percent(words, due.recall)
        button = LaidButton()
        button.setProperty("tone", "hand")
        named = f"{words.topic(skill.topic)}, {words.trap(skill)}"
        button.setAccessibleName(f"{named}, {percent}")
        button.setToolTip(named)
        button.clicked.connect(lambda: self.skill_wanted.emit(due.skill))
        row = button.row
        row.setContentsMargins(edges(10, 8, 10, 8))
        row.setSpacing(grown(8))
        trap = label(words.trap(skill), Role.SMALL, wrap=True)
        row.addWidget(trap, 1)
        row.addWidget(RecallBar(self._look, due.recall))
        figure = label(percent, Role.LABEL)
        figure.setFixedWidth(grown(36))
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(figure)
        for part in (trap, figure):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return button


class RecallBar(QWidget):
    """How likely something is still known, as a bar; the figure stands beside it."""

    def __init__(self, look: Look, share: float) -> None:
        super().__init__()
        self._look, self._share = look, share
        self.setFixedSize(grown(48), grown(6))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.palette.bg3))
        corner = grown(3)
        painter.drawRoundedRect(QRectF(self.rect()), corner, corner)
        painter.setBrush(QColor(self._look.palette.brass))
        painter.drawRoundedRect(QRectF(0, 0, self.width() * self._share, self.height()), corner, corner)
        painter.end()


class WeekBars(QWidget):
    """The minutes of seven days as bars, today the last."""

    def __init__(self, look: Look, minutes: list[float]) -> None:
        super().__init__()
        self._look, self._minutes = look, minutes
        self.setFixedHeight(grown(_BARS))
        said = ", ".join(str(round(each)) for each in minutes)
        self.setAccessibleName(look.words("Minutes of the last seven days: {minutes}", minutes=said))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        most = max([*self._minutes, 1.0])
        gap, corner, count = grown(6), grown(3), len(self._minutes)
        width = (self.width() - gap * (count - 1)) / count
        for day, spent in enumerate(self._minutes):
            high = max(2.0, spent / most * (self.height() - grown(4)))
            today = day == count - 1
            painter.setBrush(QColor(self._look.palette.brass if today else self._look.palette.days[2]))
            painter.drawRoundedRect(QRectF(day * (width + gap), self.height() - high, width, high), corner, corner)
        painter.end()
