"""Counting answers: a few thousand at once, more than that beside the window, which stays usable."""

import threading
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from itertools import chain

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.learning.attempt import Result
from trainer.learning.figures import Figures, figures

AT_ONCE = 12_000
"""Answers that are counted before the window is painted: less than a tenth of a second."""

_PART = 5_000
_LOOK_EVERY_MS = 30


class Counting(QObject):
    """`counted` carries the `Figures`; `begun` tells that it will take a moment. A new count ends the last one."""

    begun = Signal()
    counted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: _Job | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    def count(self, results: Sequence[Result], now: datetime, house: str | None, span: int | None) -> None:
        """Count the answers of a house or of all, of the last days or of all."""
        self.stop()

        def work(given: Iterator[Result]) -> Figures:
            return figures(given, now, house=house, span=span)

        if len(results) <= AT_ONCE:
            self.counted.emit(work(iter(results)))
            return
        self._job = _Job(results, work)
        self.destroyed.connect(self._job.stopped.set)
        self._timer.start()
        self.begun.emit()

    def stop(self) -> None:
        """Forget what was begun; the thread ends by itself, soon."""
        self._timer.stop()
        if self._job is not None:
            self._job.stopped.set()
            self._job = None

    def _look(self) -> None:
        job = self._job
        if job is None or job.thread.is_alive():
            return
        self.stop()
        if job.failed is not None:
            raise job.failed
        self.counted.emit(job.made)


class _Job:
    """One count in a thread. It holds nothing of Qt's, so that the window may go away while it counts."""

    def __init__(self, results: Sequence[Result], work: Callable[[Iterator[Result]], Figures]) -> None:
        self.stopped = threading.Event()
        self.made: Figures | None = None
        self.failed: Exception | None = None
        self._results, self._work = results, work
        self.thread = threading.Thread(target=self._run, name="counting", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            self.made = self._work(chain.from_iterable(self._parts()))
        except _Stopped:
            pass
        except Exception as error:
            self.failed = error

    def _parts(self) -> Iterator[Sequence[Result]]:
        for begin in range(0, len(self._results), _PART):
            if self.stopped.is_set():
                raise _Stopped
            yield self._results[begin : begin + _PART]


class _Stopped(Exception):
    """Nobody waits for the count any more."""
