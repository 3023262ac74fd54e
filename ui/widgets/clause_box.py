"""A clause of a house as a trainee reads it: what it says, where it comes from, and how its text was read."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.houses.keys import Key
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import label
from ui.widgets.provenance import provenance_badge


class ClauseBox(QFrame):
    """The clause of `house` under `key`."""

    def __init__(self, house: House, key: Key[object], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words, clause = look.words, house.clause(key)
        dress(self, Role.BODY, "clause")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 14, 12)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(label(words(house.name), Role.HEADING))
        head.addStretch(1)
        head.addWidget(provenance_badge(clause.provenance, look))
        column.addLayout(head)
        column.addWidget(label(words.clause_title(key.text), Role.SMALL, "quiet", wrap=True))
        said = words(clause.restated) if clause.restated else words.clause_value(key, clause.value)
        column.addWidget(label(said, Role.BODY, wrap=True))
        if clause.source:
            column.addWidget(label(words("Source: {source}", source=clause.source), Role.LABEL, "faint", wrap=True))
        if clause.reading:
            column.addWidget(label(words(clause.reading), Role.SMALL, "quiet", wrap=True))
