"""The progress page in the window: opened by its tab, filled once it is there, and where it leads."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.app import App
from ui.pages.progress import ProgressPage


@pytest.fixture
def page(app: App, qtbot: QtBot) -> ProgressPage:
    tab = next(each for each in app.window.findChildren(QPushButton) if each.text() == "Progress")
    qtbot.mouseClick(tab, Qt.MouseButton.LeftButton)
    assert app.window.page == "progress"
    made = app.window.findChild(ProgressPage)
    assert made is not None
    qtbot.waitUntil(lambda: bool(made.topics.map.cells), timeout=20_000)
    return made


def test_without_answers_it_is_empty_and_a_cell_begins_the_practice(app: App, page: ProgressPage, qtbot: QtBot) -> None:
    assert page.accuracy._empty.isVisible()
    qtbot.mouseClick(page.topics.map.cells["bring_in.ace_up"], Qt.MouseButton.LeftButton)
    assert app.window.page == "practice"
    assert app.bridge.question.skill.id == "bring_in.ace_up"


def test_escape_goes_home(app: App, page: ProgressPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert app.window.page == "home"


def test_no_part_of_it_is_ever_a_window_of_its_own(app: App) -> None:
    shown = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(watched)
            return False

    watch = Watch()
    QApplication.instance().installEventFilter(watch)
    app.window.open("progress")
    QApplication.processEvents()
    QApplication.instance().removeEventFilter(watch)
    assert shown == []


def test_only_what_the_house_asks_has_a_cell(page: ProgressPage) -> None:
    # The cardroom has the rule of the open pair, so it cannot be asked there what holds without it.
    assert "bet_sizes.open_pair_both" in page.topics.map.cells
    assert "bet_sizes.open_pair_off" not in page.topics.map.cells


def test_the_charts_are_not_loaded_before_the_page_is_opened() -> None:
    code = "import ui.app, sys; print('pyqtgraph' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
