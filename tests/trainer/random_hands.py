"""Hands played at random: any house, any stacks, any act that is allowed, so that rare corners come up often."""

import random
from collections.abc import Iterator

from trainer import events as ev
from trainer.houses.house import Clause, House
from trainer.houses.keys import KEYS
from trainer.houses.values import Game, Provenance, Structure
from trainer.money import Stakes
from trainer.play import Stub
from trainer.procedure import Duty, DutyKind, action_for, dealer_event, may_muck, next_duty, play
from trainer.rulings.bring_in import bring_in
from trainer.rulings.wagers import options
from trainer.table import Seat, Table

STAKES = (Stakes(10, 20, 1, 3), Stakes(5, 10, 0, 2), Stakes(10, 20, 4, 5), Stakes(2, 4, 1, 2), Stakes(10, 10, 3, 5))
SPREADS = (Stakes(1, 5, 0, 1), Stakes(2, 10, 1, 1))
MOST_STEPS = 2_000


def random_house(rng: random.Random) -> House:
    """A house that has any value under each clause."""
    clauses = {}
    for text, key in KEYS.items():
        if key.choices:
            clauses[text] = Clause(key, key.read(rng.choice(key.choices)), Provenance.ASSUMED)
    return House("any", "Any", clauses)


def random_table(rng: random.Random) -> Table:
    """Two to eight players before the antes, many of them nearly out of chips."""
    spread = rng.random() < 0.15
    numbers = sorted(rng.sample(range(1, 9), rng.choice((2, 3, 4, 6, 7, 8, 8))))
    first = rng.randrange(len(numbers))
    stacks = rng.choice(((1000,), (1, 3, 4, 7, 1000), (9, 13, 22, 41, 60, 1000), (1, 2, 5), (30, 31, 77, 200)))
    return Table(
        rng.choice(SPREADS if spread else STAKES),
        tuple(Seat(number, rng.choice(stacks)) for number in (*numbers[first:], *numbers[:first])),
        rng.choice([*Game]),
        Structure.SPREAD if spread else Structure.LIMIT,
        event_heads_up=len(numbers) == 2 and rng.random() < 0.5,
    )


def played(rng: random.Random, house: House, start: Table, folding: float = 0.1) -> Iterator[tuple[Table, ev.Event]]:
    """Each event of a hand with the table before it; the events are verified."""
    table, stub = start, Stub(rng)
    for _ in range(MOST_STEPS):
        duty = next_duty(table, house)
        if duty.kind is DutyKind.OVER:
            return
        event = dealer_event(duty, lambda table=table, duty=duty: stub.top_for(table, duty))  # type: ignore[misc]
        event = event or _players(rng, house, table, duty, folding)
        yield table, event
        table = play(table, house, event)
        if isinstance(event, ev.StubRemixed):
            stub.remix(table)
    raise AssertionError("the hand does not end")


def _players(rng: random.Random, house: House, table: Table, duty: Duty, folding: float) -> ev.Event:
    seat = duty.seat
    assert seat is not None, duty
    if duty.kind is DutyKind.POST_ANTE:
        return ev.AntePosted(seat, duty.amount)
    if duty.kind is DutyKind.SHOW:
        mucks = rng.random() < 0.3 and may_muck(table, house, seat)
        return ev.HandMucked(seat) if mucks else ev.HandShown(seat, table.seat(seat).down)
    may = options(table, house, seat).answer
    if may.fold and rng.random() < folding:
        return ev.Folded(seat)
    acts: list[ev.Event] = [action_for(table, house, seat, to) for to in may.wager_to]
    if may.wager_range:
        acts.append(action_for(table, house, seat, rng.randint(*may.wager_range)))
    if may.check:
        acts.append(ev.Checked(seat))
    if may.call is not None:
        acts += [ev.Called(seat, may.call)] * 2
    if duty.kind is DutyKind.BRING_IN:
        started = bring_in(table, house).answer
        assert started is not None
        acts.append(ev.BringInPosted(seat, started.post))
    return rng.choice(acts)
