"""Whatever the keys reach in a box that the menu opens is seen to be reached, and has a name."""

import pytest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.reach import amiss
from ui.app import App
from ui.pages.about import AboutDialog
from ui.pages.settings import SettingsDialog
from ui.preferences import Preferences


@pytest.mark.parametrize("kind", [SettingsDialog, AboutDialog])
def test_the_keys_are_seen_in_a_dialog(app: App, qtbot: QtBot, kind: type[QDialog]) -> None:
    look = app.window.look
    dialog = SettingsDialog(look, Preferences()) if kind is SettingsDialog else AboutDialog(look)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    neutral = QWidget(dialog)
    neutral.resize(1, 1)
    neutral.show()
    found = list(amiss(dialog, neutral, set()))
    assert not found, "\n".join(found)
