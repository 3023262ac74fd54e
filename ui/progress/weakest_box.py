"""The weakest cell: the trap to practise next, and the key that does it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.learning.tally import Tally
from trainer.skills import SKILLS
from ui.fonts import grown
from ui.look import Look
from ui.progress import wording
from ui.theme import Role, dress
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label


class WeakestBox(QWidget):
    """`ten_wanted` carries the id of the skill to practise ten times."""

    ten_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._skill = look, ""
        words = look.words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(8))
        line = QFrame()
        line.setFixedHeight(grown(1))
        line.setStyleSheet(f"background: {look.palette.line};")
        column.addWidget(line)
        head = QHBoxLayout()
        head.addWidget(label(words("Weakest cell"), Role.HEADING))
        head.addStretch(1)
        self._figures = label("", Role.SMALL, "quiet")
        head.addWidget(self._figures)
        column.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(grown(8))
        self._topic, self._trap = label("", Role.LABEL, "quiet", wrap=True), label("", Role.STRONG, wrap=True)
        named = QVBoxLayout()
        named.setSpacing(0)
        named.addWidget(self._topic)
        named.addWidget(self._trap)
        row.addLayout(named, 1)
        self._ten = KeyButton(look, words("Practise 10"), "P", "primary")
        self._ten.clicked.connect(self.practise)
        row.addWidget(self._ten, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)
        self.show_weakest(None, None)

    def show_weakest(self, skill: str | None, counted: Tally | None) -> None:
        """Name a skill and what its answers come to, or none."""
        words = self._look.words
        self._skill = skill or ""
        self._ten.setEnabled(skill is not None)
        self._topic.setVisible(skill is not None)
        if skill is None or counted is None:
            self._figures.setText("")
            self._trap.setText(words("Once you have answered, the trap to practise next stands here."))
            dress(self._trap, Role.SMALL, "quiet")
            self._ten.setToolTip(words("Nothing has been answered yet"))
            return
        found = SKILLS[skill]
        said = words.n(
            "{percent}, {seconds}, {count} answer",
            "{percent}, {seconds}, {count} answers",
            counted.answers,
            percent=wording.percent(words, counted.accuracy),
            seconds=wording.seconds(words, counted.times.median),
        )
        self._figures.setText(said)
        self._topic.setText(words.topic(found.topic))
        self._trap.setText(words.trap(found))
        dress(self._trap, Role.STRONG, "")
        self._ten.setToolTip("")
        self._ten.setAccessibleName(words("Practise ten: {skill}", skill=wording.skill(words, skill)))

    def practise(self) -> None:
        """Ask for the practice, if there is a weakest cell."""
        if self._skill:
            self.ten_wanted.emit(self._skill)
