"""Telling a screen reader what has just happened."""

from PySide6 import QtGui  # its types are made when they are first named: not before the first paint
from PySide6.QtWidgets import QWidget


def somebody_listens() -> bool:
    """Whether there is a screen reader, for whom it pays to find words."""
    return QtGui.QAccessible.isActive()


def announce(widget: QWidget, text: str, *, polite: bool = False) -> None:
    """Have `text` spoken, where a screen reader is listening: at once or, if `polite`, once it has said its own."""
    if text and somebody_listens():
        event = QtGui.QAccessibleAnnouncementEvent(widget, text)
        kinds = QtGui.QAccessible.AnnouncementPoliteness
        event.setPoliteness(kinds.Polite if polite else kinds.Assertive)
        QtGui.QAccessible.updateAccessibility(event)
