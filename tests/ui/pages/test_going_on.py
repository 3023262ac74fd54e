"""What somebody is at is not lost when the window is made anew: by other colours, by other settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.program import practice
from trainer.questions import Kind
from ui import fonts
from ui.answers.cards import CardToggle
from ui.app import App
from ui.floor.set_up import SetUp
from ui.pages.demo import DemoPage
from ui.pages.floor import FloorPage
from ui.pages.river_lab import RiverLabPage
from ui.showcase import _SKILLS


def other_colours(app: App) -> None:
    app._other_theme()


def larger_texts(app: App) -> None:
    app._other_preferences(replace(app.preferences, text_size=115))


def another_house(app: App) -> None:
    app._other_house("tda")


_CHANGES = pytest.mark.parametrize("change", sampled([another_house, other_colours, larger_texts], 3))
Change = Callable[[App], None]
Page = TypeVar("Page", bound=QWidget)


def changed(app: App, qtbot: QtBot, change: Change) -> None:
    """The window once it has been made anew."""
    before = app.window.centralWidget()
    change(app)
    qtbot.waitUntil(lambda: app.window.centralWidget() is not before)
    qtbot.waitUntil(app.window.centralWidget().isVisible)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle(app: App) -> None:
    """Until the table has its final size and nothing moves."""
    for _ in range(4):
        QApplication.processEvents()
    practice(app).scene.finish()


def page(app: App, kind: type[Page]) -> Page:
    (found,) = app.window.findChildren(kind)
    return found


@pytest.fixture(autouse=True)
def _usual_texts(app: App) -> Iterator[None]:
    yield
    fonts.set_text_size(100)


@_CHANGES
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


@_CHANGES
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


@_CHANGES
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


# A question half answered

_HALF = {
    Kind.SEAT: "{seat}",
    Kind.SEAT_AND_AMOUNT: "{seat}3",
    Kind.AMOUNT: "1",
    Kind.AMOUNTS: "4 7",
    Kind.COUNT: "2",
    Kind.PROCEDURE: "b",
    Kind.CHOICE: "a",
    Kind.ACTIONS: "fc",
    Kind.ORDER: "{seat}",
    Kind.SPLIT: "{seat}1",
    Kind.CARDS: "136",
}
"""What has been typed of an answer of each kind, of which some are complete and some are not."""


def asked(app: App, kind: Kind) -> None:
    for seed in range(1, 200):
        app.window.begin(None, skill=_SKILLS[kind], seed=seed)
        if app.bridge.question.kind is kind:
            return
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", list(_HALF))
def test_an_answer_half_given_is_not_lost(app: App, qtbot: QtBot, kind: Kind) -> None:
    asked(app, kind)
    before = practice(app)
    seat = app.bridge.question.table.live[0].number
    for sign in _HALF[kind].format(seat=seat):
        QTest.keyClick(before, sign)
    assert before._answer is not None
    settle(app)
    kept, given, shown = before._answer.kept(), before._answer.answer(), before.scene.snapshot()
    changed(app, qtbot, other_colours)
    again = practice(app)
    assert again is not before
    assert again._answer is not None
    assert again._answer.kept() == kept
    assert again._answer.answer() == given
    settle(app)
    assert again.scene.snapshot() == shown
    # What is typed now goes where it went before.
    fresh = type(again._answer)(app.bridge.question, app.window.look)
    assert fresh.kept() != kept
    fresh.deleteLater()


def test_digits_go_on_to_the_same_amount(app: App, qtbot: QtBot) -> None:
    asked(app, Kind.SEAT_AND_AMOUNT)
    for sign in f"{app.bridge.question.table.live[0].number}2":
        QTest.keyClick(practice(app), sign)
    changed(app, qtbot, other_colours)
    QTest.keyClick(practice(app), "5")
    answer = practice(app)._answer
    assert answer is not None
    assert answer.kept()[1].typed == "25"


def test_the_time_that_an_answer_takes_goes_on(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=3)
    now = [100.0]
    app.bridge.session._clock = lambda: now[0]
    app.bridge.session.start_clock()
    now[0] = 107.0
    changed(app, qtbot, other_colours)
    assert app.bridge.session.milliseconds == 7000


def test_after_the_mark_it_is_still_seen_as_it_was_asked(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=3)
    app.bridge.answer(app.bridge.question.ruling().answer)
    QTest.keyClick(practice(app), "r")
    settle(app)
    shown = practice(app).scene.snapshot()
    changed(app, qtbot, other_colours)
    settle(app)
    assert practice(app).scene.snapshot() == shown
    QTest.keyClick(practice(app), "r")
    assert practice(app).scene.snapshot() != shown


def test_another_question_begins_without_what_was_given_before(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=3)
    QTest.keyClick(practice(app), str(app.bridge.question.table.live[0].number))
    app.window.open("home")
    changed(app, qtbot, other_colours)
    app.window.begin(None, skill="bring_in.plain", seed=4)
    answer = practice(app)._answer
    assert answer is not None
    assert answer.kept()[0] is None


# Where somebody is


def test_an_explanation_is_read_on_where_it_was(app: App, qtbot: QtBot) -> None:
    app.window.resize(1024, 700)
    asked(app, Kind.SPLIT)
    app.bridge.answer(app.bridge.question.ruling().answer)
    QApplication.processEvents()
    bar = practice(app).panel.explanation.verticalScrollBar()
    assert bar.maximum() > 100
    bar.setValue(60)
    changed(app, qtbot, other_colours)
    again = practice(app).panel.explanation.verticalScrollBar()
    qtbot.waitUntil(lambda: again.value() == 60)


def test_scrolled_on_meanwhile_it_stays_there(app: App, qtbot: QtBot) -> None:
    app.window.resize(1024, 700)
    asked(app, Kind.SPLIT)
    app.bridge.answer(app.bridge.question.ruling().answer)
    QApplication.processEvents()
    practice(app).panel.explanation.verticalScrollBar().setValue(60)
    changed(app, qtbot, other_colours)
    bar = practice(app).panel.explanation.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == 60)
    QTest.keyClick(practice(app), Qt.Key.Key_Home)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.window.resize(1030, 705)
    QApplication.processEvents()
    assert bar.value() == 0


def test_the_keys_stay_with_the_part_that_had_them(app: App, qtbot: QtBot) -> None:
    asked(app, Kind.CARDS)
    page = practice(app)
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Right)
    focused = app.window.focusWidget()
    assert isinstance(focused, CardToggle)
    changed(app, qtbot, other_colours)
    again = app.window.focusWidget()
    assert isinstance(again, CardToggle)
    assert again is not focused
    assert again.card == focused.card


def test_the_keys_stay_at_the_seat_they_had_reached(app: App, qtbot: QtBot) -> None:
    asked(app, Kind.SEAT)
    for _ in range(3):
        QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_Right)
    seat = practice(app).view.focused_seat
    assert seat is not None
    changed(app, qtbot, other_colours)
    assert practice(app).view.hasFocus()
    assert practice(app).view.focused_seat == seat


def test_the_keys_stay_at_the_bar(app: App, qtbot: QtBot) -> None:
    bar = next(each for each in app.window.findChildren(QPushButton) if each.text() == "Progress")
    bar.setFocus()
    changed(app, qtbot, other_colours)
    again = app.window.focusWidget()
    assert isinstance(again, QPushButton)
    assert again is not bar
    assert again.text() == "Progress"


# The demo


@_CHANGES
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
    form._seats[3][0].setChecked(False)
    form._seats[5][1].setText("73 ")
    form._bets[2].setText("x")
    form._first.setCurrentIndex(4)  # of seats 1, 2, 4, 5, 6, 7, 8: seat 6
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert not form._refused.isHidden()
    form._bets[0].setFocus()
    kept = form.kept()
    assert kept is not None
    assert (kept.first, kept.bets[2], kept.stacks[5]) == (6, "x", "73 ")
    assert 3 not in kept.taken
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


# The system turns dark or light


class Turned:
    """The application under a system that is dark or light, as no screen that is none can be."""

    def __init__(self, application: QApplication, scheme: Qt.ColorScheme) -> None:
        self._application, self._scheme = application, scheme

    def styleHints(self) -> Turned:
        return self

    def colorScheme(self) -> Qt.ColorScheme:
        return self._scheme

    def __getattr__(self, name: str) -> object:
        return getattr(self._application, name)


def system_turns(app: App, scheme: Qt.ColorScheme) -> None:
    app.__dict__["_application"] = Turned(QApplication.instance(), scheme)
    app._hints.colorSchemeChanged.emit(scheme)


def test_the_system_turns_and_nothing_is_lost(app: App, qtbot: QtBot) -> None:
    asked(app, Kind.AMOUNT)
    QTest.keyClick(practice(app), "7")
    before = practice(app)._answer
    assert before is not None
    given = before.kept()
    changed(app, qtbot, lambda app: system_turns(app, Qt.ColorScheme.Light))
    assert not app.window.look.palette.dark
    changed(app, qtbot, lambda app: system_turns(app, Qt.ColorScheme.Dark))
    assert app.window.look.palette.dark
    after = practice(app)._answer
    assert after is not None
    assert after is not before
    assert after.kept() == given


def test_who_has_chosen_his_colours_keeps_them(app: App, qtbot: QtBot) -> None:
    changed(app, qtbot, lambda app: app._other_preferences(replace(app.preferences, theme="light")))
    central = app.window.centralWidget()
    system_turns(app, Qt.ColorScheme.Dark)
    qtbot.wait(50)
    assert app.window.centralWidget() is central
    assert not app.window.look.palette.dark


def test_a_box_that_is_open_is_answered_before_the_colours_change(app: App, qtbot: QtBot) -> None:
    app.window.open("floor")
    central = app.window.centralWidget()
    box = QMessageBox(page(app, FloorPage))
    box.open()
    system_turns(app, Qt.ColorScheme.Light)
    qtbot.wait(600)
    assert app.window.centralWidget() is central
    box.accept()
    qtbot.waitUntil(lambda: app.window.centralWidget() is not central, timeout=5000)
    assert not app.window.look.palette.dark
