"""Taking widgets out of their places."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.layouts import empty


def test_nothing_is_left_of_what_was_there_before_also_of_rows(qapp: QApplication, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    page.show()
    held = []  # what nobody holds any more would go with its row
    for text in ("0% right", "10% right"):
        empty(column)
        column.addWidget(QLabel("Last week"))
        row, within = QHBoxLayout(), QHBoxLayout()
        held.append(QLabel(text))
        within.addWidget(held[-1])
        row.addLayout(within)
        column.addLayout(row)
        QApplication.processEvents()
    assert [each.text() for each in page.findChildren(QLabel) if each.isVisible()] == ["Last week", "10% right"]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(page.findChildren(QLabel)) == 2
    assert len(page.findChildren(QHBoxLayout)) == 2
