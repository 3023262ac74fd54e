"""A label by its role: type, tone and wrapping in one call."""

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy

from ui.fonts import grown
from ui.theme import Role, dress
from ui.widgets.key_button import CAP, cap_width

_LONG_WORD = re.compile(r"(\S{40})(?=\S)")
_MAY_BREAK = "\u200b"


def label(text: str = "", role: Role = Role.BODY, tone: str = "", *, wrap: bool = False) -> QLabel:
    """A text in plain letters, never rich text: what it shows may come from a file."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    dress(made, role, tone)
    if wrap:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        # Qt would say so itself only once the label has been shown, and a layout may want to know before.
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    return made


def breakable(text: str) -> str:
    """`text` with places in its longest words where a line may end: Qt ends one between words only, and a path may be
    longer than a line."""
    return _LONG_WORD.sub(rf"\1{_MAY_BREAK}", text)


def key_cap(text: str) -> QLabel:
    """The picture of a key, beside what it does."""
    made = label(text, Role.KEY, "key")
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    made.setFixedHeight(grown(CAP))
    # Its edges are known from the style only once it is shown; squeezed before that, it would cut its text.
    made.setMinimumWidth(cap_width(text))
    # It is never narrower than its text, whatever is squeezed beside it.
    made.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    return made
