"""Hands played in step with PokerKit, which shares no code with the engine, on what both call by the same rules.

Everybody has chips to the end, nothing is burned, the open pair changes nothing and equal boards go by position:
PokerKit knows short all-ins, short decks and open pairs in its own way or not at all.
"""

import random
import warnings

import pytest
from pokerkit import Automation, FixedLimitSevenCardStud, FixedLimitSevenCardStudHighLowSplitEightOrBetter, State

from tests.trainer.random_hands import STAKES
from trainer import events as ev
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.play import Stub
from trainer.procedure import DutyKind, action_for, dealer_event, next_duty, play
from trainer.rulings.bring_in import bring_in
from trainer.rulings.wagers import options
from trainer.table import Seat, Table

HOUSE = House("both", "Both", {}).with_written(
    {
        "burns": "none",
        "open_pair.mode": "off",
        "opener.tie": "position",
        "cap.wagers": "4",
        "river.short_deck": "community",
    }
)
STACK = 5_000
AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def pokerkit_table(start: Table) -> State:
    game = FixedLimitSevenCardStud
    if start.game is Game.HILO:
        game = FixedLimitSevenCardStudHighLowSplitEightOrBetter
    stakes, count = start.stakes, len(start.seats)
    return game.create_state(
        AUTOMATIC, True, stakes.ante, stakes.bring_in, stakes.small, stakes.big, [STACK] * count, count
    )


@pytest.mark.parametrize("seed", range(120))
def test_both_say_the_same_at_every_turn(seed: int) -> None:
    rng = random.Random(seed)
    # Seven players can all stay: with no burns 49 cards are dealt.
    players, stakes = rng.randint(2, 7), rng.choice([each for each in STAKES if each.bring_in < each.small])
    start = Table(stakes, tuple(Seat(at, STACK) for at in range(1, players + 1)), rng.choice([*Game]))
    table, other, stub = start, pokerkit_table(start), Stub(rng)
    turns = 0
    while (duty := next_duty(table, HOUSE)).kind is not DutyKind.OVER:
        event = dealer_event(duty, lambda table=table, duty=duty: stub.top_for(table, duty))  # type: ignore[misc]
        if isinstance(event, ev.CardDealt):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of cards that it would not have dealt itself
                other.deal_hole(str(event.card), event.seat - 1)
        elif duty.kind is DutyKind.POST_ANTE:
            event = ev.AntePosted(duty.seat or 0, duty.amount)
        elif duty.kind is DutyKind.SHOW:
            event = ev.HandShown(duty.seat or 0, table.seat(duty.seat or 0).down)
        elif event is None:
            event = acts(rng, table, other)
            turns += 1
        table = play(table, HOUSE, event)
    assert turns
    assert not other.status
    # Odd chips, and only they, go by rules of its own.
    if len(table.pushed) == 1 or not any(push.amount % 2 for push in table.pushed):
        assert [seat.stack for seat in table.seats] == other.stacks


def acts(rng: random.Random, table: Table, other: State) -> ev.Event:
    """What the player whose turn it is does, at both tables."""
    seat = next_duty(table, HOUSE).seat
    assert seat is not None
    assert other.actor_index == seat - 1
    may = options(table, HOUSE, seat).answer
    totals = list(may.wager_to)
    assert totals == (
        [other.min_completion_betting_or_raising_to_amount] if other.can_complete_bet_or_raise_to() else []
    )
    assert may.call == (other.checking_or_calling_amount or None)
    started = bring_in(table, HOUSE).answer if next_duty(table, HOUSE).kind is DutyKind.BRING_IN else None
    if totals and rng.random() < 0.4:
        other.complete_bet_or_raise_to(totals[0])
        return action_for(table, HOUSE, seat, totals[0])
    if started is not None:
        assert other.can_post_bring_in()
        other.post_bring_in()
        return ev.BringInPosted(seat, started.post)
    if may.call is not None and rng.random() < 0.15:
        other.fold()
        return ev.Folded(seat)
    other.check_or_call()
    return ev.Checked(seat) if may.check else ev.Called(seat, may.call or 0)
