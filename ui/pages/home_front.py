"""What the first paint of the home page shows beside who trains: the banner, and the houses to choose from."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from trainer.cards import Card, Rank, Suit
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.table.card_art import CardArt
from ui.theme import Role
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label

_HEIGHT, _LOW = 206, (95, 53)
"""How high the banner is for texts of the usual size; what lies on it is drawn for that. Where it is low it is as high
as what is on it: so much however large texts are wanted, and so much that goes by it."""


class HouseButton(QPushButton):
    """One house to train for: a ring, its name, and a few words."""

    def __init__(self, look: Look, name: str, note: str, *, chosen: bool) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setChecked(chosen)
        self.setProperty("tone", "house")
        self.setMinimumHeight(grown(46))
        self.setAccessibleName(f"{name}, {note}")
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(edges(12, 4, 12, 4))
        self._name, self._title, self._said = name, label(name, Role.STRONG), label(note, Role.LABEL, "quiet")
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self._said)
        for child in (self._title, self._said):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = 2 * self._row.spacing() + self._said.sizeHint().width()
        room = self._row.contentsRect().width() - beside
        shown = self._title.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        self._title.setText(shown)
        self.setToolTip(self._name if shown != self._name else "")


class Banner(QFrame):
    """The way into practice and to the lessons, on green felt, with three cards."""

    start = Signal()
    learn = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._house = look, ""
        self._art = CardArt(look.palette, four_colour=look.four_colour)
        self.setProperty("tone", "felt")
        words = look.words
        column = self._column = QVBoxLayout(self)
        column.setSpacing(grown(6))
        self._over = label(role=Role.BODY)
        self._title = label(self._asked(), Role.TITLE)
        for text in (self._over, self._title):
            text.setStyleSheet(f"color: {look.palette.text_on_felt};")
            column.addWidget(text)
        column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(grown(12))
        start = KeyButton(look, words("Start practice"), words("Enter"), "primary")
        start.clicked.connect(self.start)
        learn = self._learn = KeyButton(look, words("Lessons"), "L", "on_felt")
        learn.clicked.connect(self.learn)
        row.addWidget(start)
        row.addWidget(learn)
        row.addStretch(1)
        column.addLayout(row)
        self.set_compact(False)

    def show_house(self, name: str) -> None:
        """Say which house is dealt for."""
        self._house = name
        self._over.setText(self._look.words("You deal for {house}", house=name))

    def show_newcomer(self, name: str) -> None:
        """Lead somebody who has answered nothing yet to the first lesson."""
        words = self._look.words
        self._title.setText(words("New here? The first lesson\ntakes a few minutes."))
        self._over.setText(words("{name}, you deal for {house}", name=name, house=self._house))
        self._learn.setText(words("First lesson"))

    def show_due(self, skills: int, minutes: int, name: str) -> None:
        """Say how many skills are due today, if any are, and how long that takes."""
        words = self._look.words
        due = words.n("{count} skill is due.", "{count} skills are due.", skills)
        takes = words.n("About {count} minute.", "About {count} minutes.", minutes)
        self._title.setText(f"{due}\n{takes}" if skills else self._asked())
        self._over.setText(words("{name}, you deal for {house}", name=name, house=self._house))
        self._learn.setText(words("Lessons"))

    def _asked(self) -> str:
        return self._look.words("What a stud dealer\nis asked all night.")

    def set_compact(self, compact: bool) -> None:
        """Less room: a lower banner."""
        self.setFixedHeight(grown(_LOW[0]) + scaled(_LOW[1]) if compact else scaled(_HEIGHT))
        self._column.setContentsMargins(edges(*((20, 14, 20, 14) if compact else (28, 22, 28, 20))))
        self._over.setVisible(not compact)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.width() > scaled(560):
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setClipRect(box)
            self._cards(painter, box)
            painter.end()

    def _cards(self, painter: QPainter, box: QRectF) -> None:
        ratio, size = self.devicePixelRatioF(), box.height() / _HEIGHT
        for card, turn, right, top in (
            (None, -9.0, 236.0, 74.0),
            (None, -4.0, 186.0, 66.0),
            (Card(Rank.ACE, Suit.SPADES), 4.0, 124.0, 50.0),
        ):
            picture = self._art.pixmap(card, 1.35 * size * ratio, covered=False)
            picture.setDevicePixelRatio(ratio)
            painter.save()
            painter.translate(QPointF(box.right() - right * size, box.top() + top * size))
            painter.rotate(turn)
            painter.drawPixmap(QPointF(0, 0), picture)
            painter.restore()
