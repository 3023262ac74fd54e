"""An answer chosen out of a list: a procedure at the river, or another choice."""

from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from trainer.questions import Answer, Chosen, Question
from ui.answers.base import AnswerWidget
from ui.answers.procedure_picture import PICTURES, ProcedurePicture
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import key_cap, label

_LEAST = 46
_LOW = 34
_LOWEST = 30
_USUAL = 200
_MOST_WITH_SENTENCES = 5
_PICTURED = 320
"""Pixels from which on a choice has a picture, where it can be drawn."""


class ChoiceAnswer(AnswerWidget):
    """The choices as large keys, A to H, in the order in which they always stand."""

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look)
        self._group = QButtonGroup(self)
        self._buttons = [ChoiceButton(look, choice, chr(ord("A") + at)) for at, choice in enumerate(question.choices)]
        for at, button in enumerate(self._buttons):
            self._group.addButton(button, at)
            self.rows.addWidget(button)
        self._group.idToggled.connect(lambda *_: self._tell())
        self._group.idClicked.connect(lambda _: self.changed.emit())
        self.set_compact(False)

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

    def kept(self) -> Any:
        return self._group.checkedId()

    def go_on(self, kept: Any) -> None:
        if kept >= 0:
            self._group.button(kept).setChecked(True)
            self.changed.emit()

    def set_compact(self, compact: bool) -> None:
        many = len(self._buttons) > _MOST_WITH_SENTENCES
        self.rows.setSpacing(grown((3 if many else 6) if compact else 10))
        self._compact = compact
        for button in self._buttons:
            button.set_compact(compact, many=many)
        self._tell()

    def _tell(self) -> None:
        """The sentence of every choice, of many only that of the one chosen, and none where there is no room."""
        many = len(self._buttons) > _MOST_WITH_SENTENCES
        for button in self._buttons:
            button.set_short(self._compact or (many and not button.isChecked()))


class ChoiceButton(QPushButton):
    """One choice: its name, a sentence, and its letter. It grows with its text."""

    def __init__(self, look: Look, choice: str, letter: str) -> None:
        super().__init__()
        title, detail = look.words.choice(choice)
        self.setCheckable(True)
        self.setProperty("tone", "choice")
        self.setAccessibleName(f"{letter}. {title}. {detail}")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setToolTip(detail)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._height = self._least = grown(_LEAST)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(edges(14, 8, 12, 9))
        self._picture: ProcedurePicture | None = None
        if choice in PICTURES:
            self._picture = ProcedurePicture(choice, look.palette)
            self._row.addWidget(self._picture)
            self._row.setSpacing(grown(10))
        texts = QVBoxLayout()
        texts.setSpacing(grown(1))
        texts.addWidget(label(title, Role.HEADING, wrap=True))
        self._detail = label(detail, Role.SMALL, "quiet", wrap=True)
        texts.addWidget(self._detail)
        self._row.addLayout(texts, 1)
        self._cap = key_cap(letter)
        self._row.addWidget(self._cap)
        self.set_short(True)
        for child in self.findChildren(QLabel):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_short(self, short: bool) -> None:
        """Whether the name has to do without its sentence, which is then a tooltip."""
        told = bool(self._detail.text()) and not short
        self._detail.setVisible(told)
        self._row.setAlignment(self._cap, Qt.AlignmentFlag.AlignTop if told else Qt.AlignmentFlag.AlignVCenter)

    def set_compact(self, compact: bool, *, many: bool) -> None:
        """Whether it is as low as its text allows, and lower still among `many`."""
        above = (2 if many else 4) if compact else 8 if self._picture else 12
        self._least = grown((_LOWEST if many else _LOW) if compact else _LEAST)
        self._row.setContentsMargins(edges(14, above, 12, above + 1))
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._picture is not None:
            # In a narrow column the names would break beside it.
            self._picture.setVisible(self.width() >= scaled(_PICTURED))
        self._grow()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._grow()
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(grown(_USUAL), self._height)

    def _grow(self) -> None:
        """As high as the text is at this width. A button asks its style for that, which knows of no text within."""
        height = max(self._least, self._row.totalHeightForWidth(self.width()))
        if height != self._height:
            self._height = height
            self.updateGeometry()
