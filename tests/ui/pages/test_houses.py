"""The comparison of the houses by keys and by words sought."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from ui.app import App
from ui.pages.houses import HousesPage


@pytest.fixture
def page(app: App) -> HousesPage:
    app.window.open("houses")
    made = app.window.findChild(HousesPage)
    assert made is not None
    QApplication.processEvents()
    return made


def chosen(page: HousesPage) -> tuple[str, str]:
    """The house and the clause that the ring is on."""
    return page.comparison.chosen


def press(page: HousesPage, qtbot: QtBot, *keys: Qt.Key | str) -> None:
    for key in keys:
        focused = page.window().focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)


def test_the_arrows_go_from_cell_to_cell_at_once_and_tab_leaves_the_table(page: HousesPage, qtbot: QtBot) -> None:
    assert chosen(page) == ("cardroom", "games")
    press(page, qtbot, Qt.Key.Key_Down, Qt.Key.Key_Left)
    assert chosen(page) == ("tda", "players.least")
    press(page, qtbot, Qt.Key.Key_Tab)
    assert page.window().focusWidget() is not page.comparison._table


def test_a_word_is_sought_by_keys_alone(page: HousesPage, qtbot: QtBot) -> None:
    press(page, qtbot, "/", *"pair")
    assert page.comparison._sought.text() == "pair"
    # Of the clauses named after the pair the first is chosen, at the house looked at before.
    assert chosen(page) == ("cardroom", "open_pair.mode")
    shown = [line.row.key for line in page.comparison._model._lines if line.row]
    assert shown == ["open_pair.mode", "open_pair.hilo"]
    assert page.comparison._model.headerData(0, Qt.Orientation.Horizontal) == "2 rules"
    press(page, qtbot, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert chosen(page) == ("cardroom", "open_pair.hilo")


def test_escape_clears_what_is_sought_and_keeps_the_clause_then_leaves(
    app: App, page: HousesPage, qtbot: QtBot
) -> None:
    press(page, qtbot, "/", *"pair", Qt.Key.Key_Down, Qt.Key.Key_Down, "/", Qt.Key.Key_Escape)
    assert app.window.page == "houses"
    assert page.comparison._sought.text() == ""
    assert chosen(page) == ("cardroom", "open_pair.hilo")
    press(page, qtbot, Qt.Key.Key_Escape)
    assert app.window.page == "home"


def test_only_clauses_in_which_houses_differ_stay(page: HousesPage, qtbot: QtBot) -> None:
    page.comparison._only.setChecked(True)
    rows = [line.row for line in page.comparison._model._lines if line.row]
    assert rows
    assert all(row.differs for row in rows)
    page.comparison._sought.setText("no clause says this")
    assert page.comparison._none.isVisible()
    page.comparison._sought.setText("")
    assert not page.comparison._none.isVisible()
    assert chosen(page)[0] == "cardroom"


def test_the_sign_that_clears_the_search_lies_in_its_box(page: HousesPage) -> None:
    page.comparison._sought.setText("pair")
    QApplication.processEvents()
    sign = page.comparison._sought.findChild(QToolButton)
    assert page.comparison._sought.rect().contains(sign.geometry())
