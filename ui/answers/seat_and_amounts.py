"""An answer of two parts: a seat, then every amount its player may put in."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trainer.questions import Answer, Question, SeatAndAmounts
from ui.answers.amount_part import AmountPart
from ui.answers.base import AnswerWidget, digit_of
from ui.answers.nobody import NobodyKey
from ui.answers.seat_part import SeatPart
from ui.fonts import grown
from ui.look import Look
from ui.table.marks import Marks


class SeatAndAmountsAnswer(AnswerWidget):
    """Digits go to the seat first and, once it is chosen, to the amounts; Tab goes from part to part.

    Where it may be nobody, there is a key for that.
    """

    TAKES_SEATS = True

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look)
        self._seat = SeatPart(question, look, "1")
        title = look.words("Every amount he may put in")
        self._amounts = AmountPart(question.table.stakes, look, title, step="2", several=True)
        self._at_amounts = False
        for part in (self._seat, self._amounts):
            part.changed.connect(self.changed)
            self.rows.addWidget(part)
        self._nobody = NobodyKey(question, look)
        self.rows.addWidget(self._nobody)
        for part in (self._seat, self._amounts):
            part.changed.connect(self._chosen)
        self._nobody.toggled.connect(self._nobody_said)
        self._go_to(amounts=False)
        self.set_compact(False)

    def answer(self) -> Answer | None:
        if self._nobody.isChecked():
            return SeatAndAmounts(0, ())
        amounts = self._amounts.amounts
        return None if self._seat.seat is None or not amounts else SeatAndAmounts(self._seat.seat, amounts)

    def marks(self) -> Marks:
        return self._seat.marks()

    def pick_seat(self, number: int) -> None:
        self._seat.choose(number)
        self._go_to(amounts=self._seat.seat is not None)

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._go_to(amounts=not self._at_amounts)
            return True
        if self._at_amounts:
            if key is Qt.Key.Key_Backspace and self._amounts.empty:
                self._go_to(amounts=False)
                return True
            return self._amounts.take_key(key, event)
        if (digit := digit_of(key)) is not None:
            self.pick_seat(digit)
        elif key is Qt.Key.Key_Backspace:
            self._seat.choose(None)
            self._nobody.setChecked(False)
        elif key is Qt.Key.Key_N and not self._nobody.isHidden():
            self._nobody.toggle()
        else:
            return False
        return True

    def kept(self) -> Any:
        return self._seat.seat, self._amounts.kept(), self._nobody.isChecked(), self._at_amounts

    def go_on(self, kept: Any) -> None:
        seat, amounts, nobody, at_amounts = kept
        self._seat.choose(seat)
        self._amounts.go_on(amounts)
        self._nobody.setChecked(nobody)
        self._go_to(amounts=at_amounts)

    def remind(self) -> None:
        self._amounts.remind()

    def set_compact(self, compact: bool) -> None:
        # The key for nobody takes the room of the keys with chips.
        self._amounts.set_compact(compact, chips=self._nobody.isHidden())
        self.rows.setSpacing(grown(6 if compact else 10))

    def _chosen(self) -> None:
        if self._seat.seat is not None or not self._amounts.empty:
            self._nobody.setChecked(False)

    def _nobody_said(self, nobody: bool) -> None:
        if nobody:
            self._seat.choose(None)
            self._amounts.clear()
            self._go_to(amounts=False)
        self.changed.emit()

    def _go_to(self, *, amounts: bool) -> None:
        self._at_amounts = amounts
        self._seat.set_active(not amounts)
        self._amounts.set_active(amounts)
