"""An answer chosen out of a list: a procedure at the river, or another choice."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout

from trainer.questions import Answer, Chosen, Question
from ui.answers.base import AnswerWidget
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import key_cap, label


class ChoiceAnswer(AnswerWidget):
    """The choices as large keys, A to H, in the order in which they always stand."""

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look)
        self._group = QButtonGroup(self)
        for at, choice in enumerate(question.choices):
            button = _choice_button(look, choice, chr(ord("A") + at))
            self._group.addButton(button, at)
            self.rows.addWidget(button)
        self._group.idClicked.connect(lambda _: self.changed.emit())

    def answer(self) -> Answer | None:
        at = self._group.checkedId()
        return None if at < 0 else Chosen(self.question.choices[at])

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        buttons = self._group.buttons()
        at = key.value - Qt.Key.Key_A.value
        if 0 <= at < len(buttons):
            buttons[at].setChecked(True)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key is Qt.Key.Key_Down else -1
            start = self._group.checkedId() if self._group.checkedId() >= 0 else (-1 if step > 0 else 0)
            buttons[(start + step) % len(buttons)].setChecked(True)
        else:
            return False
        self.changed.emit()
        return True


def _choice_button(look: Look, choice: str, letter: str) -> QPushButton:
    title, detail = look.words.choice(choice)
    button = QPushButton()
    button.setCheckable(True)
    button.setProperty("tone", "choice")
    button.setAccessibleName(f"{letter}. {title}. {detail}")
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    row = QHBoxLayout(button)
    row.setContentsMargins(14, 8, 12, 8)
    texts = QVBoxLayout()
    texts.setSpacing(0)
    texts.addWidget(label(title, Role.HEADING, wrap=True))
    if detail:
        texts.addWidget(label(detail, Role.SMALL, "quiet", wrap=True))
    row.addLayout(texts, 1)
    row.addWidget(key_cap(letter), 0, Qt.AlignmentFlag.AlignTop)
    button.setMinimumHeight(62 if detail else 48)
    for child in button.findChildren(type(key_cap(""))):
        child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return button
