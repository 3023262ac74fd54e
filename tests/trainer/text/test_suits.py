"""Who holds which suit where suits decide, as it is read and heard."""

import pytest

from tests.trainer.rulings.told import at
from trainer.cards import Suit
from trainer.reasons import Reason
from trainer.rulings.bring_in import bring_in
from trainer.rulings.first_to_act import opener
from trainer.text.suits import suit_rows, told_in_a_row
from trainer.text.words import Words

WORDS = Words("en")


def doors(*cards: str, **clauses: str) -> tuple[Reason, ...]:
    """Why one of these door cards brings it in; the first is seat 1's."""
    case = at([f"{number} | {door}" for number, door in enumerate(cards, 1)], "", **clauses)
    return bring_in(case.table, case.house).because


def boards(*cards: str, house: str = "tda") -> tuple[Reason, ...]:
    case = at([f"{number} | {board}" for number, board in enumerate(cards, 1)], "all call / ", house)
    return opener(case.table, case.house).because


def heard(because: tuple[Reason, ...], picked: int | None = None) -> list[str]:
    """What each ladder says."""
    ladders = [suit_rows(reason, WORDS, picked) for reason in because]
    return [told_in_a_row(rows, WORDS) for rows in ladders if rows]


def test_four_rows_from_spades_down_say_who_holds_what() -> None:
    # Of three deuces the club is lowest, in seat 4; seat 3 was picked.
    (rows,) = filter(None, (suit_rows(reason, WORDS, 3) for reason in doors("Kd", "2h", "2d", "2c", "3c")))
    assert [row.suit for row in rows] == [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    assert [row.name for row in rows] == ["Spades", "Hearts", "Diamonds", "Clubs, lowest"]
    assert [row.holder for row in rows] == ["none", "seat 2", "seat 3, your pick", "seat 4"]
    assert [(row.decides, row.picked) for row in rows] == [(False, False)] * 2 + [(False, True), (True, False)]


@pytest.mark.parametrize(
    ("because", "picked", "said"),
    [
        # No club: the diamond is lowest, and no row is anybody's pick where nobody picked.
        (doors("Kd", "2s", "2d"), None, "Spades: seat 2. Hearts: none. Diamonds, lowest: seat 3. Clubs: none."),
        (
            doors("Kd", "2s", "2d", bring_in__tie="suit_high"),
            2,
            "Spades, highest: seat 2, your pick. Hearts: none. Diamonds: seat 3. Clubs: none.",
        ),
        # Suit before rank: the clubs are two, one of them picked.
        (
            doors("Kc", "2d", "9c", bring_in__by="suit"),
            1,
            "Spades: none. Hearts: none. Diamonds: seat 2. Clubs, lowest: seats 1 and 3, your pick: 1.",
        ),
        # Ace and king each: the ace of spades is highest. The kings do not come to it.
        (
            boards("Kc Ad", "As Kd", "2c 5d"),
            1,
            "Spades, highest: seat 2. Hearts: none. Diamonds: seat 1, your pick. Clubs: none.",
        ),
        # Pairs of fours: all four of them lie there, and of his two it is the higher that counts.
        (
            boards("4h 4c", "4d 4s", "2c 5d"),
            1,
            "Spades, highest: seat 2. Hearts: seat 1, your pick. Diamonds: seat 2. Clubs: seat 1.",
        ),
    ],
)
def test_a_ladder_as_it_is_heard(because: tuple[Reason, ...], picked: int | None, said: str) -> None:
    assert heard(because, picked) == [said]


@pytest.mark.parametrize(
    "because",
    [
        doors("Kd", "2c", "9s"),
        doors("Kd", "2d", "2c", bring_in__tie="first_dealt"),
        # All of one suit: the rank decides.
        doors("Kc", "2c", "9c", bring_in__by="suit"),
        boards("Kc Ad", "As Kd", "2c 5d", house="cardroom"),
    ],
)
def test_where_suits_do_not_decide_there_is_no_ladder(because: tuple[Reason, ...]) -> None:
    assert heard(because) == []
