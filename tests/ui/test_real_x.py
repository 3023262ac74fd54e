"""The program under the keys and clicks of a real X display: sent through the server, as a keyboard and a mouse do."""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.giving import place_of_seat
from tests.ui.pages.conftest import app as app
from tests.ui.program import practice
from trainer.cards import Card
from trainer.floor.dispute import Spot
from trainer.questions import PickedSeat
from trainer.skills import Topic
from ui.app import App
from ui.demo.bundled import BUNDLED, bundled_hand
from ui.floor.deck import FreeCard
from ui.pages.demo import DemoPage
from ui.pages.floor import FloorPage

pytestmark = pytest.mark.skipif(
    not os.environ.get("DOORCARD_REAL_X"), reason="no real X display: DOORCARD_REAL_X=1 asks for one"
)


class Hands:
    """Somebody at the keyboard and the mouse of the display that the windows are on."""

    def __init__(self, name: str) -> None:
        from Xlib.display import Display

        self._display = Display(name)

    def close(self) -> None:
        self._display.close()

    def press(self, key: str) -> None:
        """Press and let go a key by its name, such as `Return`, `1` or `b`."""
        from Xlib import XK, X
        from Xlib.ext import xtest

        code = self._display.keysym_to_keycode(XK.string_to_keysym(key))
        for what in (X.KeyPress, X.KeyRelease):
            xtest.fake_input(self._display, what, code)
        self._display.sync()

    def move(self, widget: QWidget, at: QPoint) -> None:
        """Move the mouse to a place on a widget."""
        from Xlib import X
        from Xlib.ext import xtest

        place = widget.mapToGlobal(at)
        xtest.fake_input(self._display, X.MotionNotify, x=place.x(), y=place.y())
        self._display.sync()

    def button(self, *, down: bool) -> None:
        """Press the left button of the mouse, or let it go."""
        from Xlib import X
        from Xlib.ext import xtest

        xtest.fake_input(self._display, X.ButtonPress if down else X.ButtonRelease, 1)
        self._display.sync()

    def click(self, widget: QWidget) -> None:
        """Click a widget in its middle."""
        self.move(widget, widget.rect().center())
        self.button(down=True)
        self.button(down=False)


@pytest.fixture
def hands(app: App) -> Iterator[Hands]:
    assert QGuiApplication.platformName() == "xcb"
    made = Hands(os.environ["DISPLAY"])
    yield made
    made.close()


def test_a_question_is_answered_by_keys_and_the_next_one_asked_for_by_mouse(
    app: App, qtbot: QtBot, hands: Hands
) -> None:
    app.window.begin(Topic.FIRST_TO_ACT, seed=2)
    page, bridge = practice(app), app.window.desk.bridge
    qtbot.waitUntil(page.isVisible)
    first = bridge.question
    right = first.ruling().answer
    assert isinstance(right, PickedSeat)
    hands.press(str(right.seat))
    hands.press("Return")
    qtbot.waitUntil(lambda: bridge.mark is not None)
    assert bridge.mark is not None
    assert bridge.mark.right
    (on,) = [each for each in page.findChildren(QPushButton) if each.isVisible() and each.property("tone") == "primary"]
    hands.click(on)
    qtbot.waitUntil(lambda: bridge.question is not first)
    assert bridge.mark is None


def test_a_seat_is_picked_by_a_click_on_the_table(app: App, qtbot: QtBot, hands: Hands) -> None:
    app.window.begin(Topic.FIRST_TO_ACT, seed=2)
    page, bridge = practice(app), app.window.desk.bridge
    qtbot.waitUntil(page.isVisible)
    right = bridge.question.ruling().answer
    assert isinstance(right, PickedSeat)
    assert right.seat is not None
    hands.move(page.view.viewport(), place_of_seat(page, right.seat))
    hands.button(down=True)
    hands.button(down=False)
    hands.press("Return")
    qtbot.waitUntil(lambda: bridge.mark is not None)
    assert bridge.mark is not None
    assert bridge.mark.right


def test_the_pages_are_walked_by_keys(app: App, qtbot: QtBot, hands: Hands) -> None:
    walked = []
    for key in ("m", "Escape", "z", "Escape", "h"):
        before = app.window.page
        hands.press(key)
        qtbot.waitUntil(lambda before=before: app.window.page != before)  # type: ignore[misc]  # bound at once
        walked.append(app.window.page)
    assert walked == ["demo", "home", "river", "home", "houses"]


def test_the_timeline_of_a_demo_is_dragged(app: App, qtbot: QtBot, hands: Hands) -> None:
    app.window.open("demo")
    demo = app.window.findChild(DemoPage)
    assert demo is not None
    demo.show_hands([bundled_hand(next(iter(BUNDLED)))], "")
    line = demo.playback.transport.timeline
    qtbot.waitUntil(line.isVisible)
    across = line.width()
    hands.move(line, QPoint(across // 4, line.height() // 2))
    hands.button(down=True)
    hands.move(line, QPoint(across // 2, line.height() // 2))
    hands.move(line, QPoint(across - 8, line.height() // 2))
    hands.button(down=False)
    qtbot.waitUntil(lambda: demo.playback.at > 0)
    QTest.qWait(50)
    late = demo.playback.at
    hands.press("Home")
    qtbot.waitUntil(lambda: demo.playback.at == 0)
    assert late > 10
    assert Qt.MouseButton.NoButton == QGuiApplication.mouseButtons()


def test_cards_are_named_by_keys_and_one_is_dragged_to_its_seat(app: App, qtbot: QtBot, hands: Hands) -> None:
    app.window.open("floor")
    floor = app.window.findChild(FloorPage)
    assert floor is not None
    qtbot.waitUntil(floor.isVisible)
    hands.press("2")
    hands.press("h")
    qtbot.waitUntil(lambda: floor.dispute.cards == {Spot(1, 3): Card.parse("2h")})
    dragged = next(each for each in floor.findChildren(FreeCard) if each.card == Card.parse("Qs"))
    view = floor.felt.view.viewport()
    # The sixth of eight seats, in the table's units.
    seat = floor.felt.view.mapFromScene(QPointF(840, 184 * floor.felt.scene.stage.stretch + 20))
    hands.move(dragged, dragged.rect().center())
    hands.button(down=True)
    # Until the card is let go the drag has the program to itself.
    for after, there in ((60, seat - QPoint(30, 0)), (120, seat)):
        QTimer.singleShot(after, view, lambda there=there: hands.move(view, there))
    QTimer.singleShot(180, view, lambda: hands.button(down=False))
    hands.move(view, seat - QPoint(60, 0))
    qtbot.waitUntil(lambda: Spot(6, 3) in floor.dispute.cards)
    assert floor.dispute.cards[Spot(6, 3)] == Card.parse("Qs")
