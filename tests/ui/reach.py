"""What the keys come to in a window, one thing after the other: whether that is seen, and whether it is heard."""

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QWidget

from ui.table.view import TableView

_CONTRAST = 3.0
"""How much a ring stands out from what is there without it."""
_RINGED = 200
"""As many pixels have to stand out where the ring is within a larger thing, such as round a seat."""
_MOST_STOPS = 150


def amiss(window: QWidget, neutral: QWidget, known: set[object]) -> Iterator[str]:
    """What Tab reaches in a window without its being seen or having a name; each kind of thing is looked at once.
    `neutral` is what has the keys while they are nowhere in particular."""
    reached: list[QWidget] = []
    neutral.setFocus()
    for _ in range(_MOST_STOPS):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        each = QApplication.focusWidget()
        if each is None or each in reached:
            break
        reached.append(each)
        if not called(each):
            yield f"{type(each).__name__} in {type(each.parent()).__name__} has no name"
        ticked = isinstance(each, QAbstractButton) and each.isChecked()
        kind = (type(each), each.property("tone"), ticked)
        if each is neutral or kind in known:
            continue
        known.add(kind)
        needed = each.width() + each.height()
        if isinstance(each, TableView | QAbstractSlider):
            needed = min(needed, _RINGED)
        seen = _standing_out(window, each, neutral)
        each.setFocus(Qt.FocusReason.TabFocusReason)
        if seen < needed * 0.9:
            yield f"{kind} {each.accessibleName()}: {seen} of {needed}"


def called(widget: QWidget) -> str:
    """What something is, as it is heard: its name, or its description where the name is only its value."""
    kinds, heard = QAccessible.Text, QAccessible.queryAccessibleInterface(widget)
    name, value = heard.text(kinds.Name), heard.text(kinds.Value)
    told = heard.text(kinds.Description) if name == value else name
    return told if told != value else ""


def _luminance(image: QImage) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    """How light each pixel is, as contrast is reckoned."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    colours = flat[:, : image.width(), 2::-1] / 255.0
    linear = np.where(colours <= 0.03928, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def _standing_out(window: QWidget, widget: QWidget, neutral: QWidget) -> int:
    """How many pixels in and round a widget, which the keys have reached, stand out while they are there."""
    _settle()
    corner = widget.mapTo(window, QPoint(0, 0))
    box = QRect(corner, widget.size()).adjusted(-4, -4, 4, 4).intersected(window.rect())
    if box.isEmpty():
        return 0  # it is out of sight
    after = _luminance(window.grab(box).toImage())
    neutral.setFocus()
    _settle()
    before = _luminance(window.grab(box).toImage())
    ratio = (np.maximum(before, after) + 0.05) / (np.minimum(before, after) + 0.05)
    return int((ratio >= _CONTRAST).sum())


def _settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
