"""A dealer's question in the commentary: asked before what follows is seen, answered, marked and explained there."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from trainer.cards import Card
from trainer.houses.house import House
from trainer.marking import Mark, mark
from trainer.questions import Question
from ui.answers import AnswerWidget, answer_widget
from ui.fonts import edges, grown
from ui.look import Look
from ui.pages.explanation import Explanation
from ui.pages.practice_hints import hint
from ui.pages.verdict_marks import marks_after, marks_while_asking
from ui.table.marks import Marks, Sight
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AskBox(QFrame):
    """`changed` says that the table is to be marked anew, `marked` whether the answer was right, `done` that the hand
    is to go on, `left` that the question is left."""

    changed = Signal()
    marked = Signal(bool)
    done = Signal()
    left = Signal()

    def __init__(self, question: Question, houses: Callable[[], Sequence[House]], look: Look) -> None:
        super().__init__()
        self._look, self.question, self._houses = look, question, houses
        self.mark: Mark | None = None
        dress(self, Role.BODY, "active")
        words = look.words
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(edges(12, 12, 12, 12))
        column.setSpacing(grown(10))
        head = QVBoxLayout()
        head.setSpacing(grown(6))
        head.addWidget(label(words("What do you say?"), Role.SMALL, "brass"))
        head.addWidget(label(words.ask(question), Role.HEADING, wrap=True))
        below = hint(question, words)
        if below:
            head.addWidget(label(below, Role.SMALL, "quiet", wrap=True))
        column.addLayout(head)
        self.answer: AnswerWidget | None = answer_widget(question, look)
        self.answer.set_compact(True)
        self.answer.changed.connect(self._changed)
        column.addWidget(self.answer)
        self.primary = KeyButton(look, words("Check and reveal"), words("Enter"), "primary")
        self.primary.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.primary.clicked.connect(self.press)
        column.addWidget(self.primary)
        self.setAccessibleName(words.ask(question))
        self._refresh()

    def marks(self) -> Marks:
        """What the table shows: what is picked, or the verdict."""
        question, words = self.question, self._look.words
        if self.mark is not None:
            return marks_after(question, self.mark, words)
        return marks_while_asking(question, self.answer.marks() if self.answer else Marks(), words)

    def sight(self) -> Sight:
        """What of the table may be seen while it is asked."""
        covered = self.question.deck_covered and self.mark is None
        apart = tuple(fact.values["amount"] for fact in self.question.situation if fact.key == "pots.lie")
        return Sight(names=True, steady=True, hide_stub_count=covered, hide_burns=covered, pots=apart)

    def pick_seat(self, number: int) -> None:
        """A seat was clicked on the table."""
        if self.answer is not None:
            self.answer.pick_seat(number)

    def pick_card(self, seat: int, card: Card) -> None:
        """A card was clicked on the table."""
        if self.answer is not None:
            self.answer.pick_card(card)

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Use a key. While an answer is wanted no letter or digit is left for anything else."""
        if key is Qt.Key.Key_Escape:
            self.left.emit()
        elif key in _ENTER or (self.mark is not None and key is Qt.Key.Key_Space):
            self.press()
        elif self.answer is None:
            return False
        elif not self.answer.take_key(key, event):
            return bool(event.text().strip() or key is Qt.Key.Key_Space)
        return True

    def press(self) -> None:
        """Check the answer; once it is checked, go on."""
        if self.answer is None:
            self.done.emit()
            return
        given = self.answer.answer()
        if given is None:
            self.answer.remind()
            return
        self._reveal(mark(self.question, given))
        self.marked.emit(self.mark is not None and self.mark.right)
        self._changed()

    def go_on(self, given: Any, marked: Mark | None) -> None:
        """Go on from another box with this question: from what was given of its answer, or from its mark."""
        if marked is not None:
            self._reveal(marked)
            self._changed()
        elif self.answer is not None:
            self.answer.go_on(given)

    def _reveal(self, marked: Mark) -> None:
        """Say what became of the answer, in its place."""
        if self.answer is None:
            return
        self.mark = marked
        self._column.removeWidget(self.answer)
        self.answer.hide()
        self.answer.deleteLater()
        self.answer = None
        explanation = Explanation(self._look)
        explanation.show_mark(self.question, self.mark, tuple(self._houses()))
        why: QWidget = explanation.takeWidget()
        spoken = explanation.spoken(self.question, self.mark)
        explanation.deleteLater()
        self._column.insertWidget(self._column.count() - 1, why)
        why.show()
        self.primary.setText(self._look.words("Go on"))
        announce(self, spoken)

    def _changed(self) -> None:
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        ready = self.answer is None or self.answer.answer() is not None
        self.primary.setEnabled(ready)
        self.primary.setToolTip("" if ready else self._look.words("Answer every part of the question first."))
