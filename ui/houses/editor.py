"""The making of a house: its clauses beside those of its origin, the one being set, and what all of it changes."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from trainer.errors import ContentError
from trainer.houses.draft import named
from trainer.houses.keys import KEYS
from trainer.houses.own import LONGEST_NAME
from ui.fonts import edges, grown
from ui.houses.clause_editor import ClauseEditor
from ui.houses.delegate import ClauseDelegate
from ui.houses.draft_model import DraftModel
from ui.houses.drafting import Drafting
from ui.houses.preview_box import PreviewBox
from ui.houses.rules_table import rules_table
from ui.houses.stakes_editor import StakesEditor
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.gutter import GUTTER, clear_of_gutter
from ui.widgets.icons import icon
from ui.widgets.label import label
from ui.widgets.snug import Snug, SnugArea

_SIDE, _SIDE_COMPACT = 372, 312
_WITH_STAKES = {"games", "structure", "street.big_from", "ante.size", "ante.none_at", "bring_in.size"}
"""The clauses beside which the stakes themselves can be set."""


class HouseEditor(QWidget):
    """Edits a house in the making; `save_wanted` and `left` are for whoever keeps houses. Every step can be undone."""

    save_wanted = Signal()
    left = Signal()

    def __init__(self, look: Look, drafting: Drafting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.drafting = look, drafting
        self.model = DraftModel(look, drafting.origin, drafting.house, self)
        self._delegate = ClauseDelegate(look, self.model, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(24, 18, 24 - GUTTER, 20))
        column.setSpacing(grown(14))
        column.addLayout(self._head())
        self.refused = label(role=Role.STRONG, tone="wrong", wrap=True)
        self.refused.hide()
        column.addLayout(clear_of_gutter(self.refused))
        row = QHBoxLayout()
        row.setSpacing(grown(16))
        self.table = self._make_table()
        row.addWidget(self.table, 1)
        row.addWidget(self._make_side(), 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row, 1)
        self._add_actions()
        self.setFocusProxy(self.table)
        self._fit_rows()
        self._show()
        self.table.setCurrentIndex(self.model.index(1, 2))

    def begin(self) -> None:
        """Begin where there is something to do first: with the name of a new house, else with its clauses."""
        if self.drafting.saved is None:
            self.name.setFocus()
            self.name.selectAll()
        else:
            self.table.setFocus()

    def set_compact(self, compact: bool) -> None:
        """Less room: a narrower side."""
        self._side.setFixedWidth(grown((_SIDE_COMPACT if compact else _SIDE) + GUTTER))
        self._fit_rows()

    def show_refused(self, sentence: str) -> None:
        """Say why the house cannot be kept."""
        self.refused.setText(sentence)
        self.refused.show()
        announce(self, sentence)

    def go_to(self, key: str) -> None:
        """Choose a clause."""
        row = self.model.row_of(key)
        if row is not None:
            self.table.setCurrentIndex(self.model.index(row, 2))

    @property
    def key(self) -> str:
        """The clause that is being set."""
        return self.model.key_at(self.table.currentIndex().row()) or next(iter(KEYS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.table.hasFocus():
            self._to_value()
        elif key is Qt.Key.Key_Escape and self._side.isAncestorOf(self.focusWidget()):
            self.table.setFocus()
        elif key is Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _to_value(self) -> None:
        if self.clause.value is not None:
            self.clause.value.setFocus()

    def finish(self) -> bool:
        """Take what is still being typed; False where something cannot be so, which is said."""
        self.clause.refused.hide()
        typing = self.focusWidget()
        if isinstance(typing, QLineEdit):
            typing.editingFinished.emit()
        refused = self.clause.refused, self.stakes.refused
        return self._rename() and not any(each.isVisibleTo(self) for each in refused)

    def save(self) -> None:
        """Ask for the house to be kept, with what is still being typed."""
        if self.finish():
            self.save_wanted.emit()

    def _preview(self) -> None:
        if self.finish():
            self.preview.begin_or_stop()

    def undo(self) -> None:
        """Take the last step back."""
        self._take(self.drafting.back())

    def redo(self) -> None:
        """Do once more what was taken back."""
        self._take(self.drafting.on())

    def _head(self) -> QHBoxLayout:
        words = self._look.words
        row = QHBoxLayout()
        row.setContentsMargins(edges(0, 0, GUTTER, 0))
        row.setSpacing(grown(12))
        row.addWidget(label(words("Own house"), Role.TITLE))
        self.name = QLineEdit(self.drafting.house.name)
        self.name.setAccessibleName(words("Name of the house"))
        self.name.setPlaceholderText(words("Name of the house"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(grown(180))
        self.name.setMaximumWidth(grown(360))
        self.name.setFont(Role.HEADING.font)
        self.name.editingFinished.connect(self._rename)
        row.addWidget(self.name, 1)
        row.addStretch(1)
        self.undo_button = self._arrow("undo", words("Undo (Ctrl+Z)"), self.undo)
        self.redo_button = self._arrow("redo", words("Redo (Ctrl+Y)"), self.redo)
        cancel, self.save_button = QPushButton(words("Close")), QPushButton(words("Save"))
        cancel.setToolTip(words("Back to the houses (Esc)"))
        self.save_button.setToolTip(words("Keep the house (Ctrl+S)"))
        dress(cancel, Role.STRONG, "tall")
        dress(self.save_button, Role.HEADING, "primary")
        for button in (cancel, self.save_button):
            button.setFixedHeight(grown(44))
        cancel.clicked.connect(self.left)
        self.save_button.clicked.connect(self.save)
        for button in (self.undo_button, self.redo_button, cancel, self.save_button):
            row.addWidget(button)
        return row

    def _make_table(self) -> QTableView:
        table = rules_table(self._look, self.model, self._delegate)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.horizontalHeader().sectionResized.connect(lambda *_: self._fit_rows())
        table.setAccessibleName(self._look.words("Clauses of the house"))
        table.selectionModel().currentChanged.connect(self._chosen)
        table.doubleClicked.connect(lambda _: self._to_value())
        return table

    def _make_side(self) -> QWidget:
        inside = Snug()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(12))
        self.clause = ClauseEditor(self._look, self.table)
        self.clause.changed.connect(lambda house: self._take(self.drafting.then(house)))
        self.stakes = StakesEditor(self._look)
        self.stakes.changed.connect(lambda house: self._take(self.drafting.then(house)))
        self.preview = PreviewBox(self._look)
        column.addWidget(self.clause)
        column.addWidget(self.stakes)
        column.addWidget(self.preview)
        column.addStretch(1)
        side = self._side = SnugArea(inside)
        self.preview.previewing.seen.connect(lambda _: side.ensureWidgetVisible(self.preview))
        return side

    def _add_actions(self) -> None:
        for keys, does in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
            ("Ctrl+S", self.save),
            ("Ctrl+P", self._preview),
        ):
            action = QAction(self)
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _=False, does=does: does())
            self.addAction(action)

    def _arrow(self, picture: str, tip: str, does: Callable[[], None]) -> QPushButton:
        button = QPushButton()
        dress(button, Role.BODY, "quiet")
        button.setIcon(icon(picture, self._look.palette.text))
        button.setFixedSize(grown(40), grown(40))
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda _=False: does())
        return button

    def _rename(self) -> bool:
        """Take the name as it stands; False where it is none, which is said."""
        try:
            house = named(self.drafting.house, self.name.text())
        except ContentError as error:
            self.show_refused(self._look.words.error(error))
            return False
        self.refused.hide()
        if house is not self.drafting.house:
            self._take(self.drafting.then(house))
        return True

    def _take(self, drafting: Drafting) -> None:
        self.drafting = drafting
        self._show()

    def _show(self) -> None:
        drafting = self.drafting
        self.model.show_draft(drafting.house)
        self.name.setText(drafting.house.name)
        self.undo_button.setEnabled(drafting.course.can_go_back)
        self.redo_button.setEnabled(drafting.course.can_go_on)
        self.preview.show_houses(drafting.origin, drafting.house)
        self.stakes.show_house(drafting.house)
        self._show_clause()
        self._fit_rows()

    def _show_clause(self) -> None:
        self.clause.show_clause(self.drafting.house, self.drafting.origin, KEYS[self.key])
        self.stakes.setVisible(self.key in _WITH_STAKES)

    def _chosen(self, now: QModelIndex) -> None:
        if self.model.key_at(now.row()) is not None:
            self._show_clause()

    def _fit_rows(self) -> None:
        # The columns share the room evenly: as they are told of one by one, some still have the width of before.
        width = self.table.viewport().width() // self.model.columnCount()
        for row in range(self.model.rowCount()):
            self.table.setRowHeight(row, self._delegate.height_of(row, width))
            if self.model.key_at(row) is None and self.table.columnSpan(row, 0) == 1:
                self.table.setSpan(row, 0, 1, self.model.columnCount())
