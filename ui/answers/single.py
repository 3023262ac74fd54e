"""Answers of one part: a seat, an amount, every amount, or a count."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trainer.questions import Amount, Amounts, Answer, Count, PickedSeat, Question
from ui.answers.amount_part import AmountPart
from ui.answers.base import AnswerWidget, digit_of
from ui.answers.nobody import NobodyKey
from ui.answers.seat_part import SeatPart
from ui.look import Look
from ui.table.marks import Marks


class SeatAnswer(AnswerWidget):
    """A seat: clicked on the table, or its number pressed. Where it may be nobody's, there is a key for that."""

    TAKES_SEATS = True

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look)
        self._seat = SeatPart(question, look)
        self._seat.changed.connect(self._chosen)
        self.rows.addWidget(self._seat)
        self._nobody = NobodyKey(question, look)
        self._nobody.toggled.connect(self._nobody_said)
        self.rows.addWidget(self._nobody)

    def answer(self) -> Answer | None:
        if self._nobody.isChecked():
            return PickedSeat(0)
        return None if self._seat.seat is None else PickedSeat(self._seat.seat)

    def marks(self) -> Marks:
        return self._seat.marks()

    def pick_seat(self, number: int) -> None:
        self._seat.choose(number)

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key in (Qt.Key.Key_N, Qt.Key.Key_0) and not self._nobody.isHidden():
            self._nobody.toggle()
        elif (digit := digit_of(key)) is not None:
            self._seat.choose(digit)
        elif key is Qt.Key.Key_Backspace:
            self._seat.choose(None)
            self._nobody.setChecked(False)
        else:
            return False
        return True

    def kept(self) -> Any:
        return self._seat.seat, self._nobody.isChecked()

    def go_on(self, kept: Any) -> None:
        seat, nobody = kept
        self._seat.choose(seat)
        self._nobody.setChecked(nobody)

    def _chosen(self) -> None:
        if self._seat.seat is not None:
            self._nobody.setChecked(False)
        self.changed.emit()

    def _nobody_said(self, nobody: bool) -> None:
        if nobody:
            self._seat.choose(None)
        self.changed.emit()


class _AmountsWidget(AnswerWidget):
    """One part that takes amounts."""

    def __init__(self, question: Question, look: Look, part: AmountPart) -> None:
        super().__init__(question, look)
        self._part = part
        part.changed.connect(self.changed)
        self.rows.addWidget(part)

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        return self._part.take_key(key, event)

    def kept(self) -> Any:
        return self._part.kept()

    def go_on(self, kept: Any) -> None:
        self._part.go_on(kept)

    def remind(self) -> None:
        self._part.remind()

    def set_compact(self, compact: bool) -> None:
        self._part.set_compact(compact)


class AmountsAnswer(_AmountsWidget):
    """Every total that may be wagered to, or that none may."""

    def __init__(self, question: Question, look: Look) -> None:
        none = look.words("No wager is allowed")
        part = AmountPart(question.table.stakes, look, look.words("Totals"), several=True, none=none)
        super().__init__(question, look, part)

    def answer(self) -> Answer | None:
        return None if self._part.amounts is None else Amounts(self._part.amounts)


class AmountAnswer(_AmountsWidget):
    """One amount."""

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look, AmountPart(question.table.stakes, look, look.words("Amount")))

    def answer(self) -> Answer | None:
        return Amount(self._part.amounts[0]) if self._part.amounts else None


class CountAnswer(_AmountsWidget):
    """A number of cards or hands."""

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look, AmountPart(question.table.stakes, look, look.words("Number"), plain=True))

    def answer(self) -> Answer | None:
        return Count(self._part.amounts[0]) if self._part.amounts else None
