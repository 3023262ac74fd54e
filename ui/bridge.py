"""The one place of the ui that holds a session: it passes answers down and tells the pages what came of them."""

from __future__ import annotations

import random
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from trainer.houses.house import House
    from trainer.learning.attempt import Attempt
    from trainer.marking import Mark
    from trainer.questions import Answer, Question
    from trainer.session import Session
    from trainer.skills import Topic


class Bridge(QObject):
    """A trainee's session as signals: `asked` when a question stands, `marked` when its answer has been marked."""

    asked = Signal()
    marked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None

    @property
    def running(self) -> bool:
        """Whether a session has begun."""
        return self._session is not None

    @property
    def question(self) -> Question:
        """The question that stands."""
        return self._running().question

    @property
    def mark(self) -> Mark | None:
        """Its mark, once answered."""
        return self._running().mark

    @property
    def answered(self) -> tuple[Attempt, ...]:
        """What has been answered in this session, the latest last."""
        return tuple(self._running().answered)

    @property
    def streak(self) -> int:
        """How many answers in a row have been right."""
        return self._running().streak

    def begin(
        self, house: House, topic: Topic | None = None, skill: str | None = None, seed: int | None = None
    ) -> None:
        """Begin a session and ask its first question; `seed` deals the same questions again."""
        from trainer.learning.attempt import Mode
        from trainer.session import Session, begun_now  # when a session begins: home is painted without it

        dealt = random.SystemRandom().randrange(2**31) if seed is None else seed
        mode = Mode.SKILL if skill else Mode.PRACTICE
        begun = begun_now("", house, mode, _now(), seed=dealt, topic=topic, skill=skill)
        self._session = Session(begun, house, clock=time.monotonic, now=_now)
        self.next()

    def next(self) -> None:
        """Ask the next question."""
        self._running().ask()
        self.asked.emit()

    def answer(self, given: Answer) -> None:
        """Have an answer marked."""
        self._running().answer(given)
        self.marked.emit()

    def end(self) -> None:
        """Leave the session."""
        self._session = None

    def _running(self) -> Session:
        if self._session is None:
            raise RuntimeError("no session has begun")
        return self._session


def _now() -> datetime:
    return datetime.now(UTC)
