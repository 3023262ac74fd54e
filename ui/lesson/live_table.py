"""A hand in the text of a lesson, at the point the text speaks of."""

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from trainer.lessons import LiveTable
from trainer.table import Table, replay
from ui.fonts import edges, grown
from ui.lesson.small_table import SmallTable
from ui.look import Look
from ui.table.marks import Marks
from ui.theme import Role, dress
from ui.widgets.label import label


class LiveTableBox(QFrame):
    """Shows a hand as it lies, with a line below; `watch_wanted` asks to see how it came to that."""

    watch_wanted = Signal()

    def __init__(self, part: LiveTable, look: Look) -> None:
        super().__init__()
        dress(self, Role.BODY, "outline")  # on the ground of the table
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(4, 4, 4, 10))
        column.setSpacing(grown(8))
        self.view = SmallTable(look)
        self.view.show_table(_seen(part), Marks(ringed=frozenset(part.lit)))
        self.view.setAccessibleName(look.words("A table: {caption}", caption=look.words(part.caption)))
        column.addWidget(self.view)
        below = QHBoxLayout()
        below.setContentsMargins(edges(12, 0, 8, 0))
        below.addWidget(label(look.words(part.caption), Role.SMALL, "quiet", wrap=True), 1)
        watch = QPushButton(look.words("Watch the hand"))
        dress(watch, Role.SMALL, "low")
        watch.clicked.connect(self.watch_wanted)
        below.addWidget(watch)
        column.addLayout(below)


def _seen(part: LiveTable) -> Table:
    table = replay(part.hand.start, part.hand.events[: part.at])
    masked = table.visible_to()
    seats = tuple(
        replace(seat, shown=True) if seat.number in part.open else hidden
        for seat, hidden in zip(table.seats, masked.seats, strict=True)
    )
    return replace(masked, seats=seats)
