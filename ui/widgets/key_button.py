"""A button that shows the key which does the same."""

import math
from typing import Final

from PySide6 import QtWidgets  # a style's types are made when they are first named: not before the first paint
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from ui.fonts import grown
from ui.look import Look
from ui.theme import Palette, Role, dress

CAP: Final = 20
"""How high a key is, and how wide it is at least, in pixels of a window of the usual size."""

CENTRED: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
"""How a key's sign stands in its box, and what it does beside it."""

_CAP_PAD: Final = 6
_GAP: Final = 10
_EDGE: Final = 12
_SHADE: Final = 0.12
"""How much of its text's colour is in the key on a primary button: enough to tell the key from the button, and little
enough for the text to stand 4.5 to 1 on it in both themes."""


class KeyButton(QPushButton):
    """What it does and, beside that, its key: together in the middle or, `spread`, at the left and the right end.
    Where there is no room for both the key is left out."""

    def __init__(
        self, look: Look, text: str, key: str, tone: str = "", role: Role = Role.HEADING, *, spread: bool = False
    ) -> None:
        super().__init__(text)
        self.key = key
        self._palette, self._spread = look.palette, spread
        dress(self, role, tone)

    @property
    def shows_key(self) -> bool:
        """Whether there is room for its key."""
        return self._said() + grown(_GAP) + cap_width(self.key) + 2 * grown(_EDGE) <= self.width()

    def sizeHint(self) -> QSize:
        bare = super().sizeHint()
        wide = max(bare.width(), self._said() + 2 * grown(_EDGE))
        return QSize(wide + grown(_GAP) + cap_width(self.key), bare.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._said() + 2 * grown(_EDGE), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, shown = QtWidgets.QStylePainter(self), QtWidgets.QStyleOptionButton()
        self.initStyleOption(shown)
        painter.drawControl(QtWidgets.QStyle.ControlElement.CE_PushButtonBevel, shown)
        said, cap = self._said(), cap_width(self.key)
        with_key = self.shows_key
        whole = said + grown(_GAP) + cap if with_key else said
        x = grown(_EDGE) if self._spread else (self.width() - whole) // 2
        shown.rect.setRect(x, 0, said, self.height())
        # The style knows the colour of the text in each state.
        painter.drawControl(QtWidgets.QStyle.ControlElement.CE_PushButtonLabel, shown)
        if with_key:
            left = self.width() - grown(_EDGE) - cap if self._spread else x + said + grown(_GAP)
            high = grown(CAP)
            box = QRectF(left, (self.height() - high) // 2, cap, high)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.property("tone") == "primary" and self.isEnabled():
                paint_primary_cap(painter, box, self.key, self._palette)
            else:
                paint_cap(painter, box, self.key, self._palette)
        painter.end()

    def _said(self) -> int:
        """How wide its text is."""
        return math.ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text())) + 1


def cap_width(key: str) -> int:
    """How wide the picture of a key is, in pixels."""
    return max(grown(CAP), math.ceil(Role.KEY.width(key)) + grown(2 * _CAP_PAD))


def paint_cap(painter: QPainter, box: QRectF, key: str, palette: Palette) -> None:
    """Draw a key in its box."""
    _paint(painter, box, key, (QColor(palette.bg3), QColor(palette.line2), QColor(palette.text2)))


def paint_primary_cap(painter: QPainter, box: QRectF, key: str, palette: Palette) -> None:
    """Draw a key in its box, on brass."""
    _paint(painter, box, key, (primary_cap(palette), _mixed(palette, 3 * _SHADE), QColor(palette.on_brass)))


def primary_cap(palette: Palette) -> QColor:
    """The ground of a key that lies on brass."""
    return _mixed(palette, _SHADE)


def _mixed(palette: Palette, share: float) -> QColor:
    brass, ink = QColor(palette.brass), QColor(palette.on_brass)
    pairs = ((brass.red(), ink.red()), (brass.green(), ink.green()), (brass.blue(), ink.blue()))
    return QColor(*(round(a + (b - a) * share) for a, b in pairs))


def _paint(painter: QPainter, box: QRectF, key: str, colours: tuple[QColor, QColor, QColor]) -> None:
    ground, edge, ink = colours
    thick, corner = grown(1), grown(4)
    painter.setPen(QPen(edge, thick))
    painter.setBrush(ground)
    half = thick / 2
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), corner, corner)
    painter.setPen(ink)
    painter.setFont(Role.KEY.font)
    painter.drawText(box, CENTRED, key)
