"""The point of a dispute as a question, to be asked of a dealer."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from trainer.floor.dispute import Dispute
from trainer.houses.house import House
from trainer.questions import Question
from trainer.questions.asked_at import question_at
from ui.fonts import edges, grown, scaled
from ui.lesson.predict_box import PredictBox
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import label


def questions_of(dispute: Dispute) -> tuple[Question, ...]:
    """What a dealer can be asked where the hand stops; nothing while door cards have still to be named."""
    if dispute.missing:
        return ()
    asked = (question_at(dispute.table, dispute.house, called=called) for called in (False, True))
    return tuple({question.asks: question for question in asked if question is not None}.values())


class QuestionDialog(QDialog):
    """Asks one of `questions`; where there are several, each has a button."""

    def __init__(
        self,
        questions: Sequence[Question],
        houses: Callable[[], Sequence[House]],
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._houses = look, houses
        words = look.words
        self.setWindowTitle(words("A question of the floor"))
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(20, 16, 20, 16))
        column.setSpacing(grown(12))
        column.addWidget(label(words("A question of the floor"), Role.TITLE))
        if len(questions) > 1:
            column.addLayout(self._choice(questions))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self._area, 1)
        room = parent.window().size() if parent is not None else self.size()
        self.resize(min(scaled(760), room.width() - 40), room.height() - 40)
        self.ask(questions[0])

    def ask(self, question: Question) -> None:
        """Ask one of them."""
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(edges(0, 0, 10, 0))
        self.box = PredictBox(question, self._houses, self._look)
        column.addWidget(self.box)
        column.addStretch(1)
        self._area.setWidget(body)
        self.box.setFocus()

    def _choice(self, questions: Sequence[Question]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(grown(8))
        group = QButtonGroup(self)
        for question in questions:
            button = QPushButton(self._look.words.ask(question))
            button.setCheckable(True)
            dress(button, Role.SMALL, "segment")
            button.setChecked(question is questions[0])
            button.clicked.connect(lambda _=False, question=question: self.ask(question))
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        return row
