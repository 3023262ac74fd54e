"""A sample of the hands that `make differential` plays in step with PokerKit."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.differential.pokerkit_hands import FAULTS, HOUSE, Disagreement, InStep
from tests.sample import sampled

ROOT = Path(__file__).resolve().parents[3]
COMPARED = {
    "bring-in",
    "bring-in amount",
    "opener",
    "turn",
    "call",
    "ladder",
    "pots",
    "first to show",
    "high hand",
    "low hand",
    "payout",
}
SAMPLE, STEP = 300, 30


@pytest.mark.parametrize("first", sampled(range(0, SAMPLE, STEP), 3))
def test_both_say_the_same_of_every_hand(first: int) -> None:
    counted: Counter[str] = Counter()
    for seed in range(first, first + STEP):
        counted += InStep(seed).played()
    assert counted.keys() - {*FAULTS} == COMPARED


@pytest.mark.parametrize(
    ("clause", "value", "what"),
    sampled(
        [
            ("bring_in.tie", "suit_high", "bring-in"),
            ("bring_in.ace", "low", "bring-in"),
            ("opener.tie", "suit", "opener"),
            ("opener.straights_flushes", "counted", "opener"),
            ("street.big_from", "sixth", "ladder"),
            ("cap.wagers", "5", "ladder"),
            ("showdown.first", "position", "first to show"),
            ("odd_chip.halves", "low", "payout"),
            ("low.ace", "low", "payout"),
        ],
        every=3,
    ),
)
def test_another_rule_is_found_out(clause: str, value: str, what: str) -> None:
    house = HOUSE.with_written({clause: value})
    with pytest.raises(Disagreement) as found:
        Counter(seed for seed in range(SAMPLE) if InStep(seed, house).played())
    told = str(found.value)
    assert told.startswith(what)
    assert "the engine:" in told
    assert "PokerKit:" in told
    assert "starting_stacks" in told


def whole(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.differential", *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


def test_the_whole_says_what_it_compared() -> None:
    run = whole("--count", "3")
    assert (run.returncode, run.stderr) == (0, "")
    assert " 3 hands\n" in run.stdout


def test_the_whole_stops_at_the_first_disagreement() -> None:
    run = whole("--count", "100000", "--clause", "bring_in.tie=suit_high")
    assert (run.returncode, run.stderr) == (1, "")
    assert "not the same: bring-in\n" in run.stdout
    assert "starting_stacks" in run.stdout
