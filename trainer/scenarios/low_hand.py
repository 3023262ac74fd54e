"""Deals for reading low hands: the hands lie open at the showdown, stacked so that the trap tells them apart."""

import random
from collections.abc import Collection, Sequence

from trainer.cards import Card, Rank, Suit
from trainer.hands import Category, best_high, best_low
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.questions import Asks
from trainer.questions.low_hand import LowIs
from trainer.scenarios.bring_in import needs_other
from trainer.scenarios.stage import Builder, NotOffered, Scenario
from trainer.scenarios.streets import Pack, Unfit
from trainer.scenarios.tabled import Hand, fitting, tabled
from trainer.skills import Skill

_LOW = (Rank.ACE, *range(2, 9))
_HIGH = range(9, 14)
_CHOICES = tuple(each.value for each in LowIs)
"""Every low that a hand can have, whatever the question: the choices never depend on the answer."""


def qualifies(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Five different ranks of eight or lower, or only four with a nine or a ten."""
    needs_other(house, k.LOW_QUALIFIER, v.LowQualifier.NONE)
    pack = Pack(rng)
    aces = [Rank.ACE, *rng.sample(range(2, 9), 4)]
    made = _with(pack, aces, _HIGH)
    missed = _with(pack, [*rng.sample(_LOW, 4), rng.choice((9, 9, 10))], range(10, 14))
    hands = [made, missed] if rng.random() < 0.6 else [missed, made]
    return _ask(skill, house, rng, pack, hands, rng.choice((Asks.LOW_IS, Asks.HANDS_WITH_LOW)))


def four_ranks_only(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Five or more low cards, but of four ranks."""
    pack = Pack(rng)
    ranks = rng.sample(_LOW, 4)
    paired = ranks[: rng.choice((1, 2, 2, 3))]
    mine = _with(pack, [*ranks, *paired], _HIGH)
    asks = rng.choice((Asks.LOW_IS, Asks.HANDS_WITH_LOW, Asks.HANDS_WITH_LOW, Asks.BEST_LOW, Asks.BEST_LOW))
    if asks is Asks.LOW_IS and rng.random() < 0.4:
        # With a fifth rank there is a low, but not of the five lowest cards.
        fifth = rng.choice([rank for rank in _LOW if rank not in ranks])
        mine = _with(pack, [*ranks, fifth, ranks[0]], _HIGH)
    return _ask(skill, house, rng, pack, [mine, _any_low(pack, rng)], asks)


def duplicates(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Five different low ranks, and one or two of them twice."""
    pack = Pack(rng)
    ranks = rng.sample(_LOW, 5)
    mine = _with(pack, [*ranks, *rng.sample(ranks, rng.choice((1, 2)))], _HIGH)
    asks = rng.choice((Asks.LOW_FIVE, Asks.LOW_FIVE, Asks.LOW_IS, Asks.HANDS_WITH_LOW, Asks.BEST_LOW))
    return _ask(skill, house, rng, pack, [mine, _any_low(pack, rng)], asks)


def compare_from_top(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two or three lows, of which the best from the top is not the best from the bottom, or has not the least total."""
    pack = Pack(rng)
    players = rng.choice((2, 2, 3))
    ranks = [rng.sample(_LOW, 5) for _ in range(players)]
    from_top = min(_ranks(each) for each in ranks)
    from_bottom, total = min(_ranks(each)[::-1] for each in ranks), min(sum(_ranks(each)) for each in ranks)
    if from_bottom[::-1] == from_top and sum(from_top) == total:
        return None
    hands = [_with(pack, each, _HIGH) for each in ranks]
    asks = Asks.LOW_ORDER if players == 3 and rng.random() < 0.7 else Asks.BEST_LOW
    return _ask(skill, house, rng, pack, hands, asks)


def wheel(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Five to ace, which is the best low; sometimes with a six that makes another."""
    pack = Pack(rng)
    six = [6] if rng.random() < 0.4 else []
    mine = _with(pack, [Rank.ACE, 2, 3, 4, 5, *six], _HIGH)
    asks = rng.choice((Asks.LOW_FIVE, Asks.LOW_FIVE, Asks.LOW_IS, Asks.BEST_LOW, Asks.BEST_LOW, Asks.BEST_LOW))
    if asks is not Asks.BEST_LOW or rng.random() < 0.5:
        return _ask(skill, house, rng, pack, [mine, _any_low(pack, rng)], asks)
    # Another wheel lies against it, or the next best low.
    other = [Rank.ACE, 2, 3, 4, rng.choice((5, 6))]
    return _ask(skill, house, rng, pack, [mine, _with(pack, other, _HIGH)], asks)


def straight_flush_ignored(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The five lowest are in sequence, or of one suit, or both."""
    pack = Pack(rng)
    suit = rng.choice(list(Suit))
    sequence = rng.random() < 0.6
    top = rng.randint(6, 8)
    ranks = list(range(top, top - 5, -1)) if sequence else rng.sample(_LOW, 5)
    if not sequence or rng.random() < 0.4:
        cards = [pack.take(Card(Rank(rank), suit)) for rank in ranks]
    else:
        cards = _cards(pack, ranks)
    mine = pack.filled(cards, _HIGH, _has_low)
    asks = rng.choice((Asks.LOW_FIVE, Asks.LOW_IS, Asks.LOW_IS, Asks.BEST_LOW, Asks.HANDS_WITH_LOW))
    if asks is Asks.LOW_FIVE:
        # A higher low card leaves another low to those who leave this one out.
        higher = [rank for rank in _LOW if rank not in ranks and rank is not Rank.ACE]
        mine = [*cards, *_cards(pack, [rng.choice(higher)] if higher else []), *pack.any(1)][:7]
        if len(mine) < 7:
            return None
    return _ask(skill, house, rng, pack, [mine, _any_low(pack, rng)], asks)


def same_cards_both_ways(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A straight of low cards plays for high and for low; aces are high for the one and low for the other."""
    needs_other(house, k.LOW_ACE, v.LowAce.LOW)
    pack = Pack(rng)
    if rng.random() < 0.4:
        # A pair of aces with a low, against a lower pair.
        mine = _with(pack, [Rank.ACE, Rank.ACE, *rng.sample(range(2, 9), 4)], _HIGH)
        pair = rng.choice(range(2, 14))
        other = pack.filled(pack.of(pair, 2), [rank for rank in range(2, 14) if rank != pair], _is_pair)
        return _ask(skill, house, rng, pack, [mine, other], Asks.BEST_HIGH)
    top = rng.randint(5, 7)
    ranks = [rank if rank > 1 else int(Rank.ACE) for rank in range(top, top - 5, -1)]
    mine = _with(pack, ranks, _HIGH)
    asks = rng.choice((Asks.BEST_LOW, Asks.BEST_LOW, Asks.HANDS_WITH_LOW))
    return _ask(skill, house, rng, pack, [mine, _any_low(pack, rng)], asks)


def counterfeit(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Four good low cards, and the fifth pairs one of them: the low is rough, or there is none."""
    pack = Pack(rng)
    good = rng.sample((Rank.ACE, 2, 3, 4, 5), 4)
    last = rng.choice((7, 8, 8, 0))
    mine = _with(pack, [*good, rng.choice(good), *([last] if last else [])], _HIGH)
    other = _any_low(pack, rng)
    asks = rng.choice((Asks.LOW_FIVE, Asks.BEST_LOW, Asks.BEST_LOW, Asks.BEST_LOW)) if last else Asks.BEST_LOW
    return _ask(skill, house, rng, pack, [mine, other], asks)


def _ask(
    skill: Skill, house: House, rng: random.Random, pack: Pack, hands: Sequence[Hand], asks: Asks
) -> Scenario | None:
    """The question about the first of these hands, or about all of them and sometimes another."""
    if Game.HILO not in house[k.GAMES]:
        raise NotOffered(f"no lows at {house.id}")
    choices = _CHOICES if asks is Asks.LOW_IS else ()
    about = 0 if asks in (Asks.LOW_FIVE, Asks.LOW_IS) else None
    more = asks in (Asks.HANDS_WITH_LOW, Asks.BEST_LOW) and rng.random() < 0.5
    hands = [*hands, _no_low(pack) if rng.random() < 0.5 else _any_low(pack, rng)] if more else hands
    return tabled(skill, house, rng, hands, asks, about, Game.HILO, choices=choices)


def _cards(pack: Pack, ranks: Collection[int]) -> list[Card]:
    """A card for each of these ranks, which may be named twice. Raises Unfit where there is none left."""
    cards = [card for rank in ranks for card in pack.of(rank)]
    if len(cards) < len(ranks):
        raise Unfit
    return cards


def _with(pack: Pack, ranks: Collection[int], rest: Collection[int]) -> list[Card]:
    """Seven cards: one of each of these ranks, and what is missing out of the rest."""
    return pack.filled(_cards(pack, ranks), rest, lambda cards: True)


def _any_low(pack: Pack, rng: random.Random) -> list[Card]:
    return _with(pack, rng.sample(_LOW, 5), range(9, 14))


def _no_low(pack: Pack) -> list[Card]:
    return pack.filled((), range(2, 15), lambda cards: best_low(cards) is None)


def _has_low(cards: Hand) -> bool:
    return best_low(cards) is not None


def _is_pair(cards: Hand) -> bool:
    return best_high(cards).category is Category.PAIR


def _ranks(ranks: Collection[int]) -> list[int]:
    """Ranks from the top, the ace one."""
    return sorted((1 if rank == Rank.ACE else int(rank) for rank in ranks), reverse=True)


BUILDERS: dict[str, Builder] = {
    f"low_hand.{builder.__name__}": fitting(builder)
    for builder in (
        qualifies,
        four_ranks_only,
        duplicates,
        compare_from_top,
        wheel,
        straight_flush_ignored,
        same_cards_both_ways,
        counterfeit,
    )
}
