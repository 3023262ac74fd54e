"""Every question, trap, mistake and choice has its words, and no words are left over."""

import pytest

from tests.trainer.scenarios.situations import HOUSES, situation
from trainer.questions import Asks, Chosen, wrong_answers
from trainer.questions.choices import (
    AfterMix,
    BackAtBringIn,
    CardLies,
    CommunityPlays,
    DealerNext,
    Figure,
    MayPutIn,
    NotARiver,
    Posting,
    RiverLies,
    WhoAntes,
)
from trainer.questions.high_hand import HandKind
from trainer.questions.low_hand import LowIs
from trainer.questions.showdown import Muck, Tabled
from trainer.rulings.calls import Call
from trainer.rulings.mishaps import Remedy
from trainer.rulings.river import Procedure
from trainer.rulings.stakes import Join
from trainer.skills import SKILLS
from trainer.text.questions import ASKS, CHOICE_LINES, CHOICES, MISCONCEPTIONS, TRAPS
from trainer.text.words import Words

CHOICE_KINDS = (
    AfterMix,
    BackAtBringIn,
    Call,
    CardLies,
    CommunityPlays,
    DealerNext,
    Figure,
    HandKind,
    Join,
    LowIs,
    Remedy,
    MayPutIn,
    Muck,
    NotARiver,
    Posting,
    RiverLies,
    Tabled,
    WhoAntes,
)
CHOSEN = {each.value for kind in CHOICE_KINDS for each in kind}


def test_everything_that_is_asked_has_words() -> None:
    assert set(ASKS) == {asks.value for asks in Asks}
    assert set(TRAPS) == set(SKILLS)
    assert set(MISCONCEPTIONS) == {held.name for skill in SKILLS.values() for held in skill.misconceptions}
    assert set(CHOICES) == CHOSEN


def test_a_wrong_way_of_dealing_looks_like_a_right_one() -> None:
    # A choice without its sentence would stand out among those that have one.
    words = Words()
    for choice in (*(each.value for each in Procedure), *(each.value for each in NotARiver)):
        assert all(words.choice(choice)), choice
    assert set(CHOICE_LINES) == {each.value for each in NotARiver}


@pytest.mark.parametrize("skill", sorted(SKILLS))
def test_question_answers_and_mistakes_are_said_in_whole_sentences(skill: str) -> None:
    words = Words()
    for house in HOUSES:
        for seed in range(2):
            scenario = situation(skill, house, seed)
            if scenario is None:
                continue
            question = scenario.question
            unit = question.table.stakes.unit
            said = [words.ask(question), *(words.fact(fact, unit) for fact in question.situation)]
            said += [words.fact(reason.fact, unit) for reason in question.ruling().because]
            said += [words.misconception(held.name) for held, _ in wrong_answers(question)]
            for sentence in said:
                assert sentence[0] == sentence[0].upper(), sentence
                assert sentence[-1] in ".?", sentence
                assert not set("{}<>") & set(sentence), sentence
            given = [question.ruling().answer, *(answer for _, answer in wrong_answers(question))]
            assert all(words.answer(each, question) for each in given)
            assert all(isinstance(each, Chosen) == bool(question.choices) for each in given)
