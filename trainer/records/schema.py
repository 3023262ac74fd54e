"""The tables that records are kept in. Rows are added and never changed, but that a deleted person's name is erased.

Every id is made at the station where the row came about, so that the rows of several stores can be put together.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)
from sqlalchemy.types import TypeEngine

HEAD = "0001"
"""The revision that this program keeps records in: the latest in `trainer.records.migrations`."""

REVISIONS = "doorcard_revision"
"""The table that says in which revision a database is; it also says that the database is one of ours."""


class Moment(TypeDecorator[datetime]):
    """A moment in UTC to the microsecond: a server's own kind of it, and text that sorts by time in a file."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        return dialect.type_descriptor(self.impl_instance if _has_moments(dialect) else Text())

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment without its time zone")
        return value if _has_moments(dialect) else value.astimezone(UTC).isoformat(" ", "microseconds")

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any] | None:
        # Asked for by the ten thousand, and so without a detour by way of Python.
        return None if _has_moments(dialect) else datetime.fromisoformat


def _has_moments(dialect: Dialect) -> bool:
    return dialect.name == "postgresql"


metadata = MetaData()

houses = Table(
    "houses",
    metadata,
    Column("version", Text, primary_key=True),
    Column("written", Text, nullable=False),
)
"""Every house that was trained for, with each of its clauses, once a version."""

trainee_changes = Table(
    "trainee_changes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("trainee", Text, nullable=False),
    Column("change", Text, nullable=False),
    Column("name", Text),
    Column("at", Moment, nullable=False),
)
"""What became of the trainees: each added, renamed, retired, returned and deleted."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("trainee", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("house_version", Text, ForeignKey("houses.version"), nullable=False),
    Column("lesson", Text),
    Column("topic", Text),
    Column("skill", Text),
    Column("seed", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    Column("program", Text, nullable=False),
    Index("sessions_of_trainee", "trainee", "at"),
)
"""The sessions as they were begun."""

session_ends = Table(
    "session_ends",
    metadata,
    Column("session", Text, ForeignKey("sessions.id"), primary_key=True),
    Column("at", Moment, nullable=False),
)
"""When a session was ended; one that is not here goes on."""

attempts = Table(
    "attempts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("trainee", Text, nullable=False),
    Column("session", Text, ForeignKey("sessions.id"), nullable=False),
    Column("mode", Text, nullable=False),
    Column("house", Text, nullable=False),
    Column("house_version", Text, ForeignKey("houses.version"), nullable=False),
    Column("skill", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("hand", Text, nullable=False),
    Column("question", Text, nullable=False),
    Column("answer", Text, nullable=False),
    Column("correct", Text, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("misconception", Text),
    Column("milliseconds", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    Column("program", Text, nullable=False),
    Index("attempts_of_session", "session"),
    # What counts of an answer, all of it, so that a trainee's thousands are read off the index alone.
    Index(
        "results_of_trainee",
        *("trainee", "at", "skill", "house", "right", "misconception", "milliseconds", "mode"),
    ),
)
"""Every answer that was given."""

EVERY_TABLE = (houses, trainee_changes, sessions, session_ends, attempts)
"""In the order in which rows can be put in."""
