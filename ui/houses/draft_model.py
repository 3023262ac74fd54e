"""A house in the making beside the one it was copied from: every clause that there is, also those that neither has."""

from PySide6.QtCore import QObject, Qt

from trainer.houses.compare import Row
from trainer.houses.house import House
from trainer.houses.keys import KEYS
from ui.houses.model import HousesModel
from ui.look import Look


class DraftModel(HousesModel):
    """Column 1 holds the origin's values, column 2 the draft's."""

    def __init__(self, look: Look, origin: House, draft: House, parent: QObject | None = None) -> None:
        super().__init__(look, (origin, draft), 0, parent)

    def show_draft(self, draft: House) -> None:
        """The draft is another now; the lines stay where they are."""
        self.houses = (self.houses[0], draft)
        self._take_rows()
        for line in self._lines:
            if line.row is not None:
                line.row = self._rows[line.row.key]
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def key_at(self, row: int) -> str | None:
        """The clause in a table row; None for the name of a group."""
        line = self.line(row).row
        return line.key if line is not None else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if section != 1 or orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return super().headerData(section, orientation, role)
        words = self._look.words
        return words(self.houses[0].name) + "\n" + words("where it comes from")

    def _compared(self) -> dict[str, Row]:
        return {text: Row(text, tuple(house.clauses.get(text) for house in self.houses)) for text in KEYS}
