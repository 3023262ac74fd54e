"""The settings: what is chosen is seen at once, and known at the next start."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from trainer.cards import Card
from trainer.settings import Settings
from trainer.text.words import Words
from ui import fonts, theme
from ui.app import App
from ui.look import Look
from ui.pages.settings import SettingsDialog
from ui.preferences import Preferences, load_preferences, save_preferences
from ui.theme import Role


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsDialog:
    made = SettingsDialog(Look(Words("en"), theme.DARK), Preferences())
    qtbot.addWidget(made)
    made.show()
    return made


def press(dialog: SettingsDialog, field: str, text: str) -> None:
    next(each for each in dialog.groups[field].buttons() if each.text() == text).click()


def test_each_setting_is_told_as_it_is_chosen(dialog: SettingsDialog, qtbot: QtBot) -> None:
    for field, text, expected in (
        ("theme", "Light", Preferences(theme="light")),
        ("four_colour", "Two colours", Preferences("light", four_colour=False)),
        ("speed", "None", Preferences("light", False, 0)),
        ("text_size", "130%", Preferences("light", False, 0, 130)),
    ):
        with qtbot.waitSignal(dialog.changed) as told:
            press(dialog, field, text)
        assert told.args == [expected]


def test_what_is_chosen_already_changes_nothing(dialog: SettingsDialog, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(dialog.changed):
        press(dialog, "theme", "As the system")


def test_tab_comes_to_what_is_chosen_and_the_arrows_choose(dialog: SettingsDialog, qtbot: QtBot) -> None:
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    dialog.groups["four_colour"].buttons()[0].setFocus()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    usual = dialog.focusWidget()
    assert isinstance(usual, QPushButton)
    assert (usual.text(), usual.isChecked()) == ("Usual", True)
    QTest.keyClick(usual, Qt.Key.Key_Right)
    assert dialog.preferences.speed == 2


def test_what_was_kept_is_known_again_and_nonsense_is_passed_over() -> None:
    wanted = Preferences("light", four_colour=False, speed=3, text_size=115)
    save_preferences(wanted)
    assert load_preferences() == wanted
    for key in ("look/theme", "look/speed", "look/text"):
        QSettings().setValue(key, "purple")
    assert load_preferences() == Preferences(four_colour=False)


def test_the_program_changes_its_looks_at_once_and_keeps_them(app: App, qtbot: QtBot) -> None:
    try:
        app._other_preferences(Preferences("light", four_colour=False, speed=2, text_size=130))
        qtbot.waitUntil(lambda: not app.window.look.palette.dark, timeout=5000)
        assert (app.window.look.four_colour, app.window.look.speed) == (False, 2)
        # 14 pixels by 1.3 are 18.
        assert Role.BODY.font.pixelSize() == 18
        again = App(QApplication.instance(), Settings("cardroom", "en"))
        qtbot.addWidget(again.window)
        assert not again.window.look.palette.dark
    finally:
        fonts.set_text_size(100)


def test_the_system_says_which_colours_where_nothing_is_chosen(qapp: QApplication) -> None:
    look = Preferences().look(qapp, Words("en"))
    assert look.palette in (theme.DARK, theme.LIGHT)
    assert Preferences("dark").look(qapp, Words("en")).palette is theme.DARK


def test_two_colours_draw_clubs_black_and_diamonds_red() -> None:
    club, diamond = Card.parse("9c").suit, Card.parse("9d").suit
    assert theme.DARK.suit(club, four_colour=False) == theme.DARK.spade
    assert theme.DARK.suit(diamond, four_colour=False) == theme.DARK.heart
