"""A house that an instructor makes: a copy, clause by clause his own, and always one that the engine can deal."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.houses.test_toml import values
from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.draft import as_at, copied, identified, named, set_by_hand, with_own_clause, with_stakes
from trainer.houses.house import House
from trainer.houses.keys import KEYS
from trainer.houses.loader import house_ids, load_house
from trainer.houses.reading import house_in
from trainer.houses.toml import house_toml
from trainer.houses.values import Provenance

OURS = "Set by whoever made this house."


def corner() -> House:
    return identified(copied(load_house("supremeking"), "The Corner House"), house_ids())


def test_a_copy_is_its_origin_in_every_clause_and_knows_where_it_comes_from() -> None:
    origin = load_house("supremeking")
    made = copied(origin, "The Corner House")
    assert (made.id, made.name, made.copy_of) == ("", "The Corner House", ("supremeking",))
    assert dict(made.clauses) == dict(origin.clauses)
    assert made.stakes == origin.stakes
    assert copied(identified(made, ()), "Annex").copy_of == ("the-corner-house", "supremeking")


def test_its_id_is_made_of_its_name_once() -> None:
    made = corner()
    assert made.id == "the-corner-house"
    assert identified(named(made, "Another"), ()).id == "the-corner-house"
    assert identified(copied(made, "tda"), house_ids()).id == "tda-2"


def test_a_clause_set_by_hand_is_an_assumption_unless_a_source_is_named() -> None:
    ours = set_by_hand(k.CAP_WAGERS, v.CapWagers.FIVE, "", "", OURS)
    assert (ours.provenance, ours.source, ours.reading) == (Provenance.ASSUMED, "", OURS)
    sourced = set_by_hand(k.CAP_WAGERS, v.CapWagers.FIVE, "House rules 4", "A bet and four raises.", OURS)
    assert (sourced.provenance, sourced.source) == (Provenance.STATED, "House rules 4")
    assert (sourced.restated, sourced.reading) == ("A bet and four raises.", "")


def test_a_clause_is_put_back_as_the_origin_has_it() -> None:
    origin, made = load_house("supremeking"), corner()
    changed = with_own_clause(made, set_by_hand(k.BURNS, v.Burns.FOURTH_ON, "", "", OURS))
    assert changed[k.BURNS] is v.Burns.FOURTH_ON
    assert dict(as_at(changed, origin, k.BURNS).clauses) == dict(origin.clauses)
    # The page says nothing of a boxed card: there it is no clause at all.
    boxed = with_own_clause(made, set_by_hand(k.IRREGULAR_BOXED, v.BoxedCard.PLAYS, "", "", OURS))
    assert "irregular.boxed" in boxed.clauses
    assert "irregular.boxed" not in as_at(boxed, origin, k.IRREGULAR_BOXED).clauses
    assert as_at(made, origin, k.IRREGULAR_BOXED) is made


def test_what_changes_nothing_is_the_same_house() -> None:
    made = corner()
    assert with_own_clause(made, made.clauses["burns"]) is made
    assert named(made, " The Corner House ") is made


def test_fewer_players_at_most_than_at_least_are_refused() -> None:
    made = with_own_clause(corner(), set_by_hand(k.PLAYERS_MOST, 5, "", "", OURS))
    with pytest.raises(ContentError) as error:
        with_own_clause(made, set_by_hand(k.PLAYERS_LEAST, 6, "", "", OURS))
    assert (error.value.expected, error.value.found) == ("house_players", 6)
    assert error.value.facts == {"most": 5}


def test_a_game_that_is_added_is_dealt_at_the_stakes_of_the_other_and_one_that_goes_takes_its_stakes_with_it() -> None:
    made = corner()
    both = with_own_clause(made, set_by_hand(k.GAMES, (v.Game.HIGH, v.Game.HILO), "", "", OURS))
    high = [dealt.stakes for dealt in both.stakes if dealt.game is v.Game.HIGH]
    assert (
        [dealt.stakes for dealt in both.stakes if dealt.game is v.Game.HILO]
        == high
        == [dealt.stakes for dealt in made.stakes]
    )
    assert all(len(dealt.assumed) == 5 for dealt in both.stakes if dealt.game is v.Game.HILO)
    only = with_own_clause(both, set_by_hand(k.GAMES, (v.Game.HILO,), "", "", OURS))
    assert {dealt.game for dealt in only.stakes} == {v.Game.HILO}


def test_a_structure_that_is_added_has_stakes() -> None:
    both = set_by_hand(k.STRUCTURE, (v.Structure.LIMIT, v.Structure.SPREAD), "", "", OURS)
    spread = [dealt for dealt in with_own_clause(corner(), both).stakes if dealt.structure is v.Structure.SPREAD]
    assert [(dealt.stakes.small, dealt.stakes.big) for dealt in spread] == [
        (corner().stakes[0].stakes.small, corner().stakes[0].stakes.big)
    ]


@given(st.sampled_from(house_ids()), st.data())
def test_whatever_is_set_the_house_can_be_kept_and_read_again(id: str, data: st.DataObject) -> None:
    house = identified(copied(load_house(id), "Any"), house_ids())
    for _ in range(3):
        key = KEYS[data.draw(st.sampled_from(list(KEYS)))]
        source = data.draw(st.sampled_from(("", "House rules 4")))
        # Of the values refused, which the test before this one is about, the house is as it was.
        with suppress(ContentError):
            house = with_own_clause(house, set_by_hand(key, data.draw(values(key)), source, "", OURS))
    again = house_in("any", house_toml(house).encode())
    assert (again.version, dict(again.clauses), again.stakes) == (house.version, dict(house.clauses), house.stakes)
    for part, key in (("game", k.GAMES), ("structure", k.STRUCTURE)):
        assert {getattr(dealt, part) for dealt in again.stakes} == set(again[key])


def test_stakes_are_set_added_and_taken_away_and_each_game_keeps_some() -> None:
    made = corner()
    assert len(made.stakes) > 1
    fields = {"small": "3", "big": "6", "ante": "0.50", "bring_in": "1", "chip": "0.25", "game": "high"}
    changed = with_stakes(made, 0, fields)
    # In chips of 0.25: 12, 24, 2 and 4.
    stakes = changed.stakes[0].stakes
    assert (stakes.small, stakes.big, stakes.ante, stakes.bring_in, stakes.unit.symbol) == (12, 24, 2, 4, "")
    assert changed.stakes[1:] == made.stakes[1:]
    more = with_stakes(changed, len(made.stakes), {**fields, "big": "9"})
    assert more.stakes[:-1] == changed.stakes
    assert with_stakes(more, len(made.stakes), None).stakes == changed.stakes
    only = House(made.id, made.name, made.clauses, made.stakes[:1], made.copy_of)
    with pytest.raises(ContentError) as error:
        with_stakes(only, 0, None)
    assert (error.value.expected, error.value.where) == ("house_last_stakes", ("stakes 1",))


@pytest.mark.parametrize(
    ("field", "text", "expected"),
    [
        ("ante", "a lot", "house_amount"),
        ("ante", "0.10", "house_chip"),
        ("bring_in", "4", "house_stakes_order"),
        ("game", "hilo", "house_choice"),
        ("chip", "", "house_amount"),
    ],
)
def test_stakes_that_cannot_be_dealt_are_refused_at_their_amount(field: str, text: str, expected: str) -> None:
    fields = {"small": "3", "big": "6", "ante": "0.50", "bring_in": "1", "chip": "0.25", "game": "high"}
    with pytest.raises(ContentError) as error:
        with_stakes(corner(), 1, {**fields, field: text})
    assert error.value.expected == expected
    assert error.value.where[0] == "stakes 2"
