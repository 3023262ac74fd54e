"""What a dealer has to know at any point of a hand, as the question that asks it."""

from collections.abc import Collection
from enum import Enum

from trainer import events as ev
from trainer.houses.house import House
from trainer.houses.values import Game, Structure
from trainer.procedure import Duty, DutyKind, next_duty
from trainer.questions.asks import Asks, Hidden
from trainer.questions.choices import DealerNext, MayPutIn, river_choices
from trainer.questions.question import Question
from trainer.questions.showdown import Muck
from trainer.rulings.payout import payout
from trainer.rulings.pots import pots
from trainer.rulings.river import river_plan
from trainer.skills import SKILLS
from trainer.table import Street, Table

_WAGERS = ev.Bet | ev.Completed | ev.Raised
_ROUTINE = (Asks.DEALER_NEXT, Asks.MAY_MUCK)
_DEALS = (DutyKind.BURN, DutyKind.DEAL, DutyKind.REMIX, DutyKind.COMMUNITY)


def question_at(table: Table, house: House, *, called: bool = False) -> Question | None:
    """The dealer's question where the table stands; None where there is nothing that he has to know.

    Once it has been `called` who starts a street, what is left to ask is how much that player may put in. Where a
    record does not name the cards that decide, nothing is asked.
    """
    duty = next_duty(table, house)
    match duty.kind:
        case DutyKind.BRING_IN:
            return _bring_in(table, house, called)
        case DutyKind.ACT:
            return _turn(table, house, duty, called)
        case DutyKind.SHOW:
            return _showing(table, house, duty)
        case DutyKind.PUSH:
            return _paying(table, house)
        case DutyKind.POST_ANTE | DutyKind.OVER:
            return None
        case _:
            return _dealing(table, house, duty)


def decision_at(table: Table, house: House) -> Question | None:
    """The question where a dealer decides something; None also where all he does is go on to the next in turn."""
    question = question_at(table, house)
    if question is None or question.asks in _ROUTINE:
        return None
    after_bring_in = table.street is Street.THIRD and len(table.actions) == 1
    return None if question.asks is Asks.NEXT_TO_ACT and not after_bring_in else question


def _bring_in(table: Table, house: House, called: bool) -> Question | None:
    if not _door_cards_known(table):
        return None
    if called:
        return _ask("bring_in.may_open", Asks.MAY_PUT_IN, table, house, choices=MayPutIn)
    return _ask("bring_in.plain", Asks.BRING_IN, table, house)


def _turn(table: Table, house: House, duty: Duty, called: bool) -> Question | None:
    if table.street is Street.THIRD and not _door_cards_known(table):
        return None
    acts = table.actions
    wagered = bool(acts) and isinstance(acts[-1], _WAGERS)
    if (wagered or (called and not acts)) and table.structure is not Structure.SPREAD:
        return _ask(_wager_skill(table), Asks.WAGER_TO, table, house, duty.seat)
    if not acts:
        return _ask(_first_skill(table), Asks.FIRST_TO_ACT, table, house)
    after_bring_in = table.street is Street.THIRD and len(acts) == 1
    skill = "first_to_act.after_bring_in" if after_bring_in else "first_to_act.wrap_around"
    return _ask(skill, Asks.NEXT_TO_ACT, table, house)


def _first_skill(table: Table) -> str:
    if table.community is not None:
        return "first_to_act.community_card"
    return "first_to_act.seventh_unchanged" if table.street is Street.SEVENTH else "first_to_act.high_card"


def _wager_skill(table: Table) -> str:
    if table.street is not Street.THIRD:
        return "bet_sizes.street_size"
    completed = any(isinstance(act, _WAGERS) for act in table.actions)
    return "bet_sizes.raise_after_completion" if completed else "bet_sizes.completion"


def _dealing(table: Table, house: House, duty: Duty) -> Question | None:
    if duty.street is Street.SEVENTH:
        if table.street is not Street.SIXTH or duty.kind not in _DEALS:
            return None
        plan = river_plan(table, house)
        if (table.stub, len(table.burned)) != (plan.stub, plan.burned):
            return None
        return _ask("shared_river.enough", Asks.RIVER_PROCEDURE, table, house, choices=river_choices(house))
    skill = "dealing.burn_when" if duty.kind in _DEALS else "dealing.pull_bets_in"
    # Burns, or none, would tell what the house does.
    return _ask(skill, Asks.DEALER_NEXT, table, house, choices=DealerNext, hidden=frozenset({Hidden.DECK}))


def _showing(table: Table, house: House, duty: Duty) -> Question | None:
    hands = table.hands
    if any(seat.shown or seat.mucked for seat in hands):
        return _ask("showdown.may_muck", Asks.MAY_MUCK, table, house, duty.seat, Muck)
    if table.street is not Street.SEVENTH or not table.actions:
        skill = "showdown.all_in"
    else:
        wagered = any(isinstance(act, _WAGERS) for act in table.actions)
        skill = "showdown.last_aggressor" if wagered else "showdown.checked_river"
    return _ask(skill, Asks.SHOW_ORDER if len(hands) > 2 else Asks.SHOWS_FIRST, table, house)


def _paying(table: Table, house: House) -> Question | None:
    if table.pushed or not table.contested or payout(table, house).answer is None:
        return None
    several = len(pots(table, house).answer) > 1
    return _ask("split.side_pot_each_on_its_own" if several else _split_skill(table), Asks.SPLIT, table, house)


def _split_skill(table: Table) -> str:
    return "split.halves" if table.game is Game.HILO else "split.tied_both_ways"


def _door_cards_known(table: Table) -> bool:
    return all(seat.board for seat in table.seats)


def _ask(
    skill: str,
    asks: Asks,
    table: Table,
    house: House,
    seat: int | None = None,
    choices: type[Enum] | Collection[str] = (),
    hidden: frozenset[Hidden] = frozenset(),
) -> Question:
    offered = tuple(each.value for each in choices) if isinstance(choices, type) else tuple(choices)
    return Question(SKILLS[skill], asks, table, house, seat, offered, hidden)
