"""The right of the home page: the house that is trained for, or once something has been answered, what is due."""

from collections import Counter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.houses.values import Provenance
from trainer.learning.overview import Overview
from ui.fonts import grown
from ui.look import Look
from ui.pages.home_due import HEAD, DueColumn
from ui.theme import Role
from ui.widgets.label import label
from ui.widgets.provenance import ProvenanceDisc


class HomeAside(QWidget):
    """`skill_wanted` carries a skill's id."""

    skill_wanted = Signal(str)

    def __init__(self, look: Look, own: House, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._due = DueColumn(look)
        self._due.skill_wanted.connect(self.skill_wanted)
        self._due.hide()
        column.addWidget(self._due)
        self._about = QWidget()
        column.addWidget(self._about)
        _tell(look, own, self._about)

    def show_overview(self, found: Overview) -> None:
        """Show what is due, if anything has been answered yet."""
        if found.answers:
            self._due.show_overview(found)
        self._about.setVisible(not found.answers)
        self._due.setVisible(bool(found.answers))


def _tell(look: Look, own: House, about: QWidget) -> None:
    """Say where the rules of the house come from, and what is dealt there."""
    words = look.words
    layout = QVBoxLayout(about)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(grown(8))
    heading = label(words("About this house"), Role.HEADING)
    heading.setMinimumHeight(grown(HEAD))
    layout.addWidget(heading)
    counts = Counter(clause.provenance for clause in own.clauses.values())
    explained = {
        Provenance.STATED: words("said by the house's own page"),
        Provenance.CITED: words("taken from a public rulebook"),
        Provenance.ASSUMED: words("not said: the usual rule is used"),
    }
    for provenance, meaning in explained.items():
        grid = QGridLayout()
        grid.setHorizontalSpacing(grown(10))
        grid.setVerticalSpacing(grown(2))
        grid.setColumnStretch(2, 1)
        grid.addWidget(ProvenanceDisc(provenance, look), 0, 0)
        grid.addWidget(label(str(counts[provenance]), Role.HEADING), 0, 1)
        grid.addWidget(label(words.provenance(provenance), Role.BODY), 0, 2)
        grid.addWidget(label(meaning, Role.SMALL, "quiet", wrap=True), 1, 1, 1, 2)
        layout.addLayout(grid)
    layout.addSpacing(grown(14))
    layout.addWidget(label(words("Stakes dealt"), Role.HEADING))
    for stakes in dict.fromkeys(dealt.stakes for dealt in own.stakes):
        unit = stakes.unit
        money = look.money(unit)
        line = words(
            "{small} / {big}, ante {ante}, bring-in {bring_in}",
            small=money(stakes.small),
            big=money(stakes.big),
            ante=money(stakes.ante) if stakes.ante else words("none"),
            bring_in=money(stakes.bring_in),
        )
        layout.addWidget(label(line, Role.SMALL, "quiet", wrap=True))
    layout.addStretch(1)
