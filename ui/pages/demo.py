"""The demo: a recorded hand played back, with the rule at each step; or the invitation to open one."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.notation.hand import Hand, Written
from ui.demo.bundled import BUNDLED, bundled_hand
from ui.demo.kept import Kept
from ui.demo.playback import Playback
from ui.demo.reader import Reader
from ui.demo.reading import Listed, Reading, listed
from ui.demo.welcome import Welcome
from ui.look import Look
from ui.widgets.banner import Banner
from ui.widgets.bars import RoomBar
from ui.widgets.footnote import News

_CORNER: Final = 8


class _Kept(NamedTuple):
    """The hand that is open, if one is, and the files that are still being read."""

    hand: Kept | None
    reading: Reading | None


class DemoPage(QWidget):
    """Plays recorded hands. `left` says that the user goes back, `open_wanted` asks for a file to be chosen. `houses`
    are those that a hand can be replayed at."""

    left = Signal()
    open_wanted = Signal()

    def __init__(self, look: Look, houses: Callable[[], Sequence[House]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        # Tab goes past it: it hands the keys on, and would never let them out again.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._room = RoomBar(look, look.words("Demo"))
        self._room.left.connect(self._go_back)
        self._banner = Banner(look)
        self._banner.keys_left.connect(self.setFocus)
        self._stack = QStackedWidget()
        self._welcome = Welcome(look)
        self._welcome.open_wanted.connect(self.open_wanted)
        self._welcome.chosen.connect(self.show_bundled)
        self.playback = Playback(look, houses)
        self._news = News(self.playback.view)
        for each in (self, self.playback):
            each.setAccessibleName(look.words("Demo"))
        self.playback.opened.connect(lambda reel: self._room.show_table(reel.hand.start, reel.hand.house))
        self.playback.left.connect(self._leave)
        self.playback.said.connect(self._news.say)
        self.playback.refused.connect(self.show_error)
        self.playback.add_actions(self._actions())
        self._stack.addWidget(self._welcome)
        self._stack.addWidget(self.playback)
        # What is shown comes before the bar in the order of Tab, which is that of coming into the page.
        column.addWidget(self._stack, 1)
        column.insertWidget(0, self._banner)
        column.insertWidget(0, self._room)
        self._reader = Reader(self)
        self._reader.found.connect(self._list)
        self._reader.refused.connect(self.show_error)
        self._reader.outcome.connect(self._news.say)

    def show_hands(self, hands: Sequence[Hand], source: str, number: int = 0) -> None:
        """Play the hands of a file called `source`, one of them from its start."""
        self._reader.stop()
        self._list(listed(hands, source, self._look.words), True, number)

    def open_files(self, paths: Sequence[Path], read: Callable[[Written], Hand]) -> None:
        """Play the first hand of these files and folders at once, and list the others as they are read. What cannot be
        read is told, and what was open stays open where nothing can."""
        self._banner.hide()
        self._reader.begin(Reading(paths, read, self._look.words))

    def show_bundled(self, name: str) -> None:
        """Play a hand that comes with the program, by its file's name."""
        self.show_hands([bundled_hand(name)], self._look.words(BUNDLED[name].title))

    def kept(self) -> _Kept:
        """The hand that is open and where it stands, and what is still being read."""
        shown = self._stack.currentWidget() is self.playback
        return _Kept(self.playback.kept() if shown else None, self._reader.reading)

    def go_on(self, kept: _Kept) -> None:
        """Open a hand, where it stood on a page before this one, and read on."""
        if kept.hand is not None:
            self._open(self.playback)
            self.playback.go_on(kept.hand)
        self._reader.go_on(kept.reading)

    def show_error(self, text: str) -> None:
        """Say why a file cannot be shown. What was open stays open."""
        self._news.hide()
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
                ringed = self.focusWidget()
                if isinstance(ringed, QPushButton):
                    ringed.click()
                else:
                    self.open_wanted.emit()
            case _:
                super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._reader.go_on(self._reader.reading)

    def hideEvent(self, event: QHideEvent) -> None:
        self._reader.rest()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In the corner, where there is never a card.
        self._reader.move(_CORNER, self._room.height() + _CORNER)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._stack.currentWidget() is self.playback:
            self.playback.setFocus(event.reason())

    def _list(self, listed: Sequence[Listed], first: bool, number: int = 0) -> None:
        """Hands to choose from: the first there are, one of which is played, or more of them."""
        if first:
            self._banner.hide()
            self._open(self.playback)
            self.playback.show_hands(listed, number)
        else:
            self.playback.add_hands(listed)

    def _close(self) -> None:
        self._reader.stop()
        self._room.clear()
        self._open(self._welcome)

    def _open(self, part: QWidget) -> None:
        self._stack.setCurrentWidget(part)
        (self.playback if part is self.playback else self).setFocus()

    def _leave(self) -> None:
        """Leave what is being read first, then the full screen, then the page."""
        if self._reader.reading is not None:
            self._reader.stop()
        else:
            self._go_back()

    def _go_back(self) -> None:
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
        from ui.demo.export import PICTURES

        words = self._look.words
        path = self._ask_where(
            words("Save the picture"), PICTURES, lambda each: words("Pictures ({patterns})", patterns=each)
        )
        if path is not None:
            self.save_picture(path)

    def _ask_for_hand(self) -> None:
        from ui.demo.export import HANDS

        words = self._look.words
        path = self._ask_where(words("Save the hand"), HANDS, lambda each: words("Hands ({patterns})", patterns=each))
        if path is not None:
            self.save_hand(path)

    def _ask_where(self, title: str, endings: Sequence[str], named: Callable[[str], str]) -> Path | None:
        """A place to write to, from a dialog, ending as the kind that is chosen there."""
        from ui.demo.export import file_name, with_ending

        hand = self.playback.recorded
        if hand is None or self._stack.currentWidget() is not self.playback:
            return None
        kinds = {named(f"*{ending}"): ending for ending in endings}
        proposed = file_name(hand.start.name, hand.label) + endings[0]
        chosen, kind = QFileDialog.getSaveFileName(self, title, proposed, ";;".join(kinds))
        if not chosen:
            return None
        path = with_ending(Path(chosen), kinds.get(kind, endings[0]), endings)
        # The dialog has asked only about the name it was given.
        return path if path == Path(chosen) or not path.exists() or self._may_go(title, path) else None

    def _may_go(self, title: str, path: Path) -> bool:
        question = self._look.words("{file} is there already. Is it to be written over?", file=path.name)
        return QMessageBox.question(self, title, question) is QMessageBox.StandardButton.Yes

    def _written(self, path: Path, write: Callable[[], None]) -> None:
        words = self._look.words
        try:
            write()
        except OSError as error:
            self.show_error(words("{file} cannot be written: {reason}", file=path.name, reason=str(error)))
        except ValueError:
            self.show_error(words("{file}: the name has to end in .png, .svg or .pdf.", file=path.name))
        else:
            self._banner.hide()
            self._news.say(words("Saved as {file}.", file=str(path)), str(path))
