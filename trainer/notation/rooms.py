"""The online rooms whose histories can be read, and where in a file one hand ends and the next begins."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import BinaryIO

from trainer.errors import NotationError
from trainer.notation.fulltilt import FULL_TILT
from trainer.notation.hand import Hand, Written
from trainer.notation.history import tell
from trainer.notation.lines import Room
from trainer.notation.pokerstars import POKERSTARS

ROOMS = (POKERSTARS, FULL_TILT)
MOST_BYTES = 64 * 1024
"""The bytes that one hand may have; the file itself may hold any number of hands."""

_MARK = b"\xef\xbb\xbf"


def written_histories(path: Path, file: BinaryIO) -> Iterator[Written]:
    """The hands of a text history: each begins with a line that names its room. What stands before the first of them
    is passed over. Raises NotationError where there is none."""
    room, first, size = None, 0, 0
    lines: list[bytes] = []
    for number, line in enumerate(iter(lambda: file.readline(MOST_BYTES + 1), b""), 1):
        begun = _room(line)
        if begun:
            if room:
                yield _history(path, room, lines, first, size)
            room, first, size, lines = begun, number, 0, []
        size += len(line)
        if size <= MOST_BYTES:
            lines.append(line)
        elif not room:
            break
    if not room:
        raise NotationError("hand_unknown")
    yield _history(path, room, lines, first, size)


def _room(line: bytes) -> Room | None:
    text = line.removeprefix(_MARK)
    return next((room for room in ROOMS if text.startswith(room.first_words)), None)


def _history(path: Path, room: Room, lines: list[bytes], first: int, size: int) -> Written:
    if size > MOST_BYTES:
        return Written((str(path),), partial(_too_long, first))
    return Written((str(path),), partial(_told, room, b"".join(lines), first))


def _told(
    room: Room, content: bytes, first: int, house: str | None, clauses: Mapping[str, object], noting: bool
) -> Hand:
    content = content.removeprefix(_MARK)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        # Older histories are in the code page of the machine they were made on.
        text = content.decode("cp1252", errors="replace")
    return tell(room, [line.rstrip("\r") for line in text.split("\n")], first, house, clauses, noting)


def _too_long(first: int, house: str | None, clauses: Mapping[str, object], noting: bool) -> Hand:
    raise NotationError("hand_size", where=(f"line {first}",), facts={"most": MOST_BYTES})
