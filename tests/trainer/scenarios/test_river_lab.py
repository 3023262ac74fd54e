"""The river lab's tables: so many hands on each street, and seventh street dealt as the house has it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sample import examples
from trainer.houses.loader import house_ids, load_house
from trainer.procedure import play
from trainer.scenarios.river_lab import river_case, with_live
from trainer.scenarios.shared_river import Lives
from trainer.table import Street, replay

counts = st.lists(st.integers(2, 8), min_size=5, max_size=5).map(lambda found: Lives(*sorted(found, reverse=True)))


@given(counts, st.sampled_from(house_ids()), st.integers(0, 99))
@examples(60, every=4)
def test_a_case_has_the_hands_that_were_asked_for_and_is_legal(lives: Lives, house: str, seed: int) -> None:
    case = river_case(load_house(house), lives, seed)
    table = case.start
    for event in (*case.events, *case.served()):
        table = play(table, case.house, event)
    assert case.table.stub == case.deck.stub
    assert len(case.table.live) == lives.river
    dealt = [sum(len(seat.cards) >= street for seat in case.table.seats) for street in (3, 4, 5, 6)]
    assert dealt == [lives.dealt, lives.fourth, lives.fifth, lives.sixth]
    assert river_case(case.house, lives, seed) == case


@given(counts, st.sampled_from(house_ids()))
@examples(40, every=4)
def test_the_stub_is_counted_where_each_street_closes(lives: Lives, house: str) -> None:
    case = river_case(load_house(house), lives, 1)
    dealt, expected = 0, []
    for street, cards in zip((3, 4, 5, 6), (3 * lives.dealt, lives.fourth, lives.fifth, lives.sixth), strict=True):
        dealt += cards
        burned = max(0, street - 3) if house in ("tda", "cardroom") else 0
        expected.append(52 - dealt - burned)
    assert [replay(case.start, case.events[:at]).stub for at in case.closes()] == expected


def test_seventh_street_comes_out_as_the_worked_table_has_it() -> None:
    # Eight dealt in and all stay, card room: 52 - 24 - 24 - 3 leaves 1, and a community card after a remix.
    case = river_case(load_house("cardroom"), Lives(8, 8, 8, 8, 8), 3)
    after = replay(case.table, case.served())
    assert after.community is not None
    assert case.deck.stub == 1
    # Six of eight live from fourth on: burn, five cards, the last mixed with four burns, burn, one more card.
    case = river_case(load_house("cardroom"), Lives(8, 6, 6, 6, 6), 3)
    after = replay(case.table, case.served())
    assert after.community is None
    assert all(len(seat.cards) == 7 for seat in after.live)
    # The same at a page that does not burn: 52 - 24 - 18 is ten for six hands.
    case = river_case(load_house("pokerking"), Lives(8, 6, 6, 6, 6), 3)
    after = replay(case.table, case.served())
    assert (case.deck.stub, after.stub) == (10, 4)


@pytest.mark.parametrize("lives", [Lives(8, 8, 8, 8, 1), Lives(9, 8, 8, 8, 8), Lives(6, 7, 6, 6, 6)])
def test_numbers_that_cannot_be_are_refused(lives: Lives) -> None:
    with pytest.raises(ValueError, match=str(lives.dealt)):
        river_case(load_house("tda"), lives, 1)


def test_one_hand_more_takes_the_streets_before_along_and_one_fewer_those_after() -> None:
    lives = Lives(7, 6, 5, 5, 4)
    assert with_live(lives, Street.SIXTH, 6, 8) == Lives(7, 6, 6, 6, 4)
    assert with_live(lives, Street.FOURTH, 4, 8) == Lives(7, 4, 4, 4, 4)
    assert with_live(lives, Street.SEVENTH, 1, 8) is None
    assert with_live(lives, Street.THIRD, 9, 8) is None
