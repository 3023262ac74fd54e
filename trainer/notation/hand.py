"""A recorded hand: the table it began at and everything that happened, under the house it is read by."""

from collections.abc import Callable, Mapping
from fractions import Fraction

import msgspec

from trainer.errors import DoorcardError
from trainer.events import Event
from trainer.houses.house import House
from trainer.notation.departure import Departure
from trainer.table import Table, replay


class Hand(msgspec.Struct, frozen=True):
    """One hand as read from a file or dealt by us; it may stop anywhere.

    `start` is the table before the antes. `label` names the hand within its file. `finishing` are the stacks the
    record ends with, by seat, where it says so: in smallest chips, and in parts of one where the record splits what
    cannot be split. `winners` is what the record says each seat took, in smallest chips, the `rake` already off.
    `departures` are what was noted on the way as not done as the house does it, where that was asked for.
    """

    start: Table
    events: tuple[Event, ...]
    house: House
    label: str = ""
    finishing: Mapping[int, Fraction] = {}
    winners: Mapping[int, int] = {}
    rake: int = 0
    departures: tuple[Departure, ...] = ()

    @property
    def table(self) -> Table:
        """The table where the hand stops."""
        return replay(self.start, self.events)


class Written(msgspec.Struct, frozen=True):
    """One hand as a file has it, not yet read. `where` is the file and, where it holds several, the place in it."""

    where: tuple[str, ...]
    reader: Callable[[str | None, Mapping[str, object], bool], Hand]

    def read(self, house: str | None = None, clauses: Mapping[str, object] = {}, *, noting: bool = False) -> Hand:
        """The hand, under `house` rather than the one the file names, with `clauses` over the house's own.

        With `noting`, what the house does not allow is noted in the hand, which goes on as it is recorded, as far as
        it can; otherwise it is refused.

        Raises NotationError for what is no hand of a game dealt here, IllegalEvent for what the house does not allow,
        ContentError for a house or a clause that there is not; each with the file and the place in it.
        """
        try:
            return self.reader(house, clauses, noting)
        except DoorcardError as error:
            raise error.at(*self.where) from None
