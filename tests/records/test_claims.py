"""Two programs at one file: a session that one of them answers is not broken off for the other."""

import subprocess
import sys
from pathlib import Path

from tests.records.test_store import NOON, session_of
from trainer.houses.loader import load_house
from trainer.records import open_store

HOUSE = load_house("cardroom")


def test_a_session_is_gone_on_with_only_when_nobody_answers_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'records.sqlite'}"
    with open_store(url) as one, open_store(url) as other:
        session = session_of("trainee", HOUSE)
        one.begin(session, HOUSE)
        assert one.go_on(session.id)
        assert not other.go_on(session.id)
        one.leave(session.id)
        assert other.go_on(session.id)
        assert not one.go_on(session.id)
        other.end(session.id, NOON)
        assert one.go_on(session.id)


def test_a_program_that_is_killed_answers_nothing_any_more(tmp_path: Path) -> None:
    file = tmp_path / "records.sqlite"
    url = f"sqlite:///{file}"
    answering = f"""
from trainer.records import open_store
store = open_store({url!r})
assert store.go_on("s1")
print("there", flush=True)
input()
"""
    with (
        open_store(url) as store,
        subprocess.Popen(
            [sys.executable, "-c", answering], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as other,
    ):
        assert other.stdout is not None
        assert other.stdout.readline() == "there\n"
        assert not store.go_on("s1")
        with open_store(url):
            assert not store.go_on("s1")  # what a program holds is not swept away by the next
        other.kill()
        other.wait()
        assert store.go_on("s1")
        store.leave("s1")
        assert not list(tmp_path.glob("*session*"))


def test_what_a_killed_program_left_is_taken_away_at_the_next_opening(tmp_path: Path) -> None:
    (tmp_path / "records.sqlite-session-s1").touch()
    with open_store(f"sqlite:///{tmp_path / 'records.sqlite'}"):
        assert not list(tmp_path.glob("*session*"))
