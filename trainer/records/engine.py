"""Connections to the database of either kind, each set so that what is kept is kept whatever happens."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from urllib.parse import quote

from sqlalchemy import Connection, Engine, QueuePool, Table, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite

from trainer.records.place import FilePlace, Place

BUSY_SECONDS = 10.0
"""How long a writer waits for another program that writes to the same file."""

_WRITES = "doorcard_writes"


def engine_of(place: Place) -> Engine:
    """The engine for what is kept at `place`; a file has to be there."""
    if isinstance(place, FilePlace):
        return _file_engine(place)
    from trainer.records.line import server_engine

    return server_engine(place.url)


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """One moment of the records, whoever writes meanwhile."""
    with engine.begin() as connection:
        yield connection


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """All that is written in the block, or nothing of it; it is on the disk when the block is left."""
    with engine.execution_options(**{_WRITES: True}).begin() as connection:
        yield connection


def once(table: Table, connection: Connection) -> postgresql.Insert | sqlite.Insert:
    """Puts rows into a table, those that are not there yet."""
    return _once(table, connection.dialect.name)


@cache
def _once(table: Table, dialect: str) -> postgresql.Insert | sqlite.Insert:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(table).on_conflict_do_nothing()


def connect_file(place: FilePlace, mode: str = "rw") -> sqlite3.Connection:
    """A plain connection to a file that is there; with the mode `ro` nothing is written to it."""
    uri = f"file:{quote(str(place.path))}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)


def _file_engine(place: FilePlace) -> Engine:
    engine = create_engine("sqlite://", creator=lambda: connect_file(place), poolclass=QueuePool)

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, record: object) -> None:
        # A commit is on the disk when it returns: in the log, or without one down to the folder's own entry.
        connection.execute("PRAGMA synchronous = EXTRA")
        connection.execute("PRAGMA foreign_keys = ON")
        # A name that is erased is gone from the file, too.
        connection.execute("PRAGMA secure_delete = ON")
        # Pages of the log that are moved into the file at once, so that few answers wait for it.
        connection.execute("PRAGMA wal_autocheckpoint = 4000")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # Who writes says so at the start: who finds out later cannot wait for another writer any more.
        writes = connection.get_execution_options().get(_WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
