"""What is picked out of several things: each by its own key, by a click, or by the arrows and Space."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton

from trainer.questions import Question
from ui.answers.base import AnswerWidget
from ui.look import Look

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Toggle(QPushButton):
    """One of the things. It takes the focus from the keys only, and leaves Enter to the page."""

    def __init__(self, name: str, key: str) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setAccessibleDescription(key)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)


class TogglesAnswer(AnswerWidget):
    """Takes any number of things; those that are one too many are not taken."""

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look)
        self._toggles: dict[Qt.Key, Toggle] = {}
        # In a group the arrows go from one to the next as they lie.
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)

    def add(self, key: Qt.Key, toggle: Toggle) -> None:
        """One more thing, picked and put back with `key`."""
        self._toggles[key] = toggle
        self._group.addButton(toggle)
        toggle.toggled.connect(self._toggled)

    @property
    def toggles(self) -> Sequence[Toggle]:
        """All of them, in the order shown."""
        return tuple(self._toggles.values())

    def may_pick(self) -> bool:
        """Whether as many may be picked as are now."""
        return True

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        if key in self._toggles:
            self._toggles[key].toggle()
        elif key in _ARROWS:
            self.toggles[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            for toggle in self.toggles:
                toggle.setChecked(False)
        else:
            return False
        return True

    def _toggled(self, on: bool) -> None:
        toggle = self.sender()
        if on and not self.may_pick() and isinstance(toggle, Toggle):
            toggle.setChecked(False)
        else:
            self.changed.emit()
