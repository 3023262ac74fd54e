"""An explanation as a ladder: one rung a step, numbered, with the cards it was seen on."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.money import Unit
from trainer.reasons import Reason
from trainer.text.marker import N_
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import label
from ui.widgets.mini_card import card_row
from ui.widgets.provenance import ProvenanceDisc

_MOST_CARDS, _IN_A_ROW = 8, 5


class Rung(QWidget):
    """One step of a ruling."""

    def __init__(self, number: int, reason: Reason, unit: Unit, house: House, look: Look, *, last: bool) -> None:
        super().__init__()
        self._look, self._last = look, last
        words = look.words
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        ring = label(str(number), Role.LABEL, "step")
        ring.setAlignment(Qt.AlignmentFlag.AlignCenter)
        ring.setFixedSize(24, 24)
        row.addWidget(ring, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setContentsMargins(0, 2, 0, 14)
        column.setSpacing(6)
        column.addWidget(label(words.fact(reason.fact, unit), Role.STRONG, wrap=True))
        if reason.cards:
            shown = reason.cards[:_MOST_CARDS]
            for first in range(0, len(shown), _IN_A_ROW):
                column.addWidget(card_row(shown[first : first + _IN_A_ROW], look))
        if reason.out and len(reason.seats) > 0:
            alone = len(reason.seats) == 1
            left = N_("That leaves {seats}.") if alone else N_("Still in question: {seats}.")
            stays = words(left, seats=words.seats(reason.seats))
            falls = words("Out: {seats}.", seats=words.seats(reason.out))
            column.addWidget(label(f"{stays} {falls}", Role.SMALL, "quiet", wrap=True))
        row.addLayout(column, 1)
        row.addWidget(ProvenanceDisc(house.clause(reason.clause).provenance, look), 0, Qt.AlignmentFlag.AlignTop)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._last:
            return
        painter = QPainter(self)
        painter.fillRect(12, 26, 1, self.height() - 26, QColor(self._look.palette.line2))
        painter.end()


def ladder(reasons: Sequence[Reason], unit: Unit, house: House, look: Look) -> QWidget:
    """All the steps, one below the other."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for number, reason in enumerate(reasons, 1):
        column.addWidget(Rung(number, reason, unit, house, look, last=number == len(reasons)))
    return made
