"""Which answers say how a trainee stands at a house: what was mastered stays so as long as its rules are the same.

An answer counts at the house it was given at, and at a copy of that house, for as long as every clause behind its skill
says there what it said when the answer was given. Where one says something else, the skill is asked again.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import TypeVar

from trainer.houses.house import House
from trainer.learning.attempt import Attempt, Result
from trainer.skills import SKILLS
from trainer.skills.behind import behind

Rules = Mapping[str, str]
"""What each clause of a house says, as files write it, by the clause's key."""

Answered = TypeVar("Answered", Result, Attempt)


def bearing(answers: Iterable[Answered], house: House, rules_of: Callable[[str], Rules]) -> Iterator[Answered]:
    """Of a trainee's answers, in their order, those that bear on how he stands at `house`. `rules_of` gives the rules
    of a version of a house that was trained for; it is asked once for each that is not this house as it is."""
    kin, own_version, rules = {house.id, *house.copy_of}, house.version, cache(rules_of)

    @cache
    def alike(version: str, skill: str) -> bool:
        return version == own_version or _alike(skill, house, rules(version))

    return (answer for answer in answers if answer.house in kin and alike(answer.house_version, answer.skill))


def _alike(skill: str, house: House, rules: Rules) -> bool:
    """Whether the clauses behind a skill said what they say at `house`. A clause that there was not yet said what most
    houses do; a skill that there is no longer has none."""
    clauses = behind(SKILLS[skill]) if skill in SKILLS else ()
    return all(rules.get(key.text, key.write(key.mainstream)) == key.write(house[key]) for key in clauses)
