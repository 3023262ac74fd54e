"""The worth of hands, lows and boards, each worked out by hand from the rules."""

from itertools import pairwise

import pytest

from trainer.cards import Rank, parse_cards
from trainer.hands import Category, HandValue, LowValue, best_high, best_low, board_value


def high(text: str) -> HandValue:
    return best_high(parse_cards(text))


def low(text: str, qualifier: Rank | None = Rank.EIGHT) -> LowValue | None:
    return best_low(parse_cards(text), qualifier=qualifier)


def board(text: str, *, straights_flushes: bool = False) -> HandValue:
    return board_value(parse_cards(text), straights_flushes=straights_flushes)


def ranks(value: HandValue) -> str:
    return "".join(rank.letter for rank in value.ranks)


def five(value: HandValue | LowValue) -> str:
    return "".join(str(card) for card in value.five)


# The best high hand


@pytest.mark.parametrize(
    ("cards", "category", "deciding", "playing"),
    [
        pytest.param("2c7d9hJsKd4s3h", Category.HIGH_CARD, "KJ974", "KdJs9h7d4s", id="high card"),
        pytest.param("2c7d9hJs2d4sKh", Category.PAIR, "2KJ9", "2d2cKhJs9h", id="pair of the lowest rank"),
        pytest.param("Kc7d7hKs2d4sQh", Category.TWO_PAIR, "K7Q", "KsKc7h7dQh", id="two pair"),
        pytest.param("Kc7d7hKs2d2sQh", Category.TWO_PAIR, "K7Q", "KsKc7h7dQh", id="three pair, kicker from outside"),
        pytest.param("Kc7d7hKsJdJs2h", Category.TWO_PAIR, "KJ7", "KsKcJsJd7h", id="three pair, kicker from the third"),
        pytest.param("6c6d6hKs2d4sQh", Category.TRIPS, "6KQ", "6h6d6cKsQh", id="trips"),
        pytest.param("AcKdQhJsTd4s4h", Category.STRAIGHT, "A", "AcKdQhJsTd", id="ace-high straight over a pair"),
        pytest.param("Ac2d3h4s5dKsKh", Category.STRAIGHT, "5", "5d4s3h2dAc", id="wheel"),
        pytest.param("Ac2d3h4s5d6sKh", Category.STRAIGHT, "6", "6s5d4s3h2d", id="six-high straight over the wheel"),
        pytest.param("3c4d5h6s7d8s9h", Category.STRAIGHT, "9", "9h8s7d6s5h", id="seven in sequence"),
        pytest.param("QcKdAh2s3d7s8h", Category.HIGH_CARD, "AKQ87", "AhKdQc8h7s", id="no straight goes round the ace"),
        pytest.param("2h7h9hJhKh3h4s", Category.FLUSH, "KJ973", "KhJh9h7h3h", id="six of a suit"),
        pytest.param("9h8h7h6sTd2hKh", Category.FLUSH, "K9872", "Kh9h8h7h2h", id="flush over straight"),
        pytest.param("3c3d3hAsAdKsQh", Category.FULL_HOUSE, "3A", "3h3d3cAsAd", id="full house"),
        pytest.param("KcKdKh7s7d7c2h", Category.FULL_HOUSE, "K7", "KhKdKc7s7d", id="two trips"),
        pytest.param("4c4d4h7s7dJcJh", Category.FULL_HOUSE, "4J", "4h4d4cJhJc", id="trips and two pairs"),
        pytest.param("4c4d4h4s7dAcKh", Category.QUADS, "4A", "4s4h4d4cAc", id="quads and kicker"),
        pytest.param("4c4d4h4sKdKcAh", Category.QUADS, "4A", "4s4h4d4cAh", id="quads, kicker above a pair"),
        pytest.param("4c4d4h4sKdKcKh", Category.QUADS, "4K", "4s4h4d4cKh", id="quads, kicker from trips"),
        pytest.param("As2s3s4s5sKdKh", Category.STRAIGHT_FLUSH, "5", "5s4s3s2sAs", id="steel wheel"),
        pytest.param("As2s3s4s5s6dKs", Category.STRAIGHT_FLUSH, "5", "5s4s3s2sAs", id="steel wheel over all else"),
        pytest.param("AsKsQsJsTs9s8s", Category.STRAIGHT_FLUSH, "A", "AsKsQsJsTs", id="royal flush"),
        pytest.param("9c8c7c6c5cTdJh", Category.STRAIGHT_FLUSH, "9", "9c8c7c6c5c", id="higher straight of two suits"),
        # With an eighth card a flush and paired ranks can meet in one hand.
        pytest.param("KhQh7h4h2hKdKc4d", Category.FULL_HOUSE, "K4", "KhKdKc4h4d", id="full house over flush"),
        pytest.param("2c2d2h3c3d3h4c4d", Category.FULL_HOUSE, "34", "3h3d3c4d4c", id="two trips and a higher pair"),
        pytest.param("KhQh7h4h2hKdKcKs", Category.QUADS, "KQ", "KsKhKdKcQh", id="quads over flush"),
        pytest.param("KhQh7h4h2hKd7d4d", Category.FLUSH, "KQ742", "KhQh7h4h2h", id="flush over three pair"),
        pytest.param("9h8h7h6h5h9d9c9s", Category.STRAIGHT_FLUSH, "9", "9h8h7h6h5h", id="straight flush over quads"),
        pytest.param("4c4d4h4sKdKcKhKs", Category.QUADS, "K4", "KsKhKdKc4s", id="two quads"),
    ],
)
def test_best_high(cards: str, category: Category, deciding: str, playing: str) -> None:
    value = high(cards)
    assert value.category is category
    assert ranks(value) == deciding
    assert five(value) == playing


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # One category over the next: the lowest of the one beats the highest of the other.
        ("5s4s3s2sAs", "AsAhAdAcKs"),
        ("2s2h2d2c3s", "AsAhAdKsKh"),
        ("2s2h2d3s3h", "AsKsQsJs9s"),
        ("7s5s4s3s2s", "AsKsQsJsTd"),
        ("5s4s3s2sAd", "AsAhAdKsQs"),
        ("2s2h2d4s3h", "AsAhKsKhQs"),
        ("3s3h2s2h4s", "AsAhKsQsJs"),
        ("2s2h5s4s3d", "AsKsQsJs9d"),
        # Within a category.
        ("6s5s4s3s2d", "5s4s3s2sAd"),
        ("AsKsQsJsTd", "KsQsJsTs9d"),
        ("KsKh2s2h3s", "QsQhJsJhAs"),
        ("KsKh7s7hQs", "KsKh7s7hJs"),
        ("3s3h3d2s2h", "2s2h2dAsAh"),
        ("9s9h9d9cKs", "9s9h9d9cQs"),
        ("AsQs7s4s3s", "AhQh7h4h2h"),
        ("8s8hAsKs3d", "8s8hAsKs2d"),
    ],
)
def test_the_better_high_hand_is_greater(better: str, worse: str) -> None:
    assert high(better) > high(worse)
    assert high(worse) < high(better)
    assert high(better) != high(worse)


def test_suits_do_not_break_a_tie() -> None:
    spades, clubs = high("AsKsQsJs9s2d3d"), high("AcKcQcJc9c4h5h")
    assert spades == clubs
    assert not spades > clubs
    assert hash(spades) == hash(clubs)
    assert spades.five != clubs.five


def test_a_sixth_and_seventh_card_do_not_break_a_tie() -> None:
    # Both play A A K K Q; the third pair and the jack stay outside.
    assert high("AsAhKsKhQs2d2c") == high("AdAcKdKcQhJd8d")


def test_equal_choices_take_the_higher_suits() -> None:
    assert five(high("9c9hTdJdQdKs9d")) == "KsQdJdTd9h"  # a straight with any of three nines
    assert five(high("AdAcKdKcQcQs2h")) == "AdAcKdKcQs"  # the queen of the third pair
    assert five(high("8h8d8c5c5d5s2h")) == "8h8d8c5s5d"  # two of three fives


def test_a_hand_is_no_other_thing() -> None:
    assert high("As2s3s4s5s") != low("As2s3s4s5s")


@pytest.mark.parametrize("cards", ["", "AsKsQsJs", "2c3c4c5c6c7c8c9cTc"])
def test_a_high_hand_needs_five_to_eight_cards(cards: str) -> None:
    with pytest.raises(ValueError, match="five to eight"):
        high(cards)


# The low hand


@pytest.mark.parametrize(
    ("cards", "from_the_top", "playing"),
    [
        pytest.param("As2d3h4c5sKdKh", (5, 4, 3, 2, 1), "5s4c3h2dAs", id="wheel, both ways"),
        pytest.param("8s7s6s5s4sKdKh", (8, 7, 6, 5, 4), "8s7s6s5s4s", id="straight flush and worst low at once"),
        pytest.param("AsAd2h2c3s4d8h", (8, 4, 3, 2, 1), "8h4d3s2hAs", id="two pairs and still five ranks"),
        pytest.param("As2d3h4c7s6d8h", (6, 4, 3, 2, 1), "6d4c3h2dAs", id="lowest five of seven"),
        pytest.param("2s3d4h5c7s9dTh", (7, 5, 4, 3, 2), "7s5c4h3d2s", id="no ace"),
        pytest.param("8c8s7d6h2cAcAh", (8, 7, 6, 2, 1), "8s7d6h2cAh", id="the higher suit of a pair"),
    ],
)
def test_best_low(cards: str, from_the_top: tuple[int, ...], playing: str) -> None:
    value = low(cards)
    assert value is not None
    assert value.ranks == from_the_top
    assert five(value) == playing


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param("AsAd2h2c3s3d8h", id="three pairs leave four ranks"),
        pytest.param("9s7d5h3cAsKdKh", id="nine-high"),
        pytest.param("AsKdQhJcTs2d3h", id="three low cards"),
        pytest.param("As2d3h4c", id="four cards"),
        pytest.param("", id="no cards"),
    ],
)
def test_no_low(cards: str) -> None:
    assert low(cards) is None


def test_the_qualifier_can_be_another_or_none() -> None:
    nine_high, king_high = "9s7d5h3cAsKdKh", "KsQdJhTc9sKdKh"
    assert low(nine_high, Rank.NINE) == low(nine_high, None)
    assert low("8s7d5h3cAsKdKh", Rank.SEVEN) is None
    without_qualifier = low(king_high, None)
    assert without_qualifier is not None
    assert without_qualifier.ranks == (13, 12, 11, 10, 9)
    assert low("As2d3h4c", None) is None


@pytest.mark.parametrize(
    ("cards", "category", "deciding", "playing"),
    [
        # Four ranks: one of each, and a second card of the lowest that there are two of.
        pytest.param("AsAd2h2c3s3d8h", Category.PAIR, (1, 8, 3, 2), "AsAd8h3s2h", id="the ace is the lowest pair"),
        pytest.param("KcKdQhQs9c9d8h", Category.PAIR, (9, 13, 12, 8), "9d9cKdQs8h", id="low pair before low kickers"),
        pytest.param("KcKdKhQs9c2d2s", Category.PAIR, (2, 13, 12, 9), "2s2dKhQs9c", id="the higher suits of a rank"),
        # Three ranks: the two lowest that there are two of, though trips of a lower rank could be had.
        pytest.param("2c2d2h2sKcKd9h", Category.TWO_PAIR, (13, 2, 9), "KdKc2s2h9h", id="no trips for a lower pair"),
        pytest.param("5c5d5h7s7c9d9s", Category.TWO_PAIR, (7, 5, 9), "7s7c5h5d9s", id="the third pair is the kicker"),
        pytest.param("3c3d3h8s9d", Category.TRIPS, (3, 9, 8), "3h3d3c9d8s", id="five cards with trips"),
        # Two ranks.
        pytest.param("AcAdAhKcKdKhKs", Category.FULL_HOUSE, (1, 13), "AhAdAcKsKh", id="the lower trips"),
        pytest.param("4c4d4h4sAs", Category.QUADS, (4, 1), "4s4h4d4cAs", id="five cards with quads"),
    ],
)
def test_without_a_qualifier_every_hand_has_a_low(
    cards: str, category: Category, deciding: tuple[int, ...], playing: str
) -> None:
    value = low(cards, None)
    assert value is not None
    assert (value.category, value.ranks, five(value)) == (category, deciding, playing)
    assert low(cards) is None


def test_lows_with_equal_ranks_from_the_best_down() -> None:
    hands = [
        "KsQdJhTc9s",  # the worst without a pair
        "AsAdKhQcJs",  # any pair of aces before any of deuces
        "2s2d5h4c3s",
        "9s9dJhTc8s",
        "9s9dKhQc8s",
        "3s3d2h2cAs",  # the higher pair first, then the lower, then the kicker
        "4s4dAhAc2s",
        "4s4dAhAc3s",
        "4s4d2h2cAs",
        "AsAdAhKcQs",
        "2s2d2h4c3s",
        "AsAdAhKcKs",
        "2s2d2hAcAd",
        "AsAdAhAcKs",
        "2s2d2h2cAs",
    ]
    lows = [low(each, None) for each in hands]
    for better, worse in pairwise(lows):
        assert better is not None
        assert worse is not None
        assert better > worse
        assert not better <= worse
        assert better != worse
    assert low("9s9dJhTc8s", None) == low("9h9cJdTd8h", None)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7s5s4s3s2d", "8s4s3s2sAd"),
        ("5s4s3s2sAd", "6s4s3s2sAd"),
        ("8s6s5s4s3d", "8s7s3s2sAd"),
        ("8s7s6s5sAd", "8s7s6s5s2d"),
    ],
)
def test_the_better_low_hand_is_greater(better: str, worse: str) -> None:
    winner, loser = low(better), low(worse)
    assert winner is not None
    assert loser is not None
    assert winner > loser
    assert loser < winner
    assert winner != loser
    assert max(loser, winner) is winner


def test_lows_of_the_same_ranks_tie() -> None:
    one, other = low("8s6s4s2sAsKdKh"), low("8c6d4c2dAcAh2h")
    assert one == other
    assert hash(one) == hash(other)


# Boards


@pytest.mark.parametrize(
    ("upcards", "category", "deciding", "reading"),
    [
        pytest.param("9h", Category.HIGH_CARD, "9", "9h", id="a door card"),
        pytest.param("2cAd", Category.HIGH_CARD, "A2", "Ad2c", id="fourth street"),
        pytest.param("KcAd2h", Category.HIGH_CARD, "AK2", "AdKc2h", id="fifth street"),
        pytest.param("2cAd2h", Category.PAIR, "2A", "2h2cAd", id="pair"),
        pytest.param("2cAd2hAc", Category.TWO_PAIR, "A2", "AdAc2h2c", id="two pair"),
        pytest.param("2cAd2h2d", Category.TRIPS, "2A", "2h2d2cAd", id="trips"),
        pytest.param("2c2s2h2d", Category.QUADS, "2", "2s2h2d2c", id="quads"),
        pytest.param("2hKhTh5h", Category.HIGH_CARD, "KT52", "KhTh5h2h", id="four to a flush is king-high"),
        pytest.param("2h3h4h5h", Category.HIGH_CARD, "5432", "5h4h3h2h", id="four to a straight flush is five-high"),
        # Four upcards and a community card.
        pytest.param("2hKhTh5h9h", Category.HIGH_CARD, "KT952", "KhTh9h5h2h", id="five of a suit"),
        pytest.param("2hAh3h5d4h", Category.HIGH_CARD, "A5432", "Ah5d4h3h2h", id="five in sequence, the ace high"),
        pytest.param("2hKh2dKd9h", Category.TWO_PAIR, "K29", "KhKd2h2d9h", id="two pair with a community card"),
        pytest.param("2hKh2dKdKs", Category.FULL_HOUSE, "K2", "KsKhKd2h2d", id="full house with a community card"),
    ],
)
def test_board(upcards: str, category: Category, deciding: str, reading: str) -> None:
    value = board(upcards)
    assert value.category is category
    assert ranks(value) == deciding
    assert five(value) == reading


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("2c2d", "AsKs", id="a pair of deuces over A-K"),
        pytest.param("2c2d3h", "AsKsQs", id="on fifth street too, and over a three-flush and three-straight"),
        pytest.param("2c2d2h3c", "AsAdKsKd", id="trips over two pair"),
        pytest.param("2c2d2h2s", "AsAdAhKd", id="quads over trips"),
        pytest.param("3c3d", "2s2h", id="the higher pair"),
        pytest.param("9c9d3h", "9s9h2d", id="the kicker of a pair"),
        pytest.param("AcKd3h2d", "AsQdJhTd", id="the second card"),
        pytest.param("AcKd9h3d", "AsKs9s2s", id="the fourth card"),
        # Boards of one street are as long as each other; those of two streets have an order all the same.
        pytest.param("Ac2d", "As", id="the longer of two that agree"),
        pytest.param("2c2d", "AsKsQsJs", id="a pair over more high cards"),
    ],
)
def test_the_better_board_is_greater(better: str, worse: str) -> None:
    assert board(better) > board(worse)
    assert board(worse) < board(better)


def test_boards_of_the_same_ranks_tie() -> None:
    assert board("AsKs7s7h") == board("AcKd7d7c")


@pytest.mark.parametrize("upcards", ["", "2c3c4c5c6c7c"])
def test_a_board_is_one_to_five_upcards(upcards: str) -> None:
    with pytest.raises(ValueError, match="one to five"):
        board(upcards)


@pytest.mark.parametrize(
    ("upcards", "category", "deciding", "reading"),
    [
        pytest.param("9h2hKh", Category.FLUSH, "K92", "Kh9h2h", id="three-flush"),
        pytest.param("9h2hKh5h", Category.FLUSH, "K952", "Kh9h5h2h", id="four-flush"),
        pytest.param("9h2hKh5h6h", Category.FLUSH, "K9652", "Kh9h6h5h2h", id="flush with a community card"),
        pytest.param("6h4c5d", Category.STRAIGHT, "6", "6h5d4c", id="three-straight"),
        pytest.param("6h4c5d7d", Category.STRAIGHT, "7", "7d6h5d4c", id="four-straight"),
        pytest.param("6h4c5d7d8d", Category.STRAIGHT, "8", "8d7d6h5d4c", id="straight with a community card"),
        pytest.param("2hAc3d", Category.STRAIGHT, "3", "3d2hAc", id="A-2-3"),
        pytest.param("2hAc3d4d", Category.STRAIGHT, "4", "4d3d2hAc", id="A-2-3-4"),
        pytest.param("QhAcKd", Category.STRAIGHT, "A", "AcKdQh", id="Q-K-A"),
        pytest.param("QhThJh", Category.STRAIGHT_FLUSH, "Q", "QhJhTh", id="three to a straight flush"),
        pytest.param("3hAh2h", Category.STRAIGHT_FLUSH, "3", "3h2hAh", id="A-2-3 in one suit"),
        pytest.param("KhAc2d", Category.HIGH_CARD, "AK2", "AcKh2d", id="not round the ace"),
        pytest.param("9h2hKh5d", Category.HIGH_CARD, "K952", "Kh9h5d2h", id="three of four in one suit"),
        pytest.param("6h4c5dKd", Category.HIGH_CARD, "K654", "Kd6h5d4c", id="three of four in sequence"),
        pytest.param("6h4c5d6d", Category.PAIR, "654", "6h6d5d4c", id="a paired straight"),
        pytest.param("KhQh", Category.HIGH_CARD, "KQ", "KhQh", id="two cards are neither"),
        pytest.param("Kh", Category.HIGH_CARD, "K", "Kh", id="nor is one"),
    ],
)
def test_board_as_people_count_it_who_count_straights_and_flushes(
    upcards: str, category: Category, deciding: str, reading: str
) -> None:
    value = board(upcards, straights_flushes=True)
    assert value.category is category
    assert ranks(value) == deciding
    assert five(value) == reading


def test_counted_straights_and_flushes_rank_among_boards_as_in_hands() -> None:
    lowest_first = ["AsKhJd", "AsAhKd", "AsAhAd", "As2h3d", "2s4s5s", "As2s3s"]
    values = [board(upcards, straights_flushes=True) for upcards in lowest_first]
    assert all(worse < better for worse, better in pairwise(values))
