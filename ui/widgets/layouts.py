"""Putting widgets where others are already, and taking them out again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget


def empty(layout: QLayout) -> None:
    """Take everything out of `layout` and out of the layouts in it, at once to the eye; the widgets are deleted as soon
    as Qt may."""
    while (item := layout.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            empty(inner)
            inner.deleteLater()
        elif (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def tab_into(made: QWidget, after: QWidget) -> None:
    """Let Tab come to what has been made where it stands, and not behind everything that was there before."""
    for widget in (made, *made.findChildren(QWidget)):
        # The list of a combo box is a window of its own.
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.window() is after.window():
            QWidget.setTabOrder(after, widget)
            after = widget
