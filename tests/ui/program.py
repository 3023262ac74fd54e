"""Doorcard with records of its own, started and stopped as often as a test wants."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from trainer.questions import wrong_answers
from trainer.records import place_of
from trainer.settings import load_settings
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.look import Look
from ui.pages.practice import PracticePage
from ui.widgets.bar_keys import BarKeys


def show(app: App, qtbot: QtBot) -> None:
    """Show its window, with the keys."""
    app.window.resize(1440, 900)
    # Where no window manager does it, a window has to ask for the keys itself.
    with qtbot.waitActive(app.window):
        app.window.show()
        app.window.activateWindow()


class Program:
    """One window after the other on the user's own records; `app` is the latest."""

    def __init__(self, application: QApplication, qtbot: QtBot) -> None:
        self._application, self._qtbot = application, qtbot
        self.app: App | None = None

    def start(self, meanwhile: Callable[[App], None] = lambda app: None) -> App:
        """A window with its records open; `meanwhile` is done once home has been painted, before they are."""
        app = App(
            self._application,
            load_settings(),
            look=Look(Words("en"), theme.DARK, speed=0),
            place=place_of(None),
        )
        self.app = app
        show(app, self._qtbot)
        meanwhile(app)
        app.open_records()
        self._qtbot.waitUntil(lambda: app.ledger.trainee is not None and not app.ledger.busy, timeout=10_000)
        return app

    def stop(self) -> None:
        """Close the window, as a user does."""
        if self.app is not None:
            self.app.window.close()
            self.app.close()
            self.app.window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.app = None


def practice(app: App) -> PracticePage:
    """The page that asks."""
    page = app.window.findChild(PracticePage)
    assert page is not None
    return page


def bar_key(app: App, name: str) -> QPushButton:
    """The button of that name in the bar that is to be seen."""
    (found,) = [
        button
        for bar in app.window.findChildren(BarKeys)
        if bar.isVisible()
        for button in bar.findChildren(QPushButton)
        if button.accessibleName() == name
    ]
    return found


def settle() -> None:
    """Let everything find its place, and what is to go be gone."""
    for _ in range(4):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def answer(app: App, right: bool = True) -> None:
    """An answer to the question that stands, without keys."""
    question = app.bridge.question
    app.bridge.answer(question.ruling().answer if right else wrong_answers(question)[0][1])
