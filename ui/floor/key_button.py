"""A button that shows the key which does the same."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import key_cap, label


def key_button(look: Look, text: str, key: str, tone: str = "", role: Role = Role.STRONG) -> QPushButton:
    """The text on the left, the key on the right."""
    button = QPushButton()
    dress(button, role, tone)
    button.setAccessibleName(text)
    row = QHBoxLayout(button)
    row.setContentsMargins(8, 0, 6, 0)
    row.setSpacing(4)
    said = label(text, role)
    if tone == "primary":
        said.setStyleSheet(f"color: {look.palette.on_brass};")
    row.addWidget(said, 1)
    row.addWidget(key_cap(key))
    for part in button.findChildren(QWidget):
        part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return button
