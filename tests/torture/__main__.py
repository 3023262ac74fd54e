"""Kills a program that answers questions at random moments, and looks each time whether its records are right.

    python -m tests.torture [--rounds 300] [--seed N]

What is wrong ends the run with exit code 1.
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path

from tests.torture.killed import torture
from trainer.cli.progress import Progress


def main() -> int:
    """Kill so often, and say what came of it."""
    reader = argparse.ArgumentParser(description="Programs killed at random moments.")
    reader.add_argument("--rounds", type=int, default=300)
    reader.add_argument("--seed", type=int, default=random.randrange(2**31))
    asked = reader.parse_args()
    marked: dict[Path, int] = {}
    kept: dict[Path, int] = {}
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        try:
            for number, seen in enumerate(torture(Path(folder), asked.rounds, random.Random(asked.seed)), 1):
                marked[seen.file], kept[seen.file] = len(seen.marked), len(seen.kept)
                if progress.due:
                    progress.show(f"{number} of {asked.rounds}")
        except AssertionError as wrong:
            progress.clear()
            print(f"seed {asked.seed}: {wrong}")
            return 1
    print(f"seed {asked.seed}: killed {asked.rounds} times")
    print(f"{sum(marked.values())} answers marked, {sum(kept.values())} kept, none lost and none twice")
    return 0


if __name__ == "__main__":
    sys.exit(main())
