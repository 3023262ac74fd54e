"""The program's icons: line drawings tinted in the colour they are used in."""

from __future__ import annotations

from functools import cache

from PySide6 import QtGui  # its types are made when they are first named: not before the first paint
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt

from trainer import resources
from ui.fonts import grown

_DISABLED = 0.4
"""How much is seen of a picture whose button can do nothing."""


@cache
def _drawing(name: str) -> bytes:
    return resources.read("assets", "icons", f"{name}.svg")


def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QtGui.QPixmap:
    """Icon `name` in `colour`, `size` logical pixels square, for a screen of device pixel ratio `ratio`."""
    from PySide6.QtSvg import QSvgRenderer

    key = f"{name} {colour} {size} {ratio}"
    kept = QtGui.QPixmap()
    if QtGui.QPixmapCache.find(key, kept):
        return kept
    made = QtGui.QPixmap(QSize(round(size * ratio), round(size * ratio)))
    made.fill(Qt.GlobalColor.transparent)
    painter = QtGui.QPainter(made)
    tinted = _drawing(name).replace(b"#000", colour.encode())
    QSvgRenderer(QByteArray(tinted)).render(painter, QRectF(0, 0, made.width(), made.height()))
    painter.end()
    made.setDevicePixelRatio(ratio)
    QtGui.QPixmapCache.insert(key, made)
    return made


def icon(name: str, colour: str, size: int = 20) -> QtGui.QIcon:
    """The icon for buttons, as large as the window has it, sharp on the sharpest screen there is, and faint where its
    button can do nothing."""
    application = QtGui.QGuiApplication.instance()
    ratio = application.devicePixelRatio() if isinstance(application, QtGui.QGuiApplication) else 1.0
    drawn = pixmap(name, colour, grown(size), ratio)
    made = QtGui.QIcon(drawn)
    made.addPixmap(_faint(drawn), QtGui.QIcon.Mode.Disabled)
    return made


def _faint(drawn: QtGui.QPixmap) -> QtGui.QPixmap:
    made = QtGui.QPixmap(drawn.size())
    made.setDevicePixelRatio(drawn.devicePixelRatio())
    made.fill(Qt.GlobalColor.transparent)
    painter = QtGui.QPainter(made)
    painter.setOpacity(_DISABLED)
    painter.drawPixmap(0, 0, drawn)
    painter.end()
    return made
