"""Counting answers: a few thousand at once, more than that beside the window, which stays usable."""

import threading
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import chain

from PySide6.QtCore import QObject, Signal

from trainer.learning.attempt import Result
from trainer.learning.figures import Figures, figures
from ui.one_job import Job, OneJob

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
        self._job = OneJob(_LOOK_EVERY_MS, self)
        self._job.over.connect(self._over)

    def count(self, results: Sequence[Result], now: datetime, house: str | None, span: int | None) -> None:
        """Count the answers of a house or of all, of the last days or of all."""
        self.stop()

        def work(given: Iterator[Result]) -> Figures:
            return figures(given, now, house=house, span=span)

        if len(results) <= AT_ONCE:
            self.counted.emit(work(iter(results)))
            return
        self._job.begin(Job("counting", lambda stopped: work(_until(stopped, results))))
        self.begun.emit()

    def stop(self) -> None:
        """Forget what was begun; the thread ends by itself, soon."""
        self._job.stop()

    def _over(self, job: Job[Figures]) -> None:
        if job.failed is not None:
            raise job.failed
        self.counted.emit(job.made)


def _until(stopped: threading.Event, results: Sequence[Result]) -> Iterator[Result]:
    """All of them, or as far as somebody still waits for what they come to."""

    def parts() -> Iterator[Sequence[Result]]:
        for begin in range(0, len(results), _PART):
            if stopped.is_set():
                return
            yield results[begin : begin + _PART]

    return chain.from_iterable(parts())
