"""The table behind a chart, as it is read on the screen."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ui.fonts import grown
from ui.progress.sheet import Sheet, written
from ui.theme import Role

Index = QModelIndex | QPersistentModelIndex
_ROW, _WIDEST = 30, 280
_NOTHING = Sheet((), ())


class SheetModel(QAbstractTableModel):
    """A `Sheet` for a view; numbers stand to the right."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = _NOTHING

    def show_sheet(self, sheet: Sheet) -> None:
        """Hold another table."""
        self.beginResetModel()
        self.sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.sheet.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.sheet.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        value = self.sheet.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole or (role == Qt.ItemDataRole.ToolTipRole and isinstance(value, str)):
            return written(value)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(isinstance(value, int | float))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.sheet.heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            numbers = any(isinstance(row[section], int | float) for row in self.sheet.rows)
            return _aligned(numbers)
        return None


def _aligned(number: bool) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class SheetView(QTableView):
    """A table to read by the arrow keys; Tab leaves it."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = SheetModel(self)
        self.setModel(self._model)
        self.setAccessibleName(title)
        self.setFont(Role.SMALL.font)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(grown(_ROW))
        head = self.horizontalHeader()
        head.setFont(Role.LABEL.font)
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(240, 110)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show another table."""
        if sheet != self._model.sheet:
            self._model.show_sheet(sheet)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Every column as wide as its longest text; what is over is shared out, and where there is too little a long
        text is cut, which its tooltip tells whole."""
        head, columns = self.horizontalHeader(), range(self._model.columnCount())
        wanted = [max(self.sizeHintForColumn(at), head.sectionSizeHint(at)) for at in columns]
        spare = self.viewport().width() - sum(wanted)
        for at, width in zip(columns, wanted, strict=True):
            head.resizeSection(at, width + spare // len(wanted) if spare >= 0 else min(width, grown(_WIDEST)))
