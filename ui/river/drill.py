"""The drill of the river lab: the stub is counted at the close of each street, while players fold."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from trainer.rulings.burns import burns_by
from trainer.scenarios.river_lab import RiverCase
from trainer.table import Street, replay
from ui.answers.base import digit_of
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.icons import pixmap
from ui.widgets.label import label
from ui.widgets.layouts import empty

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DrillBox(QFrame):
    """Asks for the count, street by street; `counted` says how many streets have been done."""

    counted = Signal(int)

    def __init__(self, case: RiverCase, look: Look) -> None:
        super().__init__()
        self._case, self._look = case, look
        self._done = 0
        self._typed = ""
        dress(self, Role.BODY, "active")
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(16, 14, 16, 14))
        column.setSpacing(grown(8))
        self._ask = label(role=Role.HEADING, wrap=True)
        self._figure = label(role=Role.AMOUNT)
        for part in (self._ask, self._figure):
            column.addWidget(part)
        self._said = QVBoxLayout()
        column.addLayout(self._said)
        self._show()

    @property
    def right(self) -> int:
        """How many cards are left in the stub where the street that is asked for has closed."""
        at = self._case.closes()[self._done]
        table = replay(self._case.start, self._case.events[:at])
        return table.stub

    def kept(self) -> tuple[int, str]:
        """How many streets have been counted, and what is typed for the next."""
        return self._done, self._typed

    def go_on(self, kept: tuple[int, str]) -> None:
        """Go on from another box for the same case."""
        self._done, self._typed = kept
        self._show()
        self.counted.emit(self._done)

    def take_key(self, key: Qt.Key) -> bool:
        """Use a digit, Backspace or Enter."""
        digit = digit_of(key)
        if digit is not None:
            self._typed = (self._typed + str(digit))[-2:]
        elif key is Qt.Key.Key_Backspace:
            self._typed = self._typed[:-1]
        elif key in _ENTER:
            self._check()
            return True
        else:
            return False
        self._show()
        return True

    def _check(self) -> None:
        if not self._typed:
            return
        words, street = self._look.words, Street(Street.THIRD + self._done)
        right, said = self.right, int(self._typed)
        if said == right:
            told = words("Right: {count} are left.", count=right)
        else:
            table = replay(self._case.start, self._case.events[: self._case.closes()[self._done]])
            dealt = sum(len(seat.cards) for seat in table.seats)
            told = words(
                "Wrong: {count} are left. {dealt} are dealt and {burned} burned.",
                count=right,
                dealt=dealt,
                burned=burns_by(street, self._case.house),
            )
        self._typed = ""
        self._done += 1
        empty(self._said)
        self._said.addWidget(verdict_box(told, self._look, right=said == right))
        announce(self, told)
        if self._done < len(self._case.closes()):
            self._show()
        self.counted.emit(self._done)

    def _show(self) -> None:
        words = self._look.words
        street = words.street(Street(Street.THIRD + self._done))
        self._ask.setText(words("How many cards are left in the stub at the close of {street}?", street=street))
        self._figure.setText(self._typed or "–")
        dress(self._figure, Role.AMOUNT, "" if self._typed else "faint")
        self.setAccessibleName(self._ask.text())


def verdict_box(text: str, look: Look, *, right: bool) -> QFrame:
    """A verdict in a sentence, on its colour and with its sign."""
    box = QFrame()
    dress(box, Role.BODY, "right" if right else "wrong")
    row = QHBoxLayout(box)
    row.setContentsMargins(edges(12, 8, 12, 8))
    row.setSpacing(grown(10))
    sign, colour = label(), look.palette.right if right else look.palette.wrong
    sign.setPixmap(pixmap("tick" if right else "cross", colour, grown(16), box.devicePixelRatioF()))
    row.addWidget(sign)
    row.addWidget(label(text, Role.STRONG, wrap=True), 1)
    return box
