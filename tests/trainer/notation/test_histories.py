"""Text histories are read to the last chip, each form of line in a hand written for it."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from tests.trainer.notation.conftest import HANDS, Reader
from trainer import events as ev
from trainer.cards import Card, parse_cards
from trainer.events import Half
from trainer.houses.values import Face, Game
from trainer.money import Unit
from trainer.notation.hand import Hand
from trainer.notation.read import read_hands
from trainer.procedure import DutyKind, next_duty
from trainer.table import Street

Kept = Callable[[str], list[Hand]]


def pushed(hand: Hand) -> list[tuple[int, Half, int, int]]:
    return [(push.pot, push.half, push.seat, push.amount) for push in hand.table.pushed]


def taken(hand: Hand) -> dict[int, int]:
    """What each seat was pushed in all."""
    totals: dict[int, int] = {}
    for push in hand.table.pushed:
        totals[push.seat] = totals.get(push.seat, 0) + push.amount
    return totals


def test_several_hands_in_a_file(kept: Kept) -> None:
    hands = kept("evening.txt")
    assert [hand.label for hand in hands] == ["7001", "7002", "7003"]
    assert [hand.house.id for hand in hands] == ["supremeking", "pokerking", "supremeking"]
    assert [hand.start.name for hand in hands] == ["Lyra II", "Vega", "Mira"]
    for hand in hands:
        assert next_duty(hand.table, hand.house).kind is DutyKind.OVER
        assert sum(hand.winners.values()) + hand.rake == sum(taken(hand).values())
        assert hand.winners.keys() == taken(hand).keys()


def test_players_dealt_in_are_those_who_post_an_ante(kept: Kept) -> None:
    hand = kept("evening.txt")[0]
    # Seat 5 sits out and seat 7 came too late.
    assert [(seat.number, seat.name) for seat in hand.start.seats] == [
        (1, "Anouk"),
        (2, "Bram: D"),
        (4, "Cees"),
        (8, "Fenna"),
    ]
    stakes = hand.start.stakes
    assert stakes.unit == Unit(Fraction(1, 100), "€")
    assert (stakes.small, stakes.big, stakes.ante, stakes.bring_in) == (100, 200, 10, 50)


def test_side_pot_and_all_ins(kept: Kept) -> None:
    hand = kept("evening.txt")[0]
    # Main pot: antes of 4 x 0.10, the bring-in of 0.50 that was folded, 3 x 1. Side pot: the double bet of 2 and its
    # call. Nines full beat the queen-high straight, which beats two pair. Of the main pot 0.10 went in rake, and as
    # much of the side pot.
    assert pushed(hand) == [(0, Half.WHOLE, 8, 390), (1, Half.WHOLE, 2, 400)]
    assert (hand.winners, hand.rake) == ({2: 390, 8: 380}, 20)
    completion = next(event for event in hand.events if isinstance(event, ev.Completed))
    assert completion == ev.Completed(1, 100)
    assert ev.Bet(1, 200) in hand.events


def test_what_is_shown_was_dealt(kept: Kept) -> None:
    hand = kept("evening.txt")[0]
    dealt = [event for event in hand.events if isinstance(event, ev.CardDealt)]
    assert [event.card for event in dealt if event.seat == 8] == list(parse_cards("4d4h9d4c9h9c6c"))
    assert [event.card for event in dealt if event.seat == 4] == [None, None, Card.parse("2h")]
    # One card a round, from the lowest seat.
    assert [event.seat for event in dealt[:8]] == [1, 2, 4, 8, 1, 2, 4, 8]
    assert not any(isinstance(event, ev.CardBurned) for event in hand.events)


def test_play_money_and_halves(kept: Kept) -> None:
    hand = kept("evening.txt")[1]
    assert hand.start.game is Game.HILO
    assert hand.start.stakes.unit == Unit(Fraction(1), "")
    # 3 antes, 3 x 10, 3 x 20 on the open pair, then 40, 80 and 40: 253, its odd chip with the high half. Sevens full
    # are high, the wheel is low.
    assert pushed(hand) == [(0, Half.HIGH, 6, 127), (0, Half.LOW, 3, 126)]
    assert hand.winners == {6: 127, 3: 126}


def test_short_ante_and_short_bring_in(kept: Kept) -> None:
    hand = kept("evening.txt")[2]
    assert ev.AntePosted(1, 5) in hand.events
    assert ev.BringInPosted(2, 10) in hand.events
    # The call of 0.25 tells the bring-in of which seat 2 had 0.10.
    assert hand.start.stakes.bring_in == 25
    assert ev.UncalledReturned(4, 50) in hand.events
    # 4 x 0.05; 3 x 0.15 of who had 0.10 more or as much again; what seats 3 and 4 put in beyond 0.20, 2 x 0.15.
    assert pushed(hand) == [(0, Half.WHOLE, 2, 20), (1, Half.WHOLE, 2, 45), (2, Half.WHOLE, 4, 30)]


def test_one_card_for_all(kept: Kept) -> None:
    (hand,) = kept("one-for-all.txt")
    assert hand.table.community is not None
    assert (hand.table.community.card, hand.table.community.face) == (Card.parse("Ah"), Face.UP)
    # Eight antes of 0.20 and eight times the bring-in of 0.50; four aces with the one in the middle.
    assert pushed(hand) == [(0, Half.WHOLE, 1, 560)]
    assert (hand.winners, hand.rake) == ({1: 532}, 28)
    # What the summary says of mucked hands was dealt to them.
    assert hand.table.seat(8).mucked
    assert hand.table.seat(8).down == parse_cards("4c6s")


def test_full_tilt(kept: Kept) -> None:
    (hand,) = kept("full-tilt.txt")
    assert (hand.label, hand.start.name, hand.house.id) == ("8001", "Corvus", "pokerking")
    assert [seat.number for seat in hand.start.seats] == [1, 4, 6]
    assert hand.start.stakes.small == 100_000
    # 3 x 150 and 3 x 1,000 and 2 x 500; jacks full are high, eight-seven low.
    assert pushed(hand) == [(0, Half.HIGH, 4, 222_500), (0, Half.LOW, 1, 222_500)]
    assert hand.winners == {4: 222_500, 1: 222_500}
    # Shown with the hole cards the other way round, they stay as they were dealt.
    assert hand.table.seat(1).down == parse_cards("8s4dKh")


def test_the_house_that_is_asked_for(kept: Kept) -> None:
    (hand,) = read_hands(HANDS / "full-tilt.txt", "pokerking", {"odd_chip.halves": "low"})
    assert hand.house.id == "pokerking"


def test_line_ends_marks_and_code_pages(tmp_path: Path) -> None:
    text = (HANDS / "evening.txt").read_text(encoding="utf-8")
    file = tmp_path / "hands.txt"
    wanted = list(read_hands(HANDS / "evening.txt"))
    for content in (
        text.replace("\n", "\r\n").encode("utf-8-sig"),
        text.encode("cp1252"),
        b"Hands asked for by Anouk\n\n*********** # 1 **************\n" + text.encode(),
    ):
        file.write_bytes(content)
        found = list(read_hands(file))
        assert [(hand.start, hand.events) for hand in found] == [(hand.start, hand.events) for hand in wanted]


# A hand of two, from the completion to a fold, that the tests below change in one place.
SHORT = """\
PokerStars Hand #9: 7 Card Stud Limit ($1/$2 USD) - 2020/05/04 20:15:00 ET
Table 'Io' 8-max
Seat 3: Ann ($20 in chips)
Seat 5: Bob ($20 in chips)
Ann: posts the ante $0.10
Bob: posts the ante $0.10
*** 3rd STREET ***
Dealt to Ann [4d 4s Kc]
Dealt to Bob [7h]
Bob: brings in for $0.50
Ann: raises $0.50 to $1
Bob: calls $0.50
*** 4th STREET ***
Dealt to Ann [4d 4s Kc] [Kd]
Dealt to Bob [7h] [8h]
Pair on board - a double bet is allowed
Ann: bets $2
Bob: folds
Uncalled bet ($2) returned to Ann
Ann collected $2.20 from pot
Ann: doesn't show hand
*** SUMMARY ***
Total pot $2.20 | Rake $0
Seat 3: Ann collected ($2.20)
Seat 5: Bob folded on the 4th Street
"""


def test_a_pot_nobody_contests(read_text: Reader) -> None:
    hand = read_text(SHORT)
    assert pushed(hand) == [(0, Half.WHOLE, 3, 220)]
    assert ev.UncalledReturned(3, 200) in hand.events
    assert hand.table.street is Street.FOURTH


def test_the_winner_may_show_what_he_likes(read_text: Reader) -> None:
    for shown in ("[4d 4s Kc Kd] (two pair, Kings and Fours)", "[4s] (a pair of Kings)"):
        hand = read_text(SHORT.replace("Ann: doesn't show hand", f"Ann: shows {shown}"))
        assert pushed(hand) == [(0, Half.WHOLE, 3, 220)]


def test_opened_for_the_full_bet(read_text: Reader) -> None:
    hand = read_text(
        SHORT.replace("Bob: brings in for $0.50\n", "")
        .replace("Ann: raises $0.50 to $1\n", "Bob: bets $1\n")
        .replace("Bob: calls $0.50", "Ann: calls $1")
    )
    assert ev.Completed(5, 100) in hand.events
    # No line names the bring-in: half the small bet.
    assert hand.start.stakes.bring_in == 50


def test_no_antes(read_text: Reader) -> None:
    antes = "Ann: posts the ante $0.10\nBob: posts the ante $0.10\n"
    hand = read_text(SHORT.replace(antes, "").replace("$2.20", "$2"))
    assert pushed(hand) == [(0, Half.WHOLE, 3, 200)]


def test_who_sits_out_a_tournament_is_dealt_in(read_text: Reader) -> None:
    away = SHORT.replace("Bob ($20 in chips)", "Bob ($20 in chips) is sitting out")
    assert read_text(away).events == read_text(SHORT).events


def test_who_sits_out_under_the_name_of_another_is_not_dealt_in(read_text: Reader) -> None:
    line = "Seat 5: Bob ($20 in chips)\n"
    away = SHORT.replace(line, f"{line}Seat 7: Bob ($9 in chips) is sitting out\n")
    assert read_text(away).start == read_text(SHORT).start


def test_an_ante_of_his_own(read_text: Reader) -> None:
    hand = read_text(SHORT.replace("Bob: posts the ante $0.10", "Bob: posts the ante $0.05"))
    assert [event for event in hand.events if isinstance(event, ev.AntePosted)] == [
        ev.AntePosted(3, 10),
        ev.AntePosted(5, 5),
    ]


@pytest.mark.parametrize(
    "header",
    [
        "PokerStars Game #9:  7 Card Stud Limit ($1/$2)",
        "PokerStars Hand #9: Tournament #77, $1.00+$0.10 USD HORSE (7 Card Stud Limit) - Level II ($1/$2) - 2020/05/04",
        "PokerStars Game #9: TOURNAMENT #77, $10+$1 7 CARD STUD LIMIT - LEVEL I ($1/$2) - 2009/06/14 11:45:00 ET",
        "PokerStars Home Game Hand #9: 8-Game (7 Card Stud Limit, $1/$2 USD) - 2020/05/04 20:15:00 ET",
    ],
)
def test_first_lines(read_text: Reader, header: str) -> None:
    _, _, rest = SHORT.partition("\n")
    hand = read_text(f"{header}\n{rest}")
    assert (hand.label, hand.start.stakes.big) == ("9", 200)


def test_players_of_one_name_are_told_apart_by_their_cards_and_turns(read_text: Reader) -> None:
    hand = read_text(SHORT.replace("Bob", "Ann"))
    assert hand.events == read_text(SHORT).events


@pytest.mark.parametrize("name", ["Ann [x]", "[Ann]", "Ann: folds", "Ann collected $9 from pot", "Dealt to Ann"])
def test_names_that_look_like_something_else(read_text: Reader, name: str) -> None:
    assert read_text(SHORT.replace("Ann", name)).events == read_text(SHORT).events


REFUSED = [
    ("7 Card Stud Limit", "Razz Limit", "history_game", 1),
    ("7 Card Stud Limit", "Hold'em No Limit", "history_game", 1),
    ("($1/$2 USD)", "", "history_game", 1),
    ("*** SUMMARY ***\n", "", "history_cut", 25),
    ("Seat 5: Bob ($20", "Seat 3: Bob ($20", "history_seat", 4),
    ("Seat 5: Bob ($20", "Seat 9: Bob ($20", "history_seat", 4),
    ("Seat 5: Bob ($20", "Seat 5: Bob ($0.05", "history_seat", 4),
    ("Seat 5: Bob ($20 in chips)\n", "", "record_players", 1),
    ("Dealt to Bob [7h]\n", "", "history_door", 14),
    ("Dealt to Bob [7h]\n", "Dealt to Bob [7h 8h]\n", "history_third_street", 9),
    ("Dealt to Bob [7h]\n", "Dealt to Bob [7x]\n", "card", 9),
    ("Dealt to Bob [7h]\n", "Dealt to Bob [7h]\nDealt to Bob [7h]\n", "history_third_street", 10),
    ("[Kd]", "[7h]", "card_once", 14),
    ("Dealt to Bob [7h] [8h]", "Dealt to Bob [7d] [8h]", "history_dealt", 15),
    ("Dealt to Bob [7h] [8h]", "Dealt to Bob [7h] [8h 9h]", "history_dealt", 15),
    ("Dealt to Bob [7h] [8h]\n", "", "duty", 16),
    ("Bob: brings in for $0.50", "Ann: brings in for $0.50", "seat", 10),
    ("Ann: raises $0.50 to $1", "Ann: raises $0.50 to $1.50", "amount", 11),
    ("Ann: raises $0.50 to $1", "Ann: complains", "history_line", 11),
    ("Ann: raises $0.50 to $1", "Amn: raises $0.50 to $1", "history_player", 11),
    ("Bob: calls $0.50", "Bob: calls $0.40", "amount", 12),
    ("Bob: calls $0.50", "Bob: checks", "no_check", 12),
    ("Ann: bets $2", "Ann: bets $3", "amount", 17),
    ("Bob: folds\n", "", "duty", 18),
    ("returned to Ann", "returned to Bob", "seat", 19),
    ("Uncalled bet ($2)", "Uncalled bet ($1)", "amount", 19),
    ("*** 4th STREET ***", "*** RIVER *** [9h]", "record_street", 13),
    ("*** 4th STREET ***", "*** 3rd STREET ***", "history_third_street", 14),
    ("Table 'Io' 8-max\n", "Table 'Io' 8-max\n*** RIVER ***\n", "record_street", 3),
]


@pytest.mark.parametrize(("old", "new", "expected", "line"), REFUSED)
def test_a_line_that_is_wrong(
    assert_refused: Callable[[str, str, int], None], old: str, new: str, expected: str, line: int
) -> None:
    assert old in SHORT
    assert_refused(SHORT.replace(old, new, 1), expected, line)
