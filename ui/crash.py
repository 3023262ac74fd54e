"""What nobody foresaw: it is written to a log, shown once with a way to copy it, and the program goes on."""

import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from trainer.text.words import Words

_KEPT_BYTES = 256 * 1024


def log_file() -> Path:
    """Where failures are written down."""
    from platformdirs import user_log_path

    return user_log_path("doorcard", appauthor=False) / "failures.log"


class Failures:
    """Takes the place of Python's own report of an exception that nothing caught."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        self._words, self._parent = words, parent
        self._shown: set[str] = set()

    def install(self) -> None:
        """From now on every such exception comes here."""
        sys.excepthook = self.report

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write a failure down, and show it if it has not been shown before."""
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        told = "".join(traceback.format_exception(kind, error, trace))
        print(told, file=sys.stderr)
        _write_down(told)
        where = told.rsplit("\n  File ", 1)[-1]
        if where not in self._shown:
            self._shown.add(where)
            self._box(told).open()

    def _box(self, told: str) -> QMessageBox:
        words = self._words
        box = QMessageBox(self._parent)
        box.setWindowTitle(words("Doorcard"))
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(words("Something went wrong that should not have. The program goes on."))
        box.setInformativeText(words("It was written down in {file}.", file=log_file()))
        copy = box.addButton(words("Copy what happened"), QMessageBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(told))
        box.addButton(words("Go on"), QMessageBox.ButtonRole.AcceptRole)
        box.finished.connect(box.deleteLater)
        return box


def _write_down(told: str) -> None:
    """At the end of the log; an old one that has grown too long is begun anew. A disk that is full changes nothing."""
    file = log_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        mode = "w" if file.exists() and file.stat().st_size > _KEPT_BYTES else "a"
        with file.open(mode, encoding="utf-8") as log:
            log.write(f"{datetime.now(UTC).isoformat(timespec='seconds')} Python {platform.python_version()}\n{told}\n")
    except OSError:
        return
