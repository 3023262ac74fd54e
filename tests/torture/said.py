"""What a trainee at the window notes down of his training, a line each."""

from pathlib import Path

import msgspec


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line: `what` happened, and what there is to tell of it.

    open      the program knows who trains, so many milliseconds after it began to look
    contact   there is contact with the server, or not
    goes_on   a session that was broken off goes on, with so many answers in it
    asked     the question of this number stands, its table's sum being this
    given     it is about to be answered so
    marked    its mark is on the screen, so long after it was to be checked; so long it took to be kept
    progress  the progress page says that there are so many answers
    leaves    the window is about to be closed
    gone      the program has ended by itself
    """

    what: str
    trainee: str = ""
    session: str = ""
    number: int = 0
    skill: str = ""
    seed: int = 0
    table: int = 0
    answer: str = ""
    right: bool = False
    milliseconds: float = 0.0
    adding: float = 0.0
    at: float = 0.0


def said_in(log: Path) -> list[Said]:
    """Everything that was noted down; a line that was begun when the program was killed is none."""
    if not log.exists():
        return []
    lines = log.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=Said) for line in lines]
