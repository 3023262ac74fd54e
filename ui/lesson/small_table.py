"""A table in the middle of a text."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from trainer.table import Table
from trainer.text.words import Words
from ui.fonts import grown
from ui.look import Look
from ui.table.marks import Marks, Sight
from ui.table.scene import TableScene
from ui.table.view import TableView

HEIGHT = 500


class SmallTable(TableView):
    """A table as it lies, of a height that leaves room for the text around it. The wheel scrolls the text."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self.scene_ = TableScene(look.labels, str, look.palette, four_colour=look.four_colour)
        super().__init__(self.scene_, look.words, parent)
        self.scene_.setParent(self)
        self._look = look
        self.scene_.set_speed(0)
        self.setFixedHeight(grown(HEIGHT))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_table(self, table: Table, marks: Marks, sight: Sight | None = None, *, counts: bool = True) -> None:
        """Show a table as its reader sees it; without `counts` neither stub nor burns are told."""
        words: Words = self._look.words
        unit = table.stakes.unit
        self.scene_.set_words(self._look.labels, self._look.money(unit))
        self.setAccessibleDescription(words.describe(table, counts=counts))
        self.scene_.show(table, marks, sight or Sight())
