"""Trainees at real windows of their own, killed and cut off from their server on the way: every answer is kept once."""

import random
from pathlib import Path

import pytest

from tests.records.cluster import NoServer, running
from tests.torture.stations import train


@pytest.mark.long
def test_three_windows_killed_once_and_cut_off_once(tmp_path: Path) -> None:
    answers = 6
    try:
        with running() as cluster:
            seen = train(tmp_path, cluster, answers, kills=1, seed=random.randrange(2**31))
    except NoServer as why:
        pytest.skip(str(why))
    assert [sum(said.what == "marked" for said in each) for each in seen.said] == [answers] * 3
    assert seen.cut > 0
