"""The table that a floor call is about, and what is said at its foot."""

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from trainer.cards import Card
from trainer.floor.dispute import Dispute
from ui.floor.deck import DropsOnTable
from ui.floor.entry import Entry
from ui.floor.marking import marks_of
from ui.floor.strip import spot_words
from ui.look import Look
from ui.table.marks import Sight
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.widgets.announce import announce
from ui.widgets.footnote import Footnote, News

_LEAST = 380


class Felt(QObject):
    """`seat_clicked` carries a seat, and its card that was clicked or None; `dropped` a seat, or None where that was no
    seat's place, and the card that was dropped there."""

    seat_clicked = Signal(int, object)
    dropped = Signal(object, object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._card: Card | None = None
        self.scene = TableScene(look.labels, str, look.palette, four_colour=look.four_colour, parent=self)
        self.view = TableView(self.scene, look.words)
        self.view.setMinimumHeight(_LEAST)
        # The page has the keys: the arrows go from card to card.
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.refusal, self.news = Footnote(self.view, "wrong"), News(self.view)
        self.view.card_clicked.connect(self._card_clicked)
        self.view.seat_clicked.connect(self._seat_clicked)
        self._drops = DropsOnTable(self.view)
        self._drops.dropped.connect(self._dropped)

    def show_dispute(self, dispute: Dispute) -> None:
        """Whose table it is, for who sees and who hears it."""
        words = self._look.words
        self.scene.set_words(self._look.labels, self._look.money(dispute.start.stakes.unit))
        self.view.setAccessibleName(words("The table"))
        self.view.setAccessibleDescription(words.describe(dispute.table, named=True))

    def show_entry(self, entry: Entry) -> None:
        """What is being said now; what was told at the foot is over."""
        for told in (self.refusal, self.news):
            told.hide()
        self.scene.show(entry.dispute.table, marks_of(entry, self._look.words), Sight(names=True))
        if entry.spot is not None:
            announce(self.view, spot_words(entry.spot, self._look))

    def tell(self, sentence: str, part: str = "") -> None:
        """Say in passing that something has been done; a part of it may be shortened."""
        self.refusal.hide()
        self.news.say(sentence, part)

    def _card_clicked(self, seat: int, card: Card) -> None:
        self._card = card

    def _seat_clicked(self, seat: int) -> None:
        card, self._card = self._card, None
        self.seat_clicked.emit(seat, card)

    def _dropped(self, place: QPointF, card: Card) -> None:
        self.dropped.emit(self.scene.seat_at(place.x(), place.y()), card)
