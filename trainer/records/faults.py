"""What goes wrong with a database, told as what it is to the person whose records it keeps."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from trainer.errors import RecordsError, ServerGone
from trainer.records.place import FilePlace, Place

_FILE = {
    sqlite3.SQLITE_FULL: "records_full",
    sqlite3.SQLITE_READONLY: "records_read_only",
    sqlite3.SQLITE_PERM: "records_read_only",
    sqlite3.SQLITE_CANTOPEN: "records_gone",
    sqlite3.SQLITE_BUSY: "records_busy",
    sqlite3.SQLITE_LOCKED: "records_busy",
    sqlite3.SQLITE_PROTOCOL: "records_busy",
    sqlite3.SQLITE_CORRUPT: "records_damaged",
    sqlite3.SQLITE_NOTADB: "records_damaged",
    sqlite3.SQLITE_IOERR: "records_disk",
}
"""By the engine's own codes, of which only the lowest byte says what kind it is."""

_SYSTEM = {
    errno.ENOSPC: "records_full",
    errno.EDQUOT: "records_full",
    errno.EROFS: "records_read_only",
    errno.EACCES: "records_read_only",
    errno.EPERM: "records_read_only",
    errno.ENOENT: "records_gone",
    errno.ENOTDIR: "records_gone",
}


@contextmanager
def told(place: Place) -> Iterator[None]:
    """Turns an error of the database's at `place` into a RecordsError."""
    try:
        yield
    except IntegrityError as error:
        raise RecordsError("records_unknown", where=(str(place),)) from error
    except DBAPIError as error:
        raise _told(error.orig, place, error.connection_invalidated) from error
    except (ValueError, KeyError) as error:  # a moment that is none, or a mode: what was written reads otherwise now
        raise RecordsError("records_damaged", where=(str(place),)) from error
    except PoolTimeout as error:
        raise RecordsError("records_busy", where=(str(place),)) from error
    except (sqlite3.Error, OSError) as error:
        raise _told(error, place) from error


def _told(error: BaseException | None, place: Place, lost: bool = False) -> RecordsError:
    where = (str(place),)
    if isinstance(place, FilePlace):
        return RecordsError(_of_file(error), found=_line(error), where=where)
    state = getattr(error, "sqlstate", None) or ""
    # Without a state nothing has been answered but that there is nobody; a server that refuses says so.
    refused = "FATAL" in str(error) and not state
    gone = lost or state[:2] in ("08", "57") or not (state or refused)
    said = _line(error).rpartition(" failed: ")[2].removeprefix("FATAL:").strip()
    if place.password:
        said = said.replace(place.password, "...")
    return (ServerGone if gone else RecordsError)(
        "records_server_gone" if gone else "records_server", found=said, where=where
    )


def _of_file(error: BaseException | None) -> str:
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, "records_disk")
    code = getattr(error, "sqlite_errorcode", 0)
    return "records_gone" if code == sqlite3.SQLITE_READONLY_DBMOVED else _FILE.get(code & 0xFF, "records_disk")


def _line(error: BaseException | None) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
