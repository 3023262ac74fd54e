"""The bar at the top of the program: its name, its pages, and how it looks."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from trainer.cards import Card, Rank, Suit
from ui.fonts import edges, grown, growth
from ui.look import Look
from ui.table.card_art import CardArt
from ui.theme import Role
from ui.widgets.bar_keys import BarKeys
from ui.widgets.label import label
from ui.widgets.page_tab import PageTab, answer_screen_readers
from ui.widgets.painted import once_painted


class NavBar(QFrame):
    """Emits `wanted` with the name of the page chosen."""

    wanted = Signal(str)

    def __init__(self, look: Look, pages: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("tone", "bar")
        self.setObjectName("nav_bar")
        self.setFixedHeight(grown(52))
        row = QHBoxLayout(self)
        row.setContentsMargins(edges(20, 0, 16, 0))
        row.setSpacing(grown(4))
        sign = label()
        sign.setPixmap(_sign(look, self.devicePixelRatioF()))
        row.addWidget(sign)
        row.addSpacing(grown(8))
        brand = label(look.words("Doorcard"), Role.HEADING)
        row.addWidget(brand)
        row.addSpacing(grown(28))
        self._tabs: dict[str, PageTab] = {}
        for name, title in pages:
            tab = PageTab(title, partial(self._choose, name))
            tab.setFont(Role.STRONG.font)
            tab.setFixedHeight(grown(52))
            self._tabs[name] = tab
            row.addWidget(tab)
        row.addStretch(1)
        # Pictures take their time, and nobody listens before.
        once_painted(self, answer_screen_readers)
        once_painted(self, lambda: row.addWidget(BarKeys(look, tab)))

    def show_page(self, name: str) -> None:
        """Mark the page that is open."""
        for each, tab in self._tabs.items():
            tab.setChecked(each == name)

    def _choose(self, name: str) -> None:
        self.show_page(name)
        self.wanted.emit(name)


def _sign(look: Look, ratio: float) -> QPixmap:
    art = CardArt(look.palette)
    picture = art.pixmap(Card(Rank.ACE, Suit.SPADES), 0.34 * growth() * ratio, covered=False)
    picture.setDevicePixelRatio(ratio)
    return picture
