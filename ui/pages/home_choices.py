"""What to choose from on the home page: the sessions, the topics, and the other ways to train."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.learning.overview import Overview
from trainer.skills import Topic
from ui.fonts import grown
from ui.look import Look
from ui.pages.home_sessions import SessionTiles
from ui.pages.home_tiles import Tile
from ui.pages.home_topics import TopicRows
from ui.theme import Role
from ui.widgets.label import label


class HomeChoices(QWidget):
    """`practice_wanted` carries a topic, `session_wanted` the mode of a session about everything."""

    practice_wanted = Signal(object)
    session_wanted = Signal(object)
    demo_wanted = Signal()
    river_wanted = Signal()
    floor_wanted = Signal()
    houses_wanted = Signal()

    def __init__(self, look: Look, own: House, parent: QWidget) -> None:
        super().__init__(parent)
        words = look.words
        self._own = own
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._sessions = SessionTiles(look)
        self._sessions.wanted.connect(self.session_wanted)
        column.addWidget(self._sessions)
        tiles = QHBoxLayout()
        tiles.setSpacing(grown(10))
        self._tiles = (
            Tile(look, "play", words("Demo"), words("A hand, step by step"), "M"),
            Tile(look, "river", words("River lab"), words("The short deck tried out"), "Z"),
            Tile(look, "gavel", words("Floor call"), words("A dispute settled"), "J"),
            Tile(look, "houses", words("Houses"), words("Rules side by side"), "H"),
        )
        leads = (self.demo_wanted, self.river_wanted, self.floor_wanted, self.houses_wanted)
        for tile, wanted in zip(self._tiles, leads, strict=True):
            tile.clicked.connect(wanted)
            tiles.addWidget(tile, 1)
        column.addWidget(label(words("Choose what to practise"), Role.HEADING))
        self._topics = TopicRows(look)
        self._topics.wanted.connect(self.practice_wanted)
        column.addWidget(self._topics)
        column.addLayout(tiles)

    def look_up(self) -> None:
        """Find out what the house asks about: it takes a moment, and comes after the first paint."""
        from trainer.scenarios import asks_about

        def is_asked(topic: Topic) -> bool:
            return asks_about(self._own, topic)

        self._topics.set_asked(is_asked)

    def show_overview(self, found: Overview) -> None:
        """Say what is due, and the best so far."""
        self._sessions.show_overview(found)

    def take_key(self, key: Qt.Key) -> bool:
        """Begin the session or the topic of a key, if it is one."""
        return self._sessions.take_key(key) or self._topics.take_key(key)

    def set_compact(self, compact: bool) -> None:
        """Less room: everything lower."""
        self._column.setSpacing(grown(12 if compact else 16))
        self._sessions.set_compact(compact)
        self._topics.set_compact(compact)
        for tile in self._tiles:
            tile.set_compact(compact)
