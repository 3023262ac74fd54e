"""Cards that are being dealt when the page is left, the window is closed or the program ends: nothing calls back."""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.sample import sampled
from tests.ui.program import practice, settle, show
from trainer.questions import Kind
from trainer.settings import Settings
from trainer.text.words import Words
from ui import theme
from ui.answers import AnswerWidget
from ui.answers.toggles import Toggle
from ui.app import App
from ui.look import Look
from ui.pages.practice import PracticePage
from ui.showcase import _SKILLS


@pytest.fixture
def lively(qapp: QApplication, qtbot: QtBot) -> Iterator[App]:
    """The program, where cards are seen being dealt."""
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK, speed=1))
    qtbot.addWidget(made.window)
    show(made, qtbot)
    yield made
    qapp.setStyleSheet("")


def close(app: App) -> None:
    app.window.close()


def leave(app: App) -> None:
    QTest.keyClick(practice(app), Qt.Key.Key_Escape)


def other_colours(app: App) -> None:
    app._other_theme()


def another_question(app: App) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=5)


def another_page(app: App) -> None:
    app.window.open("demo")


def stop_the_clock(app: App) -> None:
    QTest.keyClick(practice(app), "p")


def delete_the_page(app: App) -> None:
    app.bridge.end()
    app.window.centralWidget().deleteLater()


Way = Callable[[App], None]


def being_dealt(app: App, kind: Kind, at: random.Random) -> None:
    """A question of a kind, its cards somewhere on their way."""
    for seed in range(1, 200):
        app.window.begin(None, skill=_SKILLS[kind], seed=seed)
        if app.bridge.question.kind is kind and practice(app).scene.playing:
            break
    running = QVariantAnimation.State.Running
    (clock,) = [each for each in practice(app).scene.findChildren(QVariantAnimation) if each.state() == running]
    clock.setCurrentTime(at.randrange(clock.duration()))


@pytest.mark.parametrize(
    "way", sampled([close, leave, other_colours, another_question, another_page, stop_the_clock, delete_the_page], 3)
)
def test_nothing_calls_back_from_a_deal_that_is_broken_off(lively: App, way: Way) -> None:
    at = random.Random(way.__name__)
    for kind in at.sample(list(_SKILLS), 3) if way in (other_colours, another_question, leave) else [Kind.CARDS]:
        being_dealt(lively, kind, at)
        assert practice(lively).scene.playing
        way(lively)
        settle()
        left = lively.window.findChild(PracticePage)
        if left is not None and not left.isVisible():
            assert left.scene.resting


@pytest.mark.parametrize("kind", [Kind.CARDS, Kind.ACTIONS])
def test_what_is_picked_goes_with_its_answer_and_not_before(lively: App, kind: Kind) -> None:
    being_dealt(lively, kind, random.Random(1))
    answer = practice(lively)._answer
    assert isinstance(answer, AnswerWidget)
    # Not found by way of its parents, which would make it theirs.
    toggles = [each for each in Shiboken.getAllValidWrappers() if isinstance(each, Toggle)]
    assert toggles
    assert not [each for each in toggles if isinstance(each, QWidget) and Shiboken.ownedByPython(each)]


_ENDS = """
import random, sys
from PySide6.QtCore import QTimer
from trainer.settings import Settings
from ui.app import App, application
from ui.pages.practice import PracticePage

def run():
    made = application()
    app = App(made, Settings("cardroom", "en"))
    app.window.show()

    def begin():
        app.window.begin(None, skill="high_hand.flush_over_straight", seed=101)
        QTimer.singleShot(random.Random(7).randrange(800), end)

    def end():
        assert app.window.findChild(PracticePage).scene.playing
        sys.exit(0)

    QTimer.singleShot(0, begin)
    made.exec()

run()
"""


def test_the_program_ends_in_the_middle_of_a_deal_without_a_word(home: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", _ENDS], capture_output=True, text=True, timeout=60, check=False)
    said = [line for line in ended.stderr.splitlines() if not line.startswith(("This plugin", "qt."))]
    assert (ended.returncode, said) == (0, [])
