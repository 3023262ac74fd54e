"""Home by keys: one house after the other, and the key that presses what has the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ui.app import App
from ui.pages.home import HomePage
from ui.pages.home_tiles import HouseButton, Tile


@pytest.fixture
def page(app: App, qtbot: QtBot) -> HomePage:
    made = app.window.findChild(HomePage)
    assert made is not None
    qtbot.waitUntil(lambda: len(houses(made)) == 6)
    return made


def houses(page: HomePage) -> list[HouseButton]:
    return page.findChildren(HouseButton)


def test_the_arrows_pass_the_houses_and_choose_none(app: App, page: HomePage, qtbot: QtBot) -> None:
    houses(page)[0].setFocus()
    for _ in range(3):
        qtbot.keyClick(app.window.focusWidget(), Qt.Key.Key_Down)
    assert app.window.focusWidget() is houses(page)[3]
    qtbot.wait(1)
    assert app.window.house.id == "cardroom"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_choose_the_house_that_has_the_focus(
    app: App, page: HomePage, qtbot: QtBot, key: Qt.Key
) -> None:
    houses(page)[4].setFocus()
    qtbot.keyClick(app.window.focusWidget(), key)
    qtbot.waitUntil(lambda: app.window.house.id == "tda")
    assert app.window.page == "home"
    assert not app.bridge.running


def test_enter_opens_the_tile_that_has_the_focus_and_else_begins_to_practise(
    app: App, page: HomePage, qtbot: QtBot
) -> None:
    page.findChildren(Tile)[-1].setFocus()
    qtbot.keyClick(app.window.focusWidget(), Qt.Key.Key_Return)
    assert app.window.page == "houses"
    app.window.open("home")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert app.window.page == "practice"


def test_tab_goes_from_comparing_to_the_houses(app: App, page: HomePage, qtbot: QtBot) -> None:
    compare = next(each for each in page.findChildren(QPushButton) if each.text() == "Compare")
    compare.setFocus()
    for house in houses(page):
        qtbot.keyClick(app.window.focusWidget(), Qt.Key.Key_Tab)
        assert app.window.focusWidget() is house
