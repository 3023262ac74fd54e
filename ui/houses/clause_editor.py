"""One clause of a house in the making: its value, how it is put in words, and where it comes from."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from trainer.errors import ContentError
from trainer.houses.draft import as_at, reworded, set_by_hand, with_own_clause
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.text.clauses import SET_BY_HAND
from ui.fonts import edges, grown
from ui.houses.value_editor import ValueEditor, editor_for
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.label import label
from ui.widgets.layouts import empty, tab_into
from ui.widgets.provenance import provenance_badge


class ClauseEditor(QFrame):
    """`changed` carries the house with the clause as it was set. A value that cannot be played is refused with its
    reason, and the house stays as it was. Tab comes to the value from `before`."""

    changed = Signal(object)

    def __init__(self, look: Look, before: QWidget) -> None:
        super().__init__()
        self._look, self._before = look, before
        self._given: tuple[House, House, Key[Any]] | None = None
        self.value: ValueEditor | None = None
        dress(self, Role.BODY, "box")
        words = look.words
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(16, 12, 16, 14))
        column.setSpacing(grown(8))
        self._title = label(role=Role.HEADING, wrap=True)
        column.addWidget(self._title)
        self._place = QVBoxLayout()
        column.addLayout(self._place)
        self.refused = label(role=Role.SMALL, tone="wrong", wrap=True)
        self.refused.hide()
        column.addWidget(self.refused)
        self.words = self._line(words("In words"), words("As the house puts it"))
        self.source = self._line(words("Source"), words("Such as House rules 4"))
        for name, line in ((words("In words"), self.words), (words("Source"), self.source)):
            column.addWidget(label(name, Role.LABEL, "quiet"))
            column.addWidget(line)
        self._origin_row = QHBoxLayout()
        column.addLayout(self._origin_row)
        self._reading = label(role=Role.LABEL, tone="faint", wrap=True)
        column.addWidget(self._reading)
        self.back = QPushButton()
        dress(self.back, Role.SMALL)
        self.back.clicked.connect(self._as_at_origin)
        column.addWidget(self.back)

    def show_clause(self, house: House, origin: House, key: Key[Any]) -> None:
        """Edit a clause of `house`, which was copied from `origin`."""
        words = self._look.words
        if self.value is None or key is not self._editing[2]:
            empty(self._place)
            self.value = editor_for(self._look, key, may_lack=key.text not in origin.clauses)
            self.value.chosen.connect(self._choose)
            self._place.addWidget(self.value)
            tab_into(self.value, self._before)
        self._given = (house, origin, key)
        clause = house.clauses.get(key.text)
        self._title.setText(words.clause_title(key.text))
        self.value.show_value(clause and clause.value)
        self.refused.hide()
        self.words.setText(words(clause.restated) if clause and clause.restated else "")
        self.words.setCursorPosition(0)
        self.source.setText(clause.source if clause else "")
        self.source.setCursorPosition(0)
        for line in (self.words, self.source):
            line.setEnabled(clause is not None)
        empty(self._origin_row)
        if clause is not None:
            self._origin_row.addWidget(provenance_badge(clause.provenance, self._look))
            self._origin_row.addStretch(1)
        reading = words(clause.reading) if clause and clause.reading else ""
        self._reading.setText(reading)
        self._reading.setVisible(bool(reading))
        self.back.setText(words("As at {house}", house=words(origin.name)).replace("&", "&&"))
        self.back.setEnabled(clause != origin.clauses.get(key.text))

    @property
    def _editing(self) -> tuple[House, House, Key[Any]]:
        """The house, its origin and the clause."""
        if self._given is None:
            raise RuntimeError("no clause is being edited")
        return self._given

    def _line(self, name: str, hint: str) -> QLineEdit:
        line = QLineEdit()
        line.setAccessibleName(name)
        line.setPlaceholderText(hint)
        line.setMaxLength(300)
        line.editingFinished.connect(self._reword)
        return line

    def _choose(self, written: object) -> None:
        house, _, key = self._editing
        if written is None:
            self._as_at_origin()
            return
        clause = house.clauses.get(key.text)
        try:
            value = key.read(written)
            if clause is None or clause.value != value:
                house = with_own_clause(house, set_by_hand(key, value, "", "", SET_BY_HAND))
        except ContentError as error:
            self._refuse(error)
        else:
            self.changed.emit(house)

    def _reword(self) -> None:
        house, _, key = self._editing
        clause = house.clauses.get(key.text)
        if clause is None:
            return
        restated = self.words.text().strip()
        if clause.restated and restated == self._look.words(clause.restated):
            restated = clause.restated  # as the file has it, and not as it was translated
        made = reworded(clause, self.source.text().strip(), restated, SET_BY_HAND)
        if made != clause:
            self.changed.emit(with_own_clause(house, made))

    def _as_at_origin(self) -> None:
        try:
            self.changed.emit(as_at(*self._editing))
        except ContentError as error:
            self._refuse(error)

    def _refuse(self, error: ContentError) -> None:
        house, origin, key = self._editing
        self.show_clause(house, origin, key)
        self.refused.setText(self._look.words.error(error))
        self.refused.show()
        announce(self, self.refused.text())
