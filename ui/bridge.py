"""The one place of the ui that holds a session: it passes answers down and tells the pages what came of them."""

from __future__ import annotations

import random
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from trainer.errors import RecordsError
from ui.ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trainer.houses.house import House
    from trainer.learning.attempt import Attempt, Mode, SessionBegun
    from trainer.marking import Mark
    from trainer.questions import Answer, Question
    from trainer.session import Past, Session
    from trainer.skills import Topic
    from ui.broken_off import BrokenOff


class Bridge(QObject):
    """A trainee's session as signals: `asked` when a question stands, `marked` when its answer has been marked, `over`
    when the session has come to its end, `paused` when its clock was stopped or goes on.

    Every answer is kept in the ledger before it is marked; `not_kept` says that one could not be, with the error: it
    has not been given then, and may be given again.
    """

    asked = Signal()
    marked = Signal()
    over = Signal()
    paused = Signal()
    not_kept = Signal(object)

    def __init__(self, ledger: Ledger | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ledger = ledger or Ledger()
        self._session: Session | None = None
        self._rested: Question | None = None

    @property
    def running(self) -> bool:
        """Whether a session has begun."""
        return self._session is not None

    @property
    def session(self) -> Session:
        """The session that is running. Raises RuntimeError where none is."""
        if self._session is None:
            raise RuntimeError("no session has begun")
        return self._session

    @property
    def question(self) -> Question:
        """The question that stands."""
        return self.session.question

    @property
    def mark(self) -> Mark | None:
        """Its mark, once answered."""
        return self.session.mark

    @property
    def answered(self) -> tuple[Attempt, ...]:
        """What has been answered in this session, the latest last."""
        return tuple(self.session.answered)

    @property
    def streak(self) -> int:
        """How many answers in a row have been right."""
        return self.session.streak

    def begin(
        self,
        house: House,
        topic: Topic | None = None,
        skill: str | None = None,
        seed: int | None = None,
        *,
        mode: Mode | None = None,
        lesson: tuple[str, Sequence[str]] | None = None,
        review: Sequence[Attempt] = (),
    ) -> None:
        """Begin a session and ask its first question; `seed` deals the same questions again.

        The mode is that of a skill or of practice, if none is named; `lesson` is a lesson's name and its skills, and
        `review` what there is to review.
        """
        from trainer.learning.attempt import Mode
        from trainer.session import Past, begun_now  # when a session begins: home is painted without it

        self.end()
        mode = mode or (Mode.SKILL if skill else Mode.PRACTICE)
        dealt = random.SystemRandom().randrange(2**31) if seed is None else seed
        trainee = self.ledger.trainee
        begun = begun_now(
            trainee.id if trainee else "",
            house,
            mode,
            _now(),
            seed=dealt,
            lesson=lesson[0] if lesson else None,
            topic=topic,
            skill=skill,
        )
        try:
            self.ledger.begin(begun, house)
        except RecordsError as error:
            self.not_kept.emit(error)
            return
        past = Past(self.ledger.standings, lesson=lesson[1] if lesson else (), review=review)
        self._run(begun, house, past)
        self.next()

    def go_on(self, broken_off: BrokenOff, lesson: Sequence[str] = ()) -> None:
        """Go on with a session that was broken off, at the question that stood, with the clock stopped; `lesson` are
        the skills of the lesson that it is of."""
        from trainer.session import Past

        past = Past(broken_off.before, broken_off.answered, lesson, broken_off.review)
        self._run(broken_off.begun, broken_off.house, past)
        if self.session.over:
            self.end()
            return
        self.next()
        self.pause()

    def next(self) -> None:
        """Ask the next question, or say that there is none."""
        if self.session.over:
            self._close()
            self.over.emit()
            return
        self.session.ask()
        self.asked.emit()

    def answer(self, given: Answer) -> None:
        """Have an answer kept and marked."""
        from trainer.session import result_of

        counted = len(self.session.answered)
        try:
            self.session.answer(given)
        except RecordsError as error:
            self.not_kept.emit(error)
            return
        if len(self.session.answered) > counted:
            self.ledger.answered(result_of(self.session.answered[-1]), self.session.standings)
        self.marked.emit()

    def rested(self) -> None:
        """The cards of the question lie: its answer is timed from now. Laid once more, they have lain since."""
        if self.running and self.mark is None and not self.session.paused and self._rested is not self.question:
            self._rested = self.question
            self.session.start_clock()

    def pause(self) -> None:
        """Stop the clock."""
        self.session.pause()
        self.paused.emit()

    def resume(self) -> None:
        """Let the clock go on."""
        self.session.resume()
        self.paused.emit()

    def time_is_over(self) -> None:
        """The time of a session that has one is up: an answer not given by now is not given."""
        if self.session.remaining == 0:
            self._close()
            self.over.emit()

    def end(self) -> None:
        """Leave the session."""
        if self._session is not None:
            self._close()
            self._session = None

    def _close(self) -> None:
        try:
            self.ledger.end(self.session.begun.id)
        except RecordsError as error:
            self.not_kept.emit(error)

    def _run(self, begun: SessionBegun, house: House, past: Past) -> None:
        from trainer.session import Session

        self._session = Session(
            begun,
            house,
            clock=time.monotonic,
            now=_now,
            keep=self.ledger.add,
            past=past,
        )


def _now() -> datetime:
    return datetime.now(UTC)
