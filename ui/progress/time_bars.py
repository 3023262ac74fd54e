"""Time per answer by skill: for each its middle half as a bar, the slowest first."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from trainer.learning.tally import Tally
from ui.fonts import grown
from ui.look import Look
from ui.progress import wording
from ui.progress.sheet import Sheet
from ui.theme import Role

_NAME, _BAR, _GAP = 17, 9, 9
_ROW = _NAME + _BAR + _GAP


class TimeBars(QScrollArea):
    """A row a skill: its name, its median, and a bar from the quicker to the slower quarter, the median marked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = _Bars(look)
        self.setWidget(self.content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(240, 110)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 90)

    def show_skills(self, skills: Mapping[str, Tally]) -> None:
        """Show the times of these skills, by their ids."""
        self.content.show_skills(skills)


def slowest_first(skills: Mapping[str, Tally]) -> list[tuple[str, Tally]]:
    """The skills by their medians."""
    return sorted(skills.items(), key=lambda each: (-each[1].times.median, each[0]))


def time_bars_sheet(skills: Mapping[str, Tally], look: Look) -> Sheet:
    """Every skill with its times."""
    words = look.words
    heads = (
        words("Trap"),
        words("Answers"),
        words("Median, s"),
        words("Quicker quarter, s"),
        words("Slower quarter, s"),
    )
    rows = (
        (
            wording.skill(words, id),
            each.answers,
            each.times.median / 1000,
            each.times.low / 1000,
            each.times.high / 1000,
        )
        for id, each in slowest_first(skills)
    )
    return Sheet(heads, tuple(rows))


class _Bars(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: list[tuple[str, Tally]] = []

    def show_skills(self, skills: Mapping[str, Tally]) -> None:
        self._rows = slowest_first(skills)
        self.setMinimumHeight(len(self._rows) * grown(_ROW))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, words = self._look.palette, self._look.words
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(Role.LABEL.font)
        metrics = QFontMetrics(Role.LABEL.font)
        name_high, bar_high, mark, corner = (grown(each) for each in (_NAME, _BAR, 3, 3))
        width = self.width() - grown(8)
        full = max((each.times.high for _, each in self._rows), default=1) or 1
        for place, (id, each) in enumerate(self._rows):
            top = place * grown(_ROW)
            time = wording.seconds(words, each.times.median)
            room = width - metrics.horizontalAdvance(time) - grown(10)
            name = metrics.elidedText(wording.skill(words, id), Qt.TextElideMode.ElideRight, room)
            painter.setPen(QColor(palette.text2))
            painter.drawText(QRect(0, top, room, name_high), Qt.AlignmentFlag.AlignVCenter, name)
            painter.setPen(QColor(palette.text))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRect(0, top, width, name_high), right, time)
            low, median, high = (at / full * width for at in (each.times.low, each.times.median, each.times.high))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.bg2 if palette.dark else palette.bg3))
            painter.drawRoundedRect(QRectF(0, top + name_high, width, bar_high), corner, corner)
            painter.setBrush(QColor(palette.days[2]))
            painter.drawRoundedRect(QRectF(low, top + name_high, max(high - low, mark), bar_high), corner, corner)
            painter.setBrush(QColor(palette.text))
            painter.drawRect(QRectF(min(median, width - mark), top + name_high - 1, mark, bar_high + 2))
        painter.end()
