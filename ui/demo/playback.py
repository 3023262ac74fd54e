"""A hand being played back: the table, the controls below it and the commentary beside it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.commentary import StepKind
from trainer.notation.hand import Hand
from ui.demo.reel import Reel, reels
from ui.demo.side_panel import SidePanel
from ui.demo.table_marks import marks, sight
from ui.demo.telling import spoken
from ui.demo.transport import SPEEDS, Transport
from ui.look import Look
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.widgets.announce import announce

_PAUSE: Final = 800
_LONG_PAUSE: Final = 1600
"""Milliseconds between two steps at the usual pace; longer where there is something to be read on the table."""
_READ: Final = frozenset({StepKind.ANNOUNCE, StepKind.SHOW, StepKind.PUSH, StepKind.COMMUNITY})


class Playback(QWidget):
    """Plays one of several hands, and tells by `opened` which. `left` asks to leave, `open_wanted` for a file,
    `others_wanted` for the hands that come with the program."""

    opened = Signal(object)
    left = Signal()
    open_wanted = Signal()
    others_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._reels: tuple[Reel, ...] = ()
        self._reel: Reel | None = None
        self._at = 0
        self._speed = SPEEDS[0]
        self._still = self._playing = self._moving = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_next)
        self._build()
        self._bind_keys()

    def show_hands(self, hands: Sequence[Hand], source: str) -> None:
        """The hands of a file, the first of them at its start. There is at least one."""
        self.pause()
        self._reels = reels(hands)
        self._side.show_hands(hands, source)
        self._show(0)

    def set_still(self, still: bool) -> None:
        """Whether nothing is to move on the table: each step is then there at once."""
        self._still = still
        self._set_pace()

    def set_compact(self, compact: bool) -> None:
        """Less room: lower bars, a narrower panel."""
        self._transport.set_compact(compact)
        self._side.set_compact(compact)

    @property
    def at(self) -> int:
        """The position in the hand: how many of its steps have been done."""
        return self._at

    @property
    def reel(self) -> Reel | None:
        """The hand that is open."""
        return self._reel

    @property
    def playing(self) -> bool:
        """Whether the hand plays by itself."""
        return self._playing

    # Moving along

    def go(self, at: int) -> None:
        """To a position, at once."""
        if self._reel is None or at == self._at:
            return
        self._at = min(max(at, 0), self._reel.end)
        self._draw()
        self._tell()

    def step_forward(self) -> None:
        """The next step; what it does is seen happening."""
        reel = self._reel
        if reel is None or self._at == reel.end:
            return
        self._land()
        self._at += 1
        self._tell()
        happening = reel.events(self._at, open_handed=self._side.open_handed)
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
        elif self._reel is not None:
            if self._at == self._reel.end:
                self.go(0)
            self._playing = True
            self._transport.show_playing(True)
            self._play_next()

    def pause(self) -> None:
        """Stops playing, with the step under way at its end."""
        self._playing = False
        self._pause.stop()
        self._transport.show_playing(False)
        self._land()

    def set_speed(self, speed: int) -> None:
        """1 for the usual pace, 2 for twice as fast."""
        self._speed = speed
        self._set_pace()
        self._transport.show_speed(speed)

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Space:
                self.play_or_pause()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    # Inside

    def _build(self) -> None:
        look = self._look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        middle = QHBoxLayout(self)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        stage = QVBoxLayout()
        stage.setSpacing(0)
        middle.addLayout(stage, 1)
        self.scene = TableScene(look.labels, str, look.palette, four_colour=look.four_colour, parent=self)
        self.scene.set_choosable(())
        self.scene.finished.connect(self._landed)
        self.view = TableView(self.scene)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        stage.addWidget(self.view, 1)
        self._transport = Transport(look)
        self._transport.start_wanted.connect(lambda: self._jump(0))
        self._transport.back_wanted.connect(self.step_back)
        self._transport.play_wanted.connect(self.play_or_pause)
        self._transport.forward_wanted.connect(self._forward)
        self._transport.speed_wanted.connect(self._next_speed)
        self._transport.position_wanted.connect(self._jump)
        stage.addWidget(self._transport)
        self._side = SidePanel(look)
        self._side.open_wanted.connect(self.open_wanted)
        self._side.others_wanted.connect(self.others_wanted)
        self._side.hand_chosen.connect(self._show)
        self._side.open_handed_changed.connect(self._draw)
        middle.addWidget(self._side)

    def _bind_keys(self) -> None:
        """The arrows are shortcuts: a button that has the focus would keep them to itself."""
        keys: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Left: self.step_back,
            Qt.Key.Key_Right: self._forward,
            Qt.Key.Key_Up: lambda: self._to_chapter(-1),
            Qt.Key.Key_Down: lambda: self._to_chapter(1),
            Qt.Key.Key_Home: lambda: self._jump(0),
            Qt.Key.Key_End: lambda: self._jump(self._reel.end if self._reel else 0),
        }
        for number, speed in enumerate(SPEEDS, 1):
            keys[Qt.Key(Qt.Key.Key_0 + number)] = partial(self.set_speed, speed)
        for key, does in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    def _show(self, number: int) -> None:
        self.pause()
        reel = self._reel = self._reels[number]
        self._at = 0
        self.scene.set_words(self._look.labels, self._look.money(reel.hand.start.stakes.unit))
        self._transport.show_reel(reel)
        self._side.show_reel(reel)
        self._draw()
        self._tell()
        self.opened.emit(reel.hand)

    def _forward(self) -> None:
        self.pause()
        self.step_forward()

    def _jump(self, at: int) -> None:
        if at != self._at:
            self.pause()
            self.go(at)

    def _to_chapter(self, way: int) -> None:
        if self._reel is not None:
            self._jump(self._reel.next_chapter(self._at) if way > 0 else self._reel.previous_chapter(self._at))

    def _next_speed(self) -> None:
        self.set_speed(SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)])

    def _set_pace(self) -> None:
        self.scene.set_speed(0 if self._still else self._speed)

    def _play_next(self) -> None:
        self.step_forward()
        if self._reel is None or self._at == self._reel.end:
            self._playing = False
            self._transport.show_playing(False)

    def _landed(self) -> None:
        """A step that was under way is at its end."""
        if self._moving:
            self._draw()
            self._rest()

    def _land(self) -> None:
        if self._moving:
            self.scene.finish()

    def _rest(self) -> None:
        step = self._reel.step(self._at) if self._reel else None
        if self._playing and step is not None:
            wait = _LONG_PAUSE if step.kind in _READ else _PAUSE
            self._pause.start(wait // self._speed)

    def _draw(self) -> None:
        """The table as it stands at this position."""
        reel = self._reel
        if reel is None:
            return
        self._moving = False
        words, house = self._look.words, reel.hand.house
        table = reel.table(self._at, open_handed=self._side.open_handed)
        self.scene.show(table, marks(reel.step(self._at), house, words), sight(table, house))
        self.view.setAccessibleDescription(words.describe(reel.table(self._at)))

    def _tell(self) -> None:
        reel = self._reel
        if reel is None:
            return
        step, words = reel.step(self._at), self._look.words
        self._transport.show_position(self._at)
        self._side.show_position(self._at)
        said = spoken(step, reel.hand.house, words) if step else words("Before the deal")
        self.view.setAccessibleName(said)
        self._transport.timeline.setAccessibleDescription(said)
        announce(self.view, said)
