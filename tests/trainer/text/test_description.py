"""What a screen reader reads out, and what it must not."""

import random

import pytest
from msgspec.structs import replace

from tests.trainer.text.hands import hand
from trainer.cards import DECK, Card, parse_cards
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.money import Stakes, Unit
from trainer.table import DealtCard, Seat, Table, replay
from trainer.text.words import Words

WORDS = Words()
DOLLARS = Unit(symbol="$")


def cards(down: str, up: str) -> tuple[DealtCard, ...]:
    hole = tuple(DealtCard(None if text == "??" else Card.parse(text), Face.DOWN) for text in down.split())
    return hole + tuple(DealtCard(card, Face.UP) for card in parse_cards(up))


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (Seat(4, 530, cards=cards("?? ??", "2d")), "Seat 4, two of diamonds up, two cards down, $530"),
        (Seat(4, 530, cards=cards("??", "2d9h")), "Seat 4, two of diamonds and nine of hearts up, one card down, $530"),
        (
            Seat(4, 0, cards=cards("Kh 4c ??", "2d")),
            "Seat 4, two of diamonds up, king of hearts and four of clubs down, one card down, all-in",
        ),
        (Seat(7, 99, cards=cards("?? ??", "2d"), folded=True), "Seat 7, folded"),
        (
            Seat(7, 99, cards=cards("?? ??", "2d"), mucked=True),
            "Seat 7, two of diamonds up, two cards down, mucked, $99",
        ),
        (Seat(1, 1500), "Seat 1, $1,500"),
    ],
)
def test_a_seat(seat: Seat, said: str) -> None:
    assert WORDS.seat(seat, DOLLARS) == said


def test_the_middle_of_the_table() -> None:
    table = Table(Stakes(10, 20, 1, 3, DOLLARS), (Seat(1, 9, bet=5), Seat(2, 9)), stub=28)
    assert WORDS.stub(table) == "Stub, 28 cards"
    assert WORDS.stub(replace(table, stub=1)) == "Stub, one card"
    assert WORDS.stub(replace(table, stub=0)) == "Stub, no cards"
    assert WORDS.burns(table) == "Burns, none"
    assert WORDS.burns(replace(table, burned=(None, None, None))) == "Burns, 3 cards"
    assert WORDS.community(table) == "Community card, none"
    shared = replace(table, community=DealtCard(Card.parse("7s"), Face.UP))
    assert WORDS.community(shared) == "Community card, seven of spades"
    assert WORDS.community(replace(table, community=DealtCard(None, Face.DOWN))) == "Community card, face down"


def test_a_whole_table_line_by_line() -> None:
    seats = (
        Seat(1, 90, bet=5, paid=5, cards=cards("Kh 4c", "2d")),
        Seat(3, 0, paid=5, cards=cards("Ah Ac", "9s")),
        Seat(8, 95, paid=5, cards=cards("3h 3c", "Js"), folded=True),
    )
    table = Table(Stakes(10, 20, 5, 3, DOLLARS), seats, stub=43)
    assert WORDS.describe(table, viewer=1).splitlines() == [
        "Seat 1, two of diamonds up, king of hearts and four of clubs down, $90",
        "Seat 2, empty",
        "Seat 3, nine of spades up, two cards down, all-in",
        *(f"Seat {number}, empty" for number in (4, 5, 6, 7)),
        "Seat 8, folded",
        "Seat 1 bet, $5",
        "Pot, $15",
        "Stub, 43 cards",
        "Burns, none",
    ]
    assert WORDS.describe(table, counts=False).splitlines()[-1] == "Pot, $15"
    assert "king of hearts" not in WORDS.describe(table)


@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_change_nothing_that_is_read_out(seed: int) -> None:
    rng = random.Random(seed)
    start, events = hand(load_house("cardroom"), seed)
    table = replay(start, events[: rng.randrange(len(events))])
    unseen = [card for card in DECK if card not in table.visible_to().known_cards()]
    rng.shuffle(unseen)

    def redealt(seat: Seat) -> Seat:
        if seat.shown:
            return seat
        held = (DealtCard(unseen.pop(), c.face) if c.face is Face.DOWN else c for c in seat.cards)
        return replace(seat, cards=tuple(held))

    seats = tuple(redealt(seat) for seat in table.seats)
    other = replace(table, seats=seats, burned=tuple(unseen.pop() for _ in table.burned))
    assert other != table or not any(seat.cards for seat in table.seats)
    assert WORDS.describe(other) == WORDS.describe(table)
