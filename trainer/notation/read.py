"""Recorded hands read from files, whatever the form they are written in."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import BinaryIO

from trainer.errors import DoorcardError, NotationError
from trainer.notation import phh
from trainer.notation.hand import Hand, Written

MOST_BYTES = 256 * 1024
"""The bytes that a file in PHH may have."""

PHH_SUFFIXES = (".phh", ".phhs")


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
                # A hand in PHH is read without the wordings of the rooms, which take their time to load.
                from trainer.notation.rooms import written_histories

                yield from written_histories(path, file)
    except OSError:
        raise NotationError("hand_file", where=(str(path),)) from None
    except DoorcardError as error:
        raise error.at(str(path)) from None


def _documents(path: Path, file: BinaryIO) -> Iterator[Written]:
    content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise NotationError("hand_size", facts={"most": MOST_BYTES})
    document = phh.parse(content)
    if path.suffix.lower() == ".phhs":
        for name, table in document.items():
            reader = partial(phh.read, table) if isinstance(table, dict) else partial(_no_table, name)
            yield Written((str(path), name), reader)
    else:
        yield Written((str(path),), partial(phh.read, document))


def _no_table(name: str, house: str | None, clauses: Mapping[str, object], noting: bool) -> Hand:
    raise NotationError("phhs_table", found=name)
