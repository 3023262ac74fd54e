"""How a cell of the comparison is drawn: the value, the shape of its provenance, and brass where it differs."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.fonts import grown
from ui.houses.header import LEAST, PAD
from ui.houses.model import HousesModel
from ui.look import Look
from ui.theme import Role
from ui.widgets.provenance import paint_disc

_ROW = 38
_LINE = 18
_DISC = 30
_NOTE = 18
"""How high the line is below a value whose text is unclear."""


class ClauseDelegate(QStyledItemDelegate):
    """Draws group rows, clause names and values."""

    def __init__(self, look: Look, model: HousesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._model = look, model
        self._plain = Role.SMALL.font
        self._strong = Role.STRONG.font
        self._small = Role.LABEL.font

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        palette, model = self._look.palette, self._model
        box: QRect = option.rect
        text = str(index.data() or "")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = model.line(index.row()).row is None
        differs = not group and model.differs(index)
        own = index.column() == model.own + 1
        ground = palette.bg1 if group or not own else palette.bg2
        painter.fillRect(box, QColor(palette.brass_ground if differs else ground))
        if differs:
            painter.fillRect(QRect(box.left(), box.top(), grown(3), box.height()), QColor(palette.brass))
        painter.fillRect(QRect(box.left(), box.bottom(), box.width(), 1), QColor(palette.line))
        if not group and index.column():
            painter.fillRect(QRect(box.left(), box.top(), 1, box.height()), QColor(palette.line))

        colour = palette.text if index.column() == 0 or own else palette.text2
        painter.setPen(QColor(palette.on_brass_ground if differs else palette.text2 if group else colour))
        painter.setFont(self._strong if group or differs or own else self._plain)
        above = grown(4)
        room = box.adjusted(grown(PAD), above, -grown(_DISC if index.column() else PAD), -above)
        clause = model.clause(index)
        unclear = model.unclear(clause)
        if unclear:
            note_high = grown(_NOTE)
            below = note_high + (room.height() - note_high - self._high(text, differs or own, room.width())) // 2
            note = room.adjusted(0, room.height() - below, 0, 0)
            room.setBottom(note.top() - 1)
            painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap, text)
            painter.setFont(self._within(unclear, note.width()))
            painter.setPen(QColor(palette.on_brass_ground if differs else palette.text3))
            painter.drawText(note, Qt.AlignmentFlag.AlignTop, unclear)
        else:
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, text)
        if clause is not None:
            disc = QRectF(box.right() - grown(22), box.center().y() - grown(5), grown(11), grown(11))
            paint_disc(painter, disc, clause.provenance, palette.brass if differs else palette.text2)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(palette.text), grown(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(grown(1), grown(1), -grown(1), -grown(1)))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, self.height_of(index.row(), option.rect.width()))

    def height_of(self, row: int, width: int) -> int:
        """How high a row must be for the longest of its values in columns `width` wide."""
        line = self._model.line(row).row
        if line is None:
            return grown(_ROW - 4)
        own = self._model.own
        texts = [(self._model.line(row).title, False, PAD)]
        for at, (clause, differs) in enumerate(zip(line.clauses, line.differs_from(own), strict=True)):
            texts.append((self._model.value(clause), differs or at == own, _DISC))
        highs = [self._high(text, strong, width - grown(PAD + edge)) for text, strong, edge in texts]
        notes = [0, *(grown(_NOTE) if self._model.unclear(clause) else 0 for clause in line.clauses)]
        return max(grown(_ROW), grown(_LINE) + max(high + note for high, note in zip(highs, notes, strict=True)))

    def _within(self, note: str, room: int) -> QFont:
        """The letters of a note: smaller where a column is narrow."""
        letters = QFont(self._small)
        wide = QFontMetrics(letters).horizontalAdvance(note)
        if wide > room:
            letters.setPixelSize(max(grown(LEAST), letters.pixelSize() * room // wide))
        return letters

    def _high(self, text: str, strong: bool, width: int) -> int:
        """How high a text is in lines of this width."""
        room = QRect(0, 0, max(60, width), 10_000)
        metrics = QFontMetrics(self._strong if strong else self._plain)
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
