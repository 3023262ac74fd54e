"""Starting the desktop program: colours, words and the window; home is painted before anything else is loaded."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets  # a dialog's type is made when it is first named: not before the first paint
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication

from trainer.settings import Settings, save_settings
from trainer.text.words import Words
from ui import fonts, theme
from ui.collecting import Collecting
from ui.look import Look
from ui.main_window import MainWindow
from ui.preferences import Preferences, load_preferences, save_preferences
from ui.style_sheet import stylesheet
from ui.widgets.in_sight import InSight

if TYPE_CHECKING:
    from trainer.errors import RecordsError
    from trainer.houses.house import House
    from trainer.records import Place
    from ui.bridge import Bridge
    from ui.ledger import Ledger


_ASKED_AGAIN = 250
"""Milliseconds after which it is looked again whether a box is still open."""


class App:
    """The program as one window: it keeps the settings, and makes the window anew when they change."""

    def __init__(
        self,
        application: QApplication,
        settings: Settings,
        look: Look | None = None,
        clauses: Mapping[str, object] = {},
        place: Place | None = None,
        hands_at: str | None = None,
    ) -> None:
        self._application = application
        self.settings = settings
        self._clauses = clauses
        self.preferences = load_preferences()
        self._look = look or self.preferences.look(application, Words(settings.language))
        self._growth = 1.0
        self._dress()
        self._place = place
        self.window = MainWindow(
            self._look,
            self._house,
            settings.house,
            bridge=lambda: self.bridge,
            change_theme=self._other_theme,
            change_preferences=self._other_preferences,
            change_house=self._other_house,
            read_hand=lambda written: written.read(hands_at, clauses),
        )
        InSight(self.window)
        Collecting(self.window)
        self.window.resized.connect(self._follow_window)
        self._hints = application.styleHints()
        # By way of the window: what goes with it is not told any more.
        self._hints.colorSchemeChanged.connect(self.window.system_turned)
        self.window.system_turned.connect(self._follow_system)

    @cached_property
    def ledger(self) -> Ledger:
        """What holds the records, made when it is first needed: not before the first paint."""
        from ui.ledger import Ledger

        return Ledger(self._place)

    @cached_property
    def bridge(self) -> Bridge:
        """What holds the session."""
        from ui.bridge import Bridge

        return Bridge(self.ledger)

    def open_records(self) -> None:
        """Open the records, which nothing has waited for, and go on with a session that was broken off."""
        bridge = self.window.desk.bridge  # the window is the first to be told of the records
        bridge.ledger.opened.connect(self._records_opened)
        bridge.ledger.refused.connect(self._records_refused)
        bridge.ledger.changed.connect(self._keep_trainee)
        self._open_records()

    def _open_records(self) -> None:
        self.ledger.open(self.settings.trainee, self._house(self.settings.house), self._look.words("Trainee"))

    def close(self) -> None:
        """Let the records go, as the ledger does it."""
        self.ledger.close()

    def _records_opened(self) -> None:
        aside = self.ledger.set_aside
        if aside is not None:
            words = self._look.words
            QtWidgets.QMessageBox.warning(
                self.window,
                words("Records"),
                words(
                    "The records were damaged. They have been set aside as {file}, and fresh ones begun.",
                    file=str(aside),
                ),
            )
        self.ledger.look_for_broken_off(self.window.desk.training.go_on)

    def _records_refused(self, error: RecordsError) -> None:
        from ui.training import ask_whether_to_go_on

        if ask_whether_to_go_on(self.window, self._look.words, error):
            self.ledger.go_on_without(error)
        else:
            self.ledger.close()
            self._open_records()

    def _keep_trainee(self) -> None:
        trainee = self.ledger.trainee
        if trainee is not None and trainee.id != self.settings.trainee:
            self.settings = replace(self.settings, trainee=trainee.id)
            save_settings(self.settings)

    def _house(self, id: str) -> House:
        """A house by its id, with the clauses that were set over its own."""
        from trainer.houses.loader import load_house

        return load_house(id).with_written(self._clauses)

    def _dress(self) -> None:
        fonts.set_text_size(self.preferences.text_size, self._growth)
        self._application.setFont(theme.Role.BODY.font)
        self._application.setStyleSheet(stylesheet(self._look.palette))

    def _other_theme(self) -> None:
        self._other_preferences(replace(self.preferences, theme="light" if self._look.palette.dark else "dark"))

    def _other_preferences(self, preferences: Preferences) -> None:
        self.preferences = preferences
        save_preferences(preferences)
        self._look = preferences.look(self._application, self._look.words)
        self._later(lambda: self.window.build(self._look, self.settings.house, self._dress))

    def _follow_system(self) -> None:
        """The system has turned dark or light."""
        if self.preferences.theme == "system":
            self._once_answered(lambda: self._other_preferences(self.preferences))

    def _follow_window(self) -> None:
        """The window has another size: on a large screen all that is read is larger."""
        if fonts.growth_in(self.window.width(), self.window.height()) != self._growth:
            self._once_answered(self._grow)

    def _grow(self) -> None:
        growth = fonts.growth_in(self.window.width(), self.window.height())
        if growth != self._growth:
            self._growth = growth
            self.window.build(self._look, self.settings.house, self._dress)

    def _once_answered(self, does: Callable[[], None]) -> None:
        """Once what a page asks in a box of its own has been answered: it would go with the page."""
        if QtWidgets.QApplication.activeModalWidget() or QtWidgets.QApplication.activePopupWidget():
            QTimer.singleShot(_ASKED_AGAIN, self.window, lambda: self._once_answered(does))
        else:
            self._later(does)

    def _other_house(self, house: str) -> None:
        self.settings = replace(self.settings, house=house)
        save_settings(self.settings)
        self.ledger.train_at(self._house(house))
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


def run(
    files: Sequence[Path],
    settings: Settings,
    clauses: Mapping[str, object] = {},
    store: str | None = None,
    hands_at: str | None = None,
) -> int:
    """Open the desktop program, with hands to show in `files`, and `clauses` over those of every house.

    The records are those at the URL `store`, else the user's own. Hands are read by the house `hands_at`, else by the
    one that each names itself. Returns the exit code.
    """
    made = application()
    app = App(made, settings, clauses=clauses, hands_at=hands_at)

    def open_records() -> None:
        from trainer.records import place_of  # after the first paint, which is not to wait for it

        app.ledger.place = place_of(store)
        app.open_records()

    app.window.painted.connect(open_records, Qt.ConnectionType.SingleShotConnection)
    app.window.resize(1440, 900)
    app.window.restore()
    app.window.show()
    from ui.crash import Failures  # after the window, which is not to wait for it

    failures = Failures(app.window.look.words, app.window)
    failures.install()
    app.window.painted.connect(failures.watch, Qt.ConnectionType.SingleShotConnection)
    if files:
        QTimer.singleShot(0, app.window, lambda: app.window.open_hands(files))
    code = made.exec()
    app.close()
    return code
