"""Every trap of what a player may do, at every house: it may be dealt so, decides, and follows from the chips."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.trainer.scenarios.ladder import Ladder
from tests.trainer.scenarios.situations import (
    HOUSES,
    check_sound,
    check_trap,
    clockwise,
    low_seat,
    misconceptions_met,
    misconceptions_named,
    situation,
    skills,
)
from trainer import events as ev
from trainer.houses.loader import load_house
from trainer.marking import deciding
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Act, Actions, Asks, Kind, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic
from trainer.table import Seat

TRAPS = tuple(skill.removeprefix("actions.") for skill in skills(Topic.ACTIONS))
ASKED = [(trap, house) for trap in TRAPS for house in HOUSES]
MAY_FOLD_PASSED_ON = ("tda", "cardroom")
"""Where a bring-in that comes from a player without chips may be folded."""


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"actions.{trap}", house, seed)
    assert scenario is not None
    return scenario


def player(scenario: Scenario) -> Seat:
    assert scenario.question.seat is not None
    return scenario.question.table.seat(scenario.question.seat)


def answer(*acts: str) -> Actions:
    return Actions(tuple(Act(act) for act in sorted(acts)))


def starting(scenario: Scenario) -> bool:
    """Whether third street has yet to begin."""
    table = scenario.question.table
    return not table.actions and max(len(seat.cards) for seat in table.seats) == 3


def opponents(scenario: Scenario) -> list[Seat]:
    """The others in the hand who have chips."""
    asked = scenario.question.seat
    return [seat for seat in scenario.question.table.seats if seat.stack and not seat.folded and seat.number != asked]


def may(scenario: Scenario, house: str) -> set[str]:
    """What he may do, told from what lies before him and what he has left."""
    table, seat = scenario.question.table, player(scenario)
    ladder = Ladder(scenario, house)
    if starting(scenario):
        acts = {"bring_in"} | ({"complete"} if seat.stack > table.stakes.bring_in else set())
        passed_on = seat is not low_seat(table)
        return acts | ({"fold"} if passed_on and house in MAY_FOLD_PASSED_ON else set())
    owed = ladder.call - seat.bet
    if not owed:
        return {"check", "bet"}
    barred = seat.stack <= owed or not opponents(scenario) or not ladder.totals(seat.number)
    wager = "complete" if ladder.street == 3 and not ladder.full else "raise"
    return {"call", "fold"} | (set() if barred else {wager})


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        question = scenario.question
        assert (question.asks, question.kind) == (Asks.MAY_DO, Kind.ACTIONS)
        duty = next_duty(question.table, load_house(house))
        assert duty.kind is (DutyKind.BRING_IN if starting(scenario) else DutyKind.ACT)
        assert duty.seat == question.seat
        check_trap(scenario, answer(*may(scenario, house)))


def test_who_must_start_is_the_low_card_or_the_next_with_chips() -> None:
    passed_on = Counter()
    for house in HOUSES:
        for seed in range(10):
            scenario = asked("bring_in_seat", house, seed)
            table = scenario.question.table
            low = low_seat(table)
            passed_on[not low.stack] += 1
            heir = next(seat.number for seat in clockwise(table, low.number) if seat.stack)
            assert scenario.question.seat == (low.number if low.stack else heir)
    assert passed_on[True] >= 10
    assert passed_on[False] >= 20


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


def facing_bring_in(scenario: Scenario, ladder: Ladder) -> bool:
    low = scenario.question.table.actions[0].seat
    return ladder.street == 3 and ladder.posted is not None and (ladder.made == 0 or player(scenario).number == low)


def nothing_to_call(scenario: Scenario, ladder: Ladder) -> bool:
    checked = any(isinstance(act, ev.Checked) and act.seat == scenario.question.seat for act in ladder.table.actions)
    return ladder.street >= 4 and (ladder.made == 0 or checked)


def capped(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.made in (3, 4)


def all_in_for_less(scenario: Scenario, ladder: Ladder) -> bool:
    seat = player(scenario)
    return seat.stack < ladder.call - seat.bet + ladder.sizes()[0]


def nobody_to_bet_against(scenario: Scenario, ladder: Ladder) -> bool:
    bettors = [act.seat for act in ladder.table.actions if isinstance(act, ev.Bet | ev.Raised)]
    return not ladder.table.seat(bettors[-1]).stack and len(opponents(scenario)) <= 1


def after_short_all_in(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.counted_short or ladder.call > max(ladder.full, ladder.table.stakes.bring_in)


MADE_OF: dict[str, Callable[[Scenario, Ladder], bool]] = {
    "facing_bring_in": facing_bring_in,
    "bring_in_seat": lambda scenario, ladder: starting(scenario),
    "nothing_to_call": nothing_to_call,
    "capped": capped,
    "all_in_for_less": all_in_for_less,
    "nobody_to_bet_against": nobody_to_bet_against,
    "after_short_all_in": after_short_all_in,
}


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_situation_is_the_trap_s(trap: str, house: str) -> None:
    for seed in range(8):
        scenario = asked(trap, house, seed)
        assert MADE_OF[trap](scenario, Ladder(scenario, house)), seed


@pytest.mark.parametrize("house", HOUSES)
def test_no_wager_has_two_names(house: str) -> None:
    # Over an all-in for less than half a bet some say raise and some say complete: nobody who may wager then is asked,
    # but where it makes a bring-in up to the small bet.
    for seed in range(30):
        scenario = asked("after_short_all_in", house, seed)
        ladder = Ladder(scenario, house)
        if ladder.call > ladder.full and "raise" in may(scenario, house):
            pytest.fail(f"seed {seed}")


# ----------------------------------------------------------------------------------------------------------------------
# What each mistake answers

MISTAKEN: dict[str, Callable[[set[str]], set[str]]] = {
    "bring_in_checked": lambda acts: acts - {"call"} | {"check"},
    "bring_in_only_called": lambda acts: acts - {"complete"},
    "bring_in_not_called": lambda acts: acts - {"call"},
    "completion_named_raise": lambda acts: acts - {"complete"} | {"raise"},
    "low_card_may_not_raise": lambda acts: acts - {"raise"},
    "low_card_may_check": lambda acts: acts | {"check"},
    "low_card_may_fold": lambda acts: acts | {"fold"},
    "only_the_bring_in": lambda acts: acts - {"complete"},
    "opens_without_the_chips": lambda acts: acts | {"complete"},
    "heir_must_bring_in": lambda acts: acts - {"fold"},
    "fold_for_nothing": lambda acts: acts | {"fold"},
    "high_board_must_bet": lambda acts: {"bet"},
    "check_named_call": lambda acts: {"bet", "call"},
    "may_not_check_and_raise": lambda acts: {"call", "fold"},
    "checks_over_a_bet": lambda acts: acts | {"check"},
    "completion_not_counted": lambda acts: acts | {"raise"},
    "one_wager_more": lambda acts: acts | {"raise"},
    "bring_in_counted_too": lambda acts: {"call", "fold"},
    "cap_kept_heads_up": lambda acts: {"call", "fold"},
    "cap_lifted_heads_up": lambda acts: acts | {"raise"},
    "capped_one_early": lambda acts: {"call", "fold"},
    "short_may_raise": lambda acts: acts | {"raise"},
    "short_must_fold": lambda acts: {"fold"},
    "short_may_not_raise": lambda acts: {"call", "fold"},
    "short_may_not_bet": lambda acts: {"check"},
    "raises_against_nobody": lambda acts: acts | {"raise"},
    "all_in_stops_raising": lambda acts: {"call", "fold"},
    "all_in_need_not_be_called": lambda acts: {"check"},
    "short_all_in_closes": lambda acts: {"call", "fold"},
}


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_a_mistake_answers_what_its_name_says(trap: str, house: str) -> None:
    for seed in range(6):
        scenario = asked(trap, house, seed)
        for held, wrong in wrong_answers(scenario.question):
            if held.name in MISTAKEN:
                assert wrong == answer(*MISTAKEN[held.name](may(scenario, house))), (held.name, seed)


def test_who_takes_a_short_all_in_wrong_lets_him_wager_who_may_not_or_the_other_way_round() -> None:
    for house in HOUSES:
        for seed in range(12):
            scenario = asked("after_short_all_in", house, seed)
            ladder, right = Ladder(scenario, house), may(scenario, house)
            misled = {held.name: wrong for held, wrong in wrong_answers(scenario.question)}
            wager = {"complete"} if ladder.street == 3 and not ladder.full else {"raise"}
            if "short_all_in_opens_again" in misled:
                assert misled["short_all_in_opens_again"] == answer(*right | wager)
            if "all_in_must_be_full" in misled:
                # It is no wager to him who has acted; to another it is one less towards the cap, or the bring-in's.
                assert ladder.counted_short
                assert misled["all_in_must_be_full"].acts != answer(*right).acts
            if "any_all_in_counts" in misled:
                assert not ladder.counted_short


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"actions.{trap}"]
    assert misconceptions_met(skill, 30) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"actions.{trap}"]
    assert misconceptions_named(skill, 30) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize(
    ("trap", "clauses"),
    [
        ("facing_bring_in", {"completion.is"}),
        ("bring_in_seat", {"bring_in.may_open", "bring_in.all_in"}),
        ("capped", {"cap.wagers", "cap.heads_up"}),
        ("nobody_to_bet_against", {"pots.all_in", None}),
        ("after_short_all_in", {"all_in.counts_from"}),
        ("nothing_to_call", {None}),
    ],
)
def test_the_explanation_ends_on_the_clause_of_the_trap(trap: str, clauses: set[str | None]) -> None:
    for house in HOUSES:
        for seed in range(6):
            question = asked(trap, house, seed).question
            step = deciding(question, question.ruling().because)
            assert (step.clause.text if step else None) in clauses


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_no_trap_has_one_answer_only(trap: str) -> None:
    answers = Counter(asked(trap, house, seed).question.ruling().answer for house in HOUSES for seed in range(15))
    assert len(answers) >= 2
    assert max(answers.values()) < 0.75 * answers.total()


def test_what_may_be_done_shows_in_no_seat() -> None:
    seats: dict[bool, Counter[int]] = {True: Counter(), False: Counter()}
    for trap in TRAPS:
        for house in HOUSES:
            for seed in range(12):
                scenario = asked(trap, house, seed)
                wagers = {"bet", "complete", "raise"} & may(scenario, house)
                seats[bool(wagers)][player(scenario).number] += 1
    for found in seats.values():
        for seat in range(1, 9):
            assert 0.05 < found[seat] / found.total() < 0.25, found


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"actions.{trap}"], load_house("cardroom"), 3) == asked(trap, "cardroom", 3)


@pytest.mark.parametrize(
    ("trap", "clause", "value"),
    [("capped", "cap.wagers", "none"), ("after_short_all_in", "all_in.counts_from", "any")],
)
def test_no_trap_where_the_clause_makes_it_impossible(trap: str, clause: str, value: str) -> None:
    house = load_house("cardroom").with_written({clause: value})
    with pytest.raises(NotOffered):
        build(SKILLS[f"actions.{trap}"], house, 0)
