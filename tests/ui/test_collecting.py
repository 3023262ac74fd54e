"""What holds itself in circles is freed while a window is there, between what else is done, and in its thread alone."""

import threading
import weakref

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ui.collecting import Collecting


class Circle:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self
        self.freed_in: list[int] = []
        weakref.finalize(self, lambda told: told.append(threading.get_ident()), self.freed_in)


def test_it_is_freed_in_the_windows_thread_and_not_where_something_is_made(qtbot: QtBot) -> None:
    window = QObject()
    Collecting(window)
    freed = Circle().freed_in

    def make_much() -> None:
        kept = [[at] for at in range(100_000)]  # many times what Python lets pile up
        assert kept

    thread = threading.Thread(target=make_much)
    thread.start()
    thread.join()
    make_much()
    assert not freed
    kept = [[at] for at in range(2_000)]
    qtbot.waitUntil(lambda: bool(freed), timeout=5_000)
    assert freed == [threading.get_ident()]
    assert kept
