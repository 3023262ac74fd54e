"""Reading low hands: which five of a player's cards are his low, whether he has one, and whose is the best."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from trainer.cards import Card, Rank
from trainer.hands import Category, LowValue, best_high, best_low
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.high_hand import Groups, community_steps
from trainer.rulings.payout import seven_cards
from trainer.table import Seat, Table

RULING = "low_hand"


def low_hand(table: Table, house: House, number: int) -> Ruling[LowValue | None]:
    """The low of the player in seat `number`, whose cards are all known; None where he has none."""
    seat = table.seat(number)
    value = _value(table, house, seat)
    return Ruling(value, partial(_because_of_one, table, house, seat, value))


def lows(table: Table, house: House) -> Ruling[Mapping[int, LowValue]]:
    """The lows of the live hands, by seat; those without one are left out."""
    found = [(seat, _value(table, house, seat)) for seat in table.live]
    made = {seat.number: value for seat, value in found if value is not None}
    return Ruling(made, partial(_because_of_lows, table, house, found))


def best_low_hand(table: Table, house: House) -> Ruling[tuple[int, ...]]:
    """The seats of the best low among the live hands: more than one where they are equal, none where there is no
    low."""
    read = lows(table, house)
    groups = _ranked(read.answer)
    return Ruling(groups[0] if groups else (), partial(_because, table, read, every_step=False))


def low_hand_order(table: Table, house: House) -> Ruling[Groups]:
    """The live hands that have a low from the best down, with what decides between each and the next."""
    read = lows(table, house)
    return Ruling(_ranked(read.answer), partial(_because, table, read, every_step=True))


def _value(table: Table, house: House, seat: Seat) -> LowValue | None:
    qualifier = Rank.EIGHT if house[k.LOW_QUALIFIER] is v.LowQualifier.EIGHT else None
    return best_low(_cards(table, seat), qualifier=qualifier)


def _cards(table: Table, seat: Seat) -> Sequence[Card]:
    cards = seven_cards(table, seat)
    if cards is None:
        raise ValueError(f"the cards of seat {seat.number} are not known")
    return cards


def _ranked(made: Mapping[int, LowValue]) -> Groups:
    """The seats from the best low down, equal lows together."""
    return tuple(
        tuple(seat for seat, low in made.items() if low == value) for value in sorted(set(made.values()), reverse=True)
    )


def _because_of_one(table: Table, house: House, seat: Seat, value: LowValue | None) -> tuple[Reason, ...]:
    return (*community_steps(table), *_read(table, house, seat, value), *_aces(house, [(seat, value)]))


def _because_of_lows(table: Table, house: House, found: Sequence[tuple[Seat, LowValue | None]]) -> tuple[Reason, ...]:
    steps = [step for seat, value in found for step in _read(table, house, seat, value)]
    return (*steps, *_aces(house, found))


def _because(table: Table, read: Ruling[Mapping[int, LowValue]], *, every_step: bool) -> tuple[Reason, ...]:
    """Each low, and what puts the best above the next, or with `every_step` each above the next."""
    reasons, made, groups = [*community_steps(table), *read.because], read.answer, _ranked(read.answer)
    if not groups:
        everybody = tuple(seat.number for seat in table.live)
        return (*reasons, Reason(RULING, k.LOW_NONE, Fact("low_hand.nobody"), out=everybody))
    for equal in groups if every_step else groups[:1]:
        if len(equal) > 1:
            reasons.append(Reason(RULING, k.LOW_QUALIFIER, Fact("low_hand.equal", {"seats": equal}), equal))
    steps = list(pairwise(groups))
    for better, worse in reversed(steps if every_step else steps[:1]):
        reasons.append(_decides(made[better[0]], made[worse[0]], better, worse))
    return tuple(reasons)


def _decides(better: LowValue, worse: LowValue, seats: tuple[int, ...], out: tuple[int, ...]) -> Reason:
    """The fewer equal cards; or else the first rank that differs, equal cards first and then from the top."""
    category, both = better.category, {"seats": seats, "others": out}
    if category is not worse.category:
        fact = Fact("low_hand.category", {**both, "category": category, "worse": worse.category})
    else:
        rank, other = next((one, two) for one, two in zip(better.ranks, worse.ranks, strict=True) if one != two)
        fact = Fact("low_hand.decides", {**both, "rank": _rank(rank), "other": _rank(other)})
        if category is not Category.HIGH_CARD:
            fact = Fact("low_hand.paired_decides", {**fact.values, "category": category})
    return Reason(RULING, k.LOW_QUALIFIER, fact, seats, out, better.five)


def _rank(worth: int) -> Rank:
    return Rank.ACE if worth == 1 else Rank(worth)


def _read(table: Table, house: House, seat: Seat, value: LowValue | None) -> list[Reason]:
    """A player's low with its five cards, or why he has none, and what could be misread in it."""
    number, cards = seat.number, _cards(table, seat)
    small = [card.rank for card in cards if card.rank <= Rank.EIGHT or card.rank is Rank.ACE]
    if value is None:
        fact = Fact("low_hand.none", {"seat": number, "count": len(set(small))})
        return [Reason(RULING, k.LOW_QUALIFIER, fact, out=(number,))]
    plays = Fact("low_hand.plays", {"seat": number, "low_hand": value, "five": value.five})
    said = [plays]
    if value.category is not Category.HIGH_CARD:
        said.append(Fact("low_hand.paired", {"seat": number}))
    else:
        if house[k.LOW_QUALIFIER] is v.LowQualifier.NONE and value.ranks[0] > Rank.EIGHT:
            said.append(Fact("low_hand.any_five", {"seat": number}))
        if len(set(small)) < len(small):
            said.append(Fact("low_hand.pair", {"seat": number}))
        if best_high(value.five).category >= Category.STRAIGHT:
            said.append(Fact("low_hand.straight_or_flush", {"seat": number}))
    return [Reason(RULING, k.LOW_QUALIFIER, each, (number,), cards=value.five) for each in said]


def _aces(house: House, found: Sequence[tuple[Seat, LowValue | None]]) -> list[Reason]:
    """That aces are low in a low hand, where somebody's has one."""
    holders = tuple(seat.number for seat, value in found if value is not None and 1 in value.ranks)
    fact = Fact(f"low_hand.ace.{house[k.LOW_ACE].value}", {"seats": holders})
    return [Reason(RULING, k.LOW_ACE, fact, holders)] if holders else []
