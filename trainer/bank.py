"""Questions for other tools: each with its hand, its answer and reasons, and what every mistake would answer.

The same house version, skill and seed give the same question, whenever and wherever it is asked for.
"""

from collections.abc import Iterator, Sequence
from itertools import count, cycle
from typing import Any

import msgspec

from trainer.houses.house import House
from trainer.money import Unit
from trainer.notation.phh_write import write_phh
from trainer.questions import (
    Actions,
    Amount,
    Amounts,
    Answer,
    Chosen,
    Count,
    Kind,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
    wrong_answers,
)
from trainer.scenarios import build
from trainer.skills import Skill
from trainer.text.worded import worded
from trainer.text.words import Words


class Because(msgspec.Struct, frozen=True):
    """One step of the ruling: the clause that decides it, where the house has it from, and a sentence."""

    ruling: str
    clause: str
    provenance: str
    text: str


class Mistake(msgspec.Struct, frozen=True):
    """What somebody answers who makes a mistake, in the form of the right answer, and the mistake's name."""

    answer: Any
    name: str


class Entry(msgspec.Struct, frozen=True):
    """One question of the bank.

    `hand` is the situation in PHH; `question` says what of it cannot be seen there. `answer` goes by `kind`: a number,
    a list or an object; 0 is no seat. `choices` are there where the answer is one of them. Amounts are in the hand's
    own unit.
    """

    id: str
    house: str
    house_version: str
    skill: str
    seed: int
    hand: str
    question: str
    kind: str
    answer: Any
    choices: list[str] | None
    because: list[Because]
    misconceptions: list[Mistake]


def entry(skill: Skill, house: House, seed: int, words: Words) -> Entry:
    """The question of a skill and a seed. Raises NotOffered where the house's dealers are not asked it."""
    scenario = build(skill, house, seed)
    question = scenario.question
    right, unit = question.ruling(), question.table.stakes.unit
    mistakes = wrong_answers(question)
    return Entry(
        id=f"{house.id}-{house.version}-{skill.id}-{seed}",
        house=house.id,
        house_version=house.version,
        skill=skill.id,
        seed=seed,
        hand=write_phh(scenario.hand),
        question=" ".join([*(words.fact(fact, unit) for fact in question.situation), words.ask(question)]),
        kind=question.kind.value,
        answer=_plain(right.answer, question, words),
        choices=[_choice(key, question, words) for key in question.choices] or None,
        because=[
            Because(reason.ruling, reason.clause.text, house.clause(reason.clause).provenance.value, text)
            for reason, text in worded(right.because, unit, words)
        ],
        misconceptions=[Mistake(_plain(answer, question, words), held.name) for held, answer in mistakes],
    )


def asked(skills: Sequence[Skill], seed: int) -> Iterator[tuple[Skill, int]]:
    """Which skills are asked with which seeds: each in turn, and every question with the next seed."""
    return zip(cycle(skills), count(seed), strict=False)


def _plain(answer: Answer, question: Question, words: Words) -> Any:
    """An answer as numbers, texts, lists and objects."""
    unit = question.table.stakes.unit
    match answer:
        case PickedSeat(seat=number) | Count(count=number):
            return number
        case SeatAndAmounts(seat=seat, amounts=amounts):
            return {"seat": seat, "amounts": _numbers(amounts, unit)}
        case Amount(amount=amount):
            return unit.number(amount)
        case Amounts(amounts=amounts):
            return _numbers(amounts, unit)
        case Chosen(choice=key):
            return _choice(key, question, words)
        case Actions(acts=acts):
            return sorted(act.value for act in acts)
        case SeatOrder(seats=seats):
            return list(seats)
        case Split(shares=shares):
            return {str(seat): unit.number(chips) for seat, chips in shares}
        case PickedCards(cards=cards):
            return [str(card) for card in cards]


def _choice(key: str, question: Question, words: Words) -> str:
    """A choice by its text; a river procedure by its name, which stays the same in every language."""
    return key if question.kind is Kind.PROCEDURE else words.choice(key)[0]


def _numbers(amounts: Sequence[int], unit: Unit) -> list[int | float]:
    return [unit.number(amount) for amount in amounts]
