"""The table as a scene with two verbs: `show` a table, and `play` events at it."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsScene

from trainer.events import Event
from trainer.table import Table
from ui.table.marks import Labels, Marks, Sight
from ui.theme import Palette


class TableScene(QGraphicsScene):
    """A card table of two to eight players, seen from the dealer's side.

    It draws what the `Table` it is given holds, and the words it is given, and nothing else. `finished` is emitted at
    the end of every `play`, also when it was cut short or took no time.
    """

    finished = Signal()

    def __init__(
        self,
        labels: Labels,
        money: Callable[[int], str],
        palette: Palette,
        *,
        speed: float = 1.0,
        four_colour: bool = True,
        parent: QObject | None = None,
    ) -> None: ...

    def show(self, table: Table, marks: Marks | None = None, sight: Sight | None = None) -> None:
        """The table as it stands, at once; `sight` stays as it was where None. Ends a play that is running."""

    def play(self, events: Iterable[Event]) -> None:
        """Events happening at the table shown, one after the other, without marks. After it the scene is what
        `show` draws of the table after them. At speed 0 that is at once."""

    def finish(self) -> None:
        """The end of a running play, at once."""

    @property
    def playing(self) -> bool:
        """Whether something still moves."""
        return False

    @property
    def table(self) -> Table | None:
        """The table shown, or the one a running play ends at."""
        return None

    def set_speed(self, speed: float) -> None:
        """1 plays at the usual pace, 2 twice as fast, 0 without any motion."""

    def set_words(self, labels: Labels, money: Callable[[int], str]) -> None:
        """Other words and amounts, when the reader's language or the stakes change."""

    def set_theme(self, palette: Palette, *, four_colour: bool = True) -> None:
        """Other colours."""

    def set_choosable(self, seats: Iterable[int] | None) -> None:
        """The seats that can be pointed at and clicked; None, as at the start, for every seat dealt in."""

    def describe_seats(self, texts: Mapping[int, str]) -> None:
        """What a screen reader says of each seat, by seat number."""

    def snapshot(self) -> tuple[str, ...]:
        """Everything that is to be seen, in words, one line a thing: what two scenes that look alike have in common."""
        return ()
