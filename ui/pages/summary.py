"""A session that is over: how it went, question by question, and what to do now."""

from collections.abc import Sequence
from statistics import median

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trainer.learning.attempt import Attempt, Mode
from trainer.skills import SKILLS
from ui.fonts import edges, grown
from ui.look import Look
from ui.progress import wording
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.bar_keys import BarKeys
from ui.widgets.gutter import GUTTER
from ui.widgets.icons import pixmap
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label
from ui.widgets.layouts import empty
from ui.widgets.snug import Snug, SnugArea

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WIDTH = 860
_RING = 2
"""Pixels round the answers for the ring of the keys: all above and below begins where they do."""


class SummaryPage(QWidget):
    """Shows what came of a session. `again_wanted` asks for another of the same kind, `lessons_wanted` for the lesson
    after the one whose questions these were, `review_wanted` for the questions that went wrong or slowly, and `left`
    says that the trainee goes back."""

    again_wanted = Signal()
    lessons_wanted = Signal()
    review_wanted = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._may_review = False
        words = look.words
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(edges(20, 28, 20, 24))
        middle = QWidget()
        middle.setMaximumWidth(grown(_WIDTH + GUTTER))
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(14))
        outer.addStretch(1)
        outer.addWidget(middle, 1000)
        outer.addStretch(1)
        self._title = label(role=Role.TITLE)
        self._said = label(role=Role.BODY, tone="quiet", wrap=True)
        top = QHBoxLayout()
        top.setContentsMargins(edges(_RING, 0, GUTTER, 0))
        top.addWidget(self._title, 1)
        top.addWidget(BarKeys(look))
        column.addLayout(top)
        self._said.setContentsMargins(edges(_RING, 0, 0, 0))
        column.addWidget(self._said)
        self._figures = QHBoxLayout()
        self._figures.setSpacing(grown(28))
        self._figures.setContentsMargins(edges(_RING, 0, 0, 0))
        column.addLayout(self._figures)
        inside = Snug()
        self._area = SnugArea(inside)
        self._area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._area.setProperty("tone", "reach")
        self._area.setAccessibleName(words("Answers"))
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._area)
        buttons = QHBoxLayout()
        buttons.setSpacing(grown(12))
        buttons.setContentsMargins(edges(_RING, 0, 0, 0))
        self._again = self._button(words("Another"), words("Enter"), "primary", self.again_wanted)
        self._onward = self._button(words("On with the lessons"), words("Enter"), "primary", self.lessons_wanted)
        self._review = self._button(words("Review what went wrong"), "R", "tall", self.review_wanted)
        self._back = self._button(words("Home"), words("Esc"), "tall", self.left)
        for button in (self._again, self._onward, self._review, self._back):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addStretch(1)

    def show_session(self, title: str, attempts: Sequence[Attempt], mode: Mode, to_review: int) -> None:
        """What was answered in a session of this mode, and how many of its questions are worth another look."""
        words = self._look.words
        self._title.setText(title)
        right = sum(attempt.right for attempt in attempts)
        said = words.n("{right} of {count} right.", "{right} of {count} right.", len(attempts), right=right)
        if not attempts:
            said = words("Nothing was answered.")
        elif mode is Mode.REVIEW:
            said = words("{said} A review is never held against you.", said=said)
        self._said.setText(said)
        empty(self._figures)
        if attempts:
            taken = median(attempt.milliseconds for attempt in attempts)
            for figure, meaning in (
                (wording.percent(words, right / len(attempts)), words("right")),
                (wording.seconds(words, taken), words("median time")),
                (str(_longest(attempts)), words("longest streak")),
            ):
                self._figures.addLayout(_figure(figure, meaning))
            self._figures.addStretch(1)
        empty(self._list)
        for number, attempt in enumerate(attempts, 1):
            self._list.addWidget(self._line(number, attempt))
        self._may_review = bool(to_review) and mode is not Mode.REVIEW
        self._review.setVisible(self._may_review)
        self._again.setVisible(mode not in (Mode.DAILY, Mode.LEARN))
        self._onward.setVisible(mode is Mode.LEARN)
        self.setAccessibleName(f"{title}. {said}")
        announce(self, self.accessibleName())
        self.setFocus()

    def set_compact(self, compact: bool) -> None:
        """Less room: nothing changes, the list scrolls."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, focused = Qt.Key(event.key()), self.focusWidget()
        if key in _ENTER and isinstance(focused, QPushButton):
            focused.click()
        elif key in _ENTER and self._again.isVisible():
            self.again_wanted.emit()
        elif key in _ENTER and self._onward.isVisible():
            self.lessons_wanted.emit()
        elif key is Qt.Key.Key_R and self._may_review:
            self.review_wanted.emit()
        elif key in (Qt.Key.Key_Escape, *_ENTER):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _button(self, text: str, key: str, tone: str, signal: SignalInstance) -> KeyButton:
        button = KeyButton(self._look, text, key, tone)
        button.setFixedHeight(grown(44))
        button.clicked.connect(signal)
        return button

    def _line(self, number: int, attempt: Attempt) -> QFrame:
        words, palette = self._look.words, self._look.palette
        line = QFrame()
        dress(line, Role.BODY, "row")
        row = QHBoxLayout(line)
        row.setContentsMargins(edges(4, 9, 4, 9))
        row.setSpacing(grown(12))
        counted = label(str(number), Role.SMALL, "faint")
        counted.setMinimumWidth(counted.fontMetrics().horizontalAdvance("000"))
        row.addWidget(counted)
        sign = label()
        colour = palette.right if attempt.right else palette.wrong
        sign.setPixmap(pixmap("tick" if attempt.right else "cross", colour, grown(14), self.devicePixelRatioF()))
        verdict = words("right") if attempt.right else words("wrong")
        row.addWidget(sign)
        skill = SKILLS.get(attempt.skill)
        named = f"{words.topic(skill.topic)} · {words.trap(skill)}" if skill else attempt.skill
        texts = QVBoxLayout()
        texts.setSpacing(grown(1))
        texts.addWidget(label(named, Role.STRONG, wrap=True))
        mistake = words.misconception(attempt.misconception) if attempt.misconception and skill else ""
        if mistake:
            texts.addWidget(label(mistake, Role.SMALL, "quiet", wrap=True))
        row.addLayout(texts, 1)
        taken = wording.seconds(words, attempt.milliseconds)
        row.addWidget(label(taken, Role.SMALL, "quiet"))
        line.setAccessibleName(f"{number}. {verdict}. {named}. {taken}. {mistake}")
        return line


def _longest(attempts: Sequence[Attempt]) -> int:
    longest = current = 0
    for attempt in attempts:
        current = current + 1 if attempt.right else 0
        longest = max(longest, current)
    return longest


def _figure(figure: str, meaning: str) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addWidget(label(figure, Role.FIGURE))
    column.addWidget(label(meaning, Role.SMALL, "quiet"))
    return column
