"""What there is to practise: every topic as a row with its key, in three groups that follow a hand from its start."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.skills import Topic, skills_of
from trainer.text.marker import N_
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import key_cap, label
from ui.widgets.laid_button import LaidButton

_GROUPS = (
    (N_("The deal and the turn"), ("dealing", "stakes", "bring_in", "first_to_act", "actions")),
    (N_("Chips and cards"), ("bet_sizes", "pots", "stub", "shared_river", "irregularities")),
    (N_("The showdown"), ("showdown", "high_hand", "low_hand", "split", "odd_chip")),
)

_ROWS = {
    "dealing": ("G", N_("Burns, order, up or down")),
    "stakes": ("K", N_("Antes, bring-in, bets")),
    "bring_in": ("B", N_("Who starts, for how much")),
    "first_to_act": ("F", N_("Whose turn it is")),
    "actions": ("A", N_("What a player may do")),
    "bet_sizes": ("S", N_("What a bet or raise is")),
    "pots": ("O", N_("Main pot and side pots")),
    "stub": ("U", N_("Cards left, cards needed")),
    "shared_river": ("V", N_("When the deck is short")),
    "irregularities": ("I", N_("When something is wrong")),
    "showdown": ("W", N_("Who shows, who may muck")),
    "high_hand": ("N", N_("The best five of seven")),
    "low_hand": ("Y", N_("Eight or better")),
    "split": ("T", N_("Who is paid what")),
    "odd_chip": ("C", N_("Who gets what is over")),
}
"""The key of each topic, and what it is about in a line."""


class TopicRows(QWidget):
    """Emits `wanted` with the topic chosen, by a click or by its key."""

    wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._keys: dict[str, Topic] = {}
        self._buttons: dict[Topic, TopicRow] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        there = {topic.value: topic for topic in Topic if skills_of(topic)}
        for column, (title, names) in enumerate(_GROUPS):
            self._grid.setColumnStretch(column, 1)
            self._grid.addWidget(label(look.words(title), Role.LABEL, "faint"), 0, column)
            topics = [there[name] for name in names if name in there]
            for row, topic in enumerate(topics, 1):
                self._grid.addWidget(self._row(topic), row, column)
        self.set_compact(False)

    def take_key(self, key: Qt.Key) -> bool:
        """Begin the topic of a key, if it is one and the house asks about it."""
        topic = self._keys.get(key.name.removeprefix("Key_"))
        if topic is None or not self._buttons[topic].isEnabled():
            return False
        self.wanted.emit(topic)
        return True

    def set_asked(self, is_asked: Callable[[Topic], bool]) -> None:
        """Close the topics that the house's dealers are not asked about."""
        for topic, row in self._buttons.items():
            if not is_asked(topic):
                row.setEnabled(False)
                row.setToolTip(self._look.words("This house asks nothing about that."))

    def set_compact(self, compact: bool) -> None:
        """Less room: no lines below the names."""
        self._grid.setHorizontalSpacing(grown(10 if compact else 14))
        self._grid.setVerticalSpacing(grown(6 if compact else 8))
        for row in self._buttons.values():
            row.set_compact(compact)

    def _row(self, topic: Topic) -> "TopicRow":
        key, line = _ROWS[topic.value]
        row = self._buttons[topic] = TopicRow(self._look, topic, line, key)
        row.clicked.connect(lambda _=False: self.wanted.emit(topic))
        self._keys[key] = topic
        return row


class TopicRow(LaidButton):
    """One topic: its name, a line about it, and its key."""

    def __init__(self, look: Look, topic: Topic, about: str, key: str) -> None:
        super().__init__()
        name, line = look.words.topic(topic), look.words(about)
        self.setAccessibleName(f"{name}. {line}")
        self.setToolTip(line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line = label(line, Role.SMALL, "quiet")
        self._line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._title = label(name, Role.HEADING)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addStretch(1)
        texts.addWidget(self._title)
        texts.addWidget(self._line)
        texts.addStretch(1)
        self.row.addLayout(texts, 1)
        cap = key_cap(key)
        self.row.addWidget(cap)
        for part in (self._title, self._line, cap):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_compact(self, compact: bool) -> None:
        """Less room: the name alone."""
        dress(self, Role.HEADING, "topic_low" if compact else "topic")
        self.row.setContentsMargins(edges(*((8, 0, 6, 0) if compact else (14, 4, 12, 4))))
        self._line.setVisible(not compact)
