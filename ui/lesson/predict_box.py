"""A question in the text of a lesson, to be answered before the answer is read."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.marking import Mark, mark
from trainer.questions import Hidden, Question
from ui.answers import AnswerWidget, answer_widget
from ui.fonts import edges, grown
from ui.lesson.small_table import SmallTable
from ui.look import Look
from ui.pages.explanation import Explanation
from ui.pages.practice_hints import hint
from ui.pages.verdict_marks import marks_after, marks_while_asking
from ui.table.marks import Marks, Sight
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label
from ui.widgets.layouts import tab_into

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Predicted(NamedTuple):
    """What was asked, what has been given of the answer, and its mark."""

    question: Question
    given: Any
    mark: Mark | None


class PredictBox(QFrame):
    """Asks, takes the answer, and then says why. What is answered here counts for nothing but the reader."""

    def __init__(self, question: Question, houses: Callable[[], Sequence[House]], look: Look) -> None:
        super().__init__()
        self._look, self.question, self._houses = look, question, houses
        self.mark: Mark | None = None
        dress(self, Role.BODY, "ask")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        words = look.words
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(edges(4, 4, 4, 16))
        self._column.setSpacing(grown(10))
        self.view = SmallTable(look)
        self.view.seat_clicked.connect(self._seat_clicked)
        self._column.addWidget(self.view)
        inside = self._inside = QVBoxLayout()
        inside.setContentsMargins(edges(12, 0, 12, 0))
        inside.setSpacing(grown(10))
        inside.addWidget(label(words("What do you say?"), Role.SMALL, "brass"))
        inside.addWidget(label(words.ask(question), Role.HEADING, wrap=True))
        below = hint(question, words)
        if below:
            inside.addWidget(label(below, Role.SMALL, "quiet", wrap=True))
        self.answer: AnswerWidget | None = answer_widget(question, look)
        self.answer.set_compact(True)
        self.answer.changed.connect(self._changed)
        inside.addWidget(self.answer)
        self.check = KeyButton(look, words("Check answer"), words("Enter"), "primary")
        self.check.clicked.connect(self._check)
        inside.addWidget(self.check)
        self._column.addLayout(inside)
        for each in (self, self.view):
            each.setAccessibleName(words.ask(question))
        self._changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.answer is None:
            if key in _ENTER:
                self.focusNextChild()
            else:
                super().keyPressEvent(event)
        elif key in _ENTER:
            self._check()
        elif not self.answer.take_key(key, event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        super().mousePressEvent(event)

    def _seat_clicked(self, number: int) -> None:
        if self.answer is not None:
            self.answer.pick_seat(number)
            self.setFocus()

    def _changed(self) -> None:
        ready = self.answer is not None and self.answer.answer() is not None
        self.check.setEnabled(ready)
        self.check.setToolTip("" if ready else self._look.words("Answer every part of the question first."))
        self._show()

    def _check(self) -> None:
        if self.answer is None:
            return
        given = self.answer.answer()
        if given is None:
            self.answer.remind()
            return
        self._reveal(mark(self.question, given))

    def kept(self) -> Predicted:
        """What has been said so far, for `go_on`."""
        return Predicted(self.question, self.answer.kept() if self.answer else None, self.mark)

    def go_on(self, kept: Predicted) -> None:
        """Go on from another box, if it asked the same."""
        if kept.question != self.question or self.answer is None:
            return
        if kept.mark is not None:
            self._reveal(kept.mark)
        else:
            self.answer.go_on(kept.given)

    def _reveal(self, marked: Mark) -> None:
        """Say what became of the answer, in its place."""
        if self.answer is None:
            return
        self.mark = marked
        for gone in (self.answer, self.check):
            self._inside.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.answer = None
        self._show()
        explanation = Explanation(self._look)
        explanation.show_mark(self.question, self.mark, tuple(self._houses()))
        why: QWidget = explanation.takeWidget()
        explanation.deleteLater()
        self._inside.addWidget(why)
        why.show()
        tab_into(why, self.view)
        announce(self, explanation.spoken(self.question, self.mark))

    def _show(self) -> None:
        question, words = self.question, self._look.words
        counting = Hidden.COUNTS in question.hidden and self.mark is None
        if self.mark is None:
            picked = self.answer.marks() if self.answer else Marks()
            marks = marks_while_asking(question, picked, words)
        else:
            marks = marks_after(question, self.mark, words)
        sight = Sight(hide_stub_count=counting, hide_burns=counting)
        self.view.show_table(question.seen, marks, sight, counts=not counting)
