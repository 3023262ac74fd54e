"""No text is cut in the smallest window, in any size that texts can be wanted in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.cut import cut
from tests.ui.program import settle
from trainer.settings import Settings
from trainer.text.words import Words
from ui import fonts, theme
from ui.app import App
from ui.look import Look
from ui.pages.floor import FloorPage
from ui.pages.houses import HousesPage
from ui.preferences import TEXT_SIZES, Preferences, save_preferences
from ui.widgets.bars import RoomBar
from ui.widgets.combo import Combo


# The largest texts are the first to be cut.
@pytest.fixture(params=sampled(reversed(TEXT_SIZES), len(TEXT_SIZES)))
def app(request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot) -> Iterator[App]:
    save_preferences(Preferences(text_size=request.param))
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK))
    qtbot.addWidget(made.window)
    made.window.resize(1024, 700)
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    yield made
    qapp.setStyleSheet("")
    fonts.set_text_size(100)


def test_the_bar_says_what_has_to_be_known_of_a_table_and_the_rest_where_there_is_room(app: App) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=1)
    QApplication.processEvents()
    (bar,) = [each for each in app.window.findChildren(RoomBar) if each.isVisible()]
    table, words = app.bridge.question.table, app.window.look.words
    money = app.window.look.money(table.stakes.unit)
    needed = {words("Ante"), money(table.stakes.ante), words("Bring-in"), money(table.stakes.bring_in)}
    assert needed | {f"{money(table.stakes.small)} / {money(table.stakes.big)}"} <= set(bar.texts)
    spare = ["Training table", "Live cardroom", "Stakes", "House"]
    # In the usual size all but the spare words has room at 1024 pixels; at 130 percent the table's name has not.
    shown = [text in bar.texts for text in spare]
    assert shown == {100: [True, True, False, False], 130: [False, True, False, False]}.get(fonts.text_size(), shown)
    app.window.resize(2000, 900)
    QApplication.processEvents()
    assert all(text in bar.texts for text in spare)
    assert all(text in bar._facts.toolTip().casefold() for text in ("stakes", "house live cardroom"))


def test_the_longest_clauses_are_read_whole_below_the_table_of_houses(app: App) -> None:
    app.window.open("houses")
    page = app.window.findChild(HousesPage)
    assert page is not None
    long = [("tda", "river.short_deck"), ("pokerking", "opener.by"), ("supremeking", "river.community_face")]
    for house, key in long:
        page.comparison.go_to(house, key)
        settle()
        assert cut(app.window) == [], (house, key)
        area = page.comparison._detail._area
        if area.verticalScrollBar().maximum():
            area.setFocus()
            QTest.keyClick(area, Qt.Key.Key_Down)
            assert area.verticalScrollBar().value() > 0
    # The longest of all is read without scrolling where the page has the room.
    app.window.resize(1440, 900)
    high = set()
    for house, key in long:
        page.comparison.go_to(house, key)
        settle()
        assert page.comparison._detail._area.verticalScrollBar().maximum() == 0, (house, key)
        high.add(page.comparison._detail.height())
    assert len(high) == 1, "it pushes the table about"


def test_every_seat_of_a_table_that_is_set_up_is_in_sight_with_room_for_a_name(app: App) -> None:
    app.window.open("floor")
    floor = app.window.findChild(FloorPage)
    assert floor is not None
    floor.begin_set_up()
    settle()
    assert cut(app.window) == []
    form = floor.panel.set_up
    areas = form.findChildren(QScrollArea)
    assert [area.verticalScrollBar().maximum() for area in areas] == [0]
    lines = [line for line in form.findChildren(QLineEdit) if line.accessibleName().startswith("Name of")]
    assert len(lines) == 8
    assert all(line.width() >= line.fontMetrics().averageCharWidth() * 10 + 22 for line in lines)  # with its edges
    # Where a refusal takes some of the room, the keys bring into sight what they go to.
    form.findChildren(QLineEdit)[0].setText("x")
    QTest.keyClick(form, Qt.Key.Key_Return)
    settle()
    assert app.window.size().toTuple() == (1024, 700)
    assert cut(app.window) == []
    last = form.findChildren(Combo)[-1]
    for _ in range(60):
        if QApplication.focusWidget() is last:
            break
        QTest.keyClick(QApplication.focusWidget() or form, Qt.Key.Key_Tab)
    else:
        pytest.fail("the keys do not come to the last of the form")
    assert not last.visibleRegion().isEmpty()
    assert last.visibleRegion().boundingRect().height() == last.height()


def test_why_something_is_refused_on_the_floor_is_never_cut(app: App, tmp_path: Path) -> None:
    app.window.open("floor")
    floor = app.window.findChild(FloorPage)
    assert floor is not None
    said: set[str] = set()

    def look(refused: str) -> None:
        floor.panel.rulings.finish()
        settle()
        assert app.window.size().toTuple() == (1024, 700)
        assert cut(app.window) == []
        said.add(refused)

    QTest.keyClicks(floor, "Ks2hTh2dAs2cJh3c")
    # What is done before the bring-in, out of turn, at the wrong time, and by nobody; a card that is there already.
    for signs in ("k", "c", "f", "b", "s", "u", "d", "r", "4r", "4c", "8s", "6b"):
        QTest.keyClicks(floor, signs)
        look(floor.said)
    for card in ("Ks", "2c"):
        floor._entry.select_seat(3)
        QTest.keyClicks(floor, card)
        look(floor.said)
    QTest.keyClick(floor, Qt.Key.Key_Escape)
    for signs in ("i", "b", "mk", "99999.99", "c", "r"):
        QTest.keyClicks(floor, signs)
        QTest.keyClick(floor, Qt.Key.Key_Return)
        look(floor.said)
    assert sum(each.startswith("Found ") for each in said) > 8
    floor.open_file(tmp_path / ("a-hand-with-a-long-name-" * 8 + ".phh"))
    look(floor._banner.text)
    floor._banner.hide()
    floor.begin_set_up()
    set_up = floor.panel.set_up
    small, big, _, bring_in = set_up._bets
    for line, typed in ((small, "one"), (bring_in, "0.001"), (big, "")):
        kept = line.text()
        line.setText(typed)
        QTest.keyClick(set_up, Qt.Key.Key_Return)
        assert set_up._refused.isVisible()
        look(set_up._refused.text())
        line.setText(kept)
