"""What a window holds at one question: the same after a hundred others as before them, or something was left behind."""

import threading
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtTest import QTest

from ui.app import App
from ui.pages.practice import PracticePage


class Held(NamedTuple):
    """How many there are of each."""

    items: int
    objects: int
    timers: int
    running: int
    animations: int
    threads: int


def left_behind(app: App) -> Held:
    """What there is when always the same question is asked, at rest."""
    app.window.begin(None, skill="bring_in.plain", seed=1)
    page = app.window.findChild(PracticePage)
    assert page is not None
    page.scene.finish()
    QTest.qWait(100)  # while the trainee thinks, what his mark will tell is made ready
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    timers = app.window.findChildren(QTimer)
    return Held(
        len(page.scene.items()),
        len(app.window.findChildren(QObject)),
        len(timers),
        sum(timer.isActive() for timer in timers),
        len(page.scene.findChildren(QAbstractAnimation)),
        threading.active_count(),
    )
