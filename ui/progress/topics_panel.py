"""The heat map in its frame: what its cells show, and what their colours mean."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.learning.figures import Figures
from trainer.learning.tally import band
from trainer.skills import SKILLS, Skill
from ui.look import Look
from ui.progress.heat import Shown
from ui.progress.heat_map import HeatMap
from ui.progress.legend import Legend
from ui.progress.panel import ChartPanel, Segments
from ui.progress.sheet import Sheet, Value
from ui.theme import Role
from ui.widgets.label import label

_AFTER_TITLE = 1
_MARGINS = 60


class TopicsPanel(ChartPanel):
    """`skill_wanted` carries the id of the skill whose cell was clicked."""

    skill_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        words = look.words
        self.map = HeatMap(look)
        super().__init__(look, "topics", words("Topics and traps"), self.map, self.map.content, parent)
        self._figures: Figures | None = None
        self._shown = Shown.BOTH
        self._compact = False
        names = (words("Both"), words("Accuracy"), words("Time"))
        self.views = Segments(words("What the cells show"), names, lambda place: self.show_as(Shown(place)))
        self._meaning = label("", Role.SMALL, "quiet")
        self._legend = Legend(look.palette.heat)
        self.head.insertWidget(_AFTER_TITLE, self.views)
        self.head.insertWidget(_AFTER_TITLE + 1, self._meaning)
        self.head.insertWidget(_AFTER_TITLE + 3, self._legend)
        self.say(words("Each cell is a trap of a topic, the warmer the more it needs work; a click practises it."))
        self.map.skill_wanted.connect(self.skill_wanted)
        self.show_as(Shown.BOTH)

    def show_skills(self, skills: Sequence[Skill]) -> None:
        """Show the traps of these skills."""
        if [skill.id for skill in skills] != list(self.map.cells):
            self.map.show_skills(skills)

    def show_figures(self, figures: Figures) -> None:
        """Show what their answers come to."""
        self._figures = figures
        self._show()

    def show_as(self, shown: Shown) -> None:
        """Show accuracy, time, or both in the cells, and warm them by the first or by the time."""
        self._shown = shown
        words = self._look.words
        by_time = shown is Shown.TIME
        first, last = (words("slow"), words("quick")) if by_time else (words("needs work"), words("solid"))
        self._legend.say(first, last)
        meaning = {
            Shown.BOTH: words("accuracy %, median time, answers"),
            Shown.ACCURACY: words("accuracy %, answers"),
            Shown.TIME: words("median time, answers"),
        }
        self._meaning.setText(meaning[shown])
        self._fit()
        self._show()

    def set_compact(self, compact: bool) -> None:
        """Less room: what the figures and the colours mean is left to the sentence."""
        self._compact = compact
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave out of the head what has no room; the sentence says the most of it."""
        spare = (self._legend, self._meaning)
        room = self.width() - self.head.sizeHint().width() - _MARGINS
        room += sum(each.sizeHint().width() for each in spare if not each.isHidden())
        for each in spare:
            room -= each.sizeHint().width()
            each.setVisible(room >= 0 and not self._compact)

    def _show(self) -> None:
        if self._figures is None:
            return
        total = self._figures.total
        self.map.show_figures(self._figures.skills, total.times.median if total else 0, self._shown)
        self.show_sheet(self._sheet_of(self._figures))

    def _sheet_of(self, figures: Figures) -> Sheet:
        words = self._look.words
        heads = (
            words("Topic"),
            words("Trap"),
            words("Answers"),
            words("Right"),
            words("Accuracy, %"),
            words("Surely from, %"),
            words("Surely to, %"),
            words("Median, s"),
            words("Quicker quarter, s"),
            words("Slower quarter, s"),
        )
        rows: list[tuple[Value, ...]] = []
        for id in dict.fromkeys((*self.map.cells, *figures.skills)):
            skill, found = SKILLS[id], figures.skills.get(id)
            names = (words.topic(skill.topic), words.trap(skill))
            if found is None:
                rows.append((*names, 0, *(None,) * 7))
                continue
            shares = (100 * share for share in (found.accuracy, *band(found.right, found.answers)))
            times = (time / 1000 for time in (found.times.median, found.times.low, found.times.high))
            rows.append((*names, found.answers, found.right, *shares, *times))
        return Sheet(heads, tuple(rows))
