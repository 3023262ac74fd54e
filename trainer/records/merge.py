"""What is kept at a station brought together with what the server keeps.

What the server lacks is asked of the server itself, never remembered here, so that a station killed at any moment, or a
server set up again from an old backup, needs nothing but one more merge. A row is put in under the id it was made with
and only where that id is not there: sent any number of times, it is kept once.

Neither side waits for the other within a transaction: whoever answers a question waits for the disk alone.
"""

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from sqlalchemy import Column, ColumnElement, Connection, select, true

from trainer.records.engine import once, reading, writing
from trainer.records.faults import told
from trainer.records.schema import attempts, houses, session_ends, sessions, trainee_changes
from trainer.records.store import Store

_SESSIONS = 200
"""How many sessions are asked about at once."""

_ROWS = 50
"""How many rows are sent at once: some 200 kB, which a slow line carries before it is taken to be cut."""

T = TypeVar("T")


def share_trainees(here: Store, there: Store) -> None:
    """Each side learns what became of every trainee that the other knows of."""
    for source, target in ((there, here), (here, there)):
        if _copy(source, target, trainee_changes.c.id):
            target.erase_deleted()


def send_sessions(here: Store, there: Store, ids: Collection[str] | None = None) -> None:
    """The server gets what it lacks of the sessions kept here, of those named or of all: begun, answered and ended."""
    if ids is None:
        ids = _keys(here, sessions.c.id)
    if ids:
        _copy(here, there, houses.c.version)
    for some in _portions(sorted(ids), _SESSIONS):
        # An answer and an end are of a session: they go in after it.
        _copy(here, there, sessions.c.id, sessions.c.id.in_(some))
        _copy(here, there, attempts.c.id, attempts.c.session.in_(some))
        _copy(here, there, session_ends.c.session, session_ends.c.session.in_(some))


def fetch_session(there: Store, here: Store, id: str, house_version: str) -> None:
    """The station gets a session that was begun at another, so that it can be gone on with here."""
    _copy(there, here, houses.c.version, houses.c.version == house_version)
    _copy(there, here, sessions.c.id, sessions.c.id == id)


def _copy(source: Store, target: Store, key: Column[str], which: ColumnElement[bool] | None = None) -> int:
    """Put those rows of a table that the source has and the target lacks into the target; how many there were."""
    table = key.table
    lacking = _keys(source, key, which)
    if lacking:
        lacking -= _keys(target, key, which)
    # By id, and so about in the order of time: should the line be cut, what is missing is the latest.
    for some in _portions(sorted(lacking), _ROWS):
        with _reading(source) as connection:
            rows = [row._asdict() for row in connection.execute(select(table).where(key.in_(some)))]
        with _writing(target) as connection:
            connection.execute(once(table, connection), rows)
    return len(lacking)


def _keys(store: Store, key: Column[str], which: ColumnElement[bool] | None = None) -> set[str]:
    with _reading(store) as connection:
        return set(connection.scalars(select(key).where(true() if which is None else which)))


@contextmanager
def _reading(store: Store) -> Iterator[Connection]:
    with told(store.place), reading(store.engine) as connection:
        yield connection


@contextmanager
def _writing(store: Store) -> Iterator[Connection]:
    with told(store.place), writing(store.engine) as connection:
        yield connection


def _portions(these: Iterable[T], most: int) -> Iterator[list[T]]:
    rest = iter(these)
    while some := list(islice(rest, most)):
        yield some
