"""Who is paid what in all, who gets the odd chip, and what is read out before."""

import pytest

from tests.cases.case import Played
from trainer.hands import Category
from trainer.houses.loader import load_house
from trainer.rulings.shares import hands_read, odd_chip, pots_lie, shares

CHECKED = "all check / all check / all check / all check"
STRAIGHTS = ["1 9d 8h | 7s 6c 5s Ks | Qs", "2 9h 8c | 7d 6s 5h 2c | 3d", "3 | Kc"]


def played(house: str, seats: list[str], play: str, game: str = "high") -> Played:
    case = {"stakes": "10/20 ante 1 bring-in 3", "seats": seats, "play": play, "game": game}
    return Played(case, load_house(house))


@pytest.mark.parametrize(
    ("house", "seat", "judged"),
    [
        # Two nine-high straights for 9: all seven hold the king of spades, of the five the nine of hearts is higher.
        ("cardroom", 1, ["Ks", "9h"]),
        ("tda", 2, ["9d", "9h"]),
        ("supremeking", 1, []),
    ],
)
def test_odd_chip_of_equal_hands_and_the_cards_it_is_judged_by(house: str, seat: int, judged: list[str]) -> None:
    case = played(house, STRAIGHTS, f"2 brings in, 3 folds, 1 calls / {CHECKED}, all show")
    found = odd_chip(case.table, case.house)
    assert found.answer == seat
    cards = [reason.cards[0] for reason in found.because if reason.fact.key == "shares.odd_card"]
    assert [str(card) for card in cards] == judged


def test_odd_chip_of_equal_lows_with_a_pair_is_judged_by_the_highest_card_and_not_by_the_pair() -> None:
    # Without a qualifier both have a pair of nines, jack, ten, eight; the jack of spades is above the jack of hearts,
    # though the higher nine is that of seat 1. Three times 2 + 3 are 15: 8 for the kings, and 7 for the lows.
    seats = ["1 Jh Td | Jc Ts 9s 8c | 9c", "2 Js Tc | Jd Th 9h 8d | 9d", "3 Kc Kd | Ks 4d 4c 4h | Qh"]
    clauses = {"low.qualifier": "none", "odd_chip.low": "suit_in_five"}
    play = f"all call / {CHECKED}, all show"
    case = {"stakes": "10/20 ante 2 bring-in 3", "seats": seats, "play": play, "game": "hilo"}
    at = Played(case, load_house("cardroom").with_written(clauses))
    found = odd_chip(at.table, at.house)
    cards = [str(reason.cards[0]) for reason in found.because if reason.fact.key == "shares.odd_card"]
    assert (found.answer, cards) == (2, ["Jh", "Js"])


# Two pair against a seven low.
HIGH_LOW = ["1 Kc Kd | Qh Qs 9d 5c | 2h", "2 Ah 2c | 3d 5h 7c Jd | Td", "3 | Kh"]


def test_odd_chip_between_the_halves_is_the_high_hand_s() -> None:
    # 3 antes and twice 3 make 9: five for the kings up, four for the low.
    case = played("cardroom", HIGH_LOW, f"2 brings in, 3 folds, 1 calls / {CHECKED}, all show", "hilo")
    assert shares(case.table, case.house).answer == ((1, 5), (2, 4))
    found = odd_chip(case.table, case.house)
    assert found.answer == 1
    assert found.because[-1].fact.key == "shares.odd_half.high"


@pytest.mark.parametrize(
    ("rule", "seat", "judged"),
    [
        # Of the lows 7 5 4 3 2 the spade is the higher seven; of all seven cards the deuce of clubs is the lowest.
        ("suit_in_five", 1, ["7s", "7h"]),
        ("low_suit", 2, ["2d", "2c"]),
    ],
)
def test_odd_chip_of_equal_lows_and_the_cards_it_is_judged_by(rule: str, seat: int, judged: list[str]) -> None:
    seats = ["1 7s 5h | 4d 3c 2d Kd | Qs", "2 7h 5d | 4h 3d 2c Kh | Qd", "3 Ah Ad | Ac Ts 9s Jd | Jh"]
    case = Played(
        {
            "stakes": "10/20 ante 2 bring-in 3",
            "seats": seats,
            "play": f"all call / {CHECKED}, all show",
            "game": "hilo",
        },
        load_house("cardroom").with_written({"odd_chip.low": rule}),
    )
    # Three times 2 + 3 are 15: 8 for the high hand, and of the 7 for the lows one is odd.
    found = odd_chip(case.table, case.house)
    assert found.answer == seat
    cards = [reason.cards[0] for reason in found.because if reason.fact.key == "shares.odd_card"]
    assert [str(card) for card in cards] == judged


@pytest.mark.parametrize("game", ["high", "hilo"])
def test_aces_are_read_low_only_in_a_game_that_has_a_low(game: str) -> None:
    house = load_house("cardroom").with_written({"low.ace": "low"})
    seats = ["1 Ah Ks | Qd Js Td 5c | 2h", "2 Kc Kh | Qh Qc 8d 4c | 3h"]
    play = f"all call / {CHECKED}, all show"
    case = Played({"stakes": "10/20 ante 1 bring-in 3", "seats": seats, "play": play, "game": game}, house)
    read = next(reason for reason in hands_read(case.table, house) if reason.seats == (1,))
    # A straight to the ace where the ace is high; else king high.
    assert read.fact.values["hand"].category is (Category.STRAIGHT if game == "high" else Category.HIGH_CARD)


def test_an_even_pot_has_no_odd_chip() -> None:
    # Seat 3 calls too and folds later: 3 antes and three times 3 make 12.
    play = (
        "2 brings in, 3 calls, 1 calls / 1 checks, 2 to 10, 3 folds, 1 calls "
        "/ all check / all check / all check, all show"
    )
    case = played("cardroom", HIGH_LOW, play, "hilo")
    # 12 and the 20 of fourth street.
    assert shares(case.table, case.house).answer == ((1, 16), (2, 16))
    assert odd_chip(case.table, case.house).answer is None


def test_every_hand_is_read_for_high_and_for_low_before_anything_is_pushed() -> None:
    case = played("cardroom", HIGH_LOW, f"2 brings in, 3 folds, 1 calls / {CHECKED}, all show", "hilo")
    keys = [reason.fact.key for reason in shares(case.table, case.house).because]
    assert keys[:4] == ["shares.high", "shares.high", "shares.low", "shares.no_low"]
    assert keys[-2:] == ["shares.pushed.high", "shares.pushed.low"]


def test_several_pots_are_named_and_one_is_not() -> None:
    # Seat 1 is all-in for 4, the others bet 20 once more: 12 and 40.
    seats = ["1 (4) Kc Kd | Qh Qs 9d 5c | 2h", "2 Ah 2c | 3d 5h 7c Jd | Td", "3 4h 4d | Kh 8s 8d 2s | 3s"]
    play = "2 brings in, 3 calls, 1 calls / all check / all check / all check / 2 to 20, 3 calls, all show"
    case = played("cardroom", seats, play)
    facts = pots_lie(case.table, case.house)
    assert [(fact.values["amount"], fact.values["seats"]) for fact in facts] == [(12, (1, 2, 3)), (40, (2, 3))]
    one = played("cardroom", STRAIGHTS, f"2 brings in, 3 folds, 1 calls / {CHECKED}, all show")
    assert pots_lie(one.table, one.house) == ()
