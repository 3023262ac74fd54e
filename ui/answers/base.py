"""What every answer widget offers its page."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.cards import Card
from trainer.questions import Answer, Question
from ui.fonts import grown
from ui.look import Look
from ui.table.marks import Marks
from ui.widgets.announce import announce, somebody_listens


class AnswerWidget(QWidget):
    """Takes an answer. `changed` is emitted whenever it does; `answer` is None until it is complete.

    A page hands over the seats and cards clicked on the table, and the keys pressed that it does not use itself.
    """

    TAKES_SEATS = False
    """Whether seats are picked on the table."""

    changed = Signal()

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__()
        self.question, self.look = question, look
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(grown(10))
        self.changed.connect(self._speak)

    def answer(self) -> Answer | None:
        """The answer so far, or None while something is missing."""
        raise NotImplementedError

    def marks(self) -> Marks:
        """What the table shows of the answer so far: the seats and cards picked, with a few words."""
        return Marks()

    def pick_seat(self, number: int) -> None:
        """A seat was chosen on the table; widgets that ask for none ignore it."""

    def pick_card(self, card: Card) -> None:
        """A card was chosen on the table; widgets that ask for none ignore it."""

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Use a key, if it means something here."""
        return False

    def kept(self) -> Any:
        """What has been given so far, complete or not, for `go_on`."""
        raise NotImplementedError

    def go_on(self, kept: Any) -> None:
        """Go on from what was given to another widget like this one, for the same question."""
        raise NotImplementedError

    def remind(self) -> None:
        """An answer was wanted that is not complete: say what is amiss, where that is not plain to see."""

    def spoken(self) -> str:
        """The answer so far, for those who hear it: a sentence once it is complete, else what its parts are called."""
        given = self.answer()
        if given is not None:
            return self.look.words.answer(given, self.question)
        parts = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return ", ".join(part.accessibleName() for part in parts if part.accessibleName() and not part.isHidden())

    def set_compact(self, compact: bool) -> None:
        """Less room."""

    def _speak(self) -> None:
        if somebody_listens():
            announce(self, self.spoken(), polite=True)


_DIGITS = {Qt.Key(Qt.Key.Key_0.value + digit): digit for digit in range(10)}


def digit_of(key: Qt.Key) -> int | None:
    """The digit a key stands for."""
    return _DIGITS.get(key)
