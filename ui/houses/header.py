"""What stands over the columns of houses: each one's name, and below it how far it differs."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView

from ui.fonts import grown
from ui.look import Look
from ui.theme import Role

PAD = 14
"""Pixels left of what is written, over a column and in it."""

_HEIGHT, _GAP, _EDGE = 56, 1, 6
_ROOMY = 130
"""A column narrower than this has its house's name in smaller letters."""


class HousesHeader(QHeaderView):
    """The model's words in two lines. A name that is too long for its column is cut, and whole in its tooltip."""

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
        said = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        name, _, below = said.partition("\n")
        first = Role.SMALL if not below else Role.STRONG if rect.width() >= grown(_ROOMY) else Role.LABEL
        lines = [(name, first, palette.text if below else palette.text2), (below, Role.LABEL, palette.text2)]
        heights = [QFontMetrics(role.font).height() if text else 0 for text, role, _ in lines]
        y = rect.top() + (rect.height() - sum(heights) - _GAP) // 2
        for (text, role, colour), height in zip(lines, heights, strict=True):
            room = QRect(rect.left() + grown(PAD), y, rect.width() - grown(PAD + _EDGE), height)
            painter.setFont(role.font)
            painter.setPen(QColor(colour))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
            y += height + _GAP
        painter.restore()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), grown(_HEIGHT))
