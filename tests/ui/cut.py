"""Which texts of a window are cut: wider or higher than their room, or hidden in part by what holds them."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QLabel, QWidget

from ui.theme import Role
from ui.widgets.bars import RoomBar

_ROOM_OF_ARROW = 44
_EDGE = 4
_SLACK = 1
"""A pixel is lost where widths are rounded."""


def cut(window: QWidget) -> list[str]:
    """Each text that is cut, with the room it needs and has. What scrolls into view is not."""
    found = []
    for each in window.findChildren(QWidget):
        if each.isVisible():
            found += [f"{type(each).__name__} {text!r}: {told}" for text, told in _cut(each)]
    return found


def _cut(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QLabel() if widget.text() and widget.pixmap().isNull():
            yield from _of_label(widget)
        case RoomBar() if widget.texts:
            facts = widget._facts
            metrics = QFontMetrics(Role.HEADING.font)
            wide = sum(metrics.horizontalAdvance(text) for text in widget.texts)
            if wide > facts.width():
                yield " ".join(widget.texts), f"needs more than {wide} of {facts.width()}"
        case QAbstractButton() if widget.text():
            yield from _of_button(widget)
        # What is chosen in a narrow list is told by its tooltip, and by the list once it is open.
        case QComboBox() if widget.currentText() and widget.toolTip() != widget.currentText():
            wide = widget.fontMetrics().horizontalAdvance(widget.currentText())
            if wide > widget.width() - _ROOM_OF_ARROW:
                yield widget.currentText(), f"needs {wide} of {widget.width() - _ROOM_OF_ARROW}"


def _of_label(label: QLabel) -> Iterator[tuple[str, str]]:
    needs, has = _needed(label), label.contentsRect().size()
    if needs.width() > has.width() + _SLACK or needs.height() > has.height() + _SLACK:
        yield label.text(), f"needs {needs.toTuple()} and has {has.toTuple()}"
    elif (hidden := _hidden(label, QRect(QPoint(0, 0), label.size()))) > _SLACK:
        yield label.text(), f"{hidden} pixels are hidden"


def _needed(label: QLabel) -> QSize:
    metrics, text = label.fontMetrics(), label.text()
    if label.wordWrap():
        longest = max(metrics.horizontalAdvance(word) for word in text.replace("\u200b", " ").split())
        around = label.height() - label.contentsRect().height()
        return QSize(longest, label.heightForWidth(label.width()) - around)
    lines = text.split("\n")
    wide = max(metrics.horizontalAdvance(line) for line in lines)
    # Between the highest letter and the lowest: a line may be lower than the font would have it.
    return QSize(wide, metrics.tightBoundingRect(text).height() + metrics.lineSpacing() * (len(lines) - 1))


def _of_button(button: QAbstractButton) -> Iterator[tuple[str, str]]:
    wide = button.fontMetrics().horizontalAdvance(button.text())
    if not button.icon().isNull():
        wide += button.iconSize().width() + _EDGE
    beside = sum(each.width() for each in button.findChildren(QLabel) if each.isVisible())
    has = button.width() - 2 * _EDGE - 2 * beside if beside else button.width() - 2 * _EDGE
    if wide > has + _SLACK:
        yield button.text(), f"needs {wide} of {has}"
    elif (hidden := _hidden(button, QRect(QPoint(0, 0), button.size()))) > _SLACK:
        yield button.text(), f"{hidden} pixels are hidden"


def _hidden(widget: QWidget, box: QRect) -> int:
    """How many pixels of its height or width something is hidden by what holds it, and cannot be scrolled into view."""
    holder, at = widget.parentWidget(), box.translated(widget.pos())
    hidden = 0
    while holder is not None and not holder.isWindow():
        above = holder.parentWidget()
        area = above if isinstance(above, QAbstractScrollArea) and above.viewport() is holder else None
        across = area is None or not area.horizontalScrollBar().maximum()
        down = area is None or not area.verticalScrollBar().maximum()
        if across:
            hidden = max(hidden, -at.left(), at.right() + 1 - holder.width())
        if down:
            hidden = max(hidden, -at.top(), at.bottom() + 1 - holder.height())
        if area is not None:
            break
        at.translate(holder.pos())
        holder = above
    return hidden
