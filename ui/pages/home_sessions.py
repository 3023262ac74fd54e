"""The sessions to choose from, as a row of tiles with their keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.learning.attempt import Mode
from trainer.learning.overview import Overview
from trainer.text.marker import N_
from ui.fonts import edges, grown
from ui.look import Look
from ui.pages.home_tiles import picture_box, show_picture
from ui.theme import Role, dress
from ui.widgets.label import key_cap, label
from ui.widgets.laid_button import LaidButton

_TILES = (
    (Mode.PRACTICE, "target", "P", N_("Practice"), N_("What you need most")),
    (Mode.RUSH, "bolt", "R", N_("Rush"), N_("As many as you can in a minute")),
    (Mode.STREAK, "streak", "Q", N_("Streak"), N_("Until the first miss")),
    (Mode.REVIEW, "again", "X", N_("Review"), N_("What went wrong or slowly")),
    (Mode.DAILY, "calendar", "D", N_("Daily"), N_("Today's ten, for everybody the same")),
)
"""Each session's picture, its key, its name, and what it is."""


class SessionTiles(QWidget):
    """Emits `wanted` with the mode of the session chosen, by a click or by its key."""

    wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(grown(10))
        self._tiles = {mode: SessionTile(look, sign, name, does, key) for mode, sign, key, name, does in _TILES}
        self._keys = {key: mode for mode, _, key, _, _ in _TILES}
        for mode, tile in self._tiles.items():
            tile.clicked.connect(lambda _=False, mode=mode: self.wanted.emit(mode))
            row.addWidget(tile, 1)

    def show_overview(self, found: Overview) -> None:
        """Say what is due, and the best so far."""
        words = self._look.words
        due = words.n("{count} due", "{count} due", len(found.due))
        self._tiles[Mode.PRACTICE].say(due if found.due else "")
        for mode, best in ((Mode.RUSH, found.best_rush), (Mode.STREAK, found.best_streak)):
            self._tiles[mode].say(words("best {count}", count=best) if best else "")

    def take_key(self, key: Qt.Key) -> bool:
        """Begin the session of a key, if it is one."""
        mode = self._keys.get(key.name.removeprefix("Key_"))
        if mode is None:
            return False
        self.wanted.emit(mode)
        return True

    def set_compact(self, compact: bool) -> None:
        """Less room: the names alone."""
        for tile in self._tiles.values():
            tile.set_compact(compact)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The pictures go, all of them, where a name needs the room."""
        tiles, gaps = self._tiles.values(), (len(self._tiles) - 1) * self._row.spacing()
        room = (self.width() - gaps) // len(self._tiles)
        shown = max(tile.pictured for tile in tiles) <= room
        for tile in tiles:
            tile.show_picture(shown=shown)


class SessionTile(LaidButton):
    """One session: its picture where there is room for it, its name, its key, and a line about it."""

    def __init__(self, look: Look, picture: str, name: str, does: str, key: str) -> None:
        super().__init__()
        self._look, self._picture = look, picture
        title, line = look.words(name), look.words(does)
        self._title = title
        self.setAccessibleName(f"{title}. {line}")
        self.setToolTip(line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line = label("", Role.SMALL, "quiet")
        self._line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        named = self._named = label(title, Role.HEADING)
        self._sign = picture_box(look)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(named)
        texts.addWidget(self._line)
        texts.addStretch(1)
        self.row.addWidget(self._sign)
        self.row.addLayout(texts, 1)
        cap = self._cap = key_cap(key)
        self.row.addWidget(cap)
        for part in (self._sign, named, self._line, cap):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_compact(False)

    def say(self, note: str) -> None:
        """A few words about how it stands with this session."""
        self._line.setText(note)
        self.setAccessibleName(". ".join(said for said in (self._title, self.toolTip(), note) if said))
        self._show_line()

    def set_compact(self, compact: bool) -> None:
        """Less room: the name alone."""
        self._compact = compact
        dress(self, Role.HEADING, "topic_low" if compact else "topic")
        self.row.setContentsMargins(edges(*((8, 0, 6, 0) if compact else (10, 4, 10, 4))))
        self.row.setSpacing(grown(5 if compact else 8))
        show_picture(self._sign, self._picture, self._look, *((22, 16) if compact else (32, 20)))
        self._show_line()

    @property
    def pictured(self) -> int:
        """How wide it must be for its picture to have room beside its name."""
        margins = self.row.contentsMargins()
        around = margins.left() + margins.right() + 2 * self.row.spacing()
        return sum(part.sizeHint().width() for part in (self._named, self._cap)) + self._sign.width() + around

    def show_picture(self, *, shown: bool) -> None:
        """Whether its picture is there."""
        self._sign.setVisible(shown)

    def _show_line(self) -> None:
        self._line.setVisible(bool(self._line.text()) and not self._compact)
