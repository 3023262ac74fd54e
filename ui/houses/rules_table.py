"""The table that rules are read in, one a row, with a column a house."""

from PySide6.QtWidgets import QAbstractItemView, QTableView

from ui.houses.delegate import ClauseDelegate
from ui.houses.header import HousesHeader
from ui.houses.model import HousesModel
from ui.look import Look


def rules_table(look: Look, model: HousesModel, delegate: ClauseDelegate) -> QTableView:
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
    table.setHorizontalHeader(HousesHeader(look))
    return table
