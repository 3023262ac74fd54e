"""A recorded hand: the table it began at and everything that happened, under the house it is read by."""

from collections.abc import Callable, Mapping
from fractions import Fraction

import msgspec

from trainer.errors import DoorcardError
from trainer.events import Event
from trainer.houses.house import House
from trainer.table import Table, replay


class Hand(msgspec.Struct, frozen=True):
    """One hand as read from a file or dealt by us; it may stop anywhere.

    `start` is the table before the antes. `label` names the hand within its file. `finishing` are the stacks the
    record ends with, by seat, where it says so: in smallest chips, and in parts of one where the record splits what
    cannot be split. `winners` is what the record says each seat took, in smallest chips, the `rake` already off.
    """

    start: Table
    events: tuple[Event, ...]
    house: House
    label: str = ""
    finishing: Mapping[int, Fraction] = {}
    winners: Mapping[int, int] = {}
    rake: int = 0

    @property
    def table(self) -> Table:
        """The table where the hand stops."""
        return replay(self.start, self.events)


class Written(msgspec.Struct, frozen=True):
    """One hand as a file has it, not yet read. `where` is the file and, where it holds several, the place in it."""

    where: tuple[str, ...]
    reader: Callable[[str | None, Mapping[str, object]], Hand]

    def read(self, house: str | None = None, clauses: Mapping[str, object] = {}) -> Hand:
        """The hand, under `house` rather than the one the file names, with `clauses` over the house's own.

        Raises NotationError for what is no hand of a game dealt here, IllegalEvent for what the house does not allow,
        ContentError for a house or a clause that there is not; each with the file and the place in it.
        """
        try:
            return self.reader(house, clauses)
        except DoorcardError as error:
            raise error.at(*self.where) from None
