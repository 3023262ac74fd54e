"""A street dealt in one go is the street dealt card by card."""

import random

import pytest

from tests.trainer.scenarios.situations import HOUSES
from trainer.cards import Card, Rank, Suit
from trainer.houses.loader import load_house
from trainer.play import Stub, loose_player, play_on
from trainer.procedure import Duty
from trainer.scenarios.stage import usual_table
from trainer.table import Table, replay


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", range(12))
def test_a_hand_dealt_by_round_is_the_one_dealt_card_by_card(house: str, seed: int) -> None:
    rules = load_house(house)
    start = usual_table(random.Random(seed), rules)
    planned = {(start.seats[1].number, 2): Card(Rank.ACE, Suit.SPADES)}

    def played(by_round: bool) -> tuple[list[object], list[Table]]:
        rng, seen = random.Random(seed), []

        def look(table: Table, duty: Duty) -> bool:
            seen.append(table)
            return False

        events = play_on(start, rules, Stub(rng, planned), loose_player(rng, staying=0.85), look, by_round)
        assert seen[-1] == replay(start, events)
        return list(events), seen

    events, tables = played(by_round=False)
    at_once, fewer = played(by_round=True)
    assert at_once == events
    assert len(fewer) < len(tables)
    assert all(table in tables for table in fewer)
