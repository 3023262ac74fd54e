"""What a hand is played back on: the table, the controls below it, and the commentary beside it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.demo.reel import Reel
from ui.demo.side_panel import SidePanel
from ui.demo.stage import Stage
from ui.demo.transport import Transport
from ui.look import Look


class Desk(QWidget):
    """Lays its parts out and shows on all of them which hand it is and how far it has come."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        middle = QHBoxLayout(self)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        left = QVBoxLayout()
        left.setSpacing(0)
        middle.addLayout(left, 1)
        self.view = Stage(look, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scene = self.view.table
        self.transport = Transport(look)
        self.side = SidePanel(look)
        left.addWidget(self.view, 1)
        left.addWidget(self.transport)
        middle.addWidget(self.side)

    def add_actions(self, actions: Sequence[QAction]) -> None:
        """What else can be done with a hand, in the panel's menu."""
        self.side.add_actions(actions)

    def set_compact(self, compact: bool) -> None:
        """Less room: lower bars, a narrower panel."""
        self.transport.set_compact(compact)
        self.side.set_compact(compact)

    def set_large(self, large: bool) -> None:
        """Whether the commentary is read from the back of a room."""
        self.side.set_large(large)
        self.transport.set_large(large)

    def show_reel(self, reel: Reel) -> None:
        """Another hand, or the same at another house."""
        self.view.show_unit(reel)
        self.transport.show_reel(reel)
        self.side.show_reel(reel)

    def tell_position(self, reel: Reel, at: int) -> None:
        """Tell how far it has come, and what was done last."""
        self.transport.show_position(at)
        self.side.show_position(at)
        self.transport.timeline.setAccessibleDescription(self.view.tell(reel, at))
