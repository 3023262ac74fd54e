"""The amounts that have been taken already, beside the one that is being typed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from ui.fonts import grown
from ui.theme import Role
from ui.widgets.label import label
from ui.widgets.layouts import empty


class TakenAmounts(QWidget):
    """A row of them, in the order in which they were taken. Where there is too little room for all, the latest are
    seen, and that there are others before them."""

    def __init__(self) -> None:
        super().__init__()
        # It has the room that is there, and asks for none.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(grown(6))
        self._others = QLabel()
        self._tags: list[QLabel] = []

    def show_amounts(self, amounts: Sequence[str]) -> None:
        """Show these, as they are written."""
        empty(self._row)
        self._others = label("…", Role.HEADING, "quiet")
        self._tags = [label(amount, Role.HEADING, "tag") for amount in amounts]
        for each in (self._others, *self._tags):
            self._row.addWidget(each, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addStretch(1)
        self._others.hide()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        gap = self._row.spacing()
        wide = [tag.sizeHint().width() + gap for tag in self._tags]
        room = self.width() + gap
        all_fit = sum(wide) <= room
        room -= 0 if all_fit else self._others.sizeHint().width() + gap
        self._others.setVisible(not all_fit)
        for at, tag in enumerate(self._tags):
            tag.setVisible(sum(wide[at:]) <= room or at == len(wide) - 1)
