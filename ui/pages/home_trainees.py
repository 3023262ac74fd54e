"""Who is training: the trainees to choose from, and what can be done with a name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6 import QtWidgets  # a dialog's type is made when it is first named: not before the first paint
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.icons import icon
from ui.widgets.label import label
from ui.widgets.layouts import empty

if TYPE_CHECKING:
    from trainer.learning.attempt import Trainee

_ROW = 48
_MOST_SHOWN = 4


class TraineeList(QWidget):
    """The trainees, the one who trains marked. Each signal carries an id, and a name where there is one to carry."""

    chosen = Signal(str)
    added = Signal(str)
    renamed = Signal(str, str)
    retired = Signal(str)
    returned = Signal(str)
    deleted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        words = look.words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(8))
        head = QHBoxLayout()
        head.addWidget(label(words("Trainee"), Role.HEADING))
        head.addStretch(1)
        self._add = QPushButton(words("Add"))
        self._add.setAccessibleName(words("Add a trainee"))
        dress(self._add, Role.SMALL, "link")
        self._add.clicked.connect(self._ask_name)
        head.addWidget(self._add)
        column.addLayout(head)
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(grown(8))
        self._area = QScrollArea()
        self._area.setWidget(inside)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self._area)
        self.show_trainees((), None, "")

    def show_trainees(self, trainees: Sequence[Trainee], chosen: Trainee | None, note: str) -> None:
        """Show who there is, those who train before those who have retired; `note` is about the one chosen."""
        empty(self._rows)
        self._add.setEnabled(chosen is not None)
        for trainee in sorted(trainees, key=lambda each: each.retired):
            own = chosen is not None and trainee.id == chosen.id
            self._rows.addWidget(self._row(trainee, own, note if own else ""))
        shown = max(1, min(len(trainees), _MOST_SHOWN))
        self._area.setFixedHeight(shown * grown(_ROW) + (shown - 1) * self._rows.spacing())

    def _row(self, trainee: Trainee, own: bool, note: str) -> QWidget:
        words, look = self._look.words, self._look
        note = words("Retired") if trainee.retired else note
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(grown(4))
        button = QPushButton()
        button.setCheckable(True)
        button.setChecked(own)
        button.setProperty("tone", "house")
        button.setMinimumHeight(grown(_ROW))
        button.setAccessibleName(", ".join(part for part in (trainee.name, note) if part))
        button.setEnabled(not trainee.retired)
        button.clicked.connect(partial(self._choose, button, trainee.id, own))
        texts = QHBoxLayout(button)
        texts.setContentsMargins(edges(12, 2, 10, 2))
        name = label(trainee.name, Role.STRONG)
        name.setMinimumWidth(grown(20))
        said = label(note, Role.LABEL, "quiet")
        for part in (name, said):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        texts.addWidget(name, 1)
        texts.addWidget(said)
        line.addWidget(button, 1)
        more = QPushButton()
        more.setProperty("tone", "quiet")
        more.setIcon(icon("menu", look.palette.text2, 16))
        more.setFixedSize(grown(28), grown(_ROW))
        more.setToolTip(words("What to do with {name}", name=trainee.name))
        more.setAccessibleName(more.toolTip())
        more.setMenu(self._menu(trainee, more))
        line.addWidget(more)
        return row

    def _choose(self, button: QPushButton, trainee: str, own: bool) -> None:
        if own:
            button.setChecked(True)
        else:
            self.chosen.emit(trainee)

    def _menu(self, trainee: Trainee, parent: QWidget) -> QMenu:
        words = self._look.words
        menu = QMenu(parent)
        menu.addAction(words("Rename …"), lambda: self._ask_other_name(trainee))
        if trainee.retired:
            menu.addAction(words("Train again"), lambda: self.returned.emit(trainee.id))
        else:
            menu.addAction(words("Retire"), lambda: self.retired.emit(trainee.id))
        menu.addAction(words("Delete the name …"), lambda: self._ask_whether_to_delete(trainee))
        return menu

    def _ask_name(self) -> None:
        words = self._look.words
        name, sure = QtWidgets.QInputDialog.getText(self, words("Add a trainee"), words("What is the trainee called?"))
        if sure and name.strip():
            self.added.emit(name.strip())

    def _ask_other_name(self, trainee: Trainee) -> None:
        words = self._look.words
        name, sure = QtWidgets.QInputDialog.getText(
            self, words("Rename"), words("What is the trainee called now?"), text=trainee.name
        )
        if sure and name.strip() and name.strip() != trainee.name:
            self.renamed.emit(trainee.id, name.strip())

    def _ask_whether_to_delete(self, trainee: Trainee) -> None:
        words = self._look.words
        said = words(
            "{name} is erased for good, wherever the name was written. The answers stay in the counts, without a name.",
            name=trainee.name,
        )
        box = QtWidgets.QMessageBox(QtWidgets.QMessageBox.Icon.Warning, words("Delete the name"), said, parent=self)
        sure = box.addButton(words("Delete"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(words("Keep"), QtWidgets.QMessageBox.ButtonRole.RejectRole))
        box.exec()
        if box.clickedButton() is sure:
            self.deleted.emit(trainee.id)
