"""Where Python frees what holds itself in circles: in the window's thread alone."""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY: Final = 500
"""Milliseconds between two looks at how much there is to free."""


class Collecting(QObject):
    """Frees as often as Python would by itself, as long as a window is there.

    Python does it in whichever thread has just made something. Parts of a window are among it, and Qt must not free
    those beside the window: it would hold a lock that the window waits for, and wait for the window.
    """

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        gc.disable()
        window.destroyed.connect(gc.enable)
        timer = QTimer(self, interval=_EVERY)
        timer.timeout.connect(self._free)
        timer.start()

    def _free(self) -> None:
        gc.disable()  # another window may have gone
        made, most = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if made[generation] > most[generation]:
                gc.collect(generation)
                break
