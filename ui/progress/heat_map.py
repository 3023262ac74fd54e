"""Topics and their traps: a row a topic, a cell a trap, the warmer the more it needs work."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from trainer.learning.tally import Tally
from trainer.skills import Skill, Topic
from ui.fonts import grown
from ui.look import Look
from ui.progress.heat import Shown, step
from ui.progress.heat_cell import ARROWS, HeatCell
from ui.theme import Role
from ui.widgets.label import label

_CELL = 124
_WIDEST_CELL = 220
_NAMES, _NAMES_COMPACT = 128, 96
_BETWEEN = 9


class HeatMap(QScrollArea):
    """Every topic has its own traps, so each cell is named and the rows share no columns; they wrap and scroll.

    `skill_wanted` carries the id of the skill whose cell was clicked. The arrow keys go from cell to cell.
    """

    skill_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.cells: dict[str, HeatCell] = {}
        self._names: dict[Topic, QLabel] = {}
        self._lines: list[int] = []
        self._current: HeatCell | None = None
        self.content = _Ground(self)
        self.setWidget(self.content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(600, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 180)

    def show_skills(self, skills: Sequence[Skill]) -> None:
        """Show the traps of these skills, each topic's together; figures come after."""
        for each in (*self.cells.values(), *self._names.values()):
            each.hide()
            each.deleteLater()
        self.cells.clear()
        self._names.clear()
        # Shown all together in the end: each for itself takes its time.
        self.content.hide()
        for skill in skills:
            if skill.topic not in self._names:
                name = label(self._look.words.topic(skill.topic), Role.SMALL, wrap=True)
                name.setParent(self.content)
                name.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                self._names[skill.topic] = name
            cell = self.cells[skill.id] = HeatCell(self._look, skill, self.content)
            cell.clicked.connect(lambda _=False, id=skill.id: self.skill_wanted.emit(id))
            cell.installEventFilter(self)
        self.content.show()
        self._current = None
        if self.cells:
            self._make_current(next(iter(self.cells.values())))

    def show_figures(self, counted: Mapping[str, Tally], typical: int, shown: Shown) -> None:
        """Show what each trap's answers come to; `typical` is the median time of all answers, in milliseconds."""
        for id, cell in self.cells.items():
            found = counted.get(id)
            cell.show_tally(found, step(found, typical, shown) if found else 0, shown)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, HeatCell):
            self._make_current(watched)
            self.ensureWidgetVisible(watched, 0, grown(12))
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, order = Qt.Key(event.key()), list(self.cells.values())
        if self._current is None or key not in ARROWS:
            event.ignore()
            return
        at = order.index(self._current)
        match key:
            case Qt.Key.Key_Left:
                wanted = order[max(at - 1, 0)]
            case Qt.Key.Key_Right:
                wanted = order[min(at + 1, len(order) - 1)]
            case Qt.Key.Key_Home:
                wanted = order[0]
            case Qt.Key.Key_End:
                wanted = order[-1]
            case _:
                wanted = self._beside(self._current, -1 if key is Qt.Key.Key_Up else 1)
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def _beside(self, cell: HeatCell, way: int) -> HeatCell:
        """The cell above or below: the nearest of the next line that way."""
        tops = sorted({each.y() for each in self.cells.values()})
        line = tops.index(cell.y()) + way
        if not 0 <= line < len(tops):
            return cell
        there = [each for each in self.cells.values() if each.y() == tops[line]]
        return min(there, key=lambda each: abs(each.x() - cell.x()))

    def _make_current(self, cell: HeatCell) -> None:
        if self._current is not None:
            self._current.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._current = cell
        cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _place(self) -> None:
        """Lay out the rows at the width there is."""
        width = self.viewport().width()
        names = self._names_width(width)
        room = width - names
        narrowest = max([grown(_CELL), *(cell.narrowest() for cell in self.cells.values())])
        columns = max(1, room // narrowest)
        wide = min(room // columns, grown(_WIDEST_CELL))
        top, lines, between = 0, [], grown(_BETWEEN)
        for topic, name in self._names.items():
            cells = [cell for cell in self.cells.values() if cell.skill.topic is topic]
            beside = names - grown(8)
            needed = name.heightForWidth(beside)
            name.setGeometry(QRect(QPoint(0, top + grown(6)), QSize(beside, needed)))
            below = top
            for first in range(0, len(cells), columns):
                line = cells[first : first + columns]
                high = max(cell.height_at(wide) for cell in line)
                for place, cell in enumerate(line):
                    cell.setGeometry(names + place * wide, below, wide, high)
                below += high
            top = max(below, top + needed + grown(10)) + between
            lines.append(top - between // 2 - 1)
        self.content.setMinimumHeight(max(0, top - between))
        self.content.show_lines(lines[:-1], self._look.palette.line)

    def _names_width(self, width: int) -> int:
        """How much the topics' names take: enough for their longest word."""
        metrics = QFontMetrics(Role.SMALL.font)
        words = [word for name in self._names.values() for word in name.text().split()]
        longest = max((metrics.horizontalAdvance(word) for word in words), default=0)
        return max(grown(_NAMES if width > 760 else _NAMES_COMPACT), longest + grown(14))


class _Ground(QWidget):
    """What the cells lie on: a line between two topics."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[int] = []
        self._colour = ""

    def show_lines(self, lines: list[int], colour: str) -> None:
        self._lines, self._colour = lines, colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for top in self._lines:
            painter.fillRect(0, top, self.width(), 1, QColor(self._colour))
        painter.end()
