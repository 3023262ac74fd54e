"""How quickly a hand plays by itself: at one of the speeds there are for everything that moves, kept for next time."""

from typing import Final

from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from trainer.commentary import Step, StepKind
from ui.preferences import SPEEDS

PLAYS: Final = SPEEDS[1:]
"""The speeds that a hand can play at: all but none."""

_PAUSE: Final = 800
_LONG_PAUSE: Final = 1600
"""Milliseconds between two steps at the usual pace; longer where there is something to be read on the table."""
_READ: Final = frozenset({StepKind.ANNOUNCE, StepKind.SHOW, StepKind.PUSH, StepKind.COMMUNITY})
_KEPT: Final = "demo/speed"


class Pace(QObject):
    """`due` says that the next step is. Until somebody has chosen another, the speed is that of everything else."""

    due = Signal()

    def __init__(self, usual: int, parent: QObject) -> None:
        super().__init__(parent)
        kept = str(QSettings().value(_KEPT))
        self._speed = next((speed for speed in PLAYS if str(speed) == kept), usual or PLAYS[0])
        self.still = False
        """Whether nothing is to move on the table: each step is then there at once."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.due)

    @property
    def speed(self) -> int:
        """How many times as quickly as usual it plays."""
        return self._speed

    def set_speed(self, speed: int) -> None:
        """Play at another of PLAYS, from the next step on."""
        self._speed = speed
        QSettings().setValue(_KEPT, speed)

    @property
    def motion(self) -> int:
        """How quickly things move on the table."""
        return 0 if self.still else self._speed

    def rest(self, step: Step) -> None:
        """Wait after a step, so that it can be taken in."""
        self._pause.start((_LONG_PAUSE if step.kind in _READ else _PAUSE) // self._speed)

    def stop(self) -> None:
        """Wait no more."""
        self._pause.stop()
