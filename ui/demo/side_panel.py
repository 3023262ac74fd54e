"""Beside the table: the commentary, whether hole cards are seen, and which hand of which file this is."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from trainer.notation.hand import Hand
from ui.demo.commentary import Commentary
from ui.demo.reel import Reel
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import label
from ui.widgets.switch import Switch


class SidePanel(QFrame):
    """`open_wanted` asks for a file, `others_wanted` for the list of hands; `hand_chosen` carries the place of a hand
    in its file; `open_handed_changed` says that hole cards are to be shown or hidden."""

    open_wanted = Signal()
    others_wanted = Signal()
    hand_chosen = Signal(int)
    open_handed_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        dress(self, Role.BODY, "beside")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addLayout(self._head())
        self._commentary = Commentary(look)
        self._column.addWidget(self._commentary, 1)
        self._column.addWidget(self._foot())
        self.set_compact(False)

    @property
    def open_handed(self) -> bool:
        """Whether every known hole card is to be seen."""
        return self._switch.isChecked()

    def show_hands(self, hands: Sequence[Hand], source: str) -> None:
        """The hands there are to choose from, and the file they come from."""
        words = self._look.words
        self._source.setText(source)
        self._source.setToolTip(source)
        self._chooser.blockSignals(True)
        self._chooser.clear()
        for number, hand in enumerate(hands, 1):
            named = words("Hand {number}: {name}", number=number, name=hand.label)
            self._chooser.addItem(named if hand.label else words("Hand {number}", number=number))
        self._chooser.blockSignals(False)
        self._chooser.setVisible(len(hands) > 1)

    def show_reel(self, reel: Reel) -> None:
        """The commentary on a hand at its start."""
        self._commentary.show_reel(reel)

    def show_position(self, at: int) -> None:
        """The commentary up to a position."""
        self._commentary.show_position(at)

    def set_compact(self, compact: bool) -> None:
        """Less room: a narrower panel."""
        self.setFixedWidth(312 if compact else 372)
        margin = 14 if compact else 20
        self._column.setContentsMargins(0, 0, 0, 0)
        self._head_row.setContentsMargins(margin, margin - 6, margin, margin - 8)
        self._foot_column.setContentsMargins(margin, 10, margin, 10 if compact else 14)

    def _head(self) -> QHBoxLayout:
        words = self._look.words
        row = self._head_row = QHBoxLayout()
        row.addWidget(label(words("Commentary"), Role.HEADING))
        row.addStretch(1)
        row.addWidget(label(words("Show all hands"), Role.SMALL, "quiet"))
        row.addSpacing(4)
        self._switch = Switch(words("Show all hands"), self._look)
        self._switch.toggled.connect(lambda _: self.open_handed_changed.emit())
        row.addWidget(self._switch)
        return row

    def _foot(self) -> QWidget:
        words, foot = self._look.words, QFrame()
        dress(foot, Role.BODY, "below")
        column = self._foot_column = QVBoxLayout(foot)
        column.setSpacing(8)
        self._source = label(role=Role.SMALL, tone="quiet")
        self._source.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column.addWidget(self._source)
        self._chooser = QComboBox()
        self._chooser.setAccessibleName(words("Hand in this file"))
        self._chooser.currentIndexChanged.connect(self.hand_chosen)
        column.addWidget(self._chooser)
        row = QHBoxLayout()
        row.setSpacing(8)
        for text, wanted in ((words("Other hands"), self.others_wanted), (words("Open a file …"), self.open_wanted)):
            button = QPushButton(text)
            dress(button, Role.STRONG)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(wanted)
            row.addWidget(button, 1)
        column.addLayout(row)
        return foot
