"""A house answers by its clauses, and another house is made of it by changing one."""

from typing import Any

import pytest

from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import Clause, House
from trainer.houses.keys import KEYS, Key
from trainer.houses.loader import house_ids, load_house


def another(key: Key[Any], value: Any) -> Any:
    """Some value that the key takes, other than this one."""
    others = [*key.choices, "1/3", "1/4, 1/3", "3/6"]
    for written in others:
        try:
            if key.read(written) != value:
                return key.read(written)
        except ContentError:
            continue
    return None


def test_a_changed_clause_leaves_the_house_as_it_was() -> None:
    house = load_house("supremeking")
    changed = house.with_clause(k.BRING_IN_ACE, v.AceDoorCard.LOW)
    assert changed[k.BRING_IN_ACE] is v.AceDoorCard.LOW
    assert house[k.BRING_IN_ACE] is v.AceDoorCard.HIGH
    assert (changed.id, changed.name, changed.stakes) == (house.id, house.name, house.stakes)
    assert {key for key in KEYS if changed[KEYS[key]] != house[KEYS[key]]} == {"bring_in.ace"}


def test_a_changed_clause_is_nobodys_statement() -> None:
    changed = load_house("supremeking").with_clause(k.BRING_IN_TIE, v.BringInTie.FIRST_DEALT)
    assert changed.clause(k.BRING_IN_TIE) == Clause(k.BRING_IN_TIE, v.BringInTie.FIRST_DEALT, v.Provenance.ASSUMED)


def test_the_value_it_has_already_keeps_its_source() -> None:
    house = load_house("supremeking")
    assert house.with_clause(k.BRING_IN_TIE, v.BringInTie.SUIT_LOW) is house
    assert house.with_written({"bring_in.tie": "suit_low"}).clause(k.BRING_IN_TIE).source.startswith("000.54")


def test_clauses_are_changed_as_the_command_line_writes_them() -> None:
    house = load_house("cardroom").with_written({"open_pair.mode": "off", "cap.wagers": 5, "bring_in.option": True})
    assert house[k.OPEN_PAIR_MODE] is v.OpenPairMode.OFF
    assert house[k.CAP_WAGERS] is v.CapWagers.FIVE
    assert house[k.BRING_IN_OPTION] is True
    assert load_house("cardroom").with_written({}) is load_house("cardroom")


def test_an_unknown_clause_is_refused_with_the_nearest_there_is() -> None:
    with pytest.raises(ContentError) as caught:
        load_house("cardroom").with_written({"bringin.tie": "suit_low"})
    assert (caught.value.expected, caught.value.found) == ("clause_key", "bringin.tie")
    assert caught.value.facts == {"near": "bring_in.tie"}


def test_a_value_the_clause_does_not_take_is_refused_naming_it() -> None:
    with pytest.raises(ContentError) as caught:
        load_house("cardroom").with_written({"open_pair.mode": "double"})
    assert (caught.value.where, caught.value.found) == (("open_pair.mode",), "double")
    assert caught.value.facts["choices"] == "any, holder, off"


@pytest.mark.parametrize("key", KEYS.values(), ids=str)
def test_the_version_tells_every_value_from_every_other(key: Key[Any]) -> None:
    house = load_house("pokerking")
    value = another(key, house[key])
    # One choice only: no other house can be made of it.
    if value is None:
        assert len(key.choices) == 1
        return
    changed = house.with_clause(key, value)
    assert changed.version != house.version
    assert changed.with_clause(key, house[key]).version == house.version


def test_the_version_is_of_the_rules_and_not_of_their_wording() -> None:
    house = load_house("tda")
    assert len(house.version) == 12
    assert int(house.version, 16) >= 0
    bare = {text: Clause(clause.key, clause.value, v.Provenance.ASSUMED) for text, clause in house.clauses.items()}
    assert House(house.id, "Another name", bare, house.stakes).version == house.version
    assert House(house.id, house.name, house.clauses, house.stakes[:1]).version != house.version


def test_no_two_houses_have_one_version() -> None:
    assert len({load_house(house).version for house in house_ids()}) == 6


@pytest.mark.parametrize(
    ("id", "key"),
    [
        ("supremeking", k.RIVER_COMMUNITY_FACE),
        ("pokerking", k.OPENER_BY),
        ("pokerking", k.OPEN_PAIR_MODE),
        ("pokerking", k.OPEN_PAIR_HILO),
        ("sportingbet", k.BRING_IN_BY),
        ("hilo-bg", k.RIVER_FACE),
    ],
)
def test_a_clause_can_be_switched_to_what_its_words_literally_say(id: str, key: Key[Any]) -> None:
    house = load_house(id)
    literal = house.clause(key).literal
    assert house.with_clause(key, literal)[key] == literal != house[key]
