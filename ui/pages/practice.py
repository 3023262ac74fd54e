"""Practice: a situation on the table, a question beside it, and after the answer the verdict and its reasons."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trainer.cards import Card
from trainer.houses.house import House
from trainer.marking import Mark, paid
from trainer.money import Unit
from trainer.procedure.lately import lately
from trainer.questions import Question
from trainer.table import replay
from ui.answers import AnswerWidget, answer_widget
from ui.fonts import scaled
from ui.look import Look
from ui.pages.explanation import Explanation
from ui.pages.pause_cover import PauseCover
from ui.pages.practice_hints import hint, keys
from ui.pages.scoreboard import Scoreboard
from ui.pages.verdict_marks import marks_after, marks_while_asking
from ui.table.marks import Marks, Sight
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.bars import HintBar, RoomBar
from ui.widgets.icons import pixmap
from ui.widgets.label import key_cap, label
from ui.widgets.snug import SnugArea

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_TICK = 100
_DEALT_WITHIN = 1200
"""Milliseconds after which the cards of a question lie, however many they are."""


class PracticePage(QWidget):
    """Shows one question at a time: its cards are dealt, which any key, click or answer ends at once, and `rested` says
    that they lie. `answered` carries an answer to be marked, `next_wanted` asks for another
    question, `pause_wanted` for the clock to stop or to go on, `time_over` says that the session's time is up, and
    `left` that the trainee goes back."""

    rested = Signal()
    answered = Signal(object)
    next_wanted = Signal()
    pause_wanted = Signal()
    time_over = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._question: Question | None = None
        self._mark: Mark | None = None
        self._answer: AnswerWidget | None = None
        self._compact = self._again = self._paused = self._dealing = False
        self._planned: int | None = None
        self._unit: Unit | None = None
        self._elapsed_of: Callable[[], int] = lambda: 0
        self._remaining_of: Callable[[], int | None] = lambda: None
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._tick)
        self._build()

    def show_session(
        self, title: str, planned: int | None, elapsed: Callable[[], int], remaining: Callable[[], int | None]
    ) -> None:
        """A session begins, of so many questions where that is laid down. `elapsed` gives the milliseconds that the
        question has stood, `remaining` those that are left of the session's time, where it has one."""
        self._room.set_title(title)
        self._planned, self._elapsed_of, self._remaining_of = planned, elapsed, remaining

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
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._room.show_table(question.table, question.house, question.hidden)
        unit = question.table.stakes.unit
        if unit != self._unit:
            self._unit = unit
            self.scene.set_words(self._look.labels, self._look.money(unit))
        self.scene.set_choosable(None)
        self._number.setText(
            words("Question {number}", number=number)
            if self._planned is None
            else words("Question {number} of {planned}", number=number, planned=self._planned)
        )
        self._ask.setText(words.ask(question))
        below = hint(question, words)
        self._hint.setText(below)
        self._hint.setVisible(bool(below))
        self._put_answer(answer_widget(question, self._look))
        self._explanation.hide()
        self._asking_area.show()
        self._score.show_results(question.skill, results, streak, revealed=False)
        self._primary.setText(words("Check answer"))
        seen = question.seen
        described = words.describe(seen, counts=not question.deck_covered)
        known = [words.fact(fact, unit) for fact in question.situation]
        self._read_out(words.ask(question), "\n".join([described, *known]))
        self._tick()
        self._refresh()
        self._asking_area.fit()
        self._panel_column.activate()
        self.setFocus()
        self._deal()

    def show_mark(self, mark: Mark, results: tuple[bool, ...], streak: int, others: tuple[House, ...]) -> None:
        """Show what became of the answer."""
        self.scene.finish()
        question = self._asked()
        self._mark = mark
        self._clock.stop()
        self._asking_area.hide()
        self._explanation.show_mark(question, mark, others)
        self._explanation.show()
        self._score.show_results(question.skill, results, streak, revealed=True)
        self._primary.setText(self._look.words("Next"))
        self._show_marks(pushing=True)
        self._refresh()
        # The arrow keys are for reading on now, also after a click on the table.
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocus()
        announce(self.view, self._explanation.spoken(question, mark))

    def _read_out(self, asked: str, described: str) -> None:
        """The question for those who hear it: it is told once, and found again at the table and at the page."""
        for each in (self, self.view):
            each.setAccessibleName(asked)
            each.setAccessibleDescription(described)
        announce(self, f"{asked}\n{described}", polite=True)

    def set_compact(self, compact: bool) -> None:
        """Less room: a narrower panel, a lower keypad."""
        self._compact = compact
        self._panel.setFixedWidth(scaled(312 if compact else 372))
        margin = 14 if compact else 20
        self._panel_column.setContentsMargins(margin, margin - 4, margin, margin)
        for part in (self._room, self._hints, self._score):
            part.set_compact(compact)
        if self._answer is not None:
            self._answer.set_compact(compact)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.scene.finish()
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape:
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
        elif self._explanation.take_key(key) if self._mark else self._answer and self._answer.take_key(key, event):
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
        middle.addWidget(self._build_panel())

    def _build_panel(self) -> QWidget:
        self._panel = QFrame()
        dress(self._panel, Role.BODY, "panel")
        self._panel.setFixedWidth(372)
        column = self._panel_column = QVBoxLayout(self._panel)
        column.setContentsMargins(20, 16, 20, 20)
        column.setSpacing(12)
        head = QHBoxLayout()
        self._number = label(role=Role.SMALL, tone="quiet")
        self._elapsed = label(role=Role.HEADING)
        sign = label()
        sign.setPixmap(pixmap("clock", self._look.palette.text2, 16, self.devicePixelRatioF()))
        head.addWidget(self._number)
        head.addStretch(1)
        head.addWidget(sign)
        head.addWidget(self._elapsed)
        column.addLayout(head)

        self._asking = QWidget()
        asking = QVBoxLayout(self._asking)
        asking.setContentsMargins(0, 0, 0, 0)
        asking.setSpacing(10)
        self._ask = label(role=Role.TITLE, wrap=True)
        self._hint = label(role=Role.SMALL, tone="quiet", wrap=True)
        asking.addWidget(self._ask)
        asking.addWidget(self._hint)
        self._answer_place = QVBoxLayout()
        asking.addLayout(self._answer_place)
        self._asking_area = SnugArea(self._asking)
        column.addWidget(self._asking_area)
        self._explanation = Explanation(self._look)
        column.addWidget(self._explanation, 1)

        self._primary = QPushButton()
        dress(self._primary, Role.HEADING, "primary")
        self._primary.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._primary.clicked.connect(self._go_on)
        inside = QHBoxLayout(self._primary)
        inside.setContentsMargins(0, 0, 14, 0)
        inside.addStretch(1)
        inside.addWidget(key_cap(self._look.words("Enter")))
        self._score = Scoreboard(self._look)
        self._asking_gap = QWidget()
        column.addWidget(self._primary)
        column.addWidget(self._asking_gap, 1)
        column.addWidget(self._score)
        return self._panel

    def _put_answer(self, widget: AnswerWidget) -> None:
        if self._answer is not None:
            self._answer_place.removeWidget(self._answer)
            self._answer.hide()
            self._answer.deleteLater()
        self._answer = widget
        widget.set_compact(self._compact)
        widget.changed.connect(self._answer_changed)
        self._answer_place.addWidget(widget)
        widget.show()

    def _answer_changed(self) -> None:
        self._show_marks()
        self._refresh()
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
        self._dealing = True
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

    def _refresh(self) -> None:
        words = self._look.words
        marked = self._mark is not None
        ready = marked or (self._answer is not None and self._answer.answer() is not None)
        self._primary.setEnabled(ready)
        self._primary.setToolTip("" if ready else words("Answer every part of the question first."))
        self._asking_gap.setVisible(not marked)
        enter = words("Enter")
        if marked:
            self._hints.show_hints(
                [
                    ((enter,), words("next")),
                    (("↑", "↓"), words("read on")),
                    (("R",), words("see it again")),
                    ((words("Esc"),), words("leave")),
                ]
            )
        else:
            self._hints.show_hints([*keys(self._asked(), words), ((enter,), words("check")), (("P",), words("pause"))])

    def _tick(self) -> None:
        remaining = self._remaining_of()
        shown = self._elapsed_of() if remaining is None else remaining
        self._elapsed.setText(self._look.words("{seconds} s", seconds=f"{shown / 1000:.1f}"))
        if remaining == 0 and self._mark is None:
            self._clock.stop()
            self.time_over.emit()

    def _asked(self) -> Question:
        if self._question is None:
            raise RuntimeError("no question is shown")
        return self._question
