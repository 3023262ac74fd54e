"""The list of every key, as `?` shows it."""

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ui.look import Look
from ui.theme import Role
from ui.widgets.label import key_cap, label

_COLUMNS = ((0, 5), (1, 3, 6), (2, 4))
"""Which pages' keys stand below one another, by their order here."""


class KeysDialog(QDialog):
    """Which key does what, page by page."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = look.words
        self.setWindowTitle(words("All keys"))
        row = QHBoxLayout(self)
        row.setContentsMargins(28, 20, 28, 20)
        row.setSpacing(36)
        # The style makes the keys wider once they are shown.
        row.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        enter, space, tab, esc = words("Enter"), words("Space"), words("Tab"), words("Esc")
        groups = {
            words("Home"): [
                (enter, words("practise everything")),
                ("A – Y", words("practise the topic with that letter")),
                ("P R Q X D", words("practice, rush, streak, review, daily")),
                ("M", words("demo")),
                ("Z", words("river lab")),
                ("J", words("floor call")),
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
            words("Floor call"): [
                ("9 H", words("name a card, rank and suit")),
                (space, words("nobody knows the card")),
                (f"{tab} ← → ↑ ↓", words("another card")),
                ("1 – 8", words("who acts, if not who is in turn")),
                ("F K C B M R I", words("what he does")),
                ("D S U", words("deal face down, show, muck")),
                ("Ctrl+Z Ctrl+Y", words("take back, say again")),
                ("Ctrl+E Ctrl+N", words("set up the table, clear it")),
                ("Ctrl+O Ctrl+S", words("open or save the hand")),
                ("Ctrl+A Ctrl+C", words("ask it, copy the ruling")),
                ("F6", words("to the houses")),
                ("PgUp PgDn", words("read on")),
            ],
            words("Houses"): [
                ("/", words("find a rule")),
                ("← → ↑ ↓", words("from rule to rule")),
                (esc, words("clear what is sought, then leave")),
            ],
        }
        listed = list(groups.items())
        for pages in _COLUMNS:
            column = QVBoxLayout()
            column.setSpacing(4)
            for page in pages:
                title, keys = listed[page]
                column.addWidget(label(title, Role.HEADING))
                for key, does in keys:
                    line = QHBoxLayout()
                    line.addWidget(key_cap(key))
                    line.addWidget(label(does, Role.SMALL, "quiet"))
                    line.addStretch(1)
                    column.addLayout(line)
                column.addSpacing(10)
            column.addStretch(1)
            row.addLayout(column)
