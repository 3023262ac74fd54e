"""Wrong steps in reading high hands: each reads a hand wrongly, and everything asked is answered by that reading."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from trainer.cards import Card, Rank
from trainer.hands import Category
from trainer.hands import best_high as value_of
from trainer.questions.answer import Answer, Count, PickedSeat, SeatOrder
from trainer.questions.asks import Asks
from trainer.questions.high_hand import kind_of, picked
from trainer.questions.question import Question
from trainer.rulings.high_hand import longest_straight, made_of
from trainer.rulings.payout import seven_cards

Cards = Sequence[Card]

_ABOVE_ALL = Rank.ACE + 1
"""A rank that beats every rank there is."""


class Read(NamedTuple):
    """A hand as somebody reads it: what it is worth to him, what he calls it, and the five cards he sees."""

    worth: tuple[int, ...]
    category: Category
    five: Cards


Reading = Callable[[Cards], Read]
"""Reads seven cards in the order in which they were dealt, the community card last."""


def rightly(cards: Cards) -> Read:
    """As the hand is."""
    value = value_of(cards)
    return Read((value.category, *value.ranks), value.category, value.five)


def answered(question: Question, read: Reading) -> Answer | None:
    """What is answered by somebody who reads hands so; None where he leaves an order open."""
    table = question.table
    if question.asks in (Asks.BEST_FIVE, Asks.HAND_IS):
        own = read(seven_cards(table, table.seat(question.seat or 0)) or ())
        return picked(own.five) if question.asks is Asks.BEST_FIVE else kind_of(own.category)
    worth = {seat.number: read(seven_cards(table, seat) or ()).worth for seat in table.live}
    top = [number for number in worth if worth[number] == max(worth.values())]
    match question.asks:
        case Asks.BEST_HIGH:
            return PickedSeat(top[0] if len(top) == 1 else 0)
        case Asks.HIGH_SHARED:
            return Count(len(top))
        case Asks.HIGH_ORDER if len(set(worth.values())) == len(worth):
            return SeatOrder(tuple(sorted(worth, key=lambda number: worth[number], reverse=True)))
    return None


# What is left out of a hand


def hole_cards_must_play(cards: Cards) -> Read:
    read = rightly(cards)
    if {*cards[:2]} <= {*read.five}:
        return read
    return _best_of((*cards[:2], *three) for three in combinations(cards[2:], 3))


def river_card_missed(cards: Cards) -> Read:
    return rightly(cards[:6])


def community_card_must_play(cards: Cards) -> Read:
    read = rightly(cards)
    if cards[6] in read.five:
        return read
    return _best_of((*four, cards[6]) for four in combinations(cards[:6], 4))


def straight_or_flush_missed(cards: Cards) -> Read:
    """Only equal ranks are looked for."""
    read = rightly(cards)
    if read.category not in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH):
        return read
    # Beside five different ranks there is at most three of a kind or two pair.
    ranks = [card.rank for card in cards]
    five = sorted(cards, key=lambda card: (ranks.count(card.rank), card), reverse=True)[:5]
    groups = sorted((ranks.count(rank) for rank in {*ranks}), reverse=True)[:2]
    category = _BY_GROUPS[groups[0], groups[1]]
    return Read((category, *dict.fromkeys(card.rank for card in five)), category, five)


_BY_GROUPS = {
    (1, 1): Category.HIGH_CARD,
    (2, 1): Category.PAIR,
    (2, 2): Category.TWO_PAIR,
    (3, 1): Category.TRIPS,
}
"""By how many cards there are of the two ranks that there are most of."""


# Pairs and kickers


def third_pair_as_kicker(cards: Cards) -> Read:
    """The third pair is thought to come before a higher odd card."""
    pairs = _three_pair(cards)
    return _two_pair(pairs[:4], pairs[4]) if pairs else rightly(cards)


def odd_card_as_kicker(cards: Cards) -> Read:
    """A card of the third pair is thought to be no kicker."""
    pairs = _three_pair(cards)
    if not pairs:
        return rightly(cards)
    return _two_pair(pairs[:4], next(card for card in cards if card not in pairs))


def three_pair_beats_two_pair(cards: Cards) -> Read:
    read = rightly(cards)
    return read._replace(worth=(Category.TWO_PAIR, _ABOVE_ALL, *read.worth)) if _three_pair(cards) else read


def kicker_not_counted(cards: Cards) -> Read:
    return _with_kickers(cards, 0)


def second_kicker_not_counted(cards: Cards) -> Read:
    return _with_kickers(cards, 1)


def kicker_before_pair(cards: Cards) -> Read:
    """The highest kicker is compared before what the hand is made of."""
    value = value_of(cards)
    made = made_of(value)
    return Read((value.category, *value.ranks[made:], *value.ranks[:made]), value.category, value.five)


def sixth_card_counted(cards: Cards) -> Read:
    read = rightly(cards)
    return read._replace(
        worth=(*read.worth, *sorted((card.rank for card in cards if card not in read.five), reverse=True))
    )


def _three_pair(cards: Cards) -> list[Card]:
    """The six cards of three pair, the highest first; none where there are not three."""
    paired = sorted((card for card in cards if sum(card.rank == each.rank for each in cards) == 2), reverse=True)
    return paired if len(paired) == 6 else []


def _two_pair(pairs: Cards, kicker: Card) -> Read:
    ranks = (pairs[0].rank, pairs[2].rank, kicker.rank)
    return Read((Category.TWO_PAIR, *ranks), Category.TWO_PAIR, (*pairs, kicker))


def _with_kickers(cards: Cards, count: int) -> Read:
    value = value_of(cards)
    return Read((value.category, *value.ranks[: made_of(value) + count]), value.category, value.five)


# Straights and flushes


def ace_only_high(cards: Cards) -> Read:
    """An ace below the deuce is not seen."""
    return _but_not(cards, Rank.FIVE)


def ace_only_low(cards: Cards) -> Read:
    """An ace above the king is not seen."""
    return _but_not(cards, Rank.ACE)


def wheel_is_ace_high(cards: Cards) -> Read:
    read = rightly(cards)
    return read._replace(worth=(read.category, Rank.ACE)) if read.worth[1:] == (Rank.FIVE,) else read


def straight_round_the_corner(cards: Cards) -> Read:
    """Queen, king, ace, deuce, three and the like are taken for a straight."""
    read = rightly(cards)
    if read.category >= Category.STRAIGHT:
        return read
    for below in (2, 3, 4):
        places = [*range(2, below + 1), *range(Rank.ACE - 4 + below - 1, Rank.ACE + 1)]
        five = [next((card for card in cards if card.rank == place), None) for place in places]
        found = [card for card in five if card is not None]
        if len(found) == 5:
            return Read((Category.STRAIGHT, Rank.ACE), Category.STRAIGHT, found)
    return read


def low_end_of_straight(cards: Cards) -> Read:
    """Of six or seven cards in sequence the lowest five are taken."""
    read = rightly(cards)
    if read.category is not Category.STRAIGHT:
        return read
    top = read.worth[1]
    while longest_straight([card for card in cards if card.rank < top]):
        cards = [card for card in cards if card.rank < top]
        top -= 1
    return Read((Category.STRAIGHT, top), Category.STRAIGHT, longest_straight(cards))


def straight_over_flush(cards: Cards) -> Read:
    """A straight is thought to beat a flush."""
    read, straight = rightly(cards), longest_straight(cards)
    if read.category not in (Category.STRAIGHT, Category.FLUSH):
        return read
    if straight:
        top = Rank.FIVE if straight[0].rank is Rank.FIVE else straight[0].rank
        return Read((Category.FLUSH, top), Category.STRAIGHT, straight)
    return read._replace(worth=(Category.STRAIGHT, *read.worth[1:]))


def straight_and_flush_mixed(cards: Cards) -> Read:
    """A straight and a flush that are not the same five cards are taken for a straight flush."""
    read, straight = rightly(cards), longest_straight(cards)
    if read.category is not Category.FLUSH or not straight:
        return read
    return Read((Category.STRAIGHT_FLUSH, straight[0].rank), Category.STRAIGHT_FLUSH, straight)


def _but_not(cards: Cards, top: Rank) -> Read:
    """The best reading that is no straight to `top`."""
    if rightly(cards).worth != (Category.STRAIGHT, top):
        return rightly(cards)
    return max(
        (read for read in map(rightly, combinations(cards, 5)) if read.worth != (Category.STRAIGHT, top)),
        key=lambda read: read.worth,
    )


def _best_of(fives: Iterable[Cards]) -> Read:
    return max((rightly(five) for five in fives), key=lambda read: read.worth)


# Full houses


def two_trips_no_full_house(cards: Cards) -> Read:
    """Two times three of a kind are read as three of a kind with two kickers."""
    trips = _trips(cards)
    if len(trips) < 2:
        return rightly(cards)
    kickers = sorted((card for card in cards if card not in trips[0]), reverse=True)
    second = [card for card in kickers if card not in trips[1]]
    five = (*trips[0], *sorted((trips[1][0], *second), reverse=True)[:2])
    return Read((Category.TRIPS, *(card.rank for card in five[2:])), Category.TRIPS, five)


def lower_trips_lead(cards: Cards) -> Read:
    """The lower three are taken, with two of the higher."""
    trips = _trips(cards)
    return _full_house(trips[1], trips[0][:2]) if len(trips) == 2 else rightly(cards)


def lower_pair_in_full_house(cards: Cards) -> Read:
    """Of two pair beside three of a kind the lower one is taken."""
    trips, pairs = _trips(cards), _groups(cards, 2)
    return _full_house(trips[0], pairs[1]) if trips and len(pairs) == 2 else rightly(cards)


def pair_of_full_house_first(cards: Cards) -> Read:
    """The pairs of full houses are compared before the three."""
    read = rightly(cards)
    if read.category is not Category.FULL_HOUSE:
        return read
    return read._replace(worth=(Category.FULL_HOUSE, read.worth[2], read.worth[1]))


def _full_house(three: Cards, two: Cards) -> Read:
    return Read((Category.FULL_HOUSE, three[0].rank, two[0].rank), Category.FULL_HOUSE, (*three, *two))


def _trips(cards: Cards) -> list[list[Card]]:
    return _groups(cards, 3)


def _groups(cards: Cards, size: int) -> list[list[Card]]:
    """The cards of each rank of which there are just so many, the highest rank first."""
    by_rank = [
        sorted((card for card in cards if card.rank == rank), reverse=True) for rank in sorted(Rank, reverse=True)
    ]
    return [group for group in by_rank if len(group) == size]


def _step(read: Reading) -> Callable[[Question], Answer | None]:
    return lambda question: answered(question, read)


READINGS: dict[str, Reading] = {
    **{
        read.__name__: read
        for read in (
            hole_cards_must_play,
            river_card_missed,
            community_card_must_play,
            straight_or_flush_missed,
            third_pair_as_kicker,
            odd_card_as_kicker,
            three_pair_beats_two_pair,
            kicker_not_counted,
            second_kicker_not_counted,
            kicker_before_pair,
            sixth_card_counted,
            ace_only_high,
            ace_only_low,
            wheel_is_ace_high,
            straight_round_the_corner,
            low_end_of_straight,
            straight_over_flush,
            straight_and_flush_mixed,
            two_trips_no_full_house,
            lower_trips_lead,
            lower_pair_in_full_house,
            pair_of_full_house_first,
        )
    },
    "community_card_left_out": river_card_missed,
}
"""How a hand is read by those who hold each misconception."""

MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {name: _step(read) for name, read in READINGS.items()}
