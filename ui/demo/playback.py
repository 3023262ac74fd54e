"""A hand being played back: the table, the controls below it and the commentary beside it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from trainer.errors import DoorcardError
from trainer.houses.house import House
from trainer.notation.hand import Hand
from trainer.questions import Question
from ui.demo.ask_box import AskBox
from ui.demo.desk import Desk
from ui.demo.hands import Hands
from ui.demo.kept import Kept
from ui.demo.pace import PLAYS, Pace
from ui.demo.questions import Questions
from ui.demo.reading import Listed
from ui.demo.reel import Reel
from ui.look import Look
from ui.widgets.announce import announce

_PREDICT: Final = "demo/predict"


class Playback(Desk):
    """Plays one of several hands, and tells by `opened` which, by the Reel it is shown from. `left` asks to leave,
    `said` carries a sentence that has no place in the commentary, `refused` one that says why a hand is not shown.
    `houses` are those a hand can be replayed at."""

    opened = Signal(object)
    left = Signal()
    said, refused = Signal(str), Signal(str)

    def __init__(self, look: Look, houses: Callable[[], Sequence[House]], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._look, self._houses = look, houses
        self._hands: Hands | None = None
        self._reel: Reel | None = None
        self._at = 0
        self._playing = self._moving = False
        self._questions = Questions(look, houses, self)
        self._pace = Pace(look.speed, self)
        self._pace.due.connect(self._play_next)
        self._connect()
        self.scene.set_speed(self._pace.motion)
        self.transport.show_speed(self._pace.speed)
        self._bind_keys()
        self.side.set_predict(bool(QSettings().value(_PREDICT, False, type=bool)))

    def show_hands(self, listed: Sequence[Listed], number: int = 0) -> None:
        """Hands to choose from, one of them at its start. There is at least one."""
        self.pause()
        self._hands = Hands(listed, number, self._houses)
        self.side.show_hands(listed, number)
        self._begin(self._hands)

    def add_hands(self, listed: Sequence[Listed]) -> None:
        """More hands to choose from; the one that is open stays so."""
        if self._hands is not None:
            self._hands.listed += listed
            self.side.add_hands(listed)

    def kept(self) -> Kept | None:
        """Where the hand that is open stands; None where none is."""
        if self._hands is None or self._reel is None:
            return None
        house = self._reel.hand.house.id if self._reel.at_house else None
        side, asking = self.side, self._questions.kept()
        listed, number = self._hands.listed, self._hands.number
        return Kept(listed, number, house, self._at, self._playing, side.open_handed, side.large, asking)

    def go_on(self, kept: Kept) -> None:
        """Go on with a hand from where it stood on another page."""
        self.show_hands(kept.listed, kept.number)
        self.set_large(kept.large)
        self.side.set_open_handed(kept.open_handed)
        place = self._hands.place_of(kept.house) if self._hands else 0
        if place:
            self.side.choose_house(place)
        self.go(kept.at)
        self._questions.go_on(kept.asking)
        if kept.playing:
            self.play_or_pause()

    def set_still(self, still: bool) -> None:
        """Whether nothing is to move on the table: each step is then there at once."""
        self._pace.still = still
        self.scene.set_speed(self._pace.motion)

    def set_large(self, large: bool) -> None:
        """Whether the commentary is read from the back of a room."""
        self._questions.close()
        super().set_large(large)

    @property
    def at(self) -> int:
        """The position in the hand: how many of its steps have been done."""
        return self._at

    @property
    def reel(self) -> Reel | None:
        """The hand that is open, at the house it is played at."""
        return self._reel

    @property
    def recorded(self) -> Hand | None:
        """The hand that is open, as it was recorded."""
        return self._hands.recorded.hand if self._hands else None

    @property
    def playing(self) -> bool:
        """Whether the hand plays by itself."""
        return self._playing

    @property
    def box(self) -> AskBox | None:
        """The question that is open."""
        return self._questions.box

    # Moving along

    def go(self, at: int) -> None:
        """To a position, at once."""
        if self._reel is None or at == self._at:
            return
        self._questions.close()
        self._at = min(max(at, 0), self._reel.end)
        self._draw()
        self._tell()

    def step_forward(self) -> None:
        """The next step, seen happening; or the question what it has to be, where that is to be predicted."""
        reel = self._reel
        if self.box is not None:
            self.box.press()
            return
        if reel is None or self._at == reel.end:
            return
        self.scene.finish()
        decision = self._pending()
        if decision is not None:
            self._ask(decision, steps_on=True)
            return
        self._at += 1
        self._tell()
        happening = reel.events(self._at, open_handed=self.side.open_handed)
        if happening:
            self._moving = True
            self.scene.play(happening)
        else:
            self._draw()
            self._rest()

    def step_back(self) -> None:
        """The step before."""
        self.pause()
        self.go(self._at - 1)

    def play_or_pause(self) -> None:
        """Plays on, from the start again where the hand is over; or stops."""
        if self._playing:
            self.pause()
        elif self._reel is not None and self.box is None:
            if self._at == self._reel.end:
                self.go(0)
            self._playing = True
            self.transport.show_playing(True)
            self._play_next()

    def pause(self) -> None:
        """Stops playing, with the step under way at its end."""
        self._playing = False
        self._pace.stop()
        self.transport.show_playing(False)
        self.scene.finish()

    def set_speed(self, speed: int) -> None:
        """Play so many times as quickly as usual: at one of PLAYS."""
        self._pace.set_speed(speed)
        self.scene.set_speed(self._pace.motion)
        self.transport.show_speed(speed)

    # Asking

    def ask_now(self) -> None:
        """Turn this moment into a question, or say that there is nothing to ask."""
        if self._reel is None or self.box is not None:
            return
        self.scene.finish()
        question = self._reel.question(self._at)
        if question is None:
            self.said.emit(self._look.words("There is nothing that a dealer decides here."))
        else:
            self._ask(question, steps_on=self._pending() is not None)

    def _pending(self) -> Question | None:
        """What is to be predicted before the hand goes on."""
        if self._reel is None or not self.side.predict:
            return None
        return self._questions.pending(self._reel, self._at)

    def _ask(self, question: Question, *, steps_on: bool) -> None:
        plays_on = self._playing
        self.pause()
        self._questions.ask(question, self._at, plays_on=plays_on, steps_on=steps_on)

    def _box_shown(self, box: AskBox | None) -> None:
        self.side.commentary.show_box(box)
        self._draw()
        self.setFocus()
        if box is not None:
            announce(self.view, box.accessibleName())

    def _box_changed(self) -> None:
        self._draw()
        focused = self.window().focusWidget()
        if self.box is None or not self.box.isAncestorOf(focused):
            self.setFocus()

    def _go_on(self, plays_on: bool, steps_on: bool) -> None:
        if plays_on:
            self.play_or_pause()
        elif steps_on:
            self.step_forward()

    # Keys

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.box is not None and self.box.take_key(key, event):
            return
        if key in self._keys:
            self._keys[key]()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from part to part of an answer that has two; elsewhere as usual."""
        if self.box is not None and self.box.answer is not None and self.focusWidget() in (self, None):
            key = Qt.Key.Key_Tab if forward else Qt.Key.Key_Backtab
            event = QKeyEvent(QKeyEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier)
            if self.box.answer.take_key(key, event):
                return True
        return super().focusNextPrevChild(forward)

    # Inside

    def _connect(self) -> None:
        self.scene.finished.connect(self._landed)
        self.view.seat_clicked.connect(lambda number: self.box.pick_seat(number) if self.box else None)
        self.view.card_clicked.connect(lambda seat, card: self.box.pick_card(seat, card) if self.box else None)
        self.transport.back_wanted.connect(self.step_back)
        self.transport.play_wanted.connect(self.play_or_pause)
        self.transport.forward_wanted.connect(self._forward)
        self.transport.speed_wanted.connect(self.set_speed)
        self.transport.position_wanted.connect(self._jump)
        self.side.hand_chosen.connect(self._show)
        self.side.house_chosen.connect(self._play_at)
        self.side.predict_changed.connect(self._predict)
        self.side.open_handed_changed.connect(self._draw)
        self.side.ask_wanted.connect(self.ask_now)
        self._questions.shown.connect(self._box_shown)
        self._questions.changed.connect(self._box_changed)
        self._questions.tallied.connect(self.side.set_tally)
        self._questions.done.connect(self._go_on)

    def _bind_keys(self) -> None:
        self._keys: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Space: self.play_or_pause,
            Qt.Key.Key_Escape: self.left.emit,
            Qt.Key.Key_T: self.side.toggle_predict,
            Qt.Key.Key_A: self.ask_now,
            Qt.Key.Key_V: self.side.toggle_open_handed,
            Qt.Key.Key_N: self._to_astray,
            **{Qt.Key(Qt.Key.Key_0 + speed): partial(self.set_speed, speed) for speed in PLAYS},
        }
        for key, does in (
            (Qt.Key.Key_Left, self.step_back),
            (Qt.Key.Key_Right, self._forward),
            (Qt.Key.Key_Up, lambda: self._up_or_down(-1)),
            (Qt.Key.Key_Down, lambda: self._up_or_down(1)),
            (Qt.Key.Key_Home, lambda: self._jump(0)),
            (Qt.Key.Key_End, lambda: self._jump(self._reel.end if self._reel else 0)),
        ):
            # Not a key press: a button that has the focus would keep the arrows to itself.
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    def _show(self, number: int) -> None:
        hands = self._hands
        if hands is None or number == hands.number:
            return
        try:
            hands.choose(number)
        except DoorcardError as error:
            self.refused.emit(self._look.words.error(error, titled=True))
            self.side.choose_hand(hands.number)
        else:
            self._begin(hands)

    def _begin(self, hands: Hands) -> None:
        """The hand that is chosen, at its start."""
        self._questions.begin()
        self.side.show_source(hands.listed[hands.number].source)
        self.side.offer_houses(hands.offers(self._look.words), 0)
        self._open(hands.recorded, 0)

    def _play_at(self, place: int) -> None:
        """The same hand at another house, where it stands now."""
        before = self._reel
        if self._hands is None or before is None:
            return
        try:
            reel = self._hands.at_house(place)
        except DoorcardError as error:
            self.refused.emit(self._look.words.error(error, titled=True))
            return
        self._questions.begin_again()
        self._open(reel, reel.position_told(before.told(self._at)))

    def _open(self, reel: Reel, at: int) -> None:
        self.pause()
        self._questions.close()
        self._reel, self._at = reel, at
        self.show_reel(reel)
        self._draw()
        self._tell()
        self.opened.emit(reel)

    def _forward(self) -> None:
        self.pause()
        self.step_forward()

    def _jump(self, at: int) -> None:
        if at != self._at:
            self.pause()
            self.go(at)

    def _up_or_down(self, way: int) -> None:
        """From street to street; while a question is open, up and down the text."""
        if self.box is not None:
            self.side.commentary.read_on(way)
        elif self._reel is not None:
            self._jump(self._reel.next_chapter(self._at) if way > 0 else self._reel.previous_chapter(self._at))

    def _to_astray(self) -> None:
        at = self._reel.next_astray(self._at) if self._reel else None
        if at is not None:
            self._jump(at)

    def _predict(self, predict: bool) -> None:
        QSettings().setValue(_PREDICT, predict)
        self.transport.timeline.set_covered(predict)
        self.side.show_tally()
        self._draw()

    def _play_next(self) -> None:
        self.step_forward()
        if self._reel is None or self._at == self._reel.end:
            self._playing = False
            self.transport.show_playing(False)

    def _landed(self) -> None:
        """A step that was under way is at its end."""
        if self._moving:
            self._draw()
            self._rest()

    def _rest(self) -> None:
        step = self._reel.step(self._at) if self._reel else None
        if self._playing and step is not None:
            self._pace.rest(step)

    def _draw(self) -> None:
        """The table as it stands at this position."""
        if self._reel is None:
            return
        self._moving = False
        turn = self._pending() is None
        self.view.show_position(self._reel, self._at, self.box, open_handed=self.side.open_handed, turn=turn)

    def _tell(self) -> None:
        if self._reel is not None:
            self.tell_position(self._reel, self._at)
