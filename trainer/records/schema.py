"""The tables that records are kept in. Rows are added and never changed, but that a deleted person's name is erased.

Every id is made at the station where the row came about, so that the rows of several stores can be put together.
"""

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)

HEAD = "0001"
"""The revision that this program keeps records in: the latest in `trainer.records.migrations`."""

REVISIONS = "doorcard_revision"
"""The table that says in which revision a database is; it also says that the database is one of ours."""


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, to the microsecond, as each engine best keeps and sorts it."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        # SQLite knows no time zones, and what was put in is in UTC.
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


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
    Column("milliseconds", Integer, nullable=False),
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
