"""What the program is, whose work is in it, and where its log lies."""

from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui.crash import log_file
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import label

_LIBRARIES = (
    "PySide6_Essentials",
    "pyqtgraph",
    "numpy",
    "msgspec",
    "fsrs",
    "SQLAlchemy",
    "alembic",
    "psycopg",
    "platformdirs",
    "fontpkg-noto-sans",
    "fontpkg-noto-sans-thai",
)


class AboutDialog(QDialog):
    """The program, its version and licence, and the libraries it is built on with theirs."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = look.words
        self.setWindowTitle(words("About Doorcard"))
        self.setMinimumSize(460, 420)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(10)
        column.addWidget(label(words("Doorcard {version}", version=version("doorcard")), Role.TITLE))
        said = words("Trains casino dealers in seven card stud. It is under the MIT licence.")
        column.addWidget(label(said, Role.BODY, wrap=True))
        column.addWidget(label(words("It is built on these libraries:"), Role.SMALL, "quiet"))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setProperty("tone", "reach")
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setSpacing(4)
        for name in _LIBRARIES:
            lines.addWidget(label(_library(name), Role.SMALL, wrap=True))
        lines.addStretch(1)
        area.setWidget(inside)
        column.addWidget(area, 1)
        said = words("Failures are written down in {file}.", file=log_file())
        column.addWidget(label(said, Role.SMALL, "quiet", wrap=True))
        close = QPushButton(words("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column.addWidget(close)


def _library(name: str) -> str:
    """A library's name, its version and its licence, as it says itself."""
    from importlib.metadata import metadata

    try:
        told = metadata(name).json
    except PackageNotFoundError:
        return name
    licence = str(told.get("license_expression") or told.get("license") or "").partition("\n")[0]
    return ", ".join(part for part in (f"{told['name']} {told['version']}", licence) if part)


def open_log_folder() -> None:
    """Show the folder that failures are written down in, which is made if nothing has failed yet."""
    folder = log_file().parent
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
