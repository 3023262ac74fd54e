"""Plays hands in step with PokerKit until the two disagree, on every core.

    python -m tests.differential [--count 200000] [--first 0] [--clause KEY=VALUE]

Each hand is made from its number, so `--count 1 --first N` plays hand N again. The first disagreement is printed with
the hand and both answers, and ends the run with exit code 1; under another clause there has to be one. Ctrl-C ends it
with what was compared so far.
"""

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from multiprocessing import Pool

from tests.differential.pokerkit_hands import FAULTS, HOUSE, Disagreement, InStep
from trainer.cli.progress import Progress

CHUNK = 50
HANDS = "hands"


def compared(clauses: Mapping[str, str], seeds: Sequence[int]) -> tuple[Counter[str], str | None]:
    """How often each thing was compared or left out in these hands, and the first disagreement."""
    house = HOUSE.with_written(clauses)
    counted: Counter[str] = Counter()
    for seed in seeds:
        try:
            counted += InStep(seed, house).played()
        except Disagreement as error:
            return counted, str(error)
        counted[HANDS] += 1
    return counted, None


def report(counted: Counter[str]) -> str:
    """What was compared and what was left out, as lines."""
    lines = [f"{counted[HANDS]:>10,} hands", "compared"]
    lines += [f"{counted[what]:>10,} {what}" for what in sorted(counted.keys() - {HANDS, *FAULTS})]
    lines += ["left out, for a known fault of PokerKit's"]
    lines += [f"{counted[fault]:>10,} {fault}" for fault in FAULTS]
    return "\n".join(lines)


def main() -> int:
    """Compare so many hands, and say what was compared; 1 where the two disagree, 130 after Ctrl-C."""
    reader = argparse.ArgumentParser(description="Hands played in step with PokerKit.")
    reader.add_argument("--count", type=int, default=200_000)
    reader.add_argument("--first", type=int, default=0)
    reader.add_argument("--clause", metavar="KEY=VALUE", action="append", default=[])
    asked = reader.parse_args()
    seeds = range(asked.first, asked.first + asked.count)
    compare = partial(compared, dict(clause.split("=", 1) for clause in asked.clause))
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    counted: Counter[str] = Counter()
    wrong: str | None = None
    code = 0
    try:
        # The workers end with the run: Ctrl-C is for it alone.
        with Pool(initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool, Progress() as progress:
            for found, wrong in pool.imap_unordered(compare, chunks):
                counted += found
                if wrong:
                    code = 1
                    break
                if progress.due:
                    progress.show(f"{counted[HANDS]:,} of {asked.count:,} hands")
    except KeyboardInterrupt:
        code = 130
    print(report(counted))
    if wrong:
        print(f"\nnot the same: {wrong}")
    return code


if __name__ == "__main__":
    sys.exit(main())
