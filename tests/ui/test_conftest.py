"""The guard of the ui's tests: what is left behind is seen, and the platform is the one asked for."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

LEAVING = """
import threading
from PySide6.QtCore import QObject, QThread, QTimer, QVariantAnimation, qWarning
from PySide6.QtWidgets import QWidget

def test_timer(qapp):
    QTimer(qapp).start(60_000)

def test_animation(qapp):
    spin = QVariantAnimation(qapp)
    spin.setDuration(60_000)
    spin.setEndValue(1)
    spin.start()

def test_thread():
    threading.Thread(target=threading.Event().wait, args=(5,), daemon=True).start()

def test_window(qapp):
    qapp.kept = QWidget()

def test_warning(qapp):
    qWarning("something is odd")
"""

TIDY = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

def test_timer(qapp):
    timer = QTimer(qapp)
    timer.start(60_000)
    timer.stop()

def test_timer_of_a_widget(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    QTimer(widget).start(60_000)
    widget.show()

def test_window_let_go(qapp):
    widget = QWidget()
    widget.itself = widget

def test_window_deleted_later(qapp):
    QWidget().deleteLater()
"""


def test_what_a_test_leaves_fails_it(pytester: pytest.Pytester, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ui = pytester.mkdir("ui")
    (pytester.path / "conftest.py").write_text((root / "tests/conftest.py").read_text())
    (ui / "conftest.py").write_text((root / "tests/ui/conftest.py").read_text())
    (ui / "test_leaving.py").write_text(LEAVING)
    (ui / "test_tidy.py").write_text(TIDY)
    (pytester.path / "pyproject.toml").write_text((root / "pyproject.toml").read_text())
    monkeypatch.delenv("DOORCARD_REAL_X", raising=False)

    result = pytester.runpytest_subprocess("ui")

    # The five of LEAVING: the warning fails in the test itself, the rest after it. The four of TIDY pass whole.
    result.assert_outcomes(passed=4 + 4, failed=1, errors=4)
    for left in ("timer", "animation", "thread", "window"):
        result.stdout.fnmatch_lines([f"*the test leaves behind: {left} *"])


def test_a_window_is_shown_on_the_platform_asked_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert QGuiApplication.platformName() == ("xcb" if os.environ.get("DOORCARD_REAL_X") else "offscreen")


def test_settings_stay_in_the_home_of_the_test(qapp: QApplication, home: Path) -> None:
    settings = QSettings("Doorcard", "doorcard")
    settings.setValue("window/size", "1440x900")
    settings.sync()
    assert Path(settings.fileName()).is_relative_to(home)
    assert Path(settings.fileName()).is_file()
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert Path(data).is_relative_to(home)
