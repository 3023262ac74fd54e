"""A button that holds a row of other widgets and is as high as they need."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QSizePolicy


class LaidButton(QPushButton):
    """Put what it shows into `row`; a text in it that breaks makes the button higher, and is not cut."""

    def __init__(self) -> None:
        super().__init__()
        # What may not grow is never higher than its hint, which knows of no text that breaks.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.row = QHBoxLayout(self)
        # Else the layout keeps the button as high as it was when it was narrow.
        self.row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def sizeHint(self) -> QSize:
        return self.row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        # A button's own would be as wide as the whole text: a column that is narrower would reckon with that width.
        return self.row.minimumSize()

    def heightForWidth(self, width: int) -> int:
        return self.row.totalHeightForWidth(width)
