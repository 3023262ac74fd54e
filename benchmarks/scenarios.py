"""How long a situation takes to build, skill by skill, in milliseconds of the processor's time.

    python benchmarks/scenarios.py [--seeds 50] [--skills shared_river,split.halves]    aim: 99 in 100 under 5 ms

Each skill is built at every house that asks it. `usual` is the median and `p99` what 99 in 100 stay below. On a machine
that does other things too the processor is slower: a loop of known length is timed before and after each situation, and
its time is set against what the loop takes at rest, 60 nanoseconds a round.
"""

import argparse
from statistics import median
from time import process_time

from trainer.houses.house import House
from trainer.houses.loader import house_ids, load_house
from trainer.scenarios import NotOffered, build
from trainer.skills import SKILLS, Skill

ROUNDS = 4_000
AT_REST = ROUNDS * 60e-9


def slowness() -> float:
    """How many times slower than at rest the processor is just now."""
    began, total = process_time(), 0
    for each in range(ROUNDS):
        total += each * each % 7
    return (process_time() - began) / AT_REST


def built(skill: Skill, house: House, seeds: int) -> list[float]:
    """How long the situations of a skill took at a house, which may not ask it."""
    took: list[float] = []
    for seed in range(seeds):
        before, began = slowness(), process_time()
        try:
            build(skill, house, seed)
        except NotOffered:
            break
        spent = process_time() - began
        took.append(2000 * spent / (before + slowness()))
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--skills", default="", help="parts of skills' names, all of them if not given")
    given = parser.parse_args()
    parts = given.skills.split(",")
    houses = [load_house(house) for house in house_ids()]
    found = []
    for skill in SKILLS.values():
        if any(part in skill.id for part in parts):
            took = sorted(each for house in houses for each in built(skill, house, given.seeds))
            if took:
                found.append((took[int(0.99 * (len(took) - 1))], median(took), len(took), skill.id))
    print("  p99  usual  situations")
    for p99, usual, count, name in sorted(found, reverse=True):
        print(f"{p99:5.1f}  {usual:5.1f}  {count:10}  {name}")
    over = sum(p99 >= 5 for p99, *_ in found)
    print(f"{len(found)} skills, {over} of them with a 99th percentile of 5 ms or more")


if __name__ == "__main__":
    main()
