"""A seat's plate, its note, and the rings round its cards."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.table import ink
from ui.table.card_art import RADIUS
from ui.table.card_sizes import CARD_H
from ui.table.geometry import Rect, Stage
from ui.table.marks import SeatMark, SeatState
from ui.table.plan import SeatPlan
from ui.theme import Palette

_KEY: Final = 22.0
_INSET: Final = 3.0
_PAD: Final = 8.0
_FIXED: Final = _INSET + _KEY + 2 * _PAD + _PAD / 2
"""What a plate has besides its texts."""

_LEAST_PLATE: Final = 82.0
_NAME_ROOM: Final = 100.0
_LEAST_NAME: Final = 20.0
_CORNER: Final = 7.0
_DISC: Final = 12.5
_FAINT: Final = 0.4
_GONE: Final = 0.45

_ROUND_HAND: Final = 7.0
_ROUND_CARD: Final = 4.0
_ROUND_FOCUS: Final = 12.0


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What shows of a seat besides its cards: `text` is its stack, or a word in its place; `ringed` are the boxes of
    the cards that decide; `gone` says that the hand is folded or mucked."""

    number: int
    plan: SeatPlan
    stage: Stage
    text: str
    mark: SeatMark
    note: str = ""
    name: str = ""
    word: bool = False
    gone: bool = False
    ringed: tuple[Rect, ...] = ()


class SeatItem(QGraphicsItem):
    """The plate below a hand and what marks the seat out."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._bounds = QRectF()
        self.look: SeatLook | None = None
        self.pointed = False
        self._strength = self._faded = 1.0
        self.setVisible(False)

    def lay(self, look: SeatLook) -> None:
        """Shows the seat so."""
        if look != self.look:
            self.prepareGeometryChange()
            self.look = look
            around = look.plan.hand.joined(look.plan.plate).joined(look.plan.note)
            self._bounds = ink.box(around.grown(_ROUND_FOCUS + _DISC))
            self.update()
        self.setVisible(True)

    def brighten(self, strength: float) -> None:
        """How strong its rings are for now, up to 1."""
        self._strength = strength
        self.update()

    def fade(self, progress: float) -> None:
        """How far its plate has come, up to 1, on its way back with a hand that is dimmed, or forth again."""
        self._faded = progress
        self.update()

    @property
    def dimmed(self) -> bool:
        """Whether it steps back."""
        return self.look is not None and self.look.mark.state is SeatState.DIMMED

    def point(self, pointed: bool) -> None:
        """The ring of the mouse or the keys, which look alike."""
        if pointed != self.pointed:
            self.pointed = pointed
            self.update()

    def set_theme(self, palette: Palette) -> None:
        """Other colours."""
        self._palette = palette
        self.update()

    @property
    def ringed(self) -> bool:
        """Whether its mark puts a ring on it."""
        look = self.look
        return look is not None and (bool(look.ringed) or self._ring(look.mark.state)[0] is not None)

    @property
    def plate(self) -> Rect:
        """The plate as large as what is written on it."""
        look = self.look
        if look is None:
            return Rect(0, 0, 0, 0)
        text, room = look.stage.text, look.plan.plate
        content = _FIXED + ink.width(look.text, self._size(look), self._weight(look))
        name = self._name(look)
        if name:
            content += ink.width(name, ink.BET, 400) + _PAD
        return Rect.around(room.cx, room.y, max(content, _LEAST_PLATE) * text, room.h)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the table is on the seat's cards or plate."""
        if self.look is None or not self.isVisible():
            return False
        reach = self.plate if not self.look.plan.cards else self.plate.joined(self.look.plan.hand)
        return reach.grown(4).holds(Rect(x, y, 0, 0))

    def describe(self) -> str:
        """What is to be seen of it."""
        look = self.look
        if look is None:
            return "seat"
        rings = [(round(r.x, 1), round(r.y, 1), round(r.w, 1)) for r in look.ringed]
        return (
            f"seat {look.number} {look.name}|{look.text}|{look.note} {look.mark.state.value} gone={look.gone}"
            f" rings={rings} pointed={self.pointed} strength={self._strength:.2f}"
            f" faded={self._faded:.2f} at {self.plate}"
        )

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look = self.look
        if look is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = look.mark.state
        colour, width = self._ring(state)
        plate, rings = self.plate, self._rings(look)
        start, goal = (1, _FAINT) if self.dimmed else (_FAINT, 1)
        painter.setOpacity(start + (goal - start) * self._faded)
        self._plate(painter, look, plate)
        painter.setOpacity(self._strength)
        for cards, out in rings:
            self._round_cards(
                painter, cards, out, colour or QColor(self._palette.brass), width, state is SeatState.TIED
            )
        if colour is not None and state is not SeatState.TIED:
            self._round_plate(painter, look, plate, 0.5, colour)
        painter.setOpacity(1)
        if self.pointed:
            pointer = QColor(self._palette.text)
            out = _ROUND_FOCUS if rings or colour is not None else _ROUND_HAND
            if look.plan.cards:
                self._round_cards(painter, look.plan.hand, out, pointer, 2)
            self._round_plate(painter, look, plate, out - _ROUND_HAND + 0.5, pointer)
        if look.note:
            self._note(painter, look)
        if state in (SeatState.RIGHT, SeatState.WRONG):
            at = rings[-1][0].grown(rings[-1][1]) if rings else plate
            self._disc(painter, at.right - 2, at.y + 2, state)

    def _ring(self, state: SeatState) -> tuple[QColor | None, float]:
        """The colour a state gives a seat, if any, and the width of its ring in pixels."""
        palette = self._palette
        match state:
            case SeatState.SELECTED:
                return QColor(palette.brass), 3
            case SeatState.PICKED:
                return QColor(palette.text), 3
            case SeatState.TO_ACT:
                return QColor(palette.brass), 3
            case SeatState.TIED:
                return QColor(palette.text), 2
            case SeatState.RIGHT:
                return QColor(palette.right_on_felt), 3.5
            case SeatState.WRONG:
                return QColor(palette.wrong_on_felt), 3.5
            case SeatState.NORMAL | SeatState.DIMMED:
                return None, 3

    def _rings(self, look: SeatLook) -> tuple[tuple[Rect, float], ...]:
        """The cards that rings go round, and how far outside them."""
        if look.ringed:
            return tuple((rect, _ROUND_CARD) for rect in look.ringed)
        if not look.plan.cards:
            return ()
        match look.mark.state:
            case SeatState.SELECTED | SeatState.PICKED:
                return ((look.plan.hand, _ROUND_HAND),)
            case SeatState.RIGHT | SeatState.WRONG | SeatState.TIED:
                return ((look.plan.hand, _ROUND_CARD),)
            case _:
                return ()

    def _round_cards(
        self, painter: QPainter, cards: Rect, out: float, colour: QColor, width: float, dashed: bool = False
    ) -> None:
        # Its corners have the same middle as those of the cards, however large they are.
        radius = RADIUS * cards.h / CARD_H + out
        self._round(painter, cards.grown(out), radius, colour, width, dashed)

    def _round_plate(self, painter: QPainter, look: SeatLook, plate: Rect, out: float, colour: QColor) -> None:
        self._round(painter, plate.grown(out), _CORNER * look.stage.text + out, colour, 2)

    def _round(
        self, painter: QPainter, rect: Rect, radius: float, colour: QColor, width: float, dashed: bool = False
    ) -> None:
        # On dark felt the gaps of a dashed ring are halo enough.
        halo = QColor(Qt.GlobalColor.transparent) if dashed and self._palette.dark else QColor(self._palette.halo)
        ink.ring(painter, rect, radius, colour, halo, width, dashed)

    def _plate(self, painter: QPainter, look: SeatLook, plate: Rect) -> None:
        palette = self._palette
        text = look.stage.text
        ground = QColor(palette.plate)
        strength = _GONE if look.gone else 0.92
        ground.setAlphaF(strength)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(ink.box(plate), _CORNER * text, _CORNER * text)
        ink.outline(painter, ink.box(plate), _CORNER * text, 1, QColor(palette.plate_edge))
        key = Rect(plate.x + _INSET * text, plate.cy - _KEY * text / 2, _KEY * text, _KEY * text)
        ink_colour = QColor(palette.plate_text)
        ring = None if look.mark.state is SeatState.TIED else self._ring(look.mark.state)[0]
        on_key = QColor(palette.on_key)
        if look.gone and ring is None:
            ink_colour = QColor(palette.text2_on_felt if palette.dark else palette.plate_text)
            on_key = ink_colour
            ink.outline(painter, ink.box(key), 5 * text, 1.1, ink_colour)
        else:
            painter.setBrush(ring or QColor(palette.key))
            if ring is not None:
                on_key = QColor(palette.bg0 if palette.dark else palette.on_brass)
            painter.drawRoundedRect(ink.box(key), 5 * text, 5 * text)
        ink.write_centred(painter, key, str(look.number), ink.STACK * text, 700, on_key)
        x = key.right + _PAD * text
        if name := self._name(look):
            ink.write(painter, x, plate.cy, name, ink.BET * text, 400, QColor(palette.plate_text2))
            x += (ink.width(name, ink.BET, 400) + _PAD) * text
        ink.write(painter, x, plate.cy, look.text, self._size(look) * text, self._weight(look), ink_colour)

    def _size(self, look: SeatLook) -> float:
        """How large the stack is written: as large as its plate has room for."""
        room = look.plan.plate.w / look.stage.text - _FIXED
        return ink.fitted(look.text, ink.STACK, self._weight(look), room)

    def _name(self, look: SeatLook) -> str:
        """As much of the name as there is room for beside the stack."""
        stack = ink.width(look.text, self._size(look), self._weight(look))
        room = min(look.plan.plate.w / look.stage.text - _FIXED - _PAD - stack, _NAME_ROOM)
        return ink.elided(look.name, ink.BET, 400, room) if look.name and room > _LEAST_NAME else ""

    def _weight(self, look: SeatLook) -> int:
        return 500 if look.word else 600

    def _note(self, painter: QPainter, look: SeatLook) -> None:
        size = ink.LABEL * look.stage.text
        pad = 12 * look.stage.text
        text = ink.elided(look.note, size, 600, look.plan.note.w - 2 * pad)
        rect = Rect.around(look.plan.note.cx, look.plan.note.y, ink.width(text, size, 600) + 2 * pad, look.plan.note.h)
        ink.pill(painter, rect, QColor(self._palette.plate))
        ink.write_centred(painter, rect, text, size, 600, self._note_colour(look.mark.state))

    def _note_colour(self, state: SeatState) -> QColor:
        colour, _ = self._ring(state)
        plain = colour is None or state in (SeatState.TIED, SeatState.PICKED)
        return QColor(self._palette.plate_text) if plain else QColor(colour)

    def _disc(self, painter: QPainter, x: float, y: float, state: SeatState) -> None:
        colour, _ = self._ring(state)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour or QColor(self._palette.text))
        painter.drawEllipse(QPointF(x, y), _DISC, _DISC)
        sign = QPainterPath(QPointF(x - 5.4, y + 0.4))
        if state is SeatState.RIGHT:
            sign.lineTo(x - 1.6, y + 4.4)
            sign.lineTo(x + 5.6, y - 4.4)
        else:
            sign = QPainterPath(QPointF(x - 4.2, y - 4.2))
            sign.lineTo(x + 4.2, y + 4.2)
            sign.moveTo(x + 4.2, y - 4.2)
            sign.lineTo(x - 4.2, y + 4.2)
        pen = QPen(QColor(self._palette.bg0 if self._palette.dark else self._palette.on_brass), 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(sign)
