"""The table that a hand is played back on: where it stands, with its marks or with those of a question."""

from PySide6.QtWidgets import QWidget

from ui.demo.ask_box import AskBox
from ui.demo.reel import Reel
from ui.demo.table_marks import marks, sight
from ui.demo.telling import spoken
from ui.look import Look
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.widgets.announce import announce


class Stage(TableView):
    """Shows a hand at a position. Seats can be pointed at only while a question is open."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        self._look = look
        self.table = TableScene(look.labels, str, look.palette, four_colour=look.four_colour, parent=parent)
        super().__init__(self.table, look.words, parent)
        self.table.set_choosable(())

    def show_unit(self, reel: Reel) -> None:
        """Write amounts as they are at this hand's table."""
        self.table.set_words(self._look.labels, self._look.money(reel.hand.start.stakes.unit))

    def show_position(self, reel: Reel, at: int, box: AskBox | None, *, open_handed: bool, turn: bool) -> None:
        """The table at a position: with what is picked where a question is open, else with what has been done and,
        if `turn`, whose turn it is."""
        words, house = self._look.words, reel.hand.house
        table = reel.table(at, open_handed=open_handed)
        self.table.set_choosable(() if box is None else None)
        if box is None:
            self.table.show(table, marks(reel.step(at), house, words, turn=turn), sight(table, house))
        else:
            self.table.show(table if open_handed else box.question.seen, box.marks(), box.sight())
        counts = box is None or not box.question.deck_covered
        self.setAccessibleDescription(words.describe(reel.table(at), counts=counts, named=True))

    def tell(self, reel: Reel, at: int) -> str:
        """Say what has just been done, and return it."""
        step, words = reel.step(at), self._look.words
        said = spoken(step, reel.hand.house, words) if step else words("Before the deal")
        self.setAccessibleName(said)
        announce(self, said, polite=True)
        return said
