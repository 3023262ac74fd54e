"""The demo: a recorded hand played back, with the rule at each step; or the invitation to open one."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.notation.hand import Hand
from ui.demo.bundled import BUNDLED, bundled_hand
from ui.demo.playback import Kept, Playback
from ui.demo.welcome import Welcome
from ui.look import Look
from ui.widgets.banner import Banner
from ui.widgets.bars import RoomBar


class _Kept(NamedTuple):
    """The hands that are open and the file they come from, which of them it is, and where that stands."""

    hands: Sequence[Hand]
    source: str
    number: int
    stands: Kept


class DemoPage(QWidget):
    """Plays recorded hands. `left` says that the user goes back, `open_wanted` asks for a file to be chosen. `houses`
    are those that a hand can be replayed at."""

    left = Signal()
    open_wanted = Signal()

    def __init__(self, look: Look, houses: Callable[[], Sequence[House]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._given: tuple[Sequence[Hand], str] = ((), "")
        # Tab goes past it: it hands the keys on, and would never let them out again.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._room = RoomBar(look, look.words("Demo"))
        self._room.left.connect(self._leave)
        self._banner = Banner(look)
        self._stack = QStackedWidget()
        self._welcome = Welcome(look)
        self._welcome.open_wanted.connect(self.open_wanted)
        self._welcome.chosen.connect(self.show_bundled)
        self.playback = Playback(look, houses)
        for each in (self, self.playback):
            each.setAccessibleName(look.words("Demo"))
        self.playback.opened.connect(lambda reel: self._room.show_table(reel.hand.start, reel.hand.house))
        self.playback.left.connect(self._leave)
        self.playback.said.connect(lambda sentence: self._banner.say(sentence, good=True))
        self.playback.add_actions(self._actions())
        self._stack.addWidget(self._welcome)
        self._stack.addWidget(self.playback)
        # What is shown comes before the bar in the order of Tab, which is that of coming into the page.
        column.addWidget(self._stack, 1)
        column.insertWidget(0, self._banner)
        column.insertWidget(0, self._room)

    def show_hands(self, hands: Sequence[Hand], source: str, number: int = 0) -> None:
        """Play the hands of a file called `source`, one of them from its start; none at all closes the hand."""
        self._banner.hide()
        if hands:
            self._given = hands, source
            self._open(self.playback)
            self.playback.show_hands(hands, source, number)
        else:
            self._close()

    def show_bundled(self, name: str) -> None:
        """Play a hand that comes with the program, by its file's name."""
        self.show_hands([bundled_hand(name)], self._look.words(BUNDLED[name].title))

    def kept(self) -> _Kept | None:
        """The hand that is open, and where it stands; None where none is open."""
        hand = self.playback.recorded
        if hand is None or self._stack.currentWidget() is not self.playback:
            return None
        hands, source = self._given
        return _Kept(hands, source, hands.index(hand), self.playback.kept())

    def go_on(self, kept: _Kept | None) -> None:
        """Open a hand, where it stood on a page before this one."""
        if kept is not None:
            self.show_hands(kept.hands, kept.source, kept.number)
            self.playback.go_on(kept.stands)

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

    def toggle_full_screen(self) -> None:
        """The whole screen, and the commentary in letters that are read from the back of a room; or the window."""
        self._fill_screen(not self.window().isFullScreen())

    def save_picture(self, path: Path) -> None:
        """Write the table as it is drawn; the name's ending says as what. Told where it cannot be written."""
        from ui.demo import export

        self._written(path, lambda: export.save_picture(self.playback.scene, path))

    def save_hand(self, path: Path) -> None:
        """Write the hand as it was recorded. Told where it cannot be written."""
        from ui.demo import export

        hand = self.playback.recorded
        if hand is not None:
            self._written(path, lambda: export.save_hand(hand, path))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Escape:
                self._leave()
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

    def _leave(self) -> None:
        """Leave the full screen first, then the page."""
        if self.window().isFullScreen():
            self._fill_screen(False)
        else:
            self.left.emit()

    def _fill_screen(self, full: bool) -> None:
        window = self.window()
        window.setWindowState(
            window.windowState() | Qt.WindowState.WindowFullScreen
            if full
            else window.windowState() & ~Qt.WindowState.WindowFullScreen
        )
        self.playback.set_large(full)

    def _actions(self) -> list[QAction]:
        """What is in the menu of a hand, with its keys."""
        words = self._look.words
        made = []
        for text, key, does in (
            (words("Other hands"), "", self._close),
            (words("Open a file …"), "", self.open_wanted.emit),
            (words("Save the picture …"), "Ctrl+E", self._ask_for_picture),
            (words("Save the hand …"), "Ctrl+S", self._ask_for_hand),
            (words("Full screen"), "F11", self.toggle_full_screen),
        ):
            action = QAction(text, self)
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _=False, does=does: does())
            self.addAction(action)
            made.append(action)
        return made

    def _ask_for_picture(self) -> None:
        words = self._look.words
        kinds = [words("Pictures ({patterns})", patterns=f"*{ending}") for ending in (".png", ".svg", ".pdf")]
        path = self._ask_where(words("Save the picture"), ".png", ";;".join(kinds))
        if path is not None:
            self.save_picture(path)

    def _ask_for_hand(self) -> None:
        words = self._look.words
        path = self._ask_where(words("Save the hand"), ".phh", words("Hands ({patterns})", patterns="*.phh"))
        if path is not None:
            self.save_hand(path)

    def _ask_where(self, title: str, ending: str, kinds: str) -> Path | None:
        """A place to write to, from a dialog; the ending of the kind chosen where the name has none."""
        from ui.demo.export import file_name

        hand = self.playback.recorded
        if hand is None or self._stack.currentWidget() is not self.playback:
            return None
        name = file_name(hand.start.name, hand.label) + ending
        chosen, kind = QFileDialog.getSaveFileName(self, title, name, kinds)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(kind.rpartition("*")[2].rstrip(")") or ending)

    def _written(self, path: Path, write: Callable[[], None]) -> None:
        words = self._look.words
        try:
            write()
        except OSError as error:
            self._banner.say(words("{file} cannot be written: {reason}", file=path.name, reason=str(error)))
        except ValueError:
            self._banner.say(words("{file}: the name has to end in .png, .svg or .pdf.", file=path.name))
        else:
            self._banner.say(words("Saved as {file}.", file=str(path)), good=True)
