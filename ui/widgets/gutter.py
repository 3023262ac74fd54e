"""A scroll bar that keeps its room: what it stands beside is as wide with it as without.

Where it stands in the margin of a column, all that is above and below keeps clear of it and ends where that does.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QScrollBar, QWidget

from ui.fonts import edges, grown

GUTTER: Final = 14
"""Pixels that the bar and the gap before it take, in a window of the usual size."""

_GAP: Final = 4


class _Bar(QScrollBar):
    """Is seen only where there is something to scroll."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() > self.minimum():
            super().paintEvent(event)


def keep_gutter(area: QScrollArea) -> None:
    """Have the room for a scroll bar beside what `area` holds, also while there is nothing to scroll."""
    area.setVerticalScrollBar(_Bar(Qt.Orientation.Vertical, area))
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.setViewportMargins(0, 0, grown(_GAP), 0)


def clear_of_gutter(widget: QWidget) -> QHBoxLayout:
    """A widget above or below such an area, as wide as what that holds."""
    row = QHBoxLayout()
    row.setContentsMargins(edges(0, 0, GUTTER, 0))
    row.addWidget(widget)
    return row
