"""The part of an answer that is a seat: chosen on the table or by its number, shown with its door card."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from trainer.questions import Question
from ui.fonts import edges, grown
from ui.look import Look
from ui.table.marks import Marks, SeatMark, SeatState
from ui.theme import Role, dress
from ui.widgets.icons import icon
from ui.widgets.label import label
from ui.widgets.mini_card import card_row


class SeatPart(QFrame):
    """A box that shows the seat chosen; `changed` when another is."""

    changed = Signal()

    def __init__(self, question: Question, look: Look, step: str = "") -> None:
        super().__init__()
        self._look = look
        self._nameable = question.nameable
        self._doors = {seat.number: seat.board[:1] for seat in question.table.seats}
        self.seat: int | None = None
        self.setMinimumHeight(grown(52))
        row = QHBoxLayout(self)
        row.setContentsMargins(edges(14, 0, 10, 0))
        row.setSpacing(grown(10))
        if step:
            row.addWidget(step_ring(step))
        row.addWidget(label(look.words("Seat"), Role.BODY, "quiet"))
        row.addSpacing(grown(16))
        self._shown = label(role=Role.HEADING)
        self._unchosen = label(look.words("click, or press its number"), Role.SMALL, "faint")
        row.addWidget(self._shown)
        row.addWidget(self._unchosen)
        self._cards = QWidget()
        self._row = row
        row.addWidget(self._cards)
        row.addStretch(1)
        self._erase = QPushButton()
        self._erase.setProperty("tone", "quiet")
        self._erase.setIcon(icon("erase", look.palette.text2))
        self._erase.setFixedSize(grown(36), grown(36))
        self._erase.setAccessibleName(look.words("Clear the seat"))
        self._erase.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._erase.clicked.connect(lambda: self.choose(None))
        row.addWidget(self._erase)
        self.set_active(True)
        self._show()

    def choose(self, number: int | None) -> None:
        """Take seat `number`, if an answer may name it."""
        if number is not None and number not in self._nameable:
            return
        if number != self.seat:
            self.seat = number
            self._show()
            self.changed.emit()

    def marks(self) -> Marks:
        """The seat chosen, on the table."""
        return Marks() if self.seat is None else Marks({self.seat: SeatMark(SeatState.SELECTED)})

    def set_active(self, active: bool) -> None:
        """Whether digits go here."""
        dress(self, Role.BODY, "active" if active else "box")

    def _show(self) -> None:
        words = self._look.words
        chosen = self.seat is not None
        self._shown.setText(words("Seat {seat}", seat=self.seat) if chosen else "")
        self._shown.setVisible(chosen)
        self._unchosen.setVisible(not chosen)
        self._erase.setVisible(chosen)
        fresh = QWidget()
        if self.seat in self._doors:
            fresh = card_row(self._doors[self.seat], self._look)
        self._row.replaceWidget(self._cards, fresh)
        self._cards.deleteLater()
        self._cards = fresh
        self.setAccessibleName(self._shown.text() if chosen else words("No seat chosen"))


def step_ring(number: str) -> QLabel:
    """The number of a part, in a ring."""
    ring = label(number, Role.LABEL, "step")
    ring.setAlignment(Qt.AlignmentFlag.AlignCenter)
    ring.setFixedSize(2 * grown(11), 2 * grown(11))  # twice its radius, in any size: more would be no ring
    return ring
