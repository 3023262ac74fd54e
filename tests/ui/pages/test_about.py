"""What the program says of itself, and where it writes failures down."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.crash import log_file
from ui.look import Look
from ui.pages.about import AboutDialog


def test_the_program_says_what_it_is_built_on(qtbot: QtBot) -> None:
    about = AboutDialog(Look(Words("en"), theme.LIGHT))
    qtbot.addWidget(about)
    said = "\n".join(each.text() for each in about.findChildren(QLabel))
    for part in ("Doorcard 0.", "MIT", "PySide6", "SQLAlchemy", "fsrs"):
        assert part in said


def test_the_menu_tells_of_it_and_opens_the_logs_folder(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    opened: list[QUrl] = []
    monkeypatch.setattr(AboutDialog, "exec", lambda dialog: shown.append(dialog.windowTitle()))
    told: list[str] = []

    def shows(url: QUrl) -> bool:
        opened.append(url)
        return len(opened) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", shows)
    monkeypatch.setattr(QMessageBox, "information", lambda parent, title, text: told.append(text))
    actions = {action.text(): action for action in app.window.actions()}
    actions["About Doorcard"].trigger()
    actions["Open the log's folder"].trigger()
    assert shown == ["About Doorcard"]
    assert [url.toLocalFile() for url in opened] == [str(log_file().parent)]
    assert log_file().parent.is_dir()
    assert not told
    # Where there is nothing to show a folder with, it is told where it is.
    actions["Open the log's folder"].trigger()
    assert told == [f"Failures are written down in {log_file()}."]
