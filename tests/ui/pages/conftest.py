"""A window of the whole program for tests of the pages."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.settings import Settings
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.look import Look


@pytest.fixture
def app(qapp: QApplication, qtbot: QtBot) -> Iterator[App]:
    """The program at the live cardroom, its window shown."""
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK, speed=0))
    qtbot.addWidget(made.window)
    made.window.resize(1440, 900)
    # Where no window manager does it, a window has to ask for the keys itself.
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    yield made
    # Closed by now, and gone before it would be dressed anew.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
