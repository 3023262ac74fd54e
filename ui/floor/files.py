"""Which file is opened or written, and which of its hands is meant."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QListWidget, QVBoxLayout, QWidget

from trainer.errors import DoorcardError
from trainer.notation.hand import Written
from trainer.text.words import Words
from ui.demo.export import file_name
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import label


class HandChoice(QDialog):
    """Of several hands in a file, one is chosen; what it is, or why it cannot be read, is said of each in turn."""

    def __init__(self, hands: Sequence[Written], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands, self._look = hands, look
        words = look.words
        self.setWindowTitle(words("Open a hand"))
        self.resize(scaled(580), scaled(490))
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(24, 20, 24, 20))
        column.setSpacing(grown(12))
        asked = words(
            "There are {count} hands in {file}. Which is it?", count=len(hands), file=Path(hands[0].where[0]).name
        )
        column.addWidget(label(asked, Role.HEADING, wrap=True))
        self.list = QListWidget()
        self.list.setAccessibleName(words("Hands of the file"))
        self.list.ensurePolished()  # else its lines are laid out before they have their padding
        self.list.addItems([words("Hand {number}", number=number) for number in range(1, len(hands) + 1)])
        column.addWidget(self.list, 1)
        self._told = label(role=Role.BODY, tone="quiet", wrap=True)
        column.addWidget(self._told)
        buttons = QDialogButtonBox()
        self.opens = buttons.addButton(words("Open"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(words("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.list.currentRowChanged.connect(self._show)
        self.list.itemDoubleClicked.connect(lambda _: self.opens.click())
        self.list.setCurrentRow(0)
        self.list.setFocus()

    @property
    def chosen(self) -> Written:
        """The hand that is chosen."""
        return self._hands[self.list.currentRow()]

    def _show(self, at: int) -> None:
        try:
            told = self._look.words.describe(self._hands[at].read().table)
        except DoorcardError as error:
            told = self._look.words.error(error, titled=True)
            self.opens.setEnabled(False)
        else:
            self.opens.setEnabled(True)
        self._told.setText(told)
        self.list.setAccessibleDescription(told)


def which_of(hands: Sequence[Written], look: Look, parent: QWidget) -> Written | None:
    """Ask which of several hands is meant; None where none is."""
    dialog = HandChoice(hands, look, parent)
    chosen = dialog.chosen if dialog.exec() else None
    dialog.deleteLater()
    return chosen


def what_to_open(parent: QWidget, words: Words) -> Path | None:
    """Ask for a file with hands; None where none is wanted."""
    kinds = words("Hands ({patterns})", patterns="*.phh *.phhs *.txt")
    chosen, _ = QFileDialog.getOpenFileName(parent, words("Open a hand"), "", kinds)
    return Path(chosen) if chosen else None


def where_to_save(parent: QWidget, words: Words) -> Path | None:
    """Ask where a hand is to be written; None where it is not to be."""
    name = f"{file_name(words('Floor call'))}.phh"
    kinds = words("Hands ({patterns})", patterns="*.phh")
    chosen, _ = QFileDialog.getSaveFileName(parent, words("Save the hand"), name, kinds)
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(".phh")
