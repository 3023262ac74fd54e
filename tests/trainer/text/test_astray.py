"""Beside the right step stands the one that a mistake takes: the cards it compares, the amount it comes to."""

import pytest

from tests.trainer.scenarios.situations import HOUSES, by_suit, low_seat, situation
from trainer.marking import mark
from trainer.questions import Question, wrong_answers
from trainer.skills import SKILLS
from trainer.text.words import Words

WORDS = Words()


def misled(skill: str, name: str, house: str = "cardroom") -> tuple[Question, tuple[str, str]]:
    """A question in which that mistake leads astray, and the two steps."""
    for seed in range(40):
        scenario = situation(skill, house, seed)
        assert scenario is not None
        question = scenario.question
        for held, wrong in wrong_answers(question):
            given = mark(question, wrong)
            if held.name == name and given.misconception == held:
                two = WORDS.astray(question, given)
                assert two is not None
                return question, two
    raise AssertionError(name)


@pytest.mark.parametrize("skill", SKILLS)
def test_every_named_mistake_has_a_step_of_its_own_beside_the_right_one(skill: str) -> None:
    for house in HOUSES:
        for seed in range(3):
            if scenario := situation(skill, house, seed):
                question = scenario.question
                for _, wrong in wrong_answers(question):
                    given = mark(question, wrong)
                    assert given.misconception is not None
                    two = WORDS.astray(question, given)
                    assert two is not None
                    assert two[0] != two[1]
                    assert all(two)


def test_a_right_answer_and_one_that_no_mistake_leads_to_have_none() -> None:
    scenario = situation("bring_in.plain", "cardroom", 0)
    assert scenario is not None
    question = scenario.question
    assert WORDS.astray(question, mark(question, question.ruling().answer)) is None


def test_the_door_cards_compared_are_named() -> None:
    question, (wrong, right) = misled("bring_in.plain", "highest_brings_in")
    low, high = low_seat(question.table), max(question.table.seats, key=lambda seat: by_suit(seat.board[0]))
    first, last = (f"seat {seat.number} with {WORDS.cards(seat.board[:1])}" for seat in (low, high))
    assert wrong == f"S{last[1:]} is put before {first}."
    assert right == f"S{first[1:]} comes before {last}."


def test_a_hole_card_that_was_counted_is_named() -> None:
    question, (wrong, _) = misled("bring_in.hidden_low", "hole_cards_counted")
    lowest = min((dealt.card for seat in question.table.seats for dealt in seat.cards if dealt.card), key=by_suit)
    assert f"with {WORDS.cards([lowest])} is put before" in wrong


def test_an_amount_is_reckoned() -> None:
    question, (wrong, right) = misled("bet_sizes.completion", "completion_on_top")
    stakes = question.table.stakes

    def said(by: int) -> str:
        money = [WORDS.money(chips, stakes.unit) for chips in (stakes.bring_in, by, stakes.bring_in + by)]
        return f"{money[0]}, and {money[1]} more: to {money[2]}."

    # The small bet goes on top of the bring-in, in place of making it up to the small bet.
    assert wrong == said(stakes.small)
    assert right == said(stakes.small - stakes.bring_in)


def test_the_five_that_are_read_stand_beside_the_five_that_are_there() -> None:
    _, (wrong, right) = misled("high_hand.ace_high_straight", "low_end_of_straight", "tda")
    assert " read as " in wrong
    assert (" has " in right) or (" is first, with " in right)


def test_an_empty_seat_is_said_to_be_empty() -> None:
    question, (wrong, _) = misled("bring_in.empty_seats", "next_number")
    number = int(wrong.split()[1])
    assert number not in {seat.number for seat in question.table.seats}
    assert wrong == f"Seat {number} is the next number, and nobody sits there."
