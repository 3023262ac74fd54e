"""A window of the whole program for tests of the pages."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.program import show
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
    show(made, qtbot)
    yield made
    # Closed by now, and gone before it would be dressed anew.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
