"""The window: its menu, hands opened by menu, by drop and by name, and what is refused."""

from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from ui.app import App
from ui.pages.demo import DemoPage
from ui.showcase import pages
from ui.table.view import TableView

# Third street of three players, stopped where seat 2 is to bring it in.
HAND = """
variant = "F7S"
antes = [1, 1, 1]
bring_in = 3
small_bet = 10
big_bet = 20
starting_stacks = [200, 200, 200]
actions = ["d dh p1 ????9h", "d dh p2 ????2d", "d dh p3 ????Kc"]
"""


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    file = tmp_path / "door-cards.phh"
    file.write_text(HAND, encoding="utf-8")
    return file


def demo(app: App) -> DemoPage:
    page = app.window.findChild(DemoPage)
    assert page is not None
    return page


def test_the_menu_opens_hands(app: App, hand: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(hand)], ""))
    # It comes with the bar's buttons, once the window has been painted.
    qtbot.waitUntil(lambda: app.window.findChild(QMenu) is not None)
    menu = app.window.findChild(QMenu)
    assert menu is not None
    texts = [action.text() for action in menu.actions()]
    assert texts == [
        "Open hands …",
        "Back up the records …",
        "Restore records …",
        "Settings …",
        "Dark or light colours",
        "All keys",
        "About Doorcard",
        "Licences",
        "Open the log's folder",
        "Quit",
    ]
    menu.actions()[0].trigger()
    assert app.window.page == "demo"
    assert demo(app).playback.reel is not None


@pytest.mark.parametrize("page", ["home", "practice", "floor", "demo"])
def test_a_file_is_dropped_anywhere_on_the_window(app: App, hand: Path, page: str) -> None:
    app.window.open(page)
    if page == "demo":
        demo(app).show_bundled("no-ante.phh")
    over = next((view.viewport() for view in app.window.findChildren(TableView) if view.isVisible()), app.window)
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(hand))])
    place = QPointF(over.rect().center())
    held = (Qt.DropAction.CopyAction, dropped, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    # What comes over nothing that takes it cannot be dropped.
    QApplication.sendEvent(over, QDragEnterEvent(place, *held))
    QApplication.sendEvent(over, QDropEvent(place, *held))
    assert app.window.page == "demo"
    assert demo(app).playback.reel is not None
    assert len(demo(app).playback.reel.hand.start.seats) == 3


def test_a_file_that_is_no_hand_is_refused_and_the_page_stays_usable(app: App, tmp_path: Path, hand: Path) -> None:
    broken = tmp_path / "broken.phh"
    broken.write_text('variant = "F7S"\nantes = "none"\n', encoding="utf-8")
    app.window.open_hands([broken])
    assert app.window.page == "demo"
    app.window.open_hands([hand])
    assert demo(app).playback.reel is not None


def test_question_mark_lists_the_keys(app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    monkeypatch.setattr("ui.pages.keys.KeysDialog.exec", lambda dialog: shown.append(dialog.windowTitle()))
    qtbot.keyClick(app.window, "?")
    assert shown == ["All keys"]


@pytest.mark.parametrize("count", [8, pytest.param(None, marks=pytest.mark.long)])
def test_no_page_shows_a_window_of_its_own(app: App, qapp: QApplication, count: int | None) -> None:
    shown: list[str] = []

    class Watching(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(type(watched).__name__)
            return False

    watching = Watching()
    qapp.installEventFilter(watching)
    names = []
    for name in islice(pages(app), count):
        QApplication.processEvents()
        names.append(name)
    # Each kind of answer with all its parts, the key for nobody among them.
    for skill in ("high_hand.flush_over_straight", "bring_in.plain"):
        for seed in range(4):
            app.window.begin(None, skill=skill, seed=seed)
    qapp.removeEventFilter(watching)
    assert len(names) == count or "houses" in names
    assert not shown
