"""The program's icons: line drawings tinted in the colour they are used in."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from trainer import resources


@cache
def _drawing(name: str) -> bytes:
    return resources.read("assets", "icons", f"{name}.svg")


def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Icon `name` in `colour`, `size` logical pixels square, for a screen of device pixel ratio `ratio`."""
    key = f"{name} {colour} {size} {ratio}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    made = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    tinted = _drawing(name).replace(b"#000", colour.encode())
    QSvgRenderer(QByteArray(tinted)).render(painter, QRectF(0, 0, made.width(), made.height()))
    painter.end()
    made.setDevicePixelRatio(ratio)
    QPixmapCache.insert(key, made)
    return made


def icon(name: str, colour: str, size: int = 20) -> QIcon:
    """The icon for buttons, sharp on the sharpest screen there is."""
    application = QGuiApplication.instance()
    ratio = application.devicePixelRatio() if isinstance(application, QGuiApplication) else 1.0
    return QIcon(pixmap(name, colour, size, ratio))
