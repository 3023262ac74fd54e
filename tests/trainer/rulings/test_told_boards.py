"""What is told of boards and door cards where they are easily mistaken: other cards, other streets, the middle."""

import pytest

from tests.trainer.rulings.told import at, told
from trainer.cards import Card
from trainer.events import Checked
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.money import Stakes
from trainer.rulings.bring_in import bring_in, low_card_order
from trainer.rulings.first_to_act import best_board, opener, river_opener
from trainer.table import DealtCard, Seat, Street, Table


@pytest.mark.parametrize("tie", ["suit_low", "suit_high", "first_dealt"])
def test_what_is_dealt_on_a_door_card_does_not_change_who_is_low(tie: str) -> None:
    # Seats 2 and 3 show deuces and seat 1 an ace; by the second upcards seat 1 would be low, then seat 3.
    seats = ["1 | Ad 3c", "2 | 2d Ac", "3 | 2c As", "4 | 9h 5c"]
    third = at(seats, "", bring_in__tie=tie)
    fourth = at(seats, "all call / ", bring_in__tie=tie)
    # Clubs are the lower suit; seat 2 is dealt to first.
    low = {"suit_low": 3, "suit_high": 2, "first_dealt": 2}[tie]
    assert low_card_order(fourth.table, fourth.house)[0].number == low
    assert bring_in(fourth.table, fourth.house) == bring_in(third.table, third.house)
    cards = [list(map(str, step.cards)) for step in bring_in(fourth.table, fourth.house).because[:3]]
    assert cards == [["Ad"], ["2d", "2c"], ["2c" if low == 3 else "2d"]]


def test_each_step_shows_the_cards_of_its_own_place() -> None:
    # Aces, then kings, then the nine against the eight.
    case = at(["1 | Ac Kd 9h", "2 | As Kh 8h", "3 | 2c 5d 6h"], "all call / all check / ")
    steps = opener(case.table, case.house).because
    assert ["".join(map(str, step.cards)) for step in steps] == ["AcAs", "9h"]


def test_a_counted_flush_is_shown_by_all_its_cards() -> None:
    seats = ["1 | Ks Kh 5h 7s", "2 | 9c 8c 4c 6c", "3 | 2d 6h Jh 3s"]
    case = at(seats, "all call / all check / all check / ", opener__straights_flushes="counted")
    best = next(step for step in opener(case.table, case.house).because if step.clause.text == "opener.by")
    assert "".join(map(str, best.cards)) == "9c8c4c6c"


@pytest.mark.parametrize("worse", ["5d 4h", "Qd Qc"])
def test_a_folded_board_that_is_no_better_is_not_told(worse: str) -> None:
    # The kings of seat 1 are the best board with or without that of seat 2.
    seats = ["1 | Ks Kh 5h", f"2 | {worse}", "3 | 3d 6h Jh"]
    case = at(seats, "all call / 1 to 10, 2 folds, 3 calls / ", open_pair__mode="off")
    assert not any(step.startswith("opener.folded") for step in told(opener(case.table, case.house)))


def test_by_the_low_board_fewer_alike_come_before_lower_ranks() -> None:
    # A pair of kings is a lower board than three deuces.
    case = at(["1 | 2c 2d 2h", "2 | Kc Kd 5h"], "all call / all check / ", opener__by="low_board")
    assert opener(case.table, case.house).answer == 2


def sixth_closed(*boards: str, face: Face = Face.UP, community: str | None = None) -> Table:
    """The end of sixth street, or seventh with a card in the middle; a board of `?` has a card nobody knows."""
    seats = []
    for number, board in enumerate(boards, 1):
        up = [None if card == "?" else Card.parse(card) for card in board.split()]
        cards = (*[DealtCard(None, Face.DOWN)] * 2, *[DealtCard(card, Face.UP) for card in up])
        seats.append(Seat(number, 100, cards=cards))
    rounds = ((), (), (), (Checked(1),), ())
    middle = DealtCard(Card.parse(community), face) if community else None
    street = Street.SEVENTH if community else Street.SIXTH
    return Table(
        Stakes(10, 20, 1, 3), tuple(seats), street=street, rounds=rounds if community else rounds[:4], community=middle
    )


def test_who_opens_the_river_is_not_known_while_one_upcard_of_four_is_not() -> None:
    house = load_house("pokerking")
    known = sixth_closed("Kd Qh 5h 7s", "9c 8s 4d 6c")
    assert river_opener(known, house, community=True).answer == 1
    unknown = sixth_closed("Kd Qh 5h 7s", "9c 8s 4d ?")
    assert river_opener(unknown, house, community=True).answer is None


@pytest.mark.parametrize(
    ("house", "face", "best"),
    [
        # With the nine in the middle seat 2 has nines; the card counts at the cardroom alone, and if it is seen.
        ("cardroom", Face.UP, 2),
        ("cardroom", Face.DOWN, 1),
        ("tda", Face.UP, 1),
        ("pokerking", Face.UP, 1),
    ],
)
def test_where_the_card_in_the_middle_makes_the_best_board(house: str, face: Face, best: int) -> None:
    lies = sixth_closed("Kd Qh 5h 7s", "9c 8s 4d 6c", face=face, community="9d")
    assert best_board(lies, load_house(house)).answer == best
