"""What is in the window's menu, on whatever page, and the keys for it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from ui.widgets.bar_keys import COLOURS, KEYS

if TYPE_CHECKING:
    from ui.main_window import MainWindow

_Keys = QKeySequence.StandardKey


def add_actions(window: "MainWindow") -> None:
    """Give the window what is in its menu. Once for all: a key that two actions claim does nothing."""
    words = window.look.words
    for text, keys, does, name in (
        (words("Open hands …"), QKeySequence(_Keys.Open), window.choose_file, ""),
        (words("Back up the records …"), QKeySequence(), lambda: window.desk.safekeeping.back_up(), ""),
        (words("Restore records …"), QKeySequence(), lambda: window.desk.safekeeping.restore(), ""),
        (words("Settings …"), QKeySequence("Ctrl+,"), window.show_settings, ""),
        (words("Dark or light colours"), QKeySequence(), window.change_theme, COLOURS),
        (words("All keys"), QKeySequence("?"), window.show_keys, KEYS),
        (words("About Doorcard"), QKeySequence(), lambda: _show_about(window), ""),
        (words("Licences"), QKeySequence(), lambda: _show_licences(window), ""),
        (words("Open the log's folder"), QKeySequence(), lambda: _open_log(window), ""),
        (words("Quit"), QKeySequence(_Keys.Quit), window.close, ""),
    ):
        action = QAction(text, window)
        action.setObjectName(name)
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda _=False, does=does: does())
        window.addAction(action)


def _show_about(window: "MainWindow") -> None:
    from ui.pages.about import AboutDialog

    AboutDialog(window.look, window).exec()


def _show_licences(window: "MainWindow") -> None:
    from ui.pages.licences import LicencesDialog

    LicencesDialog(window.look, window).exec()


def _open_log(window: "MainWindow") -> None:
    from ui.pages.about import open_log_folder

    open_log_folder(window.look, window)
