"""The program's icons: line drawings tinted in the colour they are used in."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trainer import resources


@cache
def _drawing(name: str) -> bytes:
    return resources.read("assets", "icons", f"{name}.svg")


def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Icon `name` in `colour`, `size` logical pixels square, for a screen of device pixel ratio `ratio`."""
    made = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    tinted = _drawing(name).replace(b"#000", colour.encode())
    QSvgRenderer(QByteArray(tinted)).render(painter, QRectF(0, 0, made.width(), made.height()))
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def icon(name: str, colour: str, size: int = 20) -> QIcon:
    """The icon for buttons, sharp at each ratio in use."""
    made = QIcon()
    for ratio in (1.0, 1.25, 2.0):
        made.addPixmap(pixmap(name, colour, size, ratio))
    return made
