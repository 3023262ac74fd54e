"""The dealer's side of the felt: the stub, the burns and the place of the community card, with their labels."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.table import ink
from ui.table.card_art import MARGIN, RADIUS, CardArt
from ui.table.geometry import SPOTS_X, Rect, Slot
from ui.table.plan import Plan
from ui.theme import Palette

_CARDS_A_LAYER: Final = 5
_LAYER: Final = (1.5, 0.8)
_HIDDEN_LAYERS: Final = 3
_BURN_STEP: Final = (7.6, 1.4)
_MOST_BURNS: Final = 6
_GAP: Final = 8.0
_ROUND: Final = 4.0
_COUNT: Final = 1.08
"""How much larger a count is than its label."""


@dataclass(frozen=True, slots=True)
class Middle:
    """What the dealer has before him. A count is None where it may not be seen; the pile then tells nothing."""

    stub: int | None
    burns: int | None
    stub_label: str
    burns_label: str
    community_label: str
    community: bool
    """Whether a community card lies in its place."""
    ringed: bool
    line: str


class MiddleItem(QGraphicsItem):
    """Stub, burns and the three labels. The community card itself is a card like the others."""

    def __init__(self, art: CardArt, palette: Palette) -> None:
        super().__init__()
        self._art = art
        self._palette = palette
        self._middle: Middle | None = None
        self._plan: Plan | None = None
        self._bounds = QRectF()

    def lay(self, plan: Plan, middle: Middle) -> None:
        """Shows the middle so."""
        if (plan, middle) == (self._plan, self._middle):
            return
        self.prepareGeometryChange()
        self._plan, self._middle = plan, middle
        around = plan.spots[0].rect.joined(plan.spots[2].rect).joined(plan.line).joined(plan.community.rect)
        self._bounds = ink.box(around.grown(24))
        self.update()

    def set_theme(self, art: CardArt, palette: Palette) -> None:
        """Other pictures and colours."""
        self._art, self._palette = art, palette
        self.update()

    def describe(self) -> str:
        """What is to be seen of it."""
        return f"middle {self._middle} at {self._plan.spots if self._plan else ''}"

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        plan, middle = self._plan, self._middle
        if plan is None or middle is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stub, common, burns = plan.spots
        if not middle.community:
            self._place(painter, common.rect)
        elif middle.ringed:
            around, radius = plan.community.rect.grown(_ROUND), RADIUS * plan.community.scale + _ROUND
            ink.ring(painter, around, radius, QColor(self._palette.brass), QColor(self._palette.halo), 3)
        self._stub(painter, stub, middle)
        self._burns(painter, burns, middle)
        self._labels(painter, plan, middle)

    def _place(self, painter: QPainter, rect: Rect) -> None:
        pen = QPen(QColor(self._palette.line_on_felt), 1, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(0, 0, 0, 26))
        painter.drawRoundedRect(ink.box(rect), RADIUS * 0.9, RADIUS * 0.9)

    def _stub(self, painter: QPainter, slot: Slot, middle: Middle) -> None:
        if middle.stub == 0:
            self._place(painter, slot.rect)
            return
        layers = _HIDDEN_LAYERS if middle.stub is None else ceil(middle.stub / _CARDS_A_LAYER)
        side = QColor(self._palette.back_edge).darker(110)
        painter.setPen(QPen(side.darker(132), 0.7))
        painter.setBrush(side)
        box = ink.box(slot.rect)
        radius = RADIUS * slot.scale
        for at in range(layers, 0, -1):
            painter.drawRoundedRect(box.translated(at * _LAYER[0], at * _LAYER[1]), radius, radius)
        self._back(painter, slot.x, slot.y, slot.scale)

    def _burns(self, painter: QPainter, slot: Slot, middle: Middle) -> None:
        if middle.burns == 0:
            self._place(painter, slot.rect)
            return
        count = 1 if middle.burns is None else min(middle.burns, _MOST_BURNS)
        for at in range(count):
            back = count - 1 - at
            x = slot.x + (at - (count - 1) / 2) * _BURN_STEP[0]
            self._back(painter, x, slot.y - back * _BURN_STEP[1], slot.scale)

    def _back(self, painter: QPainter, x: float, y: float, scale: float) -> None:
        if ink.enlarges(painter):
            painter.save()
            painter.translate(x, y)
            painter.scale(scale, scale)
            self._art.draw(painter, None, covered=False)
            painter.restore()
            return
        ratio = painter.device().devicePixelRatioF()
        world = painter.worldTransform()
        drawn_at = world.m22() * ratio * scale
        corner = world.map(QPointF(x - MARGIN * scale, y - MARGIN * scale))
        painter.save()
        left, top = round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio
        painter.setWorldTransform(QTransform().translate(left, top).scale(1 / ratio, 1 / ratio))
        painter.drawPixmap(0, 0, self._art.pixmap(None, drawn_at, covered=False))
        painter.restore()

    def _labels(self, painter: QPainter, plan: Plan, middle: Middle) -> None:
        size = ink.LABEL * plan.stage.text
        left, common, right = plan.labels
        stub_w = self._counted(painter, left, middle.stub_label, middle.stub, size)
        burns_w = self._counted(painter, right, middle.burns_label, middle.burns, size)
        quiet = QColor(self._palette.text2_on_felt)
        if middle.line:
            line = ink.elided(middle.line, size, 500, plan.line.w)
            ink.write_centred(painter, plan.line, line, size, 500, QColor(self._palette.text_on_felt))
        elif middle.community:
            ink.write_centred(painter, plan.line, middle.community_label, size, 500, quiet)
        if not middle.community:
            step = SPOTS_X[1] - SPOTS_X[0]
            room = 2 * (step - max(stub_w, burns_w) / 2 - _GAP)
            # Between large words there is no room for it: it goes below them, unless that is taken.
            below = ink.width(middle.community_label, size, 500) > room and not middle.line
            text = middle.community_label if below else ink.elided(middle.community_label, size, 500, room)
            ink.write_centred(painter, plan.line if below else common, text, size, 500, quiet)

    def _counted(self, painter: QPainter, rect: Rect, label: str, count: int | None, size: float) -> float:
        """Writes a label and its count in bold; gives their width."""
        number = "" if count is None else f" {count}"
        before, after = ink.width(label, size, 500), ink.width(number, size * _COUNT, 700)
        x = rect.cx - (before + after) / 2
        ink.write(painter, x, rect.cy, label, size, 500, QColor(self._palette.text2_on_felt))
        ink.write(painter, x + before, rect.cy, number, size * _COUNT, 700, QColor(self._palette.text_on_felt))
        return before + after
