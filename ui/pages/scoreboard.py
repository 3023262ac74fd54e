"""The foot of the practice panel: the streak, the last answers, and the skill asked for."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.skills import Skill
from ui.fonts import grown, growth
from ui.look import Look
from ui.theme import Role
from ui.widgets.icons import pixmap
from ui.widgets.label import label

_SQUARE: Final = 18
_GAP: Final = 4
_SIGN_AT: Final = QPointF(3, 3)


class Scoreboard(QWidget):
    """How the session has gone; the trap stays hidden until its answer is in."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._results: tuple[bool, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(10))
        line = QFrame()
        line.setFixedHeight(grown(1))
        line.setStyleSheet(f"background: {look.palette.line};")
        column.addWidget(line)
        row = QHBoxLayout()
        row.setSpacing(grown(8))
        streak = label(look.words("Streak"), Role.SMALL, "quiet")
        row.addWidget(streak)
        self._streak = label(role=Role.FIGURE)
        row.addWidget(self._streak)
        row.addStretch(1)
        self._last = LastAnswers(look)
        row.addWidget(self._last)
        column.addLayout(row)
        skill = self._named = QHBoxLayout()
        skill.setSpacing(grown(8))
        self._skill = label(look.words("Skill"), Role.SMALL, "quiet")
        skill.addWidget(self._skill)
        wide = max(each.sizeHint().width() for each in (streak, self._skill))
        for each in (streak, self._skill):
            each.setFixedWidth(wide)  # what they name begins in one line
        self._topic = label(role=Role.SMALL, tone="chip")
        self._trap = label(role=Role.SMALL, tone="chip")
        self._hidden = label(look.words("Trap hidden"), Role.SMALL, "chip_quiet")
        for chip in (self._topic, self._trap, self._hidden):
            skill.addWidget(chip)
        skill.addStretch(1)
        column.addLayout(skill)
        self.set_compact(False)

    def show_results(self, skill: Skill, results: tuple[bool, ...], streak: int, *, revealed: bool) -> None:
        """Show the last results, and the skill; its trap by name once `revealed`."""
        words = self._look.words
        self._results = results
        self._streak.setText(str(streak))
        self._show_last()
        self._topic.setText(words.topic(skill.topic))
        trap = words.trap(skill)
        self._trap.setToolTip(trap)
        self._trap.setAccessibleName(trap)
        self._trap.setVisible(revealed)
        self._hidden.setVisible(not revealed)
        self._fit()

    def set_compact(self, compact: bool) -> None:
        """Less room: fewer of the last answers."""
        self._shown = 8 if compact else 10
        self._show_last()

    def _show_last(self) -> None:
        self._last.show_results(self._results[-self._shown :], self._shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The trap's name; where there is too little room beside the topic, the word before both goes first, and once
        the trap is told, the topic. Until then nothing here goes by how long its name is."""
        trap, metrics, gap = self._trap.toolTip(), self._trap.fontMetrics(), self._named.spacing()
        topic, word = self._topic.sizeHint().width() + gap, self._skill.minimumWidth() + gap
        if self._trap.isHidden():
            self._topic.setVisible(True)
            self._skill.setVisible(word + topic + self._hidden.sizeHint().width() <= self.width())
            return
        self._trap.setText(trap)
        wanted = metrics.horizontalAdvance(trap)
        room = self.width() - (self._trap.sizeHint().width() - wanted)
        beside = wanted <= room - topic
        self._topic.setVisible(beside)
        room -= topic if beside else 0
        self._skill.setVisible(wanted <= room - word)
        room -= word if wanted <= room - word else 0
        self._trap.setText(metrics.elidedText(trap, Qt.TextElideMode.ElideRight, room))


class LastAnswers(QWidget):
    """A square for each of the last answers, the latest on the right, and empty ones for those yet to be given."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._results: tuple[bool, ...] = ()
        self._room = 0

    def show_results(self, results: tuple[bool, ...], room: int) -> None:
        """Show these, and as many squares as there is room for."""
        words = self._look.words
        self._results, self._room = results, room
        self.setFixedSize(grown(room * (_SQUARE + _GAP) - _GAP), grown(_SQUARE))
        self.setAccessibleName(", ".join(words("right") if right else words("wrong") for right in results))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, ratio = self._look.palette, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(growth(), growth())
        for at in range(self._room):
            square = QRectF(at * (_SQUARE + _GAP), 0, _SQUARE, _SQUARE)
            if at >= len(self._results):
                painter.setPen(QPen(QColor(palette.line), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
                continue
            right = self._results[at]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.right_ground if right else palette.wrong_ground))
            painter.drawRoundedRect(square, 4, 4)
            colour = palette.right if right else palette.wrong
            painter.drawPixmap(
                square.topLeft() + _SIGN_AT, pixmap("tick" if right else "cross", colour, 12, ratio * growth())
            )
        painter.end()
