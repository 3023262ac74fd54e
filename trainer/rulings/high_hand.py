"""Reading high hands: which five of a player's cards play, and whose hand is the best."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from trainer.cards import Card, Rank
from trainer.hands import Category, HandValue, best_high
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.low_ace import best_high_with_low_aces
from trainer.rulings.payout import seven_cards
from trainer.table import Seat, Table

RULING = "high_hand"

Groups = tuple[tuple[int, ...], ...]
"""Seats from the best hand down, those of equal hands together."""

_MADE_OF = {Category.PAIR: 1, Category.TWO_PAIR: 2, Category.TRIPS: 1, Category.FULL_HOUSE: 2, Category.QUADS: 1}
"""How many of a hand's ranks are what it is made of; those after them are kickers."""


def high_hand(table: Table, house: House, number: int) -> Ruling[HandValue]:
    """The best high hand of the player in seat `number`, whose cards are all known: five of the seven.

    Raises ValueError where a card of his is not known.
    """
    seat = table.seat(number)
    value = _value(table, house, seat)
    return Ruling(value, partial(_because_of_one, table, house, seat, value))


def best_high_hand(table: Table, house: House) -> Ruling[tuple[int, ...]]:
    """The seats of the best high hand among the live ones: more than one where they are equal."""
    values = _values(table, house)
    groups = _ranked(table, house, values)
    return Ruling(groups[0], partial(_because, table, house, values, every_step=False))


def high_hand_order(table: Table, house: House) -> Ruling[Groups]:
    """The live hands from the best down, with what decides between each and the next."""
    values = _values(table, house)
    return Ruling(_ranked(table, house, values), partial(_because, table, house, values, every_step=True))


def made_of(value: HandValue) -> int:
    """How many of a hand's ranks are what it is made of, and no kickers: one of a pair, two of a full house."""
    return _MADE_OF.get(value.category, len(value.ranks))


def _value(table: Table, house: House, seat: Seat) -> HandValue:
    cards = seven_cards(table, seat)
    if cards is None:
        raise ValueError(f"the cards of seat {seat.number} are not known")
    return best_high_with_low_aces(cards) if _low_aces(table, house) else best_high(cards)


def _low_aces(table: Table, house: House) -> bool:
    return table.game is v.Game.HILO and house[k.LOW_ACE] is v.LowAce.LOW


def _values(table: Table, house: House) -> dict[int, HandValue]:
    return {seat.number: _value(table, house, seat) for seat in table.live}


def _by_worth(table: Table, values: Mapping[int, HandValue]) -> list[list[int]]:
    """The seats from the best hand down, equal hands together."""
    found: list[list[int]] = []
    for number in sorted(values, key=lambda number: values[number], reverse=True):
        if found and values[found[-1][0]] == values[number]:
            found[-1].append(number)
        else:
            found.append([number])
    return [sorted(equal, key=table.index) for equal in found]


def _ranked(table: Table, house: House, values: Mapping[int, HandValue]) -> Groups:
    if house[k.HAND_SUITS] is v.HandSuits.NEVER_RANK:
        return tuple(map(tuple, _by_worth(table, values)))
    return tuple((number,) for equal in _by_worth(table, values) for number in _by_suit(equal, values))


def _because_of_one(table: Table, house: House, seat: Seat, value: HandValue) -> tuple[Reason, ...]:
    steps = (*_aces(table, house, (seat,)), *_read(table, seat, value, left_out=True))
    return (*community_steps(table), *steps)


def _because(table: Table, house: House, values: Mapping[int, HandValue], *, every_step: bool) -> tuple[Reason, ...]:
    """Each hand, and what puts the best above the next, or with `every_step` each above the next."""
    reasons = [*community_steps(table), *_aces(table, house, table.live)]
    for seat in table.live:
        reasons.extend(_read(table, seat, values[seat.number]))
    by_worth = _by_worth(table, values)
    for equal in by_worth if every_step else by_worth[:1]:
        if len(equal) > 1:
            reasons.append(_equal(house, equal, values))
    steps = list(pairwise(by_worth))
    # From the bottom up, so that what makes the best hand the best is said last.
    for better, worse in reversed(steps if every_step else steps[:1]):
        reasons.append(_decides(values[better[0]], values[worse[0]], better, worse))
    return tuple(reasons)


def _by_suit(equal: Sequence[int], values: Mapping[int, HandValue]) -> list[int]:
    """Equal hands in the order of their highest cards by suit."""
    return sorted(equal, key=lambda number: sorted(values[number].five, reverse=True), reverse=True)


def _equal(house: House, equal: Sequence[int], values: Mapping[int, HandValue]) -> Reason:
    """That hands are equal, or which of them a house puts first all the same."""
    seats = tuple(equal)
    if house[k.HAND_SUITS] is v.HandSuits.NEVER_RANK:
        return Reason(RULING, k.HAND_SUITS, Fact("high_hand.equal", {"seats": seats}), seats)
    first, *others = _by_suit(equal, values)
    card = max(values[first].five)
    fact = Fact("high_hand.suits_rank", {"seats": seats, "card": card, "seat": first})
    return Reason(RULING, k.HAND_SUITS, fact, (first,), tuple(others), (card,))


def _decides(better: HandValue, worse: HandValue, seats: Sequence[int], out: Sequence[int]) -> Reason:
    """What puts one hand above another: its kind, the rank it is made of, or a kicker."""
    values: dict[str, Any] = {"seats": tuple(seats), "others": tuple(out)}
    if better.category is not worse.category:
        fact = Fact("high_hand.category", {**values, "category": better.category, "lower": worse.category})
    else:
        at = next(at for at, (one, other) in enumerate(zip(better.ranks, worse.ranks, strict=True)) if one != other)
        step = {"category": better.category, "rank": better.ranks[at], "other": worse.ranks[at]}
        if better.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
            fact = Fact("high_hand.top_card", {**values, **step})
        elif better.category in (Category.HIGH_CARD, Category.FLUSH):
            fact = Fact("high_hand.next_card", {**values, **step})
        elif at < made_of(better):
            fact = Fact("high_hand.made_rank", {**values, **step})
        else:
            fact = Fact("high_hand.kicker", {**values, **step})
    return Reason(RULING, k.HAND_FIVE_OF, fact, tuple(seats), tuple(out), better.five)


def _read(table: Table, seat: Seat, value: HandValue, *, left_out: bool = False) -> list[Reason]:
    """A player's hand with the five cards that play, and what could be misread in it."""
    number, cards = seat.number, seven_cards(table, seat) or ()
    fact = Fact("high_hand.plays", {"seat": number, "hand": value, "five": value.five})
    reasons = [Reason(RULING, k.HAND_FIVE_OF, fact, (number,), cards=value.five)]
    reasons.extend(Reason(RULING, k.HAND_FIVE_OF, each, (number,)) for each in _worth_saying(number, cards, value))
    if left_out:
        others = tuple(sorted((card for card in cards if card not in value.five), reverse=True))
        fact = Fact("high_hand.left_out", {"cards": others})
        reasons.append(Reason(RULING, k.HAND_FIVE_OF, fact, (number,)))
    return reasons


def _worth_saying(number: int, cards: Sequence[Card], value: HandValue) -> list[Fact]:
    """What is not plain from the name of the hand in seat `number`."""
    counts = sorted((sum(card.rank == rank for card in cards) for rank in {card.rank for card in cards}), reverse=True)
    said = []
    if value.category is Category.TWO_PAIR and counts[:3] == [2, 2, 2]:
        said.append(Fact("high_hand.three_pair", {"seat": number}))
    elif value.category is Category.FULL_HOUSE and counts[:2] == [3, 3]:
        said.append(Fact("high_hand.two_trips", {"seat": number}))
    elif value.category is Category.FULL_HOUSE and counts[:3] == [3, 2, 2]:
        said.append(Fact("high_hand.two_pair_to_trips", {"seat": number}))
    elif value.category is Category.FLUSH and longest_straight(cards):
        said.append(Fact("high_hand.straight_too", {"seat": number}))
    elif value.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        top = value.ranks[0]
        if top is Rank.FIVE:
            said.append(Fact("high_hand.ace_low", {"seat": number}))
        elif top is Rank.ACE:
            said.append(Fact("high_hand.ace_high", {"seat": number}))
        if value.category is Category.STRAIGHT and top > Rank.FIVE and _has(cards, top - 5):
            said.append(Fact("high_hand.six_in_sequence", {"seat": number}))
    return said


def longest_straight(cards: Sequence[Card]) -> list[Card]:
    """The five highest cards in sequence, one a rank and the ace high or low, from the top; none where there are not
    five. Suits are not asked."""
    for top in range(Rank.ACE, Rank.FIVE - 1, -1):
        found = [next((card for card in cards if _stands_at(card, place)), None) for place in range(top, top - 5, -1)]
        if None not in found:
            return [card for card in found if card is not None]
    return []


def _has(cards: Sequence[Card], place: int) -> bool:
    return any(_stands_at(card, place) for card in cards)


def _stands_at(card: Card, place: int) -> bool:
    return card.rank == place or (place == 1 and card.rank is Rank.ACE)


def community_steps(table: Table) -> list[Reason]:
    """That the community card is one of everybody's seven, where there is one."""
    shared = table.community
    if shared is None or shared.card is None:
        return []
    fact = Fact("high_hand.community", {"card": shared.card})
    return [Reason(RULING, k.RIVER_SHORT_DECK, fact, cards=(shared.card,))]


def _aces(table: Table, house: House, seats: Sequence[Seat]) -> list[Reason]:
    """That aces are low where the house has it so: at other houses it goes without saying that they are high."""
    if not _low_aces(table, house):
        return []
    holding = [seat for seat in seats if any(card.rank is Rank.ACE for card in seven_cards(table, seat) or ())]
    holders = tuple(seat.number for seat in holding)
    return [Reason(RULING, k.LOW_ACE, Fact("high_hand.ace_is_low", {"seats": holders}), holders)] if holders else []
