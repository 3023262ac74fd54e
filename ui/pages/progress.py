"""Progress: what a trainee's answers come to, and what to practise next."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.learning.attempt import Result, Trainee
from trainer.learning.figures import Figures
from trainer.learning.forecast import Forecast
from trainer.skills import SKILLS, Skill
from ui.fonts import edges, grown
from ui.look import Look
from ui.progress import wording
from ui.progress.chart_panels import AccuracyPanel, CalendarPanel, ForecastPanel, HeldPanel, TimePanel
from ui.progress.counting import Counting
from ui.progress.head import ProgressHead
from ui.progress.panel import ChartPanel
from ui.progress.topics_panel import TopicsPanel
from ui.progress.weakest_box import WeakestBox
from ui.theme import Role
from ui.widgets.gutter import GUTTER, clear_of_gutter, keep_gutter
from ui.widgets.label import label

_WIDE = {
    "topics": (0, 0, 1, 8),
    "calendar": (0, 8, 1, 4),
    "accuracy": (1, 0, 1, 3),
    "time": (1, 3, 1, 3),
    "held": (1, 6, 1, 3),
    "forecast": (1, 9, 1, 3),
}
_NARROW = {
    "topics": (0, 0, 1, 12),
    "calendar": (1, 0, 1, 6),
    "held": (1, 6, 1, 6),
    "accuracy": (2, 0, 1, 6),
    "time": (2, 6, 1, 6),
    "forecast": (3, 0, 1, 12),
}
"""Row, column, rows and columns of each panel, of twelve columns."""

_LOWEST, _LOWEST_COMPACT = (380, 262), (420, 380, 262, 262)
"""How low each row may be."""


class ProgressPage(QWidget):
    """Everything that can be told of a trainee's answers, which it is given: it asks nobody.

    `skill_wanted` carries the id of a skill to practise, `ten_wanted` that of one to practise ten times, and
    `trainee_wanted` the id of a trainee whose answers are to be shown instead; `left` goes back.
    """

    skill_wanted = Signal(str)
    ten_wanted = Signal(str)
    trainee_wanted = Signal(str)
    left = Signal()

    def __init__(self, look: Look, house: House, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._results: Sequence[Result] = ()
        self._now: datetime | None = None
        self.head = ProgressHead(look, house.id, look.words(house.name))
        self.topics = TopicsPanel(look)
        self.calendar = CalendarPanel(look)
        self.weakest = WeakestBox(look)
        self.accuracy, self.time = AccuracyPanel(look), TimePanel(look)
        self.held, self.forecast = HeldPanel(look), ForecastPanel(look)
        self._counting = Counting(self)
        self._counting.begun.connect(self._show_counting)
        self._counting.counted.connect(self._show_figures)
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self._look.words("Progress"))
        self.head.filtered.connect(self._count)
        self.head.trainee_wanted.connect(self.trainee_wanted)
        for each in (self.topics, self.held):
            each.skill_wanted.connect(self.skill_wanted)
        self.weakest.ten_wanted.connect(self.ten_wanted)
        for key, does in (("P", self.weakest.practise), ("T", self._other_view), ("Esc", self.left.emit)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    @property
    def panels(self) -> dict[str, ChartPanel]:
        """Every chart by its name, in the order in which they are read."""
        return {
            "topics": self.topics,
            "calendar": self.calendar,
            "accuracy": self.accuracy,
            "time": self.time,
            "held": self.held,
            "forecast": self.forecast,
        }

    def show_results(
        self, results: Sequence[Result], now: datetime, skills: Sequence[Skill] = tuple(SKILLS.values())
    ) -> None:
        """Show a trainee's answers, in any order, as they stand at `now`.

        `skills` are those that can be practised, each topic's together: each has a cell, answered or not.
        """
        self._results, self._now = results, now
        self.topics.show_skills(skills)
        self._count()

    def show_trainees(self, trainees: Sequence[Trainee], chosen: str) -> None:
        """Offer the trainees whose answers can be shown; `chosen` is the id of the one that is."""
        self.head.show_trainees(trainees, chosen)

    def show_forecasts(self, forecasts: Sequence[Forecast], due: Sequence[int]) -> None:
        """Show how long skills will last, and how many fall due today and on each day after."""
        self.forecast.show_forecasts(forecasts)
        self.calendar.show_due(due)

    def kept(self) -> tuple[int, int, tuple[bool, ...]]:
        """Which house and which span are counted, and which charts are read as tables."""
        tables = tuple(panel.is_table for panel in self.panels.values())
        return self.head.houses.currentIndex(), self.head.spans.currentIndex(), tables

    def go_on(self, kept: tuple[int, int, tuple[bool, ...]]) -> None:
        """Count and read as on another page."""
        house, span, tables = kept
        self.head.houses.setCurrentIndex(house)
        self.head.spans.setCurrentIndex(span)
        for panel, table in zip(self.panels.values(), tables, strict=True):
            panel.read_as_table(table)

    def set_compact(self, compact: bool) -> None:
        """Less room: the panels stand two by two, and the page scrolls."""
        self.topics.set_compact(compact)
        margin = 14 if compact else 20
        # What scrolls runs on to the window's edge.
        self._column.setContentsMargins(edges(margin + 4, margin, margin + 4 - GUTTER, 0))
        self._grid.setContentsMargins(edges(0, 0, 0, margin))
        for name, panel in self.panels.items():
            self._grid.addWidget(panel, *(_NARROW if compact else _WIDE)[name])
        lowest = _LOWEST_COMPACT if compact else (*_LOWEST, 0, 0)
        for row, least in enumerate(lowest):
            self._grid.setRowMinimumHeight(row, grown(least))
            self._grid.setRowStretch(row, 0 if not least else 17 if row == 0 else 10)

    def _count(self) -> None:
        if self._now is not None:
            self._counting.count(self._results, self._now, self.head.house, self.head.span)

    def _show_counting(self) -> None:
        words = self._look.words
        counted = wording.count(words, len(self._results))
        self._wait.setText(words("Counting {count} answers …", count=counted))
        self._body.setCurrentIndex(1)

    def _show_figures(self, figures: Figures) -> None:
        self._body.setCurrentIndex(0)
        self.head.show_totals(figures)
        for each in (self.topics, self.calendar, self.accuracy, self.time, self.held):
            each.show_figures(figures)
        found = figures.skills.get(figures.weakest or "")
        self.weakest.show_weakest(figures.weakest, found)

    def _other_view(self) -> None:
        """All charts as tables, or all as charts again."""
        table = not all(panel.is_table for panel in self.panels.values())
        for panel in self.panels.values():
            panel.read_as_table(table)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setSpacing(grown(14))
        self._column.addLayout(clear_of_gutter(self.head))
        inner = QWidget()
        self._grid = QGridLayout(inner)
        self._grid.setSpacing(grown(14))
        for column in range(12):
            self._grid.setColumnStretch(column, 1)
        for panel in self.panels.values():
            # As wide as its columns, whatever it would like: so that four in a row are alike.
            panel.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        below = self.calendar.layout()
        assert isinstance(below, QVBoxLayout)
        below.addWidget(self.weakest)
        scroll = QScrollArea()
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        keep_gutter(scroll)
        self._wait = label("", Role.HEADING, "quiet")
        self._wait.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QStackedLayout()
        self._column.addLayout(self._body, 1)
        self._body.addWidget(scroll)
        self._body.addWidget(self._wait)
        self.set_compact(False)
