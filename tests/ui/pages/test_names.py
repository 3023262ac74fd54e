"""Players' names: read on the table of a recorded hand and of a call, heard there too, and not in a question of it; and
typed at a table that is set up."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.reading import names
from trainer.notation.read import read_hands
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.floor.last import last_table, last_told
from ui.look import Look
from ui.pages.demo import DemoPage
from ui.pages.floor import FloorPage
from ui.table.scene import TableScene

LONG = "Bartholomew Featherstonehaugh"
# Ada's king, Bartholomew's deuce of clubs: seat 2 brings it in.
HAND = (
    'variant = "F7S"\nantes = [1, 1, 1]\nbring_in = 3\nsmall_bet = 10\nbig_bet = 20\n'
    "starting_stacks = [500, 500, 500]\n"
    f'players = ["Ada", "{LONG}", "Cem"]\n'
    'actions = ["d dh p1 ????Ks", "d dh p2 ????2c", "d dh p3 ????9d", "p2 pb"]\n'
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "evening.phh"
    written.write_text(HAND)
    return written


def plates(scene: TableScene) -> list[str]:
    """What is on the plates, seat by seat."""
    return [line.split(" / ")[1] for line in scene.snapshot() if "/ seat" in line and line[0] in "012"]


def test_a_recorded_hand_is_played_under_the_names_of_its_players(file: Path, qtbot: QtBot) -> None:
    page = DemoPage(Look(Words("en"), theme.DARK), lambda: ())
    qtbot.addWidget(page)
    page.show_hands(tuple(read_hands(file)), "evening.phh")
    page.set_still(True)
    page.show()
    scene, view = page.playback.scene, page.playback.view
    page.playback.go(4)
    for plate, name in zip(plates(scene), ("Ada", LONG, "Cem"), strict=True):
        assert f" {name}|" in plate
    assert f"Seat 2, {LONG}, two of clubs up, two cards down" in view.accessibleDescription()
    assert any(heard.startswith("Seat 3, Cem, nine of diamonds up") for heard in names(view))
    # The same names at the same places while a question is open.
    page.playback.go(3)
    drawn = scene.drawn
    assert drawn is not None
    qtbot.keyClick(page.playback, Qt.Key.Key_A)
    assert page.playback.box is not None
    assert scene.drawn is not None
    assert [seat.plate for seat in scene.drawn.plan.seats] == [seat.plate for seat in drawn.plan.seats]
    assert f" {LONG}|" in plates(scene)[1]


def test_a_call_has_the_names_that_are_known_and_a_question_of_it_has_none(app: App, qtbot: QtBot, file: Path) -> None:
    app.window.open("floor")
    page = app.window.findChild(FloorPage)
    assert page is not None
    page.open_file(file)
    assert f" {LONG}|" in plates(page.felt.scene)[1]
    assert "Seat 1, Ada, king of spades up" in page.felt.view.accessibleDescription()
    dialog = page.question_dialog()
    assert dialog is not None
    qtbot.addWidget(dialog)
    dialog.show()
    asked = dialog.box.view
    assert not any(LONG in plate for plate in plates(asked.scene_))
    heard = names(dialog)
    assert any("king of spades up" in each for each in heard)
    assert not any("Ada" in each for each in heard)


def call(app: App) -> FloorPage:
    """The page of the call, the latest where it was made anew."""
    return app.window.findChildren(FloorPage)[-1]


def press(*keys: str | Qt.Key, control: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, held)


def at_name(seat: int) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and focused.accessibleName() == f"Name of the player in seat {seat}"


def set_up(app: App, *names: str) -> FloorPage:
    """A call whose table is set up by keys, these the players from seat 1 on."""
    app.window.open("floor")
    call(app).setFocus()
    press("e", control=True)
    # From the stakes over four bets, the stack for all with its button, and the tick of seat 1.
    press(*[Qt.Key.Key_Tab] * 8)
    for seat, name in enumerate(names, 1):
        assert at_name(seat)
        press(*name, Qt.Key.Key_Down)
    return call(app)


def seated(page: FloorPage) -> list[str]:
    return [seat.name for seat in page.dispute.start.seats]


def test_names_are_typed_at_the_seats_and_taken_back_like_the_rest(app: App) -> None:
    page = set_up(app, "Ada", "", "Cem")
    press(Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert at_name(2)
    press(Qt.Key.Key_Return)
    named = ["Ada", "", "Cem", "", "", "", "", ""]
    assert seated(page) == named
    assert " Ada|" in plates(page.felt.scene)[0]
    assert "Seat 3, Cem, " in page.felt.view.accessibleDescription()
    press("z", control=True)
    assert seated(page) == [""] * 8
    assert " Ada|" not in plates(page.felt.scene)[0]
    press("y", control=True)
    assert seated(page) == named
    # A seat that is not taken has no name to be typed.
    press("e", control=True)
    for box in page.panel.set_up.findChildren(QCheckBox)[1:2]:
        box.setChecked(False)
    press(*[Qt.Key.Key_Tab] * 8, Qt.Key.Key_Down)
    assert at_name(3)


def test_names_are_kept_with_the_call_and_with_a_table_half_set_up(app: App) -> None:
    set_up(app, "Ada")
    app.window.build(app.window.look, "cardroom")
    lines = call(app).panel.set_up.findChildren(QLineEdit)
    assert [line.text() for line in lines if "seat 1" in line.accessibleName()] == ["Ada", "500"]
    call(app).panel.set_up.setFocus()
    press(Qt.Key.Key_Return, "K", "s")
    assert seated(call(app))[0] == "Ada"
    left = last_told()
    assert left is not None
    assert (left.start.seats[0].name, len(left.cards)) == ("Ada", 1)
    assert last_table(left.house).players[0].name == "Ada"


def test_a_name_is_text_and_nothing_else_and_goes_through_a_file(app: App, tmp_path: Path) -> None:
    odd = '<b>"Eve"</b>\\ &amp; {seat}'
    page = set_up(app, odd, "y" * 60)
    press(Qt.Key.Key_Return)
    # Sixty were typed, and forty have room.
    assert seated(page)[:2] == [odd, "y" * 40]
    assert f" {odd}|" in plates(page.felt.scene)[0]
    assert f"Seat 1, {odd}, " in page.felt.view.accessibleDescription()
    page.save_file(tmp_path / "call.phh")
    page.clear()
    press("z", control=True)
    page.open_file(tmp_path / "call.phh")
    assert seated(page)[:2] == [odd, "y" * 40]


def test_a_long_name_of_a_file_stays_whole_unless_it_is_typed_over(app: App, tmp_path: Path) -> None:
    longer = "Bartholomew " * 5
    file = tmp_path / "evening.phh"
    file.write_text(HAND.replace(LONG, longer))
    page = set_up(app)
    page.open_file(file)
    page.begin_set_up()
    page.panel.set_up.setFocus()
    press(Qt.Key.Key_Return)
    assert seated(page) == ["Ada", longer, "Cem"]
