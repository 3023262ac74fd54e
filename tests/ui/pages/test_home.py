"""Home by keys: one house after the other, and the key that presses what has the focus."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.cut import cut
from trainer.houses.loader import load_house
from trainer.skills import Topic, skills_of
from trainer.text.words import Words
from ui import fonts, theme
from ui.app import App
from ui.fonts import growth, growth_in
from ui.look import Look
from ui.pages.home import HomePage
from ui.pages.home_front import HouseButton
from ui.pages.home_tiles import Tile
from ui.pages.home_topics import TopicRow, TopicRows
from ui.showcase import _show_trainee
from ui.style_sheet import stylesheet


@pytest.fixture
def page(app: App, qtbot: QtBot) -> HomePage:
    made = app.window.findChild(HomePage)
    assert made is not None
    qtbot.waitUntil(lambda: len(houses(made)) == 6)
    return made


def houses(page: HomePage) -> list[HouseButton]:
    return page.findChildren(HouseButton)


def tiles(page: HomePage) -> list[Tile]:
    return page.findChildren(Tile)


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


def rows(page: HomePage) -> list[TopicRow]:
    return page.findChildren(TopicRow)


def test_every_topic_that_has_skills_is_there_with_a_key_of_its_own(app: App, page: HomePage, qtbot: QtBot) -> None:
    wanted: list[object] = []
    page.practice_wanted.connect(wanted.append)
    taken = {"P", "L", "R", "E", "D", "M", "H"}  # the sessions, and the houses
    keys = [row.findChildren(QLabel)[-1].text() for row in rows(page)]
    assert len(set(keys)) == len(keys)
    assert not taken & set(keys)
    for key in keys:
        qtbot.keyClick(page, key)
        app.window.open("home")
    assert set(wanted) == {topic for topic in Topic if skills_of(topic)}


def test_a_topic_begins_with_a_click_and_with_enter(app: App, page: HomePage, qtbot: QtBot) -> None:
    row = rows(page)[-1]
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert app.window.page == "practice"
    assert app.window.look.words.topic(app.bridge.question.skill.topic) in row.accessibleName()
    app.window.open("home")
    rows(page)[0].setFocus()
    qtbot.keyClick(app.window.focusWidget(), Qt.Key.Key_Return)
    assert app.window.look.words.topic(app.bridge.question.skill.topic) in rows(page)[0].accessibleName()


def test_a_topic_that_the_house_asks_nothing_about_is_closed(page: HomePage, qtbot: QtBot) -> None:
    wanted: list[object] = []
    page.practice_wanted.connect(wanted.append)
    page.findChildren(TopicRows)[0].set_asked(lambda topic: topic is not Topic.BET_SIZES)
    closed = [row for row in rows(page) if not row.isEnabled()]
    assert [row.accessibleName().partition(".")[0] for row in closed] == ["Bet sizes"]
    qtbot.keyClick(page, "s")
    assert not wanted


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_every_topic_has_room(app: App, page: HomePage, qtbot: QtBot, size: tuple[int, int]) -> None:
    app.window.resize(*size)
    QApplication.processEvents()
    for row in rows(page):
        assert page.rect().contains(QRect(row.mapTo(page, row.rect().topLeft()), row.size()))
        name, _, key = row.findChildren(QLabel)
        assert name.width() >= name.sizeHint().width()
        assert key.width() >= key.sizeHint().width()


@pytest.mark.parametrize(
    "size", sampled(([1024, 700], [1280, 800], [1440, 900], [1366, 768], [3840, 2160], [1920, 1080]), 2)
)
def test_in_no_window_is_a_text_cut_or_does_a_tile_lie_on_another(
    app: App, page: HomePage, qtbot: QtBot, size: tuple[int, int]
) -> None:
    app.window.resize(*size)
    qtbot.waitUntil(lambda: growth() == growth_in(*size))
    # On a large screen the window has been made anew, larger.
    page = app.window.findChildren(HomePage)[-1]
    qtbot.waitUntil(lambda: len(page.findChildren(HouseButton)) >= 6)
    _show_trainee(page)
    for _ in range(4):
        QApplication.processEvents()
    assert cut(app.window) == []
    keys = [each for each in page.findChildren(QPushButton) if each.isVisible()]
    places = [QRect(each.mapTo(page, each.rect().topLeft()), each.size()) for each in keys]
    assert len(places) > 20
    assert all(page.rect().contains(place) for place in places)
    assert [(one, other) for at, one in enumerate(places) for other in places[:at] if one.intersects(other)] == []
    assert max(place.width() for place in places) < 420 * growth(), "a tile as wide as that is no easier to find"


def test_a_house_whose_name_is_long_says_that_more_follows(qtbot: QtBot) -> None:
    long = "Copy of the Corner House by the river"
    button = HouseButton(Look(Words("en"), theme.DARK), long, "1 differs", chosen=False)
    qtbot.addWidget(button)
    button.resize(240, 46)
    with qtbot.waitExposed(button):
        button.show()
    name, note = button.findChildren(QLabel)
    assert name.text().endswith("…")
    assert name.width() >= name.sizeHint().width()
    assert note.width() >= note.sizeHint().width()
    assert button.toolTip() == long
    button.resize(600, 46)
    qtbot.waitUntil(lambda: (name.text(), button.toolTip()) == (long, ""))


# A window of 1440 by 900 leaves 848 to the page, and 790 where a session is offered above it; one of 1024 by 700 leaves
# 590 then.
@pytest.mark.parametrize(
    ("text_size", "size", "lined"),
    [(100, (1440, 790), True), (130, (1440, 848), True), (130, (1024, 590), False), (100, (1440, 700), False)],
)
def test_there_are_lines_below_the_names_wherever_they_have_room(
    qapp: QApplication, request: pytest.FixtureRequest, qtbot: QtBot, text_size: int, size: tuple[int, int], lined: bool
) -> None:
    fonts.set_text_size(text_size)
    request.addfinalizer(lambda: qapp.setStyleSheet(""))
    qapp.setStyleSheet(stylesheet(theme.DARK))
    page = HomePage(Look(Words("en"), theme.DARK), lambda: load_house("cardroom"))
    qtbot.addWidget(page)
    page.set_compact(size[0] < 1200)
    page.resize(*size)
    with qtbot.waitSignal(page.painted):
        page.show()
    _show_trainee(page)
    for _ in range(4):
        QApplication.processEvents()
    assert page.size().toTuple() == size, "it asks for no more room"
    assert [row.findChildren(QLabel)[1].isVisible() for row in rows(page)] == [lined] * len(rows(page))
    assert cut(page) == []
    places = [QRect(each.mapTo(page, each.rect().topLeft()), each.size()) for each in (*rows(page), *tiles(page))]
    assert all(page.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])
    assert len({tile.width() for tile in tiles(page)}) <= 2, "equal, but for a pixel that is left over"
