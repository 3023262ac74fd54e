"""A session in the window: what is kept of it, the pause, the end of it, and going on with it after a crash."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from tests.ui.program import Program, answer, practice
from trainer.errors import RecordsError
from trainer.learning.attempt import Mode
from trainer.records import open_store
from trainer.settings import Settings, load_settings
from trainer.skills import Topic
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.look import Look
from ui.pages.summary import SummaryPage
from ui.widgets.footnote import News

AT = datetime(2026, 4, 1, 9, tzinfo=UTC)


def test_the_default_needs_no_set_up_and_knows_its_user_again(program: Program) -> None:
    first = program.start()
    assert [each.name for each in first.ledger.trainees] == ["Trainee"]
    assert first.ledger.trainee is not None
    program.stop()
    again = program.start()
    assert again.ledger.trainee == first.ledger.trainee
    assert load_settings().trainee == first.ledger.trainee.id


def test_every_answer_is_kept_before_its_mark_is_shown(program: Program) -> None:
    app = program.start()
    counts: list[int] = []
    with open_store() as store:
        app.bridge.marked.connect(lambda: counts.append(store.counts().answers))
        app.window.begin(Topic.BRING_IN, seed=3)
        for right in (True, False, True):
            answer(app, right)
            app.bridge.next()
        kept = list(store.attempts())
    assert counts == [1, 2, 3]
    assert [each.right for each in kept] == [True, False, True]
    assert {each.trainee for each in kept} == {app.ledger.trainee and app.ledger.trainee.id}


def test_what_was_answered_before_is_known_at_the_next_start(program: Program) -> None:
    app = program.start()
    app.window.begin(None, skill="bring_in.plain", seed=3)
    for _ in range(3):
        answer(app)
        app.bridge.next()
    app.window.desk.training._leave()
    program.stop()
    again = program.start()
    assert len(again.ledger.results) == 3
    assert again.ledger.standings["bring_in.plain"].answers == 3
    assert again.window.page == "home"


def test_a_session_broken_off_is_gone_on_with_at_the_question_that_stood(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    app.window.begin(Topic.SHARED_RIVER, seed=5)
    for right in (True, False):
        answer(app, right)
        app.bridge.next()
    stood = app.bridge.question
    program.stop()  # the window is closed in the middle of a session: nothing says that it is over

    again = program.start()
    qtbot.waitUntil(lambda: again.bridge.running, timeout=5000)
    found = again.bridge.question
    assert (found.skill, found.asks, found.table) == (stood.skill, stood.asks, stood.table)
    assert found.house.version == stood.house.version
    assert [each.right for each in again.bridge.answered] == [True, False]
    assert again.window.page == "practice"
    page = practice(again)
    assert again.bridge.session.paused
    assert not page.view.isVisible()  # it cannot be thought about before the clock goes on
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert not again.bridge.session.paused
    assert page.view.isVisible()
    answer(again)
    assert len(again.bridge.answered) == 3


def test_a_session_that_was_left_is_not_gone_on_with(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    app.window.begin(Topic.SHARED_RIVER, seed=5)
    answer(app)
    qtbot.keyClick(practice(app), Qt.Key.Key_Escape)
    program.stop()
    again = program.start()
    found: list[object] = []
    again.ledger.look_for_broken_off(found.append)
    again.ledger._ask(lambda: None, lambda _: found.append("asked"), found.append)
    qtbot.waitUntil(lambda: found == ["asked"], timeout=5000)
    assert not again.bridge.running


def test_an_answer_that_cannot_be_kept_is_told_and_can_be_given_again(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program.start()
    app.window.begin(Topic.BRING_IN, seed=3)
    told: list[str] = []

    def exec_(box: QMessageBox) -> int:
        told.append(box.text())
        wanted = "Try again" if len(told) == 1 else "Go on without records"
        chosen = next(button for button in box.buttons() if button.text() == wanted)
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: chosen)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    store = app.ledger._store
    assert store is not None

    def full(attempt: object) -> None:
        raise RecordsError("records_full", where=("records.sqlite",))

    monkeypatch.setattr(store, "add", full)
    answer(app)
    assert app.bridge.mark is None
    assert not app.bridge.answered
    assert "disk full" in told[0]
    answer(app)  # and now he goes on without records
    assert app.bridge.mark is None
    answer(app)
    assert app.bridge.mark is not None
    assert not app.ledger.keeping


def test_a_pause_stops_the_clock_and_covers_the_question(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    app.window.begin(Topic.FIRST_TO_ACT, seed=3)
    page = practice(app)
    qtbot.keyClick(page, Qt.Key.Key_P)
    assert app.bridge.session.paused
    assert not page.view.isVisible()
    before = app.bridge.session.milliseconds
    qtbot.wait(30)
    assert app.bridge.session.milliseconds == before
    qtbot.keyClick(page, Qt.Key.Key_1)  # no answer is taken meanwhile
    qtbot.keyClick(page, Qt.Key.Key_P)
    assert page.view.isVisible()
    assert page._answer is not None
    assert page._answer.answer() is None


def test_a_session_ends_with_how_it_went_and_enter_begins_another(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    app.window.desk.training.begin(Topic.BRING_IN, mode=Mode.STREAK, seed=4)
    for right in (True, True, False):
        answer(app, right)
        app.bridge.next()
    assert app.window.page == "summary"
    page = app.window.findChild(SummaryPage)
    assert page is not None
    assert "2 of 3 right." in page._said.text()
    session = app.bridge.session.begun.id
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: app.window.page == "practice", timeout=5000)
    assert app.bridge.session.begun.id != session
    assert app.bridge.session.begun.mode is Mode.STREAK
    assert not app.bridge.answered


def test_what_went_wrong_is_reviewed_from_the_summary(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    app.window.desk.training.begin(Topic.BRING_IN, mode=Mode.STREAK, seed=4)
    answer(app, right=False)
    missed = app.bridge.question
    app.bridge.next()
    page = app.window.findChild(SummaryPage)
    assert page is not None
    qtbot.keyClick(page, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: app.window.page == "practice", timeout=5000)
    assert app.bridge.session.begun.mode is Mode.REVIEW
    assert app.bridge.question == missed
    answer(app)
    app.bridge.next()
    assert app.window.page == "summary"
    # A key is as high where there is none in brass beside it.
    page.show_session("Daily", (), Mode.DAILY, 0)
    QApplication.processEvents()
    assert (page._again.isVisible(), page._back.height()) == (False, 44)


def test_rush_ends_when_its_minute_is_over(program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    from trainer import session

    app = program.start()
    monkeypatch.setattr(session, "RUSH_MILLISECONDS", 400)
    app.window.desk.training.begin(mode=Mode.RUSH, seed=4)
    qtbot.waitUntil(lambda: app.window.page == "summary", timeout=5000)
    assert not app.bridge.answered


def test_a_day_asks_the_same_whoever_begins_it(program: Program, qtbot: QtBot) -> None:
    app = program.start()
    app.window.desk.training.begin(mode=Mode.DAILY)
    first = app.bridge.question
    before = app.ledger.trainee
    app.ledger.add_trainee("Somebody else")
    assert app.ledger.trainee != before
    app.window.desk.training.begin(mode=Mode.DAILY)
    qtbot.waitUntil(lambda: app.bridge.session.begun.trainee != (before and before.id), timeout=5000)
    assert app.bridge.question == first
    assert app.bridge.session.begun.trainee == (app.ledger.trainee and app.ledger.trainee.id)


def test_nothing_is_kept_and_nothing_asked_where_there_are_no_records(qapp: QApplication, qtbot: QtBot) -> None:
    app = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK))
    qtbot.addWidget(app.window)
    app.open_records()
    app.window.begin(Topic.BRING_IN, seed=3)
    answer(app)
    assert app.bridge.mark is not None
    assert not app.ledger.keeping
    qapp.setStyleSheet("")


def test_the_records_are_backed_up_and_put_back_from_the_menu(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program.start()
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda _, __, text: told.append(text))
    backup = tmp_path / "backup.sqlite"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(backup), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(backup), ""))
    app.window.begin(Topic.BRING_IN, seed=3)
    answer(app)
    app.window.desk.training._leave()
    app.window.desk.safekeeping.back_up()
    qtbot.waitUntil(lambda: len(told) == 1, timeout=5000)
    assert str(backup) in told[0]
    app.window.begin(Topic.BRING_IN, seed=4)
    answer(app)
    app.window.desk.training._leave()
    app.window.desk.safekeeping.restore()
    qtbot.waitUntil(lambda: len(told) == 2 and not app.ledger.busy, timeout=5000)
    assert "replaced" in told[1]  # the two answers are kept beside the one
    assert len(app.ledger.results) == 1
    assert app.ledger.keeping


def test_what_is_no_backup_is_refused_and_the_records_stay(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program.start()
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _, __, text: told.append(text))
    other = tmp_path / "other.sqlite"
    other.write_bytes(b"something else altogether" * 100)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(other), ""))
    trainee = app.ledger.trainee
    app.window.desk.safekeeping.restore()
    qtbot.waitUntil(lambda: len(told) == 1 and app.ledger.keeping and not app.ledger.busy, timeout=5000)
    assert str(other) in told[0]
    assert app.ledger.trainee == trainee


def test_the_loss_of_the_server_is_told_at_once_on_any_page(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from trainer.errors import ServerGone
    from trainer.records.contact import Contact
    from ui.ledger import Ledger

    app = program.start()
    app.window.begin(Topic.BRING_IN, seed=3)
    found = Contact(AT)
    monkeypatch.setattr(Ledger, "contact", property(lambda _: found))
    app.ledger._contact = found
    app.ledger._watch.start()
    found = Contact(AT, ServerGone("records_server_gone", where=("postgresql://school",)))
    qtbot.waitUntil(app.window.banner.isVisible, timeout=5000)
    assert "out of reach" in app.window.banner.text
    assert "postgresql://school" in app.window.banner.text
    answer(app)
    assert app.bridge.mark is not None
    found = Contact(AT)
    (news,) = app.window.findChildren(News)
    qtbot.waitUntil(lambda: "there again" in news.said, timeout=5000)
    assert app.window.banner.isHidden()
    app.ledger._watch.stop()


def test_a_line_lost_while_something_is_read_is_read_once_more(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from trainer.errors import ServerGone

    app = program.start()
    store = app.ledger._store
    assert store is not None
    results, asked = store.results, []

    def once_lost(trainee: str) -> object:
        asked.append(trainee)
        if len(asked) == 1:
            raise ServerGone("records_server_gone", where=("postgresql://school",))
        return results(trainee)

    monkeypatch.setattr(store, "results", once_lost)
    refused: list[object] = []
    app.ledger.refused.connect(refused.append)
    app.ledger._look_up()
    qtbot.waitUntil(lambda: len(asked) == 2 and not app.ledger.busy, timeout=5000)
    assert not refused
