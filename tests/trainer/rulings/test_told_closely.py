"""What is told beside the answer, step by step: which clause decides, which seats and cards a step is about."""

import pytest

from tests.cases.case import Played
from tests.trainer.rulings.told import at, told
from trainer.houses.loader import load_house
from trainer.rulings.acts import acts
from trainer.rulings.betting import open_pair
from trainer.rulings.bring_in import bring_in
from trainer.rulings.first_to_act import best_board, opener
from trainer.rulings.high_hand import best_high_hand, high_hand, high_hand_order
from trainer.rulings.irregular import remedy
from trainer.rulings.mishaps import Mishap, MishapKind, Remedy
from trainer.rulings.shares import odd_chip
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options, to_call

# Seat 3 has the lowest door card and brings it in; seat 1 is high on fourth, fifth and sixth street.
FOUR = ["1 | Kd Qh 5h 7s", "2 | 9c 8s 4d 6c", "3 | 2d 6h Jh 3s", "4 | Td 7d 3c 8d"]
CHECKED = "all check / all check / all check / all check"


def high_low(seats: list[str], play: str, ante: int = 1, **clauses: str) -> Played:
    overrides = {key.replace("__", "."): value for key, value in clauses.items()}
    case = {"stakes": f"10/20 ante {ante} bring-in 3", "game": "hilo", "seats": seats, "play": play}
    return Played(case, load_house("cardroom").with_written(overrides))


def test_beside_what_he_faces_a_player_is_told_what_bears_on_his_wager_and_not_its_size() -> None:
    case = at(FOUR, "3 brings in, 4 to 10")
    assert told(acts(case.table, case.house, 1)) == [
        "acts.first to=10",
        "wagers.completion.wager",
        "wagers.made made=1 most=4",
        "wagers.totals from=10 totals=20",
    ]


def test_who_starts_third_street_is_held_to_it_by_the_clause_on_opening() -> None:
    case = at(FOUR, "")
    assert acts(case.table, case.house, 3).because[-1].clause.text == "bring_in.may_open"


@pytest.mark.parametrize(
    ("seats", "play", "stakes", "seat", "faced"),
    [
        # All-in for 4 on fourth street, less than half of a bet: no full wager, and yet no bring-in.
        (["1 (8) | Kd Qh", *FOUR[1:]], "all call / 1 to 4", "10/20", 2, "acts.first to=4"),
        # Nor is one of 3, as much as the bring-in was.
        (["1 (7) | Kd Qh", *FOUR[1:]], "all call / 1 to 3", "10/20", 2, "acts.first to=3"),
        # All-in for 4 over the bring-in of 3.
        ([*FOUR[:3], "4 (5) | Td 7d"], "3 brings in, 4 to 4", "10/20", 1, "acts.first to=4"),
        # A bring-in of the whole small bet is a wager.
        (FOUR, "3 brings in", "3/6", 4, "acts.first to=3"),
    ],
)
def test_only_the_bring_in_is_faced_as_one(seats: list[str], play: str, stakes: str, seat: int, faced: str) -> None:
    case = at(seats, play, stakes=stakes, open_pair__mode="off")
    assert told(acts(case.table, case.house, seat))[0] == faced


def test_the_bring_in_is_passed_on_by_the_door_card_whatever_has_been_dealt_since() -> None:
    # Seat 3 has put his last chip in the ante; seat 4, next with chips, folds and seat 1 brings it in.
    seats = [*FOUR[:2], "3 (1) | 2d 6h Jh 3s", FOUR[3]]
    third = at(seats, "")
    passed_on = bring_in(third.table, third.house).because[-3]
    assert passed_on.clause.text == "bring_in.all_in"
    assert (passed_on.seats, list(map(str, passed_on.cards))) == ((4,), ["Td"])
    fourth = at(seats, "4 folds, all call / ")
    found = bring_in(fourth.table, fourth.house)
    assert found.answer is not None
    assert found.answer.seat == 1
    assert list(map(str, found.because[-3].cards)) == ["Kd"]


@pytest.mark.parametrize("play", ["", "all call / all check / "])
def test_on_any_street_but_fourth_that_is_why_no_pair_counts(play: str) -> None:
    case = at(["1 | Kd Kh 5h 7s", *FOUR[1:]], play)
    assert told(open_pair(case.table, case.house)) == ["open_pair.only_fourth"]


@pytest.mark.parametrize(("hilo", "clause"), [("on", "open_pair.mode"), ("off", "open_pair.hilo")])
def test_whether_the_open_pair_counts_in_high_low_is_told_and_decides_the_totals(hilo: str, clause: str) -> None:
    case = high_low(["1 | Kd Kh 5h 7s", *FOUR[1:]], "all call / ", open_pair__hilo=hilo)
    assert told(open_pair(case.table, case.house))[0] == f"open_pair.hilo.{hilo}"
    last = options(case.table, case.house, 1).because[-1]
    assert (last.fact.key, last.clause.text) == ("wagers.first", clause)


@pytest.mark.parametrize(("small", "big"), [(10, 20), (1000, 2000)])
def test_a_big_bet_beside_an_open_pair_is_known_whatever_the_stakes(small: int, big: int) -> None:
    case = at(["1 | Kd Kh 5h 7s", *FOUR[1:]], f"all call / 1 to {big}", stakes=f"{small}/{big}")
    assert f"open_pair.big_only size={big}" in told(options(case.table, case.house, 2))


@pytest.mark.parametrize(
    ("fourth", "option", "play"),
    [
        # Raised, it is his turn as it is anybody's who has chips to add.
        (FOUR[3], "yes", "3 brings in, 4 to 10, 1 folds, 2 calls"),
        # Seat 4 is all-in for 4, no full wager: the bring-in lacks 1.
        ("4 (5) | Td 7d", "no", "3 brings in, 4 to 4, 1 folds, 2 calls"),
    ],
)
def test_the_option_is_spoken_of_only_where_the_turn_is_owed_to_it(fourth: str, option: str, play: str) -> None:
    case = at([*FOUR[:3], fourth], play, bring_in__option=option)
    assert told(to_act(case.table, case.house)) == ["turn.next_clockwise after=2 seat=3"]


@pytest.mark.parametrize("counts", ["ignored", "counted"])
def test_a_flush_on_a_board_is_said_to_count_or_not(counts: str) -> None:
    # Counted, it beats the kings; three to it are seen on fifth street as well.
    seats = ["1 | Ks Kh 5h 7s", "2 | 9c 8c 4c 6c", "3 | 2d 6h Jh 3s"]
    case = at(seats, "all call / all check / all check / ", opener__straights_flushes=counts)
    found = opener(case.table, case.house)
    assert found.answer == (2 if counts == "counted" else 1)
    assert f"opener.patterns.{counts} seats=2" in told(found)


def test_the_only_board_left_is_the_best_by_the_clause_on_boards() -> None:
    seats = ["1 | Ks Kh 5h 7s", "2 | 9c 8c 4c 6c", "3 | 2d 6h Jh 3s"]
    case = at(seats, "all call / all check / all check / 1 checks, 2 to 20, 3 folds, 1 folds")
    found = best_board(case.table, case.house)
    assert found.answer == 2
    assert told(found) == ["opener.by.board", "opener.patterns.ignored seats=2"]


def hands(*cards: str) -> Played:
    return at([f"{seat} {each}" for seat, each in enumerate(cards, 1)], f"all call / {CHECKED}")


def test_the_best_hand_is_put_above_the_next_and_the_whole_order_above_each() -> None:
    # Aces, kings twice, queens.
    case = hands(
        "As Ah | Jd 9c 5h 4s | 2c", "Ks Kh | Jc 9d 5c 4h | 2d", "Kd Kc | Js 9s 5d 4d | 2h", "Qs Qh | Jh 8d 6c 4c | 2s"
    )
    plays = [
        "high_hand.plays five=AsAhJd9c5h hand=AsAhJd9c5h seat=1",
        "high_hand.plays five=KsKhJc9d5c hand=KsKhJc9d5c seat=2",
        "high_hand.plays five=KdKcJs9s5d hand=KdKcJs9s5d seat=3",
        "high_hand.plays five=QsQhJh8d6c hand=QsQhJh8d6c seat=4",
    ]
    above_kings = "high_hand.made_rank category=pair other=king others=2+3 rank=ace seats=1"
    assert told(best_high_hand(case.table, case.house)) == [*plays, above_kings]
    assert told(high_hand_order(case.table, case.house)) == [
        *plays,
        "high_hand.equal seats=2+3",
        "high_hand.made_rank category=pair other=queen others=4 rank=king seats=2+3",
        above_kings,
    ]


def test_equal_hands_are_shown_by_the_five_of_the_first() -> None:
    case = hands("Ks Kh | Jc 9d 5c 4h | 2d", "Kd Kc | Js 9s 5d 4d | 2h", "Qs Qh | Jh 8d 6c 4c | 2s")
    equal, decided = best_high_hand(case.table, case.house).because[-2:]
    assert (equal.fact.key, equal.seats) == ("high_hand.equal", (1, 2))
    assert "".join(map(str, decided.cards)) == "KsKhJc9d5c"


def test_two_low_aces_do_not_stand_in_the_way_of_a_straight_to_the_king() -> None:
    # K Q J T 9; with aces above the king it would be one to the ace.
    case = high_low(["1 As Ah | Kd Qc Jh Ts | 9c", "2 | 2d", "3 | 3s"], f"all call / {CHECKED}", low__ace="low")
    assert "".join(map(str, high_hand(case.table, case.house, 1).answer.five)) == "KdQcJhTs9c"


@pytest.mark.parametrize(
    ("mishap", "seats"),
    [(Mishap(MishapKind.EXPOSED_HOLE, 2), (2,)), (Mishap(MishapKind.PREMATURE), ())],
)
def test_a_remedy_is_about_the_player_it_happened_to_where_it_happened_to_one(
    mishap: Mishap, seats: tuple[int, ...]
) -> None:
    case = at(FOUR, "")
    assert remedy(mishap, case.table, case.house).because[-1].seats == seats


@pytest.mark.parametrize("count", [0, 1])
def test_a_boxed_card_that_nobody_has_counted_is_one(count: int) -> None:
    case = at(FOUR, "", irregular__boxed="replaced")
    assert remedy(Mishap(MishapKind.BOXED, count=count), case.table, case.house).answer is Remedy.BOXED_NEXT


@pytest.mark.parametrize(("rule", "done"), [("until_next_acts", Remedy.LOW_CORRECTED), ("stands", Remedy.LOW_STANDS)])
def test_nobody_has_acted_since_where_nobody_is_said_to_have(rule: str, done: Remedy) -> None:
    case = at(FOUR, "", irregular__wrong_bring_in=rule)
    assert remedy(Mishap(MishapKind.WRONG_BRING_IN, 2), case.table, case.house).answer is done


def test_nobody_has_looked_where_nobody_is_said_to_have() -> None:
    case = at(FOUR, "", irregular__burn="moved")
    assert remedy(Mishap(MishapKind.NO_BURN, 2), case.table, case.house).answer is Remedy.BURN_MOVED


# The same straight three times, with kings of different suits.
NINES = ["1 9d 8h | 7s 6c 5s Ks | Qs", "2 9h 8c | 7d 6s 5h Kh | Qh", "3 9s 8s | 7h 6d 5d Kc | Jd"]


def test_of_several_odd_chips_the_first_is_asked_for() -> None:
    # Seat 1 is all-in for the bring-in. Main pot: 4 x 2 + 3 x 3 = 17, 5 each and two odd ones, for the kings of spades
    # and hearts. Side pot: seat 4 bets 5 and folds to the raise: 5 + 10 + 10 = 25, the odd one for the king of hearts.
    play = (
        "2 brings in, 3 calls, 4 calls, 1 calls / 4 to 5, 2 to 10, 3 calls, 4 folds "
        "/ all check / all check / all check, all show"
    )
    seats = [NINES[0].replace("1 ", "1 (5) ", 1), *NINES[1:], "4 | Ad As"]
    case = Played({"stakes": "5/10 ante 2 bring-in 3", "seats": seats, "play": play}, load_house("cardroom"))
    found = odd_chip(case.table, case.house)
    assert found.answer == 1
    given = [reason.fact.values for reason in found.because if reason.fact.key.startswith("payout.odd_chip")]
    assert [(values["pot"], values["count"], values["seats"]) for values in given] == [(0, 2, (1, 2)), (1, 1, (2,))]
    # For each pot the cards of those who share it.
    judged = [reason.fact.values["seat"] for reason in found.because if reason.fact.key == "shares.odd_card"]
    assert judged == [1, 2, 3, 2, 3]


def test_an_odd_chip_that_two_share_with_their_half_is_asked_for_at_the_first() -> None:
    # 3 x 2 + 3 x 3 = 15: 8 for the two straights, 4 each, and 7 for the low 8 4 3 2 A.
    case = high_low([*NINES[:2], "3 Ah 2d | 4s 3d 8d Jd | Tc"], f"all call / {CHECKED}, all show", ante=2)
    found = odd_chip(case.table, case.house)
    assert found.answer == 1
    assert told(found)[-1] == "shares.odd_half.high seats=1+2"


@pytest.mark.parametrize(
    ("play", "clause"),
    [
        # Where the bring-in is the whole small bet, a small bet on fourth street is as much, and no bring-in.
        ("3 brings in", "bring_in.size"),
        ("3 brings in, 4 to 6", "street.big_from"),
        ("all call / 1 to 3", "street.big_from"),
    ],
)
def test_what_is_called_is_the_bring_in_on_third_street_alone(play: str, clause: str) -> None:
    case = at(FOUR, play, stakes="3/6", open_pair__mode="off")
    seat = to_act(case.table, case.house).answer
    assert seat is not None
    assert to_call(case.table, case.house, seat).because[-1].clause.text == clause


def test_boards_of_one_kind_are_each_shown_by_what_makes_them_so() -> None:
    seats = ["1 | 9c 9d 4h", "2 | 8c 8d 5h", "3 | 2d Kh Jh"]
    case = at(seats, "all call / all check / ", open_pair__mode="off")
    step = next(each for each in opener(case.table, case.house).because if each.seats == (1, 2))
    assert "".join(map(str, step.cards)) == "9c9d8c8d"


@pytest.mark.parametrize("counts", ["wager", "raise"])
@pytest.mark.parametrize(
    ("fourth", "play", "clause"),
    [
        # Everybody has called: whoever brought it in may still raise.
        ("4 | Td 7d", "3 brings in, 4 calls, 1 calls, 2 calls", "bring_in.option"),
        # All-in for 4, a chip above the bring-in and no raise: he owes that chip, option or not.
        ("4 (5) | Td 7d", "3 brings in, 4 to 4, 1 calls, 2 calls", "bring_in.by"),
    ],
)
def test_who_owes_chips_acts_because_he_does_and_not_by_the_option(
    counts: str, fourth: str, play: str, clause: str
) -> None:
    case = at([*FOUR[:3], fourth], play, bring_in__option="yes", completion__is=counts)
    turn = to_act(case.table, case.house)
    assert turn.answer == 3
    assert turn.because[-1].clause.text == clause
