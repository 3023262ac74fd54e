"""Houses side by side: every clause of each, where it comes from, and where they differ."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trainer.houses import SHIPPED
from trainer.houses.house import Clause, House
from trainer.houses.own import Refused
from trainer.houses.values import Provenance
from ui.fonts import edges, grown, scaled
from ui.houses.beside import BesideButton, standing
from ui.houses.clause_detail import ClauseDetail
from ui.houses.delegate import ClauseDelegate
from ui.houses.model import HousesModel
from ui.houses.rules_table import rules_table
from ui.houses.search_line import SearchLine
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.combo import Combo
from ui.widgets.label import label
from ui.widgets.provenance import provenance_badge
from ui.widgets.switch import Switch

_MOST_REFUSALS = 3
_NARROWEST, _AROUND, _EDGE, _LEAST_SEARCH = 120, 60, 24, 90
"""Pixels of the narrowest column, those around the table and of its scroll bar, around the page,
and of the narrowest search."""

_OUT_OF_SEARCH = (Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Comparison(QWidget):
    """Compares all houses with the one trained for, or with another; `left` goes back.

    `copy_wanted`, `edit_wanted` and `delete_wanted` carry the house that the ring is on, the latter two for the user's
    own only; `hand_wanted` and `practice_wanted` carry it with its clause.
    """

    left = Signal()
    copy_wanted = Signal(object)
    edit_wanted = Signal(object)
    delete_wanted = Signal(object)
    hand_wanted = Signal(object, object)
    practice_wanted = Signal(object, object)

    def __init__(
        self,
        look: Look,
        houses: Sequence[House],
        own: str,
        refused: Sequence[Refused] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._houses = look, houses
        self.beside: frozenset[str] | None = None
        self._compact = False
        place = next(at for at, house in enumerate(houses) if house.id == own)
        self._model = HousesModel(look, houses, place, self)
        self._delegate = ClauseDelegate(look, self._model, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(_EDGE, 18, _EDGE, 20))
        column.setSpacing(grown(14))
        self._head = self._make_head(place)
        column.addLayout(self._head)
        if refused:
            column.addWidget(_refusals(refused, look))
        self._table = self._make_table()
        self._none = label(look.words("No clause matches. Try a shorter word."), Role.BODY, "quiet")
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QStackedLayout()
        # It shows what is put into it: in the page, and not as a window of its own.
        column.addLayout(self._body, 1)
        self._body.addWidget(self._table)
        self._body.addWidget(self._none)
        self._detail = ClauseDetail(look)
        self._detail.hand_wanted.connect(self._show_hand)
        self._detail.practice_wanted.connect(self._practise)
        column.addWidget(self._detail)
        self._column = place + 1
        self._narrow()
        self._table.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A table takes letters and signs for itself: those that mean something here are kept from it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._does(event):
            return True
        return super().eventFilter(watched, event)

    def set_compact(self, compact: bool) -> None:
        """Less room: the signs' meaning goes, and what the list says of itself."""
        self._compact = compact
        self._fit_head()

    def set_looking(self, looking: bool) -> None:
        """Whether the hand that was asked for is being looked for."""
        self._detail.set_looking(looking)

    @property
    def chosen(self) -> tuple[str, str]:
        """The house and the clause that the ring is on, by their ids; both empty where it is on none."""
        index = self._table.currentIndex()
        clause = self._model.clause(index) if index.isValid() else None
        if not index.column() > 0:
            return "", ""
        return self._model.houses[index.column() - 1].id, clause.key.text if clause else ""

    def go_to(self, house: str, key: str) -> None:
        """Put the ring on a house's clause, where both are there."""
        if house not in {each.id for each in self._houses}:
            return
        shown = [each.id for each in self._model.houses]
        if house not in shown:
            if self.beside is not None:
                self.beside |= {house}
            self._stand(house)
            shown = [each.id for each in self._model.houses]
        self._column = shown.index(house) + 1
        row = self._model.row_of(key) or self._table.currentIndex().row()
        self._table.setCurrentIndex(self._model.index(row, self._column))

    @property
    def sought(self) -> tuple[str, bool]:
        """The word that is sought, and whether only differences are shown."""
        return self._sought.text(), self._only.isChecked()

    def seek(self, word: str, *, differences_only: bool) -> None:
        """Show the clauses that a word is found in, or all; of them all, or those in which houses differ."""
        self._only.setChecked(differences_only)
        self._sought.setText(word)

    def stand_beside(self, chosen: frozenset[str] | None) -> None:
        """Compare these houses with the one that is compared with; None for as many as there is room for."""
        self.beside = chosen
        self._stand()

    def _does(self, event: QKeyEvent) -> bool:
        """Do what a key means; False where it means nothing."""
        match event.text().lower():
            case "/":
                self._sought.setFocus()
            case "b" if self._choice.isVisible():
                self._choice.showMenu()
            case "c":
                self._copy.click()
            case "e":
                self._edit.click()
            case "v":
                self._show_hand()
            case "p":
                self._practise()
            case _ if event.key() == Qt.Key.Key_Delete:
                self._delete.click()
            case _:
                return False
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys go to the table. As the page's proxy, it would have Tab leave out all that is above it."""
        super().focusInEvent(event)
        self._table.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.focusWidget() is self._sought and key in _OUT_OF_SEARCH:
            if key is Qt.Key.Key_Escape:
                self._sought.clear()
            self._table.setFocus()
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        elif not self._does(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()
        self._fit_head()
        self._detail.fit(self.size())
        QTimer.singleShot(0, self._table, self._fit_rows)

    def _fit_head(self) -> None:
        """Leave out of the head what it has no room for; at last the search is narrower."""
        less, search = (self._legend, self._with, self._only_said), scaled(150 if self._compact else 200)
        self._sought.setFixedWidth(search)
        for part in less:
            part.setVisible(not self._compact or part is self._only_said)
        for part in less:
            if self._over > 0:
                part.hide()
        self._sought.setFixedWidth(min(search, max(grown(_LEAST_SEARCH), search - self._over)))

    @property
    def _over(self) -> int:
        """By how many pixels the head is wider than its room."""
        self._head.invalidate()
        return self._head.minimumSize().width() - (self.width() - 2 * grown(_EDGE))

    def _make_head(self, own: int) -> QHBoxLayout:
        words = self._look.words
        row = QHBoxLayout()
        row.setSpacing(grown(14))
        row.addWidget(label(words("Houses"), Role.TITLE))
        self._with = label(words("Compared with"), Role.BODY, "quiet")
        row.addWidget(self._with)
        self._own = Combo(self._look)
        self._own.addItems([words(house.name) for house in self._houses])
        self._own.setCurrentIndex(own)
        self._own.setAccessibleName(words("Compared with"))
        self._own.currentIndexChanged.connect(self._compare_with)
        row.addWidget(self._own)
        self._copy = self._button(words("Copy"), words("Make your own house from this one (C)"), self.copy_wanted)
        self._edit = self._button(words("Edit"), words("Change your own house (E)"), self.edit_wanted)
        self._delete = self._button(words("Delete"), words("Delete your own house (Del)"), self.delete_wanted)
        for button in (self._copy, self._edit, self._delete):
            row.addWidget(button)
        self._choice = BesideButton(self._look, self._houses)
        self._choice.chosen.connect(self.stand_beside)
        if len(self._houses) <= len(SHIPPED):
            self._choice.hide()  # those that come with the program have room in every window
        row.addWidget(self._choice)
        row.addStretch(1)
        self._legend = QWidget()
        legend = QHBoxLayout(self._legend)
        legend.setContentsMargins(0, 0, 0, 0)
        legend.setSpacing(grown(18))
        for provenance in Provenance:
            legend.addWidget(provenance_badge(provenance, self._look))
        row.addWidget(self._legend)
        row.addSpacing(grown(10))
        self._only = Switch(words("Differences only"), self._look)
        self._only.toggled.connect(lambda _: self._narrow())
        switched = QHBoxLayout()
        switched.setSpacing(grown(8))
        self._only_said = label(words("Differences only"), Role.SMALL, "quiet")
        self._only.setToolTip(words("Differences only"))
        switched.addWidget(self._only_said)
        switched.addWidget(self._only)
        row.addLayout(switched)
        self._sought = SearchLine(self._look, words("Find a rule"), "/")
        self._sought.textChanged.connect(lambda _: self._narrow())
        row.addWidget(self._sought)
        return row

    def _button(self, text: str, tip: str, wanted: SignalInstance) -> QPushButton:
        button = QPushButton(text)
        dress(button, Role.SMALL)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        button.clicked.connect(lambda _=False: wanted.emit(self._house))
        return button

    @property
    def _house(self) -> House:
        """The house that the ring is on."""
        return self._model.houses[max(self._table.currentIndex().column(), 1) - 1]

    def _show_hand(self) -> None:
        clause = self._model.clause(self._table.currentIndex())
        if clause is not None:
            self.hand_wanted.emit(self._house, clause.key)

    def _practise(self) -> None:
        clause = self._model.clause(self._table.currentIndex())
        if clause is not None:
            self.practice_wanted.emit(self._house, clause.key)

    def _make_table(self) -> QTableView:
        table = rules_table(self._look, self._model, self._delegate)
        table.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        # With many houses of one's own the table is wider than the window, and none of them is cut.
        table.horizontalHeader().setMinimumSectionSize(grown(_NARROWEST))
        table.setAccessibleName(self._look.words("Clauses of the houses"))
        table.selectionModel().currentChanged.connect(self._chosen)
        return table

    def _compare_with(self, own: int) -> None:
        self._stand()
        self._model.set_own([house.id for house in self._model.houses].index(self._houses[own].id))
        self._chosen(self._table.currentIndex())
        self._table.horizontalHeader().viewport().update()
        self._fit_rows()

    def _stand(self, ring: str = "") -> None:
        """Have the houses side by side that were chosen, or that there is room for; the ring goes to `ring`."""
        own = self._houses[self._own.currentIndex()].id
        ringed, key = self.chosen
        ringed = ring or ringed
        room = (self.width() - grown(_AROUND)) // grown(_NARROWEST) - 1
        shown, before = standing(self._houses, own, ringed, room, self.beside), self._model.houses
        self._choice.show_standing(shown, own)
        if [house.id for house in shown] == [house.id for house in before]:
            return
        self._table.clearSpans()
        ids = [house.id for house in shown]
        self._model.show_houses(shown, ids.index(own))
        self._column = ids.index(ringed if ringed in ids else own) + 1
        self._narrow(key)

    def _narrow(self, key: str = "") -> None:
        kept = self.chosen[1] or key
        self._model.narrow(self._sought.text().strip(), differences_only=self._only.isChecked())
        self._body.setCurrentIndex(0 if self._model.rowCount() else 1)
        self._fit_rows()
        row = self._model.row_of(kept) or self._model.first
        self._table.setCurrentIndex(self._model.index(row, self._column))

    def _fit_rows(self) -> None:
        width = min(self._table.columnWidth(column) for column in range(self._model.columnCount()))
        for row in range(self._model.rowCount()):
            self._table.setRowHeight(row, self._delegate.height_of(row, width))
            if self._model.line(row).row is None and self._table.columnSpan(row, 0) == 1:
                self._table.setSpan(row, 0, 1, self._model.columnCount())
            elif self._model.line(row).row is not None and self._table.columnSpan(row, 0) > 1:
                self._table.setSpan(row, 0, 1, 1)

    def _chosen(self, index: QModelIndex) -> None:
        clause: Clause | None = self._model.clause(index)
        if clause is None:
            return
        self._column = index.column()
        own = self._model.houses[self._model.own]
        house = self._model.houses[index.column() - 1]
        self._detail.show_clause(house, clause, own)
        ours = house.id not in SHIPPED
        if self._edit.isHidden() is ours:
            for button in (self._edit, self._delete):
                button.setVisible(ours)
                button.setEnabled(ours)  # a key presses it, seen or not
            self._fit_head()


def _refusals(refused: Sequence[Refused], look: Look) -> QFrame:
    """The files of the user's own folder that are no houses, each with its reason."""
    box = QFrame()
    dress(box, Role.BODY, "wrong")
    column = QVBoxLayout(box)
    column.setContentsMargins(edges(14, 8, 14, 8))
    column.setSpacing(grown(2))
    reasons = [look.words.error(each.error) for each in refused]
    for reason in reasons[:_MOST_REFUSALS]:
        column.addWidget(label(reason, Role.SMALL, wrap=True))
    rest = reasons[_MOST_REFUSALS:]
    if rest:
        more = label(look.words.n("And one more.", "And {count} more.", len(rest)), Role.SMALL, "quiet")
        more.setToolTip("\n".join(rest))
        more.setAccessibleDescription("\n".join(rest))
        column.addWidget(more)
    return box
