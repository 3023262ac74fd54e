"""The licences of the program and of all that it is built on, to be read in full."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ui.fonts import edges, grown, scaled
from ui.licences import Part, parts
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import label


class LicencesDialog(QDialog):
    """A list of the parts, and beside it the licence of the one that is chosen, as its package brings it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._parts = look, parts()
        words = look.words
        self.setWindowTitle(words("Licences"))
        self.resize(880, 620)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(edges(24, 20, 24, 20))
        outer.setSpacing(grown(12))
        outer.addWidget(label(words("Licences"), Role.TITLE))
        row = QHBoxLayout()
        row.setSpacing(grown(14))
        outer.addLayout(row, 1)
        self.list = QListWidget()
        self.list.setAccessibleName(words("Parts of the program"))
        self.list.setFixedWidth(scaled(250))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.ensurePolished()  # else its lines are laid out before they have their padding
        for part in self._parts:
            self.list.addItem(f"{part.name} {part.version}")
        row.addWidget(self.list)
        beside = QVBoxLayout()
        beside.setSpacing(grown(8))
        row.addLayout(beside, 1)
        self._licence = label(role=Role.HEADING, wrap=True)
        self._origin = label(role=Role.SMALL, tone="quiet", wrap=True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        # By keys, too: its cursor shows where they scroll.
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        for part_of_it in (self._licence, self._origin):
            beside.addWidget(part_of_it)
        beside.addWidget(self.text, 1)
        close = QPushButton(words("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        outer.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.list.currentRowChanged.connect(lambda at: self._show(self._parts[at]))
        self.list.setCurrentRow(0)

    def _show(self, part: Part) -> None:
        words = self._look.words
        self._licence.setText(part.licence or words("No name of its licence is given."))
        lent = words("As {package} brings it; the words are the same for all.", package=part.lent_by)
        none = words("{package} brings no text of its licence.", package=part.name)
        self._origin.setText(lent if part.lent_by else none)
        self._origin.setVisible(bool(part.lent_by) or not part.texts)
        several = len(part.texts) > 1
        self.text.setPlainText("\n\n\n".join(f"{name}\n\n{text}" if several else text for name, text in part.texts))
        self.text.setAccessibleName(words("Licence of {package}", package=part.name))
