"""The lessons in their order: which have been learned, and which comes next."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from trainer.learning.modes import is_learned
from trainer.learning.standing import Standing
from trainer.lessons import Lesson
from trainer.skills import Skill
from ui.answers.seat_part import step_ring
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.gutter import GUTTER, keep_gutter
from ui.widgets.icons import pixmap
from ui.widgets.label import key_cap, label
from ui.widgets.layouts import empty

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WIDTH = 760
"""Pixels between the lessons and their scroll bar."""


class CoursePage(QWidget):
    """Lists the lessons. `lesson_wanted` carries a lesson's name; `left` says that the trainee goes back."""

    lesson_wanted = Signal(str)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._next: str | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self._look.words("Lessons"))
        words = look.words
        outer = QHBoxLayout(self)
        outer.setContentsMargins(edges(20, 24, 20, 0))
        middle = QWidget()
        middle.setMaximumWidth(grown(_WIDTH + GUTTER))
        outer.addStretch(1)
        outer.addWidget(middle, 1000)
        outer.addStretch(1)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(12))
        head = QHBoxLayout()
        head.setContentsMargins(edges(0, 0, GUTTER, 0))
        head.addWidget(label(words("Lessons"), Role.TITLE))
        head.addStretch(1)
        self._done = label(role=Role.BODY, tone="quiet")
        head.addWidget(self._done)
        column.addLayout(head)
        self._fault = label(role=Role.SMALL, tone="wrong", wrap=True)
        self._fault.hide()
        column.addWidget(self._fault)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(edges(0, 0, 0, 16))
        self._list.setSpacing(grown(8))
        area.setWidget(inside)
        keep_gutter(area)
        self._area = area
        column.addWidget(area, 1)

    def show_lessons(
        self, lessons: Sequence[Lesson], standings: Mapping[str, Standing], offered: Sequence[Skill], faults: str = ""
    ) -> None:
        """List the lessons, with what is known of the skills of each that the house asks; `faults` says what is wrong
        with lessons that could not be read."""
        words = self._look.words
        empty(self._list)
        self._fault.setText(faults)
        self._fault.setVisible(bool(faults))
        done = 0
        self._next = None
        for lesson in lessons:
            skills = [skill for skill in lesson.skills if skill in offered]
            learned = bool(skills) and is_learned([skill.id for skill in skills], standings)
            done += learned
            is_next = self._next is None and not learned
            if is_next:
                self._next = lesson.name
            mastered = sum(each.id in standings and standings[each.id].mastered for each in skills)
            self._list.addWidget(self._row(lesson, learned, is_next, mastered, len(skills)))
        self._list.addStretch(1)
        total = len(lessons)
        self._done.setText(words.n("{done} of {count} lesson done", "{done} of {count} lessons done", total, done=done))

    def set_compact(self, compact: bool) -> None:
        """Less room: the list scrolls."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, focused = Qt.Key(event.key()), self.focusWidget()
        if key in _ENTER and isinstance(focused, QPushButton):
            focused.click()
        elif key in _ENTER and self._next:
            self.lesson_wanted.emit(self._next)
        elif key in (Qt.Key.Key_Escape, *_ENTER):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _row(self, lesson: Lesson, learned: bool, is_next: bool, mastered: int, skills: int) -> QPushButton:
        words, look = self._look.words, self._look
        button = QPushButton()
        button.setCheckable(True)
        button.setChecked(is_next)
        button.setProperty("tone", "topic")
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: button.setChecked(is_next))
        button.clicked.connect(lambda: self.lesson_wanted.emit(lesson.name))
        row = QHBoxLayout(button)
        row.setContentsMargins(edges(14, 0, 14, 0))
        row.setSpacing(grown(14))
        sign = step_ring(str(lesson.number))
        if learned:
            sign.setPixmap(pixmap("tick", look.palette.right, grown(14), self.devicePixelRatioF()))
        name = label(lesson.title, Role.HEADING)
        minutes = words.n("{count} minute", "{count} minutes", lesson.minutes)
        known = words("{mastered} of {skills} mastered", mastered=mastered, skills=skills) if skills else ""
        said = label("  ·  ".join(part for part in (known, minutes) if part), Role.SMALL, "quiet")
        for part in (sign, name, said):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(sign)
        row.addWidget(name, 1)
        if is_next:
            cap = key_cap(words("Enter"))
            cap.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(cap)
        row.addWidget(said)
        state = words("done") if learned else words("next") if is_next else ""
        button.setAccessibleName(
            ", ".join(part for part in (str(lesson.number), lesson.title, known, minutes, state) if part)
        )
        dress(button, Role.HEADING, "topic")
        return button
