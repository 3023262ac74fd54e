"""When Python frees what holds itself in circles: in the window's thread, while nothing else is under way."""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY: Final = 500
"""Milliseconds between two looks at how much there is to free."""


class Collecting(QObject):
    """Frees as often as Python would by itself, between what else is done. From the first window on Python does not.

    Python does it wherever something has just been made, in whichever thread. Parts of a window are among what is
    freed, and where Qt is just about to connect or to free others, it waits for itself for ever.
    """

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        gc.disable()
        timer = QTimer(self, interval=_EVERY)
        timer.timeout.connect(self._free)
        timer.start()

    def _free(self) -> None:
        made, most = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if made[generation] > most[generation]:
                gc.collect(generation)
                break
