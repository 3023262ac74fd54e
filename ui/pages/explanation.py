"""The verdict on an answer and why: the mistake named, the cards compared step by step, the clause that decides."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSlider, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.marking import Mark, deciding, elsewhere, led_astray
from trainer.questions import Kind, Question
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.clause_box import ClauseBox
from ui.widgets.icons import pixmap
from ui.widgets.label import label
from ui.widgets.rungs import ladder

_READ_ON = {
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class Explanation(QScrollArea):
    """What is read after an answer. `others` are the other houses, which may rule differently."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().setSingleStep(40)

    def show_mark(self, question: Question, mark: Mark, others: tuple[House, ...]) -> None:
        """Explain `mark`."""
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(14)
        column.addWidget(self._verdict(question, mark))
        if mark.misconception is not None:
            column.addWidget(self._misconception(question, mark))
        unit = question.table.stakes.unit
        column.addWidget(ladder(mark.because, unit, question.house, self._look))
        step = deciding(question, mark.because)
        if step is not None:
            column.addWidget(ClauseBox(question.house, step.clause, self._look))
        else:
            same = self._look.words("It is the same at every table: no clause of a house decides it.")
            column.addWidget(label(same, Role.SMALL, "quiet", wrap=True))
        there = self._elsewhere(question, others)
        if there is not None:
            column.addWidget(there)
        column.addStretch(1)
        self.setWidget(body)

    def take_key(self, key: Qt.Key) -> bool:
        """Read on, or back, if it is a key for that."""
        if key not in _READ_ON:
            return False
        self.verticalScrollBar().triggerAction(_READ_ON[key])
        return True

    def spoken(self, question: Question, mark: Mark) -> str:
        """The verdict in one sentence, for a screen reader."""
        words = self._look.words
        answer = words.answer(mark.correct, question)
        return words("Right. {answer}", answer=answer) if mark.right else words("Wrong. {answer}", answer=answer)

    def _verdict(self, question: Question, mark: Mark) -> QFrame:
        look, words = self._look, self._look.words
        box = QFrame()
        dress(box, Role.BODY, "right" if mark.right else "wrong")
        row = QHBoxLayout(box)
        row.setContentsMargins(14, 12, 14, 12)
        row.setSpacing(12)
        sign = label()
        colour = look.palette.right if mark.right else look.palette.wrong
        sign.setPixmap(pixmap("tick" if mark.right else "cross", colour, 22, self.devicePixelRatioF()))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(label(words("Right") if mark.right else words("Wrong"), Role.HEADING))
        right = words.answer(mark.correct, question)
        if question.kind in (Kind.AMOUNT, Kind.COUNT):
            right = words("The answer is {answer}.", answer=right)
        column.addWidget(label(right, Role.STRONG, wrap=True))
        if not mark.right:
            given = words("You said: {answer}", answer=words.answer(mark.given, question))
            column.addWidget(label(given, Role.SMALL, "quiet", wrap=True))
            part = words.partly(mark)
            if part:
                column.addWidget(label(part, Role.SMALL, "quiet", wrap=True))
        row.addLayout(column, 1)
        return box

    def _misconception(self, question: Question, mark: Mark) -> QFrame:
        held = mark.misconception
        assert held is not None
        look, words, box = self._look, self._look.words, QFrame()
        dress(box, Role.BODY, "box")
        column = QVBoxLayout(box)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(6)
        column.addWidget(label(words("The mistake behind it"), Role.SMALL, "brass"))
        column.addWidget(label(words.misconception(held.name), Role.BODY, wrap=True))
        astray = led_astray(question, mark)
        if astray is not None:
            unit = question.table.stakes.unit
            said = words("By that rule: {step}", step=words.fact(astray.fact, unit))
            column.addWidget(self._step(said, "cross", look.palette.wrong))
            right = next((step for step in mark.because if step.clause is held.clause), None)
            if right is not None:
                said = words("Here: {step}", step=words.fact(right.fact, unit))
                column.addWidget(self._step(said, "tick", look.palette.right))
        return box

    def _step(self, said: str, sign: str, colour: str) -> QWidget:
        """One of two steps that are set side by side, with its sign."""
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        shown = label()
        shown.setPixmap(pixmap(sign, colour, 16, self.devicePixelRatioF()))
        row.addWidget(shown, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(said, Role.SMALL, "quiet", wrap=True), 1)
        return made

    def _elsewhere(self, question: Question, others: tuple[House, ...]) -> QWidget | None:
        words = self._look.words
        lines = [(words(house.name), words.answer(answer, question)) for house, answer in elsewhere(question, others)]
        if not lines:
            return None
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(label(words("At other houses"), Role.HEADING))
        for name, answer in lines:
            column.addWidget(label(f"{name}: {answer}", Role.SMALL, "quiet", wrap=True))
        return made
