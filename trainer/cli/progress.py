"""How far a long piece of work has come, on a terminal; nothing where nobody watches."""

import sys
import time
from types import TracebackType
from typing import Self

STOPPED = 130
"""The exit code where the work was stopped before its end."""

EVERY = 0.2
"""Seconds from one line to the next."""


class Progress:
    """One line on stderr, written over as the work goes on and gone when it ends. Use it in a `with`."""

    def __init__(self) -> None:
        self._watched = sys.stderr is not None and sys.stderr.isatty()
        self._next = time.monotonic() + EVERY
        self._width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.clear()

    @property
    def due(self) -> bool:
        """Whether it is time for another line."""
        return self._watched and time.monotonic() >= self._next

    def show(self, line: str) -> None:
        """Write `line` over the one before."""
        self._next = time.monotonic() + EVERY
        sys.stderr.write(f"\r{line:<{self._width}}")
        sys.stderr.flush()
        self._width = len(line)

    def clear(self) -> None:
        """Take the line away, so that something else can be printed."""
        if self._width:
            sys.stderr.write(f"\r{'':<{self._width}}\r")
            sys.stderr.flush()
            self._width = 0
