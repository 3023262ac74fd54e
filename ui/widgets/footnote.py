"""A sentence that lies over the foot of something, and moves nothing of it."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.fonts import grown
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.label import breakable

_AROUND = 10


class Footnote(QLabel):
    """Hidden until there is something to say, to who sees and who hears it. It lies in the middle of the foot of
    `over`, which keeps its size: as wide as the sentence where there is room, else as high as it needs. Keys and
    clicks go past it."""

    def __init__(self, over: QWidget, tone: str) -> None:
        super().__init__(over)
        self._over = over
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

    def say(self, sentence: str) -> None:
        """Say it, in the place of what was said before."""
        self.hide()
        # Anew each time: by now the window may have other letters.
        self.setFont(Role.STRONG.font)
        self.setText(breakable(sentence))
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
        self.setWordWrap(False)
        wide = min(self.sizeHint().width() + 1, self._over.width() - 2 * around)
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
