"""The frequencies that can be worked out, from the rules of counting and from the engine's own rulings."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb, prod, sqrt

import pytest

from trainer.cards import DECK, Card, Rank, Suit
from trainer.hands import best_low
from trainer.houses.loader import load_house
from trainer.houses.values import Face, Game
from trainer.money import Stakes
from trainer.play import Stub, play_on, stays
from trainer.procedure import Duty, DutyKind
from trainer.rulings.river import Procedure, river
from trainer.simulate import full_table, interval
from trainer.simulate.situations import situations_at
from trainer.table import DealtCard, Seat, Street, Table

CARDROOM, TDA = load_house("cardroom"), load_house("tda")


def equal_lowest(count: int, players: int = 8) -> Fraction:
    """The chance that exactly so many share the lowest door card: so many of the four cards of a rank, the other
    players' cards out of those above it."""
    ways = sum(comb(4, count) * comb(4 * above, players - count) for above in range(13))
    return Fraction(ways, comb(52, players))


def test_the_figures_for_equal_lowest_door_cards() -> None:
    assert sum(map(equal_lowest, (1, 2, 3, 4))) == 1
    assert round(100 * float(equal_lowest(2)), 2) == 21.19
    assert round(100 * float(1 - equal_lowest(1)), 2) == 23.50


def test_door_cards_are_counted_as_often_as_they_come_up() -> None:
    hands = 2_000
    counts: Counter[str] = Counter()
    for seed in range(hands):
        counts.update(door_cards(random.Random(seed)))
    # An ace among eight door cards: not all of them out of the 48 others.
    ace = 1 - Fraction(comb(48, 8), comb(52, 8))
    for name, chance in (
        ("bring_in.equal_rank", 1 - equal_lowest(1)),
        ("bring_in.equal_rank.two", equal_lowest(2)),
        ("bring_in.equal_rank.three", equal_lowest(3)),
        ("bring_in.ace_up", ace),
    ):
        p = float(chance)
        # Four standard deviations: a right count is further off once in 16,000 seeds, and this seed is one.
        assert abs(counts[name] - hands * p) < 4 * sqrt(hands * p * (1 - p)), name


def door_cards(rng: random.Random) -> set[str]:
    """What the door cards of a hand of eight are a case of."""
    seen: set[str] = set()

    def look(table: Table, duty: Duty) -> bool:
        if duty.kind in (DutyKind.POST_ANTE, DutyKind.BURN, DutyKind.DEAL):
            return False
        seen.update(situations_at(table, duty, CARDROOM))
        return True

    start = full_table(CARDROOM, Game.HIGH, rng)
    assert len(start.seats) == 8
    play_on(start, CARDROOM, Stub(rng), stays, look)
    return seen


@pytest.mark.parametrize(("tenths", "figure"), [(6, 0.11), (7, 1.85), (8, 15.9)])
def test_how_often_the_deck_is_short_for_the_tda(tenths: int, figure: float) -> None:
    # Each of the eight goes on at each of the four streets before the river with the same chance.
    going_on = Fraction(tenths, 10)
    short = sum(
        chance(8, live, going_on)
        for live in product(range(9), repeat=4)
        if live[3] > 1 and list(live) == sorted(live, reverse=True) and is_short(*live)
    )
    assert round(100 * float(short), 2 if figure < 10 else 1) == figure


def chance(players: int, live: tuple[int, ...], going_on: Fraction) -> Fraction:
    """The chance that so many are left after each street."""
    before = (players, *live)
    return prod(
        comb(was, now) * going_on**now * (1 - going_on) ** (was - now) for was, now in zip(before, live, strict=False)
    )


def is_short(fourth: int, fifth: int, sixth: int, river_cards: int) -> bool:
    """Whether the engine does not deal as usual where so many were dealt a card on each street, from eight at third."""
    held = [sum(seat < dealt for dealt in (fourth, fifth, sixth)) + 3 for seat in range(8)]
    deck = iter(DECK)
    seats = []
    for number, cards in enumerate(held):
        faces = (Face.DOWN, Face.DOWN, *(Face.UP,) * (cards - 2))
        dealt = tuple(DealtCard(next(deck), face) for face in faces)
        seats.append(Seat(number + 1, 100, cards=dealt, folded=number >= river_cards))
    burned = (None,) * 3
    stub = 52 - sum(held) - len(burned)
    table = Table(
        Stakes(10, 20, 1, 3), tuple(seats), street=Street.SIXTH, rounds=((),) * 4, closed=True, stub=stub, burned=burned
    )
    answer = river(table, TDA).answer
    assert answer.stub == stub
    assert answer.needed == river_cards + 2
    return answer.procedure is not Procedure.DEAL


def test_how_often_seven_cards_hold_a_low() -> None:
    # Every way to hold so many cards of each rank, each standing for as many hands as its cards can be chosen in.
    lows = hands = 0
    for ranks in rank_counts(7):
        ways = prod(comb(4, count) for count in ranks.values())
        cards = [Card(rank, Suit(suit)) for rank, count in ranks.items() for suit in range(count)]
        hands += ways
        lows += ways * (best_low(cards) is not None)
    assert hands == comb(52, 7)
    # By inclusion of ranks: five, six or seven of the eight low ranks, the rest pairs of them or high cards.
    assert lows == sum(comb(8, low) * holding(low, 7) for low in (5, 6, 7))
    assert round(100 * lows / hands, 2) == 18.34


def rank_counts(cards: int, ranks: tuple[Rank, ...] = tuple(Rank)) -> Iterator[dict[Rank, int]]:
    """Each way to hold so many cards by rank, at most four of one."""
    if not ranks:
        if not cards:
            yield {}
        return
    for count in range(min(4, cards) + 1):
        for rest in rank_counts(cards - count, ranks[1:]):
            yield {ranks[0]: count, **rest} if count else rest


def holding(low: int, cards: int) -> int:
    """The hands of so many cards that hold each of `low` ranks, the others out of the 20 cards above eight."""
    return sum(
        (-1) ** missing * comb(low, missing) * comb(4 * (low - missing) + 20, cards) for missing in range(low + 1)
    )


def test_the_interval_of_a_share() -> None:
    # Wilson's interval for 10 of 100, by hand: middle (0.1 + 0.019207) / 1.038415, reach 0.0596 to either side.
    assert interval(10, 100) == pytest.approx((0.0552, 0.1744), abs=5e-5)
    # Of nothing seen in n hands up to z² / (n + z²) may be: 3.841459 / 1003.841459.
    assert interval(0, 1000) == pytest.approx((0, 0.003827), abs=5e-7)
    assert interval(1000, 1000) == pytest.approx((1 - 0.003827, 1), abs=5e-7)
    assert interval(0, 0) == (0, 1)
