"""The comparison of the houses by keys and by words sought."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from trainer.houses.compare import differences
from trainer.houses.loader import house_ids, load_house
from ui import fonts
from ui.app import App
from ui.houses.header import HousesHeader
from ui.pages.houses import HousesPage
from ui.theme import Role


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


def shown(page: HousesPage) -> list[str]:
    """The clauses in the table, from the top."""
    return [line.row.key for line in page.comparison._model._lines if line.row]


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
    assert {"open_pair.mode", "open_pair.hilo"} < set(shown(page))
    count = len(shown(page))
    assert page.comparison._model.headerData(0, Qt.Orientation.Horizontal) == f"{count} rules"
    press(page, qtbot, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert chosen(page) == ("cardroom", "open_pair.hilo")


@pytest.mark.parametrize(
    ("sought", "found"),
    sampled(
        [
            ("shared by all", "river.short_deck"),  # how a house's clause is put in words
            ("need 56 cards", "river.short_deck"),  # how a text is read, or why something is assumed
            ("stub and burns mixed", "river.short_deck"),  # a value, in whatever letters
            ("SHORT_DECK", "river.short_deck"),  # the key of a house's file
            ("deck short", "river.short_deck"),  # its name
            ("cards and river", "river.short_deck"),  # its topic
        ],
        2,
    ),
)
def test_a_rule_is_found_by_whatever_is_said_of_it(page: HousesPage, sought: str, found: str) -> None:
    page.comparison._sought.setText(sought)
    assert found in shown(page)
    # The bring-in has nothing to do with it.
    assert "bring_in.tie" not in shown(page)


def test_a_text_that_had_to_be_read_is_marked_in_the_table_and_told_below_it(page: HousesPage) -> None:
    comparison = page.comparison
    comparison.go_to("pokerking", "opener.by")
    cell = comparison._table.currentIndex()
    assert "unclear text" in str(cell.data(Qt.ItemDataRole.AccessibleTextRole))
    QApplication.processEvents()
    told = {each.text() for each in comparison._detail.findChildren(QLabel) if each.isVisible()}
    assert "Source: 001.23, 001.25" in told
    assert "The words alone would say: The best board of the street before" in told
    # The room beside it says plainly the same, and one that is silent is assumed: no text of theirs is unclear.
    for house in ("cardroom", "hilo-bg"):
        comparison.go_to(house, "opener.by")
        assert "unclear" not in str(comparison._table.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))


def test_a_clause_that_has_room_in_full_has_no_scroll_bar(page: HousesPage) -> None:
    page.comparison.go_to("pokerking", "open_pair.hilo")
    QApplication.processEvents()
    area = page.comparison._detail._area
    (literal,) = [each for each in area.findChildren(QLabel) if each.text().startswith("The words alone would say")]
    end = literal.mapTo(area.viewport(), literal.rect().bottomLeft()).y()
    assert 0 < end < area.viewport().height()
    assert area.verticalScrollBar().maximum() == 0


def test_the_mark_of_an_unclear_text_is_drawn_where_the_value_leaves_room(page: HousesPage) -> None:
    comparison, table = page.comparison, page.comparison._table
    comparison.go_to("pokerking", "opener.tie")
    cell = table.currentIndex()
    QApplication.processEvents()
    before = table.viewport().grab(table.visualRect(cell)).toImage()
    comparison._model.unclear = lambda clause: ""  # type: ignore[method-assign]  # what it would be without
    table.viewport().update()
    assert table.viewport().grab(table.visualRect(cell)).toImage() != before
    row, width = cell.row(), table.columnWidth(cell.column())
    plain = comparison._delegate.height_of(row, width)
    del comparison._model.unclear
    # In a narrow column its letters are smaller, down to the smallest that are read.
    letters = comparison._delegate._within("unclear text", 70)
    assert QFontMetricsF(letters).horizontalAdvance("unclear text") <= 70 or letters.pixelSize() == 12
    assert comparison._delegate.height_of(row, width) >= plain


def test_differences_are_counted_anew_where_other_houses_stand_beside(page: HousesPage) -> None:
    model = page.comparison._model
    page.comparison.stand_beside(frozenset({"tda"}))
    for column, house in enumerate(model.houses):
        differing = sum(row.differs_from(model.own)[column] for row in differences(model.houses))
        assert model.count_differences(column) == differing, house.id


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


@pytest.mark.parametrize("percent", [100, 130])
def test_no_name_of_a_shipped_house_is_cut_over_narrow_columns(page: HousesPage, percent: int) -> None:
    fonts.set_text_size(percent)
    try:
        header = page.comparison._table.horizontalHeader()
        assert isinstance(header, HousesHeader)
        room = 117  # what a column of a window 1024 wide has for letters
        name, below = (QFontMetricsF(font) for font in header._fonts(room))
        for id in house_ids():
            assert name.horizontalAdvance(load_house(id).name) <= room, id
        assert below.height() < name.height()
        assert header._fonts(1000)[0] == Role.STRONG.font
    finally:
        fonts.set_text_size(100)
