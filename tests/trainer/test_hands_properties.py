"""Hands of any cards, against a slow reference that weighs every five of them by the words of the rules."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, Card, Rank, Suit
from trainer.hands import Category, best_high, best_low, board_value

# Few cards of the whole deck meet in one rank, suit or sequence; these small decks are full of such hands.
DECKS = (
    DECK,
    [card for card in DECK if card.rank in (2, 3, 4, 5, Rank.ACE)],
    [card for card in DECK if card.rank in (7, 8, Rank.KING)],
    [card for card in DECK if card.rank in (3, 9, Rank.QUEEN, Rank.ACE)],
    [card for card in DECK if card.suit is Suit.HEARTS or card.rank in (9, Rank.JACK)],
    [card for card in DECK if card.suit in (Suit.CLUBS, Suit.SPADES) and card.rank >= 8],
)


CATEGORY_OF_SHAPE = {
    (1, 1, 1, 1, 1): Category.HIGH_CARD,
    (2, 1, 1, 1): Category.PAIR,
    (2, 2, 1): Category.TWO_PAIR,
    (3, 1, 1): Category.TRIPS,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.QUADS,
}


def some_cards(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    return st.one_of([st.lists(st.sampled_from(deck), min_size=least, max_size=most, unique_by=id) for deck in DECKS])


def five_card_value(five: Iterable[Card]) -> tuple[Category, tuple[int, ...]]:
    """The category of five cards and the ranks that decide, by counting."""
    cards = list(five)
    counted = sorted(((count, rank) for rank, count in Counter(int(card.rank) for card in cards).items()), reverse=True)
    category = CATEGORY_OF_SHAPE[tuple(count for count, _ in counted)]
    ranks = tuple(rank for _, rank in counted)
    one_suit = len({card.suit for card in cards}) == 1
    straight: tuple[int, ...] = ()
    if ranks == (14, 5, 4, 3, 2):
        straight = (5,)
    elif len(ranks) == 5 and ranks[0] - ranks[4] == 4:
        straight = ranks[:1]
    if straight:
        return (Category.STRAIGHT_FLUSH if one_suit else Category.STRAIGHT), straight
    return (Category.FLUSH if one_suit else category), ranks


def low_rank(card: Card) -> int:
    return 1 if card.rank is Rank.ACE else int(card.rank)


def five_card_low(five: Iterable[Card]) -> tuple[Category, tuple[int, ...]]:
    """What equal ranks five cards have, and the ranks from the most cards and the top, the ace as 1: least is best."""
    counted = sorted(((count, rank) for rank, count in Counter(map(low_rank, five)).items()), reverse=True)
    return CATEGORY_OF_SHAPE[tuple(count for count, _ in counted)], tuple(rank for _, rank in counted)


def no_card_higher(five: Sequence[Card], others: Iterable[Sequence[Card]]) -> bool:
    """Whether no other choice of five has a higher first, second ... fifth card, by rank and then by suit."""
    chosen = sorted(card.index for card in five)
    return all(
        card <= own for other in others for own, card in zip(chosen, sorted(card.index for card in other), strict=True)
    )


def check_high(cards: Sequence[Card]) -> None:
    value = best_high(cards)
    choices = [(five_card_value(five), five) for five in combinations(cards, 5)]
    best = max(worth for worth, _ in choices)
    assert (value.category, value.ranks) == best
    assert len(set(value.five)) == 5
    assert set(value.five) <= set(cards)
    assert five_card_value(value.five) == best
    assert no_card_higher(value.five, [five for worth, five in choices if worth == best])


def check_low(cards: Sequence[Card], qualifier: Rank | None) -> None:
    value = best_low(cards, qualifier=qualifier)
    choices = [(five_card_low(five), five) for five in combinations(cards, 5)]
    lows = [(worth, five) for worth, five in choices if qualifier is None or qualifies(*worth, qualifier)]
    if not lows:
        assert value is None
        return
    assert value is not None
    best = min(worth for worth, _ in lows)
    assert (value.category, value.ranks) == best
    assert len(set(value.five)) == 5
    assert set(value.five) <= set(cards)
    assert five_card_low(value.five) == best
    assert tuple(dict.fromkeys(map(low_rank, value.five))) == best[1]
    assert no_card_higher(value.five, [five for worth, five in lows if worth == best])


def qualifies(category: Category, ranks: tuple[int, ...], qualifier: Rank) -> bool:
    return category is Category.HIGH_CARD and ranks[0] <= qualifier


@given(some_cards(5, 8))
def test_high_is_the_best_of_every_five(cards: list[Card]) -> None:
    check_high(cards)


@given(some_cards(0, 8), st.sampled_from([Rank.SEVEN, Rank.EIGHT, Rank.NINE, None]))
def test_low_is_the_best_of_every_five(cards: list[Card], qualifier: Rank | None) -> None:
    check_low(cards, qualifier)


@pytest.mark.parametrize("size", [5, 7, 8])
def test_dealt_hands_are_the_best_of_every_five(size: int) -> None:
    rng = Random(size)
    for _ in range(500):
        cards = rng.sample(DECK, size)
        check_high(cards)
        check_low(cards, Rank.EIGHT)


@given(some_cards(5, 8), st.randoms(use_true_random=False))
def test_the_order_of_the_cards_is_nothing(cards: list[Card], rng: Random) -> None:
    shuffled = rng.sample(cards, len(cards))
    assert best_high(shuffled).five == best_high(cards).five
    low, low_of_shuffled = best_low(cards), best_low(shuffled)
    assert low_of_shuffled == low
    assert (low_of_shuffled and low_of_shuffled.five) == (low and low.five)


@given(some_cards(6, 8))
def test_one_card_more_never_makes_a_hand_worse(cards: list[Card]) -> None:
    assert best_high(cards) >= best_high(cards[:-1])
    fewer, more = best_low(cards[:-1]), best_low(cards)
    if fewer is not None:
        assert more is not None
        assert more >= fewer


@given(some_cards(5, 8), some_cards(5, 8))
def test_of_two_hands_one_is_greater_or_they_tie(one: list[Card], two: list[Card]) -> None:
    a, b = best_high(one), best_high(two)
    assert [a < b, a == b, a > b].count(True) == 1
    assert (a <= b, a >= b) == (not a > b, not a < b)
    assert (a != b) is not (a == b)
    if a == b:
        assert hash(a) == hash(b)


@given(some_cards(1, 5), st.booleans(), st.randoms(use_true_random=False))
def test_a_board_is_read_out_whole(upcards: list[Card], counted: bool, rng: Random) -> None:
    value = board_value(upcards, straights_flushes=counted)
    assert sorted(value.five) == sorted(upcards)
    shuffled = rng.sample(upcards, len(upcards))
    assert board_value(shuffled, straights_flushes=counted).five == value.five


@given(some_cards(1, 5))
def test_a_board_has_the_shape_of_its_ranks(upcards: list[Card]) -> None:
    value = board_value(upcards)
    counts = Counter(card.rank for card in upcards)
    assert value.ranks == tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    shape = [counts[rank] for rank in value.ranks] + [1] * (5 - len(upcards))
    assert value.category is CATEGORY_OF_SHAPE[tuple(shape)]


@given(some_cards(5, 5))
def test_five_upcards_with_everything_counted_are_a_hand(upcards: list[Card]) -> None:
    assert board_value(upcards, straights_flushes=True) == best_high(upcards)
