"""Practice with everything in motion: cards are dealt, nothing is ever waited for, and nothing is left behind."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.giving import place_of_seat, type_answer
from tests.ui.pages.left_behind import left_behind
from tests.ui.program import show
from trainer.learning.attempt import Mode
from trainer.questions import Kind, PickedSeat, Split, wrong_answers
from trainer.settings import Settings
from trainer.skills import Topic
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.look import Look
from ui.pages.practice import PracticePage
from ui.table.scene import TableScene


@pytest.fixture
def app(qapp: QApplication, qtbot: QtBot) -> Iterator[App]:
    """The program at the live cardroom, with motion at its usual pace."""
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK, speed=1))
    qtbot.addWidget(made.window)
    show(made, qtbot)
    yield made
    made.window.close()
    qapp.setStyleSheet("")


def practice(app: App) -> PracticePage:
    page = app.window.findChild(PracticePage)
    assert page is not None
    return page


def at_rest(scene: TableScene) -> tuple[str, ...]:
    """What is to be seen once nothing moves any more."""
    scene.finish()
    return scene.snapshot()


def test_a_question_is_dealt_and_rests_in_time(app: App, qtbot: QtBot) -> None:
    app.window.begin(Topic.BRING_IN, seed=3)
    page = practice(app)
    assert page.scene.playing
    (clock,) = [
        each for each in page.scene.findChildren(QVariantAnimation) if each.state() != QAbstractAnimation.State.Stopped
    ]
    assert clock.duration() <= 1200
    QApplication.processEvents()  # until the table has its final size
    qtbot.waitUntil(lambda: page.scene.resting, timeout=20_000)
    moved = page.scene.snapshot()
    page.scene.set_speed(0)
    app.bridge.asked.emit()
    assert page.scene.snapshot() == moved


@pytest.mark.parametrize(("mode", "stands"), [(Mode.PRACTICE, "0.0 s"), (Mode.RUSH, "60.0 s")])
def test_the_answer_is_timed_from_when_the_cards_lie(app: App, qtbot: QtBot, mode: Mode, stands: str) -> None:
    app.window.desk.training.begin(Topic.BRING_IN, seed=3, mode=mode)
    page, session = practice(app), app.bridge.session
    assert page.scene.playing
    assert page.panel._elapsed.text() == stands
    QTest.qSleep(150)
    page._show_time()
    assert session.milliseconds >= 150
    assert page.panel._elapsed.text() == stands, "a minute, or no time at all"
    page.scene.finish()
    assert session.milliseconds < 150
    assert page._clock.isActive()
    qtbot.waitUntil(lambda: page.panel._elapsed.text() != stands)


@pytest.mark.parametrize("by", ["key", "click", "answer"])
def test_a_key_a_click_or_an_answer_ends_the_deal_and_counts(app: App, qtbot: QtBot, by: str) -> None:
    app.window.begin(Topic.FIRST_TO_ACT, seed=2)
    page, question = practice(app), app.bridge.question
    QApplication.processEvents()
    assert page.scene.playing
    number = question.table.live[0].number
    match by:
        case "key":
            qtbot.keyClick(page, str(number))
        case "click":
            place = place_of_seat(page, number)
            qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        case _:
            app.bridge.answer(PickedSeat(number))
    assert not page.scene.playing
    if by == "answer":
        assert app.bridge.mark is not None
    else:
        assert page._answer is not None
        assert set(page._answer.marks().seats) == {number}


def test_an_answer_typed_into_the_deal_is_marked_as_ever(app: App, qtbot: QtBot) -> None:
    app.window.begin(Topic.FIRST_TO_ACT, seed=2)
    for _ in range(6):
        question, page = app.bridge.question, practice(app)
        type_answer(page, question, question.ruling().answer)
        qtbot.keyClick(page, Qt.Key.Key_Return)
        assert app.bridge.mark is not None
        assert app.bridge.mark.right
        assert app.bridge.answered[-1].milliseconds < 5000
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_a_pause_in_the_deal_lets_the_clock_stand(app: App, qtbot: QtBot) -> None:
    app.window.begin(Topic.FIRST_TO_ACT, seed=2)
    page = practice(app)
    qtbot.keyClick(page, "p")
    assert app.bridge.session.paused
    assert page.scene.resting
    stood = app.bridge.session.milliseconds
    QTest.qWait(60)
    assert app.bridge.session.milliseconds == stood


def test_who_is_paid_is_seen_paid_and_the_situation_can_be_seen_again(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="split.scoop", seed=1)
    while app.bridge.question.kind is not Kind.SPLIT:
        app.bridge.answer(app.bridge.question.ruling().answer)
        app.bridge.next()
    page, question = practice(app), app.bridge.question
    QApplication.processEvents()  # until the table has its final size
    asked = at_rest(page.scene)
    right = question.ruling().answer
    assert isinstance(right, Split)
    app.bridge.answer(wrong_answers(question)[0][1])
    assert page.scene.playing
    told = "\n".join(at_rest(page.scene))
    assert page.scene.table is not None
    assert page.scene.table.pot == 0
    for number, chips in right.shares:
        assert page.scene.table.seat(number).stack == question.table.seat(number).stack + chips
    assert "Pot|" not in told
    qtbot.keyClick(page, "r")
    assert at_rest(page.scene) == asked
    qtbot.keyClick(page, "r")
    assert "\n".join(at_rest(page.scene)) == told


def test_where_the_deck_is_covered_no_burn_is_seen(app: App) -> None:
    app.window.begin(None, skill="shared_river.enough", seed=1)
    page = practice(app)
    assert app.bridge.question.deck_covered
    (clock,) = [
        each for each in page.scene.findChildren(QVariantAnimation) if each.state() != QAbstractAnimation.State.Stopped
    ]
    clock.pause()
    for at in range(0, clock.duration(), 20):
        clock.setCurrentTime(at)
        assert not any(line.startswith("loose back") for line in page.scene.snapshot())
        assert "stub=None, burns=None" in page.scene.snapshot()[0]


@pytest.mark.parametrize(("before", "count"), [(15, 15), pytest.param(30, 100, marks=pytest.mark.long)])
def test_many_questions_in_motion_leave_nothing_behind(app: App, qtbot: QtBot, before: int, count: int) -> None:
    def answer(questions: int) -> None:
        # A streak goes on as long as nothing goes wrong.
        app.window.desk.training.begin(Topic.BRING_IN, seed=6, mode=Mode.STREAK)
        for number in range(questions):
            if number % 3 == 0:
                QTest.qWait(20)  # well into the deal
            app.bridge.answer(app.bridge.question.ruling().answer)
            if number % 3 == 1:
                QTest.qWait(20)  # while the marks come out
            app.bridge.next()

    answer(before)
    found = left_behind(app)
    answer(count)
    assert left_behind(app) == found
