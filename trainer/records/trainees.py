"""Who trains here, as follows from what became of each."""

from collections.abc import Iterable
from datetime import datetime
from enum import Enum
from unicodedata import category

import msgspec
from msgspec.structs import replace

from trainer.errors import RecordsError
from trainer.learning.attempt import Trainee

LONGEST_NAME = 100


class Change(Enum):
    """What becomes of a trainee."""

    ADDED = "added"
    RENAMED = "renamed"
    RETIRED = "retired"
    RETURNED = "returned"
    DELETED = "deleted"


class TraineeChange(msgspec.Struct, frozen=True):
    """One change; the name is there where one was given, until the person is deleted."""

    trainee: str
    change: Change
    name: str | None
    at: datetime


def trainees(changes: Iterable[TraineeChange]) -> list[Trainee]:
    """Everybody who was ever added, by the changes in the order of time. Who was deleted is there without a name."""
    found: dict[str, Trainee] = {}
    deleted: set[str] = set()
    for each in changes:
        known = found.get(each.trainee) or Trainee(each.trainee, "", each.at)
        match each.change:
            case Change.ADDED | Change.RENAMED:
                known = replace(known, name=each.name or "")
            case Change.RETIRED | Change.RETURNED:
                known = replace(known, retired=each.change is Change.RETIRED)
            case Change.DELETED:
                deleted.add(each.trainee)
        found[each.trainee] = known
    # What another station has put in since does not bring a deleted person back.
    return [replace(trainee, name="", retired=True) if trainee.id in deleted else trainee for trainee in found.values()]


def name_of(written: str) -> str:
    """A name as it is kept, without blanks around it. Raises RecordsError for none, or one too long to be shown."""
    # Control characters and halves of characters are no text to a server.
    name = " ".join("".join(each for each in part if category(each) not in ("Cc", "Cs")) for part in written.split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise RecordsError("trainee_name", found=written, facts={"most": LONGEST_NAME})
    return name
