"""Taking widgets out of a layout again."""

from PySide6.QtWidgets import QLayout


def empty(layout: QLayout) -> None:
    """Take everything out of `layout`, at once to the eye; the widgets are deleted as soon as Qt may."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
