"""What is amiss, told until it is put away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.icons import icon, pixmap
from ui.widgets.label import breakable, label


class Banner(QWidget):
    """Hidden until there is something to say, to who sees and who hears it. `keys_left` says that it went with the
    keys on it: they belong to what is below it."""

    keys_left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        around = QHBoxLayout(self)
        around.setContentsMargins(edges(12, 8, 12, 8))
        box = QFrame()
        dress(box, Role.BODY, "wrong")
        around.addWidget(box)
        row = QHBoxLayout(box)
        row.setContentsMargins(edges(14, 2, 4, 2))
        row.setSpacing(grown(12))
        self._sign = label()
        row.addWidget(self._sign)
        self._text = label(role=Role.STRONG, wrap=True)
        row.addWidget(self._text, 1)
        close = self._close = QPushButton()
        dress(close, Role.BODY, "quiet")
        close.setAccessibleName(look.words("Put the message away"))
        close.setToolTip(look.words("Put the message away"))
        # A click on it leaves the keys where they are.
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self._put_away)
        row.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self.accessibleName()

    def say(self, text: str, *, lasting: bool = False) -> None:
        """Show `text`; what is `lasting` cannot be put away."""
        from ui.widgets.announce import announce  # home is painted without it

        palette = self._look.palette
        self._close.setIcon(icon("cross", palette.text2, 16))
        self._sign.setPixmap(pixmap("cross", palette.wrong, grown(20), self.devicePixelRatioF()))
        self._text.setText(breakable(text))
        self.setAccessibleName(text)
        self._close.setVisible(not lasting)
        self.show()
        announce(self, text)

    def _put_away(self) -> None:
        had_keys = self._close.hasFocus()
        self.hide()
        if had_keys:
            self.keys_left.emit()
