"""Work in a thread of its own, looked at from time to time, while the window stays usable."""

import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

T = TypeVar("T")


class Job(Generic[T]):
    """`made` is what came of it, `failed` why nothing did. It holds nothing of Qt's, so that the window may go away
    meanwhile; whoever wants it no more sets `stopped`, which its work is given to look at."""

    def __init__(self, name: str, work: Callable[[threading.Event], T]) -> None:
        self.stopped = threading.Event()
        self.made: T | None = None
        self.failed: Exception | None = None
        self._work = work
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        try:
            self.made = self._work(self.stopped)
        except Exception as error:
            self.failed = error


class OneJob(QObject):
    """One job at a time. `looked` comes again and again while it is under way, and once more when it has ended; `over`
    carries the job then."""

    looked = Signal()
    over = Signal(object)

    def __init__(self, every: int, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job[Any] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(every)
        self._timer.timeout.connect(self._look)

    @property
    def running(self) -> bool:
        """Whether a job is under way."""
        return self._job is not None

    def begin(self, job: Job[Any]) -> None:
        """Wait for a job; the last one is forgotten."""
        self.stop()
        self._job = job
        self.destroyed.connect(job.stopped.set)
        self._timer.start()

    def stop(self) -> None:
        """Forget what was begun; the thread ends by itself, soon."""
        self._timer.stop()
        if self._job is not None:
            self._job.stopped.set()
            self._job = None

    def _look(self) -> None:
        job = self._job
        if job is None:
            return
        ended = not job.thread.is_alive()
        self.looked.emit()
        if ended:
            self.stop()
            self.over.emit(job)
