"""Buttons that hold other widgets."""

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.theme import Role
from ui.widgets.label import label
from ui.widgets.laid_button import LaidButton


def test_a_button_is_as_high_as_a_text_that_breaks_in_it(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    column = QVBoxLayout(around)
    button = LaidButton()
    text = label("Round past the last seat", Role.SMALL, wrap=True)
    button.row.addWidget(text)
    column.addWidget(button)
    column.addStretch(1)
    alone = text.fontMetrics().horizontalAdvance(text.text())
    for width in range(alone // 2, alone + 40, 10):  # in two lines, in one that just fits, and in one with room
        around.setFixedWidth(width + 40)
        around.resize(width + 40, 300)
        around.show()
        QApplication.processEvents()
        assert button.height() >= button.heightForWidth(button.width())
        assert text.height() >= text.heightForWidth(text.width())
