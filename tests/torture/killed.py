"""Kills a trainee's program at random moments, and looks every time whether what he was told is what is kept."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trainer.records import open_store

ROUNDS_A_STORE = 10
"""After so many a fresh store is begun, so that it is also killed while it is made."""

MOST_ANSWERS = 5
OPENING, ANSWERING = 0.1, 0.03
"""Seconds in which a store is about opened, and a question about asked and answered."""


class Killed:
    """What was seen of a trainee at one store over all the rounds: `marked` are the ids of answers he saw marked."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "records.sqlite"
        self.marked: set[str] = set()
        self.kept: Counter[str] = Counter()
        self._standing: dict[tuple[str, int], tuple[str, ...]] = {}
        self._there: dict[str, int] = {}
        self._rounds = 0

    def look(self, lines: list[list[str]]) -> None:
        """Hold what a program said until it was killed against what the store has. Raises AssertionError."""
        self._rounds += 1
        at = ("", 0)
        for what, *said in lines:
            if what == "at":
                at = (said[0], int(said[1]))
                assert self._there.get(at[0], 0) == at[1], f"went on in {at}, but kept are {self._there}"
            elif what == "asked":
                # Where an answer was not kept the same question stands again.
                assert self._standing.setdefault(at, tuple(said)) == tuple(said), "another question stands than before"
            elif what == "marked":
                self.marked.add(said[0])
                at = (at[0], at[1] + 1)
                self._there[at[0]] = at[1]
        self._look_into_store()

    def _look_into_store(self) -> None:
        """In a copy: what a killed program left lying is for the next one to find."""
        copy = self.file.parent.with_name("copy")
        shutil.copytree(self.file.parent, copy)
        if (copy / self.file.name).exists():
            with open_store(f"sqlite:///{copy / self.file.name}", thorough=True) as store:
                assert store.set_aside is None
                attempts = list(store.attempts())
            self.kept = Counter(attempt.id for attempt in attempts)
            self._there = dict(Counter(attempt.session for attempt in attempts))
        shutil.rmtree(copy)
        assert self.marked <= self.kept.keys(), "a marked answer is lost"
        assert set(self.kept.values()) <= {1}, "an answer is there twice"
        # Each question is answered once; killed between keeping and marking, an answer was not seen.
        assert len(self.kept) - len(self.marked) <= self._rounds


@contextmanager
def answering() -> Iterator[subprocess.Popen[str]]:
    """The process that the programs come from."""
    command = [sys.executable, "-m", "tests.torture.answering"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.communicate()


def kill(process: subprocess.Popen[str], url: str, seed: int, rng: random.Random) -> list[list[str]]:
    """Run a program and kill it some time after it has marked some answers, or none; what it said, in its words."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{url} {seed}\n")
    process.stdin.flush()
    what, pid = process.stdout.readline().split()
    assert what == "pid"
    answers = rng.randrange(MOST_ANSWERS + 1)
    after = rng.uniform(0, OPENING if not answers else ANSWERING)
    lines: list[list[str]] = []
    while sum(words[0] == "marked" for words in lines) < answers:
        lines.append(process.stdout.readline().split())
        assert lines[-1] not in ([], ["gone"]), "the program ended by itself"
    time.sleep(after)
    os.kill(int(pid), signal.SIGKILL)
    while (words := process.stdout.readline().split()) != ["gone"]:
        lines.append(words)
    return lines


def torture(folder: Path, rounds: int, rng: random.Random) -> Iterator[Killed]:
    """So many rounds in new folders in `folder`; yields what was seen after each. Raises AssertionError."""
    with answering() as process:
        seen = Killed(folder)
        for number in range(rounds):
            if number % ROUNDS_A_STORE == 0:
                own = folder / str(number) / "store"
                own.mkdir(parents=True)
                seen = Killed(own)
            lines = kill(process, f"sqlite:///{seen.file}", number, rng)
            seen.look(lines)
            yield seen
