"""For tests of the ui: no screen unless one is asked for, settings of their own, and nothing left behind."""

import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QSettings, QThread, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.ui.program import Program
from ui import fonts

REAL_X = bool(os.environ.get("DOORCARD_REAL_X"))
os.environ["QT_QPA_PLATFORM"] = "xcb" if REAL_X else "offscreen"


@pytest.fixture(autouse=True)
def _own_settings(home: Path) -> None:
    # QSettings looks at the environment once, so the test's own home has to be told to it.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(home / "config"))


def _left_alive() -> set[tuple[str, int]]:
    """What is running or on top now, described, with the identity of each."""
    alive: set[tuple[str, int]] = {(f"thread {thread.name}", id(thread)) for thread in threading.enumerate()}
    for made in Shiboken.getAllValidWrappers():
        match made:
            case QTimer() if made.isActive():
                alive.add((f"timer {made!r}", id(made)))
            case QAbstractAnimation() if made.state() == QAbstractAnimation.State.Running:
                alive.add((f"animation {made!r}", id(made)))
            case QThread() if made.isRunning() and made is not QThread.currentThread():
                alive.add((f"thread {made!r}", id(made)))
    alive.update((f"window {window!r}", id(window)) for window in QApplication.topLevelWidgets())
    if QThreadPool.globalInstance().activeThreadCount():
        alive.add(("a thread of the global pool", 0))
    return alive


_MOST_UNFREED = 20_000


@pytest.fixture(autouse=True)
def _leaves_nothing(qapp: QApplication, _own_settings: None, request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a timer, an animation, a thread or a window alive."""
    before = _left_alive()
    failures = request.session.testsfailed
    yield
    fonts.set_text_size(100)
    # Outside an event loop Qt keeps what was handed to deleteLater() until it is told to let go.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # A window's own look at what there is to free comes twice a second: many tests are over by then.
    if gc.get_count()[0] > _MOST_UNFREED:
        gc.collect()
    if not _left_alive() - before:
        return
    gc.collect()
    left = sorted(what for what, _ in _left_alive() - before)
    # A test that failed may leave things: its failure holds them, and is what has to be read.
    if left and request.session.testsfailed == failures:
        pytest.fail("the test leaves behind: " + "; ".join(left))


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot) -> Iterator[Program]:
    """The program with records of its own."""
    made = Program(qapp, qtbot)
    yield made
    made.stop()
    qapp.setStyleSheet("")
