"""Beside the table: the commentary with its questions, at which house the hand is played, and which hand it is."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QStandardItemModel
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListView, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ui.demo.commentary import Commentary
from ui.demo.hands import Offer
from ui.demo.reading import Listed
from ui.demo.reel import Reel
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.combo import Combo
from ui.widgets.icons import icon
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label
from ui.widgets.switch import Switch


class SidePanel(QFrame):
    """`hand_chosen` carries the place of a hand in its file, `house_chosen` that of a house among those offered;
    `predict_changed` and `open_handed_changed` say that a switch was thrown, `ask_wanted` asks for a question."""

    hand_chosen = Signal(int)
    house_chosen = Signal(int)
    predict_changed = Signal(bool)
    open_handed_changed = Signal()
    ask_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._compact = self._large = False
        self._asked = 0
        dress(self, Role.BODY, "beside")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addLayout(self._head())
        self.commentary = Commentary(look)
        self._column.addWidget(self.commentary, 1)
        self._column.addWidget(self._foot())
        self.set_compact(False)

    @property
    def open_handed(self) -> bool:
        """Whether every known hole card is to be seen."""
        return self._open_handed.isChecked()

    @property
    def large(self) -> bool:
        """Whether it is read from the back of a room."""
        return self._large

    @property
    def predict(self) -> bool:
        """Whether each decision is asked before it is revealed."""
        return self._predict.isChecked()

    def toggle_predict(self) -> None:
        """Ask before revealing, or stop asking."""
        self._predict.toggle()

    def set_predict(self, predict: bool) -> None:
        """Whether each decision is asked before it is revealed."""
        self._predict.setChecked(predict)

    def toggle_open_handed(self) -> None:
        """Show every hole card that is known, or hide them again."""
        self._open_handed.toggle()

    def set_open_handed(self, open_handed: bool) -> None:
        """Whether every known hole card is to be seen."""
        self._open_handed.setChecked(open_handed)

    def choose_house(self, place: int) -> None:
        """Play the hand at one of the houses offered."""
        self._houses.setCurrentIndex(place)

    def add_actions(self, actions: Sequence[QAction]) -> None:
        """What else can be done with the hand, in the menu."""
        self._menu.addActions(list(actions))

    def show_hands(self, listed: Sequence[Listed], number: int) -> None:
        """The hands there are to choose from, and which is chosen."""
        self._chooser.blockSignals(True)
        self._chooser.clear()
        self.add_hands(listed)
        self.choose_hand(number)
        self._chooser.blockSignals(False)

    def add_hands(self, listed: Sequence[Listed]) -> None:
        """More hands to choose from."""
        self._chooser.addItems([each.title for each in listed])
        self._chooser.setVisible(self._chooser.count() > 1)

    def choose_hand(self, number: int) -> None:
        """Open one of the hands."""
        self._chooser.setCurrentIndex(number)

    def show_source(self, source: str) -> None:
        """The file that the hand comes from."""
        self._source.setText(source)
        self._source.setToolTip(source)

    def offer_houses(self, offers: Sequence[Offer], chosen: int) -> None:
        """The houses that the hand could be played at; those that do not deal it cannot be chosen."""
        self._houses.blockSignals(True)
        self._houses.clear()
        model = self._houses.model()
        assert isinstance(model, QStandardItemModel)
        for row, (name, reason) in enumerate(offers):
            self._houses.addItem(name)
            if reason:
                model.item(row).setEnabled(False)
                model.item(row).setToolTip(reason)
        self._houses.setCurrentIndex(chosen)
        self._houses.blockSignals(False)
        self._at_house.setVisible(len(offers) > 1)

    def show_reel(self, reel: Reel) -> None:
        """The commentary on a hand at its start."""
        words = self._look.words
        self.commentary.show_reel(reel)
        count = len({*reel.departures, *reel.otherwise})
        same = words("It goes the same way at this house.")
        differs = words.n("It differs in one place: key N", "It differs in {count} places: key N", count)
        self._differs.setText(differs if count else same)
        self._differs.setVisible(reel.at_house is not None)

    def show_position(self, at: int) -> None:
        """The commentary up to a position."""
        self.commentary.show_position(at)

    def set_tally(self, right: int, asked: int) -> None:
        """How many answers of this hand were right."""
        words = self._look.words
        self._asked = asked
        self._right.setText(words("{right} of {asked}", right=right, asked=asked))
        self._tally.setAccessibleName(words("Right in this hand: {right} of {asked}", right=right, asked=asked))
        self.show_tally()

    def show_tally(self) -> None:
        """The tally, where there is one or is going to be."""
        self._tally.setVisible(self.predict or bool(self._asked))

    def set_compact(self, compact: bool) -> None:
        """Less room: a narrower panel."""
        self._compact = compact
        self._fit()
        self._house.setVisible(not compact)
        self.commentary.set_compact(compact)
        margin = 14 if compact else 20
        self._column.setContentsMargins(0, 0, 0, 0)
        self._head_row.setContentsMargins(edges(margin, margin - 6, margin, margin - 8))
        self._foot_column.setContentsMargins(edges(margin, 8 if compact else 10, margin, 8 if compact else 14))

    def set_large(self, large: bool) -> None:
        """Whether it is read from the back of a room."""
        self._large = large
        self._fit()
        self.commentary.set_large(large)

    def _fit(self) -> None:
        wide = scaled(312 if self._compact else 372)
        self.setFixedWidth(max(grown(520), wide) if self._large and not self._compact else wide)

    def _head(self) -> QHBoxLayout:
        words = self._look.words
        row = self._head_row = QHBoxLayout()
        row.addWidget(label(words("Commentary"), Role.HEADING))
        row.addStretch(1)
        row.addWidget(label(words("Predict before reveal"), Role.SMALL, "quiet"))
        row.addSpacing(grown(4))
        self._predict = Switch(words("Predict before reveal"), self._look)
        self._predict.setToolTip(words("{action} ({key})", action=words("Predict before reveal"), key="T"))
        self._predict.toggled.connect(self.predict_changed)
        row.addWidget(self._predict)
        return row

    def _foot(self) -> QWidget:
        words, foot = self._look.words, QFrame()
        dress(foot, Role.BODY, "below")
        column = self._foot_column = QVBoxLayout(foot)
        column.setSpacing(grown(6))
        self._tally = QWidget()
        row = QHBoxLayout(self._tally)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label(words("Predictions this hand"), Role.BODY, "quiet"))
        row.addStretch(1)
        self._right = label(role=Role.HEADING)
        row.addWidget(self._right)
        column.addWidget(self._tally)
        self._at_house = QWidget()
        row = QHBoxLayout(self._at_house)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(grown(8))
        self._house = label(words("House"), Role.SMALL, "quiet")
        row.addWidget(self._house)
        self._houses = self._combo(words("House it is played at"))
        self._houses.currentIndexChanged.connect(self.house_chosen)
        row.addWidget(self._houses, 1)
        column.addWidget(self._at_house)
        self._differs = label(role=Role.SMALL, tone="quiet", wrap=True)
        column.addWidget(self._differs)
        self._source = label(role=Role.SMALL, tone="quiet")
        self._source.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column.addWidget(self._source)
        self._chooser = self._combo(words("Hand in this file"))
        self._chooser.currentIndexChanged.connect(self.hand_chosen)
        rows = self._chooser.view()
        assert isinstance(rows, QListView)
        rows.setUniformItemSizes(True)  # else the rows of a long list are measured one by one when it opens
        column.addWidget(self._chooser)
        column.addLayout(self._buttons())
        return foot

    def _buttons(self) -> QHBoxLayout:
        words, row = self._look.words, QHBoxLayout()
        row.setSpacing(grown(8))
        ask = self._button(words("Ask me this"), "A")
        ask.clicked.connect(self.ask_wanted)
        row.addWidget(ask, 1)
        self._open_handed = self._button(words("Show all"), "V")
        self._open_handed.setCheckable(True)
        self._open_handed.toggled.connect(lambda _: self.open_handed_changed.emit())
        row.addWidget(self._open_handed, 1)
        more = QPushButton()
        dress(more, Role.STRONG)
        more.setStyleSheet("QPushButton { padding: 0; } QPushButton::menu-indicator { image: none; width: 0; }")
        more.setIcon(icon("menu", self._look.palette.text2))
        more.setFixedWidth(grown(44))
        more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        more.setAccessibleName(words("More to do with this hand"))
        more.setToolTip(words("More to do with this hand"))
        self._menu = QMenu(more)
        self._menu.setFont(Role.BODY.font)
        more.setMenu(self._menu)
        row.addWidget(more)
        return row

    def _button(self, text: str, key: str) -> KeyButton:
        button = KeyButton(self._look, text, key, role=Role.STRONG)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolTip(self._look.words("{action} ({key})", action=text, key=key))
        return button

    def _combo(self, name: str) -> Combo:
        combo = Combo(self._look)
        combo.setAccessibleName(name)
        combo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        combo.setMinimumContentsLength(8)
        combo.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        return combo
