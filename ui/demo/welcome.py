"""What the demo shows while no hand is open: how to open one, and those that come with the program."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ui.demo.bundled import BUNDLED, Bundled, by_topic
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.icons import pixmap
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label
from ui.widgets.laid_button import LaidButton

_WIDTH = 620


class Welcome(QScrollArea):
    """`open_wanted` asks for a file, `chosen` carries the name of a hand that comes with the program."""

    open_wanted = Signal()
    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        words = look.words
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = QWidget()
        self.setWidget(body)
        row = QHBoxLayout(body)
        row.addStretch(1)
        middle = QWidget()
        middle.setMaximumWidth(scaled(_WIDTH))
        middle.setMinimumWidth(min(scaled(_WIDTH), 560))
        row.addWidget(middle, 4)
        row.addStretch(1)
        column = QVBoxLayout(middle)
        column.setSpacing(grown(12))
        column.setContentsMargins(edges(0, 24, 0, 24))
        column.addStretch(2)
        column.addWidget(label(words("Watch a hand being dealt"), Role.TITLE, wrap=True))
        about = words("Step by step from the antes to the last chip, forward and back, with the rule at each step.")
        column.addWidget(label(about, Role.BODY, "quiet", wrap=True))
        column.addSpacing(grown(8))
        column.addWidget(self._drop_place())
        column.addSpacing(grown(16))
        column.addWidget(label(words("Hands that come with Doorcard"), Role.HEADING))
        for topic, names in by_topic().items():
            column.addSpacing(grown(4))
            column.addWidget(label(words.topic(topic), Role.STRONG, "brass"))
            for name in names:
                tile = _Tile(BUNDLED[name], look)
                tile.clicked.connect(partial(self.chosen.emit, name))
                column.addWidget(tile)
        column.addStretch(3)

    def _drop_place(self) -> QFrame:
        words, look = self._look.words, self._look
        place = QFrame()
        dress(place, Role.BODY, "drop")
        column = QVBoxLayout(place)
        column.setContentsMargins(edges(24, 24, 24, 24))
        column.setSpacing(grown(12))
        sign = label()
        sign.setPixmap(pixmap("open", look.palette.text2, grown(32), self.devicePixelRatioF()))
        sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(sign)
        invitation = label(words("Drop a recorded hand here, or open a file"), Role.HEADING, wrap=True)
        kinds = label(words("PHH, or the text history of an online room"), Role.SMALL, "quiet", wrap=True)
        for text in (invitation, kinds):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(text)
        button = KeyButton(look, words("Open a file …"), words("Ctrl+O"), "primary")
        button.setObjectName("open_file")
        button.clicked.connect(self.open_wanted)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        return place


class _Tile(LaidButton):
    """A hand to choose, as high as its words need."""

    def __init__(self, hand: Bundled, look: Look) -> None:
        super().__init__()
        words = look.words
        title, about, topics = words(hand.title), words(hand.about), [words.topic(topic) for topic in hand.topics]
        also = words("Also: {topics}", topics=", ".join(topics[1:])) if topics[1:] else ""
        dress(self, Role.BODY, "hand")
        self.setAccessibleName(title)
        self.setAccessibleDescription(words("{topics}: {about}", topics=", ".join(topics), about=about))
        self.row.setContentsMargins(edges(16, 11, 16, 11))
        self.row.setSpacing(grown(14))
        sign = label()
        sign.setPixmap(pixmap("play", look.palette.brass, grown(20), self.devicePixelRatioF()))
        self.row.addWidget(sign)
        column = QVBoxLayout()
        column.setSpacing(grown(1))
        head = QHBoxLayout()
        head.addWidget(label(title, Role.HEADING))
        head.addStretch(1)
        head.addWidget(label(also, Role.LABEL, "quiet"))
        column.addLayout(head)
        column.addWidget(label(about, Role.SMALL, "quiet", wrap=True))
        self.row.addLayout(column, 1)
