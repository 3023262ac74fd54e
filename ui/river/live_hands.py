"""How many hands are live on each street, to be changed by clicks and keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trainer.scenarios.river_lab import with_live
from trainer.scenarios.shared_river import Lives
from trainer.table import Street
from trainer.text.marker import N_
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import label

_SHORT = {
    Street.THIRD: N_("3rd"),
    Street.FOURTH: N_("4th"),
    Street.FIFTH: N_("5th"),
    Street.SIXTH: N_("6th"),
    Street.SEVENTH: N_("7th"),
}


class LiveHands(QWidget):
    """A key for each street from third to seventh, one of them chosen, and + and −. `changed` carries the numbers."""

    changed = Signal(object)

    def __init__(self, look: Look, lives: Lives, most: int) -> None:
        super().__init__()
        self._look, self._lives, self._most = look, lives, most
        words = look.words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(6))
        column.addWidget(label(words("Live hands on each street"), Role.SMALL, "quiet"))
        row = QHBoxLayout()
        row.setSpacing(grown(3))
        self._group = QButtonGroup(self)
        self._figures: dict[Street, QLabel] = {}
        self._keys: dict[Street, QPushButton] = {}
        for street in Street:
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("tone", "toggle")
            # Two lines, in the size that texts are wanted in: the style sheet knows of one.
            button.setStyleSheet(f"QPushButton {{ min-height: {scaled(42)}px; }}")
            self._group.addButton(button, street)
            self._keys[street] = button
            inside = QVBoxLayout(button)
            inside.setContentsMargins(edges(0, 4, 0, 4))
            inside.setSpacing(0)
            named, figure = label(words(_SHORT[street]), Role.LABEL, "quiet"), label(role=Role.HEADING)
            for part in (named, figure):
                part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                inside.addWidget(part)
            self._figures[street] = figure
            row.addWidget(button, 1)
        for sign, step, said in (("−", -1, words("One hand fewer")), ("+", 1, words("One hand more"))):
            button = QPushButton(sign)
            dress(button, Role.SECTION, "toggle")
            button.setFixedWidth(grown(32))
            button.setStyleSheet(f"QPushButton {{ min-height: {scaled(42)}px; }}")
            button.setAccessibleName(said)
            button.setToolTip(said)
            button.clicked.connect(lambda _=False, step=step: self.step(step))
            row.addWidget(button)
        column.addLayout(row)
        self._keys[Street.SEVENTH].setChecked(True)
        self.show_lives(lives, most)

    def show_lives(self, lives: Lives, most: int) -> None:
        """Show these numbers; at most so many can be dealt in."""
        self._lives, self._most = lives, most
        counts = (lives.dealt, lives.fourth, lives.fifth, lives.sixth, lives.river)
        words = self._look.words
        for street, count in zip(Street, counts, strict=True):
            self._figures[street].setText(str(count))
            hands = words.n("{count} hand", "{count} hands", count)
            said = words("{street}: {hands}", street=words.street(street), hands=hands)
            self._keys[street].setAccessibleName(said)

    def step(self, by: int) -> None:
        """One hand more or fewer on the street that is chosen."""
        street = Street(self._group.checkedId())
        counts = (self._lives.dealt, self._lives.fourth, self._lives.fifth, self._lives.sixth, self._lives.river)
        changed = with_live(self._lives, street, counts[street - Street.THIRD] + by, self._most)
        if changed is not None:
            self.changed.emit(changed)

    def choose(self, by: int) -> None:
        """Another street, so many further on."""
        at = (self._group.checkedId() - Street.THIRD + by) % len(Street)
        self._keys[Street(at + Street.THIRD)].setChecked(True)
