"""What somebody is at is not lost when the window is made anew: by other colours, by other settings."""

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui import fonts
from ui.app import App
from ui.pages.demo import DemoPage
from ui.pages.floor import FloorPage
from ui.pages.river_lab import RiverLabPage


def other_colours(app: App) -> None:
    app._other_theme()


def larger_texts(app: App) -> None:
    app._other_preferences(replace(app.preferences, text_size=115))


def another_house(app: App) -> None:
    app._other_house("tda")


_CHANGES = pytest.mark.parametrize("change", [other_colours, larger_texts, another_house])
Change = Callable[[App], None]
Kind = TypeVar("Kind", bound=QWidget)


def changed(app: App, qtbot: QtBot, change: Change) -> None:
    """The window once it has been made anew."""
    before = app.window.centralWidget()
    change(app)
    qtbot.waitUntil(lambda: app.window.centralWidget() is not before)
    qtbot.waitUntil(app.window.centralWidget().isVisible)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def page(app: App, kind: type[Kind]) -> Kind:
    (found,) = app.window.findChildren(kind)
    return found


@pytest.fixture(autouse=True)
def _usual_texts(app: App) -> Iterator[None]:
    yield
    fonts.set_text_size(100)


@_CHANGES
def test_a_dispute_goes_on_and_can_be_taken_back(app: App, qtbot: QtBot, change: Change) -> None:
    app.window.open("floor")
    floor = page(app, FloorPage)
    for sign in "KS2H":
        QTest.keyClick(floor, sign)
    said = floor.dispute
    assert len(said.cards) == 2
    changed(app, qtbot, change)
    floor = page(app, FloorPage)
    assert app.window.page == "floor"
    assert floor.isVisible()
    assert floor.dispute == said
    QTest.keyClick(floor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(floor.dispute.cards) == 1


def test_a_dispute_waits_for_the_page_to_be_opened_again(app: App, qtbot: QtBot) -> None:
    app.window.open("floor")
    QTest.keyClick(page(app, FloorPage), "K")
    QTest.keyClick(page(app, FloorPage), "S")
    said = page(app, FloorPage).dispute
    app.window.open("home")
    for _ in range(2):
        changed(app, qtbot, other_colours)
    app.window.open("floor")
    assert page(app, FloorPage).dispute == said


@_CHANGES
def test_a_hand_goes_on_where_it_stood(app: App, qtbot: QtBot, change: Change) -> None:
    app.window.open("demo")
    demo = page(app, DemoPage)
    demo.show_bundled("eight-to-the-river.phh")
    demo.playback.go(17)
    shown = demo.playback.scene.table
    changed(app, qtbot, change)
    demo = page(app, DemoPage)
    assert demo.playback.isVisible()
    assert (demo.playback.at, demo.playback.scene.table) == (17, shown)


def test_of_several_hands_the_same_is_open(app: App, qtbot: QtBot) -> None:
    app.window.open("demo")
    demo = page(app, DemoPage)
    demo.show_bundled("eight-to-the-river.phh")
    first = demo.playback.recorded
    demo.show_bundled("quartered.phh")
    second = demo.playback.recorded
    assert first is not None
    assert second is not None
    demo.show_hands([first, second], "two hands", 1)
    changed(app, qtbot, other_colours)
    assert page(app, DemoPage).playback.recorded == second


def test_a_demo_without_a_hand_stays_so(app: App, qtbot: QtBot) -> None:
    app.window.open("demo")
    changed(app, qtbot, other_colours)
    assert page(app, DemoPage).playback.reel is None
    assert not page(app, DemoPage).playback.isVisible()


@_CHANGES
def test_the_case_in_the_lab_stays(app: App, qtbot: QtBot, change: Change) -> None:
    app.window.open("river")
    lab = page(app, RiverLabPage)
    QTest.keyClick(lab, "n")
    case = lab.case
    changed(app, qtbot, change)
    again = page(app, RiverLabPage).case
    assert (again.table, again.question.choices) == (case.table, case.question.choices)


def test_the_question_stands_again(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=3)
    asked = app.bridge.question
    changed(app, qtbot, other_colours)
    assert app.window.page == "practice"
    assert app.bridge.question is asked
