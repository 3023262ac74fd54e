"""Whatever the keys have reached is seen to have been reached, on every page and in both themes."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.program import show
from trainer.settings import Settings
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.look import Look
from ui.pages.about import AboutDialog
from ui.pages.settings import SettingsDialog
from ui.preferences import Preferences
from ui.showcase import pages
from ui.table.view import TableView

_CONTRAST = 3.0
"""How much a ring stands out from what is there without it."""
_RINGED = 200
"""As many pixels have to stand out where the ring is within a larger thing, such as round a seat."""
_MOST_STOPS = 150


@pytest.fixture(params=[theme.DARK, pytest.param(theme.LIGHT, marks=pytest.mark.long)], ids=["dark", "light"])
def app(request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot) -> Iterator[App]:
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), request.param))
    qtbot.addWidget(made.window)
    show(made, qtbot)
    yield made
    qapp.setStyleSheet("")


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def luminance(image: QImage) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    """How light each pixel is, as contrast is reckoned."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    colours = flat[:, : image.width(), 2::-1] / 255.0
    linear = np.where(colours <= 0.03928, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def standing_out(window: QWidget, widget: QWidget, neutral: QWidget) -> int:
    """How many pixels in and round a widget, which the keys have reached, stand out while they are there."""
    settle()
    corner = widget.mapTo(window, QPoint(0, 0))
    box = QRect(corner, widget.size()).adjusted(-4, -4, 4, 4).intersected(window.rect())
    assert not box.isEmpty(), f"{widget} is reached out of sight"
    after = luminance(window.grab(box).toImage())
    neutral.setFocus()
    settle()
    before = luminance(window.grab(box).toImage())
    ratio = (np.maximum(before, after) + 0.05) / (np.minimum(before, after) + 0.05)
    return int((ratio >= _CONTRAST).sum())


def unseen(window: QWidget, neutral: QWidget, known: set[object]) -> list[str]:
    """What Tab reaches in a window without its being seen; each kind of thing is looked at once."""
    found: list[str] = []
    reached: list[QWidget] = []
    neutral.setFocus()
    for _ in range(_MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        each = QApplication.focusWidget()
        if each is None or each in reached:
            break
        reached.append(each)
        ticked = isinstance(each, QAbstractButton) and each.isChecked()
        kind = (type(each), each.property("tone"), ticked)
        if each is neutral or kind in known:
            continue
        known.add(kind)
        needed = each.width() + each.height()
        if isinstance(each, TableView | QAbstractSlider):
            needed = min(needed, _RINGED)
        seen = standing_out(window, each, neutral)
        each.setFocus(Qt.FocusReason.TabFocusReason)
        if seen < needed * 0.9:
            found.append(f"{kind} {each.accessibleName()}: {seen} of {needed}")
    return found


def test_the_keys_are_seen_to_reach_what_they_reach(app: App, qtbot: QtBot) -> None:
    window, known, found = app.window, set[object](), []
    for name in pages(app):
        settle()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window._stack.currentWidget().setFocus()
        # With the page itself the keys are nowhere in particular.
        page = QApplication.focusWidget()
        assert page is not None
        if name == "floor":
            QTest.keyClick(page, Qt.Key.Key_F6)
        found += [f"{name}: {each}" for each in unseen(window, page, known)]
    assert not found, "\n".join(found)
    # Buttons and what is drawn by the program itself: far more than a dozen kinds.
    assert len(known) > 25


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
    found = unseen(dialog, neutral, set())
    assert not found, "\n".join(found)
