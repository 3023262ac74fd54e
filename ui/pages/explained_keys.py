"""Where an answer has been explained leads on from there: to its lesson, and to what other houses answer."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.fonts import grown
from ui.look import Look
from ui.theme import Role
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label


class ExplainedKeys(QWidget):
    """Two buttons with their keys, and above them when the skill is practised again. `lesson_wanted` asks for the
    lesson that teaches it, `houses_wanted` for what the houses answer, or for the explanation again."""

    lesson_wanted = Signal()
    houses_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._inside = QWidget()
        outer.addWidget(self._inside)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(6))
        self._due = label(role=Role.SMALL, tone="quiet")
        self._due.setAlignment(Qt.AlignmentFlag.AlignRight)
        column.addWidget(self._due)
        row = QHBoxLayout()
        row.setSpacing(grown(8))
        column.addLayout(row)
        lesson = KeyButton(look, look.words("Lesson"), "L", "low", Role.STRONG)
        lesson.clicked.connect(self.lesson_wanted)
        self._houses = KeyButton(look, "", "H", "low", Role.STRONG)
        self._houses.clicked.connect(self.houses_wanted)
        for button in (lesson, self._houses):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button, 1)
        self.name_houses(shown=False)
        self._inside.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """The mark is painted first: till then there is the room, and the keys."""
        super().showEvent(event)
        self.setMinimumHeight(self._inside.sizeHint().height())
        QTimer.singleShot(0, self._inside, self._inside.show)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._inside.hide()

    def show_due(self, days: int | None) -> None:
        """In how many days the skill is practised again; None where nothing says so."""
        words = self._look.words
        match days:
            case None:
                said = ""
            case 0:
                said = words("Due again today")
            case 1:
                said = words("Due again tomorrow")
            case _:
                said = words.n("Due again in {count} day", "Due again in {count} days", days)
        self._due.setText(said)
        self._due.setVisible(bool(said))

    def name_houses(self, *, shown: bool) -> None:
        """Say what the second button leads to, by whether the houses are `shown` now."""
        words = self._look.words
        self._shown = shown
        self._houses.setText(words("Explanation") if shown else words("Other houses"))

    def hints(self) -> list[tuple[str, str]]:
        """The keys, and what they do; none where nothing is led from."""
        words = self._look.words
        houses = words("explanation") if self._shown else words("other houses")
        return [] if self.isHidden() else [("L", words("lesson")), ("H", houses)]

    def take_key(self, key: Qt.Key) -> bool:
        """Lead on, or back from the houses, if it is a key for that and there is something to be led from."""
        if self.isHidden():
            return False
        if key is Qt.Key.Key_L:
            self.lesson_wanted.emit()
        elif key is Qt.Key.Key_H or (self._shown and key is Qt.Key.Key_Escape):
            self.houses_wanted.emit()
        else:
            return False
        return True
