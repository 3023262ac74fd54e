"""Home once the records are there: who trains, what is due, and the sessions there are."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QInputDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.program import show
from trainer.learning.attempt import Mode, Result
from trainer.learning.overview import overview
from trainer.learning.standing import standings
from trainer.lessons import lesson_names
from trainer.records import place_of
from trainer.settings import Settings
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.look import Look
from ui.pages.home import HomePage
from ui.pages.home_due import DueColumn
from ui.pages.home_sessions import SessionTile
from ui.pages.home_trainees import TraineeList


@pytest.fixture
def app(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[App]:
    file = tmp_path / "records.sqlite"
    look = Look(Words("en"), theme.DARK)
    made = App(qapp, Settings("cardroom", "en"), look=look, place=place_of(f"sqlite:///{file}"))
    qtbot.addWidget(made.window)
    show(made, qtbot)
    made.open_records()
    qtbot.waitUntil(lambda: rows(made) == ["Trainee"], timeout=10_000)
    yield made
    made.window.close()
    made.close()
    qapp.setStyleSheet("")


def rows(app: App) -> list[str]:
    return [button.accessibleName() for button in buttons(app)]


def buttons(app: App) -> list[QPushButton]:
    found = app.window.findChild(TraineeList)
    assert found is not None
    return [each for each in found.findChildren(QPushButton) if each.isCheckable()]


def menu_action(app: App, row: int, text: str) -> None:
    parent = buttons(app)[row].parentWidget()
    assert parent is not None
    menu = next(each.menu() for each in parent.findChildren(QPushButton) if each.menu())
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_trainees_are_added_chosen_renamed_retired_and_brought_back(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rows(app) == ["Trainee"]
    names = iter(["May L.", "May Lin"])
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: (next(names), True))
    adding = app.window.findChild(TraineeList)
    assert adding is not None
    qtbot.mouseClick(adding._add, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: rows(app) == ["Trainee", "May L."], timeout=5000)
    assert buttons(app)[1].isChecked()
    qtbot.mouseClick(buttons(app)[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: buttons(app)[0].isChecked(), timeout=5000)
    assert app.ledger.trainee is not None
    assert app.ledger.trainee.name == "Trainee"
    menu_action(app, 1, "Rename …")
    qtbot.waitUntil(lambda: rows(app) == ["Trainee", "May Lin"], timeout=5000)
    menu_action(app, 1, "Retire")
    qtbot.waitUntil(lambda: rows(app) == ["Trainee", "May Lin, Retired"], timeout=5000)
    assert not buttons(app)[1].isEnabled()
    menu_action(app, 1, "Train again")
    qtbot.waitUntil(lambda: rows(app) == ["Trainee", "May Lin"], timeout=5000)


def test_who_retires_himself_leaves_the_place_to_the_next(app: App, qtbot: QtBot) -> None:
    app.ledger.add_trainee("May L.")
    qtbot.waitUntil(lambda: rows(app) == ["Trainee", "May L."], timeout=5000)
    menu_action(app, 1, "Retire")
    qtbot.waitUntil(lambda: buttons(app)[0].isChecked(), timeout=5000)
    assert app.ledger.trainee is not None
    assert app.ledger.trainee.name == "Trainee"


@pytest.mark.parametrize("sure", [True, False])
def test_a_name_is_deleted_only_when_it_is_meant(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, sure: bool
) -> None:
    app.ledger.add_trainee("May L.")
    qtbot.waitUntil(lambda: rows(app) == ["Trainee", "May L."], timeout=5000)

    def exec_(box: QMessageBox) -> int:
        chosen = next(each for each in box.buttons() if each.text() == ("Delete" if sure else "Keep"))
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _: chosen)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    menu_action(app, 1, "Delete the name …")
    qtbot.waitUntil(lambda: rows(app) == (["Trainee"] if sure else ["Trainee", "May L."]), timeout=5000)


def test_a_name_that_is_none_is_refused_with_a_sentence(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _, __, text: told.append(text))
    adding = app.window.findChild(TraineeList)
    assert adding is not None
    adding.added.emit("x" * 500)
    assert len(told) == 1
    assert "100" in told[0]


@pytest.mark.parametrize(
    ("key", "mode"),
    sampled(
        [("P", Mode.PRACTICE), ("R", Mode.RUSH), ("Q", Mode.STREAK), ("D", Mode.DAILY), ("Return", Mode.PRACTICE)], 2
    ),
)
def test_every_session_begins_with_its_key(app: App, qtbot: QtBot, key: str, mode: Mode) -> None:
    home = app.window.findChild(HomePage)
    qtbot.keyClick(home, getattr(Qt.Key, f"Key_{key}"))
    qtbot.waitUntil(lambda: app.window.page == "practice", timeout=5000)
    assert app.bridge.session.begun.mode is mode


def test_a_review_of_nothing_says_so(app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda _, __, text: told.append(text))
    qtbot.keyClick(app.window.findChild(HomePage), Qt.Key.Key_X)
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    assert app.window.page == "home"


def test_what_is_due_is_shown_and_begins_with_a_click(app: App, qtbot: QtBot) -> None:
    at = datetime(2026, 3, 1, 10, tzinfo=UTC)
    results = [Result("bring_in.ace_up", "pokerking", False, None, 3000, Mode.PRACTICE, at, "")]
    home = app.window.findChild(HomePage)
    assert home is not None
    home.show_records(app.ledger.trainees, app.ledger.trainee, overview(results, standings(results), at.replace(day=9)))
    due = home.findChildren(DueColumn)[0].findChildren(QPushButton)
    assert [each.accessibleName().startswith("Bring-in, Ace") for each in due] == [True]
    assert "1 skill is due." in home._banner._title.text()
    with qtbot.waitSignal(home.skill_wanted) as wanted:
        due[0].click()
    assert wanted.args == ["bring_in.ace_up"]


def test_who_has_answered_nothing_is_led_to_the_first_lesson(app: App, qtbot: QtBot) -> None:
    home = shown_to_a_newcomer(app)
    assert "New here?" in home._banner._title.text()
    qtbot.keyClick(home, "l")
    assert app.window.page == "lesson"
    assert app.window.desk.course._open == lesson_names()[0]


def test_nothing_of_another_trainee_stays_on_the_page(app: App, qtbot: QtBot) -> None:
    at = datetime(2026, 3, 1, 10, tzinfo=UTC)
    results = [Result("bring_in.ace_up", "pokerking", True, None, 3000, Mode.RUSH, at, "")]
    home = shown_to_a_newcomer(app)
    told = [(tile._title, tile._line.text()) for tile in home.findChildren(SessionTile)]
    home.show_records(app.ledger.trainees, app.ledger.trainee, overview(results, standings(results), at.replace(day=9)))
    assert ("Rush", "best 1") in [(tile._title, tile._line.text()) for tile in home.findChildren(SessionTile)]
    assert "is due." in home._banner._title.text()
    qtbot.keyClick(home, "l")
    assert app.window.page == "course"  # no newcomer any more: he chooses for himself
    shown_to_a_newcomer(app)
    assert [(tile._title, tile._line.text()) for tile in home.findChildren(SessionTile)] == told
    # Nothing due, and no newcomer: neither is said.
    home.show_records(app.ledger.trainees, app.ledger.trainee, overview(results, {}, at))
    assert "is due" not in home._banner._title.text()
    assert "New here?" not in home._banner._title.text()


def shown_to_a_newcomer(app: App) -> HomePage:
    home = app.window.findChild(HomePage)
    assert home is not None
    home.show_records(app.ledger.trainees, app.ledger.trainee, overview([], {}, datetime(2026, 3, 1, tzinfo=UTC)))
    return home
