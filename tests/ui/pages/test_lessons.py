"""The lessons: the list, a page with live tables, questions in the text, and the session at the end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.pages.test_demo import words_of
from trainer.errors import ContentError
from trainer.learning.attempt import Mode
from trainer.lessons import Predict, lesson_names, load_lesson
from trainer.questions import wrong_answers
from ui.app import App
from ui.lesson.house_rows import HouseRowsBox
from ui.lesson.later import Later
from ui.lesson.live_table import LiveTableBox
from ui.lesson.predict_box import PredictBox
from ui.lesson.prose import add_prose
from ui.pages.course import CoursePage
from ui.pages.demo import DemoPage
from ui.pages.lesson import LessonPage
from ui.pages.summary import SummaryPage
from ui.widgets.key_button import KeyButton

LESSON = "03-the-bring-in"


@pytest.fixture
def page(app: App) -> LessonPage:
    app.window.desk.course.open(LESSON)
    made = app.window.findChild(LessonPage)
    assert made is not None
    for part in made.findChildren(Later):
        part.be_made()
    QApplication.processEvents()
    return made


def test_the_list_opens_the_lesson_that_comes_next(app: App, qtbot: QtBot) -> None:
    app.window.open("course")
    course = app.window.findChild(CoursePage)
    assert course is not None
    first = load_lesson(lesson_names()[0], "en")
    rows = [each for each in course.findChildren(QPushButton) if each.accessibleName()]
    assert len(rows) == len(lesson_names())
    assert rows[0].accessibleName().startswith(f"{first.number}, {first.title}")
    qtbot.keyClick(course, Qt.Key.Key_Return)
    assert app.window.page == "lesson"
    lesson = app.window.findChild(LessonPage)
    assert lesson is not None
    assert lesson.accessibleName() == first.title
    qtbot.keyClick(lesson, Qt.Key.Key_Escape)
    assert app.window.page == "course"


def test_a_lesson_that_cannot_be_read_is_named_and_the_others_are_listed(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    from trainer import lessons

    def load(name: str, language: str) -> lessons.Lesson:
        if name == lesson_names()[0]:
            raise ContentError("lesson_title", found="x", where=(f"{name}/en.md", "1"))
        return load_lesson(name, language)

    monkeypatch.setattr(lessons, "load_lesson", load)
    app.window.open("course")
    course = app.window.findChild(CoursePage)
    assert course is not None
    assert f"{lesson_names()[0]}/en.md" in course._fault.text()
    rows = [each for each in course.findChildren(QPushButton) if each.accessibleName()]
    assert len(rows) == len(lesson_names()) - 1


def test_parts_are_made_when_they_are_seen(app: App) -> None:
    app.window.desk.course.open(LESSON)
    lesson = app.window.findChild(LessonPage)
    assert lesson is not None
    assert not lesson.findChildren(PredictBox)


def test_the_end_of_a_lesson_is_its_last_key_and_nothing_below(app: App, qtbot: QtBot) -> None:
    app.window.desk.course.open(lesson_names()[0])
    lesson = app.window.findChild(LessonPage)
    assert lesson is not None
    QApplication.processEvents()
    qtbot.keyClick(lesson, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: all(later.part for later in lesson.findChildren(Later)[-1:]))
    bar, seen = lesson.area.verticalScrollBar(), lesson.area.viewport()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    last = lesson.area.widget().findChildren(KeyButton)[-1]
    end = last.mapTo(seen, last.rect().bottomLeft()).y()
    assert seen.height() - 40 < end < seen.height()


def test_bold_words_are_not_smeared(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    column = QVBoxLayout(place)
    add_prose("two down, **four up**, one down", column)
    (text,) = place.findChildren(QLabel)
    document = text.findChild(QTextDocument)
    assert document is not None
    formats = document.begin().textFormats()
    fonts = [each.format.font() for each in formats if each.format.font().variableAxisTags()]
    assert [font.weight() for font in fonts if font.variableAxisValue(QFont.Tag("wght")) == 600] == [400]
    assert not [each for each in formats if each.format.fontWeight() > 400]
    assert text.text() == "two down, **four up**, one down"


def test_a_question_in_the_text_is_answered_by_keys_and_explained(app: App, page: LessonPage, qtbot: QtBot) -> None:
    box = page.findChildren(PredictBox)[0]
    right = box.question.ruling().answer
    assert not box.check.isEnabled()
    qtbot.keyClick(box, str(right.seat))
    for place, chips in enumerate(right.amounts):
        if place:
            qtbot.keyClick(box, Qt.Key.Key_Space)
        for sign in str(box.question.table.stakes.unit.number(chips)):
            qtbot.keyClick(box, sign)
    assert box.check.isEnabled()
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.mark is not None
    assert box.mark.right
    assert "Right" in words_of(box)
    assert not app.bridge.running  # it counts for nothing


def test_a_wrong_answer_in_the_text_names_its_mistake(
    app: App, page: LessonPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = page.findChildren(PredictBox)[0]
    held, astray = wrong_answers(box.question)[0]
    monkeypatch.setattr(box.answer, "answer", lambda: astray)
    box._check()
    assert app.window.look.words.misconception(held.name) in words_of(box)


def test_a_hand_of_the_text_is_watched_from_its_point(app: App, page: LessonPage) -> None:
    table = page.findChildren(LiveTableBox)[0]
    table.watch_wanted.emit()
    assert app.window.page == "demo"
    demo = app.window.findChild(DemoPage)
    assert demo is not None
    assert demo.playback.at > 0


def test_the_end_asks_the_skills_of_the_lesson(app: App, page: LessonPage, qtbot: QtBot) -> None:
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert app.window.page == "practice"
    session = app.bridge.session
    assert session.begun.mode is Mode.LEARN
    assert session.begun.lesson == LESSON
    assert app.bridge.question.skill.id == load_lesson(LESSON, "en").skills[0].id


def test_enter_alone_leads_from_the_first_lesson_to_the_next(app: App, qtbot: QtBot) -> None:
    first, second, *_ = [load_lesson(name, "en") for name in lesson_names()]
    app.window.desk.course.open(first.name)
    window = app.window
    lesson = window.findChild(LessonPage)
    assert lesson is not None
    lesson.setFocus()
    qtbot.keyClick(lesson, Qt.Key.Key_Return)
    while window.page == "practice":
        app.bridge.rested()
        app.bridge.answer(app.bridge.question.ruling().answer)
        app.bridge.next()
    assert window.page == "summary"
    summary = window.findChild(SummaryPage)
    assert summary is not None
    qtbot.keyClick(summary, Qt.Key.Key_Return)
    assert window.page == "course"
    course = window.findChild(CoursePage)
    assert course is not None
    qtbot.waitUntil(lambda: course._next == second.name)
    qtbot.keyClick(course, Qt.Key.Key_Return)
    assert window.page == "lesson"
    assert lesson.accessibleName() == second.title


def test_tab_reaches_each_question_in_the_order_of_the_text_though_none_was_made(app: App, qtbot: QtBot) -> None:
    app.window.desk.course.open(LESSON)
    page = app.window.findChild(LessonPage)
    assert page is not None
    app.window.activateWindow()
    page.setFocus()
    parts, boxes = page.findChildren(Later), []
    for _ in range(80):
        page.focusNextChild()
        focused = QApplication.focusWidget()
        if isinstance(focused, PredictBox) and focused not in boxes:
            boxes.append(focused)
        if isinstance(focused, QPushButton) and focused.text() == "Ask me":
            break
    places = [parts.index(box.parentWidget()) for box in boxes if isinstance(box.parentWidget(), Later)]
    assert places == sorted(places)
    assert len(places) == sum(isinstance(part, Predict) for part in load_lesson(LESSON, "en").parts)


def test_enter_presses_the_button_that_has_the_focus(app: App, page: LessonPage, qtbot: QtBot) -> None:
    watch = next(each for each in page.findChildren(QPushButton) if each.text() == "Watch the hand")
    watch.setFocus()
    qtbot.keyClick(watch, Qt.Key.Key_Return)
    assert app.window.page == "demo"


def test_enter_after_an_answer_reads_on_and_does_not_leave(app: App, page: LessonPage, qtbot: QtBot) -> None:
    box = page.findChildren(PredictBox)[0]
    app.window.activateWindow()
    box.setFocus()
    right = box.question.ruling().answer
    assert box.answer is not None
    box.answer.answer = lambda: right  # type: ignore[method-assign]  # it is answered
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert app.window.page == "lesson"
    assert QApplication.focusWidget() is not box


def test_a_house_without_a_rule_says_nothing_of_it(app: App) -> None:
    app.window.desk.course.open("18-when-something-goes-wrong")
    made = app.window.findChild(LessonPage)
    assert made is not None
    for part in made.findChildren(Later):
        part.be_made()
    rows = made.findChildren(HouseRowsBox)
    # Four pages, and two rulebooks that rule.
    assert all(box.accessibleName().count("Says nothing of it") == 4 for box in rows)
    assert rows


@pytest.mark.parametrize("size", [(1024, 700), pytest.param((1440, 900), marks=pytest.mark.long)])
@pytest.mark.parametrize("name", sampled(lesson_names(), 5))
def test_a_lesson_fits_its_window_from_side_to_side(app: App, name: str, size: tuple[int, int]) -> None:
    app.window.resize(*size)
    app.window.desk.course.open(name)
    made = app.window.findChild(LessonPage)
    assert made is not None
    for part in made.findChildren(Later):
        part.be_made()
    QApplication.processEvents()
    body = made.area.widget()
    assert body.minimumSizeHint().width() <= made.area.viewport().width()
