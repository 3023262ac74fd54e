"""A hand that shows a clause, looked for in a thread of its own, while the window stays usable."""

import threading
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.errors import DoorcardError
from trainer.houses.house import House
from trainer.houses.keys import Key

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
        self._job: _Job | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    def begin(self, house: House, key: Key[Any]) -> None:
        """Look for a hand of `house` that shows a clause; what was looked for before is forgotten."""
        if self._job is not None and (self._job.house, self._job.key) == (house, key):
            return
        self.stop()
        self._job = _Job(house, key)
        self._timer.start()
        self.looking.emit(True)

    def stop(self) -> None:
        """Forget what is looked for; the thread ends by itself, soon."""
        self._timer.stop()
        if self._job is not None:
            self._job = None
            self.looking.emit(False)

    def _look(self) -> None:
        job = self._job
        if job is None or job.thread.is_alive():
            return
        self.stop()
        if job.hand is not None:
            self.found.emit(job.hand, job.house, job.key)
        elif isinstance(job.error, DoorcardError):
            self.failed.emit(job.error)
        elif job.error is not None:
            raise job.error


class _Job:
    """One search in a thread. It holds nothing of Qt's, so that the window may go away meanwhile."""

    def __init__(self, house: House, key: Key[Any]) -> None:
        self.house, self.key = house, key
        self.hand: Hand | None = None
        self.error: Exception | None = None
        self.thread = threading.Thread(target=self._run, name="hand of a clause", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        from trainer.scenarios.showing import hand_showing  # where somebody wants it: it knows every trap

        try:
            self.hand = hand_showing(self.house, self.key)
        except Exception as error:
            self.error = error
