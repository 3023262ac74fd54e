"""Telling a screen reader at once what has just happened."""

from PySide6 import QtGui  # its types are made when they are first named: not before the first paint
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have `text` spoken, where a screen reader is listening."""
    if QtGui.QAccessible.isActive():
        event = QtGui.QAccessibleAnnouncementEvent(widget, text)
        event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
        QtGui.QAccessible.updateAccessibility(event)
