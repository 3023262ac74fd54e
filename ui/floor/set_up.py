"""Setting a table up: what is played for how much, who sits where with what, and where the deal begins."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from trainer.errors import DoorcardError
from trainer.floor.dispute import Dispute
from trainer.floor.setting import Amounts, Setting, amount_of, usual
from trainer.houses.house import DealtStakes, House
from trainer.houses.values import Structure
from trainer.notation.fields import as_written
from trainer.notation.recorder import MOST_SEATS
from trainer.text.names import capital
from ui.fonts import grown
from ui.look import Look
from ui.theme import Role
from ui.widgets.announce import announce
from ui.widgets.check_box import CheckBox
from ui.widgets.combo import Combo
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FilledIn(NamedTuple):
    """A table half set up: which it was, the stakes chosen, what is written of the bets, of the stack for all and of
    each seat's, who is seated, and who is dealt first."""

    setting: Setting
    stakes: int
    bets: tuple[str, ...]
    all: str
    stacks: Mapping[int, str]
    taken: frozenset[int]
    first: int | None
    refused: str


class SetUp(QWidget):
    """Everything of the table before the antes. `chosen` carries the setting once it can be played, `left` says that
    nothing is to be changed. What cannot be played is refused with its reason, and nothing else happens."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._setting: Setting | None = None
        words = look.words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(8)
        column.addWidget(label(words("Set up the table"), Role.TITLE))
        self._stakes = Combo(look)
        self._stakes.setAccessibleName(words("Stakes"))
        self._stakes.activated.connect(lambda _: self._take_stakes())
        column.addWidget(self._stakes)
        column.addLayout(self._amounts_row())
        column.addLayout(self._seats_grid())
        column.addLayout(self._first_row())
        column.addStretch(1)
        self._refused = label(role=Role.STRONG, tone="wrong", wrap=True)
        self._refused.hide()
        column.addWidget(self._refused)
        column.addLayout(self._buttons())

    def show_setting(self, setting: Setting) -> None:
        """Fill everything in with a table as it is."""
        self._setting = setting
        self._list_stakes(setting.house)
        self._show_amounts(setting.amounts)
        stacks = {player.seat: player.stack for player in setting.players}
        usual_stack = setting.players[0].stack
        for seat, (taken, stack) in self._seats.items():
            taken.setChecked(seat in stacks)
            stack.setText(as_written(stacks.get(seat, usual_stack)))
        self._all.setText(as_written(usual_stack))
        self._list_first(setting.first)
        self._refused.hide()
        self._stakes.setFocus()

    def kept(self) -> FilledIn | None:
        """What is filled in; None before there was anything to."""
        if self._setting is None:
            return None
        return FilledIn(
            self._setting,
            self._stakes.currentIndex(),
            tuple(line.text() for line in self._bets),
            self._all.text(),
            {seat: stack.text() for seat, (_, stack) in self._seats.items()},
            frozenset(seat for seat, (taken, _) in self._seats.items() if taken.isChecked()),
            self._first.currentData(),
            "" if self._refused.isHidden() else self._refused.text(),
        )

    def go_on(self, kept: FilledIn) -> None:
        """Go on from what was filled in before."""
        self.show_setting(kept.setting)
        self._stakes.setCurrentIndex(kept.stakes)
        for line, text in zip((*self._bets, self._all), (*kept.bets, kept.all), strict=True):
            line.setText(text)
        for seat, (taken, stack) in self._seats.items():
            taken.setChecked(seat in kept.taken)
            stack.setText(kept.stacks[seat])
        self._list_first(kept.first)
        self._refused.setText(kept.refused)
        self._refused.setVisible(bool(kept.refused))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ENTER:
            self._choose()
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _amounts_row(self) -> QGridLayout:
        words = self._look.words
        names = (words("Small bet"), words("Big bet"), words("Ante"), words("Bring-in"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        self._bets = tuple(_figure(name) for name in names)
        for at, (name, line) in enumerate(zip(names, self._bets, strict=True)):
            grid.addWidget(label(name, Role.LABEL, "quiet"), 0, at)
            grid.addWidget(line, 1, at)
        return grid

    def _seats_grid(self) -> QGridLayout:
        """Two columns of seats, each with its stack; above them the stack for all."""
        words = self._look.words
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        self._all = _figure(words("The same stack for all"))
        fill = QPushButton(words("Fill in"))
        fill.clicked.connect(self._fill)
        self._all.returnPressed.connect(self._fill)
        grid.addWidget(label(words("Seats, and a stack for all"), Role.SMALL, "quiet"), 0, 0, 1, 4)
        grid.addWidget(self._all, 1, 1)
        grid.addWidget(fill, 1, 2, 1, 2)
        self._seats: dict[int, tuple[CheckBox, QLineEdit]] = {}
        half = MOST_SEATS // 2
        for seat in range(1, MOST_SEATS + 1):
            name = words("Seat {seat}", seat=seat)
            taken, stack = CheckBox(self._look, str(seat)), _figure(words("Stack of seat {seat}", seat=seat))
            taken.setAccessibleName(name)
            taken.setToolTip(name)
            taken.toggled.connect(stack.setEnabled)
            taken.toggled.connect(lambda _: self._list_first(self._first.currentData()))
            self._seats[seat] = (taken, stack)
            row, column = (seat - 1) % half + 2, (seat - 1) // half * 2
            grid.addWidget(taken, row, column)
            grid.addWidget(stack, row, column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        return grid

    def _first_row(self) -> QHBoxLayout:
        words = self._look.words
        row = QHBoxLayout()
        row.addWidget(label(words("Dealt first"), Role.SMALL, "quiet"))
        self._first = Combo(self._look)
        self._first.setAccessibleName(words("Dealt first"))
        self._first.setToolTip(words("The first player clockwise from the dealer"))
        row.addWidget(self._first, 1)
        return row

    def _buttons(self) -> QHBoxLayout:
        words = self._look.words
        row = QHBoxLayout()
        row.setSpacing(8)
        for text, key, tone, does in (
            (words("Cancel"), words("Esc"), "", self.left.emit),
            (words("Set up"), words("Enter"), "primary", self._choose),
        ):
            button = KeyButton(self._look, text, key, tone)
            button.clicked.connect(lambda _=False, does=does: does())
            button.setFixedHeight(grown(44))
            row.addWidget(button, 1)
        return row

    def _list_stakes(self, house: House) -> None:
        words = self._look.words
        self._stakes.clear()
        for dealt in house.stakes:
            money = self._look.money(dealt.stakes.unit)
            bets = f"{money(dealt.stakes.small)} / {money(dealt.stakes.big)}"
            game = capital(words.game(dealt.game))
            if dealt.structure is not Structure.LIMIT:
                game = f"{game}, {words.structure(dealt.structure)}"
            self._stakes.addItem(words("{game}, {bets}", game=game, bets=bets), dealt)
        assert self._setting is not None
        same = (at for at, dealt in enumerate(house.stakes) if _plays(self._setting, dealt))
        alike = (at for at, dealt in enumerate(house.stakes) if _is_game(self._setting, dealt))
        self._stakes.setCurrentIndex(next(same, next(alike, 0)))

    def _list_first(self, first: int | None) -> None:
        """The seats that are taken; the one chosen stays, or the next."""
        taken = [seat for seat, (box, _) in self._seats.items() if box.isChecked()]
        self._first.clear()
        for seat in taken:
            self._first.addItem(self._look.words("Seat {seat}", seat=seat), seat)
        at = next((place for place, seat in enumerate(taken) if seat >= (first or 1)), 0)
        self._first.setCurrentIndex(at)

    def _show_amounts(self, amounts: Amounts) -> None:
        written = (amounts.small, amounts.big, amounts.ante, amounts.bring_in)
        for line, worth in zip(self._bets, written, strict=True):
            line.setText(as_written(worth))

    def _take_stakes(self) -> None:
        """Stakes of the list: their amounts, and the stacks that go with them."""
        assert self._setting is not None
        table = usual(self._setting.house, self._dealt)
        self._show_amounts(table.amounts)
        self._all.setText(as_written(table.players[0].stack))
        self._fill()

    @property
    def _dealt(self) -> DealtStakes:
        dealt: DealtStakes = self._stakes.currentData()
        return dealt

    def _fill(self) -> None:
        """The same stack to everybody."""
        for _, stack in self._seats.values():
            stack.setText(self._all.text())

    def _choose(self) -> None:
        try:
            made = self._made()
            # A table is there once it can be dealt at.
            _ = Dispute(made.table, made.house).table
        except DoorcardError as error:
            self._refused.setText(self._look.words.error(error))
            self._refused.show()
            announce(self, self._refused.text())
        else:
            self.chosen.emit(made)

    def _made(self) -> Setting:
        """The setting as it is filled in. Raises NotationError where something is no amount."""
        assert self._setting is not None
        small, big, ante, bring_in = (amount_of(line.text()) for line in self._bets)
        stacks = {seat: amount_of(line.text()) for seat, (box, line) in self._seats.items() if box.isChecked()}
        dealt = self._dealt
        bets = replace(Amounts.of(dealt.stakes), small=small, big=big, ante=ante, bring_in=bring_in)
        changed = replace(self._setting, game=dealt.game, structure=dealt.structure, amounts=bets)
        return replace(changed.seating(stacks), first=self._first.currentData())


def _plays(setting: Setting, dealt: DealtStakes) -> bool:
    return _is_game(setting, dealt) and Amounts.of(dealt.stakes) == setting.amounts


def _is_game(setting: Setting, dealt: DealtStakes) -> bool:
    return (dealt.game, dealt.structure) == (setting.game, setting.structure)


def _figure(name: str) -> QLineEdit:
    """A line for an amount."""
    line = QLineEdit()
    line.setAccessibleName(name)
    line.setMaxLength(12)
    line.setMinimumWidth(48)
    return line
