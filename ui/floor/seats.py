"""The seats of a table that is set up: who is seated, under which name if that is told, and with how much."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from trainer.floor.setting import NAME_LENGTH, Player, amount_of
from trainer.notation.fields import as_written
from trainer.notation.recorder import MOST_SEATS
from ui.fonts import grown
from ui.look import Look
from ui.widgets.check_box import CheckBox

_ON = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Written(NamedTuple):
    """What is filled in for a seat."""

    taken: bool
    name: str
    stack: str


class _Row(NamedTuple):
    taken: CheckBox
    name: QLineEdit
    stack: QLineEdit


class SeatRows(QWidget):
    """A row for each seat; the arrows up and down go to the same of the next seat. `seated` says that another seat is
    taken, or one is not any more."""

    seated = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        words = look.words
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(grown(8))
        grid.setVerticalSpacing(grown(4))
        self._rows: dict[int, _Row] = {}
        self._shown: dict[int, str] = {}
        """The names as they were before anybody typed."""
        for seat in range(1, MOST_SEATS + 1):
            title = words("Seat {seat}", seat=seat)
            row = _Row(
                CheckBox(look, str(seat)),
                line(words("Name of the player in seat {seat}", seat=seat), NAME_LENGTH),
                amount_line(words("Stack of seat {seat}", seat=seat)),
            )
            row.taken.setAccessibleName(title)
            row.taken.setToolTip(title)
            row.name.setPlaceholderText(words("Name"))
            row.taken.toggled.connect(row.name.setEnabled)
            row.taken.toggled.connect(row.stack.setEnabled)
            row.taken.toggled.connect(lambda _: self.seated.emit())
            self._rows[seat] = row
            for column, part in enumerate(row):
                grid.addWidget(part, seat - 1, column)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)

    @property
    def taken(self) -> list[int]:
        """The seats that are taken."""
        return [seat for seat, row in self._rows.items() if row.taken.isChecked()]

    @property
    def stacks(self) -> dict[int, Fraction]:
        """How much lies at each seat that is taken. Raises NotationError where something is no amount."""
        return {seat: amount_of(self._rows[seat].stack.text()) for seat in self.taken}

    @property
    def names(self) -> dict[int, str]:
        """The names that were typed, at the seats that are taken; those left as they were are not among them."""
        typed = {seat: self._rows[seat].name.text() for seat in self.taken}
        return {seat: name for seat, name in typed.items() if name != self._shown[seat]}

    def show_players(self, players: Iterable[Player], otherwise: Fraction) -> None:
        """Fill in who sits there; at the other seats nobody, and a stack as it would be."""
        there = {player.seat: player for player in players}
        for seat, row in self._rows.items():
            player = there.get(seat) or Player(seat, otherwise)
            row.taken.setChecked(seat in there)
            row.stack.setText(as_written(player.stack))
            row.name.setText(player.name)
            row.name.setCursorPosition(0)
            # As much of a long one as the line holds.
            self._shown[seat] = row.name.text()

    def fill(self, stack: str) -> None:
        """The same stack for everybody."""
        for row in self._rows.values():
            row.stack.setText(stack)

    @property
    def written(self) -> dict[int, Written]:
        """All that is filled in."""
        return {
            seat: Written(row.taken.isChecked(), row.name.text(), row.stack.text()) for seat, row in self._rows.items()
        }

    def write(self, written: Mapping[int, Written]) -> None:
        """Fill in what was before."""
        for seat, row in self._rows.items():
            row.taken.setChecked(written[seat].taken)
            row.name.setText(written[seat].name)
            row.stack.setText(written[seat].stack)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = _ON.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
            return
        for lines in zip(*((row.name, row.stack) for row in self._rows.values()), strict=True):
            able = [each for each in lines if each.isEnabled()]
            at = next((place for place, each in enumerate(able) if each.hasFocus()), None)
            if at is not None:
                to = able[max(0, min(at + by, len(able) - 1))]
                to.setFocus(Qt.FocusReason.TabFocusReason)


def line(title: str, longest: int) -> QLineEdit:
    """A line of so many signs at the most, heard as `title`."""
    made = QLineEdit()
    made.setAccessibleName(title)
    made.setMaxLength(longest)
    made.setMinimumWidth(grown(48))
    return made


def amount_line(title: str) -> QLineEdit:
    """A line for an amount."""
    return line(title, 12)
