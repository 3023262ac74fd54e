"""Departures in the text history of an online room, and what is none."""

from pathlib import Path

import pytest

from tests.trainer.audit.noted import as_recorded, noted
from trainer.audit import replayed
from trainer.procedure import DutyKind
from trainer.table import Street

# Kings and fours beat a pair of eights. The pot: three antes of 0.10, 2 x 1, 2 x 2 and 2 x 2, 10.30; 0.50 is rake.
HAND = """\
PokerStars Hand #9: 7 Card Stud Limit ($1/$2 USD) - 2020/05/04 20:15:00 ET
Table 'Io' 8-max
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($20 in chips)
Seat 3: Cid ($20 in chips)
Ann: posts the ante $0.10
Bob: posts the ante $0.10
Cid: posts the ante $0.10
*** 3rd STREET ***
Dealt to Ann [Kc]
Dealt to Bob [7h]
Dealt to Cid [9s]
Bob: brings in for $0.50
Cid: folds
Ann: raises $0.50 to $1
Bob: calls $0.50
*** 4th STREET ***
Dealt to Ann [Kc] [Kd]
Dealt to Bob [7h] [8h]
Pair on board - a double bet is allowed
Ann: bets $2
Bob: calls $2
*** 5th STREET ***
Dealt to Ann [Kc Kd] [2c]
Dealt to Bob [7h 8h] [3d]
Ann: bets $2
Bob: calls $2
*** 6th STREET ***
Dealt to Ann [Kc Kd 2c] [4c]
Dealt to Bob [7h 8h 3d] [Jc]
Ann: checks
Bob: checks
*** RIVER ***
Ann: checks
Bob: checks
*** SHOW DOWN ***
Ann: shows [4d 9h Kc Kd 2c 4c 5s] (two pair, Kings and Fours)
Bob: mucks hand
Ann collected $9.80 from pot
*** SUMMARY ***
Total pot $10.30 | Rake $0.50
Seat 1: Ann showed [4d 9h Kc Kd 2c 4c 5s] and won ($9.80) with two pair, Kings and Fours
Seat 2: Bob mucked [8d Qs 7h 8h 3d Jc Th]
Seat 3: Cid folded on the 3rd Street (didn't bet)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hand.txt"


def changed(file: Path, *changes: tuple[str, str]) -> Path:
    text = HAND
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    return file


def test_rake_and_a_muck_are_no_departure(file: Path) -> None:
    assert noted(changed(file)) == []


def test_a_winner_short_of_more_than_the_rake(file: Path) -> None:
    # With the other hand mucked all of it is hers.
    changed(file, ("collected $9.80", "collected $9.50"))
    assert noted(file) == [(None, 1, "paid", 950, "pots.all_in")]
    # Without rake 0.50 less is too little.
    changed(file, ("Rake $0.50", "Rake $0"))
    assert noted(file) == [(None, 1, "paid", 980, "pots.all_in")]


@pytest.mark.parametrize("collected", ["$9.81", "$10.20", "$10.30"])
def test_a_winner_of_whose_pot_less_than_the_rake_was_taken(file: Path, collected: str) -> None:
    # 10.30 less the 0.50 that are said to have been taken are 9.80.
    changed(file, ("collected $9.80", f"collected {collected}"))
    assert noted(file) == [(None, 1, "paid", int(collected[1:].replace(".", "")), "pots.all_in")]


# Ten-high straights for two antes of 0.10 and two of 0.50: 0.60 each, of which 0.03 is rake.
SHARED = """\
PokerStars Hand #10: 7 Card Stud Limit ($1/$2 USD) - 2020/05/04 20:25:00 ET
Table 'Io' 8-max
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($20 in chips)
Ann: posts the ante $0.10
Bob: posts the ante $0.10
*** 3rd STREET ***
Dealt to Ann [Tc]
Dealt to Bob [Td]
Ann: brings in for $0.50
Bob: calls $0.50
*** 4th STREET ***
Dealt to Ann [Tc] [9s]
Dealt to Bob [Td] [9c]
Ann: checks
Bob: checks
*** 5th STREET ***
Dealt to Ann [Tc 9s] [8h]
Dealt to Bob [Td 9c] [8s]
Ann: checks
Bob: checks
*** 6th STREET ***
Dealt to Ann [Tc 9s 8h] [7c]
Dealt to Bob [Td 9c 8s] [7d]
Ann: checks
Bob: checks
*** RIVER ***
Ann: checks
Bob: checks
*** SHOW DOWN ***
Ann: shows [2d 3h Tc 9s 8h 7c 6d] (a straight, Six to Ten)
Bob: shows [2c 3s Td 9c 8s 7d 6h] (a straight, Six to Ten)
Ann collected {ann} from pot
Bob collected {bob} from pot
*** SUMMARY ***
Total pot $1.20 | Rake $0.06
"""


@pytest.mark.parametrize(
    ("ann", "bob", "wrong"),
    [
        ("$0.57", "$0.57", []),
        # Who bears the rake is the room's own.
        ("$0.54", "$0.60", []),
        # Together a cent too little, and a cent too much.
        ("$0.56", "$0.57", [1, 2]),
        ("$0.57", "$0.58", [1, 2]),
        ("$0.60", "$0.60", [1, 2]),
        # More than was his before the rake.
        ("$0.53", "$0.61", [1, 2]),
        ("$0.55", "$0.61", [2]),
    ],
)
def test_a_shared_pot_lacks_just_the_rake(file: Path, ann: str, bob: str, wrong: list[int]) -> None:
    file.write_text(SHARED.format(ann=ann, bob=bob), encoding="utf-8")
    assert [(seat, expected) for _, seat, expected, _, _ in noted(file)] == [(seat, "paid") for seat in wrong]


def test_the_pot_for_the_worse_hand(file: Path) -> None:
    shown = "Bob: shows [8d Qs 7h 8h 3d Jc Th] (a pair of Eights)"
    changed(file, ("Bob: mucks hand", shown), ("Ann collected", "Bob collected"))
    assert noted(file) == [(None, 1, "paid", 0, "hand.five_of"), (None, 2, "paid", 980, "hand.five_of")]


def test_the_pot_for_a_hand_that_was_mucked(file: Path) -> None:
    changed(file, ("Ann collected", "Bob collected"))
    assert [(seat, found) for _, seat, _, found, _ in noted(file)] == [(1, 0), (2, 980)]


def test_a_muck_where_every_hand_is_shown(file: Path) -> None:
    assert noted(changed(file), showdown__muck="never") == [(None, 2, "show", 2, "showdown.muck")]


def test_the_double_bet_and_the_open_pair_switched_off(file: Path) -> None:
    assert noted(changed(file), open_pair__mode="off") == [(Street.FOURTH, 1, "amount", 200, "open_pair.mode")]


def test_the_wrong_seat_brings_it_in(file: Path) -> None:
    # Cid has the nine: he is not the lowest. Bob, passed over, folds nothing by it: he and Ann call.
    changed(
        file,
        ("Bob: brings in for $0.50\nCid: folds\n", "Cid: brings in for $0.50\n"),
        ("Bob: calls $0.50", "Bob: calls $1\nCid: folds"),
        ("$9.80", "$10.30"),
    )
    found = noted(file)
    assert found[0] == (Street.THIRD, 3, "seat", 3, "bring_in.by")


def test_a_call_of_too_little_is_still_owed_when_the_next_street_comes(file: Path) -> None:
    changed(file, ("Bob: calls $0.50", "Bob: calls $0.40"))
    assert noted(file) == [
        (Street.THIRD, 2, "amount", 40, "street.big_from"),
        (Street.THIRD, 2, "record_street", Street.FOURTH, "bring_in.by"),
    ]


def test_a_check_where_there_is_something_to_call(file: Path) -> None:
    changed(file, ("Ann: raises $0.50 to $1\nBob: calls $0.50\n", "Ann: checks\nAnn: calls $0.50\n"))
    assert noted(file)[0] == (Street.THIRD, 1, "no_check", None, "bring_in.size")


def test_what_is_given_back_wrongly_is_noted_once(file: Path) -> None:
    end = HAND[HAND.index("Bob: calls $2\n*** 5th") : HAND.index("*** SUMMARY")]
    folded = "Bob: folds\nUncalled bet ($1) returned to Ann\nAnn collected $2.30 from pot\n"
    changed(file, (end, folded), ("Rake $0.50", "Rake $0"))
    # Two were bet and not called; three antes and twice 1 are left to win.
    assert noted(file) == [(Street.FOURTH, 1, "amount", 100, "pots.all_in")]
    assert as_recorded(file).table.seat(1).stack == 2000 - 110 + 230


def test_chips_given_back_that_everybody_has_called(file: Path) -> None:
    changed(file, ("*** 5th", "Uncalled bet ($1) returned to Ann\n*** 5th"))
    assert noted(file) == [(Street.FOURTH, 1, "duty", DutyKind.RETURN, "pots.all_in")]


def test_side_pots_are_shown_one_after_the_other(file: Path) -> None:
    # Bob, all-in on fourth street, sits between the two who bet on; the room shows the side pot first, and no house
    # has to wonder. The side pot is 2 x 2, the main pot three antes, 3 x 1 and 3 x 0.90.
    text = HAND.replace("Bob ($20 in", "Bob ($2 in").replace("Cid: folds\n", "Cid: calls $0.50\n")
    text = text.replace("Bob: calls $0.50", "Bob: calls $0.50\nCid: calls $0.50")
    for street, cards in (("[9s] ", "[Qd]"), ("[9s Qd] ", "[6d]"), ("[9s Qd 6d] ", "[6s]")):
        before = {"[Qd]": "[7h] [8h]\n", "[6d]": "[7h 8h] [3d]\n", "[6s]": "[7h 8h 3d] [Jc]\n"}[cards]
        text = text.replace(before, f"{before}Dealt to Cid {street}{cards}\n")
    text = text.replace("Bob: calls $2\n*** 5th", "Bob: calls $0.90 and is all-in\nCid: calls $2\n*** 5th")
    text = text.replace("Bob: calls $2\n", "Cid: calls $2\n").replace("Bob: checks", "Cid: checks")
    text = text.replace("RIVER ***\nAnn: checks\nCid: checks", "RIVER ***\nAnn: bets $2\nCid: calls $2")
    shown = text[text.index("Bob: mucks") : text.index("*** SUMMARY")]
    # Side pot: 2 x 1.10, 2 x 2 and 2 x 2; main pot 3 x 0.10, 3 x 1, 3 x 0.90.
    taken = "Ann collected $10.20 from side pot\nBob: mucks hand\nAnn collected $6 from main pot\n"
    text = text.replace(shown, f"Cid: mucks hand\n{taken}").replace("Rake $0.50", "Rake $0")
    text = text.replace("folded on the 3rd Street (didn't bet)", "mucked [9d 8s 9s Qd 6d 6s Tc]")
    file.write_text(text, encoding="utf-8")
    assert noted(file) == []
    text = text.replace("Cid: mucks hand\n", "").replace("Ann: shows", "Cid: mucks hand\nAnn: shows")
    file.write_text(text, encoding="utf-8")
    # Cid plays for the same pots as Ann, who bet, and goes before her.
    assert noted(file)[0] == (None, 3, "seat", 3, "showdown.first")


def test_a_history_that_names_no_winner_is_replayed_without_a_departure(file: Path) -> None:
    hand = as_recorded(changed(file, ("Ann collected $9.80 from pot\n", "")))
    assert (hand.winners, hand.rake) == ({}, 50)
    assert replayed(hand, hand.house).departures == ()
