"""Parts of what is read that come in one after another, so that the eye goes from step to step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from ui.table.animator import Animator, Beat, Curve, Motion, wants_stillness

if TYPE_CHECKING:
    from ui.widgets.block import Part

LASTS: Final = 140
NEXT: Final = 80
"""Milliseconds in which a part comes in, and after which the next begins to."""

_ENDS: Final = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)


class ComingIn(QObject):
    """The parts of one widget on their way; it is told which of them has `changed`. Any key or click in its window
    ends that; it is nobody's key for it."""

    def __init__(self, widget: QWidget, changed: Callable[[Part], None]) -> None:
        super().__init__(widget)
        self._widget, self._changed = widget, changed
        self._waiting: Sequence[Part] = ()
        self._speed = 0.0
        self._window: QObject | None = None
        self._animator: Animator | None = None

    @property
    def under_way(self) -> bool:
        """Whether parts wait to come in, or are on their way."""
        return bool(self._waiting) or (self._animator is not None and self._animator.running)

    def wait(self, parts: Sequence[Part], speed: float) -> None:
        """These parts are to come in, once it begins; at speed 0 they are there."""
        self.finish()
        if speed > 0 and not wants_stillness():
            self._waiting, self._speed = parts, speed
            for part in parts:
                part.strength = 0

    def begin(self) -> None:
        """Let the parts that wait come in."""
        waiting, self._waiting = self._waiting, ()
        if not waiting:
            return
        # Keys come to the window first, whichever of its parts has them.
        self._window = self._widget.window().windowHandle()
        if self._window is not None:
            self._window.installEventFilter(self)
        self._animator = self._animator or self._made()
        self._animator.run([self._beat(part) for part in waiting], self._speed)

    def finish(self) -> None:
        """All of them there, at once."""
        for part in self._waiting:
            part.strength = 1
        self._waiting = ()
        if self._animator is not None:
            self._animator.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ENDS:
            self.finish()
        return False

    def _made(self) -> Animator:
        animator = Animator(self)
        animator.ended.connect(self._landed)
        return animator

    def _landed(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None

    def _beat(self, part: Part) -> Beat:
        def step(progress: float) -> None:
            part.strength = progress
            self._changed(part)

        return Beat(lambda: [Motion(step, LASTS, Curve.OutQuad)], lambda: None, LASTS, NEXT)
