"""What each house says about one clause, in the text of a lesson."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QGridLayout

from trainer.houses.house import House
from trainer.lessons import HouseRows
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import label
from ui.widgets.provenance import ProvenanceDisc


class HouseRowsBox(QFrame):
    """The clause's name, and a row for each house; the reader's own stands out."""

    def __init__(self, part: HouseRows, houses: Sequence[House], own: House, look: Look) -> None:
        super().__init__()
        dress(self, Role.BODY, "box")
        words = look.words
        grid = QGridLayout(self)
        grid.setContentsMargins(edges(16, 12, 16, 14))
        grid.setHorizontalSpacing(grown(16))
        grid.setVerticalSpacing(grown(8))
        grid.addWidget(label(words.clause_title(part.clause.text), Role.HEADING, wrap=True), 0, 0, 1, 3)
        spoken = []
        for row, house in enumerate(houses, 1):
            is_own = house.id == own.id
            clause = house.clauses.get(part.clause.text)
            value = words.clause_value(part.clause, clause.value) if clause else words("Says nothing of it")
            name = words(house.name)
            grid.addWidget(label(name, Role.STRONG, "brass" if is_own else ""), row, 0)
            grid.addWidget(label(value, Role.BODY, "" if is_own else "quiet", wrap=True), row, 1)
            if clause:
                grid.addWidget(ProvenanceDisc(clause.provenance, look), row, 2)
            spoken.append(f"{name}: {value}")
        grid.setColumnStretch(1, 1)
        self.setAccessibleName(f"{words.clause_title(part.clause.text)}. {'. '.join(spoken)}")
