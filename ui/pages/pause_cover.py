"""What covers a question while the clock stands: it cannot be thought about in a pause."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from ui.fonts import grown
from ui.look import Look
from ui.theme import Role
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label


class PauseCover(QFrame):
    """Says that the session is paused; `go_on_wanted` asks to go on."""

    go_on_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        words = look.words
        column = QVBoxLayout(self)
        column.setSpacing(grown(12))
        column.addStretch(2)
        title = label(words("Paused"), Role.TITLE)
        said = label(words("The clock stands, and the question waits where it was."), Role.BODY, "quiet")
        self._spoken = f"{title.text()}. {said.text()}"
        column.addWidget(title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(said, 0, Qt.AlignmentFlag.AlignHCenter)
        go_on = KeyButton(look, words("Go on"), words("Enter"), "primary")
        go_on.setFixedWidth(grown(240))
        go_on.clicked.connect(self.go_on_wanted)
        column.addSpacing(grown(8))
        column.addWidget(go_on, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def text(self) -> str:
        """What it says, to be read out."""
        return self._spoken
