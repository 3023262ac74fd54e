"""Reading high hands: which five of a player's cards play, and whose hand is the best."""

from collections.abc import Sequence
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
    steps = (*_aces(table, house, (seat,)), *_read(table, seat, value, left_out=True))
    return Ruling(value, (*community_steps(table), *steps))


def best_high_hand(table: Table, house: House) -> Ruling[tuple[int, ...]]:
    """The seats of the best high hand among the live ones: more than one where they are equal."""
    groups, because = _ranked(table, house, every_step=False)
    return Ruling(groups[0], because)


def high_hand_order(table: Table, house: House) -> Ruling[Groups]:
    """The live hands from the best down, with what decides between each and the next."""
    groups, because = _ranked(table, house, every_step=True)
    return Ruling(groups, because)


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


def _ranked(table: Table, house: House, *, every_step: bool) -> tuple[Groups, tuple[Reason, ...]]:
    values = {seat.number: _value(table, house, seat) for seat in table.live}
    reasons = [*community_steps(table), *_aces(table, house, table.live)]
    for seat in table.live:
        reasons.extend(_read(table, seat, values[seat.number]))
    ordered = sorted(values, key=lambda number: values[number], reverse=True)
    by_worth: list[list[int]] = []
    for number in ordered:
        if by_worth and values[by_worth[-1][0]] == values[number]:
            by_worth[-1].append(number)
        else:
            by_worth.append([number])
    groups: list[tuple[int, ...]] = []
    for equal in by_worth:
        if len(equal) > 1:
            asked = not groups or every_step
            equal, step = _equal(table, house, equal, values)
            reasons.extend(step if asked else ())
        ranked = house[k.HAND_SUITS] is v.HandSuits.RANK
        groups.extend([(number,) for number in equal] if ranked else [tuple(sorted(equal, key=table.index))])
    steps = list(pairwise(by_worth))
    # From the bottom up, so that what makes the best hand the best is said last.
    for better, worse in reversed(steps if every_step else steps[:1]):
        reasons.append(_decides(values[better[0]], values[worse[0]], better, worse))
    return tuple(groups), tuple(reasons)


def _equal(
    table: Table, house: House, seats: Sequence[int], values: dict[int, HandValue]
) -> tuple[list[int], list[Reason]]:
    """Equal hands in the order in which the house has them, and why."""
    if house[k.HAND_SUITS] is v.HandSuits.NEVER_RANK:
        fact = Fact("high_hand.equal", {"seats": tuple(sorted(seats))})
        return list(seats), [Reason(RULING, k.HAND_SUITS, fact, tuple(sorted(seats)))]
    ordered = sorted(seats, key=lambda number: sorted(values[number].five, reverse=True), reverse=True)
    card = max(values[ordered[0]].five)
    fact = Fact("high_hand.suits_rank", {"seats": tuple(sorted(seats)), "card": card, "seat": ordered[0]})
    return ordered, [Reason(RULING, k.HAND_SUITS, fact, (ordered[0],), tuple(ordered[1:]), (card,))]


def _decides(better: HandValue, worse: HandValue, seats: Sequence[int], out: Sequence[int]) -> Reason:
    """What puts one hand above another: its kind, the rank it is made of, or a kicker."""
    values: dict[str, Any] = {"seats": tuple(sorted(seats)), "others": tuple(sorted(out))}
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
