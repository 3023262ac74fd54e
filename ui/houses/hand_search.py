"""A hand that shows a clause, looked for in a thread of its own, while the window stays usable."""

import threading
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from trainer.errors import DoorcardError
from trainer.houses.house import House
from trainer.houses.keys import Key
from ui.one_job import Job, OneJob

if TYPE_CHECKING:
    from trainer.notation.hand import Hand

_LOOK_EVERY_MS = 20


class HandSearch(QObject):
    """One search at a time. `looking` says that one has begun or is over; `found` carries the hand, the house and the
    clause, `failed` the error where there is none."""

    looking = Signal(bool)
    found = Signal(object, object, object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: tuple[House, Key[Any]] | None = None
        self._job = OneJob(_LOOK_EVERY_MS, self)
        self._job.over.connect(self._over)

    def begin(self, house: House, key: Key[Any]) -> None:
        """Look for a hand of `house` that shows a clause; what was looked for before is forgotten."""
        if self._wanted == (house, key):
            return

        def look(stopped: threading.Event) -> "Hand":
            from trainer.scenarios.showing import hand_showing  # where somebody wants it: it knows every trap

            return hand_showing(house, key)

        self.stop()
        self._wanted = house, key
        self._job.begin(Job("hand of a clause", look))
        self.looking.emit(True)

    def stop(self) -> None:
        """Forget what is looked for; the thread ends by itself, soon."""
        self._job.stop()
        if self._wanted is not None:
            self._wanted = None
            self.looking.emit(False)

    def _over(self, job: "Job[Hand]") -> None:
        assert self._wanted is not None
        house, key = self._wanted
        self.stop()
        if job.made is not None:
            self.found.emit(job.made, house, key)
        elif isinstance(job.failed, DoorcardError):
            self.failed.emit(job.failed)
        elif job.failed is not None:
            raise job.failed
