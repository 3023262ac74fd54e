"""Builds every skill at every house, many times over, and holds each situation against what has to be true of it.

    python -m tests.traps [--seeds 200]

A situation may be dealt just so and is a hand of its house; at least one of the skill's misconceptions gives another
answer than the right one, and every one that does gives an answer that a trainee could give. The first that is
otherwise is printed and ends the run with exit code 1. At the end the slowest skills are named, by the 99th percentile
of the processor's time that building them took.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool

from tests.trainer.scenarios.givable import may_be_given
from tests.trainer.scenarios.situations import HOUSES, check_sound
from trainer.cli.progress import Progress
from trainer.houses.loader import load_house
from trainer.questions import wrong_answers
from trainer.scenarios import NotOffered, build
from trainer.skills import SKILLS

SLOWEST = 12


def built(seeds: int, skill: str) -> tuple[str, list[float], str | None]:
    """How long each situation of a skill took, in milliseconds, and what is wrong with the first that is wrong."""
    took: list[float] = []
    for house in map(load_house, HOUSES):
        for seed in range(seeds):
            began = time.process_time()
            try:
                scenario = build(SKILLS[skill], house, seed)
            except NotOffered:
                break
            took.append(1000 * (time.process_time() - began))
            try:
                check_sound(scenario, house)
                right = scenario.question.ruling().answer
                misled = [answer for _, answer in wrong_answers(scenario.question)]
                assert misled, "no misconception leads astray"
                assert right not in misled, "a misconception gives the right answer"
                assert all(may_be_given(scenario.question, each) for each in (right, *misled)), "no way to answer so"
            except Exception as error:
                return skill, took, f"{skill} at {house.id}, seed {seed}: {type(error).__name__} {error}"
    return skill, took, None


def slowest(took: dict[str, list[float]]) -> Iterator[str]:
    """The slowest skills, a line each."""
    by_percentile = {skill: sorted(each)[int(0.99 * (len(each) - 1))] for skill, each in took.items() if each}
    for skill in sorted(by_percentile, key=lambda each: -by_percentile[each])[:SLOWEST]:
        yield f"  {by_percentile[skill]:5.1f} ms  {skill}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=200)
    given = parser.parse_args()
    took: dict[str, list[float]] = {}
    with Pool() as pool, Progress() as progress:
        for skill, each, wrong in pool.imap_unordered(partial(built, given.seeds), SKILLS):
            if wrong:
                print(wrong)
                return 1
            took[skill] = each
            if progress.due:
                progress.show(f"{len(took)} of {len(SKILLS)} skills")
    count = sum(map(len, took.values()))
    print(f"{count:,} situations of {len(took)} skills at {len(HOUSES)} houses, all as they have to be.")
    print("The slowest to build, 99th percentile:", *slowest(took), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
