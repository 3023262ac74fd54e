"""Starting the desktop program: colours, words and the window; home is painted before anything else is loaded."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication

from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.settings import Settings, save_settings
from trainer.text.words import Words
from ui import fonts, theme
from ui.bridge import Bridge
from ui.look import Look
from ui.main_window import MainWindow


class App:
    """The program as one window: it keeps the settings, and makes the window anew when they change."""

    def __init__(
        self,
        application: QApplication,
        settings: Settings,
        look: Look | None = None,
        clauses: Mapping[str, object] = {},
    ) -> None:
        self._application = application
        self.settings = settings
        self._clauses = clauses
        self._look = look or Look(Words(settings.language), self._wanted_palette())
        self._dress()
        self.bridge = Bridge()
        self.window = MainWindow(
            self._look,
            self._house,
            settings.house,
            bridge=self.bridge,
            change_theme=self._other_theme,
            change_house=self._other_house,
        )

    def _house(self, id: str) -> House:
        """A house by its id, with the clauses that were set over its own."""
        return load_house(id).with_written(self._clauses)

    def _wanted_palette(self) -> theme.Palette:
        kept = QSettings().value("look/theme")
        if kept not in ("dark", "light"):
            scheme = self._application.styleHints().colorScheme()
            kept = "light" if scheme is Qt.ColorScheme.Light else "dark"
        return theme.LIGHT if kept == "light" else theme.DARK

    def _dress(self) -> None:
        self._application.setFont(theme.Role.BODY.font)
        self._application.setStyleSheet(theme.stylesheet(self._look.palette))

    def _other_theme(self) -> None:
        palette = theme.LIGHT if self._look.palette.dark else theme.DARK
        QSettings().setValue("look/theme", "dark" if palette.dark else "light")
        self._look = Look(self._look.words, palette, self._look.four_colour)
        self._dress()
        self._later(lambda: self.window.build(self._look, self.settings.house))

    def _other_house(self, house: str) -> None:
        self.settings = Settings(house=house, language=self.settings.language, trainee=self.settings.trainee)
        save_settings(self.settings)
        self._later(lambda: self.window.build(self._look, house))

    def _later(self, does: Callable[[], None]) -> None:
        """Once the click that asked for it is over: it came from a widget that is about to go."""
        QTimer.singleShot(0, self.window, does)


def application() -> QApplication:
    """The Qt application, with its name, fonts and style."""
    made = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(made, QApplication)
    QCoreApplication.setOrganizationName("Doorcard")
    QCoreApplication.setApplicationName("Doorcard")
    made.setStyle("Fusion")
    fonts.load()
    return made


def run(files: Sequence[Path], settings: Settings, clauses: Mapping[str, object] = {}) -> int:
    """Open the desktop program, with hands to show in `files`, and `clauses` over those of every house.

    Returns the exit code.
    """
    made = application()
    app = App(made, settings, clauses=clauses)
    app.window.resize(1440, 900)
    app.window.restore()
    app.window.show()
    from ui.crash import Failures  # after the window, which is not to wait for it

    Failures(app.window.look.words, app.window).install()
    if files:
        QTimer.singleShot(0, app.window, lambda: app.window.open_hands(files))
    return made.exec()
