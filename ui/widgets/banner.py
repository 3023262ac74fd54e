"""A sentence that all should see, until it is put away."""

import re

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.icons import icon, pixmap
from ui.widgets.label import label

_LONG_WORD = re.compile(r"(\S{40})(?=\S)")
_MAY_BREAK = "\u200b"


class Banner(QWidget):
    """Hidden until there is something to say; `good` news goes by itself after a while, what is `lasting` stays.
    `keys_left` says that it went with the keys on it: they belong to what it lay over."""

    _GOOD_FOR = 8000

    keys_left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        around = QHBoxLayout(self)
        around.setContentsMargins(edges(12, 8, 12, 8))
        box = self._box = QFrame()
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
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.timeout.connect(self._put_away)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text().replace(_MAY_BREAK, "")

    def say(self, text: str, *, good: bool = False, lasting: bool = False) -> None:
        """Show `text`."""
        palette = self._look.palette
        self._close.setIcon(icon("cross", palette.text2, 16))
        dress(self._box, Role.BODY, "right" if good else "wrong")
        sign, colour = ("tick", palette.right) if good else ("cross", palette.wrong)
        self._sign.setPixmap(pixmap(sign, colour, grown(20), self.devicePixelRatioF()))
        # Qt breaks lines between words only, and a path may be longer than a line.
        self._text.setText(_LONG_WORD.sub(rf"\1{_MAY_BREAK}", text))
        self.setAccessibleName(text)
        self._close.setVisible(not lasting)
        self._going.stop()
        if good:
            self._going.start(self._GOOD_FOR)
        self.show()

    def _put_away(self) -> None:
        had_keys = self._close.hasFocus()
        self.hide()
        if had_keys:
            self.keys_left.emit()
