"""Each clause of each house opens a hand that shows it."""

from typing import Any

import pytest

from tests.sample import sampled
from tests.trainer.scenarios.situations import HOUSES
from tests.trainer.scenarios.test_clauses_reached import ONLY_TOGETHER
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.keys import KEYS, Key
from trainer.houses.loader import load_house
from trainer.notation.hand import Hand
from trainer.procedure import play
from trainer.scenarios import offered
from trainer.scenarios.showing import hand_showing, skill_for, skills_behind
from trainer.skills import SKILLS

EVERY = [(house, text) for house in HOUSES for text in load_house(house).clauses]


def is_a_hand_of(hand: Hand, house: House) -> bool:
    """Whether it may be dealt and played just so there."""
    table = hand.start
    for event in hand.events:
        table = play(table, house, event)
    return hand.house is house and table.game in house[k.GAMES] and table == hand.table


@pytest.mark.parametrize(("id", "text"), sampled(EVERY, 3))
def test_every_clause_of_every_house_is_shown_by_a_hand_of_that_house(id: str, text: str) -> None:
    house = load_house(id)
    hand = hand_showing(house, KEYS[text])
    assert is_a_hand_of(hand, house)
    assert hand_showing(house, KEYS[text]) == hand


@pytest.mark.parametrize("id", HOUSES)
def test_a_trap_is_practised_for_every_clause_that_a_house_asks_about(id: str) -> None:
    house = load_house(id)
    asked = set(offered(house))
    for text in house.clauses:
        skill = skill_for(house, KEYS[text])
        assert skill in asked or (skill is None and not asked & set(skills_behind(KEYS[text]))), text


@pytest.mark.parametrize(
    "key", [k.BRING_IN_TIE, k.OPENER_TIE, k.BURNS, k.SHOWDOWN_CHECKED, k.ODD_CHIP_HIGH, k.LATE_JOIN]
)
def test_a_trap_that_is_about_the_clause_comes_before_those_it_only_has_a_part_in(key: Key[Any]) -> None:
    first = skills_behind(key)[0]
    assert key in first.about or key in {held.clause for held in first.misconceptions}


def test_where_cards_of_equal_rank_decide_there_are_such_cards() -> None:
    table = hand_showing(load_house("tda"), k.BRING_IN_TIE).table
    doors = [seat.board[0].rank for seat in table.seats]
    assert doors.count(min(doors)) > 1


def test_who_is_dealt_in_and_which_game_it_is_are_shown_by_the_table_itself() -> None:
    cardroom = load_house("cardroom")
    assert len(hand_showing(cardroom, k.PLAYERS_LEAST).start.seats) == 2
    assert len(hand_showing(cardroom, k.PLAYERS_MOST).start.seats) == 8
    assert hand_showing(cardroom, k.GAMES).start.game is v.Game.HILO
    assert hand_showing(cardroom, k.STRUCTURE).start.structure is v.Structure.SPREAD
    assert hand_showing(load_house("supremeking"), k.STRUCTURE).start.structure is v.Structure.LIMIT


@pytest.mark.parametrize("id", [house for house, texts in ONLY_TOGETHER.items() if "open_pair.hilo" in texts])
def test_what_changes_nothing_at_a_house_is_shown_where_it_would(id: str) -> None:
    table = hand_showing(load_house(id), k.OPEN_PAIR_HILO).table
    shown = [seat.board[0].rank == seat.board[1].rank for seat in table.live if len(seat.board) > 1]
    assert any(shown)


def test_every_trap_belongs_to_some_clause() -> None:
    assert {skill.id for key in KEYS.values() for skill in skills_behind(key)} == set(SKILLS)
