"""An answer that is who is paid what: a row for each live hand, and a keypad for the one chosen."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton

from trainer.questions import Answer, Question, Split
from ui.answers.amount_part import AmountPart
from ui.answers.base import AnswerWidget, digit_of
from ui.fonts import edges, grown
from ui.look import Look
from ui.table.marks import Marks, SeatMark, SeatState
from ui.theme import Role, dress
from ui.widgets.label import key_cap, label

_COLUMNS = 2
_FEW = 4
"""As many hands as leave room for keys with chips."""


class SplitAnswer(AnswerWidget):
    """A digit chooses a seat first and then types what it is paid; Space goes back to choosing, Tab to the next."""

    TAKES_SEATS = True

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look)
        seats = [seat.number for seat in question.table.live]
        self._paid: dict[int, int | None] = dict.fromkeys(seats)
        self._at: int | None = None
        self._shares = {number: ShareRow(number, look) for number in seats}
        for number, row in self._shares.items():
            row.clicked.connect(lambda _=False, number=number: self.pick_seat(number))
        self._grid = QGridLayout()
        self.rows.addLayout(self._grid)
        foot = QHBoxLayout()
        self._left = label(role=Role.STRONG)
        foot.addWidget(label(look.words("Pot {amount}", amount=self._money(question.table.pot)), Role.BODY, "quiet"))
        foot.addStretch(1)
        foot.addWidget(self._left)
        self.rows.addLayout(foot)
        self._amount = AmountPart(question.table.stakes, look, "")
        self._amount.changed.connect(self._typed)
        self.rows.addWidget(self._amount)
        self._go_to(None)
        self.set_compact(False)

    def answer(self) -> Answer | None:
        if self._remainder or (self._at is not None and not self._amount.empty and self._amount.amounts is None):
            return None
        return Split(tuple(sorted((number, chips) for number, chips in self._paid.items() if chips)))

    def marks(self) -> Marks:
        seats = {number: SeatMark(note=self._money(chips)) for number, chips in self._paid.items() if chips}
        if self._at is not None:
            seats[self._at] = SeatMark(SeatState.SELECTED, seats.get(self._at, SeatMark()).note)
        return Marks(seats)

    def pick_seat(self, number: int) -> None:
        if number in self._paid:
            self._go_to(number)
            self.changed.emit()

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._next(1 if key is Qt.Key.Key_Tab else -1)
        elif self._at is None:
            if (digit := digit_of(key)) is None:
                return False
            self.pick_seat(digit)
        elif key is Qt.Key.Key_Space or (key is Qt.Key.Key_Backspace and self._amount.empty):
            self._go_to(None)
            self.changed.emit()
        else:
            return self._amount.take_key(key, event)
        return True

    def kept(self) -> Any:
        return dict(self._paid), self._at, self._amount.kept()

    def go_on(self, kept: Any) -> None:
        paid, at, amount = kept
        self._paid.update(paid)
        self._go_to(at)
        self._amount.go_on(amount)

    def remind(self) -> None:
        self._amount.remind()

    def set_compact(self, compact: bool) -> None:
        self.rows.setSpacing(grown(6 if compact else 10))
        self._grid.setSpacing(grown(4 if compact else 6))
        self._amount.set_compact(compact, chips=len(self._shares) <= _FEW)
        columns = 1 if len(self._shares) <= _COLUMNS else _COLUMNS
        for at, row in enumerate(self._shares.values()):
            dress(row, Role.HEADING, "toggle_low" if compact else "toggle")
            self._grid.addWidget(row, at // columns, at % columns)

    @property
    def _remainder(self) -> int:
        """What is left to pay; less than nothing where too much is paid."""
        return self.question.table.pot - sum(chips or 0 for chips in self._paid.values())

    def _money(self, chips: int) -> str:
        return self.look.words.money(chips, self.question.table.stakes.unit)

    def _next(self, step: int) -> None:
        seats = list(self._paid)
        at = seats.index(self._at) + step if self._at is not None else min(0, step)
        self.pick_seat(seats[at % len(seats)])

    def _go_to(self, number: int | None) -> None:
        self._at = number
        words = self.look.words
        title = words("Choose a seat first") if number is None else words("Seat {seat} is paid", seat=number)
        self._amount.begin(title, None if number is None else self._paid[number])
        self._amount.set_active(number is not None)
        self._amount.setEnabled(number is not None)
        self._show()

    def _typed(self) -> None:
        if self._at is not None:
            given = self._amount.amounts
            self._paid[self._at] = given[0] if given else None
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        words, left = self.look.words, self._remainder
        for number, row in self._shares.items():
            chips = self._paid[number]
            row.show_share("–" if chips is None else self._money(chips), chosen=number == self._at)
        if left > 0:
            self._left.setText(words("{amount} left to pay", amount=self._money(left)))
        else:
            self._left.setText(words("{amount} too much", amount=self._money(-left)) if left else words("All paid"))
        dress(self._left, Role.STRONG, "quiet" if left else "brass")


class ShareRow(QPushButton):
    """One player and what he is paid."""

    def __init__(self, number: int, look: Look) -> None:
        super().__init__()
        self._name = look.words("Seat {seat}", seat=number)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(edges(10, 0, 12, 0))
        row.setSpacing(grown(8))
        self._share = label(role=Role.HEADING)
        for part in (key_cap(str(number)), label(self._name, Role.BODY), self._share):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part)
        row.insertStretch(2, 1)

    def show_share(self, share: str, *, chosen: bool) -> None:
        """What he is paid so far, and whether it is his amount that is being typed."""
        self._share.setText(share)
        self.setChecked(chosen)
        self.setAccessibleName(f"{self._name}, {share}")
