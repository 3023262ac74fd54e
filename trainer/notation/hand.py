"""A recorded hand: the table it began at and everything that happened, under the house it is read by."""

from collections.abc import Mapping

import msgspec

from trainer.events import Event
from trainer.houses.house import House
from trainer.table import Table, replay


class Hand(msgspec.Struct, frozen=True):
    """One hand as read from a file or dealt by us; it may stop anywhere.

    `start` is the table before the antes. `label` names the hand within its file. `finishing` are the stacks the
    record ends with, by seat, in smallest chips, where it says so; `winners` what the record says each seat took,
    rake already off.
    """

    start: Table
    events: tuple[Event, ...]
    house: House
    label: str = ""
    finishing: Mapping[int, int] = {}
    winners: Mapping[int, int] = {}

    @property
    def table(self) -> Table:
        """The table where the hand stops."""
        return replay(self.start, self.events)
