"""The line to a school's server: how long it may be silent before it counts as cut."""

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from sqlalchemy import Connection, Dialect, Engine, ExceptionContext, create_engine, event, text
from sqlalchemy.pool import ConnectionPoolEntry

CONNECTS_WITHIN = 3
"""Seconds that connecting may take, at each address of the server."""

ANSWERS_WITHIN = 4.0
"""Seconds that the server may take over one statement. On a line that works it takes milliseconds, for the charts of a
million answers some tenths; and of a cut a trainee should hear while the question is still on the table."""

_REBUILDS_WITHIN = 3600.0

_SETTINGS = {
    "synchronous_commit": "on",
    "timezone": "UTC",
    # What the server does when it is the station that is never heard of again. What that left open would keep its
    # locks, and the station, back on another connection with the same record, would wait for itself.
    "statement_timeout": "3500ms",
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "30s",
    "tcp_keepalives_interval": "10s",
    "tcp_keepalives_count": "3",
}

T = TypeVar("T")


class Line(psycopg.Connection[Any]):
    """A connection that is closed when the server has been silent for `patience` seconds.

    The clock is the station's own. What the network offers (keepalives, a bound on what is not acknowledged) sees
    neither a server that hangs nor something in between that answers in its place, and differs from system to system.
    """

    patience = ANSWERS_WITHIN

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        """Wait for the server. Raises psycopg.OperationalError where it says nothing in time."""
        try:
            return super().wait(gen, interval, self.patience if timeout is None else timeout)
        except psycopg.errors._WaitTimeout as silence:
            # What came later would be taken for the answer to the next question.
            self.pgconn.finish()
            raise psycopg.OperationalError("the server does not answer") from silence


def server_engine(url: str) -> Engine:
    """Connections to a server, each of them a `Line`."""
    named = {
        "connect_timeout": CONNECTS_WITHIN,
        "application_name": "doorcard",
        "options": " ".join(f"-c {name}={value}" for name, value in _SETTINGS.items()),
    }
    engine = create_engine(url, connect_args=named, hide_parameters=True)

    @event.listens_for(engine, "do_connect")
    def connect(dialect: Dialect, entry: ConnectionPoolEntry, given: tuple[Any, ...], named: dict[str, Any]) -> Line:
        return Line.connect(*given, **named)

    @event.listens_for(engine, "handle_error")
    def failed(context: ExceptionContext) -> None:
        # What is left open on a line that is cut is closed by nobody else.
        if context.is_disconnect and context.execution_context:
            context.execution_context.cursor.close()

    @event.listens_for(engine, "checkin")
    def done(line: Line | None, entry: ConnectionPoolEntry) -> None:
        if line:
            line.patience = ANSWERS_WITHIN

    return engine


def be_patient(connection: Connection) -> None:
    """For the rest of its transaction a statement on this connection may take an hour, and so may what comes between
    two: tables are being rebuilt."""
    line = connection.connection.driver_connection
    assert isinstance(line, Line)
    line.patience = _REBUILDS_WITHIN
    bounds = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    connection.execute(text("SELECT " + ", ".join(f"set_config('{bound}', '0', true)" for bound in bounds)))
