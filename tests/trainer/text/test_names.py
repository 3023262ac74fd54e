"""Cards, seats, amounts and hands by their names, worked out by hand."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from trainer.cards import Card, Rank, Suit, parse_cards
from trainer.hands import best_high, best_low
from trainer.money import Unit
from trainer.text.names import Names
from trainer.text.words import Words

WORDS = Names()
DOLLARS = Unit(Fraction(1), "$")
CENTS = Unit(Fraction(1, 100), "$")
POINTS = Unit()


@pytest.mark.parametrize(
    ("chips", "unit", "said"),
    [
        (5, DOLLARS, "$5"),
        (0, DOLLARS, "$0"),
        (1500, DOLLARS, "$1,500"),
        (1234567, POINTS, "1,234,567"),
        (200, POINTS, "200"),
        (50, CENTS, "$0.50"),
        (150, CENTS, "$1.50"),
        (500, CENTS, "$5"),
        (7, CENTS, "$0.07"),
        (123456, CENTS, "$1,234.56"),
        (1, Unit(Fraction(1, 4)), "0.25"),
        (3, Unit(Fraction(1, 8)), "0.375"),
        (2, Unit(Fraction(5, 2), "€"), "€5"),
    ],
)
def test_money_is_exact(chips: int, unit: Unit, said: str) -> None:
    assert WORDS.money(chips, unit) == said


def test_cards_in_short_and_in_words() -> None:
    assert [WORDS.card(card) for card in parse_cards("2cTdAhKs")] == ["2♣", "10♦", "A♥", "K♠"]
    assert WORDS.cards((Card.parse("2c"), None, Card.parse("Td"))) == "2♣ ? 10♦"
    assert WORDS.card(None) == "a hidden card"
    assert WORDS.card_name(Card.parse("2c")) == "two of clubs"
    assert WORDS.card_name(Card.parse("As")) == "ace of spades"
    assert WORDS.ranks(Rank.TWO) == "deuces"
    assert WORDS.ranks(Rank.SIX) == "sixes"
    assert WORDS.suit(Suit.HEARTS) == "hearts"


def test_seats_and_amounts_to_choose_from() -> None:
    assert WORDS.seats((4,)) == "seat 4"
    assert WORDS.seats((1, 4)) == "seats 1 and 4"
    assert WORDS.seats((1, 4, 8)) == "seats 1, 4 and 8"
    assert WORDS.seats(()) == "nobody"
    assert WORDS.amounts((10,), DOLLARS) == "$10"
    assert WORDS.amounts((10, 20), DOLLARS) == "$10 or $20"
    assert WORDS.amounts((), DOLLARS) == "nothing"


@pytest.mark.parametrize(
    ("seven", "said"),
    [
        ("AsKsQsJsTs2c3d", "royal flush"),
        ("9s8s7s6s5sAdAc", "nine-high straight flush"),
        ("5h4h3h2hAhKcKd", "five-high straight flush"),
        ("7c7d7h7sAdKcQh", "four sevens"),
        ("KcKdKh9s9dAcQh", "full house, kings full of nines"),
        ("AhJh9h4h2hKcKd", "ace-high flush"),
        ("Tc9d8h7s6c2d2h", "ten-high straight"),
        ("5c4d3h2sAcKdJh", "five-high straight"),
        ("6c6d6hAsKdQcJh", "three sixes"),
        ("QcQd7h7sAdKc2h", "two pair, queens and sevens"),
        ("2c2dAhKsQdTc7h", "a pair of deuces"),
        ("AhKsQdTc7h5s3d", "ace high"),
    ],
)
def test_high_hands_are_read_out(seven: str, said: str) -> None:
    assert WORDS.hand(best_high(parse_cards(seven))) == said


@pytest.mark.parametrize(
    ("seven", "said"),
    [
        ("Ad2c3h4s5dKcKh", "5-4-3-2-A"),
        ("8c7d5h3s2cKdKh", "8-7-5-3-2"),
        ("Tc9d8h3s2cKdKh", "10-9-8-3-2"),
        ("JcJdThTs9c9d8h", "a pair of nines, J-10-8"),
        ("AcAdThTs9c9d8h", "a pair of aces, 10-9-8"),
        ("KcKdKhTsTcAdAh", "two pair, tens and aces, K"),
        ("KcKdKh9s2c", "three kings, 9-2"),
        ("AcAdAhKsKcKdKh", "full house, aces full of kings"),
        ("6c6d6h6sAc", "four sixes, A"),
    ],
)
def test_lows_are_read_out_from_the_top(seven: str, said: str) -> None:
    low = best_low(parse_cards(seven), qualifier=None)
    assert low is not None
    assert WORDS.low(low) == said


@pytest.mark.parametrize(
    ("words", "said"), [((), ""), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c"), "a, b and c")]
)
def test_lists(words: Sequence[str], said: str) -> None:
    assert WORDS.listed(words) == said


def test_something_that_has_no_name_is_a_fault_of_the_program() -> None:
    with pytest.raises(TypeError, match="no words"):
        Words().value(object(), POINTS)
