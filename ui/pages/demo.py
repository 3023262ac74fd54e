"""The demo: a recorded hand played back, with the rule at each step; or the invitation to open one."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from trainer.notation.hand import Hand
from ui.demo.banner import Banner
from ui.demo.bundled import BUNDLED, bundled_hand
from ui.demo.player import Player
from ui.demo.welcome import Welcome
from ui.look import Look
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
        self._banner = Banner(look)
        self._stack = QStackedWidget()
        self._start = QWidget()
        self._start.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        start = QVBoxLayout(self._start)
        start.setContentsMargins(0, 0, 0, 0)
        start.setSpacing(0)
        self._room = RoomBar(look, look.words("Demo"))
        self._room.left.connect(self.left)
        start.addWidget(self._room)
        welcome = Welcome(look)
        welcome.open_wanted.connect(self.open_wanted)
        welcome.chosen.connect(self.show_bundled)
        start.addWidget(welcome, 1)
        self.player = Player(look)
        self.player.left.connect(self.left)
        self.player.open_wanted.connect(self.open_wanted)
        self.player.others_wanted.connect(lambda: self._open(self._start))
        self._stack.addWidget(self._start)
        self._stack.addWidget(self.player)
        column.addWidget(self._banner)
        column.addWidget(self._stack, 1)

    def show_hands(self, hands: Sequence[Hand], source: str) -> None:
        """Play the hands of a file called `source`, the first of them from its start; none at all closes the hand."""
        self._banner.hide()
        if hands:
            self.player.show_hands(hands, source)
        self._open(self.player if hands else self._start)

    def show_bundled(self, name: str) -> None:
        """Play a hand that comes with the program, by its file's name."""
        self.show_hands([bundled_hand(name)], self._look.words(BUNDLED[name].title))

    def show_error(self, text: str) -> None:
        """Say why a file cannot be shown. What was open stays open."""
        self._banner.say(text)

    def set_compact(self, compact: bool) -> None:
        """Less room: lower bars, a narrower panel."""
        self._room.set_compact(compact)
        self.player.set_compact(compact)

    def set_still(self, still: bool) -> None:
        """Whether nothing is to move on the table."""
        self.player.set_still(still)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) is Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _open(self, part: QWidget) -> None:
        self._stack.setCurrentWidget(part)
        self.setFocusProxy(part)
        self.setFocus()
