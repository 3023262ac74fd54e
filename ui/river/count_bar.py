"""Where the fifty-two cards are, as a sum: 52 less those dealt less the burns is what is left."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.rulings.river import Deck
from ui.fonts import edges, grown, growth
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import label
from ui.widgets.layouts import empty


class CountBar(QFrame):
    """The sum as it stands when sixth street has closed."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        dress(self, Role.BODY, "box")
        self._row = QHBoxLayout(self)
        self._row.setSpacing(grown(4))
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Less room: a lower bar."""
        self._row.setContentsMargins(edges(8, 3 if compact else 8, 8, 3 if compact else 8))

    def show_deck(self, deck: Deck) -> None:
        """Show the sum for this deck."""
        words = self._look.words
        empty(self._row)
        dealt = 52 - deck.stub - deck.burned
        terms = [(52, words("deck")), ("−", ""), (dealt, words("dealt")), ("−", ""), (deck.burned, words("burns"))]
        for figure, name in [*terms, ("=", ""), (deck.stub, words("left"))]:
            last = name == words("left")
            column = QVBoxLayout()
            column.setSpacing(0)
            number = label(str(figure), Role.FIGURE, "brass" if last else "" if name else "faint")
            number.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(number)
            below = label(name, Role.LABEL, "quiet")
            below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(below)
            self._row.addLayout(column)
        self.setAccessibleName(
            words(
                "Of 52 cards {dealt} are dealt and {burned} burned: {stub} are left.",
                dealt=dealt,
                burned=deck.burned,
                stub=deck.stub,
            )
        )


class CardsLeft(QWidget):
    """The cards of the stub and the burns as a row of backs, and an empty place for each hand that would get none."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._deck: Deck | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(4))
        column.addWidget(Backs(self))
        self._said = label(role=Role.STRONG, wrap=True)
        column.addWidget(self._said)

    @property
    def deck(self) -> Deck | None:
        """The deck that is shown."""
        return self._deck

    @property
    def look(self) -> Look:
        """What it is drawn with."""
        return self._look

    def show_deck(self, deck: Deck, house: House) -> None:
        """Show what is left for how many hands."""
        words = self._look.words
        self._deck = deck
        hands = words.n("{count} hand", "{count} hands", deck.live)
        values = {"stub": deck.stub, "burned": deck.burned, "hands": hands, "needed": deck.needed(house)}
        if deck.burned:
            said = words("{stub} in the stub and {burned} burned, for {hands}: {needed} are needed.", **values)
        else:
            said = words("{stub} in the stub, for {hands}: {needed} are needed.", **values)
        self._said.setText(said)
        self.update()


class Backs(QWidget):
    """The picture of them: the stub in colour, the burns grey, what is missing dashed."""

    def __init__(self, cards: CardsLeft) -> None:
        super().__init__(cards)
        self._cards = cards
        self.setFixedHeight(grown(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        deck = self._cards.deck
        if deck is None:
            return
        palette = self._cards.look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        missing = max(0, deck.live - deck.stub - deck.burned)
        count = max(1, deck.stub + deck.burned + missing)
        painter.scale(growth(), growth())
        step = min(22.0, self.width() / growth() / count)
        width = min(18.0, step - 2)
        for place in range(count):
            box = QRectF(place * step + 1, 2, max(width, 2), 26)
            if place < deck.stub + deck.burned:
                burned = place >= deck.stub
                painter.setOpacity(0.45 if burned else 1)
                painter.setBrush(QColor(palette.back))
                painter.setPen(QPen(QColor(palette.back_edge), 1))
                painter.drawRoundedRect(box, 2, 2)
                painter.setOpacity(1)
                below = QColor(palette.text3 if burned else palette.brass)
                painter.fillRect(QRectF(box.left(), 31, box.width(), 2), below)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(palette.wrong), 1, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(box, 2, 2)
        painter.end()
