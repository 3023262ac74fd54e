"""Everything that lies on the table, as items that stay from one table shown to the next."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsOpacityEffect,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from trainer.table import Seat, Table
from ui.table import looks
from ui.table.card_art import CardArt
from ui.table.card_item import CardItem, Look
from ui.table.chips_item import ChipsItem, base_chip, columns
from ui.table.empty import empty_seats
from ui.table.empty_item import EmptySeats
from ui.table.geometry import BET_COLUMNS, MOST_SEATS, Slot, Stage
from ui.table.marks import Marks, SeatState, Sight
from ui.table.middle_item import MiddleItem
from ui.table.plan import Plan, SeatPlan, plan
from ui.table.seat_item import SeatItem, SeatLook
from ui.theme import Palette

DIM = 0.4
Z_MOVING = 60
_Z_MIDDLE, _Z_HANDS, _Z_CHIPS, _Z_SEATS = 0, 10, 30, 40
_Z_BEHIND = -10


class Hand(QGraphicsItem):
    """A player's cards, dimmed as one: a covered card does not shine through."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.cards: list[CardItem] = []
        self._dimmed = False
        self._veil = QGraphicsOpacityEffect()
        self._veil.setOpacity(1)
        self._veil.setEnabled(False)
        self.setGraphicsEffect(self._veil)

    @property
    def strength(self) -> float:
        """How much is to be seen of the hand: DIM where it steps back, else 1, and on the way between them."""
        return self._veil.opacity()

    def dim(self, dimmed: bool) -> None:
        """Lets the hand step back, or forth."""
        self._dimmed = dimmed
        self.fade(1)

    def fade(self, progress: float) -> None:
        """How far it has come, up to 1, on its way back or forth."""
        start, goal = (1, DIM) if self._dimmed else (DIM, 1)
        strength = start + (goal - start) * progress
        if strength != self._veil.opacity():
            self._veil.setOpacity(strength)
            self._veil.setEnabled(strength < 1)

    def lay(self, slots: tuple[Slot, ...], shown: tuple[Look, ...], art: CardArt) -> None:
        """Shows these cards and no others."""
        while len(self.cards) < len(shown):
            made = CardItem(art)
            made.setParentItem(self)
            self.cards.append(made)
        for at, card in enumerate(self.cards):
            if at < len(shown):
                card.setZValue(at + (_Z_BEHIND if shown[at].card is None else 0))
                card.lay(slots[at], shown[at])
            else:
                card.setVisible(False)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing of its own: the cards paint themselves."""


class Pieces:
    """The items of a scene, and how they lie for a table. Never more than eight seats' worth are made."""

    def __init__(self, scene: QGraphicsScene, art: CardArt, palette: Palette) -> None:
        self._scene, self._art, self._palette = scene, art, palette
        self.middle = MiddleItem(art, palette)
        self.empty = EmptySeats(palette)
        self.community = CardItem(art)
        self.pot = ChipsItem(palette)
        self.hands = [Hand() for _ in range(MOST_SEATS)]
        self.seats = [SeatItem(palette) for _ in range(MOST_SEATS)]
        self.bets = [ChipsItem(palette) for _ in range(MOST_SEATS)]
        self._laid: list[object] = [None] * MOST_SEATS
        self._loose_cards: list[CardItem] = []
        self._loose_chips: list[ChipsItem] = []
        self._add(_Z_MIDDLE, self.middle, self.empty)
        self._add(_Z_HANDS, self.community, *self.hands)
        self._add(_Z_CHIPS, self.pot, *self.bets)
        self._add(_Z_SEATS, *self.seats)

    def _add(self, z: int, *items: QGraphicsItem) -> None:
        for item in items:
            item.setZValue(z)
            self._scene.addItem(item)

    def lay(self, table: Table, marks: Marks, sight: Sight, words: looks.Words, stage: Stage) -> Plan:
        """Everything as `table` has it; gives where it lies. A card on its way goes on, towards its new place."""
        shapes = [None if not seat.live else [dealt.card is not None for dealt in seat.cards] for seat in table.seats]
        bets = [at for at, seat in enumerate(table.seats) if seat.bet]
        named = sight.names and any(seat.name for seat in table.seats)
        laid = plan(stage, shapes, bets=bets, steady=sight.steady, names=named)
        base = base_chip(table.stakes.small)
        for at, (seat, place) in enumerate(zip(table.seats, laid.seats, strict=True)):
            # Most events touch one seat of eight.
            wanted = (seat, place, base, marks.of(seat.number), marks.ringed, stage, words, sight)
            if wanted != self._laid[at]:
                self._laid[at] = wanted
                self._lay_seat(at, seat, place, base, marks, sight, words, stage)
        for at in range(len(table.seats), MOST_SEATS):
            self._laid[at] = None
            self.hands[at].lay((), (), self._art)
            self.hands[at].dim(False)
            self.seats[at].setVisible(False)
            self.bets[at].lay(0, 0, (), ())
        chips = columns(table.pot, base) if table.pot else ()
        self.pot.lay(*laid.pot, chips, looks.pot_plates(table, laid, words, sight))
        self.middle.lay(laid, looks.middle_look(table, words.labels, marks, sight))
        self.empty.lay(empty_seats(stage, table), stage.text)
        if table.community is None:
            self.community.setVisible(False)
        else:
            self.community.lay(laid.community, Look(table.community.card))
        return laid

    def _lay_seat(
        self,
        at: int,
        seat: Seat,
        place: SeatPlan,
        base: int,
        marks: Marks,
        sight: Sight,
        words: looks.Words,
        stage: Stage,
    ) -> None:
        self.hands[at].lay(looks.lifted(seat, place.cards, marks), looks.card_looks(seat), self._art)
        self.hands[at].dim(marks.of(seat.number).state is SeatState.DIMMED)
        self.seats[at].lay(looks.seat_look(seat, place, stage, words, marks, sight))
        chips = columns(seat.bet, base, BET_COLUMNS) if seat.bet else ()
        self.bets[at].lay(*place.bet, chips, looks.bet_plates(seat, stage, words))

    def marked(self) -> tuple[dict[CardItem, Slot], dict[SeatItem, SeatLook | None]]:
        """Where each card lies, and how each seat is marked."""
        return {card: card.rest for card in self.cards()}, {seat: seat.look for seat in self.seats}

    def cards(self) -> Iterator[CardItem]:
        """The cards to be seen in hands and in the middle."""
        for hand in self.hands:
            yield from (card for card in hand.cards if card.isVisible())
        if self.community.isVisible():
            yield self.community

    def loose_card(self, slot: Slot, look: Look) -> CardItem:
        """A card that belongs to nobody, for a motion; hide it to give it back."""
        card = next((card for card in self._loose_cards if not card.isVisible()), None)
        if card is None:
            card = CardItem(self._art)
            self._add(Z_MOVING, card)
            self._loose_cards.append(card)
        card.lay(slot, look)
        card.setOpacity(1)
        return card

    def loose_chips(self, x: float, y: float, stacks: tuple[tuple[int, int], ...]) -> ChipsItem:
        """Chips that belong to nobody, for a motion; hide them to give them back."""
        chips = next((chips for chips in self._loose_chips if not chips.isVisible()), None)
        if chips is None:
            chips = ChipsItem(self._palette)
            self._add(Z_MOVING, chips)
            self._loose_chips.append(chips)
        chips.lay(x, y, stacks, ())
        return chips

    def raised(self, card: CardItem, moving: bool) -> None:
        """A card on its way is above all that lies."""
        hand = card.parentItem()
        (hand if isinstance(hand, Hand) else card).setZValue(Z_MOVING if moving else _Z_HANDS)

    def set_theme(self, art: CardArt, palette: Palette) -> None:
        """Other pictures and colours."""
        self._art, self._palette = art, palette
        self.middle.set_theme(art, palette)
        for card in (self.community, *self._loose_cards, *(card for hand in self.hands for card in hand.cards)):
            card.set_art(art)
        for chips in (self.pot, *self.bets, *self._loose_chips):
            chips.set_theme(palette)
        for seat in self.seats:
            seat.set_theme(palette)
        self.empty.set_theme(palette)

    def describe(self) -> Iterator[str]:
        """What is to be seen, a line a thing."""
        yield self.middle.describe()
        yield self.empty.describe()
        for name, card in [("community", self.community), *(("loose", card) for card in self._loose_cards)]:
            if card.isVisible():
                yield f"{name} {card.describe()}"
        for at, (hand, seat, bet) in enumerate(zip(self.hands, self.seats, self.bets, strict=True)):
            cards = "; ".join(card.describe() for card in hand.cards if card.isVisible())
            said = [item.describe() for item in (seat, bet) if item.isVisible()]
            yield f"{at} {'' if hand.strength == 1 else f'dimmed to {hand.strength:.2f} '}{cards} / {' / '.join(said)}"
        for chips in (self.pot, *self._loose_chips):
            if chips.isVisible():
                yield chips.describe()
