"""Hands dealt under two houses in a thread of its own, while the window stays usable."""

import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from trainer.houses.house import House

if TYPE_CHECKING:
    from trainer.simulate.preview import Ruled

HANDS = 1000
_LOOK_EVERY_MS = 60


class Seen(msgspec.Struct, frozen=True):
    """What so many `hands` have come to: in how many of them each kind of ruling `differs`."""

    hands: int
    differs: "Mapping[Ruled, int]"


class Previewing(QObject):
    """`seen` carries how far it has come, again and again; `ended` tells that nothing more will be played. `refused`
    carries the error where the house deals nothing that can be played."""

    seen = Signal(object)
    ended = Signal()
    refused = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: _Job | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)

    @property
    def running(self) -> bool:
        """Whether hands are being played."""
        return self._job is not None

    def begin(self, origin: House, changed: House, seed: int, hands: int) -> None:
        """Play hands of `origin`, and let `changed` rule in them too."""
        self.stop()
        self._job = _Job(origin, changed, seed, hands)
        self.destroyed.connect(self._job.stopped.set)
        self._timer.start()

    def stop(self) -> None:
        """Play no more; what has been seen so far stays."""
        self._timer.stop()
        job, self._job = self._job, None
        if job is not None:
            job.stopped.set()
            self.ended.emit()

    def _look(self) -> None:
        job = self._job
        if job is None:
            return
        over = not job.thread.is_alive()
        self.seen.emit(job.seen)
        if over:
            self.stop()
            if job.failed is not None:
                self.refused.emit(job.failed)


class _Job:
    """One preview in a thread. It holds nothing of Qt's, so that the window may go away meanwhile."""

    def __init__(self, origin: House, changed: House, seed: int, hands: int) -> None:
        self.stopped = threading.Event()
        self.seen = Seen(0, {})
        self.failed: Exception | None = None
        self._given = (origin, changed, seed)
        self._hands = hands
        self.thread = threading.Thread(target=self._run, name="preview", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        from trainer.simulate.preview import Preview  # where somebody wants it: opening the houses goes without

        try:
            preview = Preview(*self._given)
            while preview.hands < self._hands and not self.stopped.is_set():
                preview.play(1)
                self.seen = Seen(preview.hands, dict(preview.differs))
        except Exception as error:
            self.failed = error
