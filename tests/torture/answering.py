"""A trainee who answers and answers, to be killed at it.

Each line on stdin is the URL of a store and the seed of the sessions that are begun there. A process of its own, with
all that takes long to load already there, opens the store, goes on where the trainee was and tells on stdout:

    at SESSION NUMBER       it goes on in this session after so many answers
    asked SKILL TABLE       a question stands
    marked ID               an answer was kept, and its mark may be seen

`pid N` comes first, and `gone` once the process is no more.
"""

import os
import sys
import time
from datetime import UTC, datetime
from zlib import crc32

import alembic.command  # noqa: F401  a first opening would load it, and that is not what is to be killed

from trainer.houses.loader import load_house
from trainer.learning.attempt import Mode
from trainer.records import open_store
from trainer.records.store import Store
from trainer.session import Past, Session, SessionOver, begun_now

TRAINEE = "trainee"
HOUSE = load_house("cardroom")


def say(*words: object) -> None:
    """One line, written whole or not at all."""
    os.write(sys.stdout.fileno(), f"{' '.join(map(str, words))}\n".encode())


def answer(store: Store, seed: int) -> None:
    """Answer one session to its end, from where it was left, else a new one."""
    begun = store.open_session(TRAINEE)
    if begun is None:
        begun = begun_now(TRAINEE, HOUSE, Mode.PRACTICE, datetime.now(UTC), seed=seed)
        store.begin(begun, HOUSE)
    answered = list(store.attempts(session=begun.id))
    say("at", begun.id, len(answered))
    session = Session(
        begun,
        store.house(begun.house_version),
        clock=time.monotonic,
        now=lambda: datetime.now(UTC),
        keep=store.add,
        past=Past(answered=answered),
    )
    while True:
        try:
            question = session.ask()
        except SessionOver:
            break
        say("asked", question.skill.id, crc32(repr(question.table).encode()))
        session.answer(question.ruling().answer)
        say("marked", session.answered[-1].id)
    store.end(begun.id, datetime.now(UTC))


def main() -> None:
    """Answer in a process of its own for each line on stdin."""
    for line in sys.stdin:
        url, seed = line.split()
        child = os.fork()
        if not child:
            say("pid", os.getpid())
            with open_store(url) as store:
                while True:
                    answer(store, int(seed))
        os.waitpid(child, 0)
        say("gone")


if __name__ == "__main__":
    main()
