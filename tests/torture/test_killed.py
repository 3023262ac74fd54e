"""Killed at random moments, the program loses no answer that was marked, and keeps none twice."""

import random
from pathlib import Path

from tests.torture.killed import ROUNDS_A_STORE, torture


def test_killed_at_random_moments(tmp_path: Path) -> None:
    rounds = list(torture(tmp_path, 2 * ROUNDS_A_STORE, random.Random()))
    assert len(rounds) == 20
    assert sum(len(seen.marked) for seen in set(rounds)) > 20
