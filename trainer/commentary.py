"""A hand told step by step, as a dealer would talk a trainee through it: what happens, and by which ruling."""

from collections.abc import Iterator
from enum import Enum, IntEnum
from typing import Any

import msgspec

from trainer import events as ev
from trainer.cards import Rank
from trainer.hands import HandValue, LowValue, best_high, best_low
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.houses.values import Game, LowQualifier
from trainer.notation.hand import Hand
from trainer.procedure import DutyKind, next_duty, settle
from trainer.reasons import Reason
from trainer.rulings import river as river_ruling
from trainer.rulings.betting import open_pair, pair_holders
from trainer.rulings.bring_in import bring_in
from trainer.rulings.burns import burns_before
from trainer.rulings.first_to_act import opener
from trainer.rulings.payout import payout, seven_cards
from trainer.rulings.pots import pots
from trainer.rulings.showdown import showdown
from trainer.rulings.wagers import options
from trainer.table import Street, Table, replay


class Phase(IntEnum):
    """A part of a hand: the antes, a street by its number, and what comes after the last betting."""

    ANTE = 0
    THIRD = 3
    FOURTH = 4
    FIFTH = 5
    SIXTH = 6
    SEVENTH = 7
    END = 8


class StepKind(Enum):
    """What is done at a step. A bet is any wager a player makes of himself: a completion, a bet or a raise."""

    ANTE = "ante"
    BURN = "burn"
    DEAL = "deal"
    REMIX = "remix"
    COMMUNITY = "community"
    ANNOUNCE = "announce"
    BRING_IN = "bring_in"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    FOLD = "fold"
    RETURN = "return"
    COLLECT = "collect"
    SHOW = "show"
    MUCK = "muck"
    PUSH = "push"


class Step(msgspec.Struct, frozen=True):
    """One step of a hand: the table before it and after it, and why it is so.

    All antes are one step, and so are the cards of a street dealt one after the other; an announcement has no events.
    `because` are the reasons of the ruling that decided the step; where no ruling did, `clause` is the clause it
    follows. `high` and `low` are what a hand shown here, or paid here, is worth.
    """

    phase: Phase
    kind: StepKind
    before: Table
    after: Table
    events: tuple[ev.Event, ...] = ()
    because: tuple[Reason, ...] = ()
    clause: Key[Any] | None = None
    high: HandValue | None = None
    low: LowValue | None = None

    @property
    def seat(self) -> int | None:
        """The seat that acts or is served; None where it is nobody's or several are."""
        seats = {getattr(event, "seat", None) for event in self.events}
        return seats.pop() if len(seats) == 1 else None


def tell(hand: Hand) -> tuple[Step, ...]:
    """The steps of a hand from the antes to where it stops.

    Records seldom say that the pot is pushed: one that ends when nothing else is left to do is told to the last chip.
    """
    steps: list[Step] = []
    table, house = hand.start, hand.house
    for phase, kind, events in _groups(hand):
        step = Step(phase, kind, table, replay(table, events), events)
        steps.append(_explained(step, house, steps[-1] if steps else None))
        table = step.after
        dealt = kind in (StepKind.DEAL, StepKind.COMMUNITY)
        if dealt and next_duty(table, house).kind in (DutyKind.BRING_IN, DutyKind.ACT):
            because = _who_starts(table, house)
            steps.append(Step(phase, StepKind.ANNOUNCE, table, table, because=because))
    return tuple(steps)


_KINDS: dict[type[ev.Event], StepKind] = {
    ev.AntePosted: StepKind.ANTE,
    ev.CardBurned: StepKind.BURN,
    ev.CardDealt: StepKind.DEAL,
    ev.StubRemixed: StepKind.REMIX,
    ev.CommunityCardDealt: StepKind.COMMUNITY,
    ev.BringInPosted: StepKind.BRING_IN,
    ev.Checked: StepKind.CHECK,
    ev.Called: StepKind.CALL,
    ev.Completed: StepKind.BET,
    ev.Bet: StepKind.BET,
    ev.Raised: StepKind.BET,
    ev.Folded: StepKind.FOLD,
    ev.UncalledReturned: StepKind.RETURN,
    ev.BetsCollected: StepKind.COLLECT,
    ev.HandShown: StepKind.SHOW,
    ev.HandMucked: StepKind.MUCK,
    ev.PotPushed: StepKind.PUSH,
}

_DEALING = frozenset({StepKind.BURN, StepKind.DEAL, StepKind.REMIX, StepKind.COMMUNITY})
_AFTER_BETTING = frozenset({StepKind.SHOW, StepKind.MUCK, StepKind.PUSH})
_TOGETHER = frozenset({StepKind.ANTE, StepKind.DEAL})


def _groups(hand: Hand) -> Iterator[tuple[Phase, StepKind, tuple[ev.Event, ...]]]:
    table = hand.start
    held: list[ev.Event] = []
    now = (Phase.ANTE, StepKind.ANTE)
    for event in (*hand.events, *_pushes(hand)):
        at = (_phase(table, hand.house, _KINDS[type(event)]), _KINDS[type(event)])
        if held and (at != now or at[1] not in _TOGETHER):
            yield *now, tuple(held)
            held = []
        now = at
        held.append(event)
        table = replay(table, (event,))
    if held:
        yield *now, tuple(held)


def _pushes(hand: Hand) -> list[ev.DealerEvent]:
    ended = hand.table
    return settle(ended, hand.house) if next_duty(ended, hand.house).kind is DutyKind.PUSH else []


def _phase(table: Table, house: House, kind: StepKind) -> Phase:
    if kind is StepKind.ANTE:
        return Phase.ANTE
    if kind in _AFTER_BETTING:
        return Phase.END
    street = next_duty(table, house).street if kind in _DEALING else table.street
    return Phase(street or table.street)


def _explained(step: Step, house: House, previous: Step | None) -> Step:
    """The step with its reasons, as far as they were not given at the step before."""
    before, after = step.before, step.after
    first = previous is None or previous.phase is not step.phase
    match step.kind:
        case StepKind.ANTE:
            return _step(step, clause=k.ANTE_SIZE)
        case StepKind.BURN | StepKind.REMIX | StepKind.COMMUNITY | StepKind.DEAL:
            because = _dealing(step, house, first)
            # Why it is mixed was said when seventh street began.
            mixed_late = step.kind is StepKind.REMIX and not because
            return _step(step, because=because, clause=k.RIVER_SHORT_DECK if mixed_late else None)
        case StepKind.BRING_IN:
            return _step(step, because=_bring_in_amounts(before, house))
        case StepKind.BET | StepKind.CALL:
            return _step(step, because=_wagering(step, house))
        case StepKind.RETURN:
            return _step(step, clause=k.POTS_ALL_IN)
        case StepKind.COLLECT:
            ruling = pots(after, house)
            return _step(step, because=ruling.because if len(ruling.answer) > 1 else ())
        case StepKind.SHOW | StepKind.MUCK:
            order = showdown(before, house).because
            if step.kind is StepKind.SHOW:
                return _read(_step(step, because=order if first else ()), house)
            again = previous is not None and previous.kind is StepKind.MUCK
            return _step(step, because=order if first else () if again else order[-1:])
        case StepKind.PUSH:
            return _paid(step, house, previous)
        case _:
            return step


def _step(step: Step, **changes: Any) -> Step:
    return msgspec.structs.replace(step, **changes)


def _dealing(step: Step, house: House, first: bool) -> tuple[Reason, ...]:
    because: tuple[Reason, ...] = ()
    if first and step.phase is Phase.SEVENTH:
        ruling = river_ruling.river(step.before, house)
        because = tuple(reason for reason in ruling.because if reason.ruling == river_ruling.RULING)
    elif step.kind is StepKind.BURN:
        because = burns_before(Street(step.phase), house).because
    nobody_acts = step.phase is not Phase.ANTE and step.kind in (StepKind.DEAL, StepKind.COMMUNITY)
    if nobody_acts and next_duty(step.after, house).kind not in (DutyKind.BRING_IN, DutyKind.ACT, DutyKind.DEAL):
        started = opener(step.after, house)
        because = (*because, *(started.because if started.answer is None else ()))
    return because


def _who_starts(table: Table, house: House) -> tuple[Reason, ...]:
    """Why the player who starts the betting does, and on fourth street whether an open pair is announced."""
    amounts = (k.BRING_IN_SIZE, k.BRING_IN_MAY_OPEN)
    because = tuple(reason for reason in opener(table, house).because if reason.clause not in amounts)
    if table.street is Street.FOURTH and pair_holders(table):
        because = (*because, *open_pair(table, house).because)
    return because


def _bring_in_amounts(table: Table, house: House) -> tuple[Reason, ...]:
    amounts = (k.BRING_IN_SIZE, k.BRING_IN_MAY_OPEN)
    return tuple(reason for reason in bring_in(table, house).because if reason.clause in amounts)


def _wagering(step: Step, house: House) -> tuple[Reason, ...]:
    """What a wager could be; for a call, why it could be no more, where that is so."""
    if step.before.street is Street.THIRD and not step.before.actions:
        return _bring_in_amounts(step.before, house)
    may = options(step.before, house, step.seat or 0)
    if step.kind is StepKind.BET:
        return may.because
    return () if may.answer.wager_to or may.answer.wager_range else may.because[-1:]


def _read(step: Step, house: House) -> Step:
    """The step with what the hand it is about is worth, where all its cards are known."""
    cards = seven_cards(step.after, step.after.seat(step.seat or 0))
    if cards is None:
        return step
    if step.after.game is not Game.HILO:
        return _step(step, high=best_high(cards))
    qualifier = Rank.EIGHT if house[k.LOW_QUALIFIER] is LowQualifier.EIGHT else None
    return _step(step, high=best_high(cards), low=best_low(cards, qualifier=qualifier))


def _paid(step: Step, house: House, previous: Step | None) -> Step:
    push, before = step.events[0], previous.events[0] if previous and previous.events else None
    assert isinstance(push, ev.PotPushed)
    if isinstance(before, ev.PotPushed) and (before.pot, before.half) == (push.pot, push.half):
        return step
    because = [reason for reason in payout(step.before, house).because if reason.fact.values.get("pot") == push.pot]
    match push.half:
        case ev.Half.HIGH:
            because = [reason for reason in because if reason.clause not in (k.LOW_QUALIFIER, k.ODD_CHIP_LOW)]
        case ev.Half.LOW:
            because = [reason for reason in because if reason.clause in (k.LOW_QUALIFIER, k.ODD_CHIP_LOW)]
    return _step(step, because=tuple(because))
