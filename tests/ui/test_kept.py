"""The records behind the window: what goes on after a break, two windows at once, what is told, and the closing."""

import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame
from pytestqt.qtbot import QtBot

from tests.ui.program import Program, answer, practice
from trainer import scenarios
from trainer.errors import RecordsError
from trainer.houses.house import House
from trainer.learning.attempt import Mode
from trainer.lessons import lesson_names, load_lesson
from trainer.records import open_store
from trainer.records.contact import Contact
from trainer.skills import Skill, Topic
from ui import ledger
from ui.app import App
from ui.course import asked_of
from ui.ledger import Ledger
from ui.pages.progress import ProgressPage

AT = datetime(2026, 4, 1, 9, tzinfo=UTC)
FULL = RecordsError("records_full", where=("records.sqlite",))


@pytest.fixture
def other(qapp: QApplication, qtbot: QtBot) -> Iterator[Program]:
    """A second window on the same records."""
    made = Program(qapp, qtbot)
    yield made
    made.stop()


def progress(app: App) -> ProgressPage:
    page = app.window.findChild(ProgressPage)
    assert page is not None
    return page


def go_on(program: Program, qtbot: QtBot) -> App:
    """The program closed and opened again, at a question that is asked."""
    program.stop()
    app = program.start()
    qtbot.waitUntil(lambda: app.bridge.running, timeout=5000)
    assert app.bridge.session.paused
    qtbot.keyClick(practice(app), Qt.Key.Key_Return)
    return app


# What was broken off


def test_a_lesson_broken_off_goes_on_to_its_end(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    name, skills = next(
        (name, skills)
        for name in lesson_names()
        if 1 < len(skills := asked_of(load_lesson(name, "en"), app.window.house)) < 4
    )
    app.window.desk.training.begin(mode=Mode.LEARN, lesson=(name, skills))
    answer(app)
    app.bridge.next()
    stood = app.bridge.question
    session = app.bridge.session.begun.id
    again = go_on(program, qtbot)
    assert again.bridge.session.begun.id == session
    assert again.bridge.question.table == stood.table
    while not again.bridge.session.over:
        answer(again)
        again.bridge.next()
    # Each of the lesson's skills has been answered rightly twice.
    assert sorted(each.skill for each in again.bridge.answered) == sorted(2 * skills)
    assert again.window.page == "summary"


def test_a_review_broken_off_goes_on_with_what_there_was_to_review(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    app.window.desk.training.begin(Topic.BRING_IN, seed=4)
    for _ in range(3):
        answer(app, right=False)
        app.bridge.next()
    app.window.desk.training._leave()
    app.window.desk.training.review()
    qtbot.waitUntil(lambda: app.bridge.running, timeout=5000)
    answer(app)
    app.bridge.next()
    stood = app.bridge.question
    again = go_on(program, qtbot)
    assert again.bridge.session.planned == 3
    assert again.bridge.question.table == stood.table


def test_a_rush_broken_off_is_over(program: Program) -> None:
    app = program.start()
    app.window.desk.training.begin(mode=Mode.RUSH, seed=4)
    answer(app)
    program.stop()
    again = program.start()
    assert not again.bridge.running
    assert again.ledger.trainee is not None
    with open_store() as store:
        assert store.open_session(again.ledger.trainee.id) is None


def test_nobody_is_put_into_a_session_of_another_station(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program.start()
    app.window.begin(Topic.BRING_IN, seed=4)
    answer(app)
    program.stop()
    monkeypatch.setattr(Ledger, "contact", property(lambda _: Contact(AT)))
    monkeypatch.setattr("tests.ui.program.load_settings", lambda: app.settings.__class__("cardroom", "en", ""))
    fresh = program.start()
    assert not fresh.bridge.running
    monkeypatch.undo()


# Two windows at once


def test_a_session_that_another_window_answers_is_left_to_it(program: Program, other: Program) -> None:
    app = program.start()
    app.window.begin(Topic.BRING_IN, seed=4)
    answer(app)
    second = other.start()
    assert not second.bridge.running
    assert second.window.page == "home"
    app.bridge.next()
    answer(app)
    assert len(app.bridge.answered) == 2


def test_each_window_sees_what_the_other_keeps_when_a_page_is_opened(
    program: Program, other: Program, qtbot: QtBot
) -> None:
    app, second = program.start(), other.start()
    app.window.begin(Topic.BRING_IN, seed=4)
    answer(app)
    assert not second.ledger.results
    second.window.open("progress")
    qtbot.waitUntil(lambda: len(second.ledger.results) == 1, timeout=5000)
    head = progress(second).head
    qtbot.waitUntil(lambda: "1 answer" in [each.accessibleName() for each in head.findChildren(QFrame)], timeout=5000)
    second.window.begin(Topic.BRING_IN, seed=5)
    answer(second)
    app.window.desk.training._leave()
    qtbot.waitUntil(lambda: len(app.ledger.results) == 2, timeout=5000)


# What is told


def test_it_is_told_as_long_as_it_lasts_that_nothing_is_kept(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program.start()
    app.window.begin(Topic.BRING_IN, seed=3)
    monkeypatch.setattr("ui.training.ask_whether_to_go_on", lambda *_: True)
    store = app.ledger._store
    assert store is not None

    def full(attempt: object) -> None:
        raise FULL

    monkeypatch.setattr(store, "add", full)
    answer(app)
    answer(app)
    assert app.bridge.mark is not None
    for _ in range(2):
        banner = app.window.banner
        assert banner.isVisible()
        assert "not being kept" in banner.text
        assert "disk full" in banner.text
        assert not banner._close.isVisible()
        app._other_theme()  # which makes the window's parts anew
        qtbot.waitUntil(lambda banner=banner: app.window.banner is not banner and app.window.banner.isVisible())
    app.window.open("home")
    assert app.window.banner.isVisible()
    store.close()


def test_records_that_do_not_open_are_told_of_until_they_do(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[bool] = []
    opened = ledger._opened

    def opens(place: object) -> object:
        tried.append(True)
        if len(tried) == 1:
            raise FULL
        return opened(place)

    def asked(*_: object) -> bool:
        assert program.app is not None
        assert program.app.window.banner.isVisible()
        assert "not being kept" in program.app.window.banner.text
        return False

    monkeypatch.setattr(ledger, "_opened", opens)
    monkeypatch.setattr("ui.training.ask_whether_to_go_on", asked)
    app = program.start()
    assert len(tried) == 2
    assert app.ledger.keeping
    assert not app.window.banner.isVisible()


# The thread that paints, and the closing


@pytest.mark.parametrize("signal", ["ten_wanted", "skill_wanted"])
def test_a_skill_is_practised_ten_times_from_the_progress_page(program: Program, signal: str) -> None:
    app = program.start()
    app.window.open("progress")
    getattr(progress(app), signal).emit("bring_in.plain")
    begun = app.bridge.session.begun
    assert (begun.mode, begun.skill) == (Mode.SKILL, "bring_in.plain")
    assert app.bridge.session.planned == 10


@pytest.mark.parametrize("page", ["progress", "course"])
def test_what_a_house_asks_is_not_found_out_while_the_picture_waits(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    threads: list[threading.Thread] = []

    def offered(house: House) -> tuple[Skill, ...]:
        threads.append(threading.current_thread())
        return ()

    monkeypatch.setattr(scenarios, "offered", offered)
    app = program.start()
    app.window.open(page)
    qtbot.waitUntil(lambda: bool(threads), timeout=5000)
    assert threading.main_thread() not in threads


def test_closing_waits_some_seconds_for_a_server_that_says_nothing(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program.start()
    monkeypatch.setattr(ledger, "_CLOSES_WITHIN", 0.3)
    monkeypatch.setattr(Ledger, "contact", property(lambda _: Contact(AT)))
    silent, asked = threading.Event(), threading.Event()

    def ask(store: object) -> None:
        asked.set()
        silent.wait(20)

    store = app.ledger._store
    assert store is not None
    app.ledger._ask(lambda: ask(store), lambda _: None, lambda _: None)
    asked.wait(5)
    thread = next(each for each in threading.enumerate() if each.name == "records")
    app.window.close()
    assert not app.window.isVisible()
    began = time.monotonic()
    app.close()
    assert 0.25 < time.monotonic() - began < 3
    silent.set()
    thread.join()


def test_closing_in_the_middle_of_an_answer_loses_nothing(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    app.window.begin(Topic.FIRST_TO_ACT, seed=3)
    answer(app)
    app.bridge.next()
    qtbot.keyClick(practice(app), str(app.bridge.question.table.live[0].number))  # and not checked
    stood = app.bridge.question
    again = go_on(program, qtbot)
    assert again.bridge.question.table == stood.table
    assert len(again.bridge.answered) == 1
