"""What is kept for good: trainees, sessions and every answer, in a file of the user's own or in a school's database.

The database itself is loaded when a store is opened, so that nothing waits for it before the first window is painted.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from trainer.errors import RecordsError, ServerGone
from trainer.records.ids import new_id
from trainer.records.place import FilePlace, Place, ServerPlace, place_of

if TYPE_CHECKING:
    from trainer.records.store import Store


def open_store(url: str | None = None, *, thorough: bool = False) -> Store:
    """The records at `url`, else those in the user's data folder, made or brought up to date where need be.

    `url` is `sqlite:///FILE` or `postgresql+psycopg://...`. A file that is damaged is set aside under another name,
    which the store's `set_aside` tells, and fresh records are begun; `thorough` looks all through a large one too.
    Raises RecordsError, and leaves what is there as it is, where records cannot be kept there.
    """
    from trainer.records.opening import opened

    return opened(place_of(url), thorough=thorough)


def open_records(url: str | None, now: Callable[[], datetime]) -> Store:
    """The records at `url` as one uses them who trains at this machine.

    They are those of `open_store`, but where that is a server they are kept at this machine too, so that training goes
    on without it: see `trainer.records.station`. `now` tells the time of day.
    """
    place = place_of(url)
    if isinstance(place, FilePlace):
        return open_store(url)
    from trainer.records.station import open_station

    return open_station(place, now)


__all__ = [
    "FilePlace",
    "Place",
    "RecordsError",
    "ServerGone",
    "ServerPlace",
    "new_id",
    "open_records",
    "open_store",
    "place_of",
]
