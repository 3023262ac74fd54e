"""The trap of a spread game, worked out a second time from the chips in front of the players."""

from collections import Counter

import pytest

from tests.trainer.scenarios.situations import HOUSES, check_sound, check_trap, misconceptions_met, situation
from trainer import events as ev
from trainer.houses.loader import load_house
from trainer.houses.values import Structure
from trainer.marking import mark
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Amount, Asks, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS

SKILL = SKILLS["bet_sizes.spread"]


def asked(seed: int) -> Scenario:
    scenario = situation(SKILL.id, "cardroom", seed)
    assert scenario is not None
    return scenario


class Chips:
    """The totals that were wagered to on this street, in order, and what the last of them added."""

    def __init__(self, scenario: Scenario) -> None:
        table = scenario.question.table
        self.totals = [act.to for act in table.actions if isinstance(act, ev.Bet | ev.Raised)]
        self.bet = self.totals[-1] if self.totals else 0
        before = self.totals[-2] if len(self.totals) > 1 else 0
        self.added = self.bet - before
        self.least, self.most = table.stakes.small, table.stakes.big


def expected(scenario: Scenario) -> Amount:
    chips = Chips(scenario)
    if scenario.question.asks is Asks.SPREAD_MOST:
        return Amount(chips.bet + chips.most)
    return Amount(chips.bet + (chips.added or chips.least))


def test_trap_is_asked_and_decides() -> None:
    for seed in range(60):
        scenario = asked(seed)
        question = scenario.question
        check_sound(scenario, load_house("cardroom"))
        check_trap(scenario, expected(scenario))
        assert question.table.structure is Structure.SPREAD
        duty = next_duty(question.table, question.house)
        assert (duty.kind, duty.seat) == (DutyKind.ACT, question.seat)


@pytest.mark.parametrize("house", sorted(set(HOUSES) - {"cardroom"}))
def test_no_spread_game_is_asked_where_none_is_dealt(house: str) -> None:
    with pytest.raises(NotOffered):
        build(SKILL, load_house(house), 0)


def test_wagers_are_in_front_of_the_players_or_not_and_never_below_the_least() -> None:
    made: Counter[int] = Counter()
    asks: Counter[Asks] = Counter()
    for seed in range(120):
        scenario = asked(seed)
        chips = Chips(scenario)
        made[len(chips.totals)] += 1
        asks[scenario.question.asks] += 1
        steps = [after - before for before, after in zip([0, *chips.totals], chips.totals, strict=False)]
        assert steps == sorted(steps)
        assert all(chips.least <= step <= chips.most for step in steps)
        assert all(step % chips.least == 0 for step in steps)
    assert min(made[0], made[1], made[2]) > 10
    assert min(asks.values()) > 30


def test_a_mistake_answers_what_its_name_says() -> None:
    met: Counter[str] = Counter()
    for seed in range(80):
        scenario = asked(seed)
        chips, early = Chips(scenario), scenario.question.table.street < 5
        answers = {
            "smaller_raise_allowed": chips.bet + chips.least,
            "spread_in_fixed_sizes": chips.bet + (chips.least if early else chips.most),
            "most_is_a_total": chips.most,
        }
        for held, answer in wrong_answers(scenario.question):
            met[held.name] += 1
            assert answer == Amount(answers[held.name])
    assert min(met.values()) > 5


def test_every_misconception_leads_astray_and_can_be_the_one_named() -> None:
    names = {held.name for held in SKILL.misconceptions}
    assert misconceptions_met(SKILL, 60) == names
    named = set()
    for seed in range(60):
        question = asked(seed).question
        marks = (mark(question, answer) for _, answer in wrong_answers(question))
        named |= {each.misconception.name for each in marks if each.misconception}
    assert named == names


def test_a_seed_deals_the_same_again() -> None:
    assert build(SKILL, load_house("cardroom"), 3) == asked(3)
