"""Deals for reading high hands: the hands lie open at the showdown, stacked so that the trap tells them apart."""

import random
from collections.abc import Collection, Sequence

from trainer.cards import Card, Rank, Suit
from trainer.hands import Category, best_high
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.questions import Asks
from trainer.questions.high_hand import HandKind
from trainer.rulings.high_hand import longest_straight
from trainer.scenarios.bring_in import needs_other
from trainer.scenarios.stage import Builder, Scenario
from trainer.scenarios.streets import Pack, Unfit
from trainer.scenarios.tabled import Fits, Hand, fitting, tabled
from trainer.skills import Skill

_EVERY = range(2, 15)
_KINDS = tuple(each.value for each in HandKind)
"""Every kind of hand, whatever the question: the choices never depend on the answer."""


def five_of_seven(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Hands of different kinds, whose five lie anywhere among hole cards, upcards and river card."""
    pack = Pack(rng)
    asks = rng.choice((Asks.BEST_FIVE, Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH, Asks.HIGH_ORDER))
    count = {Asks.BEST_HIGH: 2, Asks.HIGH_ORDER: 3}.get(asks, 1)
    kinds = rng.sample((_trips, _straight, _flush, _full_house, _two_pair), count)
    return _ask(skill, house, rng, pack, [kind(pack, rng) for kind in kinds], asks)


def three_pair(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Three pair: the third is no part of the hand, but for its card where that is the highest of the rest."""
    pack = Pack(rng)
    high, middle, low = sorted(rng.sample(_EVERY, 3), reverse=True)
    odd = rng.choice(_but(high, middle, low))
    mine = [*pack.of(high, 2), *pack.of(middle, 2), *pack.of(low, 2), *pack.of(odd)]
    if rng.random() < 0.4:
        return _ask(skill, house, rng, pack, [mine], Asks.BEST_FIVE)
    if rng.random() < 0.5:
        # The same two pair, and a kicker between the third pair and the odd card.
        kicker = _one(rng, [rank for rank in _but(high, middle) if min(odd, low) < rank < max(odd, low)])
        other = _with_kickers(pack, [high, middle], [kicker])
    else:
        # A higher pair leads, or the same one with a higher second pair.
        better = _one(rng, [rank for rank in _but(high) if rank > middle])
        rest = rng.choice([rank for rank in _but(high, better) if rank < better])
        pairs = sorted((high, better) if better < high else (better, rest), reverse=True)
        other = _made(pack, dict.fromkeys(pairs, 2), Category.TWO_PAIR)
    return _ask(skill, house, rng, pack, [mine, other], Asks.BEST_HIGH)


def kicker(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The same pair or two pair, told apart by a kicker; or a lower pair with a higher kicker."""
    pack = Pack(rng)
    turn = rng.choice(("first", "first", "second", "second", "higher pair"))
    if turn == "higher pair":
        low, high = sorted(rng.sample(range(2, 13), 2))
        small, great = sorted(rng.sample([rank for rank in range(8, 15) if rank not in (low, high)], 2))
        hands = [_with_kickers(pack, [low], [great]), _with_kickers(pack, [high], [small])]
        return _ask(skill, house, rng, pack, hands, rng.choice((Asks.BEST_HIGH, Asks.HIGH_ORDER)))
    pairs = rng.sample(_EVERY, 2 if turn == "first" and rng.random() < 0.5 else 1)
    kickers = [rank for rank in range(7, 15) if rank not in pairs]
    if turn == "first":
        hands = [_with_kickers(pack, pairs, [rank]) for rank in rng.sample(kickers, 2)]
    else:
        top = rng.choice(kickers[2:])
        hands = [
            _with_kickers(pack, pairs, [top, rank])
            for rank in rng.sample([rank for rank in range(6, top) if rank not in pairs], 2)
        ]
    return _ask(skill, house, rng, pack, hands, Asks.BEST_HIGH)


def ace_low_straight(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Ace to five plays, as the lowest straight; queen, king, ace, deuce, three does not."""
    pack = Pack(rng)
    if rng.random() < 0.3:
        below = rng.choice((2, 3, 4))
        places = [*range(2, below + 1), *range(Rank.ACE + below - 5, Rank.ACE + 1)]
        corner = pack.filled(_each(pack, places), _but(5, 10), _under(Category.TWO_PAIR))
        if rng.random() < 0.5:
            return _ask(skill, house, rng, pack, [corner], Asks.HAND_IS)
        return _ask(skill, house, rng, pack, [corner, _two_pair_or_trips(pack, rng)], Asks.BEST_HIGH)
    wheel = _run(pack, Rank.FIVE)
    asks = rng.choice((Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH, Asks.BEST_HIGH))
    if asks is not Asks.BEST_HIGH:
        return _ask(skill, house, rng, pack, [wheel], asks)
    other = _straight(pack, rng) if rng.random() < 0.6 else _two_pair_or_trips(pack, rng)
    return _ask(skill, house, rng, pack, [wheel, other], asks)


def ace_high_straight(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Ten to ace plays, as the highest straight; of more than five in sequence the highest play."""
    pack = Pack(rng)
    longer = rng.random() < 0.5
    top = rng.choice((14, 14, 14, 13, 12)) if longer else 14
    mine = _run(pack, top, 6 if longer else 5)
    asks = rng.choice((Asks.BEST_FIVE, Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH, Asks.BEST_HIGH))
    if asks is not Asks.BEST_HIGH:
        return _ask(skill, house, rng, pack, [mine], Asks.BEST_FIVE if longer else asks)
    other = _run(pack, top - 1) if longer else _two_pair_or_trips(pack, rng)
    return _ask(skill, house, rng, pack, [mine, other], asks)


def flush_over_straight(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A flush against a straight, or both in one hand, which make no straight flush."""
    pack = Pack(rng)
    turn = rng.random()
    if turn < 0.35:
        asks = rng.choice((Asks.BEST_HIGH, Asks.BEST_HIGH, Asks.HIGH_ORDER))
        return _ask(skill, house, rng, pack, [_straight(pack, rng), _flush(pack, rng)], asks)
    mixed = _straight_and_flush(pack, rng)
    if turn < 0.75:
        return _ask(skill, house, rng, pack, [mixed], rng.choice((Asks.BEST_FIVE, Asks.HAND_IS)))
    return _ask(skill, house, rng, pack, [mixed, _full_house(pack, rng)], Asks.BEST_HIGH)


def full_house_two_trips(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two times three of a kind, or three with two pair; and two full houses against each other."""
    pack = Pack(rng)
    turn = rng.random()
    low, high = sorted(rng.sample(_EVERY, 2))
    if turn < 0.3:
        # The lower three has the higher pair.
        small, great = sorted(rng.sample(_but(low, high), 2))
        hands = [
            _made(pack, {high: 3, small: 2}, Category.FULL_HOUSE),
            _made(pack, {low: 3, great: 2}, Category.FULL_HOUSE),
        ]
        return _ask(skill, house, rng, pack, hands, rng.choice((Asks.BEST_HIGH, Asks.BEST_HIGH, Asks.HIGH_ORDER)))
    if turn < 0.5:
        one, other = rng.sample(_but(high), 2)
        full = [*pack.of(high, 3), *pack.of(one, 2), *pack.of(other, 2)]
        return _ask(skill, house, rng, pack, [full], Asks.BEST_FIVE)
    trips = _made(pack, {high: 3, low: 3}, Category.FULL_HOUSE)
    asks = rng.choice((Asks.BEST_FIVE, Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH))
    against = [rng.choice((_flush, _straight))(pack, rng)] if asks is Asks.BEST_HIGH else []
    return _ask(skill, house, rng, pack, [trips, *against], asks)


def tie(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The five cards are equal and what is left is not; or four are equal and the fifth decides."""
    needs_other(house, k.HAND_SUITS, v.HandSuits.RANK)
    pack = Pack(rng)
    asks = rng.choice((Asks.BEST_HIGH, Asks.HIGH_SHARED))
    turn = rng.random()
    if turn < 0.3:
        top = rng.choice(range(6, 15))
        return _ask(skill, house, rng, pack, [_run(pack, top) for _ in range(rng.choice((2, 3, 3)))], asks)
    pairs = rng.sample(_EVERY, rng.choice((1, 2)))
    *same, last, below = sorted(
        rng.sample([rank for rank in range(5, 15) if rank not in pairs], 6 - 2 * len(pairs)), reverse=True
    )
    lasts = rng.sample((last, below), 2) if turn < 0.6 else (last, last)
    return _ask(skill, house, rng, pack, [_with_kickers(pack, pairs, [*same, each]) for each in lasts], asks)


def _ask(
    skill: Skill, house: House, rng: random.Random, pack: Pack, hands: Sequence[Hand], asks: Asks
) -> Scenario | None:
    """The question about the first of these hands, or about which is best; others less than any of them may lie there
    too."""
    if asks in (Asks.BEST_FIVE, Asks.HAND_IS):
        choices = _KINDS if asks is Asks.HAND_IS else ()
        return tabled(skill, house, rng, [hands[0], pack.any(7)], asks, 0, choices=choices)
    lowest = min(map(best_high, hands))
    lesser = [pack.filled((), _EVERY, lambda cards: best_high(cards) < lowest)] if rng.random() < 0.4 else []
    return tabled(skill, house, rng, [*hands, *lesser], asks)


def _is(category: Category) -> Fits:
    return lambda cards: best_high(cards).category is category


def _under(category: Category) -> Fits:
    return lambda cards: best_high(cards).category < category


def _one(rng: random.Random, ranks: Sequence[int]) -> int:
    """One of these ranks. Raises Unfit where there is none."""
    if not ranks:
        raise Unfit
    return rng.choice(ranks)


def _but(*ranks: int) -> list[int]:
    """Every rank that is none of these."""
    return [rank for rank in _EVERY if rank not in ranks]


def _each(pack: Pack, ranks: Collection[int]) -> list[Card]:
    """A card of each of these ranks. Raises Unfit where there is none."""
    cards = [card for rank in ranks for card in pack.of(rank)]
    if len(cards) < len(ranks):
        raise Unfit
    return cards


def _made(pack: Pack, groups: dict[int, int], category: Category) -> list[Card]:
    """Seven cards with so many of each rank, and no more of a rank than that."""
    cards = [card for rank, count in groups.items() for card in pack.of(rank, count)]
    if len(cards) < sum(groups.values()):
        raise Unfit
    return pack.filled(cards, _but(*groups), _is(category))


def _with_kickers(pack: Pack, pairs: Sequence[int], kickers: Sequence[int]) -> list[Card]:
    """A pair or two, with these kickers, and lower cards."""
    cards = [*(card for rank in pairs for card in pack.of(rank, 2)), *_each(pack, kickers)]
    lower = [rank for rank in range(2, min(kickers)) if rank not in pairs]
    return pack.filled(cards, lower, _is(Category.PAIR if len(pairs) == 1 else Category.TWO_PAIR))


def _run(pack: Pack, top: int, length: int = 5) -> list[Card]:
    """A straight to that rank, of more cards in sequence if asked for."""
    run = [rank if rank > 1 else int(Rank.ACE) for rank in range(top, top - length, -1)]
    return pack.filled(_each(pack, run), _but(top + 1), _is(Category.STRAIGHT))


def _two_pair(pack: Pack, rng: random.Random) -> list[Card]:
    return _made(pack, dict.fromkeys(rng.sample(_EVERY, 2), 2), Category.TWO_PAIR)


def _trips(pack: Pack, rng: random.Random) -> list[Card]:
    return _made(pack, {rng.choice(_EVERY): 3}, Category.TRIPS)


def _two_pair_or_trips(pack: Pack, rng: random.Random) -> list[Card]:
    return rng.choice((_two_pair, _trips))(pack, rng)


def _straight(pack: Pack, rng: random.Random) -> list[Card]:
    """A straight to a six or higher."""
    return _run(pack, rng.choice(range(6, 14)))


def _flush(pack: Pack, rng: random.Random) -> list[Card]:
    return pack.filled(pack.suited(rng.choice(list(Suit)), 5), _EVERY, _is(Category.FLUSH))


def _full_house(pack: Pack, rng: random.Random) -> list[Card]:
    one, other = rng.sample(_EVERY, 2)
    return _made(pack, {one: 3, other: 2}, Category.FULL_HOUSE)


def _straight_and_flush(pack: Pack, rng: random.Random) -> list[Card]:
    """Five in sequence, three of them in one suit, with two other cards of that suit."""
    suit, top = rng.choice(list(Suit)), rng.choice(range(5, 15))
    run = [rank if rank > 1 else int(Rank.ACE) for rank in range(top, top - 5, -1)]
    in_suit = rng.sample(run, 3)
    outside = rng.sample(_but(*run), 2)
    others = [each for each in Suit if each is not suit]
    cards = [Card(Rank(rank), suit) for rank in (*in_suit, *outside)]
    cards += [Card(Rank(rank), rng.choice(others)) for rank in run if rank not in in_suit]
    if best_high(cards).category is not Category.FLUSH or not longest_straight(cards):
        raise Unfit
    return [pack.take(card) for card in cards]


BUILDERS: dict[str, Builder] = {
    f"high_hand.{builder.__name__}": fitting(builder)
    for builder in (
        five_of_seven,
        three_pair,
        kicker,
        ace_low_straight,
        ace_high_straight,
        flush_over_straight,
        full_house_two_trips,
        tie,
    )
}
