"""Deals for reading high hands: the hands lie open at the showdown, stacked so that the trap tells them apart."""

import random
from collections.abc import Sequence

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

_KINDS = tuple(each.value for each in HandKind)
"""Every kind of hand, whatever the question: the choices never depend on the answer."""


def five_of_seven(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Hands of different kinds, whose five lie anywhere among hole cards, upcards and river card."""
    pack = Pack(rng)
    kinds = rng.sample((_trips, _straight, _flush, _full_house, _two_pair), 3)
    asks = rng.choice((Asks.BEST_FIVE, Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH, Asks.HIGH_ORDER))
    return _ask(skill, house, rng, pack, [kind(pack, rng) for kind in kinds], asks)


def three_pair(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Three pair: the third is no part of the hand, but for its card where that is the highest of the rest."""
    pack = Pack(rng)
    high, middle, low = sorted(rng.sample(range(3, 15), 3), reverse=True)
    pairs = [*pack.of(high, 2), *pack.of(middle, 2), *pack.of(low, 2)]
    mine = pack.filled(pairs, 7, _is(Category.TWO_PAIR, high, middle))
    odd = next(card.rank for card in mine if card not in pairs)
    if rng.random() < 0.4:
        return _ask(skill, house, rng, pack, [mine], Asks.BEST_FIVE)
    if rng.random() < 0.5:
        # The same two pair, and a kicker between the third pair and the odd card.
        between = range(min(odd, low) + 1, max(odd, low))
        kicker = _one(rng, [rank for rank in between if rank not in (high, middle)])
        other = pack.filled(
            [*pack.of(high, 2), *pack.of(middle, 2), *pack.of(kicker)], 7, _is(Category.TWO_PAIR, high, middle, kicker)
        )
    else:
        above = _one(rng, [rank for rank in range(middle + 1, 15) if rank != high])
        top = max(high, above)
        second = above if top == high else rng.choice([rank for rank in range(2, above) if rank not in (middle, low)])
        other = pack.filled([*pack.of(top, 2), *pack.of(second, 2)], 7, _is(Category.TWO_PAIR, top, second))
        if len([card for card in other if sum(card.rank == each.rank for each in other) == 2]) > 4:
            return None
    return _ask(skill, house, rng, pack, [mine, other], Asks.BEST_HIGH)


def kicker(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The same pair, two pair or trips, told apart by a kicker; or a lower one with a higher kicker."""
    pack = Pack(rng)
    turn = rng.choice((1, 1, 2, 2, 3))
    if turn == 3:
        low, high = sorted(rng.sample(range(2, 12), 2))
        small, great = sorted(rng.sample(range(high + 1, 15), 2))
        hands = [
            pack.filled([*pack.of(low, 2), *pack.of(great)], 7, _is(Category.PAIR, low, great)),
            pack.filled([*pack.of(high, 2), *pack.of(small)], 7, _is(Category.PAIR, high, small)),
        ]
        asks = rng.choice((Asks.BEST_HIGH, Asks.HIGH_ORDER))
        return _ask(skill, house, rng, pack, hands, asks)
    pair = rng.choice(range(2, 15))
    others = [rank for rank in range(2, 15) if rank != pair]
    top = rng.choice(others[5:])
    if turn == 1:
        if rng.random() < 0.5:
            # Two pair, of which only one kicker plays.
            second = rng.choice([rank for rank in others if rank != top])
            made = sorted((pair, second), reverse=True)
            lower = rng.choice([rank for rank in others[:-1] if rank not in (top, second)])
            both = sorted((top, lower), reverse=True)
            hands = [
                pack.filled(
                    [*pack.of(pair, 2), *pack.of(second, 2), *pack.of(each)], 7, _is(Category.TWO_PAIR, *made, each)
                )
                for each in both
            ]
        else:
            lower = rng.choice(others[3 : others.index(top)])
            hands = [
                pack.filled([*pack.of(pair, 2), *pack.of(each)], 7, _is(Category.PAIR, pair, each))
                for each in (top, lower)
            ]
    else:
        below = [rank for rank in others if rank < top]
        great, small = sorted(rng.sample(below[2:], 2), reverse=True)
        hands = [
            pack.filled([*pack.of(pair, 2), *pack.of(top), *pack.of(each)], 7, _is(Category.PAIR, pair, top, each))
            for each in (great, small)
        ]
    return _ask(skill, house, rng, pack, hands, Asks.BEST_HIGH)


def ace_low_straight(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Ace to five plays, as the lowest straight; queen, king, ace, deuce, three does not."""
    pack = Pack(rng)
    if rng.random() < 0.3:
        below = rng.choice((2, 3, 4))
        places = [*range(2, below + 1), *range(Rank.ACE + below - 5, Rank.ACE + 1)]
        corner = pack.filled([pack.of(rank)[0] for rank in places], 7, _under(Category.TWO_PAIR))
        if rng.random() < 0.5:
            return _ask(skill, house, rng, pack, [corner], Asks.HAND_IS)
        better = rng.choice((_two_pair, _trips))(pack, rng)
        return _ask(skill, house, rng, pack, [corner, better], Asks.BEST_HIGH)
    wheel = pack.filled([pack.of(rank)[0] for rank in (14, 2, 3, 4, 5)], 7, _is(Category.STRAIGHT, Rank.FIVE))
    asks = rng.choice((Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH, Asks.BEST_HIGH))
    if asks is not Asks.BEST_HIGH:
        return _ask(skill, house, rng, pack, [wheel], asks)
    other = _straight(pack, rng) if rng.random() < 0.6 else rng.choice((_two_pair, _trips))(pack, rng)
    return _ask(skill, house, rng, pack, [wheel, other], asks)


def ace_high_straight(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Ten to ace plays, as the highest straight; of more than five in sequence the highest play."""
    pack = Pack(rng)
    longer = rng.random() < 0.5
    top = rng.choice((14, 14, 14, 13, 12)) if longer else 14
    run = [pack.of(rank)[0] for rank in range(top, top - (6 if longer else 5), -1)]
    mine = pack.filled(run, 7, _is(Category.STRAIGHT, top))
    asks = rng.choice((Asks.BEST_FIVE, Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH, Asks.BEST_HIGH))
    if asks is not Asks.BEST_HIGH:
        return _ask(skill, house, rng, pack, [mine], asks)
    if longer:
        other = pack.filled(
            [pack.of(rank)[0] for rank in range(top - 1, top - 6, -1)], 7, _is(Category.STRAIGHT, top - 1)
        )
    else:
        other = rng.choice((_two_pair, _trips))(pack, rng)
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
    low, high = sorted(rng.sample(range(2, 15), 2))
    if turn < 0.3:
        # The lower three has the higher pair.
        hands = [
            pack.filled([*pack.of(rank, 3), *pack.of(pair, 2)], 7, _is(Category.FULL_HOUSE, rank, pair))
            for rank, pair in zip((high, low), sorted(_apart(rng, 2, low, high)), strict=True)
        ]
        return _ask(skill, house, rng, pack, hands, rng.choice((Asks.BEST_HIGH, Asks.BEST_HIGH, Asks.HIGH_ORDER)))
    if turn < 0.5:
        pairs = _apart(rng, 2, high)
        full = [*pack.of(high, 3), *pack.of(pairs[0], 2), *pack.of(pairs[1], 2)]
        return _ask(skill, house, rng, pack, [full], Asks.BEST_FIVE)
    trips = pack.filled([*pack.of(high, 3), *pack.of(low, 3)], 7, _is(Category.FULL_HOUSE, high, low))
    asks = rng.choice((Asks.BEST_FIVE, Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH))
    against = [rng.choice((_flush, _straight))(pack, rng)] if asks is Asks.BEST_HIGH else []
    return _ask(skill, house, rng, pack, [trips, *against], asks)


def tie(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The five cards are equal and what is left is not; or four are equal and the fifth decides."""
    needs_other(house, k.HAND_SUITS, v.HandSuits.RANK)
    pack = Pack(rng)
    turn = rng.random()
    if turn < 0.3:
        top, equal = rng.choice(range(6, 15)), rng.choice((2, 3, 3))
        runs = [[pack.of(rank)[0] for rank in range(top, top - 5, -1)] for _ in range(equal)]
        hands = [pack.filled(run, 7, _is(Category.STRAIGHT, top)) for run in runs]
    else:
        pairs = rng.sample(range(2, 15), rng.choice((1, 2)))
        kickers = sorted(_apart(rng, 5 - 2 * len(pairs), *pairs), reverse=True)
        lasts = [kickers[-1]] * 2
        if turn < 0.6:
            lower = [rank for rank in range(2, kickers[-1]) if rank not in pairs]
            lasts = rng.sample([kickers[-1], _one(rng, lower)], 2)
        category = Category.PAIR if len(pairs) == 1 else Category.TWO_PAIR
        made = sorted(pairs, reverse=True)
        hands = []
        for last in lasts:
            ranks = [*kickers[:-1], last]
            core = [*(card for rank in pairs for card in pack.of(rank, 2)), *(pack.of(rank)[0] for rank in ranks)]
            hands.append(pack.filled(core, 7, _is(category, *made, *ranks)))
    return _ask(skill, house, rng, pack, hands, rng.choice((Asks.BEST_HIGH, Asks.HIGH_SHARED)))


def _ask(
    skill: Skill, house: House, rng: random.Random, pack: Pack, hands: Sequence[Hand], asks: Asks
) -> Scenario | None:
    """The question about the first of these hands, or about which is best; others less than any of them may lie there
    too."""
    if asks in (Asks.BEST_FIVE, Asks.HAND_IS):
        others = [pack.any(7) for _ in range(rng.choice((1, 1, 2)))]
        choices = _KINDS if asks is Asks.HAND_IS else ()
        return tabled(skill, house, rng, [hands[0], *others], asks, 0, choices=choices)
    lowest = min(map(best_high, hands))
    lesser = [pack.filled((), 7, lambda cards: best_high(cards) < lowest)] if rng.random() < 0.5 else []
    return tabled(skill, house, rng, [*hands, *lesser][:4], asks)


def _is(category: Category, *ranks: int) -> Fits:
    """Cards that make just this kind of hand, of these ranks as far as they are given."""

    def fits(cards: Hand) -> bool:
        value = best_high(cards)
        return value.category is category and value.ranks[: len(ranks)] == ranks

    return fits


def _under(category: Category) -> Fits:
    return lambda cards: best_high(cards).category < category


def _one(rng: random.Random, ranks: Sequence[int]) -> int:
    """One of these ranks. Raises Unfit where there is none."""
    if not ranks:
        raise Unfit
    return rng.choice(ranks)


def _apart(rng: random.Random, count: int, *ranks: int) -> list[int]:
    """So many different ranks that are none of these."""
    return rng.sample([rank for rank in range(2, 15) if rank not in ranks], count)


def _two_pair(pack: Pack, rng: random.Random) -> list[Card]:
    one, other = rng.sample(range(2, 15), 2)
    return pack.filled([*pack.of(one, 2), *pack.of(other, 2)], 7, _is(Category.TWO_PAIR))


def _trips(pack: Pack, rng: random.Random) -> list[Card]:
    return pack.filled(pack.of(rng.choice(range(2, 15)), 3), 7, _is(Category.TRIPS))


def _straight(pack: Pack, rng: random.Random) -> list[Card]:
    """A straight to a six or higher."""
    top = rng.choice(range(6, 14))
    run = [card for rank in range(top, top - 5, -1) for card in pack.of(rank)]
    return pack.filled(run, 7, _is(Category.STRAIGHT, top))


def _flush(pack: Pack, rng: random.Random) -> list[Card]:
    return pack.filled(pack.suited(rng.choice(list(Suit)), 5), 7, _is(Category.FLUSH))


def _full_house(pack: Pack, rng: random.Random) -> list[Card]:
    one, other = rng.sample(range(2, 15), 2)
    return pack.filled([*pack.of(one, 3), *pack.of(other, 2)], 7, _is(Category.FULL_HOUSE))


def _straight_and_flush(pack: Pack, rng: random.Random) -> list[Card]:
    """Five in sequence, three of them in one suit with two other cards of that suit."""
    suit, top = rng.choice(list(Suit)), rng.choice(range(5, 15))
    run = [rank if rank > 1 else Rank.ACE for rank in range(top, top - 5, -1)]
    in_suit = rng.sample(run, 3)
    outside = rng.sample([rank for rank in range(2, 15) if rank not in run], 2)
    cards = [Card(Rank(rank), suit) for rank in (*in_suit, *outside)]
    for rank in run:
        if rank not in in_suit:
            cards.append(Card(Rank(rank), rng.choice([each for each in Suit if each is not suit])))
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
