"""The other charts in their frames: accuracy, time, the calendar, misconceptions and the forecast."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from trainer.learning.figures import Figures
from trainer.learning.forecast import Forecast
from ui.fonts import grown
from ui.look import Look
from ui.progress import wording
from ui.progress.calendar import Calendar
from ui.progress.held_list import HeldList
from ui.progress.legend import Legend
from ui.progress.line_charts import (
    accuracy_sheet,
    forecast_sheet,
    show_accuracy,
    show_forecast,
    show_times,
    times_sheet,
)
from ui.progress.panel import ChartPanel, Segments
from ui.progress.plot import Plot
from ui.progress.time_bars import TimeBars, time_bars_sheet
from ui.theme import Role
from ui.widgets.combo import Combo

_AFTER_TITLE = 2


class AccuracyPanel(ChartPanel):
    """Accuracy by day."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        words = look.words
        self.plot = Plot(look)
        super().__init__(look, "accuracy", words("Accuracy"), self.plot, parent=parent)
        self.say(
            words(
                "Each dot is a day, the line the seven days up to it; the true share lies in the shade, "
                "95 times in 100 (Wilson's interval)."
            )
        )

    def show_figures(self, figures: Figures) -> None:
        """Show the days of the span."""
        if figures.total is None:
            self.show_nothing(figures)
            return
        show_accuracy(self.plot, figures.days, self._look)
        self.show_sheet(accuracy_sheet(figures.days, self._look.words))


class TimePanel(ChartPanel):
    """Time per answer, by day or by skill."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        words = look.words
        self.plot, self.bars = Plot(look), TimeBars(look)
        self._both = QStackedWidget()
        self._both.addWidget(self.plot)
        self._both.addWidget(self.bars)
        super().__init__(look, "time", words("Time to answer"), self._both, parent=parent)
        self._figures: Figures | None = None
        self.views = Segments(words("Time to answer"), (words("Days"), words("Traps")), self.show_as)
        self.head.insertWidget(_AFTER_TITLE, self.views)
        self.show_as(0)

    def show_as(self, place: int) -> None:
        """Show the time by day (0) or by trap (1)."""
        words = self._look.words
        self._both.setCurrentIndex(place)
        self._picture = self.bars.content if place else self._both
        shown = self.bars if place else self.plot
        shown.setAccessibleName(words("Time to answer"))
        if place:
            self.say(
                words("The median of each trap, the slowest first; half of its answers took as long as the bar says.")
            )
        else:
            self.say(words("The line is the median of each day, and half of its answers lie in the shade."))
        self._show()

    def show_figures(self, figures: Figures) -> None:
        """Show the days and the skills of the span."""
        self._figures = figures
        if figures.total is not None:
            show_times(self.plot, figures.days, self._look)
            self.bars.show_skills(figures.skills)
        self._show()

    def _show(self) -> None:
        if self._figures is None:
            return
        words = self._look.words
        if self._figures.total is None:
            self.show_nothing(self._figures)
        elif self._both.currentIndex():
            self.show_sheet(time_bars_sheet(self._figures.skills, self._look))
        else:
            self.show_sheet(times_sheet(self._figures.days, words))


class CalendarPanel(ChartPanel):
    """Minutes a day, and what falls due; `below` takes what belongs under it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        words = look.words
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(6))
        self.calendar = Calendar(look)
        column.addWidget(self.calendar, 1)
        legend = Legend(look.palette.days, 14)
        legend.say(words("0"), words("30 min and more"))
        column.addWidget(legend, 0, Qt.AlignmentFlag.AlignLeft)
        super().__init__(look, "calendar", words("Calendar"), both, parent=parent)
        self.say(
            words(
                "The stronger the colour, the more minutes were trained that day; how many skills fall due is in brass."
            )
        )
        self._figures: Figures | None = None
        self._due: Sequence[int] = ()

    def show_figures(self, figures: Figures) -> None:
        """Show the days of all answers."""
        self._figures = figures
        self._show()

    def show_due(self, due: Sequence[int]) -> None:
        """Show how many skills fall due today and on each day after."""
        self._due = due
        self._show()

    def _show(self) -> None:
        if self._figures is not None:
            self.calendar.show_days(self._figures.minutes, self._figures.today, self._due)
            self.show_sheet(self.calendar.sheet())


class HeldPanel(ChartPanel):
    """`skill_wanted` carries the id of a trap in which the misconception clicked shows."""

    skill_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        words = look.words
        self.list = HeldList(look)
        super().__init__(look, "misconceptions", words("Misconceptions"), self.list, self.list.content, parent)
        self.say(
            words(
                "The most expensive first, by the seconds taken, half as much each fortnight; "
                "five right answers end it."
            )
        )
        self.list.skill_wanted.connect(self.skill_wanted)

    def show_figures(self, figures: Figures) -> None:
        """Show the misconceptions held."""
        self.list.show_held(figures.held)
        if figures.held:
            self.show_sheet(self.list.sheet())
        elif figures.total is None:
            self.show_nothing(figures)
        else:
            self.show_empty(self._look.words("You hold no misconception that has shown itself."))


class ForecastPanel(ChartPanel):
    """How long what is known will last; one skill at a time."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        words = look.words
        self.plot = Plot(look)
        super().__init__(look, "forecast", words("Retention forecast"), self.plot, parent=parent)
        self._forecasts: Mapping[str, Forecast] = {}
        self.skills = Combo(look)
        self.skills.setAccessibleName(words("Trap"))
        self.skills.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.skills.setMinimumContentsLength(6)
        self.skills.currentIndexChanged.connect(lambda _: self._show())
        self.skills.setProperty("tone", "low")
        self.skills.setFont(Role.LABEL.font)
        self.add_control(self.skills)
        self.say(words("How likely you are to answer rightly: practised whenever it is due, and left alone (dashed)."))
        self.show_forecasts(())

    def show_forecasts(self, forecasts: Sequence[Forecast]) -> None:
        """Offer the forecasts of some skills, the one most in need first."""
        self._forecasts = {each.skill: each for each in forecasts}
        self.skills.blockSignals(True)
        self.skills.clear()
        for each in forecasts:
            self.skills.addItem(wording.skill(self._look.words, each.skill), each.skill)
        self.skills.blockSignals(False)
        self.skills.setVisible(bool(forecasts))
        self._show()

    def _show(self) -> None:
        forecast = self._forecasts.get(self.skills.currentData() or "")
        if forecast is None:
            self.show_empty(self._look.words("Once skills are scheduled, how long they will last is drawn here."))
            return
        self.skills.setToolTip(self.skills.currentText())
        show_forecast(self.plot, forecast, self._look)
        self.show_sheet(forecast_sheet(forecast, self._look.words))
