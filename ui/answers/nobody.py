"""The key for an answer that no seat alone is meant."""

from PySide6.QtWidgets import QHBoxLayout

from trainer.questions import Question
from ui.answers.toggles import Toggle
from ui.fonts import edges
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import key_cap, label


class NobodyKey(Toggle):
    """Says that it is nobody, or nobody alone; hidden where it always is a seat."""

    def __init__(self, question: Question, look: Look) -> None:
        says = look.words.nobody(question)
        super().__init__(says, "N")
        dress(self, Role.HEADING, "toggle")
        row = QHBoxLayout(self)
        row.setContentsMargins(edges(14, 0, 10, 0))
        row.addWidget(label(says, Role.BODY))
        row.addStretch(1)
        row.addWidget(key_cap("N"))
        if not says:
            self.hide()  # never shown here: without a parent yet, it would be a window of its own
