"""The records of trainees, sessions and answers, opened."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from sqlalchemy import Connection, Engine, func, select, update

from trainer.errors import RecordsError
from trainer.houses.house import House
from trainer.houses.written import read_house_again, write_house, written_values
from trainer.learning.attempt import Attempt, Mode, Result, SessionBegun, Trainee
from trainer.records import engine as engines
from trainer.records.claims import Claims
from trainer.records.contact import Contact
from trainer.records.faults import told
from trainer.records.ids import new_id
from trainer.records.place import FilePlace, Place
from trainer.records.schema import attempts, houses, session_ends, sessions, trainee_changes
from trainer.records.trainees import Change, TraineeChange, name_of, trainees

_ATTEMPT = [attempts.c[field] for field in Attempt.__struct_fields__]
_RESULT = [attempts.c[field] for field in Result.__struct_fields__]
_INDEXED = _RESULT[:-1]
"""All of a result but the house's version: what a trainee's answers are read off their index for."""
_SESSION = [sessions.c[field] for field in SessionBegun.__struct_fields__]
_MODES = {mode.value: mode for mode in Mode}
_CHANGE = [trainee_changes.c[field] for field in TraineeChange.__struct_fields__]
_DELETED = select(trainee_changes.c.trainee).where(trainee_changes.c.change == Change.DELETED.value)
_ERASE = (
    update(trainee_changes)
    .where(trainee_changes.c.trainee.in_(_DELETED), trainee_changes.c.name.is_not(None))
    .values(name=None)
)


class Counts(msgspec.Struct, frozen=True):
    """How many trainees, sessions and answers a store holds; deleted persons count on."""

    trainees: int
    sessions: int
    answers: int


class Store:
    """Everything that is remembered of who trains and how it went, at `place`.

    What was put in is on the disk when the call returns, against a loss of power too; the same id twice is kept once.
    Every call raises RecordsError, saying what is the matter, where the records cannot be read or kept: nothing of
    what it was to do has then been done. `set_aside` is the damaged file that fresh records were begun in place of.
    Calls may come from any thread.
    """

    def __init__(self, engine: Engine, place: Place, set_aside: Path | None = None) -> None:
        self.engine = engine
        self.place = place
        self.set_aside = set_aside
        self._file = _identity(place)
        self._claims = Claims(place)

    @property
    def where(self) -> str:
        """Where the records are, to be shown to a person: a file, or a server without its password."""
        return str(self.place)

    @property
    def contact(self) -> Contact | None:
        """Whether there is contact with the server, where the records are at a station; None for any others."""
        return None

    def close(self) -> None:
        """Let the records go; whoever calls afterwards opens them again."""
        self._claims.close()
        with told(self.place):
            self.engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # Who trains

    def trainees(self) -> list[Trainee]:
        """Everybody who was ever added, the first first. Who was deleted is retired and has no name."""
        query = select(*_CHANGE).order_by(trainee_changes.c.at, trainee_changes.c.id)
        with self._reading() as connection:
            rows = connection.execute(query).all()
            return trainees(TraineeChange(trainee, Change(change), name, at) for trainee, change, name, at in rows)

    def add_trainee(self, name: str, at: datetime) -> Trainee:
        """Somebody new, under a name of 1 to 100 characters that somebody else may have too."""
        trainee = Trainee(new_id(at), name_of(name), at)
        self._change(trainee.id, Change.ADDED, at, trainee.name)
        return trainee

    def rename_trainee(self, trainee: str, name: str, at: datetime) -> None:
        """Another name for the trainee with this id."""
        self._change(trainee, Change.RENAMED, at, name_of(name))

    def retire_trainee(self, trainee: str, at: datetime) -> None:
        """He trains no more; what he did is kept."""
        self._change(trainee, Change.RETIRED, at)

    def return_trainee(self, trainee: str, at: datetime) -> None:
        """He is back."""
        self._change(trainee, Change.RETURNED, at)

    def delete_trainee(self, trainee: str, at: datetime) -> None:
        """Erase a person's name wherever it was written, for good; what he answered stays, under his id alone."""
        with self._writing() as connection:
            connection.execute(trainee_changes.insert(), _changed(trainee, Change.DELETED, at))
            connection.execute(_ERASE)
        self._shorten_log()

    def erase_deleted(self) -> None:
        """Erase what another station, which did not know yet, has written of persons that were deleted."""
        with self._writing() as connection:
            erased = connection.execute(_ERASE).rowcount
        if erased:
            self._shorten_log()

    def _shorten_log(self) -> None:
        if isinstance(self.place, FilePlace):
            with self._reading() as connection:
                connection.exec_driver_sql("COMMIT")  # a log is not cut short in a transaction
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def _change(self, trainee: str, change: Change, at: datetime, name: str | None = None) -> None:
        with self._writing() as connection:
            connection.execute(trainee_changes.insert(), _changed(trainee, change, at, name))

    # Sessions

    def begin(self, session: SessionBegun, house: House) -> None:
        """A session that begins, and the house that is asked for, whose every clause is kept with it."""
        with self._writing() as connection:
            kept = {"version": house.version, "written": write_house(house)}
            connection.execute(engines.once(houses, connection), kept)
            connection.execute(engines.once(sessions, connection), _row(session))
        self._claims.take(session.id)

    def end(self, session: str, at: datetime) -> None:
        """The session with this id is over."""
        with self._writing() as connection:
            connection.execute(engines.once(session_ends, connection), {"session": session, "at": at})
        self._claims.release(session)

    def go_on(self, session: str) -> bool:
        """Go on with a session that was not ended; False where another program at this machine is answering it."""
        return self._claims.take(session)

    def leave(self, session: str) -> None:
        """Answer no more of a session here, though it is not over."""
        self._claims.release(session)

    def open_session(self, trainee: str) -> SessionBegun | None:
        """The trainee's last session that was not ended: where he goes on."""
        query = (
            select(*_SESSION)
            .outerjoin(session_ends)
            .where(sessions.c.trainee == trainee, session_ends.c.session.is_(None))
            .order_by(sessions.c.at.desc(), sessions.c.id.desc())
            .limit(1)
        )
        with self._reading() as connection:
            row = connection.execute(query).first()
            return None if row is None else _session(*row)

    def house(self, version: str) -> House:
        """A house as it was when it was trained for. Raises KeyError for one that never was."""
        return read_house_again(self._house(version))

    def rules(self, version: str) -> dict[str, str]:
        """What each clause of a house said when it was trained for, by its key. Raises KeyError as `house` does."""
        return written_values(self._house(version))

    def _house(self, version: str) -> str:
        with self._reading() as connection:
            written: str | None = connection.execute(
                select(houses.c.written).where(houses.c.version == version)
            ).scalar()
        if written is None:
            raise KeyError(version)
        return written

    # Answers

    def add(self, attempt: Attempt) -> None:
        """An answer, given in a session that was begun here."""
        with self._writing() as connection:
            connection.execute(engines.once(attempts, connection), _row(attempt))

    def attempts(self, *, session: str | None = None, trainee: str | None = None) -> Iterator[Attempt]:
        """Every answer, or those of a session or of a trainee, in the order of time."""
        query = select(*_ATTEMPT).order_by(attempts.c.at, attempts.c.id)
        if session is not None:
            query = query.where(attempts.c.session == session)
        if trainee is not None:
            query = query.where(attempts.c.trainee == trainee)
        with self._reading() as connection:
            for row in connection.execute(query.execution_options(yield_per=500)):
                yield _attempt(row)

    def results(self, trainee: str, house: str | None = None, since: datetime | None = None) -> list[Result]:
        """What counts of a trainee's answers, at every house or at one by its id, in the order of time."""
        trained_for = select(sessions.c.house, sessions.c.house_version).where(sessions.c.trainee == trainee)
        with self._reading() as connection:
            versions = connection.execute(trained_for.distinct()).all()
            version_of: dict[str, str] = dict(versions)
            # Where each house has stayed as it was, its version need not be looked up with every answer.
            versioned = len(version_of) < len(versions)
            query = select(*(_RESULT if versioned else _INDEXED)).where(attempts.c.trainee == trainee)
            if house is not None:
                query = query.where(attempts.c.house == house)
            if since is not None:
                query = query.where(attempts.c.at >= since)
            rows = connection.execute(query.order_by(attempts.c.at)).all()
            if versioned:
                return [
                    Result(skill, at_house, right, misconception, milliseconds, _MODES[mode], at, version)
                    for skill, at_house, right, misconception, milliseconds, mode, at, version in rows
                ]
            return [
                Result(skill, at_house, right, misconception, milliseconds, _MODES[mode], at, version_of[at_house])
                for skill, at_house, right, misconception, milliseconds, mode, at in rows
            ]

    def counts(self) -> Counts:
        """How much there is."""

        rows = select(func.count())
        added = rows.where(trainee_changes.c.change == Change.ADDED.value)
        everything = (added, rows.select_from(sessions), rows.select_from(attempts))
        with self._reading() as connection:
            return Counts(*[connection.execute(query).scalar_one() for query in everything])

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with told(self.place), engines.reading(self.engine) as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with told(self.place), engines.writing(self.engine) as connection:
            yield connection
        # SQLite writes on to a file that has lost its name, where nobody would find it again.
        if _identity(self.place) != self._file:
            raise RecordsError("records_gone", where=(str(self.place),))


def _identity(place: Place) -> tuple[int, int] | None:
    """Which file a place's name stands for; None for none."""
    if not isinstance(place, FilePlace):
        return None
    try:
        found = place.path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _changed(trainee: str, change: Change, at: datetime, name: str | None = None) -> dict[str, Any]:
    return {"id": new_id(at), "trainee": trainee, "change": change.value, "name": name, "at": at}


def _row(record: SessionBegun | Attempt) -> dict[str, Any]:
    return msgspec.structs.asdict(record) | {"mode": record.mode.value}


def _session(id: str, trainee: str, mode: str, *rest: Any) -> SessionBegun:
    return SessionBegun(id, trainee, Mode(mode), *rest)


def _attempt(row: Any) -> Attempt:
    values = row._mapping
    return Attempt(**{**values, "mode": Mode(values["mode"])})
