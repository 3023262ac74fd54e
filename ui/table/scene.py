"""The table as a scene with two verbs: `show` a table, and `play` events at it."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from trainer.cards import Card
from trainer.events import Event
from trainer.table import Table, replay
from ui.table import felt, ink, motions
from ui.table.animator import Animator, Beat, Motion, wants_stillness
from ui.table.card_art import CardArt
from ui.table.geometry import Rect, Stage
from ui.table.looks import Words
from ui.table.marks import Labels, Marks, Sight
from ui.table.pieces import Pieces
from ui.table.plan import Plan
from ui.table.spoken import Drawn
from ui.theme import Palette

_NO_MARKS = Marks()


class TableScene(QGraphicsScene):
    """A card table of two to eight players, seen from the dealer's side.

    It draws what the `Table` it is given holds, and the words it is given, and nothing else: a card whose `card` is
    None shows its back, a hole card that is known shows its face with a bar. Players sit by their place in
    `Table.seats`, clockwise from the dealer's left hand; plates bear their seat numbers.

    `finished` is emitted at the end of every `play`, also when it was cut short or took no time; `laid` whenever what
    is drawn has changed.
    """

    finished = Signal()
    laid = Signal()

    def __init__(
        self,
        labels: Labels,
        money: Callable[[int], str],
        palette: Palette,
        *,
        speed: float = 1.0,
        four_colour: bool = True,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = Words(labels, money)
        self._palette = palette
        self._speed = speed
        self._stage = Stage()
        self._table: Table | None = None
        self._marks, self._sight = _NO_MARKS, Sight()
        self._laid: Table | None = None
        self._choosable: frozenset[int] | None = None
        self._pointed: int | None = None
        self._pieces = Pieces(self, CardArt(palette, four_colour=four_colour), palette)
        self._animator, self._settling = Animator(self), Animator(self)
        self._animator.ended.connect(self._landed)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(ink.box(self._stage.rect))

    # The two verbs

    def show(self, table: Table, marks: Marks | None = None, sight: Sight | None = None) -> None:
        """The table as it stands, at once, with these marks or none; `sight` stays as it was where None. Ends a play
        that is running. Marks that are new to the table shown come out in a moment: their rings brighten and the
        ringed cards lift. Raises ValueError for a table of fewer than two or more than eight players."""
        if not 2 <= len(table.seats) <= 8:
            raise ValueError(f"{len(table.seats)} players, where two to eight can be drawn")
        self.finish()
        marked = table == self._table and self._speed > 0
        lay_before = self._pieces.marked() if marked else None
        self._table = table
        self._marks = marks or _NO_MARKS
        self._sight = sight or self._sight
        self._lay(table)
        if lay_before is not None:
            self._settle(motions.marking(self._pieces, lay_before, still=wants_stillness()))

    def play(self, events: Iterable[Event], marks: Marks | None = None, *, within: int | None = None) -> None:
        """Events happening at the table shown, one after the other, with these marks or none; `within` so many
        milliseconds at speed 1 where that is sooner. After it the scene is what `show` draws of the table after them.
        At speed 0, or where the system has been told to keep still, that is at once. Raises ValueError before any
        table was shown."""
        self.finish()
        if self._table is None:
            raise ValueError("no table to play at")
        happening = tuple(events)
        before, self._table = self._table, replay(self._table, happening)
        self._marks = marks or _NO_MARKS
        if self._speed > 0 and happening and not wants_stillness():
            self._lay(before)
            self._animator.run(list(motions.beats(self._pieces, self._lay, before, happening)), self._speed, within)
        else:
            self._landed()

    def finish(self) -> None:
        """The end of all that moves, at once; nothing where nothing does."""
        self._animator.finish()
        # Last: at the end of a play marks may come out.
        self._settling.finish()

    def _settle(self, moving: list[Motion]) -> None:
        """Motions of their own, beside a play."""
        if moving:
            length = max(motion.length for motion in moving)
            self._settling.run([Beat(lambda: moving, lambda: None, length, length)], 1)

    def _landed(self) -> None:
        if self._table is not None:
            self._lay(self._table)
        self.finished.emit()

    def _lay(self, table: Table) -> Plan:
        self._laid = table
        self._plan = self._pieces.lay(table, self._marks, self._sight, self._words, self._stage)
        self.laid.emit()
        return self._plan

    def _relay(self) -> None:
        # What is on its way goes on from where it is.
        if self._laid is not None:
            self._lay(self._laid)

    # What is shown

    @property
    def playing(self) -> bool:
        """Whether events are still happening."""
        return self._animator.running

    @property
    def resting(self) -> bool:
        """Whether nothing moves: no events happen, and no marks are coming out."""
        return not (self._animator.running or self._settling.running)

    @property
    def table(self) -> Table | None:
        """The table shown, or the one a running play ends at."""
        return self._table

    @property
    def stage(self) -> Stage:
        """How the table fits its view."""
        return self._stage

    @property
    def drawn(self) -> Drawn | None:
        """What is drawn at this moment, also while something moves; None before any table was shown."""
        if self._laid is None or self._plan is None:
            return None
        return Drawn(self._laid, self._plan, self._marks, self._sight, self._words.labels)

    def set_stage(self, stage: Stage) -> None:
        """The size of the view, which its `TableView` tells."""
        if stage != self._stage:
            self._stage = stage
            self.setSceneRect(ink.box(stage.rect))
            self._relay()
            self.invalidate()

    def set_speed(self, speed: float) -> None:
        """1 plays at the usual pace, 2 twice as fast, 0 without any motion. Where the system has been told to keep
        still, rings brighten, and nothing else moves at any speed."""
        self._speed = speed

    def set_words(self, labels: Labels, money: Callable[[int], str]) -> None:
        """Other words and amounts, when the reader's language or the stakes change. The table shown is drawn anew."""
        before, self._words = self._words, Words(labels, money)
        self._relay()
        if labels.dealer != before.labels.dealer:
            self.invalidate()

    def set_theme(self, palette: Palette, *, four_colour: bool = True) -> None:
        """Other colours."""
        self._palette = palette
        self._pieces.set_theme(CardArt(palette, four_colour=four_colour), palette)
        self.invalidate()

    def snapshot(self) -> tuple[str, ...]:
        """Everything that is to be seen, in words, one line a thing: what two scenes that look alike have in common."""
        return tuple(self._pieces.describe())

    # Seats pointed at

    def set_choosable(self, seats: Iterable[int] | None) -> None:
        """The seats that can be pointed at and clicked; None, as at the start, for every seat dealt in."""
        self._choosable = None if seats is None else frozenset(seats)
        if self._pointed not in self.seats:
            self.point_at(None)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that can be pointed at, clockwise from the dealer's left hand."""
        seats = self._table.seats if self._table else ()
        return tuple(s.number for s in seats if self._choosable is None or s.number in self._choosable)

    def point_at(self, number: int | None) -> None:
        """Rings the seat the mouse is on or the keys have reached; at most one."""
        self._pointed = number
        for item in self._pieces.seats:
            item.point(item.look is not None and item.look.number == number)

    @property
    def pointed(self) -> int | None:
        """The seat that is ringed."""
        return self._pointed

    def seat_at(self, x: float, y: float) -> int | None:
        """The seat that can be pointed at whose cards or plate are at a point of the table."""
        for item in self._pieces.seats:
            if item.look is not None and item.look.number in self.seats and item.holds(x, y):
                return item.look.number
        return None

    def card_at(self, x: float, y: float) -> tuple[int, Card] | None:
        """The seat and the card that lie at a point of the table, if its face shows."""
        if self._table is None:
            return None
        point = Rect(x, y, 0, 0)
        for seat, hand in zip(self._table.seats, self._pieces.hands, strict=False):
            # The later card of a fan lies on the earlier.
            for dealt, item in reversed(list(zip(seat.cards, hand.cards, strict=False))):
                if item.isVisible() and item.rest.rect.holds(point):
                    return (seat.number, dealt.card) if dealt.card is not None else None
        return None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, QColor(self._palette.bg0))
        felt.paint(painter, self._stage, self._palette, self._words.labels.dealer)
