"""The list of every key, as `?` shows it."""

from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ui.look import Look
from ui.theme import Role
from ui.widgets.label import key_cap, label

_PLACES = ((0, 0, 1), (0, 1, 2), (0, 2, 1), (1, 2, 2), (1, 0, 2), (2, 1, 1))
"""Row, column and how many rows of each page's keys."""


class KeysDialog(QDialog):
    """Which key does what, page by page."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = look.words
        self.setWindowTitle(words("All keys"))
        grid = QGridLayout(self)
        grid.setContentsMargins(28, 24, 28, 28)
        grid.setHorizontalSpacing(40)
        grid.setVerticalSpacing(20)
        enter, space, tab, esc = words("Enter"), words("Space"), words("Tab"), words("Esc")
        groups = {
            words("Home"): [
                (enter, words("practise everything")),
                ("A – Y", words("practise the topic with that letter")),
                ("P R Q X D", words("practice, rush, streak, review, daily")),
                ("M", words("demo")),
                ("Z", words("river lab")),
                ("H", words("houses side by side")),
                ("Ctrl+O", words("open hands")),
            ],
            words("Practice"): [
                ("1 – 8", words("choose a seat")),
                ("0 – 9", words("type an amount")),
                (space, words("another amount")),
                ("N", words("none, or nobody")),
                ("A – H", words("choose from a list")),
                ("F K C B M R I", words("what a player may do")),
                ("1 – 7", words("pick a card")),
                (tab, words("next part of the answer")),
                ("⌫", words("clear, then step back")),
                (enter, words("check, then next")),
                ("↑ ↓", words("read on, once explained")),
                ("R", words("see the situation again")),
                ("P", words("pause")),
                (esc, words("leave")),
            ],
            words("Demo"): [
                (space, words("play or pause")),
                ("← →", words("one step back or forward")),
                ("↑ ↓", words("one street back or forward")),
                ("Home End", words("first or last step")),
                ("1 2 3", words("speed")),
                ("T", words("predict before reveal")),
                ("A", words("ask me this")),
                ("V", words("show all hands")),
                ("N", words("next place that differs")),
                ("F11", words("full screen")),
                ("Ctrl+E", words("save the picture")),
                ("Ctrl+S", words("save the hand")),
                (esc, words("leave")),
            ],
            words("Progress"): [
                ("← → ↑ ↓", words("from trap to trap")),
                (enter, words("practise the trap")),
                ("P", words("practise the weakest ten times")),
                ("T", words("charts as tables")),
                (esc, words("leave")),
            ],
            words("River lab"): [
                ("A – G", words("choose a procedure")),
                ("← →", words("another street")),
                ("+ −", words("a hand more or fewer")),
                (enter, words("deal it, then the next case")),
                ("N", words("new case")),
                ("T", words("count as a drill")),
                (esc, words("leave")),
            ],
            words("Houses"): [
                ("/", words("find a rule")),
                ("← → ↑ ↓", words("from rule to rule")),
                (esc, words("clear what is sought, then leave")),
            ],
        }
        for (title, keys), (row, column, rows) in zip(groups.items(), _PLACES, strict=True):
            place = QVBoxLayout()
            place.setSpacing(8)
            place.addWidget(label(title, Role.HEADING))
            for key, does in keys:
                line = QHBoxLayout()
                line.addWidget(key_cap(key))
                line.addWidget(label(does, Role.SMALL, "quiet"))
                line.addStretch(1)
                place.addLayout(line)
            place.addStretch(1)
            grid.addLayout(place, row, column, rows, 1)
