"""What is told of hands where aces are low, where a kicker or a sixth card decides, and of a deck at its edge."""

import pytest

from tests.cases.case import Played
from tests.trainer.rulings.told import at, told
from trainer.cards import Card, parse_cards
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.money import Stakes
from trainer.rulings.high_hand import best_high_hand, high_hand, high_hand_order
from trainer.rulings.irregular import remedy
from trainer.rulings.low_hand import best_low_hand, low_hand
from trainer.rulings.mishaps import Mishap, MishapKind, Remedy
from trainer.rulings.payout import payout
from trainer.rulings.river import Deck, Procedure, procedure_for, river_steps
from trainer.rulings.shares import hands_read, pots_lie
from trainer.rulings.showing import may_muck
from trainer.rulings.stub import left
from trainer.table import DealtCard, Seat, Street, Table

CHECKED = "all check / all check / all check / all check"


def high(*cards: str, **clauses: str) -> Played:
    return at([f"{seat} {each}" for seat, each in enumerate(cards, 1)], f"all call / {CHECKED}", **clauses)


def high_low(*cards: str, **clauses: str) -> Played:
    overrides = {key.replace("__", "."): value for key, value in clauses.items()}
    seats = [f"{seat} {each}" for seat, each in enumerate(cards, 1)]
    case = {"stakes": "10/20 ante 1 bring-in 3", "game": "hilo", "seats": seats, "play": f"all call / {CHECKED}"}
    return Played(case, load_house("cardroom").with_written(overrides))


@pytest.mark.parametrize(
    ("better", "worse", "step"),
    [
        # A pair of deuces is above one of aces.
        (
            "2s 2h | Kd 9c 7h 5s | 4c",
            "As Ah | Kh 9d 7c 5d | 3s",
            "made_rank category=pair other=ace others=2 rank=two seats=1",
        ),
        # Flushes K Q J 9 A and K Q J 8 7: the ace is the last of its five.
        (
            "Kc Qc | Jc 9c Ac 3d | 2h",
            "Kh Qh | Jh 8h 7h 3s | 2d",
            "next_card category=flush other=eight others=2 rank=nine seats=1",
        ),
        # What a hand is made of comes before its kickers here too.
        (
            "6s 6h | 6d Qc Jh 3s | 2c",
            "5s 5h | 5d Kc Jd 3h | 2d",
            "made_rank category=trips other=five others=2 rank=six seats=1",
        ),
        (
            "6s 6h | 6d Qc Qh 3s | 2c",
            "5s 5h | 5d Kc Kd 3h | 2d",
            "made_rank category=full_house other=five others=2 rank=six seats=1",
        ),
        (
            "6s 6h | 6d 6c Qh 3s | 2c",
            "5s 5h | 5d 5c Kd 3h | 2d",
            "made_rank category=quads other=five others=2 rank=six seats=1",
        ),
    ],
)
def test_where_aces_are_low_they_come_after_deuces(better: str, worse: str, step: str) -> None:
    case = high_low(better, worse, low__ace="low")
    found = high_hand_order(case.table, case.house)
    assert found.answer == ((1,), (2,))
    assert told(found)[-1] == f"high_hand.{step}"


def test_hands_that_tie_where_aces_are_low_are_equal_whatever_their_suits() -> None:
    case = high_low("Ks Kh | Qd 9c 5h 4s | 2c", "Kd Kc | Qh 9d 5c 4h | 2d", low__ace="low")
    assert high_hand_order(case.table, case.house).answer == ((1, 2),)


@pytest.mark.parametrize(
    ("game", "ace", "five"),
    [
        ("high", "low", "AsKhQdJcTh"),
        ("hilo", "both", "AsKhQdJcTh"),
        # King high: the ace, below the deuce, is not among the five.
        ("hilo", "low", "KhQdJcTh4d"),
    ],
)
def test_aces_are_low_alone_only_in_high_low_and_where_the_house_has_it_so(game: str, ace: str, five: str) -> None:
    seats = ["1 As Kh | Qd Jc Th 4d | 2s", "2 | 3c"]
    case = {"stakes": "10/20 ante 1 bring-in 3", "game": game, "seats": seats, "play": f"all call / {CHECKED}"}
    played = Played(case, load_house("cardroom").with_written({"low.ace": ace}))
    assert "".join(map(str, high_hand(played.table, played.house, 1).answer.five)) == five


def test_the_second_kicker_is_a_kicker_too() -> None:
    case = high("Ks Kh | Qd 9c 5h 4s | 2c", "Kd Kc | Qh 8d 5c 4h | 2d")
    assert told(best_high_hand(case.table, case.house))[-1] == (
        "high_hand.kicker category=pair other=eight others=2 rank=nine seats=1"
    )


@pytest.mark.parametrize(
    ("better", "worse", "step"),
    [
        ("Ks Kh | Kd 9c 5h 4s | 2c", "Qs Qh | Qd 9d 5c 4h | 2d", "category=trips other=queen others=2 rank=king"),
        ("Ks Kh | Kd 9c 9h 4s | 2c", "Qs Qh | Qd 8d 8c 4h | 2d", "category=full_house other=queen others=2 rank=king"),
        ("Ks Kh | Kd Kc 5h 4s | 2c", "Qs Qh | Qd Qc 5c 4h | 2d", "category=quads other=queen others=2 rank=king"),
    ],
)
def test_three_and_four_alike_are_what_a_hand_is_made_of(better: str, worse: str, step: str) -> None:
    case = high(better, worse)
    assert told(best_high_hand(case.table, case.house))[-1] == f"high_hand.made_rank {step} seats=1"


@pytest.mark.parametrize("cards", ["Ts 9h | 8d 7c 6h 5d | Ks", "As Kh | Qd Jc Th 9d | 2s"])
def test_six_in_sequence_are_said_up_to_the_ace(cards: str) -> None:
    case = high(cards, "")
    assert "high_hand.six_in_sequence seat=1" in told(high_hand(case.table, case.house, 1))


def test_the_card_in_the_middle_is_read_as_one_of_his_seven() -> None:
    held = parse_cards("Ks Kh Qd 9c 5h 4s")
    cards = tuple(DealtCard(card, Face.DOWN if place < 2 else Face.UP) for place, card in enumerate(held))
    seats = (Seat(1, 100, cards=cards), Seat(2, 100))
    lies = Table(Stakes(10, 20, 1, 3), seats, street=Street.SEVENTH, community=DealtCard(Card.parse("Kd"), Face.UP))
    assert told(high_hand(lies, load_house("cardroom"), 1))[0] == "high_hand.community card=Kd"


def test_lows_that_tie_are_shown_by_the_five_of_the_first() -> None:
    case = high_low("7s 5h | 4d 3c 2h Kd | Qs", "7c 5d | 4h 3d 2c Kh | Qd", "8c 5s | 4c 3s 2d Kc | Qc")
    decided = best_low_hand(case.table, case.house).because[-1]
    assert "".join(map(str, decided.cards)) == "7s5h4d3c2h"


def test_a_low_below_the_eight_needs_no_other_rule() -> None:
    case = high_low("7s 5h | 4d 3c 2h Kd | Qs", "", low__qualifier="none")
    assert "low_hand.any_five seat=1" not in told(low_hand(case.table, case.house, 1))


def test_suits_are_not_spoken_of_where_one_hand_is_best() -> None:
    seats = ["1 Ks Kh | Qd 9c 5h 4s | 2c", "2 Js Jh | Qh 9d 5c 4h | 2d"]
    case = at(seats, f"all call / {CHECKED}, all show", hand__suits="rank")
    assert told(payout(case.table, case.house)) == ["payout.best_high hand=KsKhQd9c5h pot=0 seats=1"]


def test_the_hand_of_who_is_alone_is_not_read() -> None:
    seats = ["1 Ks Kh | Qd 9c 5h 4s | 2c", "2 Js Jh | Qh 9d 5c 4h | 2d"]
    case = at(seats, "all call / all check / all check / all check / 1 to 20, 2 folds")
    assert hands_read(case.table, case.house) == ()


def test_three_pots_are_named() -> None:
    # All-in for 4 and for 24; the others are in for 44.
    lies = (Seat(1, 0, paid=4), Seat(2, 0, paid=24), Seat(3, 90, paid=44), Seat(4, 90, paid=44))
    facts = pots_lie(Table(Stakes(10, 20, 1, 3), lies), load_house("cardroom"))
    assert [(fact.values["amount"], fact.values["seats"]) for fact in facts] == [
        (16, (1, 2, 3, 4)),
        (60, (2, 3, 4)),
        (40, (3, 4)),
    ]


def test_who_shows_after_the_first_is_told_whether_he_may_muck() -> None:
    # Seat 1 opened the river and shows first.
    case = high("Ks Kh | Qd 9c 5h 4s | 2c", "Js Jh | Qh 9d 5c 4h | 2d")
    assert told(may_muck(case.table, case.house, 1))[-1] == "showing.first seat=1"
    assert told(may_muck(case.table, case.house, 2))[-1] == "showing.may_muck seat=2"


@pytest.mark.parametrize(
    ("seats", "exposed", "done"),
    [
        # Of two hands the one dealt to first decides; of three none does alone. The dealer sits before the first line.
        (("5", "2"), 5, Remedy.RIVER_ALL_UP),
        (("5", "2"), 2, Remedy.RIVER_ALL_IN_OPTION),
        (("5", "2", "3"), 5, Remedy.RIVER_ALL_IN_OPTION),
    ],
)
def test_a_river_card_exposed_between_two_hands(seats: tuple[str, ...], exposed: int, done: Remedy) -> None:
    case = at(seats, "all call / all check / all check / all check / ", irregular__exposed_river="all_in_option")
    mishap = Mishap(MishapKind.EXPOSED_RIVER, exposed)
    assert remedy(mishap, case.table, case.house).answer is done


def test_the_deck_at_the_edge_of_what_is_enough() -> None:
    cardroom = load_house("cardroom").with_written({"river.short_deck": "muck_reshuffled"})
    # 24, 8, 8 and 7 dealt and three burned: 2 are left for 7 and two more; with the muck of 5 there are but 7.
    assert procedure_for(Deck(2, 7, 3, 5), cardroom) is Procedure.COMMUNITY
    # With one of 7 there are just the 9.
    assert procedure_for(Deck(2, 7, 3, 7), cardroom) is Procedure.MUCK_RESHUFFLED


DOORS = ["1 | As", "2 | Ah", "3 | Ad", "4 | Ac", "5 | Ks", "6 | Kh", "7 | Kd", "8 | Kc"]


def test_a_stub_of_three_is_large_enough_for_a_burn_and_a_card_in_the_middle() -> None:
    # 24, 8, 7 and 7 dealt, three burned: 3 left; with the burns 6, where 7 and two more are needed.
    play = "all call / 1 to 10, 2 folds, all call / all check / all check"
    case = at(DOORS, play, "tda", opener__tie="position")
    steps = [step.fact for step in river_steps(case.table, case.house)]
    enough = next(fact for fact in steps if fact.key == "river.stub.large_enough")
    assert dict(enough.values) == {"stub": 3, "least": 3}


def test_nothing_has_been_burned_on_third_street_where_burns_begin_on_fourth() -> None:
    case = at(DOORS, "", "tda")
    assert told(left(case.table, case.house))[-1] == "river.stub.no_burns burned=0 dealt=24 stub=28"


def test_nothing_more_is_burned_from_a_stub_that_is_gone() -> None:
    # 48 dealt and four burned: the four burns are all there is to mix.
    case = at(DOORS, "all call / all check / all check / all check", burns="third_on")
    steps = [step.fact for step in river_steps(case.table, case.house)]
    short = next(fact for fact in steps if fact.key == "river.mix_short.remix_last")
    assert dict(short.values) == {"mixed": 4, "left": 8}
