"""A backup is a whole copy, and restoring it loses nothing of what was there."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.records.test_store import attempt_in, later, session_of
from trainer.errors import RecordsError
from trainer.houses.loader import load_house
from trainer.learning.attempt import Attempt, Trainee
from trainer.records import open_store
from trainer.records.backup import back_up, restore
from trainer.records.place import place_of
from trainer.records.store import Store

HOUSE = load_house("tda")


def answer(store: Store, *minutes: int) -> None:
    for minute in minutes:
        session = session_of("a", HOUSE, later(minute))
        store.begin(session, HOUSE)
        store.add(attempt_in(session, later(minute)))
        store.end(session.id, later(minute + 0.5))


def content(url: str) -> tuple[list[Trainee], list[Attempt]]:
    with open_store(url) as store:
        return store.trainees(), list(store.attempts())


def test_a_backup_holds_what_there_is_and_no_more(store_url: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup" / "march.sqlite"
    backup.parent.mkdir()
    with open_store(store_url) as store:
        store.add_trainee("Ann", later(0))
        answer(store, 1, 2)
        back_up(place_of(store_url), backup)  # while it is open
        answer(store, 3)
    assert [each.name for each in backup.parent.iterdir()] == [backup.name]
    trainees, attempts = content(f"sqlite:///{backup}")
    assert [trainee.name for trainee in trainees] == ["Ann"]
    assert [attempt.at for attempt in attempts] == [later(1), later(2)]
    with open_store(f"sqlite:///{backup}") as kept:
        assert kept.open_session("a") is None
        assert kept.house(HOUSE.version).version == HOUSE.version


def test_a_backup_overwrites_nothing(store_url: str, tmp_path: Path) -> None:
    taken = tmp_path / "taken.sqlite"
    taken.write_text("mine")
    with pytest.raises(RecordsError) as refused:
        back_up(place_of(store_url), taken)
    assert refused.value.expected == "records_backup"
    assert taken.read_text() == "mine"


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(store_url: str, tmp_path: Path) -> None:
    with pytest.raises(RecordsError):
        back_up(place_of(store_url), tmp_path / "nowhere" / "backup.sqlite")
    assert not [each for each in tmp_path.iterdir() if "backup" in each.name or "nowhere" in each.name]


def test_what_is_restored_is_there_again(store_url: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    with open_store(store_url) as store:
        store.add_trainee("Ann", later(0))
        answer(store, 1, 2)
    before = content(store_url)
    back_up(place_of(store_url), backup)
    fresh = f"sqlite:///{tmp_path / 'another.sqlite'}"
    assert restore(backup, place_of(fresh)) is None
    assert content(fresh) == before


def test_what_a_restored_file_takes_the_place_of_is_set_aside(tmp_path: Path) -> None:
    url, backup = f"sqlite:///{tmp_path / 'records.sqlite'}", tmp_path / "backup.sqlite"
    with open_store(url) as store:
        answer(store, 1)
    back_up(place_of(url), backup)
    before = content(url)
    for minute in (2, 3):
        with open_store(url) as store:
            answer(store, minute)
            aside = restore(backup, place_of(url))
            assert aside is not None
            # Who had it open is told that it is gone, and does not write on where nobody looks.
            with pytest.raises(RecordsError):
                answer(store, 9)
        assert content(url) == before
        assert [attempt.at for attempt in content(f"sqlite:///{aside}")[1]][:2] == [later(1), later(minute)]
    assert len(list(tmp_path.glob("records-replaced-*.sqlite"))) == 2


def test_a_server_keeps_what_it_has_and_gets_what_it_lacks(postgresql_url: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    with open_store(postgresql_url) as store:
        answer(store, 1)
        back_up(place_of(postgresql_url), backup)
        answer(store, 2)
    with open_store(f"sqlite:///{backup}") as kept:
        answer(kept, 3)
    assert restore(backup, place_of(postgresql_url)) is None
    assert [attempt.at for attempt in content(postgresql_url)[1]] == [later(1), later(2), later(3)]


def test_what_is_no_backup_is_refused_and_nothing_changed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'records.sqlite'}"
    with open_store(url) as store:
        answer(store, 1)
    before = content(url)
    garbage, empty, newer = (tmp_path / f"{name}.sqlite" for name in ("garbage", "empty", "newer"))
    garbage.write_bytes(b"no database" * 100)
    empty.touch()
    back_up(place_of(url), newer)
    with closing(sqlite3.connect(newer, isolation_level=None)) as changed:
        changed.execute("UPDATE doorcard_revision SET version_num = '9999'")
    expected = {
        tmp_path / "none.sqlite": "records_no_backup",
        tmp_path: "records_no_backup",
        garbage: "records_damaged",
        empty: "records_not_ours",
        newer: "records_newer",
    }
    for source, said in expected.items():
        with pytest.raises(RecordsError) as refused:
            restore(source, place_of(url))
        assert (source, refused.value.expected) == (source, said)
    assert content(url) == before
    assert not list(tmp_path.glob("records-*"))
