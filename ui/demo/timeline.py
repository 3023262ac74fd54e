"""The timeline: a box a street, a sign a step, and a playhead to drag."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QWidget

from trainer.commentary import Phase
from ui import fonts
from ui.demo.reel import Chapter, Reel
from ui.demo.telling import heading, phase_name
from ui.demo.ticks import SIGNS, paint_sign, sign_colour
from ui.look import Look
from ui.theme import Role

_GAP: Final = 4.0
_PAD: Final = 6.0
_LABEL: Final = 20.0
_BOX_TOP: Final = 25.0
_BOX: Final = 31.0
_FOOT: Final = 7.0


class Timeline(QAbstractSlider):
    """A slider over the positions of a hand. Its value is the position; `valueChanged` tells of every change."""

    EDGE: Final = 7
    """Pixels left and right of the boxes, for the playhead to be whole at either end, in a window of the usual size."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._reel: Reel | None = None
        self._boxes: list[QRectF] = []
        self._covered = False
        self.setOrientation(Qt.Orientation.Horizontal)
        k = self._k = fonts.growth()
        self._edge = k * self.EDGE
        self._gap, self._pad, self._label = k * _GAP, k * _PAD, k * _LABEL
        self._top, self._box, self._foot = k * _BOX_TOP, k * _BOX, k * _FOOT
        self.setFixedHeight(round(self._top + self._box + self._foot))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(look.words("Steps of the hand"))

    def show_reel(self, reel: Reel) -> None:
        """The steps of a hand, none of them done."""
        self._reel = reel
        self.blockSignals(True)  # nobody has moved it
        self.setRange(0, reel.end)
        self.setPageStep(1)
        self.setValue(0)
        self.blockSignals(False)
        self._lay()

    def set_covered(self, covered: bool) -> None:
        """Whether it keeps to itself what is still to come."""
        self._covered = covered
        self._lay()

    def centre(self, at: int) -> QPointF:
        """Where position `at` lies: on the sign of its step, or at the left edge for the start."""
        reel = self._reel
        if reel is None or not self._boxes:
            return QPointF(self._edge, self._top + self._box / 2)
        if at == 0:
            return QPointF(self._boxes[0].left() + 1, self._top + self._box / 2)
        index = next(index for index, chapter in enumerate(reel.chapters) if at <= chapter.last)
        return self._sign_centre(reel.chapters[index], self._boxes[index], at)

    def position(self, x: float) -> int:
        """The position nearest to a place along the widget."""
        return min(range(self.maximum() + 1), key=lambda at: abs(self.centre(at).x() - x))

    def sizeHint(self) -> QSize:
        return QSize(680, self.height())

    def resizeEvent(self, event: QEvent) -> None:
        self._lay()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.position(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.position(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._reel is not None:
            at = self.position(event.pos().x())
            step = None if self._covered and at > self.value() else self._reel.step(at)
            text = heading(step, self._reel.hand.house, self._look.words) if step else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _lay(self) -> None:
        """Boxes as wide as their steps ask for, but none narrower than its word."""
        reel = self._reel
        if reel is None:
            return
        metrics = QFontMetricsF(fonts.font(fonts.grown(Role.SMALL.value[0]), 600))
        least = [metrics.horizontalAdvance(self._name(chapter)) + 4 * self._k for chapter in reel.chapters]
        counts = [chapter.last - chapter.first + 1 for chapter in reel.chapters]
        room = self.width() - 2 * self._edge - self._gap * (len(counts) - 1)
        widths = _shares(room, counts, least)
        x = self._edge
        self._boxes = []
        for width in widths:
            self._boxes.append(QRectF(x, self._top, width, self._box))
            x += width + self._gap
        self.update()

    def _name(self, chapter: Chapter) -> str:
        assert self._reel is not None
        if self._covered and chapter.phase is Phase.END and chapter.first > self.value():
            return self._look.words("End")
        return phase_name(chapter.phase, self._reel.contested, self._look.words)

    def _sign_centre(self, chapter: Chapter, box: QRectF, at: int) -> QPointF:
        count = chapter.last - chapter.first + 1
        pitch = (box.width() - 2 * self._pad) / count
        return QPointF(box.left() + self._pad + pitch * (at - chapter.first + 0.5), box.center().y())

    def paintEvent(self, event: QPaintEvent) -> None:
        reel = self._reel
        if reel is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for chapter, box in zip(reel.chapters, self._boxes, strict=True):
            self._chapter(painter, reel, chapter, box)
        self._playhead(painter)
        painter.end()

    def _chapter(self, painter: QPainter, reel: Reel, chapter: Chapter, box: QRectF) -> None:
        palette, at, k = self._look.palette, self.value(), self._k
        now = chapter.first <= at <= chapter.last
        painter.setFont(fonts.font(fonts.grown(Role.SMALL.value[0]), 600 if now else 400))
        done = at >= chapter.first
        painter.setPen(QColor(palette.text if now else palette.text2 if done else palette.text3))
        above = QRectF(box.left() + 2 * k, 0, box.width() + 40 * k, self._label)
        painter.drawText(above, Qt.AlignmentFlag.AlignVCenter, self._name(chapter))
        reached = now and self.hasFocus()
        edge = palette.text if reached else palette.brass if now else palette.line
        painter.setPen(QPen(QColor(edge), k * (3 if reached else 1)))
        painter.setBrush(QColor(palette.brass_ground if now else palette.bg2))
        painter.drawRoundedRect(box.adjusted(k / 2, k / 2, -k / 2, -k / 2), 6 * k, 6 * k)
        pitch = (box.width() - 2 * self._pad) / (chapter.last - chapter.first + 1)
        scale = min(0.95, max(pitch / k / 12, 0.4))
        for number in range(chapter.first, chapter.last + 1):
            sign, done = SIGNS[reel.steps[number - 1].kind], number <= at
            colour = sign_colour(sign, self._look) if done else QColor(palette.text3)
            place = self._sign_centre(chapter, box, number)
            if self._covered and not done:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawEllipse(place, 1.6 * k, 1.6 * k)
            else:
                paint_sign(painter, place, sign, colour, scale * k)
            if done or not self._covered:
                self._astray(painter, reel, number, place.x())

    def _astray(self, painter: QPainter, reel: Reel, number: int, x: float) -> None:
        """A full diamond where the hand departs from the house, an open one where only the dealer does otherwise."""
        departs = number in reel.departures
        if not departs and number not in reel.otherwise:
            return
        colour, k = QColor(self._look.palette.brass), self._k
        painter.setPen(QPen(colour, 1.4 * k))
        painter.setBrush(colour if departs else Qt.BrushStyle.NoBrush)
        foot, half = self._top + self._box + k, 4 * k
        corners = ((0, -half), (half, 0), (0, half), (-half, 0))
        painter.drawPolygon(QPolygonF([QPointF(x + across, foot + down) for across, down in corners]))

    def _playhead(self, painter: QPainter) -> None:
        palette, k = self._look.palette, self._k
        x = self.centre(self.value()).x()
        colour = QColor(palette.brass)
        painter.setPen(QPen(colour, 2 * k))
        painter.drawLine(QPointF(x, self._top - 2 * k), QPointF(x, self._top + self._box + 4 * k))
        painter.setPen(QPen(QColor(palette.text), 2 * k) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, self._top - 4 * k), 6 * k, 6 * k)


def _shares(room: float, counts: Sequence[int], least: Sequence[float]) -> list[float]:
    """`room` shared out by counts, where each gets at least its least."""
    held: set[int] = set()
    while True:
        free = room - sum(least[at] for at in held)
        total = sum(count for at, count in enumerate(counts) if at not in held)
        if not total:
            return list(least)
        each = [least[at] if at in held else free * count / total for at, count in enumerate(counts)]
        short = {at for at in range(len(counts)) if each[at] < least[at]}
        if not short:
            return each
        held |= short
