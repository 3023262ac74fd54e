"""Trainees at three real windows: two stations of a school on one server, and one by himself on his own file.

    python -m tests.torture.stations [--answers 200] [--seed N]

Each answers so many questions with clicks and keys. Each program is killed twice on the way and started again, and
once the cable between the stations and their server is cut for a while. Then what is kept is held against what the
trainees noted down. What is wrong ends the run with exit code 1.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median, quantiles

import msgspec

from tests.records.cable import Cable
from tests.records.cluster import Cluster, NoServer, end_with_parent, running
from tests.torture.said import Said, said_in
from trainer.cli.progress import Progress
from trainer.learning.attempt import Attempt, Mode
from trainer.learning.modes import QUESTIONS
from trainer.records import FilePlace, open_store
from trainer.records.merge import send_sessions, share_trainees
from trainer.records.opening import opened

KILLS = 2
_DEADLINE = 1800.0


class Seat:
    """A trainee at a program of his own, in a home of his own, who is killed with it and starts it again."""

    def __init__(self, folder: Path, answers: int, kills: int, seed: int, *arguments: str) -> None:
        folder.mkdir()
        self.log, self.answers, self.killed = folder / "log", answers, 0
        self.own_file = folder / "data" / "doorcard" / "records.sqlite"
        self._folder, self._seed, self._arguments = folder, seed, arguments
        rng = random.Random(seed)
        # Each somewhere in a part of its own, in the middle of the way.
        part = answers * 0.8 / kills
        self._kills = [
            (round(answers * 0.1 + part * number + rng.uniform(0, part)), rng.uniform(0, 0.4))
            for number in range(kills)
        ]
        self._read, self._said = 0, list[Said]()
        self._process = self._start()

    @property
    def said(self) -> list[Said]:
        """What he has noted down so far."""
        size = self.log.stat().st_size if self.log.exists() else 0
        if size != self._read:
            self._read, self._said = size, said_in(self.log)
        return self._said

    @property
    def marked(self) -> int:
        """How many of his answers he has seen marked."""
        return sum(said.what == "marked" for said in self.said)

    @property
    def trainee(self) -> str:
        """His id in the records."""
        return next(said.trainee for said in self.said if said.what == "open")

    def look(self) -> bool:
        """Kill his program if it is time to; whether he is still at it. Raises AssertionError where he gave up."""
        if self._kills and self.marked >= self._kills[0][0]:
            _, after = self._kills.pop(0)
            time.sleep(after)
            assert self._process.poll() is None, f"{self._folder.name} ended too soon"
            self._process.kill()
            self._process.wait()
            self.killed += 1
            self._process = self._start()
        code = self._process.poll()
        assert code in (None, 0), f"{self._folder.name} ended with {code}: {self._errors()}"
        return code is None

    def end(self) -> None:
        """Whatever he does, he is gone."""
        self._process.kill()
        self._process.wait()

    def send_the_rest(self, url: str) -> None:
        """What the last words of a busy machine left at the station goes to the server, as when it is opened again."""
        for file in self._folder.rglob("stations/*.sqlite"):
            with opened(FilePlace(file)) as here, open_store(url) as there:
                share_trainees(here, there)
                send_sessions(here, there)

    def _errors(self) -> str:
        """What his program wrote to stderr, without what the offscreen platform says of every window."""
        lines = (self._folder / "errors").read_text(errors="replace").splitlines()
        return "\n".join([line for line in lines if not line.startswith("This plugin does not support")][-30:])

    def _start(self) -> subprocess.Popen[bytes]:
        kinds = {f"XDG_{kind}_HOME": str(self._folder / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        platform = "xcb" if os.environ.get("DOORCARD_REAL_X") else "offscreen"
        home = {"HOME": str(self._folder), "LANG": "C.UTF-8", "QT_QPA_PLATFORM": platform}
        given = (str(self.log), str(self._seed), str(self.answers), *self._arguments)
        with (self._folder / "errors").open("ab") as errors:
            return subprocess.Popen(
                [sys.executable, "-m", "tests.torture.driver", *given],
                env=os.environ | kinds | home,
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
                preexec_fn=end_with_parent,
            )


class Seen(msgspec.Struct, frozen=True):
    """What there is to tell of a run, in figures: of each seat what was noted, of the cable how long it was cut."""

    said: tuple[tuple[Said, ...], ...]
    kills: int
    cut: float
    took: float


def train(
    folder: Path, cluster: Cluster, answers: int, *, kills: int, seed: int, progress: Progress | None = None
) -> Seen:
    """Let the three train, and hold what is kept against what they noted. Raises AssertionError."""
    began, rng = time.monotonic(), random.Random(seed)
    with cluster.database() as database, Cable(cluster.port) as cable:
        store = f"--store={cluster.url(database, cable.port)}"
        seeds = [rng.randrange(2**31) for _ in range(3)]
        seats: list[Seat] = []
        try:
            # The second finds the first in the list, and adds himself.
            seats.append(Seat(folder / "first", answers, kills, seeds[0], store))
            _wait(lambda: any(said.what == "asked" for said in seats[0].said), seats)
            seats.append(Seat(folder / "second", answers, kills, seeds[1], store, "--name=Second"))
            seats.append(Seat(folder / "alone", answers, kills, seeds[2]))
            cut = _watch(seats, cable, answers, progress)
        finally:
            for seat in seats:
                seat.end()
        for seat in seats[:2]:
            seat.send_the_rest(cluster.url(database))
        _look_into(cluster.url(database), seats[:2])
    _look_into(f"sqlite:///{seats[2].own_file}", seats[2:])
    for seat in seats[:2]:
        told = [said.right for said in seat.said if said.what == "contact"]
        assert False in told, "the cut was not told"
        # A busy machine may lose it once more on the way out.
        assert True in told[told.index(False) :], "it was not told that the server is back"
    assert all(seat.killed == kills for seat in seats)
    return Seen(tuple(tuple(seat.said) for seat in seats), 3 * kills, cut, time.monotonic() - began)


def _look_into(url: str, seats: Sequence[Seat]) -> None:
    with open_store(url, thorough=True) as store:
        assert store.set_aside is None
        kept = {seat.trainee: list(store.attempts(trainee=seat.trainee)) for seat in seats}
        for seat in seats:
            agree(seat, kept[seat.trainee])
            assert store.open_session(seat.trainee) is None
        counts = store.counts()
    assert counts.trainees == len(kept) == len(seats)
    assert counts.answers == sum(map(len, kept.values()))
    assert counts.sessions == sum(len(_sessions(seat)) for seat in seats)


def agree(seat: Seat, kept: Sequence[Attempt]) -> None:
    """What is kept is what he noted, to the last answer, and he went on where he stood. Raises AssertionError."""
    given: dict[tuple[str, int], Said] = {}
    marked: set[tuple[str, int]] = set()
    standing: dict[tuple[str, int], tuple[str, int, int]] = {}
    last = ("", -1)
    for each in seat.said:
        at = (each.session, each.number)
        if each.what == "asked":
            question = (each.skill, each.seed, each.table)
            assert standing.setdefault(at, question) == question, f"another question stands at {at} than before"
            assert at in (last, (last[0], last[1] + 1)) or each.number == 0, f"a question was passed over before {at}"
            last = at
        elif each.what == "given":
            assert at not in marked, f"asked once more after it was marked: {at}"
            given[at] = each
        elif each.what == "marked":
            assert given[at].right == each.right, f"marked otherwise than it should be: {at}"
            marked.add(at)
    by_session = {session: [each for each in kept if each.session == session] for session in _sessions(seat)}
    kept_at = {(session, number): each for session, own in by_session.items() for number, each in enumerate(own)}
    assert len({each.id for each in kept}) == len(kept), "an answer is there twice"
    assert len(kept_at) == len(kept), "an answer is kept that was not noted"
    assert len(marked) == seat.answers
    assert marked <= kept_at.keys(), f"lost: {sorted(marked - kept_at.keys())}"
    # Killed between keeping and marking, an answer is kept that was not seen marked; it is not asked for again.
    assert len(kept_at.keys() - marked) <= seat.killed
    for at, each in kept_at.items():
        noted = given[at]
        assert (each.skill, each.seed, each.answer, each.right) == (noted.skill, noted.seed, noted.answer, noted.right)
        assert each.trainee == seat.trainee
    for session, own in by_session.items():
        # He leaves only the last of them before its end.
        assert session == last[0] or _complete(own), f"a session was not gone on with: {session}"
    told = next(each for each in seat.said if each.what == "progress")
    assert told.number == len(kept), f"the progress page says {told.number}, but kept are {len(kept)}"


def _complete(answered: Sequence[Attempt]) -> bool:
    mode = answered[-1].mode
    return not answered[-1].right if mode is Mode.STREAK else len(answered) == QUESTIONS[mode]


def _sessions(seat: Seat) -> dict[str, None]:
    return dict.fromkeys(said.session for said in seat.said if said.what in ("asked", "goes_on"))


def _watch(seats: Sequence[Seat], cable: Cable, answers: int, progress: Progress | None) -> float:
    """Until all have gone; the cable is cut somewhere in the middle. Returns for how long, in seconds."""
    stations, cut, mended = seats[:2], 0.0, 0.0
    deadline = time.monotonic() + _DEADLINE
    while sum(seat.look() for seat in seats):
        marked = [seat.marked for seat in seats]
        if not cut and sum(marked[:2]) >= answers:
            cable.pull()
            cut = time.monotonic()
            heard = [len(seat.said) for seat in stations]
            wanted = [min(answers, count + answers // 10) for count in marked[:2]]
        elif cut and not mended:
            told = all(
                any(said.what == "contact" and not said.right for said in seat.said[since:])
                for seat, since in zip(stations, heard, strict=True)
            )
            if told and all(count >= least for count, least in zip(marked[:2], wanted, strict=True)):
                cable.mend()
                mended = time.monotonic()
        if progress and progress.due:
            progress.show(f"{sum(marked)} of {3 * answers}")
        assert time.monotonic() < deadline, f"not done in time: {marked}"
        time.sleep(0.05)
    return mended - cut


def _wait(true: Callable[[], bool], seats: Sequence[Seat]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        for seat in seats:
            assert seat.look()
        assert time.monotonic() < deadline
        time.sleep(0.05)


def figures(seen: Seen) -> str:
    """The run in a few lines."""
    marked = [said for each in seen.said for said in each if said.what == "marked"]
    painted, adding = [said.milliseconds for said in marked], [said.adding for said in marked]
    lines = [
        f"{len(marked)} answers at 3 windows, killed {seen.kills} times, cut once for {seen.cut:.0f} s: "
        "none lost and none twice",
        *(
            f"{name}: {median(times):.1f} ms in the middle, {quantiles(times, n=100)[98]:.1f} ms at the 99th percentile"
            for name, times in (("answer to painted mark", painted), ("keeping it", adding))
        ),
        f"in {seen.took:.0f} s",
    ]
    return "\n".join(lines)


def main() -> int:
    """Let them train, and say what came of it."""
    reader = argparse.ArgumentParser(description="Trainees at real windows, killed and cut off.")
    reader.add_argument("--answers", type=int, default=200)
    reader.add_argument("--seed", type=int, default=random.randrange(2**31))
    asked = reader.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder, running() as cluster, Progress() as progress:
            seen = train(Path(folder), cluster, asked.answers, kills=KILLS, seed=asked.seed, progress=progress)
    except NoServer as why:
        print(f"skipped: {why}")
        return 0
    except AssertionError as wrong:
        print(f"seed {asked.seed}: {wrong}")
        return 1
    print(f"seed {asked.seed}: {figures(seen)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
