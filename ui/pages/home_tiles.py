"""The tiles of the home page: a picture, a name, and what is behind it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout

from ui.fonts import edges, grown, wanted_size
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.icons import pixmap
from ui.widgets.label import key_cap, label
from ui.widgets.laid_button import LaidButton


def picture_box(look: Look) -> QLabel:
    """What the picture on a tile lies on."""
    box = label()
    box.setAlignment(Qt.AlignmentFlag.AlignCenter)
    box.setStyleSheet(f"background: {look.palette.bg3}; border-radius: {grown(8)}px;")
    return box


def show_picture(box: QLabel, picture: str, look: Look, side: int, size: int) -> None:
    """Put a picture `size` pixels across into its box of `side` pixels, in a window of the usual size."""
    box.setFixedSize(grown(side), grown(side))
    box.setPixmap(pixmap(picture, look.palette.text, grown(size), box.devicePixelRatioF()))


class Tile(LaidButton):
    """Something to do: a picture, a name, a line, and its key."""

    def __init__(self, look: Look, picture: str, title: str, does: str, key: str) -> None:
        super().__init__()
        self.setAccessibleName(f"{title}. {does}")
        self.setToolTip(does)
        self._look, self._picture = look, picture
        sign = self._sign = picture_box(look)
        texts = QVBoxLayout()
        texts.setSpacing(grown(2))
        name, line = label(title, Role.HEADING), label(does, Role.SMALL, "quiet", wrap=True)
        self._line = line
        texts.addStretch(1)
        texts.addWidget(name)
        texts.addWidget(line)
        texts.addStretch(1)
        cap = key_cap(key)
        self.row.addWidget(sign)
        self.row.addLayout(texts, 1)
        self.row.addWidget(cap)
        for child in (sign, name, line, cap):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Less room: no line below the name, and a smaller picture."""
        dress(self, Role.HEADING, "topic_low" if compact else "tile")
        self.row.setContentsMargins(edges(*((8, 0, 10, 0) if compact else (12, 4, 10, 4))))
        self.row.setSpacing(grown(10))
        self._line.setVisible(not compact)
        # A large name has the picture's room too.
        self._sign.setVisible(not compact or wanted_size() <= 100)
        show_picture(self._sign, self._picture, self._look, *((28, 16) if compact else (38, 22)))
