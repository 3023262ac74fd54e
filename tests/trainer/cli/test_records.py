"""`doorcard records`: what it says, and a backup and its restoring."""

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from trainer.cli import main
from trainer.records import open_store

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_where_they_are_and_how_much_there_is(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_store() as store:
        store.add_trainee("Ann", NOON)
    file = home / "data" / "doorcard" / "records.sqlite"
    assert main(["records"]) == 0
    assert capsys.readouterr() == (
        f"The records are kept in {file}.\nTrainees: 1.\nSessions: 0.\nAnswers: 0.\n",
        "",
    )
    assert main(["records", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"store": str(file), "trainees": 1, "sessions": 0, "answers": 0}


def test_backed_up_and_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, backup = f"sqlite:///{tmp_path / 'school.sqlite'}", tmp_path / "backup.sqlite"
    with open_store(url) as store:
        store.add_trainee("Ann", NOON)
    assert main(["records", "--store", url, "--backup", str(backup)]) == 0
    assert capsys.readouterr().out == f"The records are written to {backup}.\n"
    with open_store(url) as store:
        store.add_trainee("Bob", NOON)
    assert main(["records", "--store", url, "--restore", str(backup)]) == 0
    restored, aside = capsys.readouterr().out.splitlines()
    assert restored == f"The records of {backup} are restored to {tmp_path / 'school.sqlite'}."
    assert aside.startswith(f"Those that were there are kept as {tmp_path / 'school-replaced-'}")
    with open_store(url) as store:
        assert [trainee.name for trainee in store.trainees()] == ["Ann"]


def test_damaged_records_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "records.sqlite"
    file.write_bytes(b"no database")
    assert main(["records", "--store", f"sqlite:///{file}"]) == 0
    out, err = capsys.readouterr()
    (aside,) = tmp_path.glob("records-damaged-*.sqlite")
    assert out.startswith(f"The records are kept in {file}.\n")
    assert err == f"The records were damaged and are kept as {aside}; new ones were begun.\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--store", "mysql://a:secret@b/c"], "Found the store 'mysql://...@b/c', but sqlite:///FILE or "),
        (["--restore", "none.sqlite"], "none.sqlite: found no file that can be read, but a backup "),
    ],
)
def test_what_cannot_be_done(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert err.count("\n") == 1


def test_nothing_of_the_database_is_loaded_before_a_store_is_opened() -> None:
    asks = "import sys, trainer.records, trainer.cli, trainer.session; print([m for m in sys.modules if m in %r])"
    heavy = ("sqlalchemy", "alembic", "psycopg", "sqlite3")
    done = subprocess.run([sys.executable, "-c", asks % (heavy,)], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
