"""What is asked while a hand is played back: which decisions are still to be predicted, and how many were right."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from trainer.houses.house import House
from trainer.marking import Mark
from trainer.questions import Question
from ui.demo.ask_box import AskBox
from ui.demo.reel import Reel
from ui.look import Look


class Asked(NamedTuple):
    """A question that is open: what it is, and how it goes on once it is answered; what has been given of its answer,
    or its mark."""

    question: Question
    plays_on: bool
    steps_on: bool
    given: Any
    mark: Mark | None


class Asking(NamedTuple):
    """What has been asked of a hand: which decisions are settled, how many answers were right of how many, and the
    position and the question of the box that is open."""

    settled: frozenset[int]
    right: int
    asked: int
    at: int
    open: Asked | None


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
        self._ways = (False, False)
        self._settled: set[int] = set()
        self._right = self._asked = 0

    def kept(self) -> Asking:
        """What has been asked, for `go_on`."""
        return Asking(frozenset(self._settled), self._right, self._asked, self._at, self._open())

    def go_on(self, kept: Asking) -> None:
        """Go on from what was asked of the same hand before."""
        self._settled, self._right, self._asked = set(kept.settled), kept.right, kept.asked
        self.tallied.emit(self._right, self._asked)
        if kept.open is not None:
            question, plays_on, steps_on, given, mark = kept.open
            self.ask(question, kept.at, plays_on=plays_on, steps_on=steps_on)
            assert self.box is not None
            self.box.go_on(given, mark)

    def _open(self) -> Asked | None:
        box = self.box
        if box is None:
            return None
        given = box.answer.kept() if box.answer is not None else None
        return Asked(box.question, *self._ways, given, box.mark)

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
        self._at, self._ways = at, (plays_on, steps_on)
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
