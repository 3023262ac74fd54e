"""The words of a lesson, block by block."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from ui.fonts import grown
from ui.theme import Role
from ui.widgets.label import label

BETWEEN = 12
_ABOVE_HEADING = 14


def add_prose(markdown: str, column: QVBoxLayout) -> None:
    """Put headings, paragraphs and lists into a column one by one, with room between them that a single text in
    Markdown would not have. In layouts of their own their heights would be asked for again at every level."""
    for block in markdown.split("\n\n"):
        if block.startswith("#"):
            column.addSpacing(grown(_ABOVE_HEADING))
            column.addWidget(label(block.lstrip("# "), Role.SECTION, wrap=True))
        else:
            text = label(role=Role.READING, wrap=True)
            text.setTextFormat(Qt.TextFormat.MarkdownText)
            text.setText(block)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(text)
