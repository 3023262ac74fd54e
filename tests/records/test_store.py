"""A store in either engine: what is put in comes out, once, in the order of time."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import StatementError

from trainer.errors import RecordsError
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.keys import KEYS
from trainer.houses.loader import load_house
from trainer.learning.attempt import Attempt, Mode, Result, SessionBegun, Trainee
from trainer.records import new_id, open_store

NOON = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)


def later(minutes: float) -> datetime:
    return NOON + timedelta(minutes=minutes)


def session_of(trainee: str, house: House, at: datetime = NOON) -> SessionBegun:
    return SessionBegun(
        new_id(at), trainee, Mode.PRACTICE, house.id, house.version, None, "bring_in", None, 2**31 - 1, at, "0.1.0"
    )


def attempt_in(session: SessionBegun, at: datetime = NOON, right: bool = True) -> Attempt:
    return Attempt(
        new_id(at),
        session.trainee,
        session.id,
        session.mode,
        session.house,
        session.house_version,
        "bring_in.equal_rank",
        7,
        'variant = "F7S"\n',
        '{"asks":"bring_in"}',
        '{"type":"seat","seat":3}',
        '{"type":"seat","seat":6}',
        right,
        None if right else "suit_high",
        2345,
        at,
        "0.1.0",
    )


def test_an_answer_comes_out_as_it_was_put_in_and_once(store_url: str) -> None:
    house = load_house("tda")
    with open_store(store_url) as store:
        session = session_of("a", house)
        store.begin(session, house)
        store.begin(session, house)
        second, first = attempt_in(session, later(2), right=False), attempt_in(session, later(1))
        for each in (second, first, second):
            store.add(each)
    with open_store(store_url) as store:
        assert list(store.attempts()) == [first, second]
        assert list(store.attempts(session=session.id)) == [first, second]
        assert list(store.attempts(trainee="b")) == []
        assert store.counts().answers == 2


def test_a_moment_is_kept_in_utc_wherever_it_was_told(store_url: str) -> None:
    house = load_house("tda")
    bangkok = timezone(timedelta(hours=7))
    with open_store(store_url) as store:
        session = session_of("a", house)
        store.begin(session, house)
        # 19:30 in Bangkok is 12:30 in UTC, and so after 12:01.
        store.add(attempt_in(session, datetime(2026, 3, 1, 19, 30, tzinfo=bangkok)))
        store.add(attempt_in(session, later(1)))
        assert [result.at for result in store.results("a")] == [later(1), datetime(2026, 3, 1, 12, 30, tzinfo=UTC)]
        assert {attempt.at.utcoffset() for attempt in store.attempts()} == {timedelta(0)}
        with pytest.raises(StatementError, match="without its time zone"):
            store.add(attempt_in(session, datetime(2026, 3, 1)))


def test_a_result_tells_by_which_version_of_a_house_it_was_answered(store_url: str) -> None:
    first = load_house("tda")
    edited = first.with_written({"burns": "none"})
    with open_store(store_url) as store:
        for house, minute in ((first, 1), (edited, 2), (load_house("cardroom"), 3)):
            session = session_of("a", house)
            store.begin(session, house)
            store.add(attempt_in(session, later(minute)))
        told = [(result.house, result.house_version) for result in store.results("a")]
        assert told == [
            ("tda", first.version),
            ("tda", edited.version),
            ("cardroom", load_house("cardroom").version),
        ]
        assert [result.house_version for result in store.results("a", "tda")] == [first.version, edited.version]


def test_the_rules_of_a_house_are_known_as_they_were_also_of_clauses_it_does_not_have(store_url: str) -> None:
    house = load_house("supremeking").with_written({"burns": "third_on"})
    with open_store(store_url) as store:
        store.begin(session_of("a", house), house)
        rules = store.rules(house.version)
        assert set(rules) == set(KEYS)
        assert (rules["burns"], rules["bring_in.tie"]) == ("third_on", "suit_low")
        assert rules["irregular.boxed"] == KEYS["irregular.boxed"].write(house[KEYS["irregular.boxed"]])
        with pytest.raises(KeyError):
            store.rules("no such version")


def test_results_are_those_of_a_trainee_at_a_house_since(store_url: str) -> None:
    tda, cardroom = load_house("tda"), load_house("cardroom")
    with open_store(store_url) as store:
        for trainee, house in (("a", tda), ("a", cardroom), ("b", tda)):
            session = session_of(trainee, house)
            store.begin(session, house)
            for minute in (3, 1, 2):
                store.add(attempt_in(session, later(minute), right=minute != 2))
        expected = [
            Result("bring_in.equal_rank", "tda", True, None, 2345, Mode.PRACTICE, later(1), tda.version),
            Result("bring_in.equal_rank", "tda", False, "suit_high", 2345, Mode.PRACTICE, later(2), tda.version),
            Result("bring_in.equal_rank", "tda", True, None, 2345, Mode.PRACTICE, later(3), tda.version),
        ]
        assert store.results("a", "tda") == expected
        assert store.results("a", "tda", later(2)) == expected[1:]
        assert [result.house for result in store.results("a")].count("cardroom") == 3
        assert store.results("c") == []


def test_a_session_is_open_until_it_is_ended(store_url: str) -> None:
    house = load_house("tda")
    with open_store(store_url) as store:
        assert store.open_session("a") is None
        earlier, last = session_of("a", house), session_of("a", house, later(1))
        for session in (last, earlier):
            store.begin(session, house)
        assert store.open_session("a") == last
        assert store.open_session("b") is None
        store.end(last.id, later(2))
        store.end(last.id, later(3))
        assert store.open_session("a") == earlier
        store.end(earlier.id, later(3))
        assert store.open_session("a") is None


def test_an_answer_to_a_session_that_was_not_begun_is_refused(store_url: str) -> None:
    with open_store(store_url) as store:
        with pytest.raises(RecordsError) as refused:
            store.add(attempt_in(session_of("a", load_house("tda"))))
        assert refused.value.expected == "records_unknown"
        assert store.counts().answers == 0


def test_a_house_is_kept_as_it_was_when_it_was_trained_for(store_url: str) -> None:
    house = load_house("tda").with_clause(k.BRING_IN_OPTION, True)
    with open_store(store_url) as store:
        store.begin(session_of("a", house), house)
        kept = store.house(house.version)
        assert kept.version == house.version
        assert kept[k.BRING_IN_OPTION] is True
        assert dict(kept.clauses) == dict(house.clauses)
        with pytest.raises(KeyError):
            store.house("none")


def test_trainees_are_added_renamed_retired_and_return(store_url: str) -> None:
    with open_store(store_url) as store:
        ann, other = store.add_trainee("  Ann \t Lee ", NOON), store.add_trainee("Ann Lee", later(1))
        assert ann == Trainee(ann.id, "Ann Lee", NOON)
        assert store.trainees() == [ann, other]
        store.rename_trainee(ann.id, "Ann Ray", later(2))
        store.retire_trainee(other.id, later(3))
        assert store.trainees() == [replace(ann, name="Ann Ray"), replace(other, retired=True)]
        store.return_trainee(other.id, later(4))
        assert store.trainees() == [replace(ann, name="Ann Ray"), other]


@pytest.mark.parametrize("name", ["", " \n", "x" * 101])
def test_a_name_has_to_be_one(store_url: str, name: str) -> None:
    with open_store(store_url) as store:
        with pytest.raises(RecordsError) as refused:
            store.add_trainee(name, NOON)
        assert refused.value.expected == "trainee_name"
        assert store.trainees() == []


def test_a_deleted_person_has_no_name_anywhere_and_his_answers_count_on(store_url: str) -> None:
    house = load_house("tda")
    with open_store(store_url) as store:
        person = store.add_trainee("Zebulon", NOON)
        store.rename_trainee(person.id, "Zebulon Quirk", later(1))
        session = session_of(person.id, house)
        store.begin(session, house)
        store.add(attempt_in(session))
        store.delete_trainee(person.id, later(2))
        # Put in by a station that did not know yet.
        store.rename_trainee(person.id, "Zeb", later(3))
        assert store.trainees() == [Trainee(person.id, "", NOON, retired=True)]
        assert len(store.results(person.id)) == 1
        assert store.counts().answers == 1
