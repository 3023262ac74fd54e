"""A clock for what moves: beats that begin one after the other, each with motions that land later."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication

Curve = QEasingCurve.Type


@dataclass(frozen=True, slots=True)
class Motion:
    """Something on its way for `length` milliseconds: `step` is called with how far it is, from 0 to 1, at last 1."""

    step: Callable[[float], None]
    length: int
    curve: Curve = Curve.OutCubic


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happens: `begin` starts its motions, `end` is called when it is over, `lasts` milliseconds later;
    the next beat begins after `gap`."""

    begin: Callable[[], Sequence[Motion]]
    end: Callable[[], None]
    lasts: int
    gap: int


@dataclass(slots=True)
class _Running:
    motion: Motion
    since: float
    curve: QEasingCurve = field(init=False)

    def __post_init__(self) -> None:
        self.curve = QEasingCurve(self.motion.curve)

    def step(self, now: float) -> bool:
        """Moves on; whether it has landed."""
        progress = 1.0 if self.motion.length <= 0 else min((now - self.since) / self.motion.length, 1.0)
        self.motion.step(self.curve.valueForProgress(progress) if progress < 1 else 1.0)
        return progress >= 1


class Animator(QObject):
    """Plays beats. `ended` is emitted after the last, however the end was reached."""

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._ticked)
        self._clock.finished.connect(self._over)
        self._due: list[tuple[float, int, Beat]] = []
        self._running: list[_Running] = []
        self._total = 0.0

    @property
    def running(self) -> bool:
        """Whether a play is under way."""
        return self._clock.state() is not QAbstractAnimation.State.Stopped

    def run(self, beats: Sequence[Beat], speed: float, within: int | None = None) -> None:
        """Plays beats from now on, `speed` times as fast as they say, or as much faster as it takes to come to the end
        of them `within` so many milliseconds at speed 1. Speed must be above 0."""
        self.finish()
        start, due = 0.0, []
        for beat in beats:
            due += [(start, 0, beat), (start + beat.lasts, 1, beat)]
            start += beat.gap
        self._due = sorted(due, key=lambda entry: entry[0])
        self._total = max((when for when, _, _ in due), default=0.0)
        length = self._total if within is None else min(self._total, within)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(self._total)
        self._clock.setDuration(max(round(length / speed), 1))
        self._clock.start()
        self._tick(0.0)

    def finish(self) -> None:
        """Everything at its end, at once."""
        if self.running:
            self._clock.stop()
            self._over()

    def _over(self) -> None:
        self._tick(self._total)
        self.ended.emit()

    def _ticked(self, now: float) -> None:
        # Setting the clock's ends moves it too, before it starts.
        if self.running:
            self._tick(now)

    def _tick(self, now: float) -> None:
        while self._due and self._due[0][0] <= now:
            when, landing, beat = self._due.pop(0)
            self._step(when)
            if landing:
                beat.end()
            else:
                self._running += [_Running(motion, when) for motion in beat.begin()]
        self._step(now)

    def _step(self, now: float) -> None:
        self._running = [running for running in self._running if not running.step(now)]


def wants_stillness() -> bool:
    """Whether the system has been told to keep still. Each step is held: the hints die with what they come from."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    return accessibility.motionPreference() is Qt.MotionPreference.ReducedMotion
