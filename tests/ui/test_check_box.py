"""A box to tick: it is told by a shape and not by a colour alone."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.test_theme import contrast
from trainer.text.words import Words
from ui.look import Look
from ui.style_sheet import stylesheet
from ui.theme import DARK, LIGHT, Palette
from ui.widgets.check_box import CheckBox


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_a_tick_lies_in_a_box_that_is_ticked(qapp: QApplication, qtbot: QtBot, palette: Palette) -> None:
    qapp.setStyleSheet(stylesheet(palette))
    box = CheckBox(Look(Words("en"), palette), "Seat 1")
    qtbot.addWidget(box)
    box.show()

    def within() -> list[str]:
        picture = box.grab().toImage()
        top = (box.height() - 18) // 2
        return [picture.pixelColor(x, y).name() for x in range(3, 15) for y in range(top + 3, top + 15)]

    assert len(set(within())) == 1
    box.setChecked(True)
    assert sum(contrast(each, palette.brass) > 2.5 for each in within()) >= 10
    assert within().count(QColor(palette.brass).name()) >= 50
    qapp.setStyleSheet("")
