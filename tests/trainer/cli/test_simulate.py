"""`doorcard simulate` for people and for programs: counted, stopped, and the same again."""

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from typing import Any

import pytest

from trainer.cli import main
from trainer.houses.loader import load_house
from trainer.houses.values import Game
from trainer.simulate import situations

RUN = [sys.executable, "-c", "import sys; from trainer.cli import main; sys.exit(main())", "simulate"]


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found: dict[str, Any] = json.loads(out)
    return found


def test_the_same_seed_counts_the_same_and_more_hands_begin_with_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    few = document(capsys, "--hands", "7", "--seed", "5", "--house", "tda")
    assert document(capsys, "--hands", "7", "--seed", "5", "--house", "tda") == few
    assert document(capsys, "--hands", "7", "--seed", "6", "--house", "tda") != few
    more = document(capsys, "--hands", "9", "--seed", "5", "--house", "tda")
    # High and high/low in turn, beginning with high.
    assert [game["hands"] for game in few["games"]] == [4, 3]
    assert [game["hands"] for game in more["games"]] == [5, 4]
    for before, after in zip(few["games"], more["games"], strict=True):
        counts = [(one["count"], other["count"]) for one, other in pairs(before, after)]
        assert all(one <= other <= one + 1 for one, other in counts)


def pairs(one: dict[str, Any], other: dict[str, Any]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    return list(zip(one["situations"], other["situations"], strict=True))


def test_a_document_has_every_situation_that_is_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "--hands", "20", "--seed", "1", "--house", "supremeking")
    assert {key: found[key] for key in ("house", "seed", "hands")} == {"house": "supremeking", "seed": 1, "hands": 20}
    (game,) = found["games"]
    assert (game["game"], game["hands"]) == ("high", 20)
    names = situations(load_house("supremeking"), Game.HIGH)
    assert [each["name"] for each in game["situations"]] == list(names)
    for each in game["situations"]:
        assert each["share"] == each["count"] / 20
        low, high = each["interval"]
        assert 0 <= low <= each["share"] <= high <= 1


def test_a_clause_changes_what_is_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    clause = ["--clause", "river.short_deck=tda"]
    found = document(capsys, "--hands", "1", "--seed", "1", "--house", "supremeking", *clause)
    names = {each["name"] for each in found["games"][0]["situations"]}
    assert {"shared_river.tda_a", "shared_river.tda_b", "shared_river.tda_c"} <= names


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--hands", "2", "--seed", "1", "--house", "supremeking"]) == 0
    title, blank, game, first, *_ = capsys.readouterr().out.splitlines()
    assert title.endswith(", seed 1: how often in 100 hands, with the 95 % interval.")
    assert blank == ""
    assert game == "Seven card stud, 2 hands"
    assert first.endswith("  Two or more equal lowest door cards")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--hands", "0"], "--hands: found 0, but one hand or more was expected."),
        (["--hands", "-3"], "--hands: found -3, but one hand or more was expected."),
        (
            ["--hands", "1", "--house", "supremeking", "--clause", "games=hilo"],
            "found the house 'supremeking', which lists no limit stakes for a game that it deals.",
        ),
    ],
)
def test_what_cannot_be_played(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.strip().lower() == said.lower()


def test_progress_is_shown_on_a_terminal_and_ctrl_c_gives_what_was_counted() -> None:
    ours, theirs = pty.openpty()
    hands = 10_000_000
    simulation = subprocess.Popen(
        [*RUN, "--hands", str(hands), "--seed", "1", "--json"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
    )
    os.close(theirs)
    try:
        shown = b""
        while b"of 10000000 hands" not in shown:
            with suppress(OSError):
                shown += os.read(ours, 1000)
            assert simulation.poll() is None
        simulation.send_signal(signal.SIGINT)
        out, _ = simulation.communicate(timeout=60)
    finally:
        simulation.kill()
        os.close(ours)
    found = json.loads(out)
    assert simulation.returncode == 130
    assert 0 < found["hands"] < hands
    assert found["hands"] == sum(game["hands"] for game in found["games"])


def test_nothing_is_shown_where_nobody_watches() -> None:
    done = subprocess.run([*RUN, "--hands", "3"], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
