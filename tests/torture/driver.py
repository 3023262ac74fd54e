"""A trainee at the real window: the program as the command `doorcard` starts it, and somebody who clicks and types.

    python -m tests.torture.driver LOG SEED ANSWERS [--name NAME] [ARGUMENT ...]

The rest are arguments for `doorcard`. He goes on with what was broken off, answers until ANSWERS of his answers have
been marked in all the runs that LOG tells of, looks at his progress and closes the window. What he does is written to
LOG, a `Said` a line, on the disk before he does anything else.
"""

import argparse
import os
import random
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QInputDialog, QLabel, QLineEdit, QPushButton, QWidget

from tests.torture.said import Said, said_in
from tests.ui.giving import click, click_answer, type_answer
from trainer.learning.attempt import Attempt
from trainer.questions import Answer, PickedSeat, Question, SeatAndAmounts, wrong_answers
from trainer.questions.written import write_answer
from ui import app, launch
from ui.bridge import Bridge
from ui.ledger import Ledger
from ui.main_window import MainWindow
from ui.pages.home import HomePage
from ui.pages.home_sessions import SessionTile
from ui.pages.home_trainees import TraineeList
from ui.pages.practice import PracticePage
from ui.pages.progress import ProgressPage
from ui.pages.summary import SummaryPage

_PATIENCE = 60.0
_RIGHT = 0.75


class Watch(QObject):
    """Counts how often what explains a mark has been painted."""

    painted = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.painted += event.type() is QEvent.Type.Paint
        return False


_NOTICED_WITHIN = 6000


class Trainee:
    """Somebody who answers, rightly as a rule, by keys or by the mouse, as chance has it."""

    def __init__(self, log: Path, seed: int, answers: int, name: str | None) -> None:
        before = said_in(log)
        self._log = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._answers, self._name = answers, name if not before else None
        self._marked = sum(said.what == "marked" for said in before)
        # Each run of the program sees another trainee's mood, but the same one once more if the seed is the same.
        self._rng = random.Random(f"{seed} {len(before)}")
        self._adding: list[float] = []
        self._watch = Watch()
        self._told = False

    def say(self, what: str, **more: object) -> None:
        """One line, on the disk when this returns."""
        os.write(self._log, msgspec.json.encode(Said(what, **more)) + b"\n")  # type: ignore[arg-type]
        os.fsync(self._log)

    def sit_down(self) -> None:
        """Everything from the first look at the window to its closing."""
        began = time.monotonic()
        self._window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
        ledger = self._ledger
        self._until(lambda: ledger.trainee is not None and not ledger.busy)
        if self._name:
            self._add_himself(self._name)
        self._until(lambda: self._window.isVisible() and not ledger.busy)
        assert ledger.trainee is not None
        self.say("open", trainee=ledger.trainee.id, milliseconds=_since(began))
        self._tell_contact()
        ledger.contact_changed.connect(self._tell_contact)
        if self._bridge.running:
            self._go_on()
        while self._marked < self._answers:
            does = {"practice": self._answer, "summary": self._after_session}.get(self._window.page, self._begin)
            does()
        self._look_at_progress()
        self.say("leaves")
        self._window.close()

    @property
    def _bridge(self) -> Bridge:
        return self._window.desk.bridge

    @property
    def _ledger(self) -> Ledger:
        return self._window.desk.bridge.ledger

    def _tell_contact(self) -> None:
        if self._ledger.contact is not None:
            self._told = bool(self._ledger.contact)
            self.say("contact", right=self._told)

    def _add_himself(self, name: str) -> None:
        """Through the dialog, which is typed into as soon as it is there."""

        def type_name() -> None:
            asking = QApplication.activeModalWidget()
            if not isinstance(asking, QInputDialog):
                QTimer.singleShot(20, type_name)
                return
            field = asking.findChild(QLineEdit)
            QTest.keyClicks(field, name)
            QTest.keyClick(field, Qt.Key.Key_Return)

        adding = self._window.findChild(TraineeList)
        self._until(adding._add.isEnabled)
        QTimer.singleShot(20, type_name)
        click(adding._add)
        self._until(lambda: self._ledger.trainee is not None and self._ledger.trainee.name == name)

    def _go_on(self) -> None:
        """With the session that was broken off: it stands covered until Enter is pressed."""
        page, session = self._page(PracticePage), self._bridge.session
        assert self._window.page == "practice"
        assert session.paused
        assert not page.view.isVisible()
        QTest.keyClick(page, Qt.Key.Key_Return)
        self._until(page.view.isVisible)
        self.say("goes_on", session=session.begun.id, number=len(session.answered))

    def _begin(self) -> None:
        """A session of one kind or another, by its key or its tile, from home."""
        if self._window.page != "home":
            self._open("Home")
        home, way = self._page(HomePage), self._rng.randrange(4)
        if way == 0:
            QTest.keyClick(home, "p")
        elif way == 1 and not isinstance(home.focusWidget(), QPushButton):  # that would be pressed
            QTest.keyClick(home, Qt.Key.Key_Return)
        elif way == 2:
            click(self._rng.choice(home.findChildren(SessionTile)[2:5:2]))  # until the first miss, or the day's
        else:
            self._open("Practice")
        self._until(lambda: self._bridge.running and self._window.page == "practice")

    def _answer(self) -> None:
        """One question from reading it to the click that asks for the next."""
        page, bridge, rng = self._page(PracticePage), self._bridge, self._rng
        question, session, number = bridge.question, bridge.session, len(bridge.answered)
        seed = session._standing.seed
        stands = crc32(repr((question.table, question.asks, question.seat)).encode())
        asked = {"session": session.begun.id, "number": number, "skill": question.skill.id, "seed": seed}
        self.say("asked", **asked, table=stands)
        answer: Answer = question.ruling().answer
        wrong = [given for _, given in wrong_answers(question) if _can_be_given(question, given)]
        if wrong and rng.random() > _RIGHT:
            answer = rng.choice(wrong)
        right = answer == question.ruling().answer
        asked |= {"answer": write_answer(answer), "right": right}
        self.say("given", **asked)
        self._adding.clear()
        viewport = page.panel.explanation.viewport()
        viewport.installEventFilter(self._watch)
        if rng.random() < 0.5 or not click_answer(page, question, answer):
            type_answer(page, question, answer)
        painted, at = self._watch.painted, time.monotonic()
        self._enter(page)
        self._until(lambda: bridge.mark is not None and self._watch.painted > painted)
        taken = time.monotonic() - at
        viewport.removeEventFilter(self._watch)
        assert page.panel.explanation.isVisible()
        assert bridge.mark is not None
        assert bridge.mark.right == right
        self.say("marked", **asked, milliseconds=taken * 1000, adding=sum(self._adding) * 1000)
        self._marked += 1
        self._enter(page)

    def _enter(self, page: PracticePage) -> None:
        """Check the answer, or go on to the next question: by the key or by the button."""
        if self._rng.random() < 0.5:
            QTest.keyClick(page, Qt.Key.Key_Return)
        else:
            click(page.panel._primary)

    def _after_session(self) -> None:
        """Another of the same kind, or home for something else."""
        page = self._page(SummaryPage)
        QTest.keyClick(page, Qt.Key.Key_Return if self._rng.random() < 0.3 else Qt.Key.Key_Escape)
        self._until(lambda: self._window.page != "summary")

    def _look_at_progress(self) -> None:
        if self._window.page == "practice":
            QTest.keyClick(self._page(PracticePage), Qt.Key.Key_Escape)
        elif self._window.page == "summary":
            QTest.keyClick(self._page(SummaryPage), Qt.Key.Key_Escape)
        contact = self._ledger.contact
        if contact is not None:
            # As long as it takes to notice that the line has been cut just now.
            QTest.qWait(_NOTICED_WITHIN)
            self._until(lambda: self._told)
        self._open("Progress")
        self._until(lambda: self._shown() is not None)
        self.say("progress", number=self._shown(), table=len(self._ledger.results))

    def _shown(self) -> int | None:
        """How many answers the line at the top of the progress page says there are."""
        head = self._page(ProgressPage).head
        names = [each.accessibleName() for each in head.findChildren(QFrame) if each.objectName() == "total"]
        found = [name.split()[0] for name in names if name.endswith((" answer", " answers"))]
        return int(found[0].replace(",", "")) if found else None

    def _open(self, tab: str) -> None:
        """Click a tab of the bar at the top."""
        tabs = self._window.findChildren(QPushButton)
        click(next(each for each in tabs if each.text() == tab and each.property("tone") == "tab"))
        QTest.qWait(1)

    def _page(self, kind: type[QWidget]):
        found = self._window.findChild(kind)
        assert found is not None
        return found

    def _until(self, true: Callable[[], bool]) -> None:
        """Let the program go on until something is so."""
        deadline = time.monotonic() + _PATIENCE
        while not true():
            assert time.monotonic() < deadline, f"nothing has happened on the page {self._window.page}"
            QTest.qWait(1)

    def time_adding(self) -> None:
        """From now on it is timed how long an answer takes to be kept."""
        add = Ledger.add

        def timed(ledger: Ledger, attempt: Attempt) -> None:
            began = time.monotonic()
            add(ledger, attempt)
            self._adding.append(time.monotonic() - began)

        Ledger.add = timed


def _can_be_given(question: Question, answer: Answer) -> bool:
    """Whether all the seats of an answer are taken: some mistakes lead to a seat where nobody sits."""
    taken = {seat.number for seat in question.table.seats}
    return not isinstance(answer, (PickedSeat, SeatAndAmounts)) or answer.seat in taken


def _since(began: float) -> float:
    return (time.monotonic() - began) * 1000


def give_up_at_a_box() -> None:
    """Nothing is to come up that has to be decided: nobody would look at it, and all would wait."""
    box = QApplication.activeModalWidget()
    if box is not None and not isinstance(box, QInputDialog):
        print("nobody expected:", [each.text() for each in box.findChildren(QLabel)], file=sys.stderr)
        os._exit(1)


def main() -> int:
    """Start the program with somebody at it; the exit code is the program's, 1 where something was wrong."""
    reader = argparse.ArgumentParser(description="A trainee at the real window.")
    reader.add_argument("log", type=Path)
    reader.add_argument("seed", type=int)
    reader.add_argument("answers", type=int)
    reader.add_argument("--name")
    asked, rest = reader.parse_known_args()
    trainee = Trainee(asked.log, asked.seed, asked.answers, asked.name)
    trainee.time_adding()

    def sit_down() -> None:
        try:
            trainee.sit_down()
        except BaseException:
            traceback.print_exc()
            os._exit(1)

    app.application()
    looking = QTimer()
    looking.timeout.connect(give_up_at_a_box)
    looking.start(100)
    QTimer.singleShot(0, sit_down)
    code = launch.main(["gui", *rest])
    trainee.say("gone")
    return code


if __name__ == "__main__":
    sys.exit(main())
