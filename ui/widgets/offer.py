"""Something that can be done now or left, said above whatever page is open."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.icons import icon
from ui.widgets.label import label


class Offer(QWidget):
    """`taken` says that it is wanted, `left` that it is not."""

    taken, left = Signal(), Signal()

    def __init__(self, look: Look, text: str, action: str) -> None:
        super().__init__()
        around = QHBoxLayout(self)
        around.setContentsMargins(edges(12, 8, 12, 2))
        box = QFrame()
        dress(box, Role.BODY, "active")
        around.addWidget(box)
        row = QHBoxLayout(box)
        row.setContentsMargins(edges(14, 4, 4, 4))
        row.setSpacing(grown(12))
        row.addWidget(label(text, Role.STRONG, wrap=True), 1)
        take = QPushButton(action)
        dress(take, Role.STRONG)
        take.clicked.connect(self.taken)
        row.addWidget(take)
        leave = QPushButton()
        dress(leave, Role.BODY, "quiet")
        leave.setIcon(icon("cross", look.palette.text2, 16))
        leave.setAccessibleName(look.words("Not now"))
        leave.setToolTip(look.words("Not now"))
        leave.clicked.connect(self.left)
        row.addWidget(leave)
        self.setAccessibleName(text)
