"""A street dealt in one go is the street dealt card by card."""

import random

import pytest

from tests.trainer.scenarios.situations import HOUSES
from trainer import events as ev
from trainer.cards import Card, Rank, Suit
from trainer.houses.loader import load_house
from trainer.play import Stub, loose_player, play_on, stays
from trainer.procedure import Duty
from trainer.scenarios.stage import usual_table, with_stacks
from trainer.table import Table, apply, replay


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


@pytest.mark.parametrize("seed", range(12))
def test_a_hand_with_no_betting_left_is_replayed_street_by_street(seed: int) -> None:
    house, rng = load_house("tda"), random.Random(seed)
    start = usual_table(rng, house)
    short = with_stacks(start, {seat.number: start.stakes.ante + rng.randint(1, 9) for seat in start.seats})
    table = short
    events = play_on(short, house, Stub(rng), stays)
    for event in events:
        table = apply(table, event)
    assert replay(short, events) == table
    assert len(table.rounds) == 5


def test_a_card_dealt_late_counts_as_if_it_had_been_there_when_the_street_began() -> None:
    house, rng = load_house("tda"), random.Random(1)
    start = usual_table(rng, house)
    events = play_on(start, house, Stub(rng), stays, lambda table, duty: len(table.actions) == 2)
    at = max(at for at, event in enumerate(events) if isinstance(event, ev.CardDealt))
    late = [*events[:at], *events[at + 1 :], events[at]]
    table = start
    for event in late:
        table = apply(table, event)
    assert replay(start, late) == table
    assert table.began is not None
    assert [len(seat.cards) for seat in table.began.seats] == [3] * len(start.seats)
