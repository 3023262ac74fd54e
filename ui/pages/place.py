"""Where somebody is on a page: what has the keys, and how far each part is scrolled."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimerEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget

from ui.table.view import TableView

_SETTLED: Final = 1000
"""Milliseconds after which a page that fills up by and by is as high as it gets."""

_Path = tuple[tuple[type[QObject], int], ...]
"""The way from a page down to one of its parts: at each step the kind, and the how manieth of that kind."""


class Place(NamedTuple):
    """How far each part is scrolled, across and down, as shares of how far it can be; what has the keys; and on a
    table, which seat they have reached."""

    scrolled: Mapping[_Path, tuple[float, float]]
    focus: _Path | None
    seat: int | None

    def restore(self, page: QWidget) -> None:
        """Bring somebody there on another page like it. What that has not got is passed over."""
        for path, shares in self.scrolled.items():
            area = _at(page, path)
            if isinstance(area, QAbstractScrollArea):
                for bar, share in zip((area.horizontalScrollBar(), area.verticalScrollBar()), shares, strict=True):
                    if share:
                        _ScrolledTo(bar, share)
        focused = None if self.focus is None else _at(page, self.focus)
        if focused is not None:
            focused.setFocus()
            if isinstance(focused, TableView):
                focused.focus_seat(self.seat)


def place_on(page: QWidget) -> Place:
    """Where somebody is on a page."""
    areas = [area for area in page.findChildren(QAbstractScrollArea) if area.isVisibleTo(page)]
    scrolled = {
        _path(page, area): (_share(area.horizontalScrollBar()), _share(area.verticalScrollBar())) for area in areas
    }
    focused = page.window().focusWidget()
    if not page.isAncestorOf(focused):
        return Place(scrolled, None, None)
    return Place(scrolled, _path(page, focused), focused.focused_seat if isinstance(focused, TableView) else None)


class _ScrolledTo(QObject):
    """Keeps a part scrolled as far as it was while it grows to its height, or until somebody scrolls it."""

    def __init__(self, bar: QScrollBar, share: float) -> None:
        super().__init__(bar)
        self._bar, self._share = bar, share
        bar.rangeChanged.connect(self._scroll)
        bar.actionTriggered.connect(self.deleteLater)
        self.startTimer(_SETTLED)
        self._scroll()

    def timerEvent(self, event: QTimerEvent) -> None:
        self.deleteLater()

    def _scroll(self) -> None:
        self._bar.setValue(round(self._share * self._bar.maximum()))


def _share(bar: QScrollBar) -> float:
    return bar.value() / bar.maximum() if bar.maximum() else 0


def _path(page: QWidget, part: QWidget) -> _Path:
    steps: list[tuple[type[QObject], int]] = []
    while part is not page:
        above = part.parentWidget()
        assert above is not None
        steps.append((type(part), list(_alike(above, type(part))).index(part)))
        part = above
    return tuple(reversed(steps))


def _at(page: QWidget, path: _Path) -> QWidget | None:
    """The part that a path leads to on another page; None where that has no such part."""
    part = page
    for kind, number in path:
        alike = list(_alike(part, kind))
        if number >= len(alike):
            return None
        part = alike[number]
    return part


def _alike(above: QWidget, kind: type[QObject]) -> Iterator[QWidget]:
    """The parts of a kind that are not hidden: what has been put away may be on its way out."""
    for part in above.children():
        if type(part) is kind and isinstance(part, QWidget) and not part.isHidden():
            yield part
