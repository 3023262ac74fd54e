"""A sentence about something that could not be used, until it is put away."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.icons import icon, pixmap
from ui.widgets.label import label


class Banner(QWidget):
    """Hidden until there is something to say."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        around = QHBoxLayout(self)
        around.setContentsMargins(12, 8, 12, 8)
        box = QFrame()
        dress(box, Role.BODY, "wrong")
        around.addWidget(box)
        row = QHBoxLayout(box)
        row.setContentsMargins(14, 2, 4, 2)
        row.setSpacing(12)
        sign = label()
        sign.setPixmap(pixmap("cross", look.palette.wrong, 20, self.devicePixelRatioF()))
        row.addWidget(sign)
        self._text = label(role=Role.STRONG, wrap=True)
        row.addWidget(self._text, 1)
        close = QPushButton()
        dress(close, Role.BODY, "quiet")
        close.setIcon(icon("cross", look.palette.text2, 16))
        close.setAccessibleName(look.words("Put the message away"))
        close.setToolTip(look.words("Put the message away"))
        close.clicked.connect(self.hide)
        row.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def say(self, text: str) -> None:
        """Show `text`."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.show()
