"""The steps of an explanation come in one after another, and what is read, heard and pressed waits for none of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.program import practice
from trainer.questions import Question
from trainer.settings import Settings
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.look import Look
from ui.pages.explanation import Explanation
from ui.style_sheet import stylesheet
from ui.widgets.block import Block, Column, Part
from ui.widgets.rungs import Rung

SKILL = "bring_in.equal_rank"


def program(qapp: QApplication, qtbot: QtBot, speed: int) -> App:
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK, speed=speed))
    qtbot.addWidget(made.window)
    made.window.resize(1440, 900)
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    return made


@pytest.fixture
def lively(qapp: QApplication, qtbot: QtBot) -> Iterator[App]:
    """The program, with motion at its usual pace."""
    yield program(qapp, qtbot, 1)
    qapp.setStyleSheet("")


def marked(app: App, seed: int = 3) -> Block:
    """What is read of a question that has been answered, as its steps begin to come in."""
    app.window.begin(None, skill=SKILL, seed=seed)
    practice(app).scene.finish()
    app.bridge.answer(app.bridge.question.ruling().answer)
    read = practice(app).panel.explanation.widget()
    assert isinstance(read, Block)
    return read


def clock_of(read: Block) -> QVariantAnimation:
    (clock,) = read.findChildren(QVariantAnimation)
    clock.pause()
    return clock


def strengths(app: App) -> list[float]:
    """How much is to be seen of each step."""
    explanation = practice(app).panel.explanation
    assert explanation._read is not None
    column = next(
        part for part in explanation._read._column._parts if isinstance(getattr(part, "_parts", [0])[0], Rung)
    )
    return [part.strength for part in column._parts]  # type: ignore[attr-defined]  # a column: it has parts


def picture(block: Block) -> QImage:
    return block.grab().toImage()


def at_once(app: App, question: Question, like: Block) -> QImage:
    """The explanation as it is painted where nothing moves."""
    mark = app.bridge.mark
    assert mark is not None
    explanation = Explanation(Look(Words("en"), theme.DARK, speed=0))
    explanation.show_mark(question, mark, app.window.houses)
    read = explanation.takeWidget()
    assert isinstance(read, Block)
    read.setStyleSheet(stylesheet(theme.DARK))
    read.resize(like.size())
    made = picture(read)
    explanation.deleteLater()
    read.deleteLater()
    return made


def test_steps_come_in_140_ms_each_and_80_apart(lively: App) -> None:
    read = marked(lively)
    clock = clock_of(read)
    count = len(strengths(lively))
    assert count >= 3
    assert clock.duration() == 140 + 80 * (count - 1)
    clock.setCurrentTime(0)
    assert strengths(lively) == [0] * count
    # Decelerating, at the half of its time three quarters of a step are there; the next begins 10 ms later.
    clock.setCurrentTime(70)
    assert strengths(lively) == [pytest.approx(0.75)] + [0] * (count - 1)
    clock.setCurrentTime(150)
    assert strengths(lively) == [1, pytest.approx(0.75)] + [0] * (count - 2)


def test_twice_as_quickly_where_that_is_wanted(qapp: QApplication, qtbot: QtBot) -> None:
    app = program(qapp, qtbot, 2)
    read = marked(app)
    assert clock_of(read).duration() == (140 + 80 * (len(strengths(app)) - 1)) / 2
    qapp.setStyleSheet("")


@pytest.mark.parametrize("end", ["time", "key", "click", "hidden", "finish"])
def test_after_it_all_is_painted_as_if_it_had_been_there_at_once(lively: App, qtbot: QtBot, end: str) -> None:
    read = marked(lively)
    QApplication.processEvents()  # until the panel has its final size
    clock = clock_of(read)
    clock.setCurrentTime(100)
    assert picture(read) != at_once(lively, lively.bridge.question, read)
    handle = lively.window.windowHandle()
    match end:
        case "time":
            clock.setCurrentTime(clock.duration() - 1)
            clock.resume()
            qtbot.waitUntil(lambda: not read.coming)
        case "key":
            QTest.keyClick(handle, Qt.Key.Key_Shift)
        case "click":
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, 400))
        case "hidden":
            lively.window.open("home")
            lively.window.open("practice")
        case _:
            practice(lively).panel.explanation.finish()
    assert not read.coming
    assert set(strengths(lively)) == {1}
    assert picture(read) == at_once(lively, lively.bridge.question, read)


def test_the_key_that_ends_it_does_what_it_does(lively: App) -> None:
    read = marked(lively)
    asked = lively.bridge.question
    assert read.coming
    QTest.keyClick(practice(lively), Qt.Key.Key_Return)
    assert lively.bridge.question is not asked
    assert lively.bridge.mark is None


def test_it_is_heard_whole_from_the_first_moment(lively: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr("ui.pages.practice.announce", lambda widget, text, **how: told.append(text))
    read = marked(lively)
    assert read.coming
    assert told[-1].startswith("Right. ")
    assert read.accessibleName() == "\n".join(read.texts)
    assert len(read.texts) > len(strengths(lively))


def test_where_the_system_is_to_keep_still_it_is_there_at_once(lively: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.widgets.coming_in.wants_stillness", lambda: True)
    read = marked(lively)
    assert not read.coming
    assert set(strengths(lively)) == {1}


def test_at_speed_none_it_is_there_at_once(app: App) -> None:
    read = marked(app)
    assert not read.coming
    assert set(strengths(app)) == {1}


def test_another_explanation_does_not_wait_for_the_last(lively: App) -> None:
    for seed in range(3, 9):
        read = marked(lively, seed)
        clock_of(read).setCurrentTime(90)
        assert strengths(lively)[0] > 0
        lively.bridge.next()
        assert not read.coming


class Repainted(QObject):
    """How far down a widget has been painted anew."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.rects: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.rects.append(event.rect())
        return False


def test_only_the_step_that_comes_in_is_painted_anew(lively: App, qtbot: QtBot) -> None:
    read = marked(lively)
    clock, seen = clock_of(read), Repainted(read)
    qtbot.waitUntil(lambda: bool(seen.rects))
    QTest.qWait(20)
    seen.rects.clear()
    steps = next(part for part in read._column._parts if isinstance(part, Column) and isinstance(part._parts[0], Rung))
    first, second = (read._column.span_of(step) for step in steps._parts[:2])
    assert first is not None
    assert second is not None
    clock.setCurrentTime(40)  # the second begins after 80
    qtbot.waitUntil(lambda: bool(seen.rects))
    for rect in seen.rects:
        assert first[0] - 1 <= rect.top()
        assert rect.bottom() <= first[1] + 1 <= second[0] + 1
    seen.rects.clear()
    clock.setCurrentTime(100)
    qtbot.waitUntil(lambda: bool(seen.rects))
    assert max(rect.bottom() for rect in seen.rects) >= second[1] - 1


def test_what_is_scrolled_away_is_not_painted(app: App) -> None:
    painted: list[str] = []

    class Line(Part):
        def __init__(self, text: str) -> None:
            self.text = text

        def lay(self, width: float) -> float:
            return 20

        def paint(self, painter: QPainter, x: float, y: float) -> None:
            painted.append(self.text)

    block = Block(Column([Line("above"), Column([Line("seen"), Line("half seen")], 0), Line("below")], 10))
    block.resize(100, 110)  # 20 and 10, 20, 20 and 10, 20: from 0, 30, 50 and 80
    target = QPixmap(100, 110)
    painted.clear()
    block.render(target, QPoint(), QRegion(0, 32, 100, 20))
    assert painted == ["seen", "half seen"]
