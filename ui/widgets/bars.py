"""The bar above a table and the line of keys below it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.questions import Hidden
from trainer.table import Table
from ui.look import Look
from ui.theme import Role
from ui.widgets.icons import icon
from ui.widgets.label import key_cap, label
from ui.widgets.layouts import empty


class RoomBar(QFrame):
    """The title line of a table as the pages describe it: its name, game, bets, ante and bring-in, and the house.

    `left` is emitted by its back button.
    """

    left = Signal()

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("room_bar")
        self.setProperty("tone", "panel")
        self.setFixedHeight(52)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 0, 16, 0)
        self._row.setSpacing(0)
        back = self._back = QPushButton(title)
        back.setProperty("tone", "quiet")
        back.setIcon(icon("back", look.palette.text2))
        back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        back.clicked.connect(self.left)
        self._row.addWidget(back)
        self._row.addWidget(key_cap(look.words("Esc")))
        self._facts = QHBoxLayout()
        self._facts.setSpacing(0)
        self._row.addLayout(self._facts)
        self._row.addStretch(1)
        self._words: list[QLabel] = []
        self._compact = False

    def set_title(self, title: str) -> None:
        """What the trainee is doing, on the button that leads back."""
        self._back.setText(title)

    def show_table(self, table: Table, house: House, hidden: frozenset[Hidden] = frozenset()) -> None:
        """Print what is known of the table; what the question asks for is left blank."""
        self.clear()
        words, stakes = self._look.words, table.stakes
        money = self._look.money(stakes.unit)
        game = words("Seven card stud, high") if table.game is Game.HIGH else words("Seven card stud, hi/lo")
        unknown = words("?")
        ante = unknown if Hidden.ANTE in hidden else money(stakes.ante) if stakes.ante else words("none")
        bring_in = unknown if Hidden.BRING_IN in hidden else money(stakes.bring_in)
        bets = f"{money(stakes.small)} / {money(stakes.big)}"
        self._add("", table.name or words("Training table"))
        self._add("", game)
        self._add(words("Stakes"), bets, spare=True)
        self._add(words("Ante"), ante)
        self._add(words("Bring-in"), bring_in)
        self._add(words("House"), words(house.name), spare=True)
        self.setAccessibleName(
            words(
                "{game}, stakes {bets}, ante {ante}, bring-in {bring_in}, house {house}",
                game=game,
                bets=bets,
                ante=ante,
                bring_in=bring_in,
                house=words(house.name),
            )
        )

    def clear(self) -> None:
        """Print nothing of any table."""
        empty(self._facts)
        self._words.clear()

    def set_compact(self, compact: bool) -> None:
        """Less room: the words that are not needed go."""
        self._compact = compact
        self.setFixedHeight(44 if compact else 52)
        for word in self._words:
            word.setVisible(not compact)

    def _add(self, word: str, value: str, *, spare: bool = False) -> None:
        """One fact of the title line; a `spare` word is one the value can be understood without."""
        line = QFrame()
        line.setFixedSize(1, 20)
        line.setStyleSheet(f"background: {self._look.palette.line};")
        self._facts.addSpacing(14)
        self._facts.addWidget(line)
        self._facts.addSpacing(14)
        if word:
            named = label(word, Role.SMALL, "quiet")
            self._facts.addWidget(named)
            if spare:
                self._words.append(named)
                named.setVisible(not self._compact)
            self._facts.addSpacing(7)
        self._facts.addWidget(label(value, Role.HEADING))


class HintBar(QFrame):
    """The keys that do something now, and what they do."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("tone", "panel")
        self.setFixedHeight(40)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(20, 0, 20, 0)
        self._row.setSpacing(18)
        self._hints: list[QWidget] = []
        self._last = QWidget()

    def show_hints(self, hints: Sequence[tuple[Sequence[str], str]]) -> None:
        """Print `hints`: for each the keys, and what they do."""
        empty(self._row)
        self._hints = [self._hint(keys, does) for keys, does in hints]
        for each in self._hints:
            self._row.addWidget(each)
        self._row.addStretch(1)
        self._last = self._hint(("?",), self._look.words("all keys"))
        self._row.addWidget(self._last)
        self._fit()

    def set_compact(self, compact: bool) -> None:
        """Less room: a lower bar."""
        self.setFixedHeight(34 if compact else 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave out what has no room, from the end; the list of all keys always stays."""
        room = self.width() - 40 - self._last.sizeHint().width()
        for each in self._hints:
            room -= each.sizeHint().width() + self._row.spacing()
            each.setVisible(room >= 0)

    def _hint(self, keys: Sequence[str], does: str) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for key in keys:
            row.addWidget(label(key, Role.LABEL, "faint") if key == "–" else key_cap(key))
        row.addWidget(label(does, Role.SMALL, "quiet"))
        return made
