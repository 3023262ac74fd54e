"""Deals for who is paid what: high/low at the showdown, every hand open, the pots still in the middle."""

import random
from collections.abc import Sequence

from trainer.cards import Rank
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.procedure import DutyKind
from trainer.questions import Asks, Question
from trainer.rulings.shares import shares
from trainer.scenarios.bring_in import needs_other
from trainer.scenarios.dealt_out import Course, Fits, anything, at, deal_out
from trainer.scenarios.sevens import (
    ABOVE_EIGHT,
    LOW_RANKS,
    Come,
    Hands,
    Seven,
    any_low,
    four_low_seven,
    high_seven,
    in_seats,
    low_seven,
    nine_low_seven,
    paired_low_seven,
    that_come,
)
from trainer.scenarios.stage import Builder, Scenario, usual_table
from trainer.scenarios.streets import Pack
from trainer.skills import Skill

_STRAIGHT_LOWS = ((14, 2, 3, 4, 5), (2, 3, 4, 5, 6), (3, 4, 5, 6, 7))


def halves(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """One hand wins the high, another the low; a third may have a low that is not the best, or just none."""
    return _asked(skill, house, rng, _halves, lambda high, low: (high, low) == ([0], [1]), 2)


def _halves(pack: Pack, rng: random.Random) -> list[Seven]:
    third = rng.choice(("none", "lower bottom", "straight", "near miss"))
    if third == "straight":
        return [
            high_seven(pack, rng, ("flush", "full_house")),
            low_seven(pack, rng, rng.choice(_STRAIGHT_LOWS)),
            low_seven(pack, rng, [8, *rng.sample((14, 2, 3, 4, 5, 6, 7), 4)]),
        ]
    if third == "lower bottom":
        low = low_seven(pack, rng, rng.sample(range(2, 8), 5))
        return [high_seven(pack, rng), low, low_seven(pack, rng, [14, 8, *rng.sample(range(2, 8), 3)])]
    hands = [high_seven(pack, rng), low_seven(pack, rng, any_low(rng))]
    return hands if third == "none" else [*hands, rng.choice((four_low_seven, paired_low_seven))(pack, rng)]


def no_low(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Nobody makes a low, though it looks as if somebody did."""
    return _asked(skill, house, rng, _no_low, lambda high, low: (high, low) == ([0], []), 1)


def _no_low(pack: Pack, rng: random.Random) -> list[Seven]:
    nearly = rng.choices((four_low_seven, paired_low_seven, nine_low_seven), k=rng.choice((1, 2, 2)))
    return [high_seven(pack, rng), *(make(pack, rng) for make in nearly)]


def scoop(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """One hand wins both halves; somebody else has a low too."""
    return _asked(skill, house, rng, _scoop, lambda high, low: (high, low) == ([0], [0]), 1)


def _scoop(pack: Pack, rng: random.Random) -> list[Seven]:
    if rng.random() < 0.5:
        best = low_seven(pack, rng, rng.choice(_STRAIGHT_LOWS[:2]))
        others = [low_seven(pack, rng, any_low(rng)), high_seven(pack, rng, ("two_pair", "trips"))]
        return [best, *others[: rng.choice((1, 2))]]
    # Aces that are a pair for high, and low for low.
    low = [14, *rng.sample(range(2, 8), 4)]
    best = [*pack.of(Rank.ACE, 2), *(pack.of(rank)[0] for rank in low[1:]), *pack.unpaired(1, ABOVE_EIGHT)]
    second = low_seven(pack, rng, [8, *rng.sample(range(2, 8), 4)])
    rank = rng.choice(ABOVE_EIGHT)
    pair = [*pack.of(rank, 2), *pack.unpaired(3, ABOVE_EIGHT), *pack.unpaired(2, range(2, 9))]
    return [best, second, pair][: rng.choice((2, 3, 3))]


def quartered(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A half is shared by two: the low by the high hand and another or by two others, or the high by two."""
    needs_other(house, k.HAND_SUITS, v.HandSuits.RANK)
    tied = rng.choice(("low", "low", "low of two", "high", "high"))
    if tied == "high":
        return _asked(skill, house, rng, _tied_high, lambda high, low: (high, low) == ([0, 1], [0]), 4)
    if tied == "low":
        return _asked(skill, house, rng, _tied_low, lambda high, low: (high, low) == ([0], [0, 1]), 4)
    return _asked(skill, house, rng, _low_of_two, lambda high, low: (high, low) == ([2], [0, 1]), 4)


def _tied_low(pack: Pack, rng: random.Random) -> list[Seven]:
    ranks = any_low(rng)
    hands = [low_seven(pack, rng, ranks), low_seven(pack, rng, ranks)]
    if rng.random() < 0.5:
        hands.append(four_low_seven(pack, rng))
    return hands


def _low_of_two(pack: Pack, rng: random.Random) -> list[Seven]:
    ranks = any_low(rng)
    return [low_seven(pack, rng, ranks), low_seven(pack, rng, ranks), high_seven(pack, rng)]


def _tied_high(pack: Pack, rng: random.Random) -> list[Seven]:
    """Two equal straights, or two pair with equal kickers, one of them with a low beside."""
    straight = range(4, 9)
    first = [pack.of(rank)[0] for rank in straight] + pack.unpaired(2, (14, 2, 3))
    second = [pack.of(rank)[0] for rank in straight] + pack.unpaired(2, range(10, 14))
    return [first, second, *([four_low_seven(pack, rng)] if rng.random() < 0.5 else [])]


def three_way_low(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Three equal lows; one of them, or a fourth hand, wins the high."""
    fourth = rng.random() < 0.5
    need = ([3], [0, 1, 2]) if fourth else ([0], [0, 1, 2])

    def hands(pack: Pack, rng: random.Random) -> list[Seven]:
        ranks = any_low(rng)
        lows = [low_seven(pack, rng, ranks) for _ in range(3)]
        return [*lows, high_seven(pack, rng)] if fourth else lows

    return _asked(skill, house, rng, hands, lambda high, low: (high, low) == need, 6)


def side_pot_each_on_its_own(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The best high hand is all-in, so the side pot has winners of its own: another hand's high, and a low."""

    def hands(pack: Pack, rng: random.Random) -> list[Seven]:
        best = high_seven(pack, rng, ("flush", "full_house"))
        low = low_seven(pack, rng, any_low(rng))
        return [best, low, high_seven(pack, rng, ("two_pair", "trips", "straight"))]

    return _asked(skill, house, rng, hands, lambda high, low: (high, low) == ([0], [1]), 2, all_in=1)


def low_only_among_eligible(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The best low is all-in: the side pot's low is the next one, or there is none."""

    def hands(pack: Pack, rng: random.Random) -> list[Seven]:
        best = low_seven(pack, rng, any_low(rng, most=7))
        others = [high_seven(pack, rng)]
        if rng.random() < 0.65:
            others.append(low_seven(pack, rng, [8, *rng.sample((14, 2, 3, 4, 5, 6, 7), 4)]))
        else:
            others.append(rng.choice((nine_low_seven, four_low_seven))(pack, rng))
        return [best, *others]

    return _asked(skill, house, rng, hands, lambda high, low: (high, low) == ([1], [0]), 2, all_in=1)


def tied_both_ways(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two hands of the same ranks tie for high and for low, and it matters for the odd chips whether there are
    halves."""
    needs_other(house, k.HAND_SUITS, v.HandSuits.RANK)
    needs_other(house, k.SPLIT_TIED_BOTH, v.TiedBoth.HALVES)

    def hands(pack: Pack, rng: random.Random) -> list[Seven]:
        ranks = [*any_low(rng), *rng.sample((*LOW_RANKS, *ABOVE_EIGHT), 2)]
        tied = [[pack.of(rank)[0] for rank in ranks] for _ in range(2)]
        return [*tied, four_low_seven(pack, rng)] if rng.random() < 0.6 else tied

    return _asked(skill, house, rng, hands, lambda high, low: (high, low) == ([0, 1], [0, 1]), 0)


def _asked(
    skill: Skill, house: House, rng: random.Random, hands: Hands, come: Come, parts: int, all_in: int = 0
) -> Scenario | None:
    """The question over hands that come as they should, so many of the first all-in before the others' last wager.

    The pots mostly have as many even `parts`; where it says 0, they are such that it matters whether a pot is halved.
    """
    needs_other(house, k.LOW_QUALIFIER, v.LowQualifier.NONE)
    needs_other(house, k.LOW_ACE, v.LowAce.LOW)
    table = usual_table(rng, house, game=Game.HILO)
    dealt = that_come(rng, hands, come)
    if dealt is None or len(dealt) > len(table.seats):
        return None
    sevens = in_seats(rng, [seat.number for seat in table.seats], dealt)
    short = tuple(sevens)[:all_in]

    # Four or five chips come to the same in halves and undivided, as far as the odd one goes.
    by_remainder = {0: False, 1: False}
    halved = house.with_clause(k.SPLIT_TIED_BOTH, v.TiedBoth.HALVES)

    def halves_matter(course: Course) -> bool:
        over = course.pots[0] % 4
        if over not in by_remainder:
            laid = course.laid(table, sevens)
            by_remainder[over] = shares(laid, house).answer != shares(laid, halved).answer
        return by_remainder[over]

    def even(course: Course) -> bool:
        return all(pot % parts == 0 for pot in course.pots)

    tried: Sequence[Fits] = (even, anything) if parts else (halves_matter,)
    for fits in tried:
        scene = deal_out(house, rng, table, sevens, at(DutyKind.PUSH), fits, short)
        if scene is not None:
            return scene.ask(Question(skill, Asks.SPLIT, scene.table, house))
    return None


BUILDERS: dict[str, Builder] = {
    "split.halves": halves,
    "split.no_low": no_low,
    "split.scoop": scoop,
    "split.quartered": quartered,
    "split.three_way_low": three_way_low,
    "split.side_pot_each_on_its_own": side_pot_each_on_its_own,
    "split.low_only_among_eligible": low_only_among_eligible,
    "split.tied_both_ways": tied_both_ways,
}
