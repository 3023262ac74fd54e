"""A question half answered, and where somebody is, when the window is made anew; and the system that turns dark."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.pages.made_anew import asked, changed, other_colours, page, settle
from tests.ui.program import practice
from trainer.questions import Kind
from ui.answers.cards import CardToggle
from ui.app import App
from ui.pages.floor import FloorPage
from ui.preferences import Preferences

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


@pytest.mark.parametrize("kind", sampled(_HALF, 3))
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
    changed(app, qtbot, lambda app: app._other_preferences(Preferences(theme="light")))
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
