"""What is said with a question because the table does not show it."""

from itertools import product

import pytest

from tests.trainer.scenarios.situations import HOUSES, situation
from trainer import events as ev
from trainer.questions import Asks
from trainer.skills import SKILLS
from trainer.text.words import Words


def test_who_has_checked_is_said_where_the_turn_or_a_bet_is_asked_for() -> None:
    told = set()
    for seed, house in product(range(4), HOUSES):
        scenario = situation("first_to_act.wrap_around", house, seed)
        assert scenario is not None
        question = scenario.question
        # The street's last acts, counted from the events: a check that nothing followed leaves no chips to see.
        acts = {event.seat: event for event in scenario.events if isinstance(event, ev.Action)}
        street = {act.seat for act in question.table.actions}
        checked = tuple(sorted(seat for seat in street if isinstance(acts[seat], ev.Checked)))
        said = {fact.key: fact.values for fact in question.situation}
        assert question.checked == checked
        assert (said["street.checked"]["seats"] if checked else ()) == checked
        told.add(bool(checked))
    assert told == {True, False}


def test_who_has_checked_is_not_said_once_the_street_is_over() -> None:
    for seed, house in product(range(6), HOUSES):
        scenario = situation("shared_river.enough", house, seed)
        assert scenario is not None
        assert not scenario.question.checked


@pytest.mark.parametrize("skill", sorted(SKILLS))
def test_hole_cards_that_are_turned_up_are_said_to_be_unless_the_hands_are_shown_down(skill: str) -> None:
    for seed, house in product(range(3), HOUSES):
        scenario = situation(skill, house, seed)
        if scenario is None:
            continue
        question = scenario.question
        said = "hole_cards.turned_up" in {fact.key for fact in question.situation}
        assert said == (bool(question.revealed) and question.asks is not Asks.HANDS_WITH_LOW)


def test_it_is_said_in_words() -> None:
    dealt = (situation("first_to_act.wrap_around", "cardroom", seed) for seed in range(20))
    scenario = next(each for each in dealt if each is not None and each.question.checked)
    fact = next(fact for fact in scenario.question.situation if fact.key == "street.checked")
    said = Words().fact(fact, scenario.question.table.stakes.unit)
    assert said.endswith("checked on this street.")
