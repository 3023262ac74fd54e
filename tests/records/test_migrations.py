"""The tables are what the revisions make of them; an old store is brought up to date, a copy of it kept before."""

import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import trainer.records.migrations
from tests.records.test_store import attempt_in, session_of
from trainer.houses.loader import load_house
from trainer.records import migrate, open_store
from trainer.records.engine import reading
from trainer.records.schema import HEAD, REVISIONS, metadata

NEXT = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "later", "{head}"

def upgrade():
    op.add_column("attempts", sa.Column("remark", sa.Text))
    {more}
"""

Later = Callable[[str], None]


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Later:
    """Makes this program one that knows a revision more, which adds a column and then does what it is given."""

    def known(more: str) -> None:
        scripts = tmp_path / "migrations"
        shutil.copytree(trainer.records.migrations.__path__[0], scripts, dirs_exist_ok=True)
        (scripts / "versions" / "rev_later.py").write_text(NEXT.format(head=HEAD, more=more))
        monkeypatch.setattr(migrate, "SCRIPTS", str(scripts))
        monkeypatch.setattr(migrate, "HEAD", "later")

    return known


def filled(url: str) -> None:
    house = load_house("tda")
    with open_store(url) as store:
        session = session_of("a", house)
        store.begin(session, house)
        store.add(attempt_in(session))


def test_the_last_revision_is_the_one_that_this_program_keeps_records_in() -> None:
    config = Config()
    config.set_main_option("script_location", migrate.SCRIPTS)
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_the_revisions_make_the_tables_that_the_program_reads(store_url: str) -> None:
    with open_store(store_url) as store, reading(store.engine) as connection:
        context = MigrationContext.configure(connection, opts={"version_table": REVISIONS})
        assert compare_metadata(context, metadata) == []


def test_an_old_store_is_brought_up_to_date_with_what_is_in_it(store_url: str, later: Later) -> None:
    filled(store_url)
    later("")
    with open_store(store_url) as store:
        assert len(list(store.attempts())) == 1
        with reading(store.engine) as connection:
            assert connection.exec_driver_sql("SELECT remark FROM attempts").all() == [(None,)]
            assert migrate.revision(connection) == "later"


def test_a_copy_of_the_file_is_kept_before(tmp_path: Path, later: Later) -> None:
    url = f"sqlite:///{tmp_path / 'records.sqlite'}"
    filled(url)
    later("")
    open_store(url).close()
    open_store(url).close()
    (kept,) = tmp_path.glob("records-before-*.sqlite")
    assert kept.name == f"records-before-{HEAD}.sqlite"
    with closing(sqlite3.connect(kept)) as copy:
        assert copy.execute(f"SELECT version_num FROM {REVISIONS}").fetchall() == [(HEAD,)]
        assert copy.execute("SELECT count(*) FROM attempts").fetchone() == (1,)


def test_a_revision_that_fails_changes_nothing(store_url: str, later: Later) -> None:
    filled(store_url)
    later("raise ZeroDivisionError")
    with pytest.raises(ZeroDivisionError):
        open_store(store_url)
    later("")
    with open_store(store_url) as store:
        assert len(list(store.attempts())) == 1


def test_many_that_open_a_fresh_store_at_once_make_one(store_url: str) -> None:
    house = load_house("tda")

    def station(number: int) -> None:
        with open_store(store_url) as store:
            session = session_of(str(number), house)
            store.begin(session, house)
            store.add(attempt_in(session))

    with ThreadPoolExecutor(6) as stations:
        list(stations.map(station, range(6)))
    with open_store(store_url) as store:
        assert len(list(store.attempts())) == 6
