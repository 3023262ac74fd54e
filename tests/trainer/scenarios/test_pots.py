"""Every trap of the pots, at every house: it may be dealt so, decides, and is counted again a chip at a time."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.trainer import reference
from tests.trainer.scenarios.counted import Added
from tests.trainer.scenarios.situations import (
    HOUSES,
    check_sound,
    check_trap,
    misconceptions_met,
    misconceptions_named,
    situation,
    skills,
)
from trainer.houses.loader import load_house
from trainer.marking import deciding
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Amount, Answer, Asks, Count, wrong_answers
from trainer.scenarios import Scenario, build
from trainer.skills import SKILLS, Topic

TRAPS = tuple(skill.removeprefix("pots.") for skill in skills(Topic.POTS))
NO_SHORT_ANTE = "sportingbet"
"""Its antes are a single chip, or none: nobody can be short of one."""

ASKED = [(trap, house) for trap in TRAPS for house in HOUSES if (trap, house) != ("short_ante", NO_SHORT_ANTE)]
POT = {"main_pot": 0, "in_main_pot": 0, "side_pot": 1, "in_side_pot": 1, "side_pot_2": 2, "in_side_pot_2": 2}


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"pots.{trap}", house, seed)
    assert scenario is not None
    return scenario


class Pulled(Added):
    """The bets before and after they are pulled in: what goes back first, and the pots then."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.front = dict(self.bet)
        self.middle = sum(self.paid.values())
        second, most = sorted(self.bet.values())[-2:]
        self.back = most - second
        self.bettor = max(self.bet, key=lambda seat: self.bet[seat])
        self.bet[self.bettor] -= self.back
        self.collect()
        self.all_in = {seat.number for seat in scenario.question.table.seats if not seat.folded and not seat.stack}
        self.live = {seat for seat in self.paid if seat not in self.folded}


def expected(scenario: Scenario) -> Answer:
    question, pulled = scenario.question, Pulled(scenario)
    if question.asks is Asks.UNCALLED:
        assert question.seat == pulled.bettor
        return Amount(pulled.back)
    amount, winners = pulled.pots()[POT[question.asks.value]]
    return Count(len(winners)) if question.asks.value.startswith("in_") else Amount(amount)


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        duty = next_duty(scenario.question.table, load_house(house))
        assert duty.kind in (DutyKind.RETURN, DutyKind.COLLECT)
        check_trap(scenario, expected(scenario))


def test_nobody_is_short_of_a_single_chip() -> None:
    assert situation("pots.short_ante", NO_SHORT_ANTE, 0) is None


def test_the_example_of_the_rules_counts_the_same() -> None:
    # One all-in for 30, two in for 50, one folded with 10 in: 30 x 3 + 10 in the main pot, 20 x 2 beside it.
    assert reference.pots({1: 30, 2: 50, 3: 50, 4: 10}, {4}) == [(100, [1, 2, 3]), (40, [2, 3])]


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


def dead(pulled: Pulled) -> int:
    return sum(pulled.front[seat] for seat in pulled.folded)


MADE_OF: dict[str, Callable[[Pulled], bool]] = {
    "main_and_side": lambda pulled: len(pulled.pots()) == 2 and len(pulled.all_in) == 1,
    "two_side_pots": lambda pulled: len(pulled.pots()) == 3 and len(pulled.all_in) == 2,
    "dead_money": lambda pulled: len(pulled.pots()) == 2 and dead(pulled) > 0,
    "uncalled_bet": lambda pulled: pulled.back > 0,
    "who_is_in": lambda pulled: len(pulled.pots()) > 1 and dead(pulled) > 0,
    "short_ante": lambda pulled: len(pulled.pots()) == 2 and len({pulled.paid[seat] for seat in pulled.live}) == 2,
}


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_deal_is_what_the_trap_says(trap: str, house: str) -> None:
    for seed in range(5):
        pulled = Pulled(asked(trap, house, seed))
        assert MADE_OF[trap](pulled), (trap, house, seed)
        assert pulled.middle == asked(trap, house, seed).question.table.pot


def test_folded_chips_lie_in_the_main_pot_alone_or_in_both() -> None:
    above = Counter()
    for house in HOUSES:
        for seed in range(10):
            pulled = Pulled(asked("dead_money", house, seed))
            (short,) = pulled.all_in
            (folded,) = [seat for seat in pulled.folded if pulled.front[seat]]
            above[pulled.front[folded] > pulled.front[short]] += 1
    assert min(above.values()) > 10


def test_a_short_ante_is_told() -> None:
    for seed in range(10):
        scenario = asked("short_ante", "cardroom", seed)
        (fact,) = scenario.question.situation
        pulled = Pulled(scenario)
        assert fact.values["paid"] == pulled.paid[fact.values["seat"]] < scenario.start.stakes.ante
    assert not asked("main_and_side", "cardroom", 0).question.situation


# ----------------------------------------------------------------------------------------------------------------------
# Mistakes


def misled(scenario: Scenario) -> dict[str, Answer]:
    return {held.name: answer for held, answer in wrong_answers(scenario.question)}


def test_one_pot_for_all_is_all_there_is() -> None:
    for house in HOUSES:
        for seed in range(10):
            scenario = asked("main_and_side", house, seed)
            pulled = Pulled(scenario)
            found = misled(scenario)
            if scenario.question.asks is Asks.MAIN_POT:
                assert found["all_in_one_pot"] == Amount(sum(pulled.paid.values()))
            main, side = pulled.pots()
            wrong = main[0] - pulled.middle if scenario.question.asks is Asks.MAIN_POT else side[0] + pulled.middle
            assert found["earlier_pot_in_side_pot"] == Amount(wrong)


def test_a_side_pot_counted_from_the_first_chip() -> None:
    for seed in range(20):
        scenario = asked("two_side_pots", "tda", seed)
        pulled = Pulled(scenario)
        at = POT[scenario.question.asks.value]
        if at:
            winners = pulled.pots()[at][1]
            level = min(pulled.front[seat] for seat in winners)
            assert misled(scenario)["levels_not_subtracted"] == Amount(level * len(winners))


def test_dead_money_goes_where_it_was_thought_to() -> None:
    for house in HOUSES:
        for seed in range(10):
            scenario = asked("dead_money", house, seed)
            pulled, at = Pulled(scenario), POT[scenario.question.asks.value]
            chips = dead(pulled)
            for seat in pulled.folded:
                pulled.paid[seat] -= pulled.front[seat]
            without = pulled.pots()[at][0]
            right = scenario.question.ruling().answer
            thought = {
                "dead_money_forgotten": without,
                "dead_money_in_main_pot": without + (chips if at == 0 else 0),
                "dead_money_in_side_pot": without + (chips if at == 1 else 0),
            }
            assert misled(scenario) == {
                name: Amount(amount) for name, amount in thought.items() if Amount(amount) != right
            }


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"pots.{trap}"]
    assert misconceptions_met(skill, 20) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"pots.{trap}"]
    assert misconceptions_named(skill, 40) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_the_clause_shown_is_the_one_on_all_ins(trap: str) -> None:
    question = asked(trap, "hilo-bg", 1).question
    step = deciding(question, question.ruling().because)
    assert step is not None
    assert step.clause.text == "pots.all_in"


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"pots.{trap}"], load_house("tda"), 3) == asked(trap, "tda", 3)


def test_every_seat_is_all_in_about_as_often() -> None:
    found: Counter[int] = Counter()
    for trap, house in ASKED:
        for seed in range(10):
            found.update(Pulled(asked(trap, house, seed)).all_in)
    for seat in range(1, 9):
        assert 0.06 < found[seat] / found.total() < 0.2, found


def test_every_pot_is_asked_about() -> None:
    found = Counter(asked(trap, house, seed).question.asks for trap, house in ASKED for seed in range(10))
    assert {asks.value for asks in found} == {*POT, "uncalled"}
