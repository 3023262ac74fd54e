"""`doorcard quiz --store`: an answer is kept before its mark is read, wherever it is kept."""

import io
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from tests.records.cable import Cable
from tests.records.cluster import Cluster
from tests.records.test_store import NOON, later
from trainer.cli import main
from trainer.learning.attempt import Mode
from trainer.records import open_records, open_store

QUIZ = ("quiz", "--skill", "shared_river.enough", "--seed", "4")
MARK = ("Right. ", "Wrong. ")


class Quiz:
    """A quiz in a terminal, read and typed to line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said = ""

    def read_until(self, *words: str) -> None:
        out = self._pipe(self.process.stdout)
        while not self.said.endswith(words):
            read = out.read(1)
            assert read, f"no {words!r} in {self.said!r}"
            self.said += read

    def answer(self, *typed: str) -> None:
        for line in typed:
            self.read_until("> ")
            self._pipe(self.process.stdin).write(f"{line}\n")
            self._pipe(self.process.stdin).flush()
            self.said += f"{line}\n"

    def _pipe(self, pipe: IO[str] | None) -> IO[str]:
        assert pipe
        return pipe


@contextmanager
def quiz(*options: str) -> Iterator[Quiz]:
    command = [sys.executable, "-c", "import sys; from trainer.cli import main; sys.exit(main())", *QUIZ, *options]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Quiz(process)


def test_a_marked_answer_is_kept_though_the_program_is_killed(store_url: str) -> None:
    with quiz("--store", store_url, "--trainee", "Ann") as asked:
        asked.answer("A")
        asked.read_until(*MARK)
        asked.process.kill()
    with open_records(store_url, lambda: NOON):
        pass  # what a server has not heard of yet is at the station, and sent when that is opened again
    with open_store(store_url) as store:
        (ann,) = store.trainees()
        assert ann.name == "Ann"
        (attempt,) = store.attempts(trainee=ann.id)
        assert attempt.right is asked.said.endswith("Right. ")
        assert attempt.skill == "shared_river.enough"
        assert attempt.mode is Mode.SKILL
        assert store.open_session(ann.id) is not None


def test_a_quiz_that_comes_to_its_end_is_a_session_that_is_over(
    store_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("A\nB\n"))
    assert main([*QUIZ, "--store", store_url, "--trainee", "Ann", "--count", "2"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Ann is new here.\n")
    assert said.endswith(" of 2 right.\n")
    with open_store(store_url) as store:
        (ann,) = store.trainees()
        assert store.open_session(ann.id) is None
        assert len(list(store.attempts(trainee=ann.id))) == 2


def test_whose_answers_they_are_has_to_be_plain(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with open_store(postgresql_url) as store:
        store.add_trainee("Ann", NOON)
        second, third = store.add_trainee("Bo", later(1)), store.add_trainee("Bo", later(2))
        assert main([*QUIZ, "--store", postgresql_url]) == 2
        assert capsys.readouterr().err == (
            "--trainee: found nothing, but one of these trainees was expected: Ann, Bo, Bo.\n"
        )
        assert main([*QUIZ, "--store", postgresql_url, "--trainee", "bo"]) == 2
        assert {second.id, third.id} <= set(capsys.readouterr().err.rstrip(".\n").replace(",", "").split())
        assert main([*QUIZ, "--store", postgresql_url, "--trainee", third.id]) == 0
        assert main([*QUIZ, "--store", postgresql_url, "--trainee", " ANN "]) == 0
        assert len(store.trainees()) == 3


def test_without_a_store_or_a_trainee_nothing_is_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("A\n"))
    assert main([*QUIZ, "--count", "1"]) == 0
    assert capsys.readouterr().out.endswith(" of 1 right.\n")
    assert not home.exists()


def test_a_quiz_goes_on_without_the_server_and_says_so(cluster: Cluster) -> None:
    with cluster.database() as database, Cable(cluster.port) as cable:
        url = cluster.url(database, cable.port)
        with quiz("--store", url, "--trainee", "Ann", "--count", "4") as asked:
            asked.answer("A")
            asked.read_until("> ")
            assert "contact" not in asked.said
            cable.refuse()
            asked.answer("A", "A", "A")
            asked.read_until("of 4 right.\n")
        assert asked.process.returncode == 0
        assert f"postgresql://127.0.0.1:{cable.port}/{database}: found no server that answers (" in asked.said
        assert asked.said.count("The answers are kept at this station") == 1
        cable.mend()
        with open_records(url, lambda: NOON) as station:
            assert station.contact
        with open_store(cluster.url(database)) as store:
            assert store.counts().answers == 4
            assert len(store.trainees()) == 1
