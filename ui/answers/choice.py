"""An answer chosen out of a list: a procedure at the river, or another choice."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from trainer.questions import Answer, Chosen, Question
from ui.answers.base import AnswerWidget
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import key_cap, label

_LEAST = 46
_USUAL = 300


class ChoiceAnswer(AnswerWidget):
    """The choices as large keys, A to H, in the order in which they always stand."""

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look)
        self._group = QButtonGroup(self)
        for at, choice in enumerate(question.choices):
            button = ChoiceButton(look, choice, chr(ord("A") + at))
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


class ChoiceButton(QPushButton):
    """One choice: its name, a sentence, and its letter. It grows with its text."""

    def __init__(self, look: Look, choice: str, letter: str) -> None:
        super().__init__()
        title, detail = look.words.choice(choice)
        self.setCheckable(True)
        self.setProperty("tone", "choice")
        self.setAccessibleName(f"{letter}. {title}. {detail}")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(14, 8, 12, 9)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(label(title, Role.HEADING, wrap=True))
        if detail:
            texts.addWidget(label(detail, Role.SMALL, "quiet", wrap=True))
        self._row.addLayout(texts, 1)
        self._row.addWidget(key_cap(letter), 0, Qt.AlignmentFlag.AlignTop)
        for child in self.findChildren(QLabel):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def heightForWidth(self, width: int) -> int:
        return max(_LEAST, self._row.totalHeightForWidth(width))

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, self.heightForWidth(_USUAL))
