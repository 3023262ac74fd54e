"""Brings the tables of a database up to what this program knows."""

from collections.abc import Callable

from sqlalchemy import Column, Connection, Engine, MetaData, Table, Text, inspect, select, text

from trainer.errors import RecordsError
from trainer.records.engine import reading, writing
from trainer.records.place import Place
from trainer.records.schema import HEAD, REVISIONS

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
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.attributes["connection"] = connection
    if found is not None:
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if found not in known:
            raise RecordsError("records_newer", found=found, where=(str(place),))
        keep(found)
    command.upgrade(config, "head")
