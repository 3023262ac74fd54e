"""Dealt hands, as evaluators see them that share no code with the trainer."""

import warnings
from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

import phevaluator
import pokerkit
import pytest

from trainer.cards import DECK, Card, Rank
from trainer.hands import best_high, best_low

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # eval7 calls its parser by names that are going away
    import eval7

CATEGORY_NAMES = {
    "High Card": "HIGH_CARD",
    "Pair": "PAIR",
    "Two Pair": "TWO_PAIR",
    "Trips": "TRIPS",
    "Straight": "STRAIGHT",
    "Flush": "FLUSH",
    "Full House": "FULL_HOUSE",
    "Quads": "QUADS",
    "Straight Flush": "STRAIGHT_FLUSH",
}
"""eval7's words for ours."""


@pytest.fixture(scope="module", params=[1000, pytest.param(4000, marks=pytest.mark.long)])
def count(request: pytest.FixtureRequest) -> int:
    """How many hands are looked at."""
    number: int = request.param
    return number


@pytest.fixture(scope="module", params=[5, 7], ids=["five cards", "seven cards"])
def hands(request: pytest.FixtureRequest, count: int) -> list[list[Card]]:
    rng = Random(request.param)
    return [rng.sample(DECK, request.param) for _ in range(count)]


def assert_same_order(pairs: Iterable[tuple[Any, Any]]) -> None:
    """Of pairs of our value and an oracle's, both say the same of any two: which is greater, or that they tie."""
    ordered = sorted(pairs, key=lambda pair: pair[0])
    assert len(ordered) > 100
    for (our_lower, their_lower), (our_higher, their_higher) in pairwise(ordered):
        assert (our_lower == our_higher) == (their_lower == their_higher)
        assert their_lower <= their_higher


def written(cards: Iterable[Card]) -> str:
    return "".join(map(str, cards))


def test_high_as_phevaluator_orders_it(hands: list[list[Card]]) -> None:
    # phevaluator numbers the 7462 different values from the best down.
    assert_same_order((best_high(cards), -phevaluator.evaluate_cards(*map(str, cards))) for cards in hands)


def test_high_as_eval7_orders_and_names_it(hands: list[list[Card]]) -> None:
    pairs = [(best_high(cards), eval7.evaluate([eval7.Card(str(card)) for card in cards])) for cards in hands]
    assert_same_order(pairs)
    for ours, theirs in pairs:
        assert ours.category.name == CATEGORY_NAMES[eval7.handtype(theirs)]


def test_high_as_pokerkit_orders_it(hands: list[list[Card]]) -> None:
    assert_same_order((best_high(cards), pokerkit.StandardHighHand.from_game(written(cards))) for cards in hands)


def test_low_as_pokerkit_orders_it(hands: list[list[Card]]) -> None:
    rng = Random(8)
    low_cards = [card for card in DECK if card.rank <= 8 or card.rank == Rank.ACE]
    # Of five cards only one hand in 45 is a low (56 * 4**5 of 2598960), so some are dealt from low cards alone.
    dealt = hands + [rng.sample(low_cards, len(hands[0])) for _ in range(1000)]
    pairs = [(best_low(cards), pokerkit.EightOrBetterLowHand.from_game_or_none(written(cards))) for cards in dealt]
    assert all((ours is None) == (theirs is None) for ours, theirs in pairs)
    assert_same_order((ours, theirs) for ours, theirs in pairs if ours is not None)


def test_low_without_a_qualifier_as_pokerkit_orders_it(hands: list[list[Card]]) -> None:
    rng = Random(9)
    # Hardly any seven cards have fewer than five ranks, so some are dealt from two, three or four ranks alone.
    few = [rng.sample([*Rank], rng.choice((2, 3, 4, 4))) for _ in range(500)]
    dealt = hands + [rng.sample([card for card in DECK if card.rank in ranks], len(hands[0])) for ranks in few]
    assert_same_order(
        (best_low(cards, qualifier=None), pokerkit.RegularLowHand.from_game(written(cards))) for cards in dealt
    )
