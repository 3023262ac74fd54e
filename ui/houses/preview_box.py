"""What a house in the making changes against its origin, told in dealt hands."""

from itertools import zip_longest

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout

from trainer.errors import DoorcardError
from trainer.houses.house import House
from ui.fonts import edges, grown
from ui.houses.previewing import HANDS, Previewing, Seen
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.label import label

SEED = 1
"""The same hands every time, so that two drafts can be compared by their figures."""


class PreviewBox(QFrame):
    """A button that deals the hands and stops it, how far it has come, and what has differed so far."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._houses: tuple[House, House] | None = None
        self.seen: Seen | None = None
        dress(self, Role.BODY, "box")
        words = look.words
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(16, 12, 16, 14))
        column.setSpacing(grown(8))
        head = QHBoxLayout()
        head.addWidget(label(words("What changes"), Role.HEADING), 1)
        self.button = QPushButton()
        dress(self.button, Role.SMALL)
        self.button.setToolTip(words("Deal the same hands by both houses (Ctrl+P)"))
        self.button.clicked.connect(self.begin_or_stop)
        head.addWidget(self.button)
        column.addLayout(head)
        self.bar = QProgressBar()
        self.bar.setRange(0, HANDS)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(grown(6))
        self.bar.setAccessibleName(words("Hands dealt"))
        column.addWidget(self.bar)
        self.state = label(role=Role.SMALL, tone="quiet", wrap=True)
        column.addWidget(self.state)
        self._labels: list[QLabel] = []
        self._lines = QVBoxLayout()
        self._lines.setSpacing(grown(6))
        column.addLayout(self._lines)
        self.previewing = Previewing(self)
        self.previewing.seen.connect(self.show_seen)
        self.previewing.ended.connect(self._ended)
        self.previewing.refused.connect(self._refused)

    @property
    def said(self) -> list[str]:
        """The sentences of what differs."""
        words, seen = self._look.words, self.seen
        if seen is None:
            return []
        from trainer.simulate.preview import Ruled

        return [words.differing(each, seen.differs[each], seen.hands) for each in Ruled if seen.differs.get(each)]

    def show_houses(self, origin: House, draft: House) -> None:
        """Which two houses are compared; what was seen of others is forgotten."""
        self._houses = (origin, draft)
        self.seen = None
        self.previewing.stop()
        self.bar.setValue(0)
        self.bar.hide()
        for line in self._labels:
            line.hide()
        words = self._look.words
        hands = f"{HANDS:,}"
        self.state.setText(
            words("Deals {hands} hands of {house} and rules in each by both.", hands=hands, house=words(origin.name))
        )
        self._name_button()

    def begin_or_stop(self) -> None:
        """Deal the hands; while they are dealt, stop it."""
        if self.previewing.running:
            self.previewing.stop()
        elif self._houses is not None:
            self.seen = None
            self.previewing.begin(*self._houses, SEED, HANDS)
            self.show_seen(Seen(0, {}))
        self._name_button()

    def show_seen(self, seen: Seen) -> None:
        """Show how far it has come, and what has differed in so many hands."""
        if self.seen is not None and seen.hands == self.seen.hands:
            return
        self.seen = seen
        self.bar.setValue(seen.hands)
        self.bar.show()
        words = self._look.words
        self.state.setText(words("{done} of {hands} hands", done=f"{seen.hands:,}", hands=f"{HANDS:,}"))
        for line, sentence in zip_longest(self._labels, self.said):
            if line is None:
                line = label(role=Role.BODY, wrap=True)
                self._labels.append(line)
                self._lines.addWidget(line)
            line.setText(sentence or "")
            line.setVisible(sentence is not None)

    def _ended(self) -> None:
        self._name_button()
        if self.seen is None or not self.seen.hands:
            return
        words, said = self._look.words, self.said
        if not said:
            hands = f"{self.seen.hands:,}"
            self.state.setText(words("In {hands} dealt hands nothing differs.", hands=hands))
        announce(self, " ".join(said or [self.state.text()]))

    def _refused(self, error: Exception) -> None:
        if not isinstance(error, DoorcardError):
            raise error
        self.state.setText(self._look.words.error(error))
        announce(self, self.state.text())

    def _name_button(self) -> None:
        words = self._look.words
        self.button.setText(words("Stop") if self.previewing.running else words("Preview"))
