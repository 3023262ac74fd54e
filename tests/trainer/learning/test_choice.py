"""Which skill is asked next."""

import itertools
import random
from collections import Counter
from datetime import UTC, datetime, timedelta

from trainer.learning.attempt import Mode, Result
from trainer.learning.choice import choose
from trainer.learning.standing import Standing, standings
from trainer.skills import SKILLS, Skill, Topic, skills_of

NOW = datetime(2026, 3, 2, 10, tzinfo=UTC)
TAUGHT = [*skills_of(Topic.BRING_IN), *skills_of(Topic.FIRST_TO_ACT)]


def answers(skill: Skill, *rights: bool) -> list[Result]:
    at = NOW - timedelta(days=1)
    return [Result(skill.id, "cardroom", right, None, 1000, Mode.PRACTICE, at, "") for right in rights]


def asked(standing: dict[str, Standing], count: int, skills: list[Skill] = TAUGHT) -> list[Skill]:
    rng, last, found = random.Random(7), None, []
    for _ in range(count):
        last = choose(skills, standing, last, NOW, rng)
        found.append(last)
    return found


def all_mastered_but(*weak: Skill) -> dict[str, Standing]:
    known = [answers(skill, *[True] * 20) for skill in TAUGHT if skill not in weak]
    failed = [answers(skill, *[False] * 5) for skill in weak]
    return standings(itertools.chain.from_iterable([*known, *failed]))


def test_weak_skills_make_up_seven_in_ten_and_the_rest_comes_between() -> None:
    weak = (TAUGHT[3], TAUGHT[9], TAUGHT[15])
    found = asked(all_mastered_but(*weak), 4000)
    share = sum(skill in weak for skill in found) / len(found)
    assert 0.66 < share < 0.74
    assert set(found) == set(TAUGHT)


def test_no_trap_comes_twice_in_a_row() -> None:
    # One weak skill alone cannot fill seven in ten without coming twice in a row.
    for weak in ((), (TAUGHT[3],), tuple(TAUGHT[:4])):
        found = asked(all_mastered_but(*weak), 500)
        assert all(one.trap != other.trap for one, other in itertools.pairwise(found))


def test_traps_of_one_name_in_two_topics_do_not_follow_each_other() -> None:
    by_trap = Counter(skill.trap for skill in SKILLS.values())
    same = [skill for skill in SKILLS.values() if by_trap[skill.trap] > 1]
    found = asked({}, 300, [*same, *TAUGHT])
    assert all(one.trap != other.trap for one, other in itertools.pairwise(found))


def test_the_weaker_of_two_is_asked_more_often() -> None:
    failed, half = TAUGHT[2], TAUGHT[12]
    known = all_mastered_but(failed)
    known |= standings(answers(half, *[True, False] * 10))
    counted = Counter(asked(known, 2000))
    assert counted[failed] > counted[half] > counted[TAUGHT[5]]


def test_a_newcomer_begins_with_what_is_taught_first() -> None:
    assert set(asked({}, 200)) <= set(TAUGHT[:8])


def test_new_skills_come_up_as_the_first_are_mastered() -> None:
    mastered = standings(itertools.chain.from_iterable(answers(skill, *[True] * 20) for skill in TAUGHT[:8]))
    assert set(TAUGHT[8:16]) <= set(asked(mastered, 300))


def test_one_skill_alone_is_asked_again_and_again() -> None:
    assert set(asked({}, 20, [TAUGHT[0]])) == {TAUGHT[0]}


def test_the_same_chances_choose_the_same() -> None:
    assert asked(all_mastered_but(TAUGHT[1]), 50) == asked(all_mastered_but(TAUGHT[1]), 50)
