"""What the program is, whose work is in it, and where its log lies."""

from contextlib import suppress

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ui.crash import log_file
from ui.fonts import edges, grown
from ui.licences import parts
from ui.look import Look
from ui.pages.licences import LicencesDialog
from ui.theme import Role
from ui.widgets.label import label


class AboutDialog(QDialog):
    """The program, its version and licence, and what it is built on with theirs."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = look.words
        self.setWindowTitle(words("About Doorcard"))
        self.setMinimumSize(grown(460), grown(420))
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(28, 24, 28, 24))
        column.setSpacing(grown(10))
        own_and_others = parts()
        column.addWidget(label(words("Doorcard {version}", version=own_and_others[0].version), Role.TITLE))
        said = words("Trains casino dealers in seven card stud. It is under the MIT licence.")
        column.addWidget(label(said, Role.BODY, wrap=True))
        column.addWidget(label(words("It is built on:"), Role.SMALL, "quiet"))
        area = QScrollArea()
        area.setAccessibleName(words("About Doorcard"))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setProperty("tone", "reach")
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(edges(0, 4, 8, 4))
        lines.setSpacing(grown(4))
        for part in own_and_others[1:]:
            said = ", ".join(told for told in (f"{part.name} {part.version}", part.licence) if told)
            lines.addWidget(label(said, Role.SMALL, wrap=True))
        lines.addStretch(1)
        area.setWidget(inside)
        column.addWidget(area, 1)
        said = words("Failures are written down in {file}.", file=log_file())
        column.addWidget(label(said, Role.SMALL, "quiet", wrap=True))
        buttons = QHBoxLayout()
        licences, close = QPushButton(words("Read the licences")), QPushButton(words("Close"))
        licences.clicked.connect(lambda: LicencesDialog(look, self).exec())
        close.setDefault(True)
        close.clicked.connect(self.accept)
        buttons.addWidget(licences)
        buttons.addWidget(close)
        column.addLayout(buttons)


def open_log_folder(look: Look, parent: QWidget) -> None:
    """Show the folder that failures are written down in, which is made if nothing has failed yet; where nothing can
    show it, say where it is."""
    folder = log_file().parent
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        said = look.words("Failures are written down in {file}.", file=log_file())
        QMessageBox.information(parent, look.words("Doorcard"), said)
