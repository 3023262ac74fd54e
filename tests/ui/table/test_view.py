"""The window onto the table: seats chosen by mouse and keys, and a picture that is sharp at every size."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFocusEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.table.tables import scene, table
from trainer import events as ev
from trainer.cards import Card
from ui.table.marks import Marks, SeatMark, SeatState
from ui.table.view import TableView
from ui.theme import DARK


def point(view: TableView, x: float, y: float) -> QPoint:
    """Where a point of the table, before its stretch, is in the view."""
    return view.mapFromScene(x, y * scene(view).stage.stretch)


# Seats 1 and 5 as in the style's table of seats.
SEAT_1 = (160, 545)
SEAT_5 = (621, 102)


def test_a_click_on_a_seat(view: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.seat_clicked) as clicked:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point(view, *SEAT_5))
    assert clicked.args == [5]


def test_a_click_on_an_upcard_tells_the_card_first(view: TableView, qtbot: QtBot) -> None:
    heard: list[tuple[object, ...]] = []
    view.card_clicked.connect(lambda seat, card: heard.append((seat, card)))
    view.seat_clicked.connect(lambda seat: heard.append((seat,)))
    # The door card lies right of the two hole cards, above the plate.
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point(view, 180, 520))
    assert heard == [(1, Card.parse("Ks")), (1,)]
    heard.clear()
    # The plate, and a hole card.
    for x, y in ((150, 605), (105, 540)):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point(view, x, y))
    assert heard == [(1,), (1,)]


def test_a_click_elsewhere_or_with_another_button_chooses_nothing(view: TableView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.seat_clicked):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point(view, 500, 370))
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=point(view, *SEAT_1))
        scene(view).set_choosable([5])
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point(view, *SEAT_1))


def test_the_mouse_rings_the_seat_it_is_on(view: TableView, qtbot: QtBot) -> None:
    qtbot.mouseMove(view.viewport(), point(view, 500, 370))
    qtbot.mouseMove(view.viewport(), point(view, *SEAT_5))
    # In a real window the pointer itself is moved, and the screen tells of it in its own time.
    qtbot.waitUntil(lambda: scene(view).pointed == 5)
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(view.viewport(), point(view, 500, 370))
    qtbot.waitUntil(lambda: scene(view).pointed is None)
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_arrows_go_round_the_table_and_enter_chooses(view: TableView, qtbot: QtBot) -> None:
    reached = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up):
        qtbot.keyClick(view, key)
        reached.append(view.focused_seat)
    # Clockwise to 1 and 2, back to 1, then on to 8 and 7.
    assert reached == [1, 2, 1, 8, 7]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter):
        with qtbot.waitSignal(view.seat_clicked) as clicked:
            qtbot.keyClick(view, key)
        assert clicked.args == [7]


def test_arrows_keep_to_the_choosable_seats(view: TableView, qtbot: QtBot) -> None:
    scene(view).set_choosable([3, 6])
    reached = []
    for _ in range(3):
        qtbot.keyClick(view, Qt.Key.Key_Right)
        reached.append(view.focused_seat)
    assert reached == [3, 6, 3]


def test_keys_that_are_not_the_tables_are_left_to_the_page(view: TableView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.seat_clicked):
        qtbot.keyClick(view, Qt.Key.Key_Return)
        qtbot.keyClick(view, Qt.Key.Key_4)
        qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.focused_seat is None


def test_the_ring_of_the_keys_goes_when_the_focus_goes(view: TableView, qtbot: QtBot) -> None:
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert scene(view).pointed == 1
    view.clearFocus()
    QApplication.sendEvent(view, _focus_out())
    assert (scene(view).pointed, view.focused_seat) == (None, None)


def _focus_out() -> QFocusEvent:
    return QFocusEvent(QFocusEvent.Type.FocusOut)


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_key_or_a_click_ends_a_play(view: TableView, qtbot: QtBot, by: str) -> None:
    scene(view).set_speed(0.1)
    scene(view).play([ev.BringInPosted(6, 5)])
    assert scene(view).playing
    if by == "key":
        qtbot.keyClick(view, Qt.Key.Key_A)
    else:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point(view, 500, 370))
    assert not scene(view).playing


@pytest.mark.parametrize("size", [(1068, 808), (712, 624), (1500, 600), (600, 900)])
def test_the_whole_table_is_in_view(view: TableView, size: tuple[int, int]) -> None:
    view.resize(*size)
    QApplication.processEvents()
    corner, far = view.mapFromScene(8, 0), view.mapFromScene(992, 704 * scene(view).stage.stretch)
    assert corner.x() >= 0
    assert corner.y() >= 0
    assert far.x() <= view.viewport().width()
    assert far.y() <= view.viewport().height()
    # It touches the window on one pair of sides at least.
    stage = scene(view).stage
    assert min(view.viewport().width() - 1000 * stage.scale, view.viewport().height() - stage.rect.h * stage.scale) < 1


def test_marks_reach_the_screen(view: TableView) -> None:
    scene(view).show(table(8, 3), Marks({1: SeatMark(SeatState.RIGHT, "Brings it in")}))
    image = view.grab().toImage()
    green = QColor(DARK.right_on_felt).rgb()
    assert any(image.pixel(x, y) == green for x in range(300) for y in range(500, 760))


_COMPARE = """
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from tests.ui.table.tables import LABELS, money, table
from trainer.text.words import Words
from ui.table.card_art import MARGIN, CardArt
from ui.table.plan import plan
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.theme import DARK

app = QApplication([])
scene = TableScene(LABELS, money, DARK, speed=0)
view = TableView(scene, Words())
view.resize(712, 624)
shown = table(8, 3)
scene.show(shown)
picture = view.grab()
image, ratio = picture.toImage(), picture.devicePixelRatio()
places = plan(scene.stage, [(False, False, True)] * 8).seats
art = CardArt(DARK)
for seat, place in zip(shown.seats, places):
    slot = place.cards[2]
    scale = scene.stage.scale * slot.scale * ratio
    card = art.pixmap(seat.cards[2].card, scale, covered=False).toImage()
    corner = view.viewportTransform().map(QPointF(slot.x - MARGIN * slot.scale, slot.y - MARGIN * slot.scale)) * ratio
    edge = round(8 * scale)
    inside = [(x, y) for x in range(edge, card.width() - edge) for y in range(edge, card.height() - edge)]
    near = [(round(corner.x()) + dx, round(corner.y()) + dy) for dx in (0, -1, 1) for dy in (0, -1, 1)]
    same = [all(image.pixel(left + x, top + y) == card.pixel(x, y) for x, y in inside) for left, top in near]
    print(seat.number, ratio, "sharp" if any(same) else "blurred")
"""


@pytest.mark.parametrize("ratio", sampled([1.25, 1.0, 2.0], 3))
def test_cards_are_sharp_at_every_device_pixel_ratio(ratio: float, root: Path) -> None:
    """On the screen a card is, pixel for pixel, the picture drawn for its size."""
    environment = {**os.environ, "QT_SCALE_FACTOR": str(ratio), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _COMPARE],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
        cwd=root,
    )
    assert done.stdout.splitlines() == [f"{seat} {ratio} sharp" for seat in range(1, 9)]
