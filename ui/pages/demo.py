"""The demo: a recorded hand played back, with the rule at each step; or the invitation to open one."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from trainer.notation.hand import Hand
from ui.demo.bundled import BUNDLED, bundled_hand
from ui.demo.playback import Playback
from ui.demo.welcome import Welcome
from ui.look import Look
from ui.widgets.banner import Banner
from ui.widgets.bars import RoomBar


class DemoPage(QWidget):
    """Plays recorded hands. `left` says that the user goes back, `open_wanted` asks for a file to be chosen."""

    left = Signal()
    open_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._room = RoomBar(look, look.words("Demo"))
        self._room.left.connect(self.left)
        self._banner = Banner(look)
        self._stack = QStackedWidget()
        self._welcome = Welcome(look)
        self._welcome.open_wanted.connect(self.open_wanted)
        self._welcome.chosen.connect(self.show_bundled)
        self.playback = Playback(look)
        self.playback.opened.connect(lambda hand: self._room.show_table(hand.start, hand.house))
        self.playback.left.connect(self.left)
        self.playback.open_wanted.connect(self.open_wanted)
        self.playback.others_wanted.connect(self._close)
        self._stack.addWidget(self._welcome)
        self._stack.addWidget(self.playback)
        for part in (self._room, self._banner, self._stack):
            column.addWidget(part)
        column.setStretchFactor(self._stack, 1)

    def show_hands(self, hands: Sequence[Hand], source: str) -> None:
        """Play the hands of a file called `source`, the first of them from its start; none at all closes the hand."""
        self._banner.hide()
        if hands:
            self._open(self.playback)
            self.playback.show_hands(hands, source)
        else:
            self._close()

    def show_bundled(self, name: str) -> None:
        """Play a hand that comes with the program, by its file's name."""
        self.show_hands([bundled_hand(name)], self._look.words(BUNDLED[name].title))

    def show_error(self, text: str) -> None:
        """Say why a file cannot be shown. What was open stays open."""
        self._banner.say(text)

    def set_compact(self, compact: bool) -> None:
        """Less room: lower bars, a narrower panel."""
        self._room.set_compact(compact)
        self.playback.set_compact(compact)

    def set_still(self, still: bool) -> None:
        """Whether nothing is to move on the table."""
        self.playback.set_still(still)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._stack.currentWidget() is self._welcome:
                self.open_wanted.emit()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._stack.currentWidget() is self.playback:
            self.playback.setFocus(event.reason())

    def _close(self) -> None:
        self._room.clear()
        self._open(self._welcome)

    def _open(self, part: QWidget) -> None:
        self._stack.setCurrentWidget(part)
        (self.playback if part is self.playback else self).setFocus()
