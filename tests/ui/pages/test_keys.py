"""The list of keys: what it names, and that it can be read."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.text.words import Words
from ui import fonts, theme
from ui.look import Look
from ui.pages.keys import KeysDialog, keys


def test_no_key_is_listed_twice_for_a_page() -> None:
    for section, lines in keys(Words("en")).items():
        said = [does for _, does in lines]
        assert len(said) == len(set(said)), section


@pytest.mark.parametrize("percent", [100, 130])
def test_the_list_fits_the_smallest_screen_and_is_read_to_its_end(qtbot: QtBot, percent: int) -> None:
    fonts.set_text_size(percent)
    try:
        dialog = KeysDialog(Look(Words("en"), theme.DARK))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.resize(900, 600)
        QApplication.processEvents()
        bar = dialog._area.verticalScrollBar()
        inside = dialog._area.widget()
        assert inside.height() - dialog._area.viewport().height() == bar.maximum()
        # Across nothing is left out either: it scrolls where the texts are large.
        across = dialog._area.horizontalScrollBar()
        assert inside.width() - dialog._area.viewport().width() == across.maximum()
    finally:
        fonts.set_text_size(100)
