"""The foot of the practice panel: the streak, the last answers, and the skill asked for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.skills import Skill
from ui.look import Look
from ui.theme import Role
from ui.widgets.icons import pixmap
from ui.widgets.label import label
from ui.widgets.layouts import empty


class Scoreboard(QWidget):
    """How the session has gone; the trap stays hidden until its answer is in."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.set_compact(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        line = QFrame()
        line.setFixedHeight(1)
        line.setStyleSheet(f"background: {look.palette.line};")
        column.addWidget(line)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label(look.words("Streak"), Role.SMALL, "quiet"))
        self._streak = label(role=Role.FIGURE)
        row.addWidget(self._streak)
        row.addStretch(1)
        self._row = QHBoxLayout()
        self._row.setSpacing(4)
        row.addLayout(self._row)
        column.addLayout(row)
        skill = self._named = QHBoxLayout()
        skill.setSpacing(8)
        self._skill = label(look.words("Skill"), Role.SMALL, "quiet")
        skill.addWidget(self._skill)
        self._topic = label(role=Role.SMALL, tone="chip")
        self._trap = label(role=Role.SMALL, tone="chip")
        self._hidden = label(look.words("Trap hidden"), Role.SMALL, "chip_quiet")
        for chip in (self._topic, self._trap, self._hidden):
            skill.addWidget(chip)
        skill.addStretch(1)
        column.addLayout(skill)

    def show_results(self, skill: Skill, results: tuple[bool, ...], streak: int, *, revealed: bool) -> None:
        """Show the last results, and the skill; its trap by name once `revealed`."""
        words = self._look.words
        self._streak.setText(str(streak))
        empty(self._row)
        shown: list[bool | None] = [*results[-self._shown :]]
        for right in [*shown, *[None] * (self._shown - len(shown))]:
            self._row.addWidget(self._square(right))
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The trap's name, or as much of it as there is room for beside the topic."""
        trap, metrics = self._trap.toolTip(), self._trap.fontMetrics()
        self._trap.setText(trap)
        beside = (self._skill, self._topic)
        used = sum(each.sizeHint().width() + self._named.spacing() for each in beside)
        edges = self._trap.sizeHint().width() - metrics.horizontalAdvance(trap)
        room = self.width() - used - edges
        self._trap.setText(metrics.elidedText(trap, Qt.TextElideMode.ElideRight, room))

    def _square(self, right: bool | None) -> QWidget:
        palette = self._look.palette
        square = label()
        square.setFixedSize(18, 18)
        if right is None:
            square.setStyleSheet(f"border: 1px solid {palette.line}; border-radius: 4px;")
            return square
        ground = palette.right_ground if right else palette.wrong_ground
        square.setStyleSheet(f"background: {ground}; border-radius: 4px; padding: 3px;")
        colour = palette.right if right else palette.wrong
        square.setPixmap(pixmap("tick" if right else "cross", colour, 12, self.devicePixelRatioF()))
        square.setAccessibleName(self._look.words("right") if right else self._look.words("wrong"))
        return square
