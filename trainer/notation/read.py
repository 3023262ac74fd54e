"""Recorded hands read from files, whatever the form they are written in."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from trainer.errors import DoorcardError, NotationError
from trainer.notation import phh
from trainer.notation.hand import Hand

if TYPE_CHECKING:
    from trainer.notation.lines import Room

MOST_DOCUMENT = 256 * 1024
"""The bytes that a file in PHH may have."""
MOST_HISTORY = 64 * 1024
"""The bytes that one hand of a text history may have; the file itself may hold any number of hands."""

PHH_SUFFIXES = (".phh", ".phhs")


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


def read_hands(path: Path, house: str | None = None, clauses: Mapping[str, object] = {}) -> Iterator[Hand]:
    """The hands of a file, one after the other as they are read. Raises what `Written.read` raises."""
    for written in written_hands(path):
        yield written.read(house, clauses)


def written_hands(path: Path) -> Iterator[Written]:
    """The hands of a file, found but not read: one that cannot be read does not stand in the way of the next.

    Raises NotationError for a file that cannot be opened, is too large, or is in no form known.
    """
    try:
        with path.open("rb") as file:
            if path.suffix.lower() in PHH_SUFFIXES:
                yield from _documents(path, file)
            else:
                yield from _histories(path, file)
    except OSError:
        raise NotationError("hand_file", where=(str(path),)) from None
    except DoorcardError as error:
        raise error.at(str(path)) from None


def _documents(path: Path, file: BinaryIO) -> Iterator[Written]:
    content = file.read(MOST_DOCUMENT + 1)
    if len(content) > MOST_DOCUMENT:
        raise NotationError("hand_size", facts={"most": MOST_DOCUMENT})
    document = phh.parse(content)
    if path.suffix.lower() == ".phhs":
        for name, table in document.items():
            if not isinstance(table, dict):
                raise NotationError("phhs_table", found=name)
            yield Written((str(path), name), partial(phh.read, table))
    else:
        yield Written((str(path),), partial(phh.read, document))


def _histories(path: Path, file: BinaryIO) -> Iterator[Written]:
    """The hands of a text history: each begins with a line that names its room. What stands before the first of them
    is passed over."""
    # A hand in PHH is read without the wording of the rooms, which takes its time to load.
    from trainer.notation.fulltilt import FULL_TILT
    from trainer.notation.pokerstars import POKERSTARS

    rooms = (POKERSTARS, FULL_TILT)
    room, first, size = None, 0, 0
    lines: list[bytes] = []
    for number, line in enumerate(iter(lambda: file.readline(MOST_HISTORY + 1), b""), 1):
        begun = _room(line, rooms)
        if begun:
            if room:
                yield _history(path, room, lines, first)
            room, first, size, lines = begun, number, 0, []
        size += len(line)
        if size > MOST_HISTORY:
            where = (f"line {first}",) if room else ()
            raise NotationError("hand_size" if room else "hand_unknown", where=where, facts={"most": MOST_HISTORY})
        lines.append(line)
    if not room:
        raise NotationError("hand_unknown")
    yield _history(path, room, lines, first)


def _room(line: bytes, rooms: Iterable["Room"]) -> "Room | None":
    text = line.removeprefix(b"\xef\xbb\xbf")
    return next((room for room in rooms if text.startswith(room.first_words)), None)


def _history(path: Path, room: "Room", lines: list[bytes], first: int) -> Written:
    from trainer.notation.history import tell

    content = b"".join(lines).removeprefix(b"\xef\xbb\xbf")
    try:
        text = content.decode()
    except UnicodeDecodeError:
        # Older histories are in the code page of the machine they were made on.
        text = content.decode("cp1252", errors="replace")
    return Written((str(path),), partial(tell, room, [line.rstrip("\r") for line in text.split("\n")], first))
