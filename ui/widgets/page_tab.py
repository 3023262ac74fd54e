"""A page of the program in the bar at its top."""

from collections.abc import Callable
from functools import cache

from PySide6.QtWidgets import QPushButton


class PageTab(QPushButton):
    """Opens its page, and is marked while that is open."""

    def __init__(self, title: str, opens: Callable[[], None]) -> None:
        super().__init__(title)
        self.setProperty("tone", "tab")
        self.setCheckable(True)
        self.clicked.connect(lambda: opens())


@cache
def answer_screen_readers() -> None:
    """From now on a screen reader hears pages where a button that stays down would be a box to be checked; once,
    since Qt keeps what it was given."""
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessible, QAccessibleInterface

    from ui.widgets.page_tab_heard import HeardTab  # a reader is listened to after the first paint

    def interface(name: str, made: QObject) -> QAccessibleInterface | None:
        return HeardTab(made) if name == PageTab.__name__ and isinstance(made, PageTab) else None

    QAccessible.installFactory(interface)
