"""What is told of hands and boards: the steps by which one is put before another, and what is easily misread."""

import pytest

from tests.cases.case import Played
from tests.trainer.rulings.told import at, told
from trainer.cards import parse_cards
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.rulings.betting import open_pair
from trainer.rulings.bring_in import bring_in
from trainer.rulings.calls import board_call
from trainer.rulings.first_to_act import opener
from trainer.rulings.high_hand import best_high_hand, high_hand, high_hand_order
from trainer.rulings.low_hand import best_low_hand, low_hand, low_hand_order
from trainer.rulings.payout import seven_cards
from trainer.table import DealtCard, Seat

TO_THE_END = "all call / all check / all check / all check / all check"


def high(*seats: str) -> Played:
    return at([f"{number} {cards}" for number, cards in enumerate(seats, 1)], TO_THE_END)


def high_low(*seats: str, **clauses: str) -> Played:
    overrides = {key.replace("__", "."): value for key, value in clauses.items()}
    lines = [f"{number} {cards}" for number, cards in enumerate(seats, 1)]
    case = {"stakes": "10/20 ante 1 bring-in 3", "game": "hilo", "seats": lines, "play": TO_THE_END}
    return Played(case, load_house("cardroom").with_written(overrides))


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Ks Kh | Qd Qc 5h 5s | 2c", "three_pair"),
        ("Ks Kh | Qd Qc 5h 4s | 2c", None),
        ("Ks Kh | Kd Qc Qh Qs | 2c", "two_trips"),
        ("Ks Kh | Kd Qc Qh 5s | 5c", "two_pair_to_trips"),
        ("Ks Kh | Kd Qc Qh 5s | 2c", None),
        # The hearts are 9 8 7 6 2; with the five of clubs there are five in sequence as well.
        ("9h 8h | 7h 6h 5c 2h | Ks", "straight_too"),
        ("9h 8h | 7h 4h 5c 2h | Ks", None),
        ("Ah Kh | Qh Jh Tc 2h | 3s", "straight_too"),
        # Four in sequence below the five, and no ace below them.
        ("Kh 2h | 3h 4h 5c 9h | Js", None),
        # The ace stands below the deuce in this one.
        ("Ah 2h | 3h 4c 5c 9h | Jh", "straight_too"),
        ("As 2h | 3d 4c 5h Kd | Qs", "ace_low"),
        ("Ah 2h | 3h 4h 5h Kd | Qs", "ace_low"),
        ("As Kh | Qd Jc Th 3d | 2s", "ace_high"),
        ("9s 8h | 7d 6c 5h 4d | Ks", "six_in_sequence"),
        ("6s 5h | 4d 3c 2h Ad | Ks", "six_in_sequence"),
        ("9s 8h | 7d 6c 5h 3d | Ks", None),
        # Aces: none stands below the five of the wheel.
        ("9s 9h | 7d 6c 5h 3d | Ks", None),
    ],
)
def test_what_is_easily_misread_in_a_hand(cards: str, said: str | None) -> None:
    case = high(cards, "")
    keys = [reason.fact.key for reason in high_hand(case.table, case.house, 1).because]
    assert keys == ["high_hand.plays", *([f"high_hand.{said}"] if said else []), "high_hand.left_out"]


@pytest.mark.parametrize(
    ("better", "worse", "decides"),
    [
        ("Ks Kh | Qd 9c 5h 4s | 2c", "As Qh | Jd 9d 5c 4h | 2d", "category category=pair lower=high_card"),
        ("Ks Kh | Qd 9c 5h 4s | 2c", "Js Jh | Qh 9d 5c 4h | 2d", "made_rank category=pair other=jack rank=king"),
        ("Ks Kh | Ad 9c 5h 4s | 2c", "Kd Kc | Qh 9d 5c 4h | 2d", "kicker category=pair other=queen rank=ace"),
        ("Ks Kh | 5d 5c Qh 4s | 2c", "Kd Kc | 4h 4d Qc 3s | 2d", "made_rank category=two_pair other=four rank=five"),
        ("Ks Kh | 5d 5c Qh 4s | 2c", "Kd Kc | 5h 5s Jc 3s | 2d", "kicker category=two_pair other=jack rank=queen"),
        ("As Kh | Jd 9c 5h 4s | 2c", "Ad Qh | Jh 9d 5c 4h | 2d", "next_card category=high_card other=queen rank=king"),
        ("9s 8h | 7d 6c 5h Ks | 2c", "8s 7h | 6d 5c 4h Kd | 2d", "top_card category=straight other=eight rank=nine"),
    ],
)
def test_what_puts_one_hand_above_another(better: str, worse: str, decides: str) -> None:
    name, *facts = decides.split()
    steps = told(best_high_hand((case := high(worse, better)).table, case.house))
    key, *values = steps[-1].split()
    assert key == f"high_hand.{name}"
    assert values == sorted((*facts, "others=1", "seats=2"))
    assert best_high_hand(case.table, case.house).answer == (2,)


def test_equal_hands_are_said_to_be_and_the_whole_order_says_each_step() -> None:
    # Seats 1 and 3 have kings with queen, nine, five; seat 2 has jacks.
    case = high("Ks Kh | Qd 9c 5h 4s | 2c", "Js Jh | 8h 7d 5s 4c | 2s", "Kd Kc | Qh 9d 5c 4h | 2d")
    found = high_hand_order(case.table, case.house)
    assert found.answer == ((1, 3), (2,))
    assert told(found)[-2:] == [
        "high_hand.equal seats=1+3",
        "high_hand.made_rank category=pair other=jack others=2 rank=king seats=1+3",
    ]
    assert best_high_hand(case.table, case.house).answer == (1, 3)


def test_equal_hands_below_the_best_stay_together() -> None:
    case = high("As Ah | Qd 9c 5h 4s | 2c", "Ks Kh | Qh 9d 5c 4h | 2d", "Kd Kc | Qc 9h 5s 4c | 2s")
    assert high_hand_order(case.table, case.house).answer == ((1,), (2, 3))


def test_where_suits_rank_the_highest_card_of_equal_hands_decides() -> None:
    # Ace high both: the ace of spades is the highest, whatever the suit of the nines.
    seats = ["1 Ad Kh | Qd Jc 9h 4s | 2c", "2 As Kc | Qh Jd 9c 4h | 2d"]
    case = at(seats, TO_THE_END, hand__suits="rank")
    found = high_hand_order(case.table, case.house)
    assert found.answer == ((2,), (1,))
    assert told(found)[-1] == "high_hand.suits_rank card=As seat=2 seats=1+2"


def test_the_cards_that_do_not_play_are_read_out_from_the_highest() -> None:
    case = high("Ks Kh | Qd 9c 5h 4s | 2c", "")
    assert told(high_hand(case.table, case.house, 1)) == [
        "high_hand.plays five=KsKhQd9c5h hand=KsKhQd9c5h seat=1",
        "high_hand.left_out cards=4s2c",
    ]


def test_low_aces_are_told_of_whoever_holds_one() -> None:
    case = high_low("As Kh | Qd 9c 5h 4s | 2c", "Ks Kd | Qh 9d 5c 4h | 2d", low__ace="low")
    assert told(best_high_hand(case.table, case.house))[0] == "high_hand.ace_is_low seats=1"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        # Five, four and deuce.
        ("Ks Qh | Jd 9c 5h 4d | 2s", ["none count=3 seat=1"]),
        ("As 2h | 3d 4c 6h Kd | Qs", ["plays five=6h4c3d2hAs low_hand=6h4c3d2hAs seat=1", "ace.both seats=1"]),
        ("7s 2h | 3d 4c 8h Kd | Qs", ["plays five=8h7s4c3d2h low_hand=8h7s4c3d2h seat=1"]),
        (
            "As Ah | 3d 4c 6h 8d | Qs",
            ["plays five=8d6h4c3dAs low_hand=8d6h4c3dAs seat=1", "pair seat=1", "ace.both seats=1"],
        ),
        (
            "As 2h | 3d 4c 5h Kd | Qs",
            ["plays five=5h4c3d2hAs low_hand=5h4c3d2hAs seat=1", "straight_or_flush seat=1", "ace.both seats=1"],
        ),
        ("2h 4h | 6h 7h 8h Kd | Qs", ["plays five=8h7h6h4h2h low_hand=8h7h6h4h2h seat=1", "straight_or_flush seat=1"]),
    ],
)
def test_what_is_easily_misread_in_a_low(cards: str, said: list[str]) -> None:
    case = high_low(cards, "")
    assert told(low_hand(case.table, case.house, 1)) == [f"low_hand.{each}" for each in said]


@pytest.mark.parametrize(("cards", "said"), [("9s 2h | 3d 4c 6h Kd | Qs", True), ("8s 2h | 3d 4c 6h Kd | Qs", False)])
def test_a_low_that_needs_no_eight_is_said_to(cards: str, said: bool) -> None:
    case = high_low(cards, "", low__qualifier="none")
    assert ("low_hand.any_five seat=1" in told(low_hand(case.table, case.house, 1))) == said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        # Of four ranks, the pair is of the aces; nothing is said of cards that do not count.
        ("As Ah | Ks Kh 4c 4h | Qs", ["plays five=AsAhKsQs4h low_hand=AsAhKsQs4h seat=1", "paired seat=1"]),
        # Of two, a full house for low as well: nothing is said of straights and flushes.
        ("3s 3h | 3d 3c Kc Kh | Ks", ["plays five=3s3h3dKsKh low_hand=3s3h3dKsKh seat=1", "paired seat=1"]),
    ],
)
def test_what_is_told_of_a_low_with_equal_cards(cards: str, said: list[str]) -> None:
    case = high_low(cards, "", low__qualifier="none")
    aces = ["ace.both seats=1"] if "As" in cards else []
    assert told(low_hand(case.table, case.house, 1)) == [f"low_hand.{each}" for each in (*said, *aces)]


@pytest.mark.parametrize(
    ("better", "worse", "decides"),
    [
        # King high without a pair against a pair of aces.
        (
            "Ks Qh | Jd Tc 9h Kd | Kc",
            "Ac Ad | 2h 2d 3c 3h | 4d",
            "category category=high_card others=1 seats=2 worse=pair",
        ),
        # Pairs of nines: king, queen, eight against jack, ten, eight.
        (
            "Jh Ts | Jc Td 9h 8c | 9s",
            "Kc Kd | Qh Qs 9c 9d | 8h",
            "paired_decides category=pair other=king others=1 rank=jack seats=2",
        ),
        # Pairs of aces and of deuces, whatever lies beside them.
        (
            "As Ah | Ks Kh Qc Qh | Js",
            "2s 2h | 3d 3c 4c 4h | 5s",
            "paired_decides category=pair other=two others=1 rank=ace seats=2",
        ),
        # Two pair: fives and deuces against sixes and aces, as the higher pair is read first.
        (
            "5s 5h | 2d 2c Kc Kh | Ks",
            "6s 6h | Ad Ac Qc Qh | Qs",
            "paired_decides category=two_pair other=six others=1 rank=five seats=2",
        ),
    ],
)
def test_what_puts_one_low_with_equal_cards_above_another(better: str, worse: str, decides: str) -> None:
    case = high_low(worse, better, low__qualifier="none")
    found = best_low_hand(case.table, case.house)
    assert found.answer == (2,)
    assert told(found)[-1] == f"low_hand.{decides}"


@pytest.mark.parametrize(
    ("better", "worse", "decides"),
    [
        ("7s 5h | 4d 3c 2h Kd | Qs", "7c 6h | 4h 3d 2c Kh | Qd", "other=six others=1 rank=five seats=2"),
        ("6s 5h | 4d 3c Ah Kd | Qs", "6c 5d | 4h 3d 2c Kh | Qd", "other=two others=1 rank=ace seats=2"),
    ],
)
def test_what_puts_one_low_above_another(better: str, worse: str, decides: str) -> None:
    case = high_low(worse, better)
    found = best_low_hand(case.table, case.house)
    assert found.answer == (2,)
    assert told(found)[-1] == f"low_hand.decides {decides}"
    assert not any(step.startswith("low_hand.equal") for step in told(found))


def test_of_three_lows_only_the_best_is_put_above_the_next() -> None:
    case = high_low("7s 6h | 4d 3c 2h Kd | Qs", "7c 5d | 4h 3d 2c Kh | Qd", "8c 5s | 4c 3s 2d Kc | Qc")
    steps = [step for step in told(best_low_hand(case.table, case.house)) if step.startswith("low_hand.decides")]
    assert steps == ["low_hand.decides other=six others=1 rank=five seats=2"]
    order = [step for step in told(low_hand_order(case.table, case.house)) if step.startswith("low_hand.decides")]
    assert order == ["low_hand.decides other=eight others=3 rank=seven seats=1", *steps]


def test_lows_that_tie_below_the_best_are_not_said_to() -> None:
    case = high_low("7s 5h | 4d 3c 2h Kd | Qs", "8c 5d | 4h 3d 2c Kh | Qd", "8d 5s | 4c 3s 2d Kc | Qc")
    assert best_low_hand(case.table, case.house).answer == (1,)
    assert not any(step.startswith("low_hand.equal") for step in told(best_low_hand(case.table, case.house)))
    assert "low_hand.equal seats=2+3" in told(low_hand_order(case.table, case.house))


def test_equal_lows_and_none() -> None:
    case = high_low("7s 5h | 4d 3c 2h Kd | Qs", "7c 5d | 4h 3d 2c Kh | Qd")
    found = best_low_hand(case.table, case.house)
    assert found.answer == (1, 2)
    assert told(found)[-1] == "low_hand.equal seats=1+2"
    nobody = high_low("Ks Qh | Jd 9c 5h 4d | 2s", "Kc Qd | Jh 9d 5c 4c | 2c")
    assert best_low_hand(nobody.table, nobody.house).answer == ()
    assert told(best_low_hand(nobody.table, nobody.house))[-1] == "low_hand.nobody"


@pytest.mark.parametrize(
    ("doors", "clauses", "steps"),
    [
        (("Kd", "2c", "9s"), {}, ["lowest_rank count=1 rank=two"]),
        (
            ("Kd", "2d", "2c"),
            {},
            ["lowest_rank count=2 rank=two", "tie.suit_low card=2c cards=2d2c holders=2+3 seat=3"],
        ),
        (("Ad", "2d", "9c"), {}, ["ace.high seats=1", "lowest_rank count=1 rank=two"]),
        (
            ("Ad", "Ac", "As"),
            {},
            ["lowest_rank count=3 rank=ace", "tie.suit_low card=Ac cards=AdAcAs holders=1+2+3 seat=2"],
        ),
        (
            ("9s", "2d", "2h"),
            {"bring_in__tie": "suit_high"},
            ["lowest_rank count=2 rank=two", "tie.suit_high card=2h cards=2d2h holders=2+3 seat=3"],
        ),
        # Where the first dealt is low, no suits are compared.
        (
            ("9s", "2d", "2c"),
            {"bring_in__tie": "first_dealt"},
            ["lowest_rank count=2 rank=two", "tie.first_dealt card=2d seat=2"],
        ),
        (
            ("Kc", "2d", "9c"),
            {"bring_in__by": "suit"},
            ["lowest_suit_first cards=Kc2d9c count=2 holders=1+2+3 suit=clubs", "lowest_of_suit card=9c seat=3"],
        ),
    ],
)
def test_how_the_lowest_door_card_is_found(doors: tuple[str, ...], clauses: dict[str, str], steps: list[str]) -> None:
    case = at([f"{number} | {door}" for number, door in enumerate(doors, 1)], "", **clauses)
    found = bring_in(case.table, case.house)
    last = ["amount.full amount=3", "may_open amount=10"]
    assert told(found) == [f"bring_in.{step}" for step in (*steps, *last)]
    # The cards of a step are the door cards of those still in question, the first upcard each.
    lowest = next(reason for reason in found.because if "lowest_" in reason.fact.key)
    assert [str(card) for card in lowest.cards] == [doors[seat - 1] for seat in lowest.seats]


def test_a_short_bring_in_and_a_short_opening_are_told() -> None:
    # 5 chips: 1 is the ante, 3 the bring-in, and all 4 may open; 3 chips leave 2 to post.
    four = at(["1 | Kd", "2 (5) | 2c", "3 | 9s"], "")
    assert told(bring_in(four.table, four.house))[-2:] == [
        "bring_in.amount.full amount=3",
        "bring_in.may_open.all_in amount=4",
    ]
    two = at(["1 | Kd", "2 (3) | 2c", "3 | 9s"], "")
    assert told(bring_in(two.table, two.house))[-1] == "bring_in.amount.short amount=2 bring_in=3"


def test_those_passed_over_have_no_chips() -> None:
    # Seat 1 has the low card and seat 2 is the next; both have put their last chip in the ante.
    case = at(["1 (1) | 2c", "2 (1) | Kd", "3 | 9s", "4 | 8h"], "")
    passed_on = next(reason for reason in bring_in(case.table, case.house).because if "all_in" in reason.fact.key)
    assert (passed_on.seats, passed_on.out) == ((3,), (1, 2))


@pytest.mark.parametrize(
    ("boards", "steps"),
    [
        (("9c 9d", "Ac Kd", "2c 5d"), ["rank.board category=pair rank=nine"]),
        # First that only pairs are left, then which is the higher.
        (("9c 9d", "8c 8d", "2c 5d"), ["category.board category=pair", "rank.board category=pair rank=nine"]),
        (("9c 9d 4h", "9s 9h Kd", "2c 5d 6h"), ["rank.board category=pair rank=nine", "next_rank.board rank=king"]),
        (("Ac 9d 4h", "As Td 3h", "2c 5d 6h"), ["rank.board category=high_card rank=ace", "next_rank.board rank=ten"]),
        # The kings tell nobody apart.
        (("Kc Ad", "As Kd", "2c 5d"), ["rank.board category=high_card rank=ace", "tie.position seat=1"]),
        (("Ac Kd 9h", "As Kh 8h"), ["rank.board category=high_card rank=ace", "next_rank.board rank=nine"]),
        # Both have nines: what they are worth is said all the same.
        (("9c 9d 4h", "9s 9h Kd"), ["rank.board category=pair rank=nine", "next_rank.board rank=king"]),
        (
            ("Kc Kd 5h 5d", "Ks Kh 4h 4d"),
            ["rank.board category=two_pair rank=king", "second_pair.board rank=five"],
        ),
        # Trips have no second pair.
        (("9c 9d 9h 5d", "2s 2h 2d 4d"), ["category.board category=trips", "rank.board category=trips rank=nine"]),
    ],
)
def test_how_the_best_board_is_found(boards: tuple[str, ...], steps: list[str]) -> None:
    checks = " / all check" * (len(boards[0].split()) - 2)
    case = at([f"{number} | {board}" for number, board in enumerate(boards, 1)], f"all call{checks} / ")
    assert told(opener(case.table, case.house)) == [f"opener.{step}" for step in steps]


def test_a_tie_is_broken_by_suit_where_the_house_has_it_so() -> None:
    case = at(["1 | Kc Ad", "2 | As Kd", "3 | 2c 5d"], "all call / ", "tda")
    found = opener(case.table, case.house)
    assert found.answer == 2
    assert told(found)[-1] == "opener.tie.suit card=As cards=AdAs holders=1+2 seat=2"


def test_the_cards_of_a_step_are_those_that_decide() -> None:
    case = at(["1 | Ac 9d 4h", "2 | As Td 3h", "3 | 2c 5d 6h"], "all call / all check / ")
    steps = opener(case.table, case.house).because
    assert ["".join(map(str, step.cards)) for step in steps] == ["AcAs", "Td"]


def test_a_better_board_that_folded_on_the_street_before_is_told() -> None:
    # Seat 2 folds his aces on fourth street, seat 4 an ace on third: he has been gone for long.
    seats = ["1 | Kd Qh 5h", "2 | Ad Ah", "3 | 2d 6h Jh", "4 | As", "5 | 9c 8c 7d"]
    play = "3 brings in, 4 folds, all call / 2 checks, 3 checks, 5 checks, 1 to 10, 2 folds, all call / "
    case = at(seats, play)
    assert told(opener(case.table, case.house))[0] == "opener.folded seats=2"


@pytest.mark.parametrize(
    ("by", "seat"),
    [
        # By the last card alone: the eight. By the low board: queens and treys are below kings and deuces.
        ("last_card", 2),
        ("low_board", 1),
    ],
)
def test_who_is_first_by_what_people_wrongly_believe(by: str, seat: int) -> None:
    boards = {"last_card": ("Kd Qh 2c", "9c 7s 8d"), "low_board": ("Qc Qd 3h 3d", "Kc Kd 2h 2d")}[by]
    checks = " / all check" * (len(boards[0].split()) - 2)
    case = at([f"{number} | {board}" for number, board in enumerate(boards, 1)], f"all call{checks} / ", opener__by=by)
    assert opener(case.table, case.house).answer == seat


def test_an_open_pair_is_shown_by_both_its_cards_and_called_by_the_clause_that_doubles() -> None:
    seats = ["1 | Kd Kh", "2 | 9c 8s", "3 | 2d 6h"]
    house = load_house("cardroom").with_written({"open_pair.hilo": "on"})
    case = Played({"stakes": "10/20 ante 1 bring-in 3", "game": "hilo", "seats": seats, "play": "all call / "}, house)
    pair = open_pair(case.table, house).because
    assert ["".join(map(str, reason.cards)) for reason in pair] == ["KdKh", "KdKh"]
    called = board_call(case.table, house, 1).because
    assert [reason.clause.text for reason in called][-3:] == ["open_pair.hilo", "open_pair.mode", "open_pair.mode"]


def test_six_cards_are_no_hand() -> None:
    held = tuple(DealtCard(card, Face.DOWN) for card in parse_cards("Kd Kh 2c 3c 4c 5c"))
    case = at(["1 | Kd", "2 | 2c"], "")
    assert seven_cards(case.table, Seat(1, 0, cards=held)) is None
    assert seven_cards(case.table, Seat(1, 0, cards=(*held, DealtCard(None, Face.DOWN)))) is None
