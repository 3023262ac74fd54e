"""What nobody foresaw: it is written to a log, shown once with a way to copy it, and the program goes on if it can."""

import faulthandler
import platform
import sys
import threading
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6 import QtWidgets  # a dialog's type is made when it is first named: not before the first paint
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qFormatLogMessage, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from trainer.text.words import Words

_KEPT_BYTES = 256 * 1024


def log_file() -> Path:
    """Where failures are written down."""
    from platformdirs import user_log_path

    return user_log_path("doorcard", appauthor=False) / "failures.log"


def crash_file() -> Path:
    """Where it is written down, as it happens, that the program is torn away; at the next start it goes to the log."""
    return log_file().with_name("crash.log")


class Failures(QObject):
    """Takes the place of Python's own report of an exception that nothing caught, in whichever thread, and of Qt's of
    what it cannot go on after."""

    _seen = Signal(str)
    """By way of a signal: a box is made only where the pictures are painted."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._parent = words, parent
        self._shown: set[str] = set()
        self._seen.connect(self._show)

    def install(self) -> None:
        """From now on every such exception comes here."""
        sys.excepthook = self.report
        threading.excepthook = self._report_of_thread

    def watch(self) -> None:
        """From now on what tears the program away is written down too; what did so the last time is shown."""
        self._tell_of_last_time()
        try:
            crash_file().parent.mkdir(parents=True, exist_ok=True)
            # Open as long as the program runs: then there is no time to open anything.
            self._crashes = crash_file().open("a", encoding="utf-8")
        except OSError:
            return
        faulthandler.enable(self._crashes)
        qInstallMessageHandler(self._hear_qt)

    def report(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Write a failure down, and show it if it has not been shown before."""
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        told = "".join(traceback.format_exception(kind, error, trace))
        print(told, file=sys.stderr)
        _write_down(told)
        # A thread may outlive the window.
        if Shiboken.isValid(self):
            self._seen.emit(told)

    def _report_of_thread(self, failed: threading.ExceptHookArgs) -> None:
        if not issubclass(failed.exc_type, SystemExit):
            self.report(failed.exc_type, failed.exc_value, failed.exc_traceback)

    def _show(self, told: str) -> None:
        where = told.rsplit("\n  File ", 1)[-1]
        if where not in self._shown:
            self._shown.add(where)
            self._box(self._words("Something went wrong that should not have. The program goes on."), told).open()

    def _tell_of_last_time(self) -> None:
        """Take what tore the program away to the log, and show it; what cannot be taken away is not shown each time."""
        file = crash_file()
        try:
            told = file.read_text(encoding="utf-8", errors="replace")
            if not told:
                return
            when = datetime.fromtimestamp(file.stat().st_mtime, UTC)
            # Emptied, not deleted: another window may be writing to it.
            file.write_text("", encoding="utf-8")
        except OSError:
            return
        _write_down(told, when)
        said = self._words("Doorcard was torn away when it was last open. What had been answered is kept.")
        self._box(said, told).open()

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Pass on what Qt says; it ends the program after what is fatal, and says so nowhere else."""
        said = qFormatLogMessage(kind, context, message)
        if kind is QtMsgType.QtFatalMsg:
            self._crashes.write(f"Qt: {said}\n")
            self._crashes.flush()
        if sys.stderr is not None:
            print(said, file=sys.stderr, flush=True)

    def _box(self, said: str, told: str) -> "QtWidgets.QMessageBox":
        words = self._words
        box = QtWidgets.QMessageBox(self._parent)
        box.setWindowTitle(words("Doorcard"))
        box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
        box.setText(said)
        box.setInformativeText(words("It was written down in {file}.", file=log_file()))
        copy = box.addButton(words("Copy what happened"), QtWidgets.QMessageBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(told))
        box.addButton(words("Go on"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        box.finished.connect(box.deleteLater)
        return box


def _write_down(told: str, when: datetime | None = None) -> None:
    """At the end of the log; an old one that has grown too long is begun anew. A disk that is full changes nothing."""
    file = log_file()
    head = f"{(when or datetime.now(UTC)).isoformat(timespec='seconds')} Python {platform.python_version()}"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        mode = "w" if file.exists() and file.stat().st_size > _KEPT_BYTES else "a"
        with file.open(mode, encoding="utf-8") as log:
            log.write(f"{head}\n{told}\n")
    except OSError:
        return
