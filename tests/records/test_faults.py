"""What goes wrong with a file: it is told in one sentence, nothing is lost, and what can go on goes on."""

import errno
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.records.test_store import attempt_in, later, session_of
from trainer.errors import DoorcardError, RecordsError
from trainer.houses.loader import load_house
from trainer.learning.attempt import SessionBegun
from trainer.records import engine as engines
from trainer.records import open_store
from trainer.records.faults import told
from trainer.records.place import FilePlace
from trainer.records.store import Store
from trainer.text.words import Words

HOUSE = load_house("tda")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "school" / "records.sqlite"


def url(file: Path) -> str:
    return f"sqlite:///{file}"


@contextmanager
def refused(expected: str, file: Path) -> Iterator[None]:
    """The block is refused for this reason, in one sentence that names the file and has nothing of SQLite's in it."""
    with pytest.raises(RecordsError) as found:
        yield
    assert found.value.expected == expected
    said = Words().error(found.value)
    assert said.startswith(f"{file}: found ")
    assert said.endswith(".")
    assert "\n" not in said
    assert "sqlite3" not in said


def begun(file: Path, answers: int = 3) -> SessionBegun:
    """A store with a trainee and some answers in it."""
    file.parent.mkdir(exist_ok=True)
    with open_store(url(file)) as store:
        session = session_of("a", HOUSE)
        store.begin(session, HOUSE)
        for minute in range(answers):
            store.add(attempt_in(session, later(minute)))
    return session


def answers(store: Store) -> int:
    return len(list(store.attempts()))


def test_every_commit_waits_for_the_disk(file: Path) -> None:
    begun(file)
    with open_store(url(file)) as store, store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        # FULL, which syncs the log at every commit, and EXTRA the folder as well where there is no log.
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 3


def test_without_a_url_it_is_the_users_own_file_and_its_folder_is_made(home: Path) -> None:
    with open_store() as store:
        assert store.where == str(home / "data" / "doorcard" / "records.sqlite")
        assert store.set_aside is None


def test_a_folder_that_was_named_has_to_be_there(file: Path) -> None:
    with refused("records_folder", file):
        open_store(url(file))
    assert not file.parent.exists()


def test_a_folder_that_goes_while_the_store_is_open(file: Path) -> None:
    session = begun(file)
    with open_store(url(file)) as store:
        shutil.rmtree(file.parent)
        with refused("records_gone", file):
            store.add(attempt_in(session))
        with refused("records_gone", file):
            store.add_trainee("Ann", later(0))


def test_a_file_that_another_takes_the_place_of(file: Path) -> None:
    session = begun(file)
    with open_store(url(file)) as store:
        file.rename(file.with_name("moved.sqlite"))
        begun(file)
        with refused("records_gone", file):
            store.add(attempt_in(session))


@pytest.fixture
def somebody_else() -> Iterator[None]:
    """Who is root may write anywhere: for the test he is nobody."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    yield
    os.seteuid(0)


def test_a_file_that_is_read_only(file: Path, request: pytest.FixtureRequest) -> None:
    begun(file)
    for place in (file.parent, *file.parent.parents[:3]):
        place.chmod(0o755)
    file.chmod(0o444)
    file.parent.chmod(0o777)
    request.getfixturevalue("somebody_else")
    with refused("records_read_only", file):
        open_store(url(file))


def test_a_folder_that_is_read_only(file: Path, request: pytest.FixtureRequest) -> None:
    begun(file)
    for place in (file.parent, *file.parent.parents[:3]):
        place.chmod(0o755)
    file.chmod(0o666)
    file.parent.chmod(0o555)
    request.getfixturevalue("somebody_else")
    with refused("records_read_only", file):
        open_store(url(file))


def test_a_full_disk_takes_no_answer_and_the_next_one_once_there_is_room(file: Path) -> None:
    session = begun(file)
    with open_store(url(file)) as store:
        with store.engine.connect() as connection:  # the only one: it comes back from the pool
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        with refused("records_full", file):
            for minute in range(100):
                store.add(attempt_in(session, later(minute)))
        kept = answers(store)
        assert 3 <= kept < 103
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        store.add(attempt_in(session))
        assert answers(store) == kept + 1


FULL_DISK = """
import sys
from pathlib import Path
from tests.records.test_store import attempt_in, later, session_of
from trainer.errors import RecordsError
from trainer.houses.loader import load_house
from trainer.records import open_store

disk = Path(sys.argv[1])
ballast = disk / "ballast"
with open_store(f"sqlite:///{disk / 'records.sqlite'}") as store:
    session = session_of("a", load_house("tda"))
    store.begin(session, load_house("tda"))
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
    kept = 0
    try:
        while True:
            store.add(attempt_in(session, later(kept)))
            kept += 1
    except RecordsError as error:
        print(error.expected)
    print(len(list(store.attempts())) - kept)
    ballast.unlink()
    store.add(attempt_in(session))
    print(len(list(store.attempts())) - kept)
"""


def test_a_disk_that_is_really_full(tmp_path: Path, root: Path) -> None:
    mounted = f'mount -t tmpfs -o size=1m none {tmp_path} && exec "$@"'
    alone = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mounted, "sh"]
    try:
        possible = subprocess.run([*alone, "true"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        possible = False
    if not possible:
        pytest.skip("no disk of one's own can be made here")
    run = [*alone, sys.executable, "-c", FULL_DISK, str(tmp_path)]
    done = subprocess.run(run, cwd=root, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert done.stdout.split() == ["records_full", "0", "1"]


PROGRAM = """
import sys
from tests.records.test_store import attempt_in, later, session_of
from trainer.houses.loader import load_house
from trainer.records import open_store

sys.stdin.readline()
with open_store(sys.argv[1]) as store:
    session = session_of(sys.argv[2], load_house("tda"))
    store.begin(session, load_house("tda"))
    for minute in range(50):
        store.add(attempt_in(session, later(minute)))
"""


def test_two_programs_write_to_one_store_at_once(file: Path, root: Path) -> None:
    file.parent.mkdir()
    command = [sys.executable, "-c", PROGRAM, url(file)]
    programs = [
        subprocess.Popen([*command, name], cwd=root, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for name in "ab"
    ]
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("\n")
        program.stdin.flush()
    assert [program.communicate(timeout=60)[1] for program in programs] == ["", ""]
    with open_store(url(file)) as store:
        assert [len(store.results(name)) for name in "ab"] == [50, 50]


def test_the_name_of_a_deleted_person_is_gone_from_the_file(file: Path) -> None:
    file.parent.mkdir()
    with open_store(url(file)) as store:
        person = store.add_trainee("Zebulon", later(0))
        store.rename_trainee(person.id, "Quirk", later(1))
        store.add_trainee("Ann", later(2))
        store.delete_trainee(person.id, later(3))
        kept = b"".join(each.read_bytes() for each in file.parent.iterdir())
    assert b"Ann" in kept
    assert b"Zebulon" not in kept
    assert b"Quirk" not in kept


def test_another_program_that_never_ends_its_writing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(file)
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    with open_store(url(file)) as store, closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with refused("records_busy", file):
            store.add(attempt_in(session))
        assert answers(store) == 3
        other.execute("ROLLBACK")
        store.add(attempt_in(session))
        assert answers(store) == 4


def overwritten(file: Path, at: int, count: int) -> bytes:
    content = bytearray(file.read_bytes())
    content[at : at + count] = bytes([0xA5]) * count
    file.write_bytes(content)
    return bytes(content)


@pytest.mark.parametrize(("at", "count"), [(0, 100), (4096, 4096), (100, 400)])
def test_a_damaged_file_is_set_aside_and_a_fresh_one_begun(file: Path, at: int, count: int) -> None:
    begun(file)
    damaged = overwritten(file, at, count)
    with open_store(url(file)) as store:
        aside = store.set_aside
        assert aside is not None
        assert aside.parent == file.parent
        assert aside.name.startswith("records-damaged-")
        assert aside.read_bytes() == damaged
        assert answers(store) == 0
    begun(file)
    with open_store(url(file)) as store:
        assert store.set_aside is None
        assert answers(store) == 3


def test_what_was_set_aside_is_never_overwritten(file: Path) -> None:
    aside: dict[Path, bytes] = {}
    for number in range(3):  # within a second
        begun(file, answers=number)
        damaged = overwritten(file, 4096, 4096 + number)
        with open_store(url(file)) as store:
            assert store.set_aside is not None
            aside[store.set_aside] = damaged
    assert len(aside) == 3
    assert all(kept.read_bytes() == damaged for kept, damaged in aside.items())


def test_a_large_file_is_looked_through_on_demand(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(file, answers=30)
    monkeypatch.setattr("trainer.records.file.LOOKED_THROUGH", 0)
    overwritten(file, file.stat().st_size - 4096, 4096)
    with open_store(url(file)) as store:
        assert store.set_aside is None
        with refused("records_damaged", file):
            list(store.attempts())
            store.results("a")
    with open_store(url(file), thorough=True) as store:
        assert store.set_aside is not None


@pytest.mark.parametrize(
    ("table", "column", "read"),
    [
        ("attempts", "mode", lambda store: store.results("a")),
        ("attempts", "mode", lambda store: list(store.attempts())),
        ("sessions", "mode", lambda store: store.open_session("a")),
        ("trainee_changes", "change", lambda store: store.trainees()),
    ],
)
def test_a_word_that_is_none_any_more_is_told_as_damage(
    file: Path, table: str, column: str, read: Callable[[Store], object]
) -> None:
    begun(file)
    with open_store(url(file)) as store:
        store.add_trainee("Ann", later(9))
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(f"UPDATE {table} SET {column} = 'iractice'").rowcount > 0
    with open_store(url(file)) as store, refused("records_damaged", file):
        read(store)


def test_another_programs_database_is_left_as_it_is(file: Path) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE customers (name TEXT)")
    before = file.read_bytes()
    with refused("records_not_ours", file):
        open_store(url(file))
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_by_its_name_either_is_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir")
    with refused("records_not_ours", letter):
        open_store(url(letter))
    assert letter.read_text() == "Dear Sir"


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(RecordsError):
        open_store(url(tmp_path))


def test_records_of_a_newer_program_are_left_as_they_are(file: Path) -> None:
    begun(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as newer:
        newer.execute("UPDATE doorcard_revision SET version_num = '9999'")
        newer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = file.read_bytes()
    with refused("records_newer", file):
        open_store(url(file))
    assert file.read_bytes() == before
    assert not [each for each in file.parent.iterdir() if "before" in each.name]


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "records.sqlite",
        "sqlite://",
        "sqlite:///",
        "mysql://host/db",
        "postgresql+psycopg://host",
        "sqlite+aiosqlite:///a",
        "postgresql+psycopg://a:secret@host:port/db",
        "postgresql+psycopg://a:secret@[host/db",
    ],
)
def test_a_store_that_is_none(wrong: str) -> None:
    with pytest.raises(RecordsError) as found:
        open_store(wrong)
    said = Words().error(found.value)
    assert said.startswith("Found the store ")
    assert "secret" not in said


def test_what_the_system_says_of_a_disk_is_told_too(file: Path) -> None:
    for number, expected in ((errno.ENOSPC, "records_full"), (errno.EROFS, "records_read_only")):
        with refused(expected, file), told(FilePlace(file)):
            raise OSError(number, "")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, SessionBegun]:
    file = tmp_path_factory.mktemp("whole") / "records.sqlite"
    session = begun(file, answers=8)
    return file.read_bytes(), session


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_damaged_nothing_leaks(whole: tuple[bytes, SessionBegun], file: Path, seed: int) -> None:
    content, session = bytearray(whole[0]), whole[1]
    file.parent.mkdir()
    rng = random.Random(seed)
    for _ in range(rng.choice([1, 3, 30, 300])):
        content[rng.randrange(len(content))] = rng.randrange(256)
    file.write_bytes(content[: rng.choice([None, None, rng.randrange(len(content))])])
    try:
        with open_store(url(file)) as store:
            if store.set_aside:
                store.begin(session, HOUSE)
            store.add(attempt_in(session))
            store.trainees()
            store.results("a")
            store.open_session("a")
            store.counts()
            list(store.attempts())
    except DoorcardError as error:
        Words().error(error)
