"""Beside the table: the house and another to compare with, the rulings, and what else can be done with them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QGridLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from trainer.floor.setting import Setting
from trainer.houses.house import House
from trainer.text.marker import N_
from ui.floor.rulings import Rulings
from ui.floor.set_up import FilledIn, SetUp
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.combo import Combo
from ui.widgets.gutter import GUTTER
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label

_BUTTONS: Final = (
    (Qt.Key.Key_E, N_("Set up")),
    (Qt.Key.Key_O, N_("Open")),
    (Qt.Key.Key_S, N_("Save")),
    (Qt.Key.Key_N, N_("Clear")),
    (Qt.Key.Key_A, N_("Ask it")),
    (Qt.Key.Key_C, N_("Report")),
)
"""What is done by a key with Ctrl, and what it is called."""
_MORE: Final = {
    Qt.Key.Key_A: N_("Make it a question"),
    Qt.Key.Key_C: N_("Report this ruling: copy hand, house, ruling and version"),
}


class FloorPanel(QFrame):
    """`house_chosen` carries the house that rules, `other_chosen` the one it is compared with or None, `pressed` the
    key of a button."""

    house_chosen = Signal(object)
    other_chosen = Signal(object)
    pressed = Signal(object)

    def __init__(self, look: Look, houses: Sequence[House]) -> None:
        super().__init__()
        self._look, self._houses = look, houses
        dress(self, Role.BODY, "beside")
        outer = self._outer = QVBoxLayout(self)
        self._stack = QStackedWidget()
        outer.addWidget(self._stack)
        reading = QWidget()
        column = QVBoxLayout(reading)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(10))
        column.addLayout(self._house_lists())
        self.rulings = Rulings(look)
        column.addWidget(self.rulings, 1)
        column.addLayout(self._buttons())
        self.set_up = SetUp(look)
        self._stack.addWidget(reading)
        self._stack.addWidget(self.set_up)

    def show_houses(self, house: House, other: House | None) -> None:
        """The house that rules, and the one it is compared with."""
        self._own.setCurrentIndex(self._own.findData(house.id))
        self._other.setCurrentIndex(self._other.findData(other.id if other else ""))

    def set_compact(self, compact: bool) -> None:
        """Less room: narrower, and its buttons in two columns."""
        # In a small window the table needs the room, however large the texts are.
        self.setFixedWidth(312 if compact else scaled(520))
        margin = 14 if compact else 20
        self._outer.setContentsMargins(edges(margin, 14, margin - GUTTER, 14))
        self._lay_buttons(2 if compact else 3)

    def begin_set_up(self, setting: Setting) -> None:
        """Set a table up in place of the rulings."""
        self._stack.setCurrentWidget(self.set_up)
        self.set_up.show_setting(setting)

    def kept(self) -> FilledIn | None:
        """What is filled in of a table that is being set up; None where none is."""
        return self.set_up.kept() if self._stack.currentWidget() is self.set_up else None

    def go_on(self, kept: FilledIn | None) -> None:
        """Go on setting a table up, if one was."""
        if kept is not None:
            self._stack.setCurrentWidget(self.set_up)
            self.set_up.go_on(kept)

    def show_rulings_again(self) -> None:
        """Leave the setting up."""
        self._stack.setCurrentIndex(0)

    def take_key(self, event: QKeyEvent) -> bool:
        """Let a table that is being set up have a key, wherever it was pressed: it says nothing of the hand. False
        where none is."""
        if self._stack.currentWidget() is not self.set_up:
            return False
        self.set_up.keyPressEvent(event)
        return True

    def take_focus(self) -> None:
        """The keys to the house."""
        self._own.setFocus()

    def read_on(self, *, forward: bool) -> None:
        """A page of the rulings further, or back."""
        step = QAbstractSlider.SliderAction
        action = step.SliderPageStepAdd if forward else step.SliderPageStepSub
        self.rulings.verticalScrollBar().triggerAction(action)

    def _house_lists(self) -> QGridLayout:
        words = self._look.words
        grid = QGridLayout()
        grid.setContentsMargins(edges(0, 0, GUTTER, 0))
        grid.setHorizontalSpacing(grown(10))
        grid.setVerticalSpacing(grown(6))
        self._own, self._other = Combo(self._look), Combo(self._look)
        self._other.addItem(words("No other house"), "")
        for house in self._houses:
            self._own.addItem(words(house.name), house.id)
            self._other.addItem(words(house.name), house.id)
        for at, (title, chosen) in enumerate(((words("House"), self._own), (words("Beside"), self._other))):
            chosen.setAccessibleName(title)
            grid.addWidget(label(title, Role.SMALL, "quiet"), at, 0)
            grid.addWidget(chosen, at, 1)
        grid.setColumnStretch(1, 1)
        self._own.activated.connect(lambda _: self.house_chosen.emit(self._house(self._own)))
        self._other.activated.connect(lambda _: self.other_chosen.emit(self._house(self._other)))
        return grid

    def _house(self, chosen: Combo) -> House | None:
        return next((house for house in self._houses if house.id == chosen.currentData()), None)

    def _buttons(self) -> QGridLayout:
        words = self._look.words
        grid = self._grid = QGridLayout()
        grid.setContentsMargins(edges(0, 0, GUTTER, 0))
        grid.setSpacing(grown(6))
        self._keys: list[QPushButton] = []
        for key, text in _BUTTONS:
            button = KeyButton(
                self._look, words(text), f"Ctrl {key.name.removeprefix('Key_')}", "low", Role.STRONG, spread=True
            )
            button.setAccessibleName(words(_MORE.get(key, text)))
            button.setToolTip(words(_MORE.get(key, text)))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
            self._keys.append(button)
        return grid

    def _lay_buttons(self, columns: int) -> None:
        for at, button in enumerate(self._keys):
            self._grid.addWidget(button, at // columns, at % columns)
