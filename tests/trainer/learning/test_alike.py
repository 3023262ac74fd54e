"""What a trainee has mastered stays his where the clauses behind a skill are unchanged, and asked again where not."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.keys import KEYS
from trainer.houses.loader import house_ids, load_house
from trainer.learning.alike import bearing
from trainer.learning.attempt import Mode, Result
from trainer.learning.standing import Standing, standings
from trainer.skills import SKILLS
from trainer.skills.behind import behind

START = datetime(2026, 3, 1, tzinfo=UTC)
EQUAL, BURNT, PLAIN = "bring_in.equal_rank", "stub.left_now", "bring_in.plain"


def copy(house: House, id: str = "corner") -> House:
    return House(id, "The Corner House", house.clauses, house.stakes, (house.id, *house.copy_of))


def mastered_at(house: House, *skills: str) -> list[Result]:
    """Twenty right and quick answers to each skill."""
    return [
        Result(skill, house.id, True, None, 900, Mode.PRACTICE, START + timedelta(minutes=at), house.version)
        for at in range(20)
        for skill in skills
    ]


def rules(*houses: House) -> Mapping[str, Mapping[str, str]]:
    return {house.version: {text: key.write(house[key]) for text, key in KEYS.items()} for house in houses}


def standing(results: list[Result], house: House, *asked: House) -> dict[str, Standing]:
    return standings(bearing(results, house, rules(*asked).__getitem__))


def test_a_copy_takes_over_everything_that_was_mastered_at_its_origin() -> None:
    tda = load_house("tda")
    results = mastered_at(tda, EQUAL, BURNT, PLAIN)
    assert standing(results, copy(tda), tda) == standing(results, tda)
    assert all(each.mastered for each in standing(results, copy(tda), tda).values())
    # And so does a copy of the copy, though nobody ever trained at the one between.
    assert set(standing(results, copy(copy(tda), "annex"), tda)) == {EQUAL, BURNT, PLAIN}


def test_where_a_clause_is_changed_the_skills_it_is_behind_are_asked_again_and_no_others() -> None:
    tda = load_house("tda")
    results = mastered_at(tda, EQUAL, BURNT, PLAIN)
    suits = copy(tda).with_clause(k.BRING_IN_TIE, v.BringInTie.SUIT_HIGH)
    assert set(standing(results, suits, tda)) == {BURNT, PLAIN}
    burns = copy(tda).with_clause(k.BURNS, v.Burns.THIRD_ON)
    assert set(standing(results, burns, tda)) == {EQUAL, PLAIN}


def test_a_house_that_is_edited_after_answers_were_given_asks_again_and_takes_back_what_it_took_back() -> None:
    before = copy(load_house("tda"))
    edited = before.with_clause(k.BRING_IN_TIE, v.BringInTie.FIRST_DEALT)
    results = mastered_at(before, EQUAL, BURNT)
    assert set(standing(results, edited, before)) == {BURNT}
    results += mastered_at(edited, EQUAL)
    assert standing(results, edited, before, edited)[EQUAL].answers == 20
    # The old rule again: the old answers count again, those under the other rule do not.
    assert standing(results, before, before, edited)[EQUAL].answers == 20


def test_another_name_or_other_stakes_ask_nothing_again() -> None:
    before = copy(load_house("tda"))
    named = House(before.id, "Another", before.clauses, before.stakes[:1], before.copy_of)
    assert named.version != before.version
    results = mastered_at(before, EQUAL, BURNT, PLAIN)
    assert set(standing(results, named, before)) == {EQUAL, BURNT, PLAIN}


@pytest.mark.parametrize("other", [id for id in house_ids() if id != "tda"])
def test_a_house_that_is_no_copy_begins_anew(other: str) -> None:
    tda = load_house("tda")
    assert standing(mastered_at(tda, EQUAL, BURNT, PLAIN), load_house(other), tda) == {}


def test_what_was_answered_at_a_copy_says_nothing_at_its_origin() -> None:
    tda = load_house("tda")
    made = copy(tda)
    assert standing(mastered_at(made, EQUAL), tda, made) == {}


@pytest.mark.parametrize("text", [text for text, key in KEYS.items() if len(key.choices) != 1])
def test_each_clause_asks_again_just_the_skills_it_is_behind(text: str) -> None:
    house, key = copy(load_house("cardroom")), KEYS[text]
    tried = {"ante.size": "1/3", "bring_in.size": "1/3", "ante.none_at": "3/6"}
    other = next((choice for choice in key.choices if key.read(choice) != house[key]), None) or tried[text]
    changed = house.with_clause(key, key.read(other))
    once = mastered_at(house, *SKILLS)[: len(SKILLS)]
    assert {result.skill for result in once} == set(SKILLS)
    kept = set(standing(once, changed, house))
    assert kept == {id for id, skill in SKILLS.items() if key not in behind(skill)}


def test_a_house_kept_before_there_was_a_clause_played_it_as_most_do() -> None:
    house = load_house("cardroom")
    old = {text: value for text, value in rules(house)[house.version].items() if text != "burns"}
    results = mastered_at(house, BURNT)
    newer = house.with_clause(k.BURNS, k.BURNS.mainstream)
    assert set(standings(bearing(results, copy(newer), {house.version: old}.__getitem__))) == {BURNT}
    other = copy(house).with_clause(k.BURNS, v.Burns.NONE)
    assert set(standings(bearing(results, other, {house.version: old}.__getitem__))) == set()


def test_the_rules_of_a_version_are_asked_for_once_and_never_those_of_the_house_as_it_is() -> None:
    tda, asked = load_house("tda"), []

    def rules_of(version: str) -> Mapping[str, str]:
        asked.append(version)
        return rules(tda)[version]

    results = mastered_at(tda, EQUAL, BURNT, PLAIN)
    assert len(list(bearing(results, tda, rules_of))) == 60
    assert asked == []
    assert len(list(bearing(results, copy(tda), rules_of))) == 60
    assert asked == [tda.version]
