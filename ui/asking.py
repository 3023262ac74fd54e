"""A thread of its own for what would keep the pictures waiting."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")


class Asking(QObject):
    """Does one thing after the other in its thread; what comes of each is gone on with where the pictures are painted.

    The thread does not keep the program from ending, whatever it waits for.
    """

    _back = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._stopped = False
        self._back.connect(self._take)
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def ask(self, does: Callable[[], T], then: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        """Have something done once all that was asked before is done, and go on here with what it gives or raises."""

        def answer() -> None:
            try:
                found = does()
            except Exception as error:
                wrong = error
                self._give(lambda: failed(wrong))
            else:
                self._give(lambda: then(found))

        self._wanted.put(answer)

    def stop(self) -> None:
        """Begin nothing more, and go on with nothing any more."""
        self._stopped = True
        self._wanted.put(None)

    def wait(self, seconds: float | None = None) -> None:
        """Wait, so long at most, for what is being done at the stop."""
        self._thread.join(seconds)

    def _run(self) -> None:
        while (answer := self._wanted.get()) is not None and not self._stopped:
            answer()

    def _give(self, what: Callable[[], None]) -> None:
        if not self._stopped:
            self._back.emit(what)

    def _take(self, what: Callable[[], None]) -> None:
        if not self._stopped:
            what()
