"""The program by keys alone: from start to a finished session, and to every page and every control of it."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.giving import type_answer
from trainer.questions import Kind, wrong_answers
from ui.answers.amount_part import AmountPart
from ui.answers.chip_keys import ChipKeys
from ui.answers.choice import ChoiceButton
from ui.app import App
from ui.pages.demo import DemoPage
from ui.pages.practice import PracticePage
from ui.pages.summary import SummaryPage
from ui.progress.heat_cell import HeatCell
from ui.river.live_hands import LiveHands
from ui.showcase import _SKILLS
from ui.widgets.bar_keys import BarKeys

_MOUSE = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.DragEnter,
    QEvent.Type.Drop,
}
_CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QComboBox, QGraphicsView, QLineEdit)
_MOST_STOPS = 200
_MOST_QUESTIONS = 40


class NoMouse(QObject):
    """Notes everything a mouse would have done."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QEvent.Type] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOUSE:
            self.seen.append(event.type())
        return False


@pytest.fixture(autouse=True)
def _no_mouse(qapp: QApplication) -> Iterator[None]:
    watching = NoMouse()
    qapp.installEventFilter(watching)
    yield
    qapp.removeEventFilter(watching)
    assert not watching.seen


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None, "the keys are nowhere"
    return found


def press(*keys: str | Qt.Key) -> None:
    """Keys, each to whatever has the focus by then."""
    for key in keys:
        QTest.keyClick(focused(), key)
        QApplication.processEvents()


def page(app: App) -> QWidget:
    shown = app.window._stack.currentWidget()
    assert shown is not None
    return shown


def tab_to(name: str, key: Qt.Key = Qt.Key.Key_Tab) -> None:
    """On with Tab to what is called so."""
    for _ in range(_MOST_STOPS):
        press(key)
        there = focused()
        if name in (there.accessibleName(), there.text() if isinstance(there, QAbstractButton) else ""):
            return
    raise AssertionError(f"Tab never comes to {name}")


def test_a_session_from_start_to_its_summary_and_on(app: App, qtbot: QtBot) -> None:
    assert app.window.page == "home"
    press(Qt.Key.Key_Return)
    assert app.window.page == "practice"
    for number in range(_MOST_QUESTIONS):
        practice = page(app)
        if not isinstance(practice, PracticePage):
            break
        assert focused() is practice
        question = app.bridge.question
        right = number % 3 or question.kind is Kind.CARDS
        type_answer(practice, question, question.ruling().answer if right else wrong_answers(question)[0][1])
        press(Qt.Key.Key_Return)
        assert app.bridge.mark is not None
        assert app.bridge.mark.right == bool(right)
        press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert isinstance(page(app), SummaryPage)
    said = "\n".join(each.text() for each in page(app).findChildren(QLabel))
    assert re.search(r"\d+ of \d+ right\.", said)
    tab_to("Another")
    press(Qt.Key.Key_Return)
    assert app.window.page == "practice"
    press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: app.window.page != "practice")


@pytest.mark.parametrize(
    ("name", "keys"),
    sampled([("demo", "m"), ("river", "z"), ("floor", "j"), ("houses", "h"), ("practice", "p"), ("practice", "q")], 2),
)
def test_a_page_is_opened_with_its_letter_and_left_with_escape(app: App, name: str, keys: str) -> None:
    press(*keys)
    assert app.window.page == name
    # On the floor the first puts away what is half said.
    for _ in range(1 + (name == "floor")):
        press(Qt.Key.Key_Escape)
    assert app.window.page in ("home", "summary")


@pytest.mark.parametrize(("name", "tab"), [("course", "Learn"), ("progress", "Progress"), ("houses", "Houses")])
def test_a_page_is_opened_from_the_bar(app: App, name: str, tab: str) -> None:
    tab_to(tab)
    press(Qt.Key.Key_Space)
    assert app.window.page == name
    press(Qt.Key.Key_Escape)
    assert app.window.page == "home"


def learn(app: App) -> None:
    tab_to("Learn")
    press(Qt.Key.Key_Space)


def lesson(app: App) -> None:
    learn(app)
    press(Qt.Key.Key_Return)
    assert app.window.page == "lesson"


def progress(app: App) -> None:
    tab_to("Progress")
    press(Qt.Key.Key_Space)
    QApplication.processEvents()


def demo(app: App) -> None:
    press("m")
    tab_to("Eight to the river")
    press(Qt.Key.Key_Space)
    found = page(app)
    assert isinstance(found, DemoPage)
    assert found.playback.reel is not None


def floor(app: App) -> None:
    press("j", Qt.Key.Key_F6)


def set_up(app: App) -> None:
    press("j")
    QTest.keyClick(focused(), Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)


_WAYS: dict[str, Callable[[App], None]] = {
    "home": lambda app: None,
    "learn": learn,
    "lesson": lesson,
    "progress": progress,
    "houses": lambda app: press("h"),
    "demo-empty": lambda app: press("m"),
    "demo": demo,
    "river": lambda app: press("z"),
    "floor": floor,
    "set-up": set_up,
}


@pytest.mark.parametrize("name", sampled(_WAYS, 2))
def test_every_control_of_a_page_is_reached_by_keys(app: App, qtbot: QtBot, name: str) -> None:
    _WAYS[name](app)
    qtbot.wait(50)  # home is made in two steps, and the charts once their page is on the screen
    assert [said_of(each) for each in unreached(app)] == []


def test_of_a_few_views_of_a_chart_the_arrows_choose(app: App, qtbot: QtBot) -> None:
    progress(app)
    qtbot.wait(50)
    tab_to("Both")
    for name in ("Accuracy", "Time"):
        press(Qt.Key.Key_Right)
        there = focused()
        assert isinstance(there, QAbstractButton)
        assert (there.text(), there.isChecked()) == (name, True)


@pytest.mark.parametrize("kind", sampled(_SKILLS, 6))
def test_every_control_of_a_question_has_its_key(app: App, kind: Kind) -> None:
    for seed in range(30):
        app.window.begin(None, skill=_SKILLS[kind], seed=seed)
        if app.bridge.question.kind is kind:
            break
    QApplication.processEvents()
    practice = page(app)
    assert isinstance(practice, PracticePage)
    left = unreached(app)
    # Tab goes between the parts of an answer that has two: to the table the arrows lead, and Escape leads out.
    if practice.view in left:
        press(Qt.Key.Key_Right)
        assert focused() is practice.view
        left.remove(practice.view)
    assert [said_of(each) for each in left if not leads_out(each)] == []


def unreached(app: App) -> list[QWidget]:
    """The controls to be seen that neither Tab comes to nor a key stands for."""
    reached: list[QWidget] = []
    for _ in range(_MOST_STOPS):
        press(Qt.Key.Key_Tab)
        if focused() in reached:
            break
        reached.append(focused())
    shown = [each for each in app.window.findChildren(QWidget) if isinstance(each, _CONTROLS) and each.isVisible()]
    return [each for each in shown if each.isEnabled() and each not in reached and not has_its_key(each)]


def said_of(control: QWidget) -> str:
    """A control by its kind, its name and where it is, for whoever reads what failed."""
    text = control.text() if isinstance(control, QAbstractButton) else ""
    return f"{type(control).__name__} {control.accessibleName() or text} in {type(control.parent()).__name__}"


def leads_out(control: QWidget) -> bool:
    """Escape does what the way back does, and the menu, which comes with F10, all the rest of the bar."""
    return control.parent().objectName() == "room_bar" or isinstance(control.parent(), BarKeys)


def has_its_key(control: QWidget) -> bool:
    """Whether something is done without going there: a key says what it would, or it is part of what is reached."""
    parent = control.parentWidget()
    if isinstance(control, QScrollBar) or isinstance(parent, QComboBox | QAbstractItemView | QLineEdit):
        return True
    # A picture that is no stop: what is done on it has keys on the page. One of a group is reached by the arrows.
    if isinstance(control, QGraphicsView) and control.focusPolicy() is Qt.FocusPolicy.NoFocus:
        return True
    if isinstance(control, QAbstractButton) and (control.autoExclusive() or control.group() is not None):
        return True
    # What its own key stands for, written on it: Enter, Space, A to H, 1 to 8.
    if any(each.property("tone") == "key" for each in control.findChildren(QLabel)):
        return True
    # Amounts are typed. One of several streets, or of many traps, is reached by the arrows.
    return isinstance(parent, AmountPart | ChipKeys | LiveHands) or isinstance(control, ChoiceButton | HeatCell)
