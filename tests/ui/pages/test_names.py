"""Players' names: read on the table of a recorded hand and of a call, heard there too, and not in a question of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.reading import names
from trainer.notation.read import read_hands
from trainer.text.words import Words
from ui import theme
from ui.app import App
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
    assert f" {LONG}|" in plates(page.scene)[1]
    assert "Seat 1, Ada, king of spades up" in page.view.accessibleDescription()
    dialog = page.question_dialog()
    assert dialog is not None
    qtbot.addWidget(dialog)
    dialog.show()
    asked = dialog.box.view
    assert not any(LONG in plate for plate in plates(asked.scene_))
    heard = names(dialog)
    assert any("king of spades up" in each for each in heard)
    assert not any("Ada" in each for each in heard)
