"""Beside the table of practice: the question and its answer, and after it the verdict; below them how it has gone."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.marking import Mark
from trainer.questions import Question
from ui.answers import AnswerWidget, answer_widget
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.pages.explained_keys import ExplainedKeys
from ui.pages.explanation import Explanation
from ui.pages.practice_hints import hint
from ui.pages.scoreboard import Scoreboard
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.gutter import GUTTER, clear_of_gutter
from ui.widgets.icons import pixmap
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label
from ui.widgets.snug import Snug, SnugArea


class PracticePanel(QFrame):
    """`pressed` says that the primary key was: to have the answer checked, or to go on. `changed` says that the
    answer is another."""

    pressed = Signal()
    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.answer: AnswerWidget | None = None
        """What takes the answer; None before the first question."""
        self._compact, self._low, self._leads_on = False, False, True
        dress(self, Role.BODY, "beside")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(grown(12))
        self._column.addLayout(self._head())
        self._asking_area = SnugArea(self._asking())
        self._column.addWidget(self._asking_area)
        self.explanation = Explanation(look)
        self._column.addWidget(self.explanation, 1)
        self.onward = ExplainedKeys(look)
        self.onward.houses_wanted.connect(self.turn)
        self.onward.hide()
        self._column.addLayout(clear_of_gutter(self.onward))
        self._primary = self._primary_key()
        self._score = Scoreboard(look)
        self._column.addLayout(clear_of_gutter(self._primary))
        self._column.addStretch()
        self._gap = self._column.count() - 1
        self._column.addLayout(clear_of_gutter(self._score))

    def show_question(
        self, question: Question, number: int, planned: int | None, results: Sequence[bool], streak: int
    ) -> None:
        """Ask the `number`-th question of its session, of so many where that is laid down."""
        words = self._look.words
        self._number.setText(
            words("Question {number}", number=number)
            if planned is None
            else words("Question {number} of {planned}", number=number, planned=planned)
        )
        self._ask.setText(words.ask(question))
        below = hint(question, words)
        self._hint.setText(below)
        self._hint.setVisible(bool(below))
        self._put_answer(answer_widget(question, self._look))
        self.explanation.hide()
        self.onward.hide()
        self._column.setStretch(self._gap, 1)
        self._asking_area.show()
        self._score.show_results(question.skill, tuple(results), streak, revealed=False)
        self._primary.setText(words("Check answer"))
        self.refresh()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._fit()

    def _fit(self) -> None:
        """Lay it out; where the keys of the answer would have to be scrolled, they are lower."""
        for low in dict.fromkeys((self._compact, True)):
            self._set_low(low)
            self._asking_area.fit()
            self._column.activate()
            if self._asking_area.fits:
                break

    def _set_low(self, low: bool) -> None:
        """Have the keys of the answer lower, or as high as usual, and know at once what that comes to."""
        if self.answer is None or low == self._low:
            return
        self._low = low
        self.answer.set_compact(low)
        for within in reversed((self.answer, *self.answer.findChildren(QWidget))):
            layout = within.layout()
            if layout is not None:
                layout.activate()

    def show_mark(
        self, question: Question, mark: Mark, others: tuple[House, ...], results: Sequence[bool], streak: int
    ) -> None:
        """Say what became of the answer, and why; where that may be explained, lead on from there."""
        self._asking_area.hide()
        self._column.setStretch(self._gap, 0)
        self.explanation.show_mark(question, mark, others)
        self.explanation.show()
        self.onward.name_houses(shown=False)
        self.onward.setVisible(self._leads_on)
        self._score.show_results(question.skill, tuple(results), streak, revealed=True)
        self._primary.setText(self._look.words("Next"))
        self._set_ready(True)

    def turn(self) -> None:
        """What each house answers instead of the explanation, or the explanation again."""
        self.explanation.turn()
        self.onward.name_houses(shown=self.explanation.shows_houses)
        if self.explanation.shows_houses:
            announce(self.explanation, "\n".join(self.explanation.texts))

    def take_key(self, key: Qt.Key) -> bool:
        """Once the answer has been explained: lead on, or read on, if it is a key for that."""
        return self.onward.take_key(key) or self.explanation.take_key(key)

    def set_leading_on(self, leads_on: bool) -> None:
        """Whether an answer that has been explained leads on: in an exam it does not."""
        self._leads_on = leads_on

    def refresh(self) -> None:
        """The answer is another: whether it can be checked now."""
        self._set_ready(self.answer is not None and self.answer.answer() is not None)

    def show_time(self, milliseconds: int) -> None:
        """How long the question has stood, or how much time is left."""
        self._elapsed.setText(self._look.words("{seconds} s", seconds=f"{milliseconds / 1000:.1f}"))

    def set_compact(self, compact: bool) -> None:
        """Less room: narrower, with a lower keypad."""
        self._compact = compact
        self.setFixedWidth(scaled(312 if compact else 372))
        margin = 14 if compact else 20
        self._column.setContentsMargins(edges(margin, margin - 4, margin - GUTTER, margin))
        dress(self._ask, Role.SECTION if compact else Role.TITLE)
        self._score.set_compact(compact)
        self._fit()

    def _set_ready(self, ready: bool) -> None:
        self._primary.setEnabled(ready)
        self._primary.setToolTip("" if ready else self._look.words("Answer every part of the question first."))

    def _put_answer(self, widget: AnswerWidget) -> None:
        if self.answer is not None:
            self._answer_place.removeWidget(self.answer)
            self.answer.hide()
            self.answer.deleteLater()
        self.answer = widget
        self._low = self._compact
        widget.set_compact(self._low)
        widget.changed.connect(self.changed)
        self._answer_place.addWidget(widget)
        widget.show()

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setContentsMargins(edges(0, 0, GUTTER, 0))
        head.setSpacing(grown(6))
        self._number = label(role=Role.SMALL, tone="quiet")
        self._elapsed = label(role=Role.HEADING)
        sign = label()
        sign.setPixmap(pixmap("clock", self._look.palette.text2, grown(16), self.devicePixelRatioF()))
        head.addWidget(self._number)
        head.addStretch(1)
        head.addWidget(sign)
        head.addWidget(self._elapsed)
        return head

    def _asking(self) -> Snug:
        made = Snug()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(10))
        self._ask = label(role=Role.TITLE, wrap=True)
        self._hint = label(role=Role.SMALL, tone="quiet", wrap=True)
        column.addWidget(self._ask)
        column.addWidget(self._hint)
        self._answer_place = QVBoxLayout()
        column.addLayout(self._answer_place)
        return made

    def _primary_key(self) -> KeyButton:
        words = self._look.words
        made = KeyButton(self._look, words("Check answer"), words("Enter"), "primary")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.clicked.connect(self.pressed)
        return made
