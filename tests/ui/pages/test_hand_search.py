"""A hand that shows a clause is looked for beside the window: what is seen of that, and what can be done meanwhile."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from trainer.errors import ContentError
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.notation.hand import Hand
from trainer.scenarios import showing
from trainer.text.words import Words
from ui.app import App
from ui.demo.bundled import bundled_hand
from ui.pages.demo import DemoPage
from ui.pages.houses import HousesPage


class Search:
    """A search that waits until it is let go, and remembers what it was for."""

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []
        self.keys: list[str] = []
        self.free = threading.Event()
        self.error: Exception | None = None

    def __call__(self, house: House, key: Key[Any]) -> Hand:
        self.threads.append(threading.current_thread())
        self.keys.append(key.text)
        assert self.free.wait(20)
        if self.error is not None:
            raise self.error
        return bundled_hand("eight-to-the-river.phh")


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Iterator[Search]:
    made = Search()
    monkeypatch.setattr(showing, "hand_showing", made)
    yield made
    made.free.set()
    for thread in made.threads:
        thread.join()


@pytest.fixture
def page(app: App) -> HousesPage:
    app.window.open("houses")
    made = app.window.findChild(HousesPage)
    assert made is not None
    made.comparison.go_to("cardroom", "burns")
    QApplication.processEvents()
    return made


def looking(page: HousesPage) -> bool:
    (said,) = [each for each in page.findChildren(QLabel) if each.text() == "Looking for a hand …"]
    return said.isVisible()


def press(app: App, *keys: Qt.Key | str) -> None:
    for key in keys:
        focused = app.window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


def until(qtbot: QtBot, found: Callable[[], bool]) -> None:
    qtbot.waitUntil(found, timeout=20_000)


def test_the_window_stays_usable_and_says_that_it_looks(
    app: App, page: HousesPage, search: Search, qtbot: QtBot
) -> None:
    assert not looking(page)
    press(app, "v")
    until(qtbot, lambda: bool(search.threads))
    assert threading.main_thread() not in search.threads
    assert looking(page)
    row = page.comparison._table.currentIndex().row()
    press(app, Qt.Key.Key_Down)
    assert page.comparison._table.currentIndex().row() == row + 1
    assert app.window.page == "houses"
    search.free.set()
    until(qtbot, lambda: app.window.page == "demo")
    demo = app.window.findChild(DemoPage)
    assert demo is not None
    assert demo.playback.recorded == bundled_hand("eight-to-the-river.phh")
    assert not looking(page)
    assert search.keys == ["burns"]


def test_asked_for_twice_it_is_looked_for_once_and_another_takes_its_place(
    app: App, page: HousesPage, search: Search, qtbot: QtBot
) -> None:
    opened: list[str] = []
    page.hand_wanted.connect(lambda hand, title: opened.append(title))
    press(app, "v", "v")
    page.comparison.go_to("cardroom", "bring_in.tie")
    press(app, "v")
    until(qtbot, lambda: len(search.keys) == 2)
    search.free.set()
    until(qtbot, lambda: app.window.page == "demo")
    assert search.keys == ["burns", "bring_in.tie"]
    assert opened == [f"Live cardroom: {Words('en').clause_title('bring_in.tie')}"]


def test_who_leaves_meanwhile_is_not_brought_back(app: App, page: HousesPage, search: Search, qtbot: QtBot) -> None:
    press(app, "v")
    until(qtbot, lambda: bool(search.threads))
    press(app, Qt.Key.Key_Escape)
    search.free.set()
    for thread in search.threads:
        thread.join()
    qtbot.wait(100)
    assert app.window.page == "home"
    app.window.open("houses")
    assert not looking(page)


def test_where_there_is_none_it_is_said_why(
    app: App, page: HousesPage, search: Search, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda *said: told.append(said[-1]))
    search.error = ContentError("house_no_stakes", found="cardroom")
    search.free.set()
    press(app, "v")
    until(qtbot, lambda: bool(told))
    assert "cardroom" in told[0]
    assert not looking(page)
