"""Who acts first while a street is being dealt, and the steps by which it is found."""

import random

import pytest

from tests.cases.case import Played
from tests.trainer.random_hands import played, random_house, random_table
from trainer import events as ev
from trainer.cards import Card, parse_cards
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.money import Stakes
from trainer.procedure import play
from trainer.rulings.bring_in import bring_in
from trainer.rulings.first_to_act import opener
from trainer.rulings.turn import to_act
from trainer.table import DealtCard, Seat, Street, Table, replay

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
    assert opener(one, ONLINE).because[-1].clause.text == "opener.by"
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
    assert opener(one, house).because[-1].clause.text == "river.face"
    # A pair of nines on the first board, no pair on the others.
    assert opener(dealt(one, house, (2, "Th", Face.UP), (3, "Qs", Face.UP)), house).answer == 1


def test_an_unknown_board_leaves_it_open_who_acts_first() -> None:
    table = Played({**CALLED, "play": "all call"}, ONLINE).table
    table = dealt(table, ONLINE, (1, "9d", Face.UP), (2, "Th", Face.UP))
    unknown = play(table, ONLINE, ev.CardDealt(3, None, Face.UP))
    assert opener(unknown, ONLINE).answer is None
    # Once somebody has acted it is known all the same.
    acted = replay(unknown, [ev.Checked(2), ev.Checked(3)])
    assert opener(acted, ONLINE).answer == 2


def shared(community: str, *boards: str, all_in: tuple[int, ...] = (), acted: tuple[int, ...] = ()) -> Table:
    """Seventh street with a community card in the middle; `acted` are those who acted on sixth street, in order."""
    seats = tuple(
        Seat(
            number,
            0 if number in all_in else 100,
            cards=(DealtCard(None, Face.DOWN),) * 2 + tuple(DealtCard(card, Face.UP) for card in parse_cards(board)),
        )
        for number, board in enumerate(boards, 1)
    )
    middle = DealtCard(Card.parse(community), Face.UP)
    rounds = ((), (), (), tuple(ev.Checked(seat) for seat in acted), ())
    return Table(Stakes(10, 20, 1, 3), seats, street=Street.SEVENTH, rounds=rounds, community=middle)


def test_two_pair_with_the_shared_card_are_told_apart_by_the_card_beside_them() -> None:
    # Kings and fives both; the ace beside them beats the queen.
    found = opener(shared("Kc", "Kd 5h 5d Qs", "Kh 5c 5s Ad"), load_house("cardroom"))
    assert found.answer == 2
    assert found.because[-1].fact.key == "opener.next_rank.board"


@pytest.mark.parametrize(("rule", "seat"), [("next_clockwise", 1), ("next_best", 2)])
def test_who_opened_sixth_street_opens_the_river_but_where_he_is_all_in(rule: str, seat: int) -> None:
    house = load_house("tda").with_written({"opener.all_in": rule})
    boards = ("2d 4h 7s 9c", "Kh 8c 5s Ad", "3c 6d 8h Jc")
    assert opener(shared("Kc", *boards, acted=(3, 1, 2)), house).answer == 3
    assert opener(shared("Kc", *boards, acted=(3, 1, 2), all_in=(3,)), house).answer == seat


def test_a_bring_in_that_was_folded_away_is_passed_on_again() -> None:
    # Seat 2 has the low card and no chips; seat 3 folds the bring-in that came to him, and it goes to seat 4.
    seats = ["1 | Kd", "2 (1) | 2c", "3 | 9s", "4 | 8h"]
    case = Played({**CALLED, "seats": seats, "play": "3 folds"}, load_house("tda"))
    found = to_act(case.table, case.house)
    assert found.answer == 4
    assert found.because[-1].clause.text == "bring_in.all_in"


@pytest.mark.parametrize("seed", range(15))
def test_the_last_step_that_names_seats_names_who_acts(seed: int) -> None:
    rng = random.Random(f"steps {seed}")
    house, start = random_house(rng), random_table(rng)
    for table, event in played(rng, house, start, folding=0.0):
        if isinstance(event, ev.BringInPosted | ev.Completed | ev.Checked | ev.Bet | ev.Called | ev.Raised):
            for ruling in (opener(table, house), to_act(table, house)):
                named = [reason.seats for reason in ruling.because if reason.seats]
                assert named[-1] == (ruling.answer,)
