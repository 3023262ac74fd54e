"""A failure that nobody foresaw is written down, shown once, and can be copied."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from trainer.text.words import Words
from ui.crash import Failures, log_file


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
    failures = Failures(Words("en"), window)
    failures.install()
    assert sys.excepthook == failures.report
