"""Setting a table up: what is played for how much, who sits where with what, and where the deal begins."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from trainer.errors import DoorcardError
from trainer.floor.dispute import Dispute
from trainer.floor.setting import Amounts, Setting, amount_of, usual
from trainer.houses.house import DealtStakes, House
from trainer.houses.values import Structure
from trainer.notation.fields import as_written
from trainer.text.names import capital
from ui.floor.seats import SeatRows, Written, amount_line
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role
from ui.widgets.announce import announce
from ui.widgets.combo import Combo
from ui.widgets.gutter import GUTTER, clear_of_gutter, keep_gutter
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FilledIn(NamedTuple):
    """A table half set up: which it was, the stakes chosen, what is written of the bets, of the stack for all and at
    each seat, and who is dealt first."""

    setting: Setting
    stakes: int
    bets: tuple[str, ...]
    all: str
    seats: Mapping[int, Written]
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
        # A click beside its lines, or on one that is not for use, takes no keys away from it.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(8))
        column.addWidget(self._scrolled(self._form()), 1)
        self._refused = label(role=Role.STRONG, tone="wrong", wrap=True)
        self._refused.hide()
        column.addLayout(clear_of_gutter(self._refused))
        column.addLayout(self._buttons())

    def _form(self) -> QWidget:
        """All that can be filled in."""
        words, look = self._look.words, self._look
        form = QWidget()
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(8))
        column.addWidget(label(words("Set up the table"), Role.TITLE))
        self._stakes = Combo(look)
        self._stakes.setAccessibleName(words("Stakes"))
        self._stakes.activated.connect(lambda _: self._take_stakes())
        column.addWidget(self._stakes)
        column.addLayout(self._amounts_row())
        column.addLayout(self._all_row())
        self._seats = SeatRows(look)
        self._seats.seated.connect(lambda: self._list_first(self._first.currentData()))
        column.addWidget(self._seats)
        column.addLayout(self._first_row())
        column.addStretch(1)
        return form

    def _scrolled(self, form: QWidget) -> QScrollArea:
        """Where letters are large and the window is small, some of it is scrolled to."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # All the room that is left, and no more: what is refused below it is read whole.
        area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        area.setWidget(form)
        keep_gutter(area)
        return area

    def show_setting(self, setting: Setting) -> None:
        """Fill everything in with a table as it is."""
        self._setting = setting
        self._list_stakes(setting.house)
        self._show_amounts(setting.amounts)
        usual_stack = setting.players[0].stack
        self._seats.show_players(setting.players, usual_stack)
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
            self._seats.written,
            self._first.currentData(),
            "" if self._refused.isHidden() else self._refused.text(),
        )

    def go_on(self, kept: FilledIn) -> None:
        """Go on from what was filled in before."""
        self.show_setting(kept.setting)
        self._stakes.setCurrentIndex(kept.stakes)
        for line, text in zip((*self._bets, self._all), (*kept.bets, kept.all), strict=True):
            line.setText(text)
        self._seats.write(kept.seats)
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
        grid.setHorizontalSpacing(grown(8))
        grid.setVerticalSpacing(grown(2))
        self._bets = tuple(amount_line(name) for name in names)
        for at, (name, line) in enumerate(zip(names, self._bets, strict=True)):
            grid.addWidget(label(name, Role.LABEL, "quiet"), 0, at)
            grid.addWidget(line, 1, at)
        return grid

    def _all_row(self) -> QHBoxLayout:
        """A stack for all the seats."""
        words = self._look.words
        row = QHBoxLayout()
        row.setSpacing(grown(8))
        self._all = amount_line(words("The same stack for all"))
        fill = QPushButton(words("Fill in"))
        fill.clicked.connect(self._fill)
        self._all.returnPressed.connect(self._fill)
        row.addWidget(label(words("Stack for all"), Role.SMALL, "quiet"))
        row.addWidget(self._all, 1)
        row.addWidget(fill, 1)
        return row

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
        row.setContentsMargins(edges(0, 0, GUTTER, 0))
        row.setSpacing(grown(8))
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
        taken = self._seats.taken
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
        self._seats.fill(self._all.text())

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
        stacks = self._seats.stacks
        dealt = self._dealt
        bets = replace(Amounts.of(dealt.stakes), small=small, big=big, ante=ante, bring_in=bring_in)
        changed = replace(self._setting, game=dealt.game, structure=dealt.structure, amounts=bets)
        return replace(changed.seating(stacks, self._seats.names), first=self._first.currentData())


def _plays(setting: Setting, dealt: DealtStakes) -> bool:
    return _is_game(setting, dealt) and Amounts.of(dealt.stakes) == setting.amounts


def _is_game(setting: Setting, dealt: DealtStakes) -> bool:
    return (dealt.game, dealt.structure) == (setting.game, setting.structure)
