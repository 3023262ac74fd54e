"""The pictures on buttons, and how they look where the button can do nothing."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication, QPushButton

from ui import theme
from ui.app import App
from ui.pages.floor import FloorPage
from ui.pages.houses import HousesPage
from ui.widgets.icons import icon


def strongest(image: QImage) -> int:
    """The alpha of the pixel that is seen best, of 255."""
    return max(image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height()))


@pytest.mark.parametrize("palette", [theme.DARK, theme.LIGHT])
def test_a_picture_is_faint_where_its_button_can_do_nothing(palette: theme.Palette) -> None:
    made = icon("undo", palette.text)
    seen, faint = (made.pixmap(20, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled))
    assert strongest(seen) > 240
    # Four tenths of it: 102 of 255, but for what rounding takes.
    assert 90 < strongest(faint) < 104
    assert QColor(palette.text).getRgb()[:3] == seen.pixelColor(*brightest(seen)).getRgb()[:3]


def brightest(image: QImage) -> tuple[int, int]:
    """Where the pixel is that is seen best."""
    places = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return max(places, key=lambda place: image.pixelColor(*place).alpha())


def test_the_arrows_of_the_floor_and_of_a_house_look_as_what_they_can_do(app: App) -> None:
    def contrast(button: QPushButton) -> int:
        seen = QRect(button.mapTo(app.window, QPoint(8, 6)), QSize(24, 18))
        image = app.window.grab(seen).toImage()
        levels = [image.pixelColor(x, y).lightness() for x in range(seen.width()) for y in range(seen.height())]
        return max(levels) - min(levels)

    def look(*buttons: QPushButton) -> None:
        for button in buttons:
            assert not button.isEnabled()
            faint = contrast(button)
            button.setEnabled(True)
            assert contrast(button) > 1.6 * faint > 0

    app.window.open("floor")
    floor = app.window.findChild(FloorPage)
    assert floor is not None
    QApplication.processEvents()
    look(floor._strip.undo, floor._strip.redo)
    app.window.open("houses")
    houses = app.window.findChild(HousesPage)
    assert houses is not None
    houses.comparison.copy_wanted.emit(app.window.house)
    assert houses.editor is not None
    QApplication.processEvents()
    look(houses.editor.undo_button, houses.editor.redo_button)
