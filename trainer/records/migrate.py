"""Brings the tables of a database up to what this program knows."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, Engine, MetaData, Table, Text, inspect, select, text

from trainer.errors import RecordsError
from trainer.records.engine import reading, writing
from trainer.records.place import Place
from trainer.records.schema import HEAD, REVISIONS

if TYPE_CHECKING:
    from alembic.config import Config

_revisions = Table(REVISIONS, MetaData(), Column("version_num", Text))

SCRIPTS = "trainer.records:migrations"
"""Where the revisions are, as Alembic names it."""

_LOCK = 0x446F6F72
"""What stations that open the same database at the same moment wait for."""


def bring_up_to_date(engine: Engine, place: Place, keep: Callable[[str], None]) -> None:
    """Run the revisions that are missing, all or none; `keep` is told the old revision before, if there is one.

    Raises RecordsError for a database of a newer program's, and for one that is not ours; both are left as they are.
    """
    with reading(engine) as connection:
        if revision(connection) == HEAD:
            return
    with writing(engine) as connection:
        if connection.dialect.name == "postgresql":
            from trainer.records.line import be_patient

            be_patient(connection)
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _LOCK})
        found = revision(connection)
        if found == HEAD:
            return
        if found is None and inspect(connection).get_table_names():
            raise RecordsError("records_not_ours", where=(str(place),))
        _upgrade(connection, found, place, keep)


def revision(connection: Connection) -> str | None:
    """In which revision a database is; None for one that is not ours, or not yet."""
    if not inspect(connection).has_table(REVISIONS):
        return None
    return connection.execute(select(_revisions.c.version_num)).scalar()


def _upgrade(connection: Connection, found: str | None, place: Place, keep: Callable[[str], None]) -> None:
    from alembic import command

    if found is not None:
        require_known(found, place)
        keep(found)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def require_known(found: str | None, place: Place) -> None:
    """See to it that records in this revision can be brought up to date. Raises RecordsError."""
    from alembic.script import ScriptDirectory

    if found is None:
        raise RecordsError("records_not_ours", where=(str(place),))
    if found not in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}:
        raise RecordsError("records_newer", found=found, where=(str(place),))


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config
