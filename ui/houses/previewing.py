"""Hands dealt under two houses in a thread of its own, while the window stays usable."""

import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from trainer.houses.house import House
from ui.one_job import Job, OneJob

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
        self._dealing: _Dealing | None = None
        self._job = OneJob(_LOOK_EVERY_MS, self)
        self._job.looked.connect(self._look)
        self._job.over.connect(self._over)

    @property
    def running(self) -> bool:
        """Whether hands are being played."""
        return self._job.running

    def begin(self, origin: House, changed: House, seed: int, hands: int) -> None:
        """Play hands of `origin`, and let `changed` rule in them too."""
        self.stop()
        self._dealing = _Dealing(origin, changed, seed, hands)
        self._job.begin(Job("preview", self._dealing.play))

    def stop(self) -> None:
        """Play no more; what has been seen so far stays."""
        if self._job.running:
            self._job.stop()
            self.ended.emit()

    def _look(self) -> None:
        if self._dealing is not None:
            self.seen.emit(self._dealing.seen)

    def _over(self, job: Job[None]) -> None:
        self.ended.emit()
        if job.failed is not None:
            self.refused.emit(job.failed)


class _Dealing:
    """The hands of one preview, and what has been `seen` in them so far."""

    def __init__(self, origin: House, changed: House, seed: int, hands: int) -> None:
        self.seen = Seen(0, {})
        self._given = (origin, changed, seed)
        self._hands = hands

    def play(self, stopped: threading.Event) -> None:
        """Play them all, or until nobody waits for them any more."""
        from trainer.simulate.preview import Preview  # where somebody wants it: opening the houses goes without

        preview = Preview(*self._given)
        while preview.hands < self._hands and not stopped.is_set():
            preview.play(1)
            self.seen = Seen(preview.hands, dict(preview.differs))
