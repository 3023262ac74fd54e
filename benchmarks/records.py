"""How long it takes to keep an answer, and to ask for a trainee's, with a million answers of a hundred trainees there.

    python benchmarks/records.py [--answers 1000000] [--trainees 100] [--store postgresql+psycopg://...]

Without `--store` it is a file in the folder for temporary ones; a store that is named has to be empty, and is filled.
What a disk does in the same moments is measured between the answers: a few kilobytes written and synced, which no
record that outlives a loss of power can do without. On a machine that others work at, the ratio of the two says more
than either. An answer is to be kept in 5 ms in 99 of 100 cases in a file, and what the progress page asks for is to
take 200 ms together, in the middle case of twenty trainees.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
from msgspec.structs import astuple, replace

from trainer.houses.loader import load_house
from trainer.learning.attempt import Attempt, Mode, SessionBegun
from trainer.marking import mark
from trainer.notation.phh_write import write_phh
from trainer.questions import wrong_answers
from trainer.questions.written import write_answer
from trainer.records import new_id, open_store
from trainer.records.engine import connect_file, writing
from trainer.records.line import be_patient
from trainer.records.place import FilePlace
from trainer.records.store import Store
from trainer.scenarios import build, offered
from trainer.scenarios.stage import Scenario
from trainer.scenarios.written import write_scenario

HOUSE = load_house("cardroom")
FIRST = datetime(2026, 1, 1, tzinfo=UTC)
A_SESSION = 20
SAMPLES = 200
Row = tuple[Any, ...]
KEPT_WITHIN, ASKED_WITHIN = 5.0, 200.0
"""Milliseconds."""


def samples(rng: random.Random) -> list[Attempt]:
    """Answers to questions of every skill, a fifth of them wrong, as they are kept."""
    skills = offered(HOUSE)
    return [_attempt(build(rng.choice(skills), HOUSE, seed), seed, rng) for seed in range(SAMPLES)]


def _attempt(scenario: Scenario, seed: int, rng: random.Random) -> Attempt:
    question = scenario.question
    correct = question.ruling().answer
    marked = mark(question, rng.choice(wrong_answers(question))[1] if rng.random() < 0.2 else correct)
    return Attempt(
        "",
        "",
        "",
        Mode.PRACTICE,
        HOUSE.id,
        HOUSE.version,
        question.skill.id,
        seed,
        write_phh(scenario.hand),
        write_scenario(scenario),
        write_answer(marked.given),
        write_answer(marked.correct),
        marked.right,
        marked.misconception.name if marked.misconception else None,
        round(rng.lognormvariate(8.5, 0.6)),
        FIRST,
        "0.1.0",
    )


def begin(store: Store, trainees: int) -> list[SessionBegun]:
    """The trainees, each with a session that his answers are put into."""
    begun = []
    for number in range(trainees):
        trainee = store.add_trainee(f"Trainee {number + 1}", FIRST)
        session = SessionBegun(
            new_id(FIRST), trainee.id, Mode.PRACTICE, HOUSE.id, HOUSE.version, None, None, None, number, FIRST, "0.1.0"
        )
        store.begin(session, HOUSE)
        begun.append(session)
    return begun


def rows(sessions: list[SessionBegun], kinds: list[Attempt], count: int, rng: random.Random) -> Iterator[Row]:
    """So many answers over two years, the trainees at work at the same time; each as its values, the mode in words."""
    told = [(each.mode.value, *astuple(each)[4:-2]) for each in kinds]
    apart = timedelta(days=730) / count
    for number in range(count):
        session, at = rng.choice(sessions), FIRST + number * apart
        yield new_id(at), session.trainee, session.id, *rng.choice(told), at, "0.1.0"


def fill(store: Store, these: Iterator[Row]) -> None:
    """Put answers in by the quickest way of each engine; no loss of power may come in between."""
    names = ", ".join(f'"{name}"' for name in Attempt.__struct_fields__)
    if isinstance(store.place, FilePlace):
        store.close()
        marks = ", ".join("?" * len(Attempt.__struct_fields__))
        with closing(connect_file(store.place)) as raw:
            for setting in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -500000"):
                raw.execute(f"PRAGMA {setting}")
            raw.execute("BEGIN")
            written = ((*row[:-2], row[-2].isoformat(" ", "microseconds"), row[-1]) for row in these)
            raw.executemany(f"INSERT INTO attempts ({names}) VALUES ({marks})", written)
            raw.execute("COMMIT")
            raw.execute("PRAGMA journal_mode = WAL")
        return
    with writing(store.engine) as connection:
        be_patient(connection)
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        with driver.cursor() as cursor, cursor.copy(f"COPY attempts ({names}) FROM STDIN") as copy:
            for row in these:
                copy.write_row(row)
    # As the server does by itself, within minutes.
    with psycopg.connect(store.place.url.replace("+psycopg", ""), autocommit=True) as owner:
        owner.execute("VACUUM ANALYZE attempts")


def timed(does: Callable[[], object]) -> float:
    """Milliseconds that something takes."""
    began = time.perf_counter()
    does()
    return (time.perf_counter() - began) * 1000


def of_100(times: list[float], at: int) -> float:
    """The time that so many of 100 take at most."""
    return statistics.quantiles(times, n=100, method="inclusive")[at - 1]


def measure(store: Store, sessions: list[SessionBegun], kinds: list[Attempt], folder: Path, rng: random.Random) -> bool:
    """Print how long answers and questions take; whether both are within what is asked."""
    latest = FIRST + timedelta(days=730)
    kept, synced = [], []
    with (folder / "synced").open("wb", buffering=0) as file:

        def sync() -> None:
            file.write(bytes(3 * 4096))
            os.fsync(file.fileno())

        for number in range(2000):
            session, at = rng.choice(sessions), latest + timedelta(seconds=number)
            one = replace(rng.choice(kinds), id=new_id(at), trainee=session.trainee, session=session.id, at=at)
            kept.append(timed(lambda one=one: store.add(one)))
            synced.append(timed(sync))
    print(f"{'':28}{'median':>9}{'99 of 100':>11}{'most':>9}")
    for what, times in (("an answer kept", kept), ("the disk alone", synced)):
        print(f"{what:<28}{of_100(times, 50):>6.2f} ms{of_100(times, 99):>8.2f} ms{max(times):>6.1f} ms")
    print(f"{'ratio':<28}{of_100(kept, 50) / of_100(synced, 50):>9.2f}{of_100(kept, 99) / of_100(synced, 99):>11.2f}")

    asked: dict[str, list[float]] = {"who trains": [], "his answers": [], "his open session": []}
    counts = []
    for session in rng.sample(sessions, min(20, len(sessions))):
        asked["who trains"].append(timed(store.trainees))
        asked["his answers"].append(timed(lambda session=session: counts.append(len(store.results(session.trainee)))))
        asked["his open session"].append(timed(lambda session=session: store.open_session(session.trainee)))
    print(f"{'':28}{'median':>9}{'least':>11}{'most':>9}")
    for what, times in asked.items():
        print(f"{what:<28}{statistics.median(times):>6.2f} ms{min(times):>8.2f} ms{max(times):>6.1f} ms")
    together = sum(map(statistics.median, asked.values()))
    print(f"{'together':<28}{together:>6.1f} ms, for {statistics.median(counts):,.0f} answers of a trainee")
    return of_100(kept, 99) <= KEPT_WITHIN and together <= ASKED_WITHIN


def main() -> int:
    """Fill a store and measure; 1 where it is slower than it may be."""
    reader = argparse.ArgumentParser(description="Records: how long an answer takes to keep, and to ask for.")
    reader.add_argument("--answers", type=int, default=1_000_000)
    reader.add_argument("--trainees", type=int, default=100)
    reader.add_argument("--store", metavar="URL")
    options = reader.parse_args()
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        url = options.store or f"sqlite:///{folder}/records.sqlite"
        with open_store(url) as store:
            if store.counts().answers:
                sys.exit(f"{store.where} is not empty")
            kinds = samples(rng)
            sessions = begin(store, options.trainees)
            took = timed(lambda: fill(store, rows(sessions, kinds, options.answers, rng)))
            print(f"{options.answers:,} answers of {options.trainees} trainees put in within {took / 1000:.0f} s")
            return 0 if measure(store, sessions, kinds, Path(folder), rng) else 1


if __name__ == "__main__":
    sys.exit(main())
