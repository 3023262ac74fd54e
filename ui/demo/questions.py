"""What is asked while a hand is played back: which decisions are still to be predicted, and how many were right."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from trainer.houses.house import House
from trainer.questions import Question
from ui.demo.ask_box import AskBox
from ui.demo.reel import Reel
from ui.look import Look


class Questions(QObject):
    """One question at a time. `shown` carries its box, or None once it is closed; `changed` says that the table is to
    be marked anew; `tallied` how many answers of this hand were right, of how many; `done` that the hand goes on: by
    itself, or by the step that was asked about."""

    shown = Signal(object)
    changed = Signal()
    tallied = Signal(int, int)
    done = Signal(bool, bool)

    def __init__(self, look: Look, houses: Callable[[], Sequence[House]], parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._houses = look, houses
        self.box: AskBox | None = None
        self._at = 0
        self._settled: set[int] = set()
        self._right = self._asked = 0

    def begin(self) -> None:
        """Another hand: nothing has been asked of it."""
        self._right = self._asked = 0
        self.begin_again()

    def begin_again(self) -> None:
        """The same hand at another house, where each decision may be another."""
        self.close()
        self._settled.clear()
        self.tallied.emit(self._right, self._asked)

    def pending(self, reel: Reel, at: int) -> Question | None:
        """What is to be predicted at a position before the hand goes on; None where that has been answered or left."""
        return None if at in self._settled else reel.decision(at)

    def ask(self, question: Question, at: int, *, plays_on: bool, steps_on: bool) -> None:
        """Ask at a position; once it is answered the hand plays on, or steps on, or stays."""
        self._at = at
        box = self.box = AskBox(question, self._houses, self._look)
        box.changed.connect(self.changed)
        box.marked.connect(self._marked)
        box.done.connect(lambda: self._done(plays_on, steps_on))
        box.left.connect(self._left)
        self.shown.emit(box)

    def close(self) -> None:
        """Put the question away."""
        if self.box is not None:
            self.box = None
            self.shown.emit(None)

    def _marked(self, right: bool) -> None:
        self._settled.add(self._at)
        self._asked += 1
        self._right += right
        self.tallied.emit(self._right, self._asked)

    def _left(self) -> None:
        self._settled.add(self._at)
        self.close()

    def _done(self, plays_on: bool, steps_on: bool) -> None:
        self.close()
        self.done.emit(plays_on, steps_on)
