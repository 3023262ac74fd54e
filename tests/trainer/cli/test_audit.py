"""`doorcard audit` for people and for programs, with its exit codes."""

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.trainer.audit.test_files import BROKEN, RAZZ
from tests.trainer.audit.test_histories import HAND
from tests.trainer.cli.files import phh, street
from trainer.cli import main

DOORS = "2c 2d Kh"
ALL_CALL = ["p1 pb", "p2 cc", "p3 cc"]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return Path()


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    code = main(["audit", *arguments])
    out, err = capsys.readouterr()
    assert err == ""
    return code, out.splitlines()


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, lines = said(capsys, *arguments, "--json")
    found: dict[str, Any] = json.loads("\n".join(lines))
    assert code == (1 if found["departures"] or found["unreadable"] else 0)
    return found


def test_hands_that_agree(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    phh(here / "a.phh", DOORS, ALL_CALL)
    (here / "b.txt").write_text(HAND)
    summary = "Files: 2. Hands: 2, of which 2 agree. Departures: 0. Not readable: 0."
    assert said(capsys, "a.phh", "b.txt") == (0, [summary])
    assert said(capsys, ".") == (0, [summary])
    assert document(capsys, ".") == {"files": 2, "hands": 2, "agree": 2, "departures": [], "unreadable": []}


def test_departures_for_people_and_for_programs(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Half a chip of 0.50 each too much for seat 2 and too little for seat 1 could not be paid at all.
    fields = ['hand = "A7"', 'currency_symbol = "$"', "finishing_stacks = [999.5, 1000, 999.5]"]
    acts = ["p2 cbr 4", "p3 f", "p1 f"]
    phh(here / "a.phh", DOORS, acts, stakes=(4, 8, 0.5, 1), fields=fields)
    assert said(capsys, "a.phh") == (
        1,
        [
            "a.phh, hand A7, third street: found seat 2, but the bring-in of seat 1 was expected (bring_in.tie).",
            # Two antes of 0.50 from the others.
            "a.phh, hand A7, showdown: found $1,000 with seat 2 at the end, but $1,001 was expected (pots.all_in).",
            "Files: 1. Hands: 1, of which 0 agree. Departures: 2. Not readable: 0.",
        ],
    )
    shared = {"file": "a.phh", "hand": "A7", "seat": 2}
    assert document(capsys, "a.phh")["departures"] == [
        {**shared, "street": "third", "expected": 1, "found": 2, "clause": "bring_in.tie"},
        {**shared, "street": "showdown", "expected": 1001, "found": 1000, "clause": "pots.all_in"},
    ]


@pytest.mark.parametrize(
    ("acts", "clauses", "departure"),
    [
        (street((1, 2, 3), "4c 5d 9s", "p3 cbr 25"), [], ("fourth", 3, 10, 25, "street.big_from")),
        (street((1, 2, 3), "2s 5d 9s", "p1 cbr 25"), [], ("fourth", 1, "10 or 20", 25, "open_pair.mode")),
        (
            street((1, 2, 3), "4c 5d 9s", "p3 cbr 10", "p1 cbr 20", "p2 cbr 30", "p3 cbr 40", "p1 cbr 50"),
            [],
            ("fourth", 1, "nothing", 50, "cap.wagers"),
        ),
        (street((1, 2, 3), "4c 5d 9s", "p1 cc", "p3 cc"), [], ("fourth", 1, 3, 1, "opener.by")),
        (["p1 cbr 10"], [], ("third", 1, "deal", "act", "bring_in.option")),
        (street((1, 2, 3), "4c 5d 9s", "p3 cc", "d dh p3 Ts"), [], ("fourth", 1, "act", "deal", "opener.by")),
        (["d dh p2 5d", "d dh p1 4c", "d dh p3 9s"], [], ("fourth", 1, 1, 2, None)),
    ],
)
def test_what_was_expected_and_what_was_found(
    acts: list[str],
    clauses: list[str],
    departure: tuple[object, ...],
    here: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    phh(here / "a.phh", DOORS, [*ALL_CALL, *acts])
    found = document(capsys, "a.phh", *clauses)["departures"]
    assert len(found) == 1
    assert found[0]["hand"] == "1"
    assert tuple(found[0][name] for name in ("street", "seat", "expected", "found", "clause")) == departure


def test_other_ways_of_doing_something_else(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def departures(*arguments: str) -> list[tuple[object, ...]]:
        found = document(capsys, *arguments)["departures"]
        return [tuple(each[name] for name in ("street", "seat", "expected", "found", "clause")) for each in found]

    file = here / "a.txt"
    file.write_text(HAND)
    never = ("showdown", 2, "show", "muck", "showdown.muck")
    assert departures("a.txt", "--clause", "showdown.muck=never") == [never]
    file.write_text(HAND.replace("Ann: raises $0.50 to $1\nBob: calls $0.50\n", "Ann: checks\n"))
    assert departures("a.txt")[0] == ("third", 1, 0.5, "check", "bring_in.size")
    file.write_text(HAND.replace("Bob: brings in for $0.50", "Bob: folds"))
    assert departures("a.txt")[0] == ("third", 2, "bring_in", "fold", "bring_in.by")
    file.write_text(HAND.replace("Bob: brings in for $0.50", "Bob: checks"))
    assert departures("a.txt")[0] == ("third", 2, "bring_in", "check", "bring_in.size")
    file.write_text(HAND.replace("Bob: calls $0.50\n", ""))
    assert departures("a.txt") == [("third", 2, "act", "fourth", "bring_in.by")]

    phh(here / "b.phh", DOORS, ["p1 pb", "p2 cbr 7"], stakes=(1, 5, 0, 1), fields=['_structure = "spread"'])
    assert departures("b.phh") == [("third", 2, "2 to 6", 7, "structure")]


def test_what_cannot_be_read_is_named_with_its_line(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "a.txt").write_text(HAND + RAZZ + BROKEN)
    (here / "b.phh").write_text("variant = 'FT'")
    phh(here / "c.phh", DOORS, [*ALL_CALL, *street((1, 2, 3), "4c 2d 9s")])
    (here / "d.txt").write_text("notes")
    found = document(capsys, "a.txt", "b.phh", "c.phh", "d.txt")
    length = len(HAND.splitlines())
    assert {name: found[name] for name in ("files", "hands", "agree", "departures")} == {
        "files": 4,
        "hands": 5,
        "agree": 1,
        "departures": [],
    }
    assert [(each["file"], each["line"]) for each in found["unreadable"]] == [
        ("a.txt", length + 1),
        ("a.txt", 2 * length + 15),
        ("b.phh", None),
        ("c.phh", None),
        ("d.txt", None),
    ]
    other_game, *others = [each["why"] for each in found["unreadable"]]
    assert other_game.startswith("Found 'PokerStars Hand #9: Razz Limit ")
    assert other_game.endswith(", but a hand of seven card stud, high or high/low, was expected.")
    assert others == [
        "Ann: complains: found a line that is not understood, but a player acts in it.",
        "variant: found the game 'FT', but one of these was expected: F7S, F7S/8.",
        "action 8, d dh p2 2d: found the two of diamonds a second time, but a card is dealt only once.",
        "Found no recorded hand, but a hand in PHH (.phh) or a PokerStars or Full Tilt text history was expected.",
    ]
    code, lines = said(capsys, "b.phh")
    assert (code, lines[0]) == (1, "b.phh, variant: found the game 'FT', but one of these was expected: F7S, F7S/8.")


def test_the_house_that_is_asked_for(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    phh(here / "a.phh", DOORS, ["p2 pb"], fields=['_clauses = { "bring_in.tie" = "suit_high" }'])
    assert document(capsys, "a.phh")["agree"] == 1
    assert document(capsys, "a.phh", "--clause", "bring_in.tie=suit_low")["agree"] == 0
    why = document(capsys, "a.phh", "--house", "hilo-bg")["unreadable"][0]["why"]
    assert why == (
        "Found the house 'hilo-bg', which does not deal seven card stud; these do: supremeking, pokerking, "
        "sportingbet, tda, cardroom."
    )


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["none.phh"], "none.phh: found no file that can be read, but a recorded hand was expected.\n"),
        (["a.phh", "none"], "none: found no file that can be read, but a recorded hand was expected.\n"),
        (["x" * 300], f"{'x' * 196} ...: found no file that can be read, but a recorded hand was expected.\n"),
        (["a.phh", "--house", "riverboat"], "--house: found the house 'riverboat', but one of these was expected: "),
        (["a.phh", "--clause", "x=1"], "--clause: found the clause 'x', but no house has one of that name"),
    ],
)
def test_bad_arguments_are_one_sentence(
    arguments: list[str], error: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    phh(here / "a.phh", DOORS, ["p2 pb"])
    assert main(["audit", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(error)


def test_no_path_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["audit"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("doorcard audit: ")


RUN = [sys.executable, "-c", "import sys; from trainer.cli import main; sys.exit(main())", "audit"]


def test_progress_is_shown_on_a_terminal_and_ctrl_c_gives_what_was_counted(here: Path) -> None:
    # A pipe is a file of hands: it stays open, so that the audit waits for more when it is stopped.
    ours, theirs = pty.openpty()
    reading, writing = os.pipe()
    audit = subprocess.Popen(
        [*RUN, f"/dev/fd/{reading}", "--json"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=theirs,
        pass_fds=[reading],
        text=True,
    )
    os.close(theirs)
    os.close(reading)
    os.set_blocking(ours, False)
    try:
        shown = b""
        with os.fdopen(writing, "w") as pipe:
            while b"Files: 1. Hands: " not in shown:
                pipe.write(HAND * 4)
                pipe.flush()
                with suppress(BlockingIOError):
                    shown += os.read(ours, 1000)
            audit.send_signal(signal.SIGINT)
            out, _ = audit.communicate(timeout=60)
    finally:
        audit.kill()
        os.close(ours)
    found = json.loads(out)
    assert audit.returncode == 130
    assert found["files"] == 1
    assert found["hands"] == found["agree"] > 0


def test_nothing_is_shown_where_nobody_watches(here: Path) -> None:
    (here / "a.txt").write_text(HAND * 60)
    done = subprocess.run([*RUN, "a.txt"], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Files: 1. Hands: 60, of which 60 agree. Departures: 0. Not readable: 0.\n"
