"""Deals for the odd chip: equal hands, or a high and a low, and a pot that does not come out even."""

import random
from collections.abc import Callable, Sequence

from trainer.cards import Card, Rank
from trainer.hands import best_high, best_low
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.procedure import DutyKind
from trainer.questions import Asks, Question
from trainer.scenarios.bring_in import needs_other
from trainer.scenarios.dealt_out import Course, Fits, Sevens, at, deal_out, seats_from_any
from trainer.scenarios.sevens import (
    Seven,
    any_low,
    four_low_seven,
    high_seven,
    in_seats,
    low_seven,
    that_come,
)
from trainer.scenarios.stage import Builder, NotOffered, Scenario, usual_table
from trainer.scenarios.streets import Pack
from trainer.skills import Skill
from trainer.table import Table


def by_position(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Equal hands share a pot, and the first clockwise from the dealer gets the chip over."""
    return _tied_high(skill, house, rng, v.OddChipHigh.POSITION)


def by_suit_in_five(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Equal hands share a pot, and the highest card by suit of their fives decides."""
    return _tied_high(skill, house, rng, v.OddChipHigh.SUIT_IN_FIVE)


def by_suit_in_seven(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Equal hands share a pot, and the highest card by suit of all seven decides."""
    return _tied_high(skill, house, rng, v.OddChipHigh.SUIT_IN_SEVEN)


def _tied_high(skill: Skill, house: House, rng: random.Random, rule: v.OddChipHigh) -> Scenario | None:
    if house[k.ODD_CHIP_HIGH] is not rule:
        raise NotOffered(f"{k.ODD_CHIP_HIGH.text} at {house.id}")
    needs_other(house, k.HAND_SUITS, v.HandSuits.RANK)
    table = _uneven_table(rng, house)
    tied = rng.choice((2, 2, 2, 3))
    # Where cards decide it is now and then the first seat that they pick; then five and seven must differ.
    first = rule is v.OddChipHigh.POSITION or rng.random() < 0.6

    def hands(pack: Pack, rng: random.Random) -> list[Seven]:
        straights = tied > 2 or not first or rng.random() < 0.6
        equal = _equal_straights(pack, rng, tied) if straights else _equal_two_pair(pack, rng)
        if not first and max(equal, key=_highest_of_five) is max(equal, key=max):
            return []
        return [*equal, four_low_seven(pack, rng)] if rng.random() < 0.5 else equal

    def come(high: list[int], low: list[int]) -> bool:
        return high == list(range(tied)) and (table.game is Game.HIGH or not low)

    def judged(sevens: Sevens) -> set[int]:
        five = max(sevens, key=lambda seat: _highest_of_five(sevens[seat]))
        return {min(sevens), five, max(sevens, key=lambda seat: max(sevens[seat]))}

    dealt = that_come(rng, hands, come)
    sevens = dealt and _seated(rng, table, dealt, tied, judged)
    return _asked(skill, house, rng, table, sevens, lambda course: course.pots[0] % tied == 1) if sevens else None


def _highest_of_five(seven: Sequence[Card]) -> Card:
    return max(best_high(seven).five)


def _equal_straights(pack: Pack, rng: random.Random, count: int) -> list[Seven]:
    """Straights to the same card, with cards beside them of which some are higher."""
    top = rng.randint(Rank.NINE, Rank.JACK)
    straight = range(top - 4, top + 1)
    beside = [rank for rank in Rank if rank not in straight and rank != top + 1]
    return [[pack.of(rank)[0] for rank in straight] + pack.unpaired(2, beside) for _ in range(count)]


def _equal_two_pair(pack: Pack, rng: random.Random) -> list[Seven]:
    """Two pair of the same ranks with equal kickers, and lower cards beside."""
    high, low = sorted(rng.sample(range(Rank.FOUR, Rank.ACE), 2), reverse=True)
    kicker = rng.choice([rank for rank in range(Rank.NINE, Rank.ACE + 1) if rank not in (high, low)])
    beside = [rank for rank in Rank if rank < kicker and rank not in (high, low)]
    return [[*pack.of(high, 2), *pack.of(low, 2), *pack.of(kicker), *pack.unpaired(2, beside)] for _ in range(2)]


def low_suit(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two equal lows share a half that does not come out even; one of them, or a third hand, has the high."""
    table = usual_table(rng, house, game=Game.HILO)

    def hands(pack: Pack, rng: random.Random) -> list[Seven]:
        ranks = any_low(rng)
        lows = [low_seven(pack, rng, ranks), low_seven(pack, rng, ranks)]
        return [*lows, high_seven(pack, rng)] if rng.random() < 0.7 else lows

    def judged(sevens: Sevens) -> set[int]:
        by_low = max(sevens, key=lambda seat: _low_five(sevens[seat])[0])
        return {min(sevens), by_low, max(sevens, key=lambda seat: max(sevens[seat]))}

    dealt = that_come(rng, hands, lambda high, low: low == [0, 1] and len(high) == 1)
    sevens = dealt and _seated(rng, table, dealt, 2, judged)
    return _asked(skill, house, rng, table, sevens, lambda course: course.pots[0] % 4 == 2) if sevens else None


def high_side_first(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A pot that does not halve evenly, one hand with the high and another with the low."""
    needs_other(house, k.ODD_CHIP_HALVES, v.OddChipHalves.LOW)
    table = _uneven_table(rng, house, Game.HILO)

    def hands(pack: Pack, rng: random.Random) -> list[Seven]:
        two = [high_seven(pack, rng), low_seven(pack, rng, any_low(rng))]
        return [*two, four_low_seven(pack, rng)] if rng.random() < 0.5 else two

    dealt = that_come(rng, hands, lambda high, low: (high, low) == ([0], [1]))
    sevens = dealt and in_seats(rng, [seat.number for seat in table.seats], dealt)
    return _asked(skill, house, rng, table, sevens, lambda course: course.pots[0] % 2 == 1) if sevens else None


def per_pot(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Equal hands share a main pot and a side pot, and neither comes out even; the all-in hand may be equal too."""
    needs_other(house, k.HAND_SUITS, v.HandSuits.RANK)
    table = _uneven_table(rng, house, least=5)
    sharing = rng.choice((2, 2, 3))

    def hands(pack: Pack, rng: random.Random) -> list[Seven]:
        equal = _equal_straights(pack, rng, sharing)
        return [*equal, *(four_low_seven(pack, rng) for _ in range(4 - sharing))]

    def come(high: list[int], low: list[int]) -> bool:
        return high == list(range(sharing)) and (table.game is Game.HIGH or not low)

    def fits(course: Course) -> bool:
        return len(course.pots) == 2 and course.pots[0] % sharing == 1 and course.pots[1] % 2 == 1

    dealt = that_come(rng, hands, come)
    sevens = dealt and in_seats(rng, [seat.number for seat in table.seats], dealt)
    if not sevens:
        return None
    all_in = list(sevens)[2]
    return _asked(skill, house, rng, table, sevens, fits, Asks.SPLIT, (all_in,))


def _low_five(seven: Sequence[Card]) -> Sequence[Card]:
    low = best_low(seven)
    return low.five if low else ()


def _uneven_table(rng: random.Random, house: House, game: Game | None = None, least: int = 4) -> Table:
    """A table at which a pot may hold an odd number of chips: antes and bring-in decide, as all bets are even."""
    for _ in range(40):
        table = usual_table(rng, house, least, game)
        if table.stakes.bring_in % 2 or table.stakes.ante * len(table.seats) % 2:
            return table
    raise NotOffered(f"no odd chips at {house.id}")


def _seated(
    rng: random.Random, table: Table, dealt: list[Seven], sharing: int, judged: Callable[[Sevens], set[int]]
) -> dict[int, Seven] | None:
    """The hands in front of players such that not every way of giving the odd chip picks the same of those who share.

    The first of these seats is any that it can be.
    """
    for _ in range(8):
        seats = seats_from_any(rng, table, sharing)
        rng.shuffle(seats)
        others = [seat.number for seat in table.seats if seat.number not in seats]
        if len(dealt) - sharing > len(others):
            return None
        numbers = (*seats, *rng.sample(others, len(dealt) - sharing))
        sevens = {number: rng.sample(hand, len(hand)) for number, hand in zip(numbers, dealt, strict=True)}
        if len(judged({number: sevens[number] for number in seats})) > 1:
            return sevens
    return None


def _asked(
    skill: Skill,
    house: House,
    rng: random.Random,
    table: Table,
    sevens: dict[int, Seven],
    fits: Fits,
    asks: Asks = Asks.ODD_CHIP,
    all_in: Sequence[int] = (),
) -> Scenario | None:
    scene = deal_out(house, rng, table, sevens, at(DutyKind.PUSH), fits, all_in)
    return scene.ask(Question(skill, asks, scene.table, house)) if scene else None


BUILDERS: dict[str, Builder] = {
    "odd_chip.by_position": by_position,
    "odd_chip.by_suit_in_five": by_suit_in_five,
    "odd_chip.by_suit_in_seven": by_suit_in_seven,
    "odd_chip.low_suit": low_suit,
    "odd_chip.high_side_first": high_side_first,
    "odd_chip.per_pot": per_pot,
}
