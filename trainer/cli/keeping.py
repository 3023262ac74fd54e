"""Where a command keeps answers, and whose they are."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from trainer.errors import RecordsError
from trainer.learning.attempt import Trainee
from trainer.settings import load_settings
from trainer.text.words import Words

if TYPE_CHECKING:
    from trainer.records.contact import Contact
    from trainer.records.store import Store


def add_keeping(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command be told where to keep answers, and whose they are."""
    parser.add_argument("--store", metavar="URL", help=words("keep the answers there"))
    parser.add_argument("--trainee", metavar="NAME", help=words("keep the answers as those of this trainee"))


def now() -> datetime:
    """The moment, in UTC."""
    return datetime.now(UTC)


def trainee_of(store: Store, name: str | None, words: Words) -> Trainee:
    """The trainee of this name or id, who is added if there is none; without a name the one who trained last, or the
    only one.

    Raises RecordsError where that may be several.
    """
    known = [trainee for trainee in store.trainees() if trainee.name]
    if name is None:
        last = [trainee for trainee in known if trainee.id == load_settings().trainee]
        found = last or [trainee for trainee in known if not trainee.retired]
    else:
        wanted = " ".join(name.split()).casefold()
        found = [trainee for trainee in known if wanted in (trainee.name.casefold(), trainee.id)]
    if len(found) > 1:
        several = ", ".join(each.name if name is None else each.id for each in found)
        raise RecordsError("trainee_which", found=name, where=("--trainee",), facts={"trainees": several})
    if found:
        return found[0]
    added = store.add_trainee(words("Trainee") if name is None else name, now())
    print(words("{name} is new here.", name=added.name))
    return added


def contact_line(contact: Contact, words: Words) -> str:
    """What a person is told when the contact with the server is lost, with the reason, or found again."""
    if contact.why is None:
        return words("There is contact with the server again. What was answered meanwhile is sent.")
    kept = words("The answers are kept at this station, and sent when there is contact again.")
    return f"{words.error(contact.why)} {kept}"
