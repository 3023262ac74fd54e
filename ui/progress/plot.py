"""Lines over days or dates. The only module that knows pyqtgraph, and is loaded when the first chart is made."""

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple, TypeVar

import pyqtgraph as pg  # type: ignore[import-untyped]  # it comes without types
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QWidget

from ui.fonts import grown
from ui.look import Look
from ui.theme import Role

P = TypeVar("P")
Ticks = Sequence[tuple[float, str]]

_LEFT, _TOP, _RIGHT, _BOTTOM = 4, 4, 8, 8
"""Pixels between the ticks and the chart, above it, beside the last tick's name, and below the names, for the ring."""

_ALONE = 0.3
"""How far to either side a band reaches that has one place only."""

_BEYOND = 60
"""Pixels by which the name of a tick may reach beyond its axis."""

_FROM_SIDE = 0.015
"""How far from the side of a chart the name of a level lies, as a part of its width."""


class _Place(NamedTuple):
    """Where words may lie: at a point of the chart, with the point of theirs that comes to lie there."""

    x: float
    y: float
    across: float
    down: float

    @property
    def turned(self) -> "_Place":
        """On the other side of the point, above it or below."""
        return self._replace(down=1 - self.down)

    def box(self, at: QPointF, size: QSizeF) -> QRectF:
        """What words of this size cover when the point is there."""
        return QRectF(at - QPointF(self.across * size.width(), self.down * size.height()), size)


class Plot(pg.GraphicsView):  # type: ignore[misc]  # it comes without types
    """A chart of lines in the program's colours; `set_axes` first, then what lies in it, the lowest first.

    It neither zooms nor moves: what there is to see is there at once, and the table has every figure.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None)
        self._palette = look.palette
        self.setAntialiasing(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("tone", "reach")
        self._box = pg.ViewBox(enableMenu=False, enableMouse=False, defaultPadding=0)
        self._left = self._axis("left")
        self._bottom = self._axis("bottom")
        # Of itself it reckons with less than a line, and would cut what reaches below the feet of the letters.
        self._bottom.setHeight(QFontMetrics(Role.LABEL.font).height() + grown(_LEFT))
        layout = self.centralLayout
        layout.setContentsMargins(0, grown(_TOP), 0, grown(_BOTTOM))
        layout.setSpacing(0)
        layout.addItem(self._left, 0, 0)
        layout.addItem(self._box, 0, 1)
        layout.addItem(self._bottom, 1, 1)
        layout.setColumnStretchFactor(1, 1)
        layout.setRowStretchFactor(0, 1)
        self._notes: list[tuple[pg.TextItem, list[_Place]]] = []
        self._lines: list[list[tuple[float, float]]] = []
        self._box.sigResized.connect(self._turn_notes)

    def sizeHint(self) -> QSize:
        return QSize(240, 110)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 90)

    def set_axes(self, x: tuple[float, float], x_ticks: Ticks, y: tuple[float, float], y_ticks: Ticks) -> None:
        """Clear the chart, and say from where to where it goes; each tick on the left has a line across."""
        self._box.clear()
        self._notes.clear()
        self._lines.clear()
        self._box.setRange(xRange=x, yRange=y, padding=0, disableAutoRange=True)
        self._left.setTicks([list(y_ticks)])
        self._bottom.setTicks([list(x_ticks)])
        last = x_ticks[-1][1] if x_ticks else ""
        beside = QFontMetrics(Role.LABEL.font).horizontalAdvance(last) / 2 + grown(_RIGHT)
        self.centralLayout.setContentsMargins(0, grown(_TOP), beside, grown(_BOTTOM))
        for at, _ in y_ticks:
            self._add(pg.InfiniteLine(at, angle=0, pen=self._pen(self._palette.line, 1)))

    def add_band(self, points: Sequence[tuple[float, float, float] | None], colour: str) -> None:
        """The room between a low and a high value at each place; None leaves a gap."""
        for run in _runs(points):
            if len(run) == 1:
                ((x, low, high),) = run
                run = [(x - _ALONE, low, high), (x + _ALONE, low, high)]
            path = QPainterPath(QPointF(run[0][0], run[0][1]))
            for x, low, _ in run[1:]:
                path.lineTo(x, low)
            for x, _, high in reversed(run):
                path.lineTo(x, high)
            item = QGraphicsPathItem(path)
            item.setPen(QPen(Qt.PenStyle.NoPen))
            item.setBrush(QColor(colour))
            self._add(item)

    def add_line(
        self, points: Sequence[tuple[float, float] | None], colour: str, width: float, dash: bool = False
    ) -> None:
        """A line through the points; None leaves a gap."""
        for run in _runs(points):
            self._lines.append(run)
            xs, ys = [x for x, _ in run], [y for _, y in run]
            self._add(pg.PlotCurveItem(xs, ys, pen=self._pen(colour, width, dash), antialias=True))
        self._turn_notes()

    def add_dots(self, points: Iterable[tuple[float, float]], colour: str, size: float, edge: str = "") -> None:
        """A dot at each point, `size` pixels across; drawn each time, so that it is round at any sharpness."""
        xs, ys = [list(each) for each in zip(*points, strict=True)] or ([], [])
        pen = self._pen(edge, 2) if edge else QPen(Qt.PenStyle.NoPen)
        dots = {"size": grown(size), "brush": QColor(colour), "pen": pen}
        self._add(pg.ScatterPlotItem(xs, ys, **dots, antialias=True, useCache=False))

    def add_level(self, y: float, name: str, *, below: bool = False) -> None:
        """A dashed line across in brass, with its name below it or above it, at the left or at the right."""
        self._add(pg.InfiniteLine(y, angle=0, pen=self._pen(self._palette.brass, 1, dash=True)))
        low, high = self._box.viewRange()[0]
        self._lines.append([(low, y), (high, y)])
        room = (high - low) * _FROM_SIDE
        down = -0.1 if below else 1.1
        self._put_note(name, self._palette.brass, (_Place(low + room, y, 0, down), _Place(high - room, y, 1, down)))

    def add_note(self, x: float, y: float, text: str, colour: str, anchor: tuple[float, float]) -> None:
        """A few words in the chart; `anchor` is the point of the text that lies there, (0, 0) its top left and
        (1, 1) its bottom right. Where they have no room above the point or below it, or would be crossed there, they
        lie on its other side."""
        self._put_note(text, colour, (_Place(x, y, *anchor),))

    def _put_note(self, text: str, colour: str, places: Sequence["_Place"]) -> None:
        note = pg.TextItem(text, color=QColor(colour), fill=QColor(self._palette.bg1))
        note.setFont(Role.LABEL.font)
        self._add(note)
        self._notes.append((note, [each for place in places for each in (place, place.turned)]))
        self._turn_notes()

    def _turn_notes(self) -> None:
        """Put each note where it lies in the chart and no line goes through it, nor another note; where that is
        nowhere, those that were added before it go on behind its ground."""
        taken: list[QRectF] = []
        for note, places in self._notes:
            size = note.textItem.boundingRect().size()
            boxes = {place: place.box(self._box.mapFromView(QPointF(place.x, place.y)), size) for place in places}
            inside = [place for place, box in boxes.items() if box.top() >= 0 and box.bottom() <= self._box.height()]
            free = (each for each in inside if not self._is_crossed(boxes[each], taken))
            chosen = next(free, inside[0] if inside else places[0])
            note.setPos(chosen.x, chosen.y)
            note.setAnchor((chosen.across, chosen.down))
            taken.append(boxes[chosen])

    def _is_crossed(self, box: QRectF, taken: Sequence[QRectF]) -> bool:
        seen = self._box.mapToView(box).boundingRect()
        return any(box.intersects(each) for each in taken) or any(_crosses(line, seen) for line in self._lines)

    def _add(self, item: object) -> None:
        self._box.addItem(item, ignoreBounds=True)

    def _axis(self, side: str) -> "pg.AxisItem":
        axis = pg.AxisItem(side, linkView=self._box, pen=QPen(Qt.PenStyle.NoPen), textPen=self._palette.text3)
        axis.setStyle(
            tickLength=0,
            tickAlpha=0,
            tickFont=Role.LABEL.font,
            tickTextOffset=grown(_LEFT),
            hideOverlappingLabels=grown(_BEYOND),
        )
        return axis

    def _pen(self, colour: str, width: float, dash: bool = False) -> QPen:
        """So wide on the screen, however sharp that is: this kind of pen is measured in the screen's own dots."""
        pen = QPen(QColor(colour), grown(width) * self.devicePixelRatioF())
        pen.setCosmetic(True)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dash:
            pen.setDashPattern([3, 3])
        return pen


def _runs(points: Sequence[P | None]) -> list[list[P]]:
    """The points between gaps."""
    runs = (list(run) for there, run in groupby(points, lambda point: point is not None) if there)
    return [[point for point in run if point is not None] for run in runs]


def _crosses(line: Sequence[tuple[float, float]], box: QRectF) -> bool:
    """Whether a line whose points go from left to right goes through a box."""
    within = [y for x, y in line if box.left() <= x <= box.right()]
    for (x, y), (further, there) in pairwise(line):
        for side in (box.left(), box.right()):
            if x < side < further:
                within.append(y + (there - y) * (side - x) / (further - x))
    return bool(within) and min(within) <= box.bottom() and max(within) >= box.top()
