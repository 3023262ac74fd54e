"""The bar at the top of the program: its name, its pages, and how it looks."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QWidget

from trainer.cards import Card, Rank, Suit
from ui.fonts import grown
from ui.look import Look
from ui.table.card_art import CardArt
from ui.theme import Role
from ui.widgets.icons import icon
from ui.widgets.label import label
from ui.widgets.painted import once_painted


class NavBar(QFrame):
    """Emits `wanted` with the name of the page chosen, `theme_wanted` and `help_wanted`."""

    wanted = Signal(str)
    theme_wanted = Signal()
    help_wanted = Signal()

    def __init__(
        self,
        look: Look,
        pages: Sequence[tuple[str, str]],
        actions: Sequence[QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("tone", "bar")
        self.setObjectName("nav_bar")
        self.setFixedHeight(grown(52))
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(20, 0, 16, 0)
        row.setSpacing(4)
        sign = label()
        sign.setPixmap(_sign(look, self.devicePixelRatioF()))
        row.addWidget(sign)
        row.addSpacing(8)
        brand = label(look.words("Doorcard"), Role.HEADING)
        row.addWidget(brand)
        row.addSpacing(28)
        self._tabs: dict[str, QPushButton] = {}
        for name, title in pages:
            tab = QPushButton(title)
            tab.setProperty("tone", "tab")
            tab.setFont(Role.STRONG.font)
            tab.setCheckable(True)
            tab.setFixedHeight(grown(52))
            tab.clicked.connect(lambda _=False, name=name: self._choose(name))
            self._tabs[name] = tab
            row.addWidget(tab)
        row.addStretch(1)
        once_painted(self, lambda: self._add_buttons(look, actions))

    def show_page(self, name: str) -> None:
        """Mark the page that is open."""
        for each, tab in self._tabs.items():
            tab.setChecked(each == name)

    def _choose(self, name: str) -> None:
        self.show_page(name)
        self.wanted.emit(name)

    def _add_buttons(self, look: Look, actions: Sequence[QAction]) -> None:
        """What is at the right: pictures take their time."""
        buttons = []
        theme = "sun" if look.palette.dark else "moon"
        theme_tip = look.words("Light colours") if look.palette.dark else look.words("Dark colours")
        for name, tip, signal in (
            (theme, theme_tip, self.theme_wanted),
            ("help", look.words("All keys"), self.help_wanted),
        ):
            button = _icon_button(look, name, tip)
            button.clicked.connect(signal)
            buttons.append(button)
        menu = QMenu(self)
        menu.addActions(actions)
        opens = _icon_button(look, "menu", look.words("Menu"))
        opens.setMenu(menu)
        before = list(self._tabs.values())[-1]
        for button in (*buttons, opens):
            self._row.addWidget(button)
            # What is made later would be reached last.
            QWidget.setTabOrder(before, button)
            before = button


def _icon_button(look: Look, name: str, tip: str) -> QPushButton:
    button = QPushButton()
    button.setProperty("tone", "quiet")
    button.setIcon(icon(name, look.palette.text2))
    button.setFixedSize(grown(40), grown(40))
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _sign(look: Look, ratio: float) -> QPixmap:
    art = CardArt(look.palette)
    picture = art.pixmap(Card(Rank.ACE, Suit.SPADES), 0.34 * ratio, covered=False)
    picture.setDevicePixelRatio(ratio)
    return picture
