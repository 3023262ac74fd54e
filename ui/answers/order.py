"""An answer that is seats one after another."""

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trainer.questions import Answer, Question, SeatOrder
from ui.answers.base import AnswerWidget, digit_of
from ui.fonts import edges, grown
from ui.look import Look
from ui.table.marks import Marks, SeatMark, SeatState
from ui.theme import Role, dress
from ui.widgets.icons import icon
from ui.widgets.label import label
from ui.widgets.layouts import empty

_COLUMNS = 4


class OrderAnswer(AnswerWidget):
    """Each seat clicked or pressed joins the chain; the same once more takes it out again, Backspace the last."""

    TAKES_SEATS = True

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look)
        self._seats: list[int] = []
        self._box = QFrame()
        dress(self._box, Role.BODY, "active")
        column = self._column = QVBoxLayout(self._box)
        head = QHBoxLayout()
        head.addWidget(label(look.words("First to last"), Role.BODY, "quiet"))
        head.addStretch(1)
        self._erase = QPushButton()
        self._erase.setProperty("tone", "quiet")
        self._erase.setIcon(icon("erase", look.palette.text2))
        self._erase.setIconSize(QSize(grown(20), grown(20)))
        self._erase.setFixedSize(grown(36), grown(36))
        self._erase.setAccessibleName(look.words("Take the last seat out"))
        self._erase.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._erase.clicked.connect(lambda _=False: self._take_back())
        head.addWidget(self._erase)
        column.addLayout(head)
        self._none_yet = label(
            look.words("Click the seats in turn, or press their numbers."), Role.SMALL, "faint", wrap=True
        )
        column.addWidget(self._none_yet)
        self._chain = QGridLayout()
        column.addLayout(self._chain)
        self.rows.addWidget(self._box)
        self.set_compact(False)
        self._show()

    def answer(self) -> Answer | None:
        return SeatOrder(tuple(self._seats)) if self._seats else None

    def marks(self) -> Marks:
        place = self.look.words.place
        return Marks({number: SeatMark(SeatState.SELECTED, place(at)) for at, number in enumerate(self._seats, 1)})

    def pick_seat(self, number: int) -> None:
        if all(seat.number != number for seat in self.question.table.seats):
            return
        if number in self._seats:
            self._seats.remove(number)
        else:
            self._seats.append(number)
        self._show()
        self.changed.emit()

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if (digit := digit_of(key)) is not None:
            self.pick_seat(digit)
        elif key is Qt.Key.Key_Backspace:
            self._take_back()
        elif key is Qt.Key.Key_Delete:
            self._seats.clear()
            self._show()
            self.changed.emit()
        else:
            return False
        return True

    def kept(self) -> Any:
        return tuple(self._seats)

    def go_on(self, kept: Any) -> None:
        self._seats[:] = kept
        self._show()
        self.changed.emit()

    def set_compact(self, compact: bool) -> None:
        self._column.setContentsMargins(edges(*((12, 4, 10, 10) if compact else (14, 8, 12, 14))))
        self._chain.setSpacing(grown(6 if compact else 8))

    def _take_back(self) -> None:
        if self._seats:
            self._seats.pop()
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        words = self.look.words
        empty(self._chain)
        for at, number in enumerate(self._seats):
            self._chain.addWidget(self._link(at + 1, number), at // _COLUMNS, at % _COLUMNS)
        for column in range(_COLUMNS):
            self._chain.setColumnStretch(column, 1)
        self._erase.setEnabled(bool(self._seats))
        self._none_yet.setVisible(not self._seats)
        so_far = ", ".join(str(number) for number in self._seats) or words("none")
        self._box.setAccessibleName(words("Seats so far, first to last: {seats}", seats=so_far))

    def _link(self, place: int, number: int) -> QWidget:
        """One seat of the chain, above its place."""
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(2))
        seat: QLabel = label(self.look.words("Seat {seat}", seat=number), Role.HEADING, "tag")
        seat.setAlignment(Qt.AlignmentFlag.AlignCenter)
        at = label(self.look.words.place(place), Role.LABEL, "quiet")
        at.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(at)
        column.addWidget(seat)
        return made
