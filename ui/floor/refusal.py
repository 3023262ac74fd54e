"""Why something cannot have been, over the foot of the table, in full however long it is."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.fonts import grown
from ui.theme import Role, dress
from ui.widgets.announce import announce

_AROUND = 10


class Refusal(QLabel):
    """Hidden until there is something to say. It lies on `table`, which keeps its size, and lets clicks through."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        dress(self, Role.STRONG, "wrong")
        self.hide()
        table.installEventFilter(self)

    @property
    def said(self) -> str:
        """What it says; empty where nothing is refused."""
        return "" if self.isHidden() else self.text()

    def say(self, sentence: str) -> None:
        """Say why, also to who hears it."""
        self.setText(sentence)
        self._lie_down()
        self.show()
        self.raise_()
        announce(self, sentence)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._lie_down()
        return super().eventFilter(watched, event)

    def _lie_down(self) -> None:
        """Along the foot of the table, as high as the sentence needs."""
        around = grown(_AROUND)
        wide = self._table.width() - 2 * around
        high = self.heightForWidth(wide)
        self.setGeometry(around, self._table.height() - high - around, wide, high)
