"""The file that records are kept in: whether it is sound, and how it is copied and set aside without anything lost."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path

from trainer.errors import RecordsError
from trainer.records.engine import BUSY_SECONDS, connect_file
from trainer.records.place import FilePlace

OURS = 0x446F6F72
"""What the head of each of our files says it is: "Door"."""

LOOKED_THROUGH = 64 * 1024 * 1024
"""The bytes up to which a file is looked all through whenever it is opened."""

_MAGIC = b"SQLite format 3\0"
_ID_AT = 68
_NAMES = (".sqlite", ".sqlite3", ".db")
_COMPANIONS = ("-wal", "-shm", "-journal")


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """While a file is made, looked at and brought up to date no other program does the same."""
    with closing(sqlite3.connect(f"{path}-lock", timeout=BUSY_SECONDS, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def require_writable(path: Path) -> None:
    """Find out before anything is done that nothing could be written. Raises PermissionError."""
    by_rights = os.access in os.supports_effective_ids  # those we have now, not those we were started with
    for needed in (path.parent, path):
        if needed.exists() and not os.access(needed, os.W_OK, effective_ids=by_rights):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(needed))


def make_ready(place: FilePlace) -> None:
    """Make the file where there is none, mark an empty one as ours, and have it write to a log first."""
    fresh = not place.path.exists() or not place.path.stat().st_size
    with closing(connect_file(place, "rwc")) as connection:
        if fresh:
            connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute("PRAGMA journal_mode = WAL")
    if fresh:
        sync_folder(place.path.parent)


def is_sound(place: FilePlace, *, thorough: bool) -> bool:
    """Whether a file of ours is whole. Raises RecordsError for one that is another program's."""
    with place.path.open("rb") as file:
        head = file.read(100)
        size = os.fstat(file.fileno()).st_size
    if not head:
        return True
    if not head.startswith(_MAGIC):
        if place.path.suffix not in _NAMES:
            raise RecordsError("records_not_ours", where=(str(place),))
        return False
    marked = int.from_bytes(head[_ID_AT : _ID_AT + 4], "big") == OURS
    try:
        with closing(connect_file(place)) as connection:
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            if not marked and tables:
                raise RecordsError("records_not_ours", where=(str(place),))
            if thorough or size <= LOOKED_THROUGH:
                check = "integrity_check" if thorough else "quick_check"
                (found,) = connection.execute(f"PRAGMA {check}(1)").fetchone()
                return bool(found == "ok")
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # what SQLite says may quote what is damaged
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
        if code & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise
        if not marked:
            raise RecordsError("records_not_ours", where=(str(place),)) from error
        return False
    return True


def set_aside(path: Path, why: str) -> Path:
    """Move a file, with what SQLite keeps beside it, to a new name that says why and when; the new name."""
    aside = free_name(path, f"{why}-{datetime.now():%Y-%m-%d-%H%M%S}")
    for companion in _COMPANIONS:
        beside = Path(f"{path}{companion}")
        if beside.exists():
            beside.replace(f"{aside}{companion}")
    path.replace(aside)
    sync_folder(path.parent)
    return aside


def copy(source: FilePlace, target: Path) -> None:
    """Copy the records as they are now, whoever writes meanwhile; `target` is then a whole copy, or as it was."""
    unfinished = free_name(target, "unfinished")
    try:
        with closing(connect_file(source, "ro")) as present, closing(sqlite3.connect(unfinished)) as made:
            present.backup(made)
            # A copy is one file by itself.
            made.execute("PRAGMA journal_mode = DELETE")
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
        sync_folder(target.parent)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        if target.exists() and not target.stat().st_size:
            target.unlink()  # it was but a name
        raise


def free_name(path: Path, said: str) -> Path:
    """A name beside `path` that nobody has, made at once so that nobody else takes it."""
    for number in count(1):
        name = path.with_name(f"{path.stem}-{said}{f'-{number}' if number > 1 else ''}{path.suffix}")
        try:
            name.open("xb").close()
        except FileExistsError:
            continue
        return name
    raise AssertionError("numbers do not end")


def sync_folder(folder: Path) -> None:
    """Let a folder's new names outlive a power loss."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
