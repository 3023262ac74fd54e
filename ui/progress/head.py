"""The line at the top of the progress page: what all answers come to, and which of them are counted."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.learning.attempt import Trainee
from trainer.learning.figures import Figures
from ui.fonts import edges, grown
from ui.look import Look
from ui.progress import wording
from ui.theme import Role
from ui.widgets.combo import Combo
from ui.widgets.icons import icon
from ui.widgets.label import label
from ui.widgets.layouts import empty

SPANS: tuple[int | None, ...] = (7, 30, 90, None)
"""Days back from today that can be counted; None is all of them."""


class ProgressHead(QWidget):
    """`trainee_wanted` carries the id of another trainee; `filtered` tells that `house` or `span` has changed."""

    trainee_wanted = Signal(str)
    filtered = Signal()

    def __init__(self, look: Look, house: str, house_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._house = look, house
        self._line: bool | None = None
        words = look.words
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(grown(24))
        self._grid.setVerticalSpacing(grown(10))
        self._title = label(words("Progress"), Role.TITLE)
        self._totals = QWidget()
        self._figures = QHBoxLayout(self._totals)
        self._figures.setContentsMargins(0, 0, 0, 0)
        self._figures.setSpacing(0)
        self._filters = QWidget()
        row = QHBoxLayout(self._filters)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(grown(8))
        self.trainees = self._combo("person", words("Trainee"), ())
        self.houses = self._combo("houses", words("House"), (house_name, words("All houses")))
        spans = tuple(
            words("All time") if days is None else words.n("{count} day", "{count} days", days) for days in SPANS
        )
        self.spans = self._combo("calendar", words("Span"), spans)
        self.spans.setCurrentIndex(SPANS.index(30))
        self.trainees.hide()
        for each in (self.trainees, self.houses, self.spans):
            row.addWidget(each)
        self.trainees.activated.connect(self._trainee_chosen)
        self.houses.currentIndexChanged.connect(lambda _: self.filtered.emit())
        self.spans.currentIndexChanged.connect(lambda _: self.filtered.emit())
        self._arrange()

    @property
    def house(self) -> str | None:
        """The id of the house whose answers are counted; None for all."""
        return None if self.houses.currentIndex() else self._house

    @property
    def span(self) -> int | None:
        """How many days back from today are counted; None for all."""
        return SPANS[self.spans.currentIndex()]

    def show_trainees(self, trainees: Sequence[Trainee], chosen: str) -> None:
        """Offer the trainees whose progress can be seen; one alone is not asked for."""
        self.trainees.clear()
        for each in trainees:
            self.trainees.addItem(icon("person", self._look.palette.text2), each.name, each.id)
        self.trainees.setCurrentIndex(self.trainees.findData(chosen))
        self.trainees.setVisible(len(trainees) > 1)
        self._arrange()

    def show_totals(self, figures: Figures) -> None:
        """Show what all the answers come to."""
        words, total = self._look.words, figures.total
        empty(self._figures)
        none = words("–")
        for figure, name in (
            (wording.percent(words, total.accuracy) if total else none, words("accuracy")),
            (wording.seconds(words, total.times.median) if total else none, words("median")),
            (
                wording.count(words, total.answers if total else 0),
                words.n("answer", "answers", total.answers if total else 0),
            ),
            (wording.count(words, figures.in_a_row), words.n("day in a row", "days in a row", figures.in_a_row)),
        ):
            self._figures.addWidget(self._total(figure, name))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        # What lies in it has another size: its letters are other ones once it is seen.
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        """One line where there is room for it, else the totals below."""
        wanted = sum(each.sizeHint().width() for each in (self._title, self._totals, self._filters)) + grown(80)
        line = wanted <= self.width()
        if line is self._line:
            return
        self._line = line
        places = ((0, 0), (0, 2), (0, 3)) if line else ((0, 0), (1, 0), (0, 3))
        for each, (row, column) in zip((self._title, self._totals, self._filters), places, strict=True):
            self._grid.addWidget(each, row, column, 1, 1 if line or row == 0 else 4)
        self._grid.setColumnStretch(1, 1)

    def _total(self, figure: str, name: str) -> QWidget:
        made = QFrame()
        made.setObjectName("total")
        made.setStyleSheet(f"#total {{ border-left: {grown(1)}px solid {self._look.palette.line}; }}")
        made.setAccessibleName(f"{figure} {name}")
        column = QVBoxLayout(made)
        column.setContentsMargins(edges(20, 0, 20, 0))
        column.setSpacing(0)
        number = label(figure, Role.FIGURE)
        column.addWidget(number)
        column.addWidget(label(name, Role.LABEL, "quiet"))
        return made

    def _combo(self, picture: str, name: str, choices: Sequence[str]) -> Combo:
        combo = Combo(self._look)
        combo.setAccessibleName(name)
        combo.setToolTip(name)
        combo.setIconSize(QSize(grown(16), grown(16)))
        for choice in choices:
            combo.addItem(icon(picture, self._look.palette.text2), choice)
        return combo

    def _trainee_chosen(self, place: int) -> None:
        self.trainee_wanted.emit(self.trainees.itemData(place))
