"""What stands over the columns of houses: each one's name, and below it how far it differs."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView

from ui.fonts import grown
from ui.look import Look
from ui.theme import Role

PAD = 14
"""Pixels left of what is written, over a column and in it."""

_HEIGHT, _GAP, _EDGE = 56, 1, 6
LEAST = Role.LABEL.value[0]
"""The size in pixels below which no letters go where a column is narrow."""


class HousesHeader(QHeaderView):
    """The model's words in two lines. Where a name has no room in its column, the letters of all of them are smaller;
    one that is too long even then is cut, and whole in its tooltip."""

    def __init__(self, look: Look) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._palette = look.palette
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setFixedHeight(grown(_HEIGHT))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        palette = self._palette
        painter.save()
        painter.fillRect(rect, QColor(palette.bg2))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), QColor(palette.line))
        if logicalIndex:
            painter.fillRect(QRect(rect.left(), rect.top(), 1, rect.height()), QColor(palette.line))
        name, below = self._said(logicalIndex)
        wide = rect.width() - grown(PAD + _EDGE)
        first, second = self._fonts(wide) if below else (Role.SMALL.font, Role.LABEL.font)
        lines = [(name, first, palette.text if below else palette.text2), (below, second, palette.text2)]
        heights = [QFontMetrics(font).height() if text else 0 for text, font, _ in lines]
        y = rect.top() + (rect.height() - sum(heights) - _GAP) // 2
        for (text, font, colour), height in zip(lines, heights, strict=True):
            room = QRect(rect.left() + grown(PAD), y, wide, height)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
            y += height + _GAP
        painter.restore()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), grown(_HEIGHT))

    def _said(self, section: int) -> tuple[str, str]:
        """The name over a column, and what stands below it."""
        said = str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")
        name, _, below = said.partition("\n")
        return name, below

    def _fonts(self, room: int) -> tuple[QFont, QFont]:
        """The letters of all houses' names, in which each has room that can have it, and of what stands below them."""
        first, second = Role.STRONG.font, Role.LABEL.font
        least = grown(LEAST)
        shown = [self._said(section)[0] for section in range(1, self.count()) if not self.isSectionHidden(section)]
        wanted = [Role.STRONG.width(name) for name in shown if name]
        fits = min([1, *(room / wide for wide in wanted if wide * least <= room * first.pixelSize())])
        for font in (first, second):
            font.setPixelSize(max(least, int(fits * font.pixelSize())))
        return first, second
