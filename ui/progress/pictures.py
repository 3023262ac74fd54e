"""A chart as a picture in a file."""

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QWidget

from ui.theme import Palette, Role

_SHARP = 2
"""Dots for every logical pixel, so that the picture can be printed."""

_MARGIN = 20
_GAP = 6


def as_png(chart: QWidget, title: str, sentence: str, palette: Palette) -> bytes:
    """The whole of `chart`, also what is scrolled out of sight, below its title and its sentence."""
    width = chart.width() + 2 * _MARGIN
    room = QRect(_MARGIN, _MARGIN, chart.width(), 10_000)
    wrap = Qt.TextFlag.TextWordWrap
    head = QFontMetrics(Role.HEADING.font).boundingRect(room, wrap, title)
    said = QFontMetrics(Role.SMALL.font).boundingRect(room.translated(0, head.height() + _GAP), wrap, sentence)
    top = said.bottom() + 2 * _GAP
    image = QImage(QSize(width, top + chart.height() + _MARGIN) * _SHARP, QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(_SHARP)
    image.fill(QColor(palette.bg1))
    painter = QPainter(image)
    painter.setPen(QColor(palette.text))
    painter.setFont(Role.HEADING.font)
    painter.drawText(head, wrap, title)
    painter.setPen(QColor(palette.text2))
    painter.setFont(Role.SMALL.font)
    painter.drawText(said, wrap, sentence)
    # As any widget: a view of Qt's has another way to draw itself, which knows nothing of its frame.
    QWidget.render(chart, painter, QPoint(_MARGIN, top), renderFlags=QWidget.RenderFlag.DrawChildren)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the annotations know no device, which Qt takes
    return bytes(buffer.data().data())
