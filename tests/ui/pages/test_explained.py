"""Where an explained answer leads: to the lesson that teaches it and back, to what each house answers, and on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.giving import click
from tests.ui.program import Program, answer, practice, settle
from trainer.houses.loader import load_house
from trainer.lessons import load_lesson
from trainer.marking import at_houses
from trainer.questions import Question, SeatAndAmounts
from trainer.scenarios import build
from trainer.skills import SKILLS
from ui.app import App
from ui.pages.lesson import LessonPage
from ui.pages.other_houses import other_houses
from ui.widgets.bars import HintBar
from ui.widgets.key_button import KeyButton

SKILL = "bring_in.equal_rank"


def explained(app: App, skill: str = SKILL, *, right: bool = False) -> Question:
    app.window.begin(None, skill=skill, seed=1)
    answer(app, right)
    settle()
    return app.bridge.question


def button(app: App, key: str) -> KeyButton:
    (found,) = [each for each in practice(app).findChildren(KeyButton) if each.key == key and each.isVisible()]
    return found


def lesson(app: App) -> LessonPage:
    found = app.window.findChild(LessonPage)
    assert found is not None
    return found


def press(app: App, key: str | Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or app.window, key)
    settle()


WAYS: dict[str, Callable[[App], None]] = {
    "key": lambda app: press(app, "l"),
    "mouse": lambda app: click(button(app, "L")),
}


@pytest.mark.parametrize(
    ("way", "back"),
    sampled([(way, back) for back in (Qt.Key.Key_Escape, Qt.Key.Key_Return) for way in WAYS], every=3),
)
def test_the_lesson_that_teaches_it_is_read_and_the_session_goes_on_after_it(app: App, way: str, back: Qt.Key) -> None:
    question = explained(app)
    session, mark = app.bridge.session, app.bridge.mark
    WAYS[way](app)
    assert app.window.page == "lesson"
    # Of the lessons it is the fourth that teaches what equal cards come to.
    assert lesson(app).accessibleName() == load_lesson("04-equal-cards-and-suits", "en").title
    press(app, back)
    assert app.window.page == "practice"
    assert app.bridge.session is session
    assert (app.bridge.question, app.bridge.mark) == (question, mark)
    assert practice(app).panel.explanation.isVisible()
    press(app, Qt.Key.Key_Return)
    assert app.bridge.question is not question
    assert app.bridge.mark is None
    assert len(app.bridge.answered) == 1


def test_a_lesson_read_in_a_session_asks_no_questions_that_would_end_it(app: App) -> None:
    explained(app)
    press(app, "l")
    texts = [each.text() for each in lesson(app).findChildren(KeyButton)]
    assert "Back to the question" in texts
    assert "Ask me" not in texts
    press(app, Qt.Key.Key_Escape)
    app.window.desk.course._open_listed("04-equal-cards-and-suits")
    settle()
    texts = [each.text() for each in lesson(app).findChildren(KeyButton) if each.isVisibleTo(lesson(app))]
    assert "Ask me" in texts
    press(app, Qt.Key.Key_Escape)
    assert app.window.page == "course"


def test_a_session_outlives_other_colours_chosen_in_its_lesson(app: App) -> None:
    question = explained(app)
    press(app, "l")
    app.window.change_theme()
    settle()
    assert app.window.page == "lesson"
    press(app, Qt.Key.Key_Escape)
    assert app.window.page == "practice"
    assert app.bridge.question is question
    assert practice(app).panel.explanation.isVisible()


@pytest.mark.parametrize("mouse", [False, True])
def test_what_each_house_answers_is_read_and_put_away_again(app: App, mouse: bool) -> None:
    question = explained(app)
    page, words = practice(app), app.window.look.words
    before = page.panel.explanation.texts
    click(button(app, "H")) if mouse else press(app, "h")
    said = page.panel.explanation.texts
    for there in at_houses(question, app.window.houses):
        at = next(at for at, text in enumerate(said) if text.startswith(words(there.house.name)))
        if there.answer is None:
            assert said[at + 1] == "This cannot come up here."
        else:
            assert said[at + 1].startswith(words.answer(there.answer, question))
            assert there.clause is not None
            assert said[at + 2].startswith(words.clause_title(there.clause.text))
    assert said[1].endswith(", where you train")
    click(button(app, "H")) if mouse else press(app, "h")
    assert page.panel.explanation.texts == before


def test_escape_leads_back_from_the_houses_and_then_leaves(app: App) -> None:
    explained(app)
    page = practice(app)
    before = page.panel.explanation.texts
    (hints,) = page.findChildren(HintBar)
    press(app, "h")
    assert {"H explanation", "Esc back"} <= set(hints.texts)
    press(app, Qt.Key.Key_Escape)
    assert page.panel.explanation.texts == before
    assert {"H other houses", "Esc leave"} <= set(hints.texts)
    assert app.window.page == "practice"
    press(app, Qt.Key.Key_Escape)
    assert app.window.page == "home"


def test_a_house_that_answers_otherwise_is_told_by_a_word_too(app: App) -> None:
    # An open pair doubles the bet at the four other houses that play stud high.
    question = build(SKILLS["bet_sizes.open_pair_off"], load_house("tda"), 0).question
    said = other_houses(question, app.window.houses, app.window.look).text.split("\n")
    assert said[1].endswith(", where you train")
    assert sum(line.endswith("(differs)") for line in said) == 4


def test_what_each_house_answers_is_reckoned_when_it_is_wanted(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    def counted(question: Question, houses: object) -> tuple[()]:
        asked.append(question)
        return ()

    monkeypatch.setattr("ui.pages.other_houses.at_houses", counted)
    question = explained(app)
    assert asked == []
    press(app, "h")
    assert asked == [question]


def test_the_houses_are_gone_with_the_next_question_and_stay_in_other_colours(app: App) -> None:
    explained(app)
    press(app, "h")
    app.window.change_theme()
    settle()
    assert practice(app).panel.explanation.shows_houses
    assert button(app, "H").text() == "Explanation"
    press(app, Qt.Key.Key_Return)
    answer(app)
    settle()
    assert not practice(app).panel.explanation.shows_houses
    assert button(app, "H").text() == "Other houses"


def test_nothing_leads_on_before_the_answer(app: App) -> None:
    app.window.begin(None, skill=SKILL, seed=1)
    settle()
    for key in "lh":
        press(app, key)
    assert app.window.page == "practice"
    assert not practice(app).panel.onward.isVisible()


def test_in_an_exam_nothing_leads_on(app: App) -> None:
    app.window.begin(None, skill=SKILL, seed=1)
    page = practice(app)
    page.show_session("Exam", 20, lambda: 0, lambda: None, exam=True)
    answer(app, right=False)
    settle()
    before = page.panel.explanation.texts
    assert not page.panel.onward.isVisible()
    (hints,) = page.findChildren(HintBar)
    assert not {"L lesson", "H other houses"} & set(hints.texts)
    for key in "lh":
        press(app, key)
    assert app.window.page == "practice"
    assert page.panel.explanation.texts == before


def test_both_keys_are_in_the_line_of_keys(app: App) -> None:
    app.window.resize(1024, 700)
    explained(app)
    (hints,) = practice(app).findChildren(HintBar)
    assert {"L lesson", "H other houses"} <= set(hints.texts)


@pytest.mark.parametrize(("right", "said"), sampled([(True, "Due again in"), (False, "Due again tomorrow")], 2))
def test_it_is_told_when_a_skill_is_practised_again(program: Program, qtbot: QtBot, right: bool, said: str) -> None:
    # What has been failed comes back the next day, what was known at the first go some days later.
    app = program.start()
    explained(app, right=right)
    texts = [each.text() for each in practice(app).panel.onward.findChildren(QLabel) if each.isVisible()]
    assert [text.startswith(said) for text in texts] == [True]


def test_who_holds_which_suit_is_read_with_the_step_that_suits_decide(app: App) -> None:
    app.window.begin(None, skill=SKILL, seed=1)
    question = app.bridge.question
    doors = {seat.board[0]: seat.number for seat in question.table.seats}
    low = min(doors).rank
    tied = sorted(card for card in doors if card.rank is low)
    right = question.ruling().answer
    assert isinstance(right, SeatAndAmounts)
    app.bridge.answer(SeatAndAmounts(doors[tied[1]], right.amounts))
    (said,) = [text for text in practice(app).panel.explanation.texts if ", lowest: " in text]
    assert f", lowest: seat {doors[tied[0]]}." in said
    assert f": seat {doors[tied[1]]}, your pick." in said
    assert said.count(": none.") == 4 - len(tied)
    widget = practice(app).panel.explanation.widget()
    assert said in widget.accessibleName()
