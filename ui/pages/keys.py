"""The list of every key, as `?` shows it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from trainer.text.words import Words
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import key_cap, label

_COLUMNS = (
    (1400, ((0, 1, 2), (3, 4, 6), (5, 7), (8, 9))),
    (960, ((0, 1, 2, 7), (3, 6, 9), (5, 8, 4))),
    (0, ((0, 1, 2, 3, 4, 6), (5, 7, 8, 9))),
)
"""Which pages' keys stand below one another, by their order here, where a screen has so many pixels, for texts of the
usual size."""


class KeysDialog(QDialog):
    """Which key does what, page by page."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = look.words
        self.setWindowTitle(words("All keys"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(edges(4, 4, 4, 4))
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setProperty("tone", "reach")
        self._area.setAccessibleName(words("All keys"))
        outer.addWidget(self._area)
        self._inside = QWidget()
        row = QHBoxLayout(self._inside)
        row.setContentsMargins(edges(24, 16, 24, 16))
        row.setSpacing(grown(36))
        listed = list(keys(words).items())
        across = QGuiApplication.primaryScreen().availableSize().width()
        for pages in next(columns for least, columns in _COLUMNS if across >= scaled(least)):
            column = QVBoxLayout()
            column.setSpacing(grown(4))
            for page in pages:
                title, lines = listed[page]
                column.addWidget(label(title, Role.HEADING))
                for key, does in lines:
                    line = QHBoxLayout()
                    line.addWidget(key_cap(key))
                    line.addWidget(label(does, Role.SMALL, "quiet"))
                    line.addStretch(1)
                    column.addLayout(line)
                column.addSpacing(grown(10))
            column.addStretch(1)
            row.addLayout(column)
        self._area.setWidget(self._inside)

    def showEvent(self, event: QShowEvent) -> None:
        """The style makes the keys wider once they are shown."""
        self.resize(self.sizeHint())
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        """As large as the list, where the screen has the room."""
        edge = 24 + self._area.verticalScrollBar().sizeHint().width()
        wanted = self._inside.sizeHint() + QSize(edge, 24)
        return wanted.boundedTo(QGuiApplication.primaryScreen().availableSize() * 0.95)


def keys(words: Words) -> Mapping[str, Sequence[tuple[str, str]]]:
    """Every key and what it does, by the page it does it on; the first are those that do it on all of them."""
    enter, space, tab, esc = words("Enter"), words("Space"), words("Tab"), words("Esc")
    return {
        words("Everywhere"): [
            ("?", words("all keys")),
            ("F10", words("menu")),
            (tab, words("from one thing to the next")),
            (space, words("press what is ringed")),
            ("Ctrl+O", words("open hands")),
            ("Ctrl+,", words("settings")),
            ("Ctrl+Q", words("quit")),
            (esc, words("leave")),
        ],
        words("Home"): [
            (enter, words("practise everything")),
            ("A – Y", words("practise the topic with that letter")),
            ("P R Q X D", words("practice, rush, streak, review, daily")),
            ("L", words("lessons")),
            ("M", words("demo")),
            ("Z", words("river lab")),
            ("J", words("floor call")),
            ("H", words("houses side by side")),
        ],
        words("Learn"): [
            (enter, words("the next lesson, or its questions")),
            ("N", words("next lesson")),
            ("↑ ↓ PgUp PgDn Home End", words("read on")),
            ("1 – 8 A – H", words("answer what is asked, once it is ringed")),
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
            ("L", words("the lesson that teaches it")),
            ("H", words("what other houses answer")),
            ("P", words("pause")),
        ],
        words("After a session"): [
            (enter, words("another session")),
            ("R", words("review what went wrong")),
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
        ],
        words("Progress"): [
            ("← → ↑ ↓", words("from trap to trap")),
            (enter, words("practise the trap")),
            ("P", words("practise the weakest ten times")),
            ("T", words("charts as tables")),
        ],
        words("River lab"): [
            ("A – G", words("choose a procedure")),
            ("← →", words("another street")),
            ("+ −", words("a hand more or fewer")),
            (enter, words("deal it, then the next case")),
            ("N", words("new case")),
            ("T", words("count as a drill")),
            ("0 – 9", words("type a count, in the drill")),
        ],
        words("Floor call"): [
            ("9 H", words("name a card, rank and suit")),
            (space, words("nobody knows the card")),
            (f"{tab} ← → ↑ ↓", words("another card")),
            ("1 – 8", words("who acts, if not who is in turn")),
            ("F K C B M R I", words("what he does")),
            ("D S U", words("deal face down, show, muck")),
            (enter, words("done with a total, or the table")),
            ("Ctrl+Z", words("take back")),
            ("Ctrl+Y Ctrl+Shift+Z", words("say again")),
            ("Ctrl+E Ctrl+N", words("set up the table, clear it")),
            ("Ctrl+O Ctrl+S", words("open or save the hand")),
            ("Ctrl+A Ctrl+C", words("ask it, copy the ruling")),
            ("F6", words("to the houses")),
            ("PgUp PgDn", words("read on")),
        ],
        words("Houses"): [
            ("/", words("find a rule")),
            ("← → ↑ ↓", words("from rule to rule")),
            ("V P", words("watch a hand, practise")),
            ("C E Del", words("copy, edit, delete")),
            ("B", words("of many, which stand side by side")),
            ("Ctrl+P", words("preview what changes")),
            ("Ctrl+S", words("save the house")),
            ("Ctrl+Z", words("take back")),
            ("Ctrl+Y Ctrl+Shift+Z", words("do again")),
            (esc, words("clear what is sought, then leave")),
        ],
    }
