"""One clause in full: what it says, where it comes from, how its text was read, and what the reader's house does."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from trainer.houses.house import Clause, House
from ui.fonts import edges, grown, scaled, wanted_size
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label
from ui.widgets.provenance import provenance_badge
from ui.widgets.snug import Snug

_HEIGHT, _WIDE = 132, 1440
"""How high the box is on a page so wide, for texts of the usual size."""

_LARGER = 2.2
"""Texts that are larger want more room both ways, and what stands beside the clause leaves it less."""

_OTHERS = 520
"""What the page keeps for the table and its head."""


class ClauseDetail(QFrame):
    """The box below the comparison. `hand_wanted` asks for a hand that shows the clause, `practice_wanted` for
    questions that it is behind."""

    hand_wanted = Signal()
    practice_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        dress(self, Role.BODY, "chart")
        self.fit(QSize())
        whole = QHBoxLayout(self)
        whole.setContentsMargins(edges(18, 12, 18, 12))
        whole.setSpacing(grown(24))
        # A long clause is scrolled: a box that grew would push the table about from cell to cell.
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._area.setProperty("tone", "reach")
        self._area.setAccessibleName(look.words("The clause in full"))
        whole.addWidget(self._area, 1)
        buttons = QVBoxLayout()
        buttons.setSpacing(grown(8))
        buttons.addStretch(1)
        words = look.words
        for text, key, tip, wanted in (
            (words("Show a hand"), "V", words("Watch a hand in which this rule decides"), self.hand_wanted),
            (words("Practise"), "P", words("Answer questions that this rule is behind"), self.practice_wanted),
        ):
            button = KeyButton(look, text, key, role=Role.STRONG, spread=True)
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
            button.setFixedWidth(scaled(150))
            button.clicked.connect(lambda _=False, wanted=wanted: wanted.emit())
            buttons.addWidget(button)
        self._looking = label(words("Looking for a hand …"), Role.SMALL, "quiet")
        self._looking.hide()
        buttons.addWidget(self._looking)
        buttons.addStretch(1)
        whole.addLayout(buttons)

    def fit(self, page: QSize) -> None:
        """Be as high as the longest clauses want it on a page of this size, where that has room; the same for every
        clause."""
        wanted = _HEIGHT * (wanted_size() / 100) ** _LARGER * grown(_WIDE) / max(page.width(), 1)
        room = page.height() - grown(_OTHERS)
        self.setFixedHeight(max(grown(_HEIGHT), min(grown(wanted), room)))

    def set_looking(self, looking: bool) -> None:
        """Whether the hand that was asked for is being looked for."""
        self._looking.setVisible(looking)
        if looking:
            announce(self, self._looking.text(), polite=True)

    def show_clause(self, house: House, clause: Clause, own: House) -> None:
        """Show a clause of `house`, and what `own` does instead."""
        words = self._look.words
        body = Snug()
        row = QHBoxLayout(body)
        row.setContentsMargins(edges(2, 0, 8, 0))
        row.setSpacing(grown(24))
        named, column = _column()
        column.addWidget(label(words(house.name), Role.SMALL, "quiet", wrap=True))
        column.addWidget(label(words.clause_title(clause.key.text), Role.HEADING, wrap=True))
        column.addStretch(1)
        named.setMaximumWidth(scaled(190))
        row.addWidget(named, 1)

        said, column = _column(lined=True)
        text = words(clause.restated) if clause.restated else words.clause_value(clause.key, clause.value)
        column.addWidget(label(text, Role.BODY, wrap=True))
        if clause.reading:
            column.addWidget(label(words(clause.reading), Role.SMALL, "quiet", wrap=True))
        origin = QHBoxLayout()
        origin.setSpacing(grown(12))
        origin.addWidget(provenance_badge(clause.provenance, self._look), 0, Qt.AlignmentFlag.AlignTop)
        if clause.source:
            origin.addWidget(label(words("Source: {source}", source=clause.source), Role.LABEL, "faint", wrap=True))
            origin.setStretch(1, 1)
        else:
            origin.addStretch(1)
        column.addLayout(origin)
        if clause.literal is not None:
            literal = words("The words alone would say: {value}", value=words.clause_value(clause.key, clause.literal))
            column.addWidget(label(literal, Role.LABEL, "brass", wrap=True))
        column.addStretch(1)
        row.addWidget(said, 2)

        if own.id != house.id and clause.key.text in own.clauses:
            does, column = _column(lined=True)
            there = own.clause(clause.key)
            column.addWidget(label(words("{house} does", house=words(own.name)), Role.SMALL, "quiet", wrap=True))
            column.addWidget(label(words.clause_value(there.key, there.value), Role.HEADING, wrap=True))
            column.addWidget(provenance_badge(there.provenance, self._look))
            column.addStretch(1)
            does.setMaximumWidth(scaled(230))
            row.addWidget(does, 1)
        self._area.setWidget(body)


def _column(*, lined: bool = False) -> tuple[QFrame, QVBoxLayout]:
    """A part of what is told, with a line before it where it follows another."""
    made = QFrame()
    dress(made, Role.BODY, "beside" if lined else "")
    column = QVBoxLayout(made)
    column.setContentsMargins(edges(24 if lined else 0, 0, 0, 0))
    column.setSpacing(grown(4))
    return made, column
