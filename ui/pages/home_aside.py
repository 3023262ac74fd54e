"""The right of the home page: the house that is trained for, or once something has been answered, what is due."""

from collections import Counter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.houses.values import Provenance
from trainer.learning.overview import Overview
from ui.fonts import grown
from ui.look import Look
from ui.pages.home_due import DueColumn
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
    layout.addWidget(label(words("About this house"), Role.HEADING))
    counts = Counter(clause.provenance for clause in own.clauses.values())
    explained = {
        Provenance.STATED: words("said by the house's own page"),
        Provenance.CITED: words("taken from a public rulebook"),
        Provenance.ASSUMED: words("not said: the usual rule is used"),
    }
    for provenance, meaning in explained.items():
        row = QHBoxLayout()
        row.setSpacing(grown(10))
        row.addWidget(ProvenanceDisc(provenance, look))
        row.addWidget(label(str(counts[provenance]), Role.HEADING))
        row.addWidget(label(words.provenance(provenance), Role.BODY))
        row.addStretch(1)
        layout.addLayout(row)
        layout.addWidget(label(meaning, Role.SMALL, "quiet", wrap=True))
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
