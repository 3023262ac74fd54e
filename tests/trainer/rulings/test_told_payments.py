"""What is told of pots and hands as they are paid: whose cards, of which pot, and what is counted in."""

import pytest

from tests.cases.case import Played
from tests.trainer.rulings.told import at, told
from trainer.houses.loader import load_house
from trainer.money import Stakes
from trainer.rulings.gathering import gathered
from trainer.rulings.high_hand import high_hand
from trainer.rulings.irregular import remedy
from trainer.rulings.low_hand import low_hand
from trainer.rulings.mishaps import Mishap, MishapKind, Remedy
from trainer.rulings.payout import payout
from trainer.rulings.river import Deck, Procedure, burn_after_mix, procedure_for, river_steps
from trainer.rulings.shares import odd_chip
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options, to_call
from trainer.table import Seat, Table

FOUR = ["1 | Kd Qh 5h 7s", "2 | 9c 8s 4d 6c", "3 | 2d 6h Jh 3s", "4 | Td 7d 3c 8d"]
CHECKED = "all check / all check / all check / all check"
# Straights to the nine, and to the seven for low; seats 1 and 2 alike.
NINES = ["1 9d 8h | 7s 6c 5s Ks | Qs", "2 9h 8c | 7d 6s 5h Kh | Qh"]
LOWS = ["1 7c 5d | 4s 3c 2c Kd | Qd", "2 7h 5c | 4d 3h 2h Kc | Qc"]


def high_low(seats: list[str], ante: int = 1, **clauses: str) -> Played:
    overrides = {key.replace("__", "."): value for key, value in clauses.items()}
    play = f"all call / {CHECKED}, all show"
    case = {"stakes": f"10/20 ante {ante} bring-in 3", "game": "hilo", "seats": seats, "play": play}
    return Played(case, load_house("cardroom").with_written(overrides))


def test_winners_who_tie_are_shown_by_the_five_of_the_first() -> None:
    case = high_low([*NINES, "3 Ah 2d | 4s 3d 8d Jd | Tc"])
    high = next(step for step in payout(case.table, case.house).because if step.fact.key == "payout.best_high")
    assert "".join(map(str, high.cards)) == "9d8h7s6c5s"
    case = high_low([*LOWS, "3 Ah Ad | Ac Ts 9s Jd | Jh"])
    low = next(step for step in payout(case.table, case.house).because if step.fact.key == "payout.best_low")
    assert "".join(map(str, low.cards)) == "7c5d4s3c2c"


def test_the_odd_chip_of_the_high_half_is_judged_among_its_own_winners() -> None:
    # 3 x 6 = 18: 9 for the two straights, one of them odd, and 9 for the low of seat 3.
    case = high_low([*NINES, "3 Ah 2d | 4s 3d 8d Jd | Tc"], ante=3)
    found = odd_chip(case.table, case.house)
    assert found.answer == 1
    judged = [step.fact.values["seat"] for step in found.because if step.fact.key == "shares.odd_card"]
    assert judged == [1, 2]


def test_the_lowest_card_is_an_ace_where_he_has_one() -> None:
    # 3 x 5 = 15: 8 for the two pair of seat 3 and 7 for the wheels. The ace of hearts is below the ace of spades,
    # though the deuces are the other way round.
    seats = ["1 As 2c | 3d 4c 5s Kd | Qs", "2 Ah 2d | 3h 4h 5c Kc | Qh", "3 Ts Th | Tc 9s 9d 9h | Jh"]
    case = high_low(seats, ante=2, odd_chip__low="low_suit")
    found = odd_chip(case.table, case.house)
    judged = [str(step.cards[0]) for step in found.because if step.fact.key == "shares.odd_card"]
    assert (found.answer, judged) == (2, ["As", "Ah"])


def test_the_main_pot_is_told_from_nothing_up() -> None:
    # Seat 1 is all-in for 7 of 20.
    lies = Table(Stakes(10, 20, 1, 3), (Seat(1, 0, bet=7), Seat(2, 50, bet=20), Seat(3, 50, bet=20)))
    assert told(gathered(lies, load_house("cardroom"))) == [
        "gathering.main amount=21 below=0 each=7 seats=1+2+3 side=0",
        "gathering.side amount=26 below=7 each=20 seats=2+3 side=1",
    ]


def test_a_sixth_card_of_another_suit_does_not_lengthen_a_straight_flush() -> None:
    case = at(["1 9h 8h | 7h 6h 5h 4d | Ks", "2"], f"all call / {CHECKED}")
    assert not any(step.startswith("high_hand.six_in_sequence") for step in told(high_hand(case.table, case.house, 1)))


def test_an_eight_counts_towards_a_low() -> None:
    # Eight, five, four and deuce.
    case = high_low(["1 Ks Qh | Jd 8c 5h 4d | 2s", "2 | 3c"])
    assert told(low_hand(case.table, case.house, 1)) == ["low_hand.none count=4 seat=1"]


def test_it_is_too_late_for_a_misdeal_after_any_four_acts_too() -> None:
    seats = ["1 | Kd", "2 | 9c", "3 | 2d", "4 | Td", "5 | Jh", "6 | Qh"]
    case = at(seats, "3 brings in, 4 folds, 5 folds, 6 folds, 1 folds", irregular__misdeal="substantial_action")
    assert remedy(Mishap(MishapKind.SEAT_LEFT_OUT, 2), case.table, case.house).answer is Remedy.PLAY_ON


@pytest.mark.parametrize(
    ("stub", "live", "muck", "burns"),
    [
        # 24, 7, 7 and 6 dealt, three burned: 5 left. One is burned, three are dealt; the last card and four burns are
        # five, for three hands.
        (5, 6, 8, True),
        # 24 and 7 on each street: 4 left. Two are dealt; five cards for five hands.
        (4, 7, 3, False),
    ],
)
def test_after_the_mix_a_card_is_burned_where_one_is_to_spare(stub: int, live: int, muck: int, burns: bool) -> None:
    deck, house = Deck(stub, live, 3, muck), load_house("cardroom")
    assert procedure_for(deck, house) is Procedure.REMIX_LAST
    assert burn_after_mix(deck, house) is burns


def test_no_card_is_burned_where_there_are_too_few_to_mix() -> None:
    # 48 dealt and three burned: four cards for eight hands.
    assert not burn_after_mix(Deck(1, 8, 3, 0), load_house("cardroom"))


def test_who_is_all_in_is_spoken_of_before_the_river_is_dealt_and_not_after() -> None:
    seats = [FOUR[0], "2 (4) | 9c 8s 4d 6c", FOUR[2]]
    seventh = at(seats, "all call / all check / all check / all check / ")
    found = [step.fact.key for step in river_steps(seventh.table, seventh.house)]
    assert "river.all_in_too" not in found


@pytest.mark.parametrize(("play", "clause"), [("3 brings in", "bring_in.by"), ("all call / 1 checks", "opener.by")])
def test_the_turn_goes_on_from_who_brought_it_in_or_from_who_opened(play: str, clause: str) -> None:
    case = at(FOUR, play)
    assert to_act(case.table, case.house).because[-1].clause.text == clause


def test_who_has_the_small_bet_beside_an_open_pair_is_not_all_in_below_a_raise() -> None:
    # Seat 1 shows kings; seat 2 has 15 left after 1 and 3.
    case = at(["1 | Kd Kh 5h 7s", "2 (19) | 9c 8s 4d 6c", *FOUR[2:]], "all call / 1 checks")
    steps = told(options(case.table, case.house, 2))
    assert not any(step.startswith("wagers.all_in_below") for step in steps)
    assert steps[-1] == "wagers.first totals=10"


@pytest.mark.parametrize(("mode", "told_as"), [("any", ["open_pair.only_fourth"]), ("off", [])])
def test_a_pair_of_fourth_street_is_spoken_of_later_only_where_it_counted(mode: str, told_as: list[str]) -> None:
    case = at(["1 | Kd Kh 5h 7s", *FOUR[1:]], "all call / all check / ", open_pair__mode=mode)
    steps = told(options(case.table, case.house, 1))
    assert [step for step in steps if step.startswith("open_pair")] == told_as


def test_a_short_bring_in_is_not_spoken_of_once_it_has_been_raised() -> None:
    case = at([*FOUR[:2], "3 (2) | 2d 6h Jh 3s", FOUR[3]], "3 brings in, 4 to 10")
    assert told(to_call(case.table, case.house, 1)) == ["wagers.call.whole to=10"]


@pytest.mark.parametrize("rule", ["full", "half", "any"])
def test_a_bet_of_more_than_the_least_counts_at_every_house(rule: str) -> None:
    # 20 beside an open pair, where 10 is the least.
    case = at(["1 | Kd Kh 5h 7s", *FOUR[1:]], "all call / 1 to 20", all_in__counts_from=rule)
    assert "wagers.made made=1 most=4" in told(options(case.table, case.house, 2))
