"""One card lying on the table, or on its way."""

from dataclasses import dataclass
from math import cos, pi

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trainer.cards import Card
from ui.table import ink
from ui.table.card_art import MARGIN, CardArt
from ui.table.card_sizes import CARD_H, CARD_W
from ui.table.geometry import Slot


@dataclass(frozen=True, slots=True)
class Look:
    """What shows of a card: its face, or the back where `card` is None, and whether the next one covers it."""

    card: Card | None
    covered: bool = False
    hole: bool = False


class CardItem(QGraphicsItem):
    """A card. `rest` is where it belongs; a motion may hold it elsewhere until it lands there."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self.look = Look(None)
        self._before: Look | None = None
        self.rest = Slot(0, 0, 1)
        self.moving = False
        self.setVisible(False)

    def lay(self, slot: Slot, look: Look) -> None:
        """Shows the card so, lying there unless it is on its way."""
        self.rest = slot
        if look != self.look:
            self.look = look
            self.update()
        if not self.moving:
            self.place(slot)
        self.setVisible(True)

    def place(self, slot: Slot) -> None:
        """Puts the card down somewhere for now."""
        self.setPos(slot.x, slot.y)
        self.setScale(slot.scale)

    @property
    def now(self) -> Slot:
        """Where it lies at this moment."""
        return Slot(self.x(), self.y(), self.scale())

    def turn(self, before: Look, progress: float) -> None:
        """Part of the way, 0 to 1, of turning over from another look to its own."""
        self._before = before if progress < 0.5 else None
        width = max(abs(cos(pi * progress)), 0.02)
        half = CARD_W / 2
        self.setTransform(QTransform().translate(half, 0).scale(width, 1).translate(-half, 0))
        self.update()

    def keep(self, before: Look) -> None:
        """Goes on looking as it did before, until `turned`."""
        self._before = before

    def turned(self) -> None:
        """Shows its own look from now on."""
        self._before = None
        self.setTransform(QTransform())
        self.update()

    def set_art(self, art: CardArt) -> None:
        """Other pictures."""
        self._art = art
        self.update()

    def describe(self) -> str:
        """What is to be seen of it."""
        look = self.look
        kind = "back" if look.card is None else f"{look.card}{' hole' if look.hole else ''}"
        return (
            f"{kind}{' covered' if look.covered else ''} at {self.x():.1f},{self.y():.1f} x{self.scale():.3f}"
            f" width {self.transform().m11():.2f} opacity {self.effectiveOpacity():.2f}"
        )

    def boundingRect(self) -> QRectF:
        return QRectF(-MARGIN, -MARGIN, CARD_W + 2 * MARGIN, CARD_H + 2 * MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look = self._before or self.look
        if ink.enlarges(painter):
            self._art.draw(painter, look.card, covered=look.covered, hole=look.hole)
            return
        world = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        scale = world.m22()
        # On its way it is the picture of the size it will have: drawn anew for every size between, cards would stutter.
        drawn = scale * self.rest.scale / self.scale() if self.moving else scale
        pixmap = self._art.pixmap(look.card, drawn * ratio, covered=look.covered, hole=look.hole)
        corner = world.map(QPointF(-MARGIN, -MARGIN))
        painter.save()
        if abs(world.m11() - scale) < 1e-9 and abs(drawn - scale) < 1e-9:
            # Laid on whole device pixels, a card is as sharp as it was drawn.
            x, y = round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio
            painter.setWorldTransform(QTransform().translate(x, y).scale(1 / ratio, 1 / ratio))
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(-MARGIN, -MARGIN)
            painter.scale(1 / (drawn * ratio), 1 / (drawn * ratio))
        painter.drawPixmap(0, 0, pixmap)
        painter.restore()
