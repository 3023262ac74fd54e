"""A sentence that lies over the foot of something, and moves nothing of it."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.fonts import grown
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.label import breakable

_AROUND = 10
_LEAST = "…/a hand.phh"
"""What is left at least of a part that is shortened is about as long."""


class Footnote(QLabel):
    """Hidden until there is something to say, to who sees and who hears it. It lies in the middle of the foot of
    `over`, which keeps its size: as wide as the sentence where there is room, else as high as it needs. Keys and
    clicks go past it."""

    def __init__(self, over: QWidget, tone: str) -> None:
        super().__init__(over)
        self._over = over
        self._sentence = self._part = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        dress(self, Role.STRONG, tone)
        self.hide()
        over.installEventFilter(self)

    @property
    def said(self) -> str:
        """What it says; empty where it says nothing."""
        return "" if self.isHidden() else self.accessibleName()

    def say(self, sentence: str, part: str = "") -> None:
        """Say it, in the place of what was said before. A `part` of it, such as a path, is shortened in its middle
        where the sentence is longer than a line; it is heard whole."""
        self.hide()
        self._sentence, self._part = sentence, part
        # Anew each time: by now the window may have other letters.
        self.setFont(Role.STRONG.font)
        self.setAccessibleName(sentence)
        self._lie_down()
        self.show()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lie_down()
        announce(self, self.accessibleName())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._lie_down()
        return super().eventFilter(watched, event)

    def _lie_down(self) -> None:
        around = grown(_AROUND)
        room = self._over.width() - 2 * around
        self.setWordWrap(False)
        self.setText(self._sentence)
        if self._part:
            metrics, beside = self.fontMetrics(), self.sizeHint().width() - room
            left = max(metrics.horizontalAdvance(self._part) - beside - 1, metrics.horizontalAdvance(_LEAST))
            short = metrics.elidedText(self._part, Qt.TextElideMode.ElideMiddle, left)
            self.setText(self._sentence.replace(self._part, short))
        self.setText(breakable(self.text()))
        wide = min(self.sizeHint().width() + 1, room)
        self.setWordWrap(True)
        high = self.heightForWidth(wide)
        self.setGeometry((self._over.width() - wide) // 2, self._over.height() - high - around, wide, high)


class News(Footnote):
    """Said in passing: it goes by itself after a while in which it could be seen."""

    _FOR = 8000

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, "news")
        self._going = QTimer(self, singleShot=True, interval=self._FOR)
        self._going.timeout.connect(self.hide)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._going.start()
