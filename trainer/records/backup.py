"""A backup of the records in a file of its own, and the way back."""

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from trainer.errors import RecordsError
from trainer.records import file
from trainer.records.engine import connect_file
from trainer.records.faults import told
from trainer.records.merge import send_sessions, share_trainees
from trainer.records.migrate import require_known
from trainer.records.opening import opened
from trainer.records.place import FilePlace, Place
from trainer.records.schema import REVISIONS
from trainer.records.store import Store


def back_up(place: Place, target: Path) -> None:
    """Write the records at `place` to a new file, which is whole once it is there, whoever writes meanwhile.

    Raises RecordsError where the file is there already, or where it cannot be written.
    """
    there = FilePlace(target)
    with told(there):
        if target.exists():
            raise RecordsError("records_backup", where=(str(target),))
        if isinstance(place, FilePlace):
            opened(place).close()
            file.copy(place, target)
        else:
            _from_server(place, target)


def restore(source: Path, place: Place) -> Path | None:
    """Put the records of a backup back. What is in the way is set aside, and where that is now is returned.

    On a server nothing is in the way: it keeps what it has and gets what it lacks. Raises RecordsError, and changes
    nothing, for what is no backup or one of a newer program's.
    """
    backup = FilePlace(source)
    with told(backup):
        _require_backup(backup)
    if isinstance(place, FilePlace):
        with told(place):
            return _into_file(backup, place)
    _into_server(backup, place)
    return None


def _require_backup(backup: FilePlace) -> None:
    if not backup.path.is_file():
        raise RecordsError("records_no_backup", where=(str(backup),))
    if not file.is_sound(backup, thorough=True):
        raise RecordsError("records_damaged", where=(str(backup),))
    with closing(connect_file(backup, "ro")) as connection:
        try:
            (found,) = connection.execute(f"SELECT version_num FROM {REVISIONS}").fetchone()
        except sqlite3.OperationalError:  # there is no such table: an empty file
            found = None
    require_known(found, backup)


def _into_file(backup: FilePlace, place: FilePlace) -> Path | None:
    path, aside = place.path, None
    if place.own:
        path.parent.mkdir(parents=True, exist_ok=True)
    file.require_writable(path)
    with file.alone(path):
        restored = file.free_name(path, "restored")
        file.copy(backup, restored)
        if path.exists():
            aside = file.set_aside(path, "replaced")
        restored.replace(path)
        file.sync_folder(path.parent)
    return aside


def _from_server(place: Place, target: Path) -> None:
    with TemporaryDirectory() as folder:
        fresh = FilePlace(Path(folder) / "records.sqlite")
        with opened(place) as server, opened(fresh) as kept:
            _copy_rows(server, kept)
        file.copy(fresh, target)


def _into_server(backup: FilePlace, place: Place) -> None:
    # A copy, as an old backup has to be brought up to date first, and stays as it is.
    with TemporaryDirectory() as folder:
        copy = FilePlace(Path(folder) / "records.sqlite")
        file.copy(backup, copy.path)
        with opened(copy) as kept, opened(place) as server:
            _copy_rows(kept, server)


def _copy_rows(source: Store, target: Store) -> None:
    share_trainees(source, target)
    send_sessions(source, target)
