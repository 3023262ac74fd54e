"""Who acts first while a street is being dealt, and the steps by which it is found."""

import random

import pytest

from tests.cases.case import Played
from tests.trainer.random_hands import played, random_house, random_table
from trainer import events as ev
from trainer.cards import Card
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.procedure import play
from trainer.rulings.bring_in import bring_in
from trainer.rulings.first_to_act import opener
from trainer.rulings.turn import to_act
from trainer.table import Table

ONLINE = load_house("pokerking")
CALLED = {"stakes": "10/20 ante 1 bring-in 3", "seats": ["1 | 9h 8d 6s 2d", "2 | 3c 9s 4d 8c", "3 | Kd Jh 5h 7s"]}


def dealt(table: Table, house: House, *cards: tuple[int, str, Face]) -> Table:
    for seat, card, face in cards:
        table = play(table, house, ev.CardDealt(seat, Card.parse(card), face))
    return table


def test_nobody_brings_it_in_before_every_door_card_lies_there() -> None:
    table = Played(CALLED, ONLINE).start
    for number in (1, 2, 3):
        table = play(table, ONLINE, ev.AntePosted(number, 1))
    assert bring_in(table, ONLINE).answer is None
    table = dealt(table, ONLINE, (1, "As", Face.DOWN), (1, "Ac", Face.DOWN), (1, "2c", Face.UP))
    assert bring_in(table, ONLINE).answer is None
    assert opener(table, ONLINE).answer is None


def test_nobody_acts_first_before_every_board_has_its_card() -> None:
    table = Played({**CALLED, "play": "all call"}, ONLINE).table
    one = dealt(table, ONLINE, (1, "9d", Face.UP))
    assert opener(one, ONLINE).answer is None
    all_three = dealt(one, ONLINE, (2, "Th", Face.UP), (3, "Ks", Face.UP))
    assert opener(all_three, ONLINE).answer == 3


def test_cards_dealt_face_down_on_the_river_leave_the_first_to_act_as_he_was() -> None:
    table = Played({**CALLED, "play": "all call / all check / all check / all check"}, ONLINE).table
    assert opener(dealt(table, ONLINE, (1, "9d", Face.DOWN)), ONLINE).answer == 3


def test_cards_dealt_face_up_on_the_river_decide_once_they_all_lie_there() -> None:
    house = ONLINE.with_written({"river.face": "up"})
    table = Played({**CALLED, "play": "all call / all check / all check / all check"}, house).table
    one = dealt(table, house, (1, "9d", Face.UP))
    assert opener(one, house).answer is None
    # A pair of nines on the first board, no pair on the others.
    assert opener(dealt(one, house, (2, "Th", Face.UP), (3, "Qs", Face.UP)), house).answer == 1


def test_an_unknown_board_leaves_it_open_who_acts_first() -> None:
    table = Played({**CALLED, "play": "all call"}, ONLINE).table
    table = dealt(table, ONLINE, (1, "9d", Face.UP), (2, "Th", Face.UP))
    unknown = play(table, ONLINE, ev.CardDealt(3, None, Face.UP))
    assert opener(unknown, ONLINE).answer is None


@pytest.mark.parametrize("seed", range(15))
def test_the_last_step_that_names_seats_names_who_acts(seed: int) -> None:
    rng = random.Random(f"steps {seed}")
    house, start = random_house(rng), random_table(rng)
    for table, event in played(rng, house, start, folding=0.0):
        if isinstance(event, ev.BringInPosted | ev.Completed | ev.Checked | ev.Bet | ev.Called | ev.Raised):
            for ruling in (opener(table, house), to_act(table, house)):
                named = [reason.seats for reason in ruling.because if reason.seats]
                assert named[-1] == (ruling.answer,)
