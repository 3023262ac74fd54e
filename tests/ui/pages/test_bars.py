"""The bars: what is at the right of each does the same on every page, by mouse and by keys, and all of it is heard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.giving import click
from tests.ui.program import bar_key, settle
from ui.app import App

_MOST_STOPS = 100


def open_room(app: App, name: str) -> None:
    app.window.resize(1024, 700)
    if name == "practice":
        app.window.begin(None, skill="first_to_act.pair_over_high", seed=1)
    else:
        app.window.open(name)
    settle()


ROOMS = ["practice", "demo", "river", "floor"]


@pytest.mark.parametrize("name", sampled(ROOMS, 2))
def test_the_mouse_comes_from_a_table_to_everything_in_the_menu(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_room(app, name)
    menu = bar_key(app, "Menu").menu()
    assert menu.actions() == app.window.actions()
    assert {"Settings …", "About Doorcard", "Licences", "Open the log's folder"} <= {
        action.text() for action in menu.actions()
    }
    shown: list[str] = []
    monkeypatch.setattr("ui.pages.keys.KeysDialog.exec", lambda dialog: shown.append(dialog.windowTitle()))
    click(bar_key(app, "All keys"))
    assert shown == ["All keys"]


@pytest.mark.parametrize("name", sampled(["home", *ROOMS], 2))
def test_the_menu_comes_with_a_key(app: App, qtbot: QtBot, name: str) -> None:
    open_room(app, name)
    menu = bar_key(app, "Menu").menu()
    page = app.window._stack.currentWidget()
    assert page is not None
    QTest.keyClick(page, Qt.Key.Key_F10)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is menu)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not menu.isVisible())
    assert app.window.page == name


@pytest.mark.parametrize("name", sampled(ROOMS, 2))
def test_the_mouse_changes_the_colours_at_a_table_and_stays_there(app: App, name: str) -> None:
    open_room(app, name)
    click(bar_key(app, "Light colours"))
    settle()
    assert not app.window.look.palette.dark
    assert app.window.page == name
    bar_key(app, "Dark colours")


# On the floor Tab goes from card to card, and in practice from part to part of an answer that has two.
@pytest.mark.parametrize("name", ["practice", "demo", "river"])
def test_tab_comes_to_the_bar_of_a_table_last_and_from_left_to_right(app: App, name: str) -> None:
    open_room(app, name)
    page = app.window._stack.currentWidget()
    assert page is not None
    page.setFocus()
    stops: list[QWidget] = []
    for _ in range(_MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        there = QApplication.focusWidget()
        if there is None or there is page or there in stops:
            break
        stops.append(there)
    *question, way_back, colours, keys, menu = [stop.accessibleName() for stop in stops]
    assert question
    assert way_back.startswith("Leave: ")
    assert (colours, keys, menu) == ("Light colours", "All keys", "Menu")


def test_a_reader_hears_that_the_way_back_leaves(app: App) -> None:
    open_room(app, "practice")
    said = [button.accessibleName() for button in app.window.findChildren(QPushButton) if button.isVisible()]
    assert "Leave: One skill" in said


def test_a_reader_hears_pages_in_the_bar_and_opens_them(app: App) -> None:
    settle()
    tabs = {
        tab.text(): QAccessible.queryAccessibleInterface(tab)
        for tab in app.window._nav.findChildren(QPushButton)
        if tab.text()
    }
    assert list(tabs) == ["Home", "Learn", "Practice", "Demo", "Progress", "Houses"]
    for name, heard in tabs.items():
        assert heard.role() is QAccessible.Role.PageTab
        assert heard.text(QAccessible.Text.Name) == name
        assert heard.state().selected == (name == "Home")
        assert not heard.state().checkable
    presses = tabs["Houses"].interface_cast(QAccessible.InterfaceType.ActionInterface)
    presses.doAction(QAccessibleActionInterface.pressAction())
    assert app.window.page == "houses"
    assert tabs["Houses"].state().selected
    assert not tabs["Home"].state().selected
