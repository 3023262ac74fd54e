"""What Tab leads to is scrolled into sight, also from outside of what scrolls; what is clicked stays where it is."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.in_sight import InSight


class Window(QWidget):
    """A button above an area 200 pixels high, in which three lie 300 apart."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        self.above, self.area, content = QPushButton("above"), QScrollArea(), QWidget()
        self.area.setFixedHeight(200)
        # Else the keys come to it first.
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content.setFixedSize(300, 900)
        self.buttons = [QPushButton(str(at), content) for at in range(3)]
        for at, button in enumerate(self.buttons):
            button.setGeometry(10, 10 + 300 * at, 100, 30)
        self.area.setWidget(content)
        column.addWidget(self.above)
        column.addWidget(self.area)
        InSight(self)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def whole(area: QScrollArea, button: QPushButton) -> bool:
    """Whether all of a button is in sight."""
    at = button.mapTo(area.viewport(), button.rect().topLeft())
    return area.viewport().rect().contains(QRect(at, button.size()))


def test_tab_from_outside_leads_into_sight(window: Window) -> None:
    above, area, buttons = window.above, window.area, window.buttons
    area.verticalScrollBar().setValue(600)
    assert not whole(area, buttons[0])
    above.setFocus()
    QTest.keyClick(above, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is buttons[0]
    assert whole(area, buttons[0])


def test_what_is_clicked_stays_under_the_mouse(window: Window) -> None:
    area, buttons = window.area, window.buttons
    area.verticalScrollBar().setValue(20)  # the first has only its lower half in sight, from 10 - 20 to 40 - 20
    buttons[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    pressed: list[str] = []
    buttons[0].clicked.connect(lambda: pressed.append("first"))
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton, pos=buttons[0].rect().center())
    assert pressed == ["first"]
    assert area.verticalScrollBar().value() == 20
