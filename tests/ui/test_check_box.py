"""A box to tick: it is told by a shape and not by a colour alone."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionButton
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


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_the_ring_of_the_keys_moves_nothing_and_is_seen_round_a_tick(
    qapp: QApplication, qtbot: QtBot, palette: Palette
) -> None:
    qapp.setStyleSheet(stylesheet(palette))
    box = CheckBox(Look(Words("en"), palette), "8")
    qtbot.addWidget(box)
    box.setChecked(True)
    box.show()
    shown, ringed = QStyleOptionButton(), QStyleOptionButton()
    for option in (shown, ringed):
        box.initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_HasFocus
    ringed.state |= QStyle.StateFlag.State_HasFocus
    contents = QStyle.SubElement.SE_CheckBoxContents
    places = [box.style().subElementRect(contents, option, box) for option in (shown, ringed)]
    assert places[0] == places[1]
    edges = []
    for option in (shown, ringed):
        picture = QImage(box.size(), QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        box.style().drawControl(QStyle.ControlElement.CE_CheckBox, option, painter, box)
        painter.end()
        top = (box.height() - 18) // 2
        edges.append([picture.pixelColor(9, top + at).name() for at in (1, 3)])
    assert edges[0] == [QColor(palette.brass).name()] * 2
    assert edges[1][0] == QColor(palette.brass).name()
    assert contrast(edges[1][1], palette.brass) >= 3
    qapp.setStyleSheet("")
