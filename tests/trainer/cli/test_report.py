"""`doorcard rule --json`: every key, at every point of a hand, as the contract has it."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.trainer.cli.files import checked, phh, street
from trainer.cli import main

EIGHT = "9h Kd 2d Js 7c 2c Qh 5s"

Rule = Callable[..., dict[str, Any]]


@pytest.fixture
def rule(capsys: pytest.CaptureFixture[str]) -> Rule:
    def ruled(file: Path, *options: str) -> dict[str, Any]:
        assert main(["rule", str(file), "--json", *options]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        found: dict[str, Any] = json.loads(out)
        return found

    return ruled


def test_the_low_card_brings_it_in(rule: Rule, tmp_path: Path) -> None:
    found = rule(phh(tmp_path / "a.phh", EIGHT))
    assert found | {"because": None} == {
        "house": "cardroom",
        "game": "high",
        "street": "third",
        "next": {"who": "player", "duty": "bring_in", "seat": 6},
        "bring_in": {"seat": 6, "post": 3, "open": 10},
        "opener": 6,
        "to_act": 6,
        "options": {"fold": False, "check": False, "call": None, "wager_to": [10], "wager_range": None},
        "wagers": {"made": 0, "most": 4, "capped": False},
        "open_pair": False,
        "pots": [{"amount": 8, "seats": [1, 2, 3, 4, 5, 6, 7, 8]}],
        "stub": 28,  # 52 - 8 x 3
        "burned": 0,
        "live": [1, 2, 3, 4, 5, 6, 7, 8],
        "river": None,
        "showdown": None,
        "awards": None,
        "because": None,
    }
    assert {
        "ruling": "bring_in",
        "clause": "bring_in.tie",
        "provenance": "cited",
        "text": "Equal rank, so the lowest suit decides: the two of clubs, seat 6.",
    } in found["because"]
    assert all(list(reason) == ["ruling", "clause", "provenance", "text"] for reason in found["because"])
    texts = [tuple(reason.values()) for reason in found["because"]]
    assert len(texts) == len(set(texts))


def test_while_a_door_card_is_not_known_nobody_brings_it_in(rule: Rule, tmp_path: Path) -> None:
    # Seat 2 may have the deuce of clubs.
    found = rule(phh(tmp_path / "a.phh", "9h ?? 2d"))
    asked = ("next", "bring_in", "opener", "to_act", "options", "wagers", "live")
    assert {key: found[key] for key in asked} == {
        "next": {"who": "player", "duty": "bring_in", "seat": None},
        "bring_in": None,
        "opener": None,
        "to_act": None,
        "options": None,
        "wagers": {"made": 0, "most": 4, "capped": False},
        "live": [1, 2, 3],
    }
    assert [reason["text"] for reason in found["because"] if reason["clause"].startswith("bring_in")] == [
        "A door card that decides it is not known."
    ]


def test_once_it_is_posted_a_hidden_door_card_does_not_matter(rule: Rule, tmp_path: Path) -> None:
    found = rule(phh(tmp_path / "a.phh", "9h ?? 2d", ["p3 pb"]))
    assert (found["bring_in"], found["to_act"]) == ({"seat": 3, "post": 3, "open": 10}, 1)
    assert found["options"] == {"fold": True, "check": False, "call": 3, "wager_to": [10], "wager_range": None}


def test_each_raise_is_counted_up_to_the_cap(rule: Rule, tmp_path: Path) -> None:
    # $15/$30: opened for 5, completed to 15, then 30, 45, 60 and no more.
    acts = ["p1 pb", "p2 cbr 15", "p3 cbr 30", "p4 cbr 45", "p1 cbr 60"]
    wager_to = [[30], [45], [60], []]
    for done, totals in enumerate(wager_to, 2):
        found = rule(phh(tmp_path / "a.phh", "2c 9d Kh Qs", acts[:done], stakes=(15, 30, 2, 5)))
        assert found["options"]["wager_to"] == totals
        assert found["wagers"] == {"made": done - 1, "most": 4, "capped": done == 5}
        assert found["bring_in"] == {"seat": 1, "post": 5, "open": 15}
    assert found["to_act"] == 2
    assert found["options"]["call"] == 45


def seven_live(path: Path, *fields: str, variant: str = "F7S") -> Path:
    """Eight dealt in; the two of clubs brings it in, seat 8 folds, seven check to the end of sixth street.

    Seat 2 has the king on fourth, and no board pairs up to sixth street, so he acts first throughout.
    """
    seven = range(1, 8)
    order = (2, 3, 4, 5, 6, 7, 1)
    acts = ["p6 pb", "p7 cc", "p8 f", *checked((1, 2, 3, 4, 5))]
    acts += street(seven, "3h 4d 5d 6s 8c 9c Td", *checked(order))
    acts += street(seven, "4h 5h 6h 7h 9d Tc Jc", *checked(order))
    acts += street(seven, "6c 8h 9s Ts Jd Qd 3c", *checked(order))
    return phh(path, EIGHT, acts, fields=fields, variant=variant)


@pytest.mark.parametrize(
    ("house", "stub", "burned", "procedure", "needed", "opener"),
    [
        # 52 - 24 - 21 = 7, less three burns 4. Needed: seven, and where a card is burned and one kept, nine.
        ("tda", 4, 3, "community", 9, 2),
        ("cardroom", 4, 3, "remix_last", 9, 2),
        ("supremeking", 7, 0, "deal", 7, 2),
        ("pokerking", 7, 0, "deal", 7, 2),
        ("sportingbet", 7, 0, "deal", 7, 2),
    ],
)
def test_the_deck_is_counted_when_sixth_street_has_closed(
    house: str, stub: int, burned: int, procedure: str, needed: int, opener: int, rule: Rule, tmp_path: Path
) -> None:
    found = rule(seven_live(tmp_path / "a.phh"), "--house", house)
    assert (found["stub"], found["burned"], found["street"]) == (stub, burned, "sixth")
    assert found["next"] == {"who": "dealer", "duty": "river", "seat": None}
    assert found["river"] == {
        "procedure": procedure,
        "needed": needed,
        "community": procedure == "community",
        "opener": opener,
    }
    assert (found["to_act"], found["options"], found["showdown"], found["awards"]) == (None, None, None, None)


def test_the_river_stays_as_it_was_ruled_and_is_dealt_a_card_at_a_time(rule: Rule, tmp_path: Path) -> None:
    file = seven_live(tmp_path / "a.phh")
    dealt = file.read_text().replace("'p1 cc']", "'p1 cc', 'd dh p1 ??']")
    file.write_text(dealt)
    found = rule(file, "--house", "supremeking")
    assert found["next"] == {"who": "dealer", "duty": "deal", "seat": None}
    assert (found["street"], found["opener"], found["stub"]) == ("seventh", None, 6)
    assert found["river"] == {"procedure": "deal", "needed": 7, "community": False, "opener": 2}


@pytest.mark.parametrize(("house", "duty", "burned"), [("cardroom", "burn", 0), ("supremeking", "deal", 0)])
def test_between_rounds_the_bets_are_in_and_the_street_is_the_one_closed(
    house: str, duty: str, burned: int, rule: Rule, tmp_path: Path
) -> None:
    # Seat 1 posts 3, seat 2 completes to 10, seat 3 folds, seat 1 calls: 3 antes and twice 10 are 23.
    file = phh(tmp_path / "a.phh", "2c 9d Kh", ["p1 pb", "p2 cbr 10", "p3 f", "p1 cc"])
    found = rule(file, "--house", house)
    assert found["street"] == "third"
    assert found["next"] == {"who": "dealer", "duty": duty, "seat": None}
    assert found["pots"] == [{"amount": 23, "seats": [1, 2]}]
    assert found["burned"] == burned
    assert found["bring_in"] == {"seat": 1, "post": 3, "open": 10}
    assert (found["to_act"], found["options"]) == (None, None)
    assert found["wagers"] == {"made": 1, "most": None if house == "cardroom" else 4, "capped": False}


def test_while_a_street_is_being_dealt_nobody_acts(rule: Rule, tmp_path: Path) -> None:
    file = phh(tmp_path / "a.phh", "2c 9d Kh", ["p1 pb", "p2 cc", "p3 cc", "d dh p1 9c", "d dh p2 9h"])
    found = rule(file)
    assert found["street"] == "fourth"
    assert found["next"] == {"who": "dealer", "duty": "deal", "seat": None}
    assert (found["opener"], found["to_act"], found["bring_in"], found["burned"]) == (None, None, None, 1)


def test_a_bet_that_nobody_calls_goes_back_and_the_pot_goes_to_who_is_left(rule: Rule, tmp_path: Path) -> None:
    file = phh(tmp_path / "a.phh", "2c 9d Kh", ["p1 pb", "p2 cbr 10", "p3 f", "p1 f"])
    found = rule(file)
    assert found["street"] == "over"
    assert found["next"] == {"who": "dealer", "duty": "push", "seat": None}
    # Three antes, the bring-in of 3, and 3 of the completion; the other 7 went back.
    assert found["pots"] == [{"amount": 9, "seats": [2]}]
    assert found["awards"] == [{"pot": 0, "half": "whole", "seat": 2, "amount": 9}]
    assert (found["live"], found["showdown"], found["wagers"], found["options"]) == ([2], None, None, None)


def test_an_open_pair_on_fourth_street_doubles_the_bet(rule: Rule, tmp_path: Path) -> None:
    acts = ["p1 pb", "p2 cc", "p3 cc", *street((1, 2, 3), "5c 9h 4s")]
    found = rule(phh(tmp_path / "a.phh", "2c 9d Kh", acts), "--house", "supremeking")
    assert (found["open_pair"], found["opener"], found["to_act"]) == (True, 2, 2)
    assert found["options"] == {"fold": True, "check": True, "call": None, "wager_to": [10, 20], "wager_range": None}
    off = rule(phh(tmp_path / "a.phh", "2c 9d Kh", acts), "--house", "tda")
    assert (off["open_pair"], off["options"]["wager_to"]) == (False, [10])


@pytest.mark.parametrize(
    ("stack", "post", "opens"),
    [
        (3, 2, None),  # two chips after the ante: he posts what he has
        (4, 3, None),  # just the bring-in
        (8, 3, 7),  # all his chips are fewer than the small bet but more than the bring-in
        (11, 3, 10),
        (99, 3, 10),
    ],
)
def test_he_posts_what_he_can(stack: int, post: int, opens: int | None, rule: Rule, tmp_path: Path) -> None:
    found = rule(phh(tmp_path / "a.phh", "2c 9d Kh", stacks=(stack, 500, 500)))
    assert found["bring_in"] == {"seat": 1, "post": post, "open": opens}
    assert found["options"]["wager_to"] == ([] if opens is None else [opens])


@pytest.mark.parametrize(("house", "fold"), [("tda", True), ("cardroom", True), ("supremeking", False)])
def test_who_gets_the_bring_in_passed_on_may_fold_where_the_house_lets_him(
    house: str, fold: bool, rule: Rule, tmp_path: Path
) -> None:
    found = rule(phh(tmp_path / "a.phh", "9h 2c Kd 3s", stacks=(500, 1, 500, 500)), "--house", house)
    assert found["bring_in"] == {"seat": 3, "post": 3, "open": 10}
    assert found["options"] == {"fold": fold, "check": False, "call": None, "wager_to": [10], "wager_range": None}


def test_money_is_a_number_in_the_unit_of_the_file(rule: Rule, tmp_path: Path) -> None:
    found = rule(phh(tmp_path / "a.phh", "9h 2c Kd", stakes=("1.00", "2.00", "0.15", "0.50"), stacks=("20.00",) * 3))
    assert found["bring_in"] == {"seat": 2, "post": 0.5, "open": 1}
    assert found["pots"] == [{"amount": 0.45, "seats": [1, 2, 3]}]
    assert isinstance(found["bring_in"]["open"], int)


def test_seats_are_seat_numbers(rule: Rule, tmp_path: Path) -> None:
    found = rule(phh(tmp_path / "a.phh", "9h 2c Kd", ["p2 pb"], fields=["seats = [2, 5, 8]"]))
    assert (found["bring_in"]["seat"], found["to_act"], found["live"]) == (5, 8, [2, 5, 8])
    assert found["options"] == {"fold": True, "check": False, "call": 3, "wager_to": [10], "wager_range": None}
    assert found["pots"] == [{"amount": 3, "seats": [2, 5, 8]}]


def to_the_river(path: Path, last: str, *acts: str, hole: Sequence[str] = (), **more: Any) -> Path:
    """Two players who bring in, call and check to seventh street; seat 1 has the queen, so he acts first."""
    both = (1, 2)
    done = ["p2 pb", "p1 cc"]
    for cards in ("9c 5d", "8s 7d", "3h Jh"):
        # The queen leads each board, but seat 2's jack of sixth street does not beat it.
        done += street(both, cards, *checked((1, 2)))
    return phh(path, "Qh 2c", [*done, *street(both, last), *acts], hole=hole, **more)


def test_unknown_cards_leave_the_showdown_open(rule: Rule, tmp_path: Path) -> None:
    found = rule(to_the_river(tmp_path / "a.phh", "?? ??", *checked((1, 2))))
    assert (found["street"], found["next"]) == ("showdown", {"who": "player", "duty": "show", "seat": 1})
    assert found["showdown"] == {"order": [1, 2], "may_muck": [2]}
    assert found["awards"] is None
    assert (found["opener"], found["to_act"], found["wagers"]) == (None, None, None)
    assert found["river"]["procedure"] == "deal"


def test_the_last_to_bet_shows_first_and_known_cards_are_paid(rule: Rule, tmp_path: Path) -> None:
    # Seat 2 bets 20 and is called: 2 antes, 3 and 3, 20 and 20 are 48. Aces against a pair of queens.
    acts = ["p1 cc", "p2 cbr 20", "p1 cc"]
    file = to_the_river(tmp_path / "a.phh", "4c Kd", *acts, hole=("QdTh", "AcAd"))
    found = rule(file)
    assert found["showdown"] == {"order": [2, 1], "may_muck": [1]}
    assert found["awards"] == [{"pot": 0, "half": "whole", "seat": 2, "amount": 48}]
    shown = rule(
        to_the_river(tmp_path / "b.phh", "4c Kd", *acts, "p2 sm AcAd2c5d7dJhKd", "p1 sm", hole=("QdTh", "AcAd"))
    )
    assert (shown["street"], shown["next"]) == ("showdown", {"who": "dealer", "duty": "push", "seat": None})
    assert (shown["live"], shown["awards"]) == ([2], found["awards"])


def test_in_high_low_each_half_is_a_row(rule: Rule, tmp_path: Path) -> None:
    # Seat 2: 7-5-3-2-A for low, ace high for high. Seat 1: queens, no low. 2 antes, 3 and 3: 8, so 4 and 4.
    found = rule(to_the_river(tmp_path / "a.phh", "4c 3d", *checked((1, 2)), hole=("QdTh", "AcKs"), variant="F7S/8"))
    assert found["game"] == "hilo"
    assert found["awards"] == [
        {"pot": 0, "half": "high", "seat": 1, "amount": 4},
        {"pot": 0, "half": "low", "seat": 2, "amount": 4},
    ]


def test_side_pots_are_apart(rule: Rule, tmp_path: Path) -> None:
    # Seat 1 is all-in for 4 after the ante of 1, less than half the small bet; the others put in 10: 3 + 12, and 12.
    acts = ["p1 cbr 4", "p2 cbr 10", "p3 cc"]
    found = rule(phh(tmp_path / "a.phh", "2c 9d Kh", acts, stacks=(5, 500, 500)))
    assert found["pots"] == [{"amount": 15, "seats": [1, 2, 3]}, {"amount": 12, "seats": [2, 3]}]
    assert found["next"] == {"who": "dealer", "duty": "burn", "seat": None}


def test_in_spread_a_wager_is_a_range(rule: Rule, tmp_path: Path) -> None:
    spread = ['_structure = "spread"']
    stakes = (1, 5, 1, 1)
    found = rule(phh(tmp_path / "a.phh", "2c 9d Kh", ["p1 pb", "p2 cbr 4"], stakes=stakes, fields=spread))
    # A raise is at least the last raise, from 1 to 4, and at most 5 more.
    assert found["options"]["wager_range"] == [7, 9]
    assert found["options"]["wager_to"] == []


def test_the_house_of_the_command_beats_that_of_the_file(rule: Rule, tmp_path: Path) -> None:
    file = phh(tmp_path / "a.phh", "2c 9d Kh", fields=['_house = "tda"', "_clauses = { 'bring_in.ace' = 'low' }"])
    assert rule(file)["house"] == "tda"
    assert rule(file, "--house", "supremeking")["house"] == "supremeking"


def test_a_clause_of_the_command_beats_that_of_the_file(rule: Rule, tmp_path: Path) -> None:
    file = phh(tmp_path / "a.phh", "2c 9d Ah", fields=["_clauses = { bring_in = { ace = 'low' } }"])
    assert rule(file)["bring_in"]["seat"] == 3
    assert rule(file, "--clause", "bring_in.ace=high")["bring_in"]["seat"] == 1
    suited = rule(phh(tmp_path / "b.phh", "2d 2c Ah"), "--clause", "bring_in.tie=suit_high")
    assert suited["bring_in"]["seat"] == 1
    tie = next(reason for reason in suited["because"] if reason["clause"] == "bring_in.tie")
    assert tie["provenance"] == "assumed"
