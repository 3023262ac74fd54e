"""The clauses of several houses as a table: a row a clause, a column a house, group by group."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from trainer.houses.compare import Row, differences
from trainer.houses.house import Clause, House
from trainer.houses.values import Provenance
from trainer.text.clauses import GROUPS
from ui.look import Look

Index = QModelIndex | QPersistentModelIndex


@dataclass(slots=True)
class Line:
    """A line of the table: a group's name, or a clause as each house has it."""

    title: str
    row: Row | None = None


class HousesModel(QAbstractTableModel):
    """Column 0 names the clause; the others hold each house's value. Differences are from the house at `own`."""

    def __init__(self, look: Look, houses: Sequence[House], own: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look, self.houses, self.own = look, houses, own
        self._take_rows()
        self._lines: list[Line] = []
        self.narrow("", differences_only=False)

    def narrow(self, sought: str, *, differences_only: bool) -> None:
        """Keep the clauses of which anything that is said holds `sought`: topic, name, key, a house's value, how it is
        put in words, or how its text is read; or only those in which the houses differ."""
        self.beginResetModel()
        self._lines, self._sought = [], sought.casefold()
        for group, keys in GROUPS.items():
            kept = [Line(self._look.words.clause_title(key), self._rows[key]) for key in keys if key in self._rows]
            kept = [line for line in kept if self._is_wanted(line, self._look.words(group), differences_only)]
            if kept:
                self._lines.append(Line(self._look.words(group)))
                self._lines.extend(kept)
        self.endResetModel()

    @property
    def first(self) -> int:
        """The table row to begin in: of the clauses that are called as what is sought, else of all, the first."""
        called = (at for at, line in enumerate(self._lines) if line.row and self._sought in line.title.casefold())
        return next(called, 1)  # before them is the name of a group

    def _take_rows(self) -> None:
        self._rows = self._compared()
        self._texts: dict[str, str] = {}
        self._count_all()

    def _count_all(self) -> None:
        # The head of a table is asked for its texts with every size and every paint.
        differing = [row.differs_from(self.own) for row in self._rows.values()]
        self._counts = [sum(differs[house] for differs in differing) for house in range(len(self.houses))]

    def show_houses(self, houses: Sequence[House], own: int) -> None:
        """Hold other houses, all lines of them."""
        self.houses, self.own = houses, own
        self._take_rows()
        self.narrow("", differences_only=False)

    def _compared(self) -> dict[str, Row]:
        return {row.key: row for row in differences(self.houses)}

    def set_own(self, own: int) -> None:
        """Mark differences from another house."""
        self.own = own
        self._count_all()
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def line(self, row: int) -> Line:
        """The line in table row `row`."""
        return self._lines[row]

    def row_of(self, key: str) -> int | None:
        """The table row of a clause, if it is there now."""
        return next((at for at, line in enumerate(self._lines) if line.row and line.row.key == key), None)

    def clause(self, index: Index) -> Clause | None:
        """The clause in a cell, where there is one."""
        row = self._lines[index.row()].row if index.isValid() else None
        return row.clauses[index.column() - 1] if row is not None and index.column() else None

    def differs(self, index: Index) -> bool:
        """Whether a cell differs from the reader's own house."""
        row = self._lines[index.row()].row
        return row is not None and index.column() > 0 and row.differs_from(self.own)[index.column() - 1]

    def count_differences(self, house: int) -> int:
        """In how many clauses a house differs from the reader's own."""
        return self._counts[house]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.houses) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(index)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        words = self._look.words
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole and section:
            return words(self.houses[section - 1].name)
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            shown = sum(line.row is not None for line in self._lines)
            return words.n("{count} rule", "{count} rules", shown)
        name = words(self.houses[section - 1].name)
        if section - 1 == self.own:
            return name + "\n" + words("your house")
        count = self.count_differences(section - 1)
        return name + "\n" + words.n("{count} difference", "{count} differences", count)

    def flags(self, index: Index) -> Qt.ItemFlag:
        chosen = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return chosen if self._lines[index.row()].row is not None else Qt.ItemFlag.NoItemFlags

    def value(self, clause: Clause | None) -> str:
        """A clause's value in words; a dash where the house has none."""
        words = self._look.words
        return words.clause_value(clause.key, clause.value) if clause else words("–")

    def unclear(self, clause: Clause | None) -> str:
        """A word for a clause whose text is garbled, contradicts itself or leaves something open, so that it had to be
        read; nothing for any other."""
        read = clause is not None and clause.reading and clause.provenance is not Provenance.ASSUMED
        return self._look.words("unclear text") if read else ""

    def _shown(self, index: Index) -> str:
        line = self._lines[index.row()]
        if index.column() == 0 or line.row is None:
            return line.title if index.column() == 0 else ""
        return self.value(self.clause(index))

    def _spoken(self, index: Index) -> str:
        clause, words = self.clause(index), self._look.words
        if clause is None:
            return self._shown(index)
        parts = [
            words(self.houses[index.column() - 1].name),
            words.clause_title(clause.key.text),
            self.value(clause),
            words.provenance(clause.provenance),
            self.unclear(clause),
            words("differs") if self.differs(index) else "",
        ]
        return ", ".join(filter(None, parts))

    def _is_wanted(self, line: Line, topic: str, differences_only: bool) -> bool:
        if line.row is None or (differences_only and not line.row.differs):
            return False
        return not self._sought or self._sought in self._said_of(line.title, topic, line.row)

    def _said_of(self, title: str, topic: str, row: Row) -> str:
        """All that is said of a clause, in small letters, a line each."""
        if row.key not in self._texts:
            words = self._look.words
            said = [topic, title, row.key]
            for clause in filter(None, row.clauses):
                written = (clause.restated, clause.reading)
                said += [self.value(clause), *(words(text) for text in written if text)]
            self._texts[row.key] = "\n".join(said).casefold()
        return self._texts[row.key]
