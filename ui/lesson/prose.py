"""The words of a lesson, block by block."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QLabel, QVBoxLayout

from ui.fonts import font, grown
from ui.theme import Role
from ui.widgets.label import label

BETWEEN = 12
_ABOVE_HEADING = 14
_BOLD = 600


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
            _embolden(text)
            column.addWidget(text)


def _embolden(text: QLabel) -> None:
    """Have bold words in letters drawn for it: Qt would smear the others, the weight of the font being an axis."""
    text.sizeHint()  # only then the document is there
    document = text.findChild(QTextDocument)
    assert document is not None
    bold = QTextCharFormat()
    bold.setFont(font(text.font().pixelSize(), _BOLD))
    block = document.begin()
    while block.isValid():
        for formats in block.textFormats():
            if formats.format.fontWeight() > _BOLD:
                cursor = QTextCursor(document)
                cursor.setPosition(block.position() + formats.start)
                cursor.setPosition(block.position() + formats.start + formats.length, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(bold)
        block = block.next()
