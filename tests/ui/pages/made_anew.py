"""The window made anew in tests: by other colours, by larger texts, for another house."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.program import practice
from trainer.questions import Kind
from ui.app import App
from ui.preferences import Preferences
from ui.showcase import _SKILLS


def other_colours(app: App) -> None:
    app._other_theme()


def larger_texts(app: App) -> None:
    app._other_preferences(Preferences(text_size=115))


def another_house(app: App) -> None:
    app._other_house("tda")


CHANGES = pytest.mark.parametrize("change", sampled([another_house, other_colours, larger_texts], 3))
Change = Callable[[App], None]
Page = TypeVar("Page", bound=QWidget)


def changed(app: App, qtbot: QtBot, change: Change) -> None:
    """The window once it has been made anew."""
    before = app.window.centralWidget()
    change(app)
    qtbot.waitUntil(lambda: app.window.centralWidget() is not before)
    qtbot.waitUntil(app.window.centralWidget().isVisible)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle(app: App) -> None:
    """Until the table has its final size and nothing moves."""
    for _ in range(4):
        QApplication.processEvents()
    practice(app).scene.finish()


def page(app: App, kind: type[Page]) -> Page:
    (found,) = app.window.findChildren(kind)
    return found


def asked(app: App, kind: Kind) -> None:
    for seed in range(1, 200):
        app.window.begin(None, skill=_SKILLS[kind], seed=seed)
        if app.bridge.question.kind is kind:
            return
    raise AssertionError(kind)
