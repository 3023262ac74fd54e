"""Practice: a situation on the table, a question beside it, and after the answer the verdict and its reasons."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from trainer.cards import Card
from trainer.houses.house import House
from trainer.marking import Mark, paid
from trainer.money import Unit
from trainer.procedure.lately import lately
from trainer.questions import Question
from trainer.table import replay
from ui.answers import AnswerWidget
from ui.look import Look
from ui.pages.pause_cover import PauseCover
from ui.pages.practice_hints import keys
from ui.pages.practice_panel import PracticePanel
from ui.pages.verdict_marks import marks_after, marks_while_asking
from ui.table.marks import Marks, Sight
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.widgets.announce import announce
from ui.widgets.bars import HintBar, RoomBar

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_TICK = 100
_DEALT_WITHIN = 1200
"""Milliseconds after which the cards of a question lie, however many they are."""


class _Kept(NamedTuple):
    """What stands on the page: the question, its answer as far as it has been given, and after the mark, whether it
    is seen as it was asked, and whether what the houses answer is read instead of the explanation."""

    question: Question | None
    answer: Any
    again: bool
    houses: bool


class PracticePage(QWidget):
    """Shows one question at a time: its cards are dealt, which any key, click or answer ends at once, and `rested` says
    that they lie. `answered` carries an answer to be marked, `next_wanted` asks for another
    question, `lesson_wanted` for the lesson of the one that has been explained, `pause_wanted` for the clock to stop or
    to go on, `time_over` says that the session's time is up, and `left` that the trainee goes back."""

    rested = Signal()
    answered = Signal(object)
    next_wanted = Signal()
    lesson_wanted = Signal()
    pause_wanted = Signal()
    time_over = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._question: Question | None = None
        self._mark: Mark | None = None
        self._again = self._paused = self._dealing = False
        self._planned: int | None = None
        self._unit: Unit | None = None
        self._elapsed_of: Callable[[], int] = lambda: 0
        self._remaining_of: Callable[[], int | None] = lambda: None
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._tick)
        self._build()

    def show_session(
        self,
        title: str,
        planned: int | None,
        elapsed: Callable[[], int],
        remaining: Callable[[], int | None],
        *,
        exam: bool,
    ) -> None:
        """A session begins, of so many questions where that is laid down. `elapsed` gives the milliseconds that the
        question has stood, `remaining` those that are left of the session's time, where it has one. In an `exam`
        nothing leads from a question to what would help."""
        self.panel.set_leading_on(not exam)
        self._room.set_title(title)
        self._planned, self._elapsed_of, self._remaining_of = planned, elapsed, remaining

    def kept(self) -> _Kept:
        """The question that stands, and what has been given of its answer."""
        answer = None if self._answer is None or self._mark is not None else self._answer.kept()
        houses = self._mark is not None and self.panel.explanation.shows_houses
        return _Kept(self._question, answer, self._again, houses)

    def go_on(self, kept: _Kept) -> None:
        """Go on from another page, where the same question stands on it: with the cards where they lie."""
        if self._question is None or kept.question is not self._question:
            return
        self._end_motion()
        if self._mark is None and self._answer is not None and kept.answer is not None:
            self._answer.go_on(kept.answer)
            return
        if kept.again:
            self._toggle_again()
        if kept.houses:
            self.panel.onward.houses_wanted.emit()

    def set_paused(self, paused: bool) -> None:
        """Cover the question while the clock stands, or show it again."""
        if paused:
            self.scene.finish()
        self._paused = paused
        self._body.setVisible(not paused)
        self._pause.setVisible(paused)
        if paused:
            self._clock.stop()
            self.setAccessibleName(self._pause.text())
            self.setAccessibleDescription("")
            announce(self, self._pause.text())
        else:
            self.setAccessibleName(self.view.accessibleName())
            self.setAccessibleDescription(self.view.accessibleDescription())
            if self._mark is None and self._question is not None and not self._dealing:
                self._clock.start()
        self.setFocus()

    def show_question(self, question: Question, number: int, results: tuple[bool, ...], streak: int) -> None:
        """Ask `question`, the `number`-th of its session."""
        self.scene.finish()
        words = self._look.words
        self._question, self._mark, self._again = question, None, False
        self._dealing = True
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._room.show_table(question.table, question.house, question.hidden)
        unit = question.table.stakes.unit
        if unit != self._unit:
            self._unit = unit
            self.scene.set_words(self._look.labels, self._look.money(unit))
        self.scene.set_choosable(None)
        self.panel.show_question(question, number, self._planned, results, streak)
        seen = question.seen
        described = words.describe(seen, counts=not question.deck_covered)
        known = [words.fact(fact, unit) for fact in question.situation]
        self._read_out(words.ask(question), "\n".join([described, *known]))
        self._show_time()
        self._show_hints()
        self.setFocus()
        self._deal()

    def show_mark(
        self, mark: Mark, results: tuple[bool, ...], streak: int, others: tuple[House, ...], due: int | None = None
    ) -> None:
        """Show what became of the answer, and in how many days its skill is `due` again, where that is known."""
        self.scene.finish()
        question = self._asked()
        self._mark = mark
        self._clock.stop()
        self.panel.onward.show_due(due)
        self.panel.show_mark(question, mark, others, results, streak)
        self._show_marks(pushing=True)
        self._show_hints()
        # The arrow keys are for reading on now, also after a click on the table.
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocus()
        announce(self.view, self.panel.explanation.spoken(question, mark))

    def _read_out(self, asked: str, described: str) -> None:
        """The question for those who hear it: it is told once, and found again at the table and at the page."""
        for each in (self, self.view):
            each.setAccessibleName(asked)
            each.setAccessibleDescription(described)
        announce(self, f"{asked}\n{described}", polite=True)

    def set_compact(self, compact: bool) -> None:
        """Less room: a narrower panel, a lower keypad."""
        for part in (self._room, self._hints, self.panel):
            part.set_compact(compact)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._end_motion()
        key = Qt.Key(event.key())
        if self._mark is not None and self.panel.take_key(key):
            pass
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        elif self._paused:
            if key in (*_ENTER, Qt.Key.Key_Space, Qt.Key.Key_P):
                self.pause_wanted.emit()
        elif key is Qt.Key.Key_P and self._mark is None:
            self.pause_wanted.emit()
        elif key in _ENTER or (self._mark is not None and key is Qt.Key.Key_Space):
            self._go_on()
        elif self._mark is not None and key is Qt.Key.Key_R:
            self._toggle_again()
        elif self._mark is None and self._answer and self._answer.take_key(key, event):
            pass
        elif self._mark is None and key in _ARROWS and self._answer and self._answer.TAKES_SEATS:
            self.view.setFocus()
            QApplication.sendEvent(self.view, event)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from part to part of an answer that has two; elsewhere as usual."""
        if self._mark is None and self._answer is not None and self.focusWidget() in (self, self.view, None):
            key = Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab
            event = QKeyEvent(QKeyEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier)
            if self._answer.take_key(key, event):
                return True
        return super().focusNextPrevChild(forward)

    def hideEvent(self, event: QHideEvent) -> None:
        self.scene.finish()
        self._clock.stop()
        super().hideEvent(event)

    def _build(self) -> None:
        words = self._look.words
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self._room = RoomBar(self._look, words("Practice"))
        self._room.left.connect(self.left)
        outer.addWidget(self._room)
        self._pause = PauseCover(self._look)
        self._pause.go_on_wanted.connect(self.pause_wanted)
        self._pause.hide()
        outer.addWidget(self._pause, 1)
        self._body = QWidget()
        outer.addWidget(self._body, 1)
        middle = QHBoxLayout(self._body)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        stage = QVBoxLayout()
        stage.setSpacing(0)
        middle.addLayout(stage, 1)
        look = self._look
        self.scene = TableScene(look.labels, str, look.palette, four_colour=look.four_colour, parent=self)
        self.scene.set_speed(look.speed)
        self.scene.finished.connect(self._landed)
        self.view = TableView(self.scene, look.words)
        self.view.card_clicked.connect(self._card_clicked)
        self.view.seat_clicked.connect(self._seat_clicked)
        stage.addWidget(self.view, 1)
        self._hints = HintBar(self._look)
        stage.addWidget(self._hints)
        self.panel = PracticePanel(look)
        self.panel.pressed.connect(self._go_on)
        self.panel.changed.connect(self._answer_changed)
        self.panel.onward.lesson_wanted.connect(self.lesson_wanted)
        self.panel.onward.houses_wanted.connect(self._show_hints)
        middle.addWidget(self.panel)

    def _answer_changed(self) -> None:
        self._show_marks()
        self.panel.refresh()
        focused = self.window().focusWidget()
        if self._answer is None or not self._answer.isAncestorOf(focused):
            self.setFocus()

    def _card_clicked(self, seat: int, card: Card) -> None:
        if self._mark is None and self._answer is not None:
            self._answer.pick_card(card)

    def _seat_clicked(self, number: int) -> None:
        if self._mark is None and self._answer is not None:
            self._answer.pick_seat(number)

    def _go_on(self) -> None:
        if self._mark is not None:
            self.next_wanted.emit()
            return
        if self._answer is None:
            return
        given = self._answer.answer()
        if given is not None:
            self.answered.emit(given)
        else:
            self._answer.remind()

    def _toggle_again(self) -> None:
        """The situation once more as it was asked, and back."""
        self._again = not self._again
        self._show_marks()

    def _deal(self) -> None:
        """The cards of the street come off the stub, and what has been wagered since is put in."""
        question = self._asked()
        before, happened = lately(question.seen, burn=not question.deck_covered)
        self.scene.show(before, sight=self._sight())
        # Where something has gone wrong it is not to be seen that all goes as it should.
        self.scene.play(() if question.mishap else happened, within=_DEALT_WITHIN)

    def _landed(self) -> None:
        """The cards lie: the clock runs from now."""
        if self._dealing:
            self._dealing = False
            self._show_marks()
            self._clock.start()
            self.rested.emit()

    def _sight(self) -> Sight:
        question = self._asked()
        counting = question.deck_covered and self._mark is None
        # Pots that lie apart are drawn apart where the question says so; where they are asked for it does not.
        apart = tuple(fact.values["amount"] for fact in question.situation if fact.key == "pots.lie")
        return Sight(hide_stub_count=counting, hide_burns=counting, pots=apart)

    def _show_marks(self, *, pushing: bool = False) -> None:
        """The table as it was asked about or, with a mark, as the answer leaves it; the pots are seen `pushing` to
        whom they go to."""
        question, words = self._asked(), self._look.words
        if self._mark is None or self._again:
            picked = self._answer.marks() if self._answer and self._mark is None else Marks()
            self.scene.show(question.seen, marks_while_asking(question, picked, words), self._sight())
            return
        marks, pushes = marks_after(question, self._mark, words), paid(question, self._mark.correct)
        if pushing and pushes:
            self.scene.show(question.seen, marks, self._sight())
            self.scene.play(pushes, marks)
        else:
            self.scene.show(replay(question.seen, pushes), marks, self._sight())

    def _end_motion(self) -> None:
        self.scene.finish()
        self.panel.explanation.finish()

    def _show_hints(self) -> None:
        words = self._look.words
        enter = words("Enter")
        if self._mark is not None:
            self._hints.show_hints(
                [
                    ((enter,), words("next")),
                    (("↑", "↓"), words("read on")),
                    (("R",), words("see it again")),
                    *self.panel.onward.hints(),
                    ((words("Esc"),), words("back") if self.panel.explanation.shows_houses else words("leave")),
                ]
            )
        else:
            self._hints.show_hints([*keys(self._asked(), words), ((enter,), words("check")), (("P",), words("pause"))])

    def _show_time(self) -> None:
        """How long the question has stood, or what is left. While its cards are dealt it has not begun to: what has
        gone since it was asked is not told."""
        elapsed, remaining = self._elapsed_of(), self._remaining_of()
        if remaining is None:
            self.panel.show_time(0 if self._dealing else elapsed)
        else:
            self.panel.show_time(remaining + elapsed if self._dealing else remaining)

    def _tick(self) -> None:
        self._show_time()
        if self._remaining_of() == 0 and self._mark is None:
            self._clock.stop()
            self.time_over.emit()

    @property
    def _answer(self) -> AnswerWidget | None:
        return self.panel.answer

    def _asked(self) -> Question:
        if self._question is None:
            raise RuntimeError("no question is shown")
        return self._question
