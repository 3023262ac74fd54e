"""The hands of files, read while the window goes on as ever, and how far that has come."""

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from ui.demo.reading import MOST_TOLD, Reading
from ui.theme import Role, dress

_AT_ONCE: Final = 0.1
"""Seconds that reading may take before anything else goes on."""
_SLICE: Final = 0.008
"""Seconds that reading may take at a time afterwards."""
_UNTOLD: Final = 0.4
"""Seconds of reading of which nothing is said."""


class Reader(QLabel):
    """Says how far it has come, over the page it is on, once that takes its time. `found` carries what has just been
    found, and whether that is the first of it; `refused` why hands cannot be read; `outcome` how much there was, if it
    took its time and none was refused."""

    found = Signal(list, bool)
    refused = Signal(str)
    outcome = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, Role.SMALL, "tag")
        self.hide()
        self.reading: Reading | None = None
        self._next = QTimer(self)
        self._next.timeout.connect(self._read_on)

    def begin(self, reading: Reading) -> None:
        """Read; what was being read before is left."""
        self._next.stop()
        self.reading = reading
        self._read_on(_AT_ONCE)
        self.go_on(self.reading)

    def go_on(self, reading: Reading | None) -> None:
        """Go on with what was begun here, or on another page."""
        self.reading = reading
        if reading is not None:
            self._next.start()

    def rest(self) -> None:
        """Leave it be for now."""
        self._next.stop()

    def stop(self) -> None:
        """Read no more of it."""
        if self.reading is not None:
            self.reading.stop()
            self._end(self.reading)

    def _read_on(self, seconds: float = _SLICE) -> None:
        reading = self.reading
        if reading is None:
            return
        before = reading.refused
        found = reading.read_on(seconds)
        if found:
            self.found.emit(found, reading.count == len(found))
        if reading.refused and (reading.over or before < min(reading.refused, MOST_TOLD)):
            self.refused.emit(reading.refusals)
        if reading.over:
            self._end(reading)
        elif reading.seconds > _UNTOLD:
            self.setText(reading.progress)
            self.adjustSize()
            self.show()
            self.raise_()

    def _end(self, reading: Reading) -> None:
        self.reading = None
        self._next.stop()
        self.hide()
        if reading.seconds > _UNTOLD and not reading.refused:
            self.outcome.emit(reading.outcome)
