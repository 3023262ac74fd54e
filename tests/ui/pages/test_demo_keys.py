"""The demo in a window as it is used: what the keys reach, the size of what is clicked."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pages.test_demo import EIGHT, SPLIT, button, combo
from trainer import resources
from trainer.houses.values import Game
from ui.app import App
from ui.demo.transport import Transport
from ui.pages.demo import DemoPage
from ui.widgets.bars import RoomBar

SHIPPED = Path(resources.__file__).parents[1] / "lessons" / "hands"


@pytest.fixture
def page(app: App) -> DemoPage:
    """The demo as somebody first sees it who opens two hands: the window is not sized again."""
    app.window.open_hands([SHIPPED / EIGHT, SHIPPED / SPLIT])
    page = app.window.findChild(DemoPage)
    assert page is not None
    QApplication.processEvents()
    return page


def press(*keys: Qt.Key) -> None:
    """Keys as the system gives them: to the window on top, which finds out whose they are."""
    for key in keys:
        top = QApplication.activePopupWidget() or QApplication.activeWindow()
        assert top is not None
        window: QWindow = top.windowHandle()
        QTest.keyClick(window, key)
        QApplication.processEvents()


def test_the_buttons_have_their_size_as_soon_as_a_hand_is_open(page: DemoPage) -> None:
    transport = page.findChild(Transport)
    assert transport is not None
    sizes = {(each.width(), each.height()) for each in transport.findChildren(QPushButton)}
    assert sizes == {(54, 38), (40, 38)}  # as drawn: the play button is the broad one


def test_a_button_leads_to_the_end_and_one_to_the_start(page: DemoPage, qtbot: QtBot) -> None:
    end = page.playback.reel.end if page.playback.reel else 0
    qtbot.mouseClick(button(page, "To the end"), Qt.MouseButton.LeftButton)
    assert page.playback.at == end
    assert not button(page, "To the end").isEnabled()
    qtbot.mouseClick(button(page, "To the start"), Qt.MouseButton.LeftButton)
    assert page.playback.at == 0


@pytest.mark.parametrize("name", ["House it is played at", "Hand in this file"])
def test_the_arrows_choose_in_a_list_that_has_the_focus(page: DemoPage, name: str) -> None:
    box = combo(page, name)
    page.playback.go(9)
    reach(page, box)
    press(Qt.Key.Key_Down)
    assert box.currentIndex() == 1
    page.playback.go(9)
    reach(page, box)
    press(Qt.Key.Key_Home)
    assert box.currentIndex() == 0


def test_the_arrows_choose_in_an_open_list(page: DemoPage) -> None:
    box, at = combo(page, "House it is played at"), 9
    page.playback.go(at)
    reach(page, box)
    press(Qt.Key.Key_Space)
    QTest.qWait(50)
    assert QApplication.activePopupWidget() is not None
    press(Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert page.playback.at == at
    assert box.view().currentIndex().row() == 1
    press(Qt.Key.Key_Return)
    assert box.currentIndex() == 1


def test_elsewhere_the_arrows_lead_through_the_hand(page: DemoPage) -> None:
    reach(page, button(page, "Play"))
    press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert page.playback.at == 1
    # Left and right do nothing in a list that is closed.
    reach(page, combo(page, "House it is played at"))
    press(Qt.Key.Key_Right)
    assert page.playback.at == 2


def test_the_hand_that_is_shown_is_chosen_in_the_list(page: DemoPage) -> None:
    box = combo(page, "Hand in this file")
    assert (box.currentIndex(), box.count()) == (0, 2)
    box.setCurrentIndex(1)
    assert page.playback.recorded is not None
    assert page.playback.recorded.start.game is Game.HILO


def test_tab_comes_to_the_bar_last(page: DemoPage) -> None:
    page.playback.setFocus()
    order: list[QWidget] = []
    for _ in range(40):
        tab(page)
        reached = QApplication.focusWidget()
        assert reached is not None
        if reached is page.playback:
            break
        order.append(reached)
    bar = page.findChild(RoomBar)
    assert bar is not None
    inside = [bar.isAncestorOf(each) for each in order]
    assert inside[-1]
    assert inside == sorted(inside)


def reach(page: DemoPage, part: QWidget) -> None:
    """Tab on until a part has the focus."""
    for _ in range(40):
        if QApplication.focusWidget() is part:
            return
        tab(page)
    raise AssertionError(f"not reached: {part}")


def tab(page: DemoPage) -> None:
    focused = QApplication.focusWidget() or page
    QApplication.sendEvent(focused, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier))
