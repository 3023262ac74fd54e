"""What is picked out of several things: each by its own key, by a click, or by the arrows and Space."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

from trainer.questions import Question
from ui.answers.base import AnswerWidget
from ui.look import Look


class Toggle(QPushButton):
    """One of the things. It takes the focus from the keys only, and but for Space leaves them to others."""

    def __init__(self, name: str, key: str) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setAccessibleDescription(key)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) is Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class TogglesAnswer(AnswerWidget):
    """Takes any number of things that lie in so many `columns`; those that are one too many are not taken."""

    def __init__(self, question: Question, look: Look, columns: int) -> None:
        super().__init__(question, look)
        self._toggles: dict[Qt.Key, Toggle] = {}
        self._steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -columns, Qt.Key.Key_Down: columns}

    def add(self, key: Qt.Key, toggle: Toggle) -> None:
        """One more thing, picked and put back with `key`."""
        self._toggles[key] = toggle
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
        elif key in self._steps:
            self._go(self._steps[key])
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            for toggle in self.toggles:
                toggle.setChecked(False)
        else:
            return False
        return True

    def kept(self) -> Any:
        return tuple(toggle.isChecked() for toggle in self.toggles)

    def go_on(self, kept: Any) -> None:
        for toggle, picked in zip(self.toggles, kept, strict=True):
            toggle.setChecked(picked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(Qt.Key(event.key()), event):
            event.ignore()

    def _go(self, step: int) -> None:
        """The focus to the thing that lies so many further on, at first to the first of all."""
        focused = self.window().focusWidget()
        at = self.toggles.index(focused) + step if isinstance(focused, Toggle) and focused in self.toggles else 0
        if 0 <= at < len(self.toggles):
            self.toggles[at].setFocus(Qt.FocusReason.TabFocusReason)

    def _toggled(self, on: bool) -> None:
        toggle = self.sender()
        if on and not self.may_pick() and isinstance(toggle, Toggle):
            toggle.setChecked(False)
        else:
            self.changed.emit()
