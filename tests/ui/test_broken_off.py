"""A session that was broken off does not take away what the user has opened meanwhile: it is offered."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.pages.test_going_on import changed, other_colours
from tests.ui.program import Program, answer, practice
from trainer import resources
from trainer.learning.attempt import Mode
from trainer.skills import Topic
from ui.app import App
from ui.pages.demo import DemoPage
from ui.widgets.offer import Offer

HAND = Path(resources.__file__).parents[1] / "lessons" / "hands" / "quartered.phh"


@pytest.fixture
def broken_off(program: Program) -> Program:
    """A session of which one question has been answered, and then the window was closed."""
    app = program.start()
    app.window.begin(Topic.SHARED_RIVER, seed=5)
    answer(app)
    app.bridge.next()
    program.stop()
    return program


def offer(app: App) -> Offer | None:
    return next((each for each in app.window.findChildren(Offer) if each.isVisible()), None)


def start(program: Program, qtbot: QtBot, does: Callable[[App], None]) -> App:
    """The program again, with something done before its records are open."""
    app = program.start(meanwhile=does)
    qtbot.waitUntil(lambda: offer(app) is not None, timeout=5000)
    return app


def press(app: App, name: str) -> None:
    shown = offer(app)
    assert shown is not None
    (button,) = [each for each in shown.findChildren(QPushButton) if name in (each.text(), each.accessibleName())]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("name", sampled(["floor", "houses", "demo"], 3))
def test_a_page_opened_meanwhile_stays_open(broken_off: Program, qtbot: QtBot, name: str) -> None:
    app = start(broken_off, qtbot, lambda app: app.window.open(name))
    assert app.window.page == name
    assert not app.bridge.running


def test_a_hand_named_on_the_command_line_stays_open(broken_off: Program, qtbot: QtBot) -> None:
    app = start(broken_off, qtbot, lambda app: app.window.open_hands([HAND]))
    assert app.window.page == "demo"
    page = app.window.findChild(DemoPage)
    assert page is not None
    QTest.keyClick(app.window.windowHandle(), Qt.Key.Key_Right)
    assert page.playback.at == 1


def test_home_that_was_left_once_is_not_taken_away_either(broken_off: Program, qtbot: QtBot) -> None:
    def look_round(app: App) -> None:
        app.window.open("houses")
        app.window.open("home")

    assert start(broken_off, qtbot, look_round).window.page == "home"


def test_the_offer_taken_goes_on_where_it_stood(broken_off: Program, qtbot: QtBot) -> None:
    app = start(broken_off, qtbot, lambda app: app.window.open("floor"))
    press(app, "Go on with it")
    assert app.window.page == "practice"
    assert app.bridge.session.paused
    assert len(app.bridge.answered) == 1
    assert offer(app) is None


def test_the_offer_is_reached_by_keys_alone(broken_off: Program, qtbot: QtBot) -> None:
    app = start(broken_off, qtbot, lambda app: app.window.open("demo"))
    shown = offer(app)
    assert shown is not None
    for _ in range(60):
        focused = QApplication.focusWidget() or app.window
        if shown.isAncestorOf(focused):
            break
        QApplication.sendEvent(focused, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier))
    QTest.keyClick(app.window.windowHandle(), Qt.Key.Key_Space)
    assert app.window.page == "practice"


def test_the_offer_stays_from_page_to_page_and_in_other_colours(broken_off: Program, qtbot: QtBot) -> None:
    app = start(broken_off, qtbot, lambda app: app.window.open("floor"))
    changed(app, qtbot, other_colours)
    assert offer(app) is not None
    app.window.open("home")
    assert offer(app) is not None
    press(app, "Not now")
    assert offer(app) is None
    changed(app, qtbot, other_colours)
    assert offer(app) is None
    assert app.window.page == "home"


def test_another_session_takes_its_place(broken_off: Program, qtbot: QtBot) -> None:
    app = start(broken_off, qtbot, lambda app: app.window.open("floor"))
    app.window.begin(Topic.BRING_IN)
    assert offer(app) is None
    assert app.bridge.session.begun.mode is Mode.PRACTICE
    assert not app.bridge.answered
    assert practice(app).isVisible()


def test_it_is_offered_only_to_whoever_began_it(broken_off: Program, qtbot: QtBot) -> None:
    app = start(broken_off, qtbot, lambda app: app.window.open("floor"))
    app.ledger.add_trainee("Somebody else")
    qtbot.waitUntil(lambda: offer(app) is None, timeout=5000)
