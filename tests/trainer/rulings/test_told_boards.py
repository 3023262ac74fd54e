"""What is told of boards and door cards where they are easily mistaken: other cards, other streets, the middle."""

import pytest
from msgspec.structs import replace

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


def door_cards(*doors: str | None) -> Table:
    """Third street as it is dealt; a door card of `?` is not known, and one of None is to come."""
    seats = []
    for number, door in enumerate(doors, 1):
        up = [] if door is None else [DealtCard(None if door == "?" else Card.parse(door), Face.UP)]
        seats.append(Seat(number, 100, paid=1, cards=(*[DealtCard(None, Face.DOWN)] * 2, *up)))
    return Table(Stakes(10, 20, 1, 3), tuple(seats))


def test_who_brings_it_in_waits_for_a_door_card_to_come_and_not_for_one_unknown() -> None:
    house = load_house("cardroom")
    assert told(bring_in(door_cards("Kd", "2c", None), house)) == ["bring_in.card_to_come"]
    found = bring_in(door_cards("Kd", "2c", "?"), house).answer
    assert found is not None
    assert found.seat == 2


def test_nobody_is_passed_the_bring_in_whose_door_card_is_unknown() -> None:
    # Seat 2 has the low card and no chips; seat 3 is next, and a record does not name his card.
    lies = door_cards("Kd", "2c", "?", "9h")
    seats = tuple(replace(seat, stack=0) if seat.number == 2 else seat for seat in lies.seats)
    assert told(bring_in(replace(lies, seats=seats), load_house("cardroom"))) == ["bring_in.card_to_come"]


def test_a_bring_in_passed_on_and_posted_is_not_given_up_by_a_fold_to_a_raise() -> None:
    # Seat 3 has put his last chip in the ante; seat 4 brings it in and later folds.
    case = at(["1 | Kd", "2 | 9c", "3 (1) | 2d", "4 | Td"], "4 brings in, 1 to 10, 2 calls, 4 folds, all call")
    third = at(["1 | Kd", "2 | 9c", "3 (1) | 2d", "4 | Td"], "4 brings in, 1 to 10, 2 calls")
    for each in (third, case):
        found = bring_in(each.table, each.house).answer
        assert found is not None
        assert found.seat == 4


def test_each_step_shows_the_cards_of_its_own_place() -> None:
    # Aces, then kings, then the nine against the eight.
    case = at(["1 | Ac Kd 9h", "2 | As Kh 8h", "3 | 2c 5d 6h"], "all call / all check / ")
    steps = opener(case.table, case.house).because
    assert ["".join(map(str, step.cards)) for step in steps] == ["AcAs", "9h"]


@pytest.mark.parametrize(
    ("board", "cards"),
    [
        ("9c 9d 4h 2s", "9c9d"),
        ("9c 9d 4h 4s", "9c9d4h4s"),
        ("9c 9d 9h 2s", "9c9d9h"),
        # Of high cards the highest.
        ("Ac 9d 4h 2s", "Ac"),
    ],
)
def test_the_best_board_is_shown_by_what_it_is_worth_and_no_kickers(board: str, cards: str) -> None:
    case = at([f"1 | {board}", "2 | Kc Th 7s 5d", "3 | Qd Jh 8s 3c"], "all call / all check / all check / ")
    found = opener(case.table, case.house).because
    assert ["".join(map(str, step.cards)) for step in found] == [cards]


@pytest.mark.parametrize(
    ("low", "high"),
    [
        # Nines with a queen are below nines with a king; aces, which are low here, below both.
        ("9c 9d Qh 2s", "9h 9s Kd 3c"),
        ("Ac Ad Kh 2s", "9h 9s Kd 3c"),
        # Of two pair the higher decides, then the lower: nines and aces are below nines and eights.
        ("8c 8d 5h 5s", "9h 9s 4d 4c"),
        ("Ac Ad 9h 9s", "8h 8s 9d 9c"),
    ],
)
def test_low_boards_go_by_pairs_before_kickers(low: str, high: str) -> None:
    case = at([f"1 | {high}", f"2 | {low}"], "all call / all check / all check / ", opener__by="low_board")
    assert opener(case.table, case.house).answer == 2


def test_a_counted_flush_is_shown_by_all_its_cards() -> None:
    seats = ["1 | Ks Kh 5h 7s", "2 | 9c 8c 4c 6c", "3 | 2d 6h Jh 3s"]
    case = at(seats, "all call / all check / all check / ", opener__straights_flushes="counted")
    best = next(step for step in opener(case.table, case.house).because if step.clause.text == "opener.by")
    assert "".join(map(str, best.cards)) == "9c8c4c6c"


def test_of_two_counted_flushes_the_next_rank_decides() -> None:
    # King and ten against king and nine: no second pairs.
    seats = ["1 | Kc 9c 8c 4c", "2 | Kd Td 3d 2d", "3 | 2h 6h Jh 3s"]
    case = at(seats, "all call / all check / all check / ", opener__straights_flushes="counted")
    found = opener(case.table, case.house)
    assert found.answer == 2
    assert "opener.next_rank.board rank=ten" in told(found)


def test_a_better_board_that_folded_on_fifth_street_is_told_on_sixth() -> None:
    seats = ["1 | Ks Qh 5h 7s", "2 | Ad Ah 9c", "3 | 2d 6h Jh 3s"]
    case = at(seats, "all call / all check / 2 to 20, 3 calls, 1 to 40, 2 folds, 3 calls / ")
    assert told(opener(case.table, case.house))[0] == "opener.folded seats=2"


@pytest.mark.parametrize("worse", ["5d 4h", "Qd Qc"])
def test_a_folded_board_that_is_no_better_is_not_told(worse: str) -> None:
    # The kings of seat 1 are the best board with or without that of seat 2.
    seats = ["1 | Ks Kh 5h", f"2 | {worse}", "3 | 3d 6h Jh"]
    case = at(seats, "all call / 1 to 10, 2 folds, 3 calls / ", open_pair__mode="off")
    assert not any(step.startswith("opener.folded") for step in told(opener(case.table, case.house)))


def test_a_folded_board_that_is_as_good_is_not_told() -> None:
    # Seat 2 folds the same four ranks on sixth street; on seventh the cards are dealt face down.
    seats = ["1 | Ks Qh 5h 7s", "2 | Kd Qd 5d 7c", "3 | 2d 6h Jh 3s"]
    case = at(seats, "all call / all check / all check / 1 to 20, 2 folds, 3 calls / ")
    assert not any(step.startswith("opener.folded") for step in told(opener(case.table, case.house)))


def test_by_the_low_board_fewer_alike_come_before_lower_ranks() -> None:
    # A pair of kings is a lower board than three deuces.
    case = at(["1 | 2c 2d 2h", "2 | Kc Kd 5h"], "all call / all check / ", opener__by="low_board")
    assert opener(case.table, case.house).answer == 2


def test_on_a_low_board_the_ace_is_below_the_deuce() -> None:
    case = at(["1 | 7h 2c", "2 | 7c Ad", "3 | 9d 8h"], "all call / ", opener__by="low_board")
    assert opener(case.table, case.house).answer == 2


def test_each_step_to_the_low_board_is_told_where_it_rules_somebody_out() -> None:
    # The pair is out first; of two boards up to the king the one with the eight is higher than that with the seven.
    case = at(["1 | 3c 3d", "2 | Kc 8d", "3 | Kd 7h"], "all call / ", opener__by="low_board")
    found = opener(case.table, case.house)
    assert found.answer == 3
    assert [(step.fact.key, step.out) for step in found.because] == [
        ("opener.by.low_board", (1,)),
        ("opener.by.low_board", (2,)),
    ]


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


@pytest.mark.parametrize(
    ("stacks", "step"), [((5, 5), "card_to_come"), ((5, 0), "nobody_to_bet"), ((0, 0), "nobody_to_bet")]
)
def test_a_river_card_dealt_up_is_waited_for_where_two_can_bet(stacks: tuple[int, ...], step: str) -> None:
    house = load_house("cardroom").with_written({"river.face": "up"})
    sixth = sixth_closed("Kd Qh 5h 7s", "9c 8s 4d 6c")
    seats = tuple(replace(seat, stack=stack) for seat, stack in zip(sixth.seats, stacks, strict=True))
    assert told(river_opener(replace(sixth, seats=seats), house, community=False)) == [f"opener.{step}"]


def test_a_card_in_the_middle_breaks_no_tie_by_suit() -> None:
    # King, queen, seven and five each, and the ace for both.
    house = load_house("cardroom").with_written({"opener.tie": "suit"})
    lies = sixth_closed("Kc Qh 5h 7s", "Ks Qd 5d 7c", community="Ad")
    found = best_board(lies, house)
    assert found.answer == 2
    assert told(found)[-1] == "opener.tie.suit card=Ks cards=KcKs holders=1+2 seat=2"


def test_while_cards_are_to_come_that_is_why_nobody_opens() -> None:
    lies = replace(sixth_closed("Kd Qh 5h", "9c 8s"), street=Street.FIFTH, rounds=((), (), ()))
    seats = tuple(replace(seat, stack=0) for seat in lies.seats)
    assert told(opener(replace(lies, seats=seats), load_house("cardroom"))) == ["opener.card_to_come"]


@pytest.mark.parametrize(
    ("board", "middle", "cards"),
    [
        ("9c 9d 4h 4s", "2d", "9c9d4h4s"),
        # Of a full house the three decide, of which nobody else can have as many.
        ("9c 9d 9h 4s", "4d", "9c9d9h"),
        ("9c 9d 9h 9s", "4d", "9c9d9h9s"),
    ],
)
def test_with_a_card_in_the_middle_a_board_is_still_shown_without_its_kickers(
    board: str, middle: str, cards: str
) -> None:
    lies = sixth_closed(board, "Kc Th 7s 5h", community=middle)
    step = best_board(lies, load_house("cardroom")).because[0]
    assert "".join(map(str, step.cards)) == cards
