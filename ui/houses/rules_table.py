"""The table that rules are read in, one a row, with a column a house."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from ui.houses.delegate import ClauseDelegate
from ui.houses.model import HousesModel
from ui.theme import Role


def rules_table(model: HousesModel, delegate: ClauseDelegate) -> QTableView:
    """A table of `model` in which one cell is chosen at a time; Tab leaves it."""
    table = QTableView()
    table.setModel(model)
    table.setItemDelegate(delegate)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()
    table.verticalHeader().setMinimumSectionSize(30)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setFont(Role.STRONG.font)
    header.setHighlightSections(False)
    header.setFixedHeight(56)
    return table
