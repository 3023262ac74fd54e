"""How many questions it takes until every skill is mastered: chosen by what a trainee needs, or at random.

    python benchmarks/learning.py --trainees 40

The trainees are made up. Each begins with misconceptions, some of every skill's. One that he holds leads him astray in
most of the questions it bears on; each time he is shown his mistake he may drop it, and a day later he may have fallen
back, the less likely the more often he has since been right. He answers slowly at first and quicker with practice. Both
orders get the same trainees with the same chances. What this cannot show is how real people learn: it compares the two
orders under one idea of learning, which is said above.
"""

import argparse
import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta

from trainer.learning.attempt import Mode, Result
from trainer.learning.choice import choose
from trainer.learning.par import par
from trainer.learning.standing import Standing, updated
from trainer.skills import SKILLS, Skill

HELD, BITES, DROPPED, BACK = 0.5, 0.8, 0.35, 0.25
SLIP = 0.02
A_DAY = 60
MOST = 40_000
Order = Callable[[Sequence[Skill], Mapping[str, Standing], Skill | None, datetime, random.Random], Skill]


class Trainee:
    """Somebody who learns: what he believes wrongly, and how practised he is, skill by skill."""

    def __init__(self, skills: Sequence[Skill], rng: random.Random) -> None:
        self._rng = rng
        self._held = {skill.id: {each.name for each in skill.misconceptions if rng.random() < HELD} for skill in skills}
        self._dropped: dict[str, dict[str, int]] = {skill.id: {} for skill in skills}
        self._practised = dict.fromkeys(self._held, 0)
        self._quickness = rng.uniform(0.85, 1.15)

    def answer(self, skill: Skill) -> tuple[str | None, int]:
        """The misconception that leads him astray, and the milliseconds he takes; he learns from being told."""
        self._practised[skill.id] += 1
        slowness = 0.55 + 1.2 * 0.85 ** self._practised[skill.id]
        taken = round(par(skill) * slowness * self._quickness * self._rng.lognormvariate(0, 0.25))
        met = [each.name for each in skill.misconceptions if self._rng.random() < BITES]
        astray = next((name for name in met if name in self._held[skill.id]), None)
        if astray is not None and self._rng.random() < DROPPED:
            self._held[skill.id].remove(astray)
            self._dropped[skill.id][astray] = 0
        elif astray is None:
            for name in self._dropped[skill.id]:
                self._dropped[skill.id][name] += 1
            astray = "slip" if self._rng.random() < SLIP else None
        return astray, taken

    def sleep(self) -> None:
        """A night passes: what has just been dropped may be believed again."""
        for skill, dropped in self._dropped.items():
            for name, since in list(dropped.items()):
                if self._rng.random() < BACK / (1 + since):
                    del dropped[name]
                    self._held[skill].add(name)


def questions_needed(order: Order, skills: Sequence[Skill], seed: int) -> tuple[int, int]:
    """How many questions a trainee answers until every skill has been mastered once, and until all are at the same
    time."""
    trainee, rng = Trainee(skills, random.Random(seed)), random.Random(seed + 1)
    standings: dict[str, Standing] = {}
    at, last = datetime(2026, 1, 5, 9, tzinfo=UTC), None
    once, mastered_once = MOST, set[str]()
    for count in range(1, MOST + 1):
        last = order(skills, standings, last, at, rng)
        wrong, taken = trainee.answer(last)
        standings = updated(standings, Result(last.id, "cardroom", wrong is None, wrong, taken, Mode.PRACTICE, at, ""))
        if standings[last.id].mastered:
            mastered_once.add(last.id)
            if len(mastered_once) == len(skills):
                once = min(once, count)
        if once <= count and all(standing.mastered for standing in standings.values()):
            return once, count
        at += timedelta(milliseconds=taken + 5000)
        if count % A_DAY == 0:
            at = (at + timedelta(days=1)).replace(hour=9, minute=0)
            trainee.sleep()
    return once, MOST


def at_random(
    skills: Sequence[Skill], _: Mapping[str, Standing], last: Skill | None, __: datetime, rng: random.Random
) -> Skill:
    """Any skill but one that shares the trap of the last."""
    return rng.choice([skill for skill in skills if last is None or skill.trap != last.trap])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trainees", type=int, default=20)
    parser.add_argument("--topics", default="bring_in,first_to_act,bet_sizes,shared_river")
    given = parser.parse_args()
    topics = given.topics.split(",")
    skills = [skill for skill in SKILLS.values() if skill.topic.value in topics]
    needed = {
        name: [questions_needed(order, skills, 1000 * trainee) for trainee in range(given.trainees)]
        for name, order in (("adaptive", choose), ("at random", at_random))
    }
    print(f"{given.trainees} trainees, {len(skills)} skills, {A_DAY} questions a day")
    for which, until in enumerate(("every skill has been mastered once", "all are mastered at the same time")):
        print(f"until {until}:")
        for name, found in needed.items():
            counts = [each[which] for each in found]
            first, middle, third = statistics.quantiles(counts, n=4)
            print(f"  {name:<10} median {middle:>7.0f} questions, middle half {first:.0f} to {third:.0f}")
        pairs = zip(needed["adaptive"], needed["at random"], strict=True)
        ratios = [one[which] / other[which] for one, other in pairs]
        print(f"  adaptive takes {statistics.median(ratios):.2f} times as many for the same trainee")
        print(f"  at best {min(ratios):.2f}, at worst {max(ratios):.2f} times")


if __name__ == "__main__":
    main()
