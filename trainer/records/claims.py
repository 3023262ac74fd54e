"""Which sessions are being answered at this machine just now: nobody else goes on with one of them as if broken off."""

import sqlite3
from contextlib import suppress
from pathlib import Path

from trainer.records.place import FilePlace, Place

_NAMED = "-session-"


class Claims:
    """The sessions that one program answers, each told by a lock on a file of its own beside the records.

    The system lets a lock go with the program that held it, however that ended. Where the records are on a server
    nothing is claimed: whoever trains there is at one station at a time.
    """

    def __init__(self, place: Place) -> None:
        self._path = place.path if isinstance(place, FilePlace) else None
        self._held: dict[str, sqlite3.Connection] = {}

    def take(self, session: str) -> bool:
        """Claim a session; whether it is ours now, and no other program's."""
        if self._path is None or session in self._held:
            return True
        lock = _locked(_claim(self._path, session))
        if lock is not None:
            self._held[session] = lock
        return lock is not None

    def release(self, session: str) -> None:
        """Nobody answers this session any more."""
        lock = self._held.pop(session, None)
        if lock is not None and self._path is not None:
            _let_go(lock, _claim(self._path, session))

    def close(self) -> None:
        """Nothing is answered here any more."""
        for session in list(self._held):
            self.release(session)


def sweep(path: Path) -> None:
    """Take away what programs that were killed have left beside the records in the file `path`."""
    for left in path.parent.glob(f"{path.name}{_NAMED}*"):
        lock = _locked(left)
        if lock is not None:
            _let_go(lock, left)


def _claim(path: Path, session: str) -> Path:
    return path.with_name(f"{path.name}{_NAMED}{session}")


def _locked(claim: Path) -> sqlite3.Connection | None:
    """A lock on a file, which is made; None where another holds it, or nothing can be made there."""
    lock = None
    try:
        lock = sqlite3.connect(claim, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        if lock is not None:
            lock.close()
        return None
    return lock


def _let_go(lock: sqlite3.Connection, claim: Path) -> None:
    # Away before it is let go, so that nobody claims what is about to go; where the system holds on to it, after.
    with suppress(OSError):
        claim.unlink()
    lock.close()
    with suppress(OSError):
        claim.unlink(missing_ok=True)
