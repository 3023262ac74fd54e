"""How a session has gone, and the rings of numbered parts."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.skills import SKILLS
from trainer.text.words import Words
from ui.answers.seat_part import step_ring
from ui.look import Look
from ui.pages.scoreboard import LastAnswers, Scoreboard
from ui.style_sheet import stylesheet
from ui.theme import DARK

_LONG = "shared_river.cardroom_remix"


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    qapp.setStyleSheet(stylesheet(DARK))
    yield Look(Words("en"), DARK)
    qapp.setStyleSheet("")


def test_the_number_of_a_part_stands_in_a_ring_and_not_in_a_square(look: Look, qtbot: QtBot) -> None:
    ring = step_ring("1")
    qtbot.addWidget(ring)
    ring.show()
    picture = ring.grab().toImage()
    ground = picture.pixelColor(0, 0)
    assert picture.pixelColor(0, picture.height() // 2) != ground, "its edge, at the middle of its left side"
    # A circle leaves the corner of its square free as far as 0.29 of its radius, here 3 pixels.
    assert [picture.pixelColor(at, at) for at in range(3)] == [ground] * 3


def test_in_less_room_fewer_answers_are_shown_at_once(look: Look, qtbot: QtBot) -> None:
    board = Scoreboard(look)
    qtbot.addWidget(board)
    board.show_results(SKILLS[_LONG], (True,) * 12, 12, revealed=False)
    last = board.findChild(LastAnswers)
    assert last is not None
    wide = last.width()
    board.set_compact(True)
    assert last.width() < wide
    assert last.accessibleName().count("right") == 8


def test_the_word_before_a_skill_goes_before_the_name_of_its_trap_is_cut(look: Look, qtbot: QtBot) -> None:
    board = Scoreboard(look)
    qtbot.addWidget(board)
    board.show()
    board.show_results(SKILLS[_LONG], (False,), 0, revealed=True)
    board.resize(600, 80)
    assert board._skill.isVisible()
    whole = board._trap.text()
    parts = (board._topic, board._trap)
    board.setFixedWidth(sum(each.sizeHint().width() for each in parts) + board._named.spacing() + 2)
    assert not board._skill.isVisible()
    assert board._trap.text() == whole
    board.setFixedWidth(board._trap.sizeHint().width() + 4)
    assert not board._topic.isVisible(), "once the trap is told, the topic goes rather than a part of its name"
    assert board._trap.text() == whole


def test_how_long_the_name_of_a_trap_is_shows_nowhere_before_it_is_told(look: Look, qtbot: QtBot) -> None:
    board = Scoreboard(look)
    qtbot.addWidget(board)
    board.show()
    board.show_results(SKILLS[_LONG], (), 0, revealed=False)
    parts = (board._topic, board._hidden)
    wide = sum(each.sizeHint().width() for each in parts) + 2 * board._named.spacing() + board._skill.width()
    for room, is_there in ((wide, True), (wide - 1, False)):
        board.setFixedWidth(room)
        assert board._skill.isVisible() == is_there
        assert board._topic.isVisible()
