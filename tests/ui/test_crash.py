"""A failure that nobody foresaw is written down, shown once, and can be copied."""

import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from trainer.text.words import Words
from ui.crash import Failures, crash_file, log_file


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    for box in made.findChildren(QMessageBox):
        box.close()


def fail(failures: Failures) -> None:
    try:
        raise RuntimeError("the deck has fifty-three cards")
    except RuntimeError as error:
        failures.report(type(error), error, error.__traceback__)


def test_it_is_written_down_and_shown_once(window: QWidget, capsys: pytest.CaptureFixture[str]) -> None:
    failures = Failures(Words("en"), window)
    fail(failures)
    fail(failures)
    assert log_file().read_text(encoding="utf-8").count("RuntimeError: the deck") == 2
    assert len(window.findChildren(QMessageBox)) == 1
    assert capsys.readouterr().err.count("RuntimeError: the deck") == 2


def test_it_can_be_copied(window: QWidget) -> None:
    fail(Failures(Words("en"), window))
    (box,) = window.findChildren(QMessageBox)
    next(key for key in box.findChildren(QPushButton) if key.text() == "Copy what happened").click()
    assert "RuntimeError: the deck has fifty-three cards" in QGuiApplication.clipboard().text()


def test_a_log_that_cannot_be_written_is_no_second_failure(window: QWidget) -> None:
    log_file().mkdir(parents=True)
    fail(Failures(Words("en"), window))
    assert len(window.findChildren(QMessageBox)) == 1


def test_it_takes_the_place_of_pythons_own_report(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    monkeypatch.setattr(threading, "excepthook", threading.__excepthook__)
    failures = Failures(Words("en"), window)
    failures.install()
    assert sys.excepthook == failures.report
    assert threading.excepthook == failures._report_of_thread


def test_what_fails_in_a_thread_is_written_down_and_shown_where_the_pictures_are(
    window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = Failures(Words("en"), window)
    monkeypatch.setattr(threading, "excepthook", failures._report_of_thread)

    def deal() -> None:
        raise RuntimeError("the courier is gone")

    for _ in range(2):
        courier = threading.Thread(target=deal)
        courier.start()
        courier.join()
    assert log_file().read_text(encoding="utf-8").count("RuntimeError: the courier is gone") == 2
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    assert len(window.findChildren(QMessageBox)) == 1


def test_a_thread_that_outlives_the_window_is_written_down(qtbot: QtBot) -> None:
    window = QWidget()
    failures = Failures(Words("en"), window)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    fail(failures)
    assert "RuntimeError: the deck" in log_file().read_text(encoding="utf-8")


PROGRAM = """
import os, signal, sys
from PySide6.QtCore import qFatal, qWarning
from PySide6.QtWidgets import QApplication, QWidget
from trainer.text.words import Words
from ui.crash import Failures

application, window = QApplication([]), QWidget()
failures = Failures(Words("en"), window)
failures.install()
failures.watch()
def torn_away():
    qWarning("the felt is worn")
    if sys.argv[1] == "qt":
        qFatal("the table broke")
    os.kill(os.getpid(), signal.SIGSEGV)
torn_away()
"""


@pytest.mark.parametrize(("way", "told"), [("qt", "Qt: [A qFatal() call"), ("signal", "Segmentation fault")])
def test_what_tears_the_program_away_is_written_down_and_shown_at_the_next_start(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, way: str, told: str
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    ended = subprocess.run([sys.executable, "-c", PROGRAM, way], capture_output=True, text=True, check=False)
    assert ended.returncode < 0  # by a signal
    assert "the felt is worn" in ended.stderr  # what Qt says else is passed on
    torn = crash_file().read_text(encoding="utf-8")
    assert told in torn
    assert "torn_away" in torn  # where it was
    enabled: list[object] = []
    monkeypatch.setattr("ui.crash.faulthandler.enable", enabled.append)
    monkeypatch.setattr("ui.crash.qInstallMessageHandler", enabled.append)
    for _ in range(2):  # the second time there is nothing to tell
        failures = Failures(Words("en"), window)
        failures.watch()
        failures._crashes.close()
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "Doorcard was torn away when it was last open. What had been answered is kept."
    next(key for key in box.findChildren(QPushButton) if key.text() == "Copy what happened").click()
    assert told in QGuiApplication.clipboard().text()
    assert told in log_file().read_text(encoding="utf-8")
    assert len(enabled) == 4
    assert crash_file().read_text(encoding="utf-8") == ""
