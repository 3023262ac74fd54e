"""An answer that is five cards, picked out of all that a player may use."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from trainer.cards import Card
from trainer.houses.values import Face
from trainer.questions import Answer, PickedCards, Question
from ui.answers.toggles import Toggle, TogglesAnswer
from ui.fonts import grown, growth
from ui.look import Look
from ui.table.card_art import MARGIN, CardArt
from ui.table.card_sizes import CARD_H, CARD_W
from ui.table.marks import Marks, SeatMark, SeatState
from ui.theme import Role
from ui.widgets.label import label

_A_HAND = 5
_COLUMNS = 4
_FOOT = 20
_ROOM = 5
"""Pixels round a card, for its rings."""


class CardsAnswer(TogglesAnswer):
    """The player's cards in the order dealt, 1 to 7, the community card last."""

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look, _COLUMNS)
        # Into the widget with the layouts, and then into them with what they hold: it goes when the widget does, and
        # not before.
        head = QHBoxLayout()
        self.rows.addLayout(head)
        head.addWidget(label(look.words("Cards picked"), Role.BODY, "quiet"))
        head.addStretch(1)
        self._count = label(role=Role.HEADING)
        head.addWidget(self._count)
        grid = self._grid = QGridLayout()
        self.rows.addLayout(grid)
        art = CardArt(look.palette, four_colour=look.four_colour)
        self._cards: dict[Card, CardToggle] = {}
        for at, (card, hole) in enumerate(_cards(question)):
            toggle = self._cards[card] = CardToggle(card, at + 1, look, art, hole=hole)
            self.add(Qt.Key(Qt.Key.Key_1.value + at), toggle)
            grid.addWidget(toggle, at // _COLUMNS, at % _COLUMNS)
        grid.setColumnStretch(_COLUMNS, 1)
        self.changed.connect(self._show)
        self.set_compact(False)
        self._show()

    def answer(self) -> Answer | None:
        picked = self._picked()
        return PickedCards(tuple(sorted(picked, reverse=True))) if len(picked) == _A_HAND else None

    def may_pick(self) -> bool:
        return len(self._picked()) <= _A_HAND

    def marks(self) -> Marks:
        number = self.question.seat or 0
        picked = self._picked()
        return Marks({number: SeatMark(SeatState.SELECTED)}, picked) if picked else Marks()

    def pick_card(self, card: Card) -> None:
        if card in self._cards:
            self._cards[card].toggle()

    def set_compact(self, compact: bool) -> None:
        self._grid.setHorizontalSpacing(grown(2 if compact else 4))
        self._grid.setVerticalSpacing(grown(2 if compact else 6))
        for toggle in self._cards.values():
            toggle.set_scale(growth() * (0.9 if compact else 1.1))

    def _picked(self) -> frozenset[Card]:
        return frozenset(card for card, toggle in self._cards.items() if toggle.isChecked())

    def _show(self) -> None:
        self._count.setText(self.look.words("{count} of {all}", count=len(self._picked()), all=_A_HAND))


class CardToggle(Toggle):
    """A card as it lies on the table, ringed once it is picked, above the number that picks it."""

    def __init__(self, card: Card, number: int, look: Look, art: CardArt, *, hole: bool) -> None:
        super().__init__(look.words.card_name(card), str(number))
        self.card, self._number, self._look, self._art, self._hole = card, number, look, art, hole
        self._scale = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_scale(self, scale: float) -> None:
        """Pixels a card unit."""
        self._scale = scale
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        card, around = self._card.size().toSize(), 2 * grown(_ROOM)
        return QSize(card.width() + around, card.height() + around + grown(_FOOT))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, ratio = self._look.palette, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        picture = self._art.pixmap(self.card, self._scale * ratio, covered=False, hole=self._hole)
        picture.setDevicePixelRatio(ratio)
        card, corner = self._card, round(grown(_ROOM) - MARGIN * self._scale)
        painter.drawPixmap(corner, corner, picture)
        if self.isChecked():
            self._ring(painter, card, 2.5, QColor(palette.brass), 3)
        if self.hasFocus() or self.underMouse():
            self._ring(painter, card, -2 if self.isChecked() else 2.5, QColor(self._pointer), 2)
        foot = QRectF(card.left(), card.bottom() + grown(_ROOM), card.width(), grown(_FOOT))
        painter.setPen(QColor(palette.brass if self.isChecked() else palette.text2))
        painter.setFont(Role.LABEL.font)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()

    @property
    def _pointer(self) -> str:
        """The colour of the keys' ring: inside the brass one it lies on the card."""
        return self._look.palette.spade if self.isChecked() else self._look.palette.text

    @property
    def _card(self) -> QRectF:
        """Where the card lies."""
        return QRectF(grown(_ROOM), grown(_ROOM), int(CARD_W * self._scale), int(CARD_H * self._scale))

    def _ring(self, painter: QPainter, card: QRectF, out: float, colour: QColor, width: float) -> None:
        k = growth()
        painter.setPen(QPen(colour, width * k))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(-out * k, -out * k, out * k, out * k), 8 * k, 8 * k)


def _cards(question: Question) -> list[tuple[Card, bool]]:
    """The cards the player asked about may use, as far as they are seen, and whether each is a hole card."""
    seen = question.seen
    dealt = [*seen.seat(question.seat or 0).cards, *([seen.community] if seen.community else [])]
    return [(each.card, each.face is Face.DOWN) for each in dealt if each.card is not None]
