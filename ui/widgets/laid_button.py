"""A button that holds a row of other widgets and is as high as they need."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton, QSizePolicy


class LaidButton(QPushButton):
    """Put what it shows into `row`; a text in it that breaks makes the button higher, and is not cut."""

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.row = QHBoxLayout(self)
        # Else the layout keeps the button as high as it was when it was narrow.
        self.row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def sizeHint(self) -> QSize:
        return self.row.sizeHint()

    def heightForWidth(self, width: int) -> int:
        return self.row.totalHeightForWidth(width)
