"""The stakes that a house in the making deals: which there are, and the amounts of each."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout

from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses.draft import with_stakes
from trainer.houses.house import DealtStakes, House
from trainer.houses.toml import written_stakes
from trainer.houses.values import Structure
from trainer.text.names import capital
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.combo import Combo
from ui.widgets.label import label

_COLUMNS = 3


class StakesEditor(QFrame):
    """`changed` carries the house with other stakes; what cannot be dealt is refused with its reason."""

    changed = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._house: House | None = None
        dress(self, Role.BODY, "box")
        words = look.words
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(16, 12, 16, 14))
        column.setSpacing(grown(8))
        column.addWidget(label(words("Stakes dealt"), Role.HEADING))
        self.which = Combo(look)
        self.which.setAccessibleName(words("Stakes dealt"))
        self.which.setMinimumContentsLength(12)
        self.which.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.which.activated.connect(lambda _: self._fill())
        column.addWidget(self.which)
        column.addLayout(self._amounts())
        self.refused = label(role=Role.SMALL, tone="wrong", wrap=True)
        self.refused.hide()
        column.addWidget(self.refused)
        row = QHBoxLayout()
        self.add, self.remove = QPushButton(words("Add another")), QPushButton(words("Remove"))
        for button, does in ((self.add, self._add), (self.remove, self._remove)):
            dress(button, Role.SMALL)
            button.clicked.connect(lambda _=False, does=does: does())
            row.addWidget(button)
        column.addLayout(row)

    def show_house(self, house: House) -> None:
        """Edit the stakes of this house; those that were being edited stay so, where they are still there."""
        place = max(self.which.currentIndex(), 0)
        self._house = house
        self.which.clear()
        self.which.addItems([self._named(dealt) for dealt in house.stakes])
        self.which.setCurrentIndex(min(place, len(house.stakes) - 1))
        self._fill()

    def _amounts(self) -> QGridLayout:
        words = self._look.words
        names = {
            "small": words("Small bet"),
            "big": words("Big bet"),
            "ante": words("Ante"),
            "bring_in": words("Bring-in"),
            "chip": words("Smallest chip"),
            "symbol": words("Currency"),
        }
        grid = QGridLayout()
        grid.setHorizontalSpacing(grown(8))
        grid.setVerticalSpacing(grown(2))
        self.lines: dict[str, QLineEdit] = {}
        for at, (field, name) in enumerate(names.items()):
            line = self.lines[field] = QLineEdit()
            line.setAccessibleName(name)
            line.setMaxLength(12)
            line.setMinimumWidth(grown(40))
            line.editingFinished.connect(self._typed)
            row = at // _COLUMNS * 2
            grid.addWidget(label(name, Role.LABEL, "quiet"), row, at % _COLUMNS)
            grid.addWidget(line, row + 1, at % _COLUMNS)
        return grid

    @property
    def _editing(self) -> tuple[House, int]:
        if self._house is None:
            raise RuntimeError("no house is being edited")
        return self._house, max(self.which.currentIndex(), 0)

    def _named(self, dealt: DealtStakes) -> str:
        words, money = self._look.words, self._look.money(dealt.stakes.unit)
        bets = f"{money(dealt.stakes.small)} / {money(dealt.stakes.big)}"
        game = capital(words.game(dealt.game))
        if dealt.structure is not Structure.LIMIT:
            game = f"{game}, {words.structure(dealt.structure)}"
        return words("{game}, {bets}", game=game, bets=bets)

    def _fill(self) -> None:
        house, place = self._editing
        written = written_stakes(house.stakes[place])
        for field, line in self.lines.items():
            line.setText(written.get(field, ""))
        self.refused.hide()

    def _typed(self) -> None:
        house, place = self._editing
        written = written_stakes(house.stakes[place])
        typed = {field: line.text().strip() for field, line in self.lines.items()}
        if {**written, **typed} != {"symbol": "", **written}:
            fields = {**written, **typed}
            self._set(place, {field: text for field, text in fields.items() if text or field != "symbol"})

    def _add(self) -> None:
        house, place = self._editing
        # As a beginning those that are shown, in the next of the games.
        games = house[k.GAMES]
        game = games[(games.index(house.stakes[place].game) + 1) % len(games)]
        self._set(len(house.stakes), {**written_stakes(house.stakes[place]), "game": game.value})
        self.which.setCurrentIndex(self.which.count() - 1)
        self._fill()
        self.lines["small"].setFocus()

    def _remove(self) -> None:
        self._set(self._editing[1], None)

    def _set(self, place: int, written: dict[str, str] | None) -> None:
        house, _ = self._editing
        try:
            made = with_stakes(house, place, written)
        except ContentError as error:
            self.refused.setText(self._look.words.error(error))
            self.refused.show()
            announce(self, self.refused.text())
        else:
            self.refused.hide()
            if made is not house:
                self.changed.emit(made)
