"""An editor for each kind of value that a clause takes; what it gives is written as files write it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from trainer.houses.keys import Key, Takes
from ui.fonts import grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.check_box import CheckBox
from ui.widgets.combo import Combo
from ui.widgets.label import label


class ValueEditor(QWidget):
    """`chosen` carries a value as files write it, or None where the house is to have no such clause."""

    chosen = Signal(object)

    def __init__(self, look: Look, key: Key[Any]) -> None:
        super().__init__()
        self._look, self.key = look, key
        self.name = look.words.clause_title(key.text)

    def show_value(self, value: Any) -> None:
        """Show a value; None where the house has no such clause."""
        raise NotImplementedError


class ChoiceEditor(ValueEditor):
    """One of the values that the engine plays, in words."""

    def __init__(self, look: Look, key: Key[Any], *, may_lack: bool) -> None:
        super().__init__(look, key)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.combo = Combo(look)
        self.combo.setAccessibleName(self.name)
        if may_lack:
            self.combo.addItem(look.words("Says nothing of it"), None)
        for written in key.choices:
            self.combo.addItem(look.words.clause_value(key, key.read(written)), written)
        if self.combo.count() == 1:
            self.combo.setEnabled(False)
            self.combo.setToolTip(look.words("Doorcard plays it in this way only."))
        self.combo.setMinimumContentsLength(12)
        self.combo.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.combo.activated.connect(lambda _: self.chosen.emit(self.combo.currentData()))
        row.addWidget(self.combo, 1)
        self.setFocusProxy(self.combo)

    def show_value(self, value: Any) -> None:
        self.combo.setCurrentIndex(self.combo.findData(None if value is None else self.key.write(value)))
        self.combo.setToolTip(self.combo.currentText() if self.combo.isEnabled() else self.combo.toolTip())


class SeveralEditor(ValueEditor):
    """Several of a list, one at least."""

    def __init__(self, look: Look, key: Key[Any]) -> None:
        super().__init__(look, key)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.boxes: dict[str, CheckBox] = {}
        for written in key.choices:
            box = self.boxes[written] = CheckBox(look, look.words.clause_value(key, key.read(written)))
            dress(box, Role.BODY)
            box.clicked.connect(self._choose)
            column.addWidget(box)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_value(self, value: Any) -> None:
        having = self.key.write(value).split(", ") if value is not None else []
        for written, box in self.boxes.items():
            box.setChecked(written in having)

    def _choose(self) -> None:
        self.chosen.emit(", ".join(written for written, box in self.boxes.items() if box.isChecked()))


class WrittenEditor(ValueEditor):
    """A value that is typed: shares of the small bet, or stakes; `without` is what a tick beside it stands for."""

    def __init__(self, look: Look, key: Key[Any], hint: str, ticked: str, without: str) -> None:
        super().__init__(look, key)
        self._without = without
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(8))
        self.tick = CheckBox(look, ticked)
        dress(self.tick, Role.BODY)
        self.tick.clicked.connect(self._ticked)
        self.line = QLineEdit()
        self.line.setAccessibleName(self.name)
        self.line.setAccessibleDescription(hint)
        self.line.setMaxLength(80)
        self.line.editingFinished.connect(self._typed)
        column.addWidget(self.tick)
        column.addWidget(self.line)
        column.addWidget(label(hint, Role.LABEL, "faint", wrap=True))
        self.setFocusProxy(self.tick)
        self._shown = ""

    def show_value(self, value: Any) -> None:
        written = self._without if value is None else self.key.write(value)
        self.tick.setChecked(written == self._without)
        self._shown = "" if written == self._without else written
        self.line.setText(self._shown)

    def _ticked(self, on: bool) -> None:
        if on:
            self.chosen.emit(self._without)
        else:
            self.line.setFocus()

    def _typed(self) -> None:
        typed = self.line.text().strip()
        if typed and typed != self._shown:
            self.chosen.emit(typed)


def editor_for(look: Look, key: Key[Any], *, may_lack: bool) -> ValueEditor:
    """The editor for a clause; `may_lack` offers that the house says nothing of it."""
    words = look.words
    makes: dict[Takes, Callable[[], ValueEditor]] = {
        Takes.SEVERAL: lambda: SeveralEditor(look, key),
        Takes.SIZE: lambda: WrittenEditor(
            look, key, words("Or shares of the small bet, such as 1/5 or 1/5, 1/2"), words("Set by the table"), "table"
        ),
        Takes.STAKES: lambda: WrittenEditor(
            look, key, words("Or stakes by their two bets, such as 0.50/1"), words("None: there is always an ante"), ""
        ),
    }
    make = makes.get(key.takes)
    return make() if make else ChoiceEditor(look, key, may_lack=may_lack)
