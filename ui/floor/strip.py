"""The strip below the table: what is being said now, and the cards or the keys to say it with."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from trainer.floor.dispute import MIDDLE, Dispute, Spot
from trainer.houses.values import Structure
from trainer.procedure import DutyKind, next_duty
from trainer.text.marker import N_
from ui.floor.act_keys import ActKeys, act_name
from ui.floor.deck import DeckBoard
from ui.floor.entry import Entry, Wager
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.icons import icon
from ui.widgets.label import label
from ui.widgets.layouts import empty

_AROUND = 8 + 8 + 1
"""Pixels of a window of the usual size above and below what is in the strip, with the line along its upper edge."""

CARDS = {
    1: N_("first hole card"),
    2: N_("second hole card"),
    3: N_("door card"),
    4: N_("card on fourth street"),
    5: N_("card on fifth street"),
    6: N_("card on sixth street"),
    7: N_("card on seventh street"),
}
"""A seat's cards in the order dealt."""


class Strip(QFrame):
    """`card_picked` carries a free card that was clicked, `pressed` the key of an act, `total_picked` one of the totals
    of a wager; `undo_wanted` and `redo_wanted` take the last thing back or say it again."""

    card_picked = Signal(object)
    pressed = Signal(object)
    total_picked = Signal(int)
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        dress(self, Role.BODY, "below")
        words = look.words
        row = QHBoxLayout(self)
        row.setContentsMargins(edges(14, 8, 12, 8))
        row.setSpacing(grown(14))
        self._deck, self._acts, self._totals = DeckBoard(look), ActKeys(look), QWidget()
        self._deck.picked.connect(self.card_picked)
        self._acts.pressed.connect(self.pressed)
        self._total_row = QHBoxLayout(self._totals)
        self._total_row.setContentsMargins(0, 0, 0, 0)
        self._stack = QStackedWidget()
        for part in (self._deck, self._acts, self._totals):
            self._stack.addWidget(part)
        self._stack.setFixedWidth(self._deck.sizeHint().width())
        row.addWidget(self._stack)
        beside = QVBoxLayout()
        beside.setSpacing(grown(4))
        self._prompt = label(role=Role.HEADING, wrap=True)
        self._prompt.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        beside.addWidget(self._prompt, 1)
        arrows = QHBoxLayout()
        arrows.addStretch(1)
        self.undo = self._arrow("undo", words("Take back (Ctrl+Z)"))
        self.redo = self._arrow("redo", words("Say again (Ctrl+Y)"))
        self.undo.clicked.connect(self.undo_wanted)
        self.redo.clicked.connect(self.redo_wanted)
        arrows.addWidget(self.undo)
        arrows.addWidget(self.redo)
        beside.addLayout(arrows)
        row.addLayout(beside, 1)
        # Whatever it says, the table above keeps its size.
        self.setFixedHeight(max(part.sizeHint().height() for part in (self._deck, self._acts)) + grown(_AROUND))

    @property
    def said(self) -> str:
        """What it asks for."""
        return self._prompt.text()

    def show_entry(self, entry: Entry) -> None:
        """What is being said now."""
        self._prompt.setText(self._asked(entry))
        self.undo.setEnabled(entry.course.can_go_back)
        self.redo.setEnabled(entry.course.can_go_on)
        if entry.wager is not None:
            self._show_totals(entry)
            self._stack.setCurrentWidget(self._totals)
        elif entry.spot is not None:
            self._deck.show_taken(entry.dispute.table.known_cards())
            self._stack.setCurrentWidget(self._deck)
        else:
            self._stack.setCurrentWidget(self._acts)

    def _asked(self, entry: Entry) -> str:
        words = self._look.words
        if entry.wager is not None:
            typed, name = entry.wager.typed or "…", act_name(self._look, entry.wager.kind)
            return words("{act} to a total of {typed} – Enter", act=name, typed=typed)
        if entry.spot is not None:
            asked = spot_words(entry.spot, self._look)
            return words("{card}: {typed}", card=asked, typed=entry.typed.rank + "…")
        if entry.seat is not None:
            return words("Seat {seat}: what does he do?", seat=entry.seat)
        return self._due(entry.dispute)

    def _due(self, dispute: Dispute) -> str:
        words = self._look.words
        due = next_duty(dispute.table, dispute.house)
        if due.kind in (DutyKind.ACT, DutyKind.BRING_IN):
            return words("Seat {seat} is in turn: press what he does.", seat=due.seat)
        if dispute.deals_unseen:
            return words("D deals the cards face down, or name one: Tab.")
        if dispute.awaited is not None:
            return words("Tab: name the next card.")
        if due.kind is DutyKind.SHOW:
            return words("Seat {seat}: S shows, U mucks.", seat=due.seat)
        return words("Nothing more has to be said.")

    def _show_totals(self, entry: Entry) -> None:
        """A button for each total; in a spread the least and the most."""
        empty(self._total_row)
        wager = entry.wager
        assert isinstance(wager, Wager)
        start = entry.dispute.start
        money = self._look.money(start.stakes.unit)
        for total in wager.totals:
            button = QPushButton(money(total))
            dress(button, Role.FIGURE)
            button.setMinimumHeight(grown(56))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, total=total: self.total_picked.emit(total))
            self._total_row.addWidget(button)
        if start.structure is Structure.SPREAD:
            self._total_row.addWidget(label(self._look.words("or anything between: type it"), Role.BODY, "quiet"))
        self._total_row.addStretch(1)

    def _arrow(self, picture: str, tip: str) -> QPushButton:
        button = QPushButton()
        dress(button, Role.BODY, "quiet")
        button.setIcon(icon(picture, self._look.palette.text))
        button.setIconSize(QSize(grown(20), grown(20)))
        button.setFixedSize(grown(40), grown(30))
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button


def spot_words(spot: Spot, look: Look) -> str:
    """A card by its place: Seat 4, door card."""
    words = look.words
    if spot == MIDDLE:
        return words("Community card")
    return words("Seat {seat}, {card}", seat=spot.seat, card=words(CARDS[spot.nth]))
