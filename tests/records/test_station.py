"""A station and its school's server: whatever is cut, switched off or killed, no answer is lost and none is doubled."""

import multiprocessing
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from tests.records.cable import Cable
from tests.records.cluster import Cluster
from tests.records.test_store import NOON, attempt_in, later, session_of
from trainer.errors import RecordsError, ServerGone
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.learning.attempt import Attempt, SessionBegun
from trainer.records import line, merge, open_store, place_of, station
from trainer.records.opening import opened
from trainer.records.place import FilePlace, ServerPlace
from trainer.records.station import Station, open_station
from trainer.text.words import Words

TOLD_WITHIN = 8.0
"""Seconds: 4 of silence, up to 3 between two words with the server, and a second for a machine that is busy."""


class School:
    """A server in a database of its own, the cable to it, and what is in it, seen from beside the cable."""

    def __init__(self, cluster: Cluster, database: str, cable: Cable) -> None:
        self.cluster = cluster
        self.database = database
        self.cable = cable
        self.url = cluster.url(database, cable.port)
        self._beside: psycopg.Connection | None = None

    @property
    def place(self) -> ServerPlace:
        place = place_of(self.url)
        assert isinstance(place, ServerPlace)
        return place

    def attempts(self) -> list[Attempt]:
        with open_store(self.cluster.url(self.database)) as store:
            return list(store.attempts())

    def answers(self) -> int:
        """How many there are, as soon as there is a place for them."""
        try:
            return self._count()
        except psycopg.OperationalError:  # the server has been off since the last time
            return self._count()

    def close(self) -> None:
        """Look no more."""
        if self._beside:
            self._beside.close()

    def _count(self) -> int:
        if self._beside is None or self._beside.closed:
            self._beside = self.cluster.connect(self.database)
        if self._beside.execute("SELECT to_regclass('attempts')").fetchone() == (None,):
            return 0
        return len(self._beside.execute("SELECT id FROM attempts").fetchall())


@pytest.fixture
def school(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[School]:
    """A school whose stations have little patience, so that tests need none."""
    monkeypatch.setattr(station, "BEAT", 0.2)
    monkeypatch.setattr(line.Line, "patience", 1.0)
    monkeypatch.setattr(line, "CONNECTS_WITHIN", 2)
    monkeypatch.setitem(line._SETTINGS, "lock_timeout", "500ms")
    monkeypatch.setitem(line._SETTINGS, "idle_in_transaction_session_timeout", "2s")
    with (
        cluster.database() as database,
        Cable(cluster.port) as cable,
        closing(School(cluster, database, cable)) as school,
    ):
        yield school


@contextmanager
def station_at(file: Path, school: School) -> Iterator[Station]:
    with Station(opened(FilePlace(file)), school.place, lambda: datetime.now(UTC)) as here:
        here.start()
        yield here


def wait_until(holds: Callable[[], object], within: float = 20.0) -> float:
    """The seconds until something holds."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < within, "waited in vain"
        time.sleep(0.01)
    return time.monotonic() - began


def begun(here: Station, house: House, trainee: str = "a") -> SessionBegun:
    session = session_of(trainee, house)
    here.begin(session, house)
    return session


@pytest.fixture(scope="module")
def house() -> House:
    return load_house("tda")


def test_what_is_put_in_is_with_the_server_a_moment_later(school: School, tmp_path: Path, house: House) -> None:
    with station_at(tmp_path / "a.sqlite", school) as here:
        assert here.contact
        first = attempt_in(begun(here, house), later(1))
        here.add(first)
        wait_until(lambda: school.answers() == 1)
        # Nobody has to wait for it to be told of his own answers.
        second = attempt_in(begun(here, house), later(2))
        here.add(second)
        assert list(here.attempts()) == [first, second] == school.attempts()
        last = attempt_in(begun(here, house), later(3))
        here.add(last)
    assert school.attempts() == [first, second, last]


@pytest.mark.parametrize("cut", ["pulled", "refused", "ended by the server", "server off"])
def test_a_session_goes_on_whatever_becomes_of_the_server(
    cut: str, school: School, tmp_path: Path, house: House
) -> None:
    with station_at(tmp_path / "a.sqlite", school) as here:
        session = begun(here, house)
        given = [attempt_in(session, later(number)) for number in range(20)]
        for number, attempt in enumerate(given):
            if number == 7:
                match cut:
                    case "pulled":
                        school.cable.pull()
                    case "refused":
                        school.cable.refuse()
                    case "server off":
                        school.cluster.stop()
                    case _:
                        with school.cluster.connect() as owner:
                            owner.execute(
                                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                                [school.database],
                            )
            at = time.monotonic()
            here.add(attempt)
            assert time.monotonic() - at < 0.8, "an answer waited for the server"
            if number == 12 and cut != "ended by the server":
                wait_until(lambda: not here.contact)
                assert isinstance(here.contact.why, ServerGone)
                # What was done here is there to go on with.
                assert list(here.attempts(session=session.id)) == given[:13]
                assert here.open_session("a") == session
        if cut == "server off":
            school.cluster.start()
        school.cable.mend()
        wait_until(lambda: here.contact and school.answers() == 20)
        assert here.contact.why is None
        assert list(here.attempts()) == given
    assert school.attempts() == given


def test_a_trainee_is_told_of_a_cut_cable_in_seconds(
    cluster: Cluster, tmp_path: Path, house: House, school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # as patient as a station is
    with station_at(tmp_path / "a.sqlite", school) as here:
        school.cable.pull()
        assert wait_until(lambda: not here.contact) < TOLD_WITHIN


def test_what_is_asked_for_while_the_line_is_cut_is_told_from_what_is_here(
    school: School, tmp_path: Path, house: House
) -> None:
    with station_at(tmp_path / "a.sqlite", school) as here:
        trainee = here.add_trainee("Ann", NOON)
        session = begun(here, house, trainee.id)
        attempt = attempt_in(session)
        here.add(attempt)
        questions: list[tuple[bytes, Callable[[], object], object]] = [
            (b"FROM attempts", lambda: [each.right for each in here.results(trainee.id)], [True]),
            (b"FROM attempts", lambda: list(here.attempts()), [attempt]),
            (b"FROM sessions", lambda: here.open_session(trainee.id), session),
            (b"houses.written", lambda: here.house(house.version).version, house.version),
            (b"SELECT 1", here.trainees, [trainee]),
            (b"count(*)", lambda: here.counts().answers, 1),
        ]
        for words, ask, answer in questions:
            wait_until(lambda: here.contact)
            school.cable.when(words, school.cable.refuse)
            assert ask() == answer
            school.cable.mend()


@pytest.mark.parametrize("heard", [False, True], ids=["before it is kept", "after it is kept"])
def test_an_answer_whose_fate_is_not_known_is_kept_once(
    heard: bool, school: School, tmp_path: Path, house: House
) -> None:
    with station_at(tmp_path / "a.sqlite", school) as here:
        session = begun(here, house)
        # The answer is at the server, and the transaction it was put in with is open there.
        school.cable.when(b"INSERT INTO attempts", school.cable.pull, heard=True)
        if heard:
            school.cable.when(b"COMMIT", school.cable.pull, heard=True)
        here.add(attempt_in(session))
        wait_until(lambda: not here.contact)
        school.cable.mend()
        wait_until(lambda: here.contact)
        assert school.answers() == 1


def _merge(file: Path, place: ServerPlace) -> None:
    merge._ROWS = 5  # so that there are many moments to be killed at
    Station(opened(FilePlace(file)), place, lambda: datetime.now(UTC)).merge()


def test_killed_while_merging_a_station_merges_the_rest(school: School, tmp_path: Path, house: House) -> None:
    file = tmp_path / "a.sqlite"
    given: list[Attempt] = []
    with open_store(f"sqlite:///{file}") as here:
        trainee = here.add_trainee("Ann", NOON)
        for hour in range(15):
            session = session_of(trainee.id, house, later(60 * hour))
            here.begin(session, house)
            for minute in range(20):
                given.append(attempt_in(session, later(60 * hour + minute)))
                here.add(given[-1])
            here.end(session.id, later(60 * hour + 30))
    rng, processes = random.Random(1), multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["trainer.records.station", "psycopg", "alembic.command"])
    kept, killed = [0], 0
    for _ in range(10):
        merging = processes.Process(target=_merge, args=(file, school.place))
        merging.start()
        wait_until(lambda: not merging.is_alive() or school.answers() > kept[-1] + rng.randrange(40))  # noqa: B023
        time.sleep(rng.uniform(0, 0.02))
        merging.kill()
        merging.join()
        killed += merging.exitcode == -signal.SIGKILL
        kept.append(school.answers())
    assert killed >= 5
    assert 0 < kept[1] < len(given)
    with station_at(file, school) as here:
        assert here.contact
    assert school.attempts() == given
    with open_store(school.cluster.url(school.database)) as there:
        assert there.trainees() == [trainee]
        assert there.open_session(trainee.id) is None
        assert there.house(house.version).version == house.version


def test_started_anew_without_a_server_a_station_goes_on_with_what_was_done_at_it(school: School, house: House) -> None:
    def now() -> datetime:
        return later(5)

    with open_station(school.place, now) as here:
        trainee = here.add_trainee("Ann", NOON)
        session = begun(here, house, trainee.id)
        first = attempt_in(session, later(1))
        here.add(first)
    school.cable.refuse()
    with open_station(school.place, now) as here:
        assert not here.contact
        assert here.contact.since == later(5)
        assert here.trainees() == [trainee]
        assert here.open_session(trainee.id) == session
        assert list(here.attempts()) == [first]
        second = attempt_in(session, later(2))
        here.add(second)
        other = here.add_trainee("Bo", later(3))
    school.cable.mend()
    with open_station(school.place, now) as here:
        assert here.contact
    assert school.attempts() == [first, second]
    with open_store(school.cluster.url(school.database)) as there:
        assert there.trainees() == [trainee, other]


def test_a_station_is_first_set_up_in_contact_with_its_server(school: School, home: Path) -> None:
    school.cable.refuse()
    with pytest.raises(ServerGone):
        open_station(school.place, lambda: NOON)
    assert not home.exists()


def test_what_stations_say_of_a_trainee_the_later_holds_at_all_of_them(school: School, tmp_path: Path) -> None:
    with station_at(tmp_path / "a.sqlite", school) as a, station_at(tmp_path / "b.sqlite", school) as b:
        ann, bo = a.add_trainee("Ann", NOON), a.add_trainee("Bo", later(1))
        wait_until(lambda: b.trainees() == [ann, bo])
        school.cable.refuse()
        wait_until(lambda: not a.contact and not b.contact)
        a.rename_trainee(ann.id, "Anna", later(3))
        b.rename_trainee(ann.id, "Annie", later(2))
        b.retire_trainee(ann.id, later(4))
        a.rename_trainee(bo.id, "Robert Everyman", later(9))
        b.delete_trainee(bo.id, later(5))
        new = b.add_trainee("Cy", later(6))
        assert [trainee.name for trainee in b.trainees()] == ["Annie", "", "Cy"]
        school.cable.mend()
        wait_until(lambda: a.contact and b.contact)
        for _ in range(2):  # the first hears of the second when it asks again
            a.merge(), b.merge()
        school.cable.refuse()
        wait_until(lambda: not a.contact and not b.contact)
        with open_store(school.cluster.url(school.database)) as there:
            everybody = there.trainees()
        assert [(each.name, each.retired) for each in everybody] == [("Anna", True), ("", True), ("Cy", False)]
        assert everybody[2] == new
        assert a.trainees() == b.trainees() == everybody
    # A deleted person's name is nowhere, whoever did not know of it and wrote it down again.
    for file in tmp_path.iterdir():
        assert b"Everyman" not in file.read_bytes(), file
    with school.cluster.connect(school.database) as owner:
        assert owner.execute("SELECT count(*) FROM trainee_changes WHERE name LIKE '%Everyman'").fetchone() == (0,)


def test_a_session_goes_on_at_another_station(school: School, tmp_path: Path, house: House) -> None:
    with station_at(tmp_path / "a.sqlite", school) as a, station_at(tmp_path / "b.sqlite", school) as b:
        session = begun(a, house)
        first, second, third = (attempt_in(session, later(number)) for number in range(3))
        a.add(first)
        a.merge()
        assert b.open_session("a") == session
        assert list(b.attempts(session=session.id)) == [first]
        school.cable.refuse()
        wait_until(lambda: not b.contact)
        b.add(second)
        b.end(session.id, later(3))
        a.add(third)
        school.cable.mend()
        wait_until(lambda: school.answers() == 3)
        wait_until(lambda: a.contact and a.open_session("a") is None)
    assert school.attempts() == [first, second, third]


def test_a_server_that_refuses_is_told_of_and_what_was_done_is_kept(
    school: School, tmp_path: Path, house: House
) -> None:
    with station_at(tmp_path / "a.sqlite", school) as here:
        session = begun(here, house)
        here.merge()
        with school.cluster.connect(school.database) as owner:
            owner.execute("ALTER TABLE attempts RENAME TO elsewhere")
            attempt = attempt_in(session)
            here.add(attempt)
            wait_until(lambda: not here.contact)
            assert here.contact.why is not None
            assert here.contact.why.expected == "records_server"
            assert list(here.attempts()) == [attempt]
            owner.execute("ALTER TABLE elsewhere RENAME TO attempts")
        wait_until(lambda: here.contact)
    assert school.attempts() == [attempt]


def test_nothing_that_a_station_keeps_is_refused_by_a_server(school: School, tmp_path: Path, house: House) -> None:
    with station_at(tmp_path / "a.sqlite", school) as here:
        ann = here.add_trainee("A\0n\ud800n", NOON)
        assert ann.name == "Ann"
        session = begun(here, house, ann.id)
        # The program was left alone with its question for a summer.
        slow = replace(attempt_in(session), milliseconds=100 * 24 * 3600 * 1000, seed=2**63 - 1)
        here.add(slow)
        here.merge()
        assert here.contact
    assert school.attempts() == [slow]


def test_while_the_line_comes_and_goes_nothing_is_lost(school: School, tmp_path: Path, house: House) -> None:
    given: list[Attempt] = []

    def train(here: Station, trainee: str) -> None:
        session = begun(here, house, trainee)
        for number in range(25):
            given.append(attempt_in(session, later(number)))
            here.add(given[-1])
            time.sleep(0.02)

    # Two programs at one station, and two trainees at each of them.
    with station_at(tmp_path / "a.sqlite", school) as one, station_at(tmp_path / "a.sqlite", school) as other:
        trainees = [
            threading.Thread(target=train, args=(here, f"{name}")) for name, here in enumerate([one, one, other, other])
        ]
        for trainee in trainees:
            trainee.start()
        rng = random.Random(2)
        while any(trainee.is_alive() for trainee in trainees):
            time.sleep(rng.uniform(0, 0.2))
            rng.choice([school.cable.pull, school.cable.refuse])()
            time.sleep(rng.uniform(0, 0.2))
            school.cable.mend()
        for trainee in trainees:
            trainee.join()
        wait_until(lambda: one.contact and other.contact)
        one.merge(), other.merge()
    assert len(given) == 100
    assert {attempt.id: attempt for attempt in school.attempts()} == {attempt.id: attempt for attempt in given}
    assert school.answers() == 100


REFUSES, SILENT, STORE = (
    "found a server that refuses (",
    "found no server that answers (",
    "Found the store 'postgresql",
)
WRONG = [
    ("{owner}:sesame@127.0.0.1:{port}/{database}", REFUSES, 'password authentication failed for user "school"'),
    ("{owner}:{password}@127.0.0.1:{port}/elsewhere", REFUSES, '"elsewhere" does not exist'),
    ("nobody:{password}@127.0.0.1:{port}/{database}", REFUSES, 'password authentication failed for user "nobody"'),
    ("{owner}@127.0.0.1:{port}/{database}", SILENT, "no password supplied"),
    ("{owner}:{password}@no.such.host.invalid/{database}", SILENT, "no.such.host.invalid"),
    ("{owner}:{password}@127.0.0.1:1/{database}", SILENT, "Connection refused"),
    ("{owner}:{password}@127.0.0.1:{port}/{database}?sslmode=perhaps", SILENT, "sslmode"),
    ("{owner}:{password}@127.0.0.1:{port}/{database}?colour=red", SILENT, "colour"),
    # No URL at all; what there is of a password in it may stand anywhere.
    ("{owner}:{password}@127.0.0.1:{port}x/{database}", STORE, "127.0.0.1"),
    ("{owner}:{password}@127.0.0.1:{port}", STORE, "127.0.0.1"),
    ("{owner}:{password}@127.0.0.1:99999/{database}", STORE, "127.0.0.1"),
    ("{owner}:{password}@sesame@127.0.0.1:{port}/{database}", STORE, "127.0.0.1"),
    ("{owner}:{password}/sesame@127.0.0.1:{port}/{database}", STORE, "127.0.0.1"),
    ("{owner}:1/sesame@127.0.0.1:{port}/{database}", STORE, "127.0.0.1"),
    ("{owner}:1/2?sesame@127.0.0.1:{port}/{database}", STORE, "school"),
    ("{owner}:{password}#sesame@127.0.0.1:{port}/{database}", STORE, "127.0.0.1"),
    ("{owner}:{password}@[127.0.0.1:{port}/{database}", STORE, "127.0.0.1"),
    ("{owner}:{password}:{port}/{database}", STORE, "school"),
]


@pytest.mark.parametrize(("url", "said", "why"), WRONG, ids=[url for url, _, _ in WRONG])
def test_a_wrong_url_is_told_in_one_sentence_without_the_password(
    url: str, said: str, why: str, cluster: Cluster, postgresql_url: str
) -> None:
    secret, port = cluster.password, str(cluster.port)
    database = postgresql_url.rpartition("/")[2]
    wrong = "postgresql+psycopg://" + url.format(owner="school", password=secret, port=port, database=database)

    def set_up() -> None:
        place = place_of(wrong)
        assert isinstance(place, ServerPlace)
        open_station(place, lambda: NOON)

    with pytest.raises(RecordsError) as refused:
        set_up()
    sentence = Words("en").error(refused.value)
    assert said in sentence
    assert why in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    for hidden in (secret, "sesame"):
        assert hidden not in sentence
