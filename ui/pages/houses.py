"""Houses side by side: every clause of each, where it comes from, and where they differ."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trainer.houses.house import Clause, House
from trainer.houses.values import Provenance
from ui.houses.delegate import ClauseDelegate
from ui.houses.model import HousesModel
from ui.look import Look
from ui.pages.clause_detail import ClauseDetail
from ui.theme import Role, dress
from ui.widgets.combo import Combo
from ui.widgets.label import label
from ui.widgets.provenance import provenance_badge

_OUT_OF_SEARCH = (Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HousesPage(QWidget):
    """Compares all houses with the one trained for, or with another; `left` goes back."""

    left = Signal()

    def __init__(self, look: Look, houses: Sequence[House], own: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._houses = look, houses
        place = next(at for at, house in enumerate(houses) if house.id == own)
        self._model = HousesModel(look, houses, place, self)
        self._delegate = ClauseDelegate(look, self._model, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 20)
        column.setSpacing(14)
        column.addLayout(self._head(place))
        self._table = self._make_table()
        self._none = label(look.words("No clause matches. Try a shorter word."), Role.BODY, "quiet")
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._body = QStackedLayout()
        self._body.addWidget(self._table)
        self._body.addWidget(self._none)
        column.addLayout(self._body, 1)
        self._detail = ClauseDetail(look)
        column.addWidget(self._detail)
        self._column = place + 1
        self._narrow()
        self.setFocusProxy(self._table)
        self._table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A table takes letters and signs for itself: the one for the search is kept from it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.text() == "/":
            self._sought.setFocus()
            return True
        return super().eventFilter(watched, event)

    def set_compact(self, compact: bool) -> None:
        """Less room: the signs' meaning goes."""
        self._legend.setVisible(not compact)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self.focusWidget() is self._sought and key in _OUT_OF_SEARCH:
            if key is Qt.Key.Key_Escape:
                self._sought.clear()
            self._table.setFocus()
        elif event.text() == "/":
            self._sought.setFocus()
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self._table, self._fit_rows)

    def _head(self, own: int) -> QHBoxLayout:
        words = self._look.words
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(label(words("Houses"), Role.TITLE))
        row.addWidget(label(words("Compared with"), Role.BODY, "quiet"))
        self._own = Combo(self._look)
        self._own.addItems([words(house.name) for house in self._houses])
        self._own.setCurrentIndex(own)
        self._own.setAccessibleName(words("Compared with"))
        self._own.currentIndexChanged.connect(self._compare_with)
        row.addWidget(self._own)
        row.addStretch(1)
        self._legend = QWidget()
        legend = QHBoxLayout(self._legend)
        legend.setContentsMargins(0, 0, 0, 0)
        legend.setSpacing(18)
        for provenance in Provenance:
            legend.addWidget(provenance_badge(provenance, self._look))
        row.addWidget(self._legend)
        self._only = QCheckBox(words("Differences only"))
        dress(self._only, Role.SMALL)
        self._only.toggled.connect(self._narrow)
        row.addWidget(self._only)
        self._sought = QLineEdit()
        self._sought.setPlaceholderText(words("Find a rule ( / )"))
        self._sought.setAccessibleName(words("Find a rule"))
        self._sought.setClearButtonEnabled(True)
        self._sought.setFixedWidth(200)
        self._sought.textChanged.connect(self._narrow)
        row.addWidget(self._sought)
        return row

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self._model)
        table.setItemDelegate(self._delegate)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.verticalHeader().hide()
        table.verticalHeader().setMinimumSectionSize(30)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setFont(Role.STRONG.font)
        header.setHighlightSections(False)
        header.setFixedHeight(56)
        table.setAccessibleName(self._look.words("Clauses of the houses"))
        table.selectionModel().currentChanged.connect(self._chosen)
        return table

    def _compare_with(self, own: int) -> None:
        self._model.set_own(own)
        self._chosen(self._table.currentIndex())
        self._table.horizontalHeader().viewport().update()

    def _narrow(self) -> None:
        kept = self._model.clause(self._table.currentIndex())
        self._model.narrow(self._sought.text().strip(), differences_only=self._only.isChecked())
        self._body.setCurrentIndex(0 if self._model.rowCount() else 1)
        self._fit_rows()
        # The first row is the name of a group.
        row = self._model.row_of(kept.key.text if kept else "") or 1
        self._table.setCurrentIndex(self._model.index(row, self._column))

    def _fit_rows(self) -> None:
        width = self._table.columnWidth(1)
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
        own = self._houses[self._model.own]
        self._detail.show_clause(self._houses[index.column() - 1], clause, own)
