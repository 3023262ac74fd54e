"""What somebody is at is not lost when the window is made anew: by other colours, by other settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.pages.made_anew import CHANGES, Change, changed, larger_texts, other_colours, page
from trainer.lessons import Predict, lesson_names, load_lesson
from trainer.marking import mark
from ui import fonts
from ui.app import App
from ui.floor.set_up import SetUp
from ui.lesson.later import Later
from ui.lesson.predict_box import PredictBox
from ui.pages.demo import DemoPage
from ui.pages.floor import FloorPage
from ui.pages.houses import HousesPage
from ui.pages.lesson import LessonPage
from ui.pages.progress import ProgressPage
from ui.pages.river_lab import RiverLabPage


@pytest.fixture(autouse=True)
def _usual_texts(app: App) -> Iterator[None]:
    yield
    fonts.set_text_size(100)


@CHANGES
def test_a_dispute_goes_on_and_can_be_taken_back(app: App, qtbot: QtBot, change: Change) -> None:
    app.window.open("floor")
    floor = page(app, FloorPage)
    for sign in "KS2H":
        QTest.keyClick(floor, sign)
    said = floor.dispute
    assert len(said.cards) == 2
    changed(app, qtbot, change)
    floor = page(app, FloorPage)
    assert app.window.page == "floor"
    assert floor.isVisible()
    assert floor.dispute == said
    QTest.keyClick(floor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(floor.dispute.cards) == 1


def test_a_dispute_waits_for_the_page_to_be_opened_again(app: App, qtbot: QtBot) -> None:
    app.window.open("floor")
    QTest.keyClick(page(app, FloorPage), "K")
    QTest.keyClick(page(app, FloorPage), "S")
    said = page(app, FloorPage).dispute
    app.window.open("home")
    for _ in range(2):
        changed(app, qtbot, other_colours)
    app.window.open("floor")
    assert page(app, FloorPage).dispute == said


@CHANGES
def test_a_hand_goes_on_where_it_stood(app: App, qtbot: QtBot, change: Change) -> None:
    app.window.open("demo")
    demo = page(app, DemoPage)
    demo.show_bundled("eight-to-the-river.phh")
    demo.playback.go(17)
    shown = demo.playback.scene.table
    changed(app, qtbot, change)
    demo = page(app, DemoPage)
    assert demo.playback.isVisible()
    assert (demo.playback.at, demo.playback.scene.table) == (17, shown)


def test_of_several_hands_the_same_is_open(app: App, qtbot: QtBot) -> None:
    app.window.open("demo")
    demo = page(app, DemoPage)
    demo.show_bundled("eight-to-the-river.phh")
    first = demo.playback.recorded
    demo.show_bundled("quartered.phh")
    second = demo.playback.recorded
    assert first is not None
    assert second is not None
    demo.show_hands([first, second], "two hands", 1)
    changed(app, qtbot, other_colours)
    assert page(app, DemoPage).playback.recorded == second


def test_a_demo_without_a_hand_stays_so(app: App, qtbot: QtBot) -> None:
    app.window.open("demo")
    changed(app, qtbot, other_colours)
    assert page(app, DemoPage).playback.reel is None
    assert not page(app, DemoPage).playback.isVisible()


@CHANGES
def test_the_case_in_the_lab_stays(app: App, qtbot: QtBot, change: Change) -> None:
    app.window.open("river")
    lab = page(app, RiverLabPage)
    QTest.keyClick(lab, "n")
    case = lab.case
    changed(app, qtbot, change)
    again = page(app, RiverLabPage).case
    assert (again.table, again.question.choices) == (case.table, case.question.choices)


def test_the_question_stands_again(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=3)
    asked = app.bridge.question
    changed(app, qtbot, other_colours)
    assert app.window.page == "practice"
    assert app.bridge.question is asked


# The demo


@CHANGES
def test_a_hand_at_another_house_stays_there(app: App, qtbot: QtBot, change: Change) -> None:
    app.window.open("demo")
    demo = page(app, DemoPage)
    demo.show_bundled("eight-to-the-river.phh")
    demo.playback.go(40)
    demo.playback.side.choose_house(3)
    QTest.keyClick(demo.playback, "v")
    before = demo.playback
    reel, at = before.reel, before.at
    assert reel is not None
    assert reel.at_house is not None
    settle_demo(demo)
    shown = before.scene.table
    changed(app, qtbot, change)
    after = page(app, DemoPage).playback
    assert after is not before
    assert after.reel is not None
    assert (after.reel.hand.house.id, after.at) == (reel.hand.house.id, at)
    assert after.reel.departures == reel.departures
    assert after.side.open_handed
    settle_demo(page(app, DemoPage))
    assert after.scene.table == shown


def settle_demo(demo: DemoPage) -> None:
    QApplication.processEvents()
    demo.playback.scene.finish()


def to_a_question(demo: DemoPage) -> None:
    """The first decision of the hand, which is who brings it in."""
    demo.show_bundled("eight-to-the-river.phh")
    demo.playback.side.set_predict(True)
    while demo.playback.box is None:
        demo.playback.step_forward()


def test_a_question_in_a_hand_stays_open_half_answered(app: App, qtbot: QtBot) -> None:
    app.window.open("demo")
    to_a_question(page(app, DemoPage))
    box = page(app, DemoPage).playback.box
    assert box is not None
    QTest.keyClick(page(app, DemoPage).playback, "3")
    assert box.answer is not None
    given, at = box.answer.kept(), page(app, DemoPage).playback.at
    assert given[0] == 3
    changed(app, qtbot, other_colours)
    again = page(app, DemoPage).playback
    assert again.box is not None
    assert again.box is not box
    assert again.box.question == box.question
    assert again.box.answer is not None
    assert again.box.answer.kept() == given
    assert again.at == at


def test_the_verdict_in_a_hand_stays_and_counts_once(app: App, qtbot: QtBot) -> None:
    app.window.open("demo")
    demo = page(app, DemoPage)
    to_a_question(demo)
    box = demo.playback.box
    assert box is not None
    assert box.answer is not None
    box.answer.pick_seat(next(seat.number for seat in box.question.table.live))
    for sign in "2":
        QTest.keyClick(demo.playback, sign)
    QTest.keyClick(demo.playback, Qt.Key.Key_Return)
    assert box.mark is not None
    told = demo.playback.side._right.text()
    changed(app, qtbot, other_colours)
    demo = page(app, DemoPage)
    assert demo.playback.box is not None
    assert demo.playback.box.mark == box.mark
    assert demo.playback.side._right.text() == told
    assert told.endswith("of 1")
    at = demo.playback.at
    QTest.keyClick(demo.playback, Qt.Key.Key_Return)
    assert demo.playback.at == at + 1


def test_a_hand_that_plays_by_itself_plays_on(app: App, qtbot: QtBot) -> None:
    app.window.open("demo")
    demo = page(app, DemoPage)
    demo.show_bundled("eight-to-the-river.phh")
    demo.playback.play_or_pause()
    at = demo.playback.at
    changed(app, qtbot, other_colours)
    demo = page(app, DemoPage)
    assert demo.playback.playing
    assert demo.playback.at > at
    demo.playback.pause()


# A table that is set up for a floor call


def set_up(app: App) -> SetUp:
    return page(app, FloorPage).panel.set_up


@pytest.mark.parametrize("change", [other_colours, larger_texts])
def test_a_table_half_set_up_is_not_lost(app: App, qtbot: QtBot, change: Change) -> None:
    app.window.open("floor")
    floor = page(app, FloorPage)
    for sign in "KS2H":
        QTest.keyClick(floor, sign)
    QTest.keyClick(floor, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    form = set_up(app)
    form._seats._rows[3].taken.setChecked(False)
    form._seats._rows[5].stack.setText("73 ")
    form._bets[2].setText("x")
    form._first.setCurrentIndex(4)  # of seats 1, 2, 4, 5, 6, 7, 8: seat 6
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert not form._refused.isHidden()
    form._bets[0].setFocus()
    kept = form.kept()
    assert kept is not None
    assert (kept.first, kept.bets[2], kept.seats[5].stack) == (6, "x", "73 ")
    assert not kept.seats[3].taken
    changed(app, qtbot, change)
    again = set_up(app)
    assert again is not form
    assert again.isVisible()
    assert again.kept() == kept
    assert app.window.focusWidget() is again._bets[0]
    # What was said before it is still there, and can be taken back.
    QTest.keyClick(again, Qt.Key.Key_Escape)
    floor = page(app, FloorPage)
    assert len(floor.dispute.cards) == 2
    QTest.keyClick(floor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(floor.dispute.cards) == 1
    QTest.keyClick(floor, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(floor.dispute.cards) == 2


# The river lab, the lessons, progress and the houses


def test_a_procedure_chosen_and_dealt_in_the_lab_stays(app: App, qtbot: QtBot) -> None:
    app.window.open("river")
    lab = page(app, RiverLabPage)
    QTest.keyClick(lab, "b")
    changed(app, qtbot, other_colours)
    lab = page(app, RiverLabPage)
    assert lab._choices.checkedId() == 1
    QTest.keyClick(lab, Qt.Key.Key_Return)
    dealt = lab._after
    changed(app, qtbot, other_colours)
    lab = page(app, RiverLabPage)
    assert lab._dealt
    assert lab._after == dealt
    assert lab.scene.table == dealt.visible_to()
    assert lab._why.isVisible()


def test_a_drill_goes_on_at_the_street_it_had_come_to(app: App, qtbot: QtBot) -> None:
    app.window.open("river")
    lab = page(app, RiverLabPage)
    QTest.keyClick(lab, "t")
    for key in ("2", "1", Qt.Key.Key_Return, "1"):
        QTest.keyClick(lab, key)
    case, table = lab.case, lab.scene.table
    assert lab._drill is not None
    assert lab._drill.kept() == (1, "1")
    changed(app, qtbot, other_colours)
    lab = page(app, RiverLabPage)
    assert lab._drill is not None
    assert lab._drill.kept() == (1, "1")
    assert (lab.case.table, lab.scene.table) == (case.table, table)


def test_what_was_said_in_a_lesson_stays_said(app: App, qtbot: QtBot) -> None:
    name = next(
        each for each in lesson_names() if sum(isinstance(part, Predict) for part in load_lesson(each, "en").parts) >= 2
    )
    app.window.desk.course.open(name)
    lesson = page(app, LessonPage)
    for later in lesson.findChildren(Later):
        later.be_made()
    first, second, *_ = lesson.findChildren(PredictBox)
    assert first.answer is not None
    first._reveal(mark(first.question, first.question.ruling().answer))
    QTest.keyClick(second, "1")
    assert second.answer is not None
    given = second.answer.kept()
    changed(app, qtbot, other_colours)
    lesson = page(app, LessonPage)
    again, other, *_ = lesson.findChildren(PredictBox)
    assert again is not first
    assert again.mark == first.mark
    assert other.answer is not None
    assert other.answer.kept() == given


def test_progress_stays_filtered_and_read_as_tables(app: App, qtbot: QtBot) -> None:
    app.window.open("progress")
    progress = page(app, ProgressPage)
    progress.head.houses.setCurrentIndex(1)
    progress.head.spans.setCurrentIndex(3)
    progress.held.read_as_table(True)
    changed(app, qtbot, other_colours)
    progress = page(app, ProgressPage)
    assert (progress.head.house, progress.head.span) == (None, None)
    assert [name for name, panel in progress.panels.items() if panel.is_table] == ["held"]


def test_a_word_sought_among_the_clauses_stays(app: App, qtbot: QtBot) -> None:
    app.window.open("houses")
    houses = page(app, HousesPage)
    houses.comparison.seek("pair", differences_only=True)
    houses.comparison.go_to("tda", "open_pair.hilo")
    shown = houses.comparison._model.rowCount()
    changed(app, qtbot, other_colours)
    houses = page(app, HousesPage)
    assert houses.comparison.sought == ("pair", True)
    assert houses.comparison._model.rowCount() == shown
    assert houses.comparison.chosen[0] == "tda"
