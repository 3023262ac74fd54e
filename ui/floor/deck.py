"""The cards that nobody has yet, to be clicked or dragged onto the table."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QDragMoveEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget

from trainer.cards import DECK, Card, Rank, Suit
from trainer.errors import NotationError
from ui.fonts import grown
from ui.look import Look
from ui.table.view import TableView
from ui.widgets.mini_card import MiniCard

_KIND = "application/x-doorcard-card"


class FreeCard(MiniCard):
    """A card of the deck; `picked` says that it was clicked. It can be dragged."""

    picked = Signal(object)

    def __init__(self, card: Card, look: Look) -> None:
        super().__init__(card, look)
        self.card = card
        self._pressed: QPoint | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        kept = self.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.setSizePolicy(kept)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        moved = (event.position().toPoint() - self._pressed).manhattanLength()
        if moved >= QApplication.startDragDistance():
            self._pressed = None
            drag, carried = QDrag(self), QMimeData()
            carried.setData(_KIND, str(self.card).encode())
            drag.setMimeData(carried)
            drag.setPixmap(self.grab())
            drag.exec(Qt.DropAction.CopyAction)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            self._pressed = None
            self.picked.emit(self.card)


class DeckBoard(QWidget):
    """All cards that are still free, a row a suit. `picked` carries the card clicked."""

    picked = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(grown(3))
        self.cards: dict[Card, FreeCard] = {}
        for card in DECK:
            free = self.cards[card] = FreeCard(card, look)
            free.picked.connect(self.picked)
            grid.addWidget(free, Suit.SPADES - card.suit, Rank.ACE - card.rank)
        grid.setColumnStretch(len(Rank), 1)
        grid.setRowStretch(len(Suit), 1)

    def show_taken(self, taken: Iterable[Card]) -> None:
        """Leave out the cards that lie somewhere."""
        gone = set(taken)
        for card, free in self.cards.items():
            free.setVisible(card not in gone)
        words, left = self._look.words, len(DECK) - len(gone)
        self.setAccessibleName(words.n("{count} card is free", "{count} cards are free", left))


class DropsOnTable(QObject):
    """Lets cards be dropped on a table: `dropped` carries the place in the scene and the card."""

    dropped = Signal(object, object)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        view.setAcceptDrops(True)
        view.viewport().setAcceptDrops(True)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Files dropped here are left to the window."""
        if isinstance(event, QDragMoveEvent):
            if event.mimeData().hasFormat(_KIND):
                event.acceptProposedAction()
            else:
                event.ignore()
            return True
        if isinstance(event, QDropEvent) and event.mimeData().hasFormat(_KIND):
            card = _carried(event.mimeData())
            if card is not None:
                event.acceptProposedAction()
                self.dropped.emit(self._view.mapToScene(event.position().toPoint()), card)
            return True
        return super().eventFilter(watched, event)


def _carried(data: QMimeData) -> Card | None:
    try:
        return Card.parse(bytes(data.data(_KIND).data()).decode("ascii", "replace"))
    except NotationError:
        return None
