"""`doorcard rule` for people, and what it says of files that are wrong."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.trainer.cli.files import phh
from trainer.cli import COMMANDS, main


def test_the_rulings_read_by_a_person(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = phh(tmp_path / "a.phh", "9h Kd 2d", ["p3 pb"], fields=['currency_symbol = "$"'])
    assert main(["rule", str(file), "--house", "supremeking"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[:8] == [
        "SupremeKing: seven card stud, fixed limit $10/$20, ante $1, bring-in $3.",
        "  Seat 1  ? ? 9♥  $999",
        "  Seat 2  ? ? K♦  $999",
        "  Seat 3  ? ? 2♦  $996      bet $3",
        "Pot, $3.",
        "Stub, 43 cards. Burns, none.",
        "",
        "Third street.",
    ]
    assert "Next: Seat 1 acts." in out
    assert "Bring-in: seat 3 posts $3, or opens for $10." in out
    assert "Seat 1 may: fold, call $3, wager to $10." in out
    assert "  Lowest rank showing: two, one card. [bring_in.by, stated]" in out


def test_the_hand_named_is_the_one_ruled_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (phh(tmp_path / f"{at}.phh", doors).read_text() for at, doors in enumerate(("9h 2d", "2s 9c")))
    both = tmp_path / "both.phhs"
    both.write_text(f"[1]\n{first}\n[2]\n{second}\n")
    for number, lowest in ((1, "seat 2"), (2, "seat 1")):
        assert main(["rule", str(both), "--hand", str(number)]) == 0
        assert f"Bring-in: {lowest} posts" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("acts", "options", "said"),
    [
        (
            ["p1 pb", "p3 cc"],
            [],
            "a.phh, action 5, p3 cc: found seat 3, but an action of seat 2 was expected (bring_in.by).",
        ),
        (
            ["p1 pb", "p2 cbr 12"],
            [],
            "a.phh, action 5, p2 cbr 12: found 12, but 10 was expected (",
        ),
        (
            ["p1 pb", "d dh p1 9h"],
            [],
            "a.phh, action 5, d dh p1 9h: found the nine of hearts a second time, but a card is dealt only once.",
        ),
        (["p1 pb", "d dh p1 9x"], [], "a.phh, action 5: found '9x', but a card such as 9h or Ts was expected."),
        (
            ["p1 pb", "p2 wins"],
            [],
            "a.phh, action 5: found 'p2 wins', but an action such as 'd dh p1 ????9h', 'p1 pb', "
            "'p1 cc', 'p1 cbr 20', 'p1 f' or 'p1 sm' was expected.",
        ),
        ([], ["--hand", "2"], "a.phh: found as many hands as 1, but number 2 was expected."),
        ([], ["--hand", str(2**63)], f"a.phh: found as many hands as 1, but number {2**63} was expected."),
        ([], ["--hand", "0"], "--hand: found 0, but the number of a hand was expected, counted from 1."),
        (
            [],
            ["--house", "riverboat"],
            "--house: found the house 'riverboat', but one of these was expected: supremeking, "
            "pokerking, sportingbet, hilo-bg, tda, cardroom.",
        ),
        (
            [],
            ["--house", "hilo-bg"],
            "a.phh: found the house 'hilo-bg', which does not deal seven card stud; these do: "
            "supremeking, pokerking, sportingbet, tda, cardroom.",
        ),
        (
            [],
            ["--clause", "open_pair.mod=off"],
            "--clause: found the clause 'open_pair.mod', but no house has one of that "
            "name; the nearest is open_pair.mode.",
        ),
        (
            [],
            ["--clause", "open_pair.mode=maybe"],
            "--clause, open_pair.mode: found 'maybe', but one of these was expected: any, holder, off.",
        ),
        ([], ["--clause", "open_pair.mode"], "Found 'open_pair.mode', but KEY=VALUE was expected."),
        ([], ["--lang", "tlh"], "Found the language 'tlh', but one of these was expected: en"),
    ],
)
def test_bad_input_is_one_sentence(
    acts: Sequence[str],
    options: Sequence[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    phh(Path("a.phh"), "2c 9h Kh", acts)
    assert main(["rule", "a.phh", *options]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none.phh", None, "none.phh: found no file that can be read, but a recorded hand was expected."),
        (".", None, ".: found no file that can be read, but a recorded hand was expected."),
        ("a.phh", b"", "a.phh: found no variant, but every hand in PHH has it."),
        ("a.phh", b"variant = ", "a.phh, line 1: found 'variant = ', but TOML was expected."),
        ("a.phh", b'variant = "NT"', "a.phh, variant: found the game 'NT', but one of these was expected: F7S, F7S/8."),
        ("a.phh", b"\xff", "a.phh, line 1: found '\ufffd', but TOML was expected."),
        ("a.phh", b"#" * 300_000, "a.phh: found more than 262144 bytes, but no hand is as long as that."),
        (
            "a.txt",
            b"",
            "a.txt: found no recorded hand, but a hand in PHH (.phh) or a PokerStars or Full Tilt text history "
            "was expected.",
        ),
        ("a.txt", bytes(range(256)), "a.txt: found no recorded hand, but"),
    ],
)
def test_a_file_that_is_no_hand_is_refused(
    name: str,
    content: bytes | None,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        Path(name).write_bytes(content)
    assert main(["rule", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["rule"], ["rule", "a", "b"], ["rule", "a", "--hand", "x"], ["rule", "--clauses"]]
)
def test_wrong_arguments_are_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("doorcard rule: ")
    assert err.count("\n") == 1


def test_a_command_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rool"]) == 2
    assert capsys.readouterr().err == (
        "Found 'rool', but a hand's file or one of these commands was expected: gui, snapshot, {}.\n".format(
            ", ".join(COMMANDS)
        )
    )


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (["--help"], ["-h"], []):
        assert main(asked) == 0
        said = capsys.readouterr().out
        assert all(f"doorcard {command}" in said for command in ("rule", "audit", "quiz", "houses", "gui", "snapshot"))
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("doorcard ")
    with pytest.raises(SystemExit) as stopped:
        main(["rule", "--help"])
    assert stopped.value.code == 0
    assert "--clause KEY=VALUE" in capsys.readouterr().out


def test_settings_written_wrong_are_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = home / "config/doorcard/settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text("house = cardroom")
    assert main(["houses"]) == 2
    assert capsys.readouterr().err == f"{settings}: found something else, but settings in TOML were expected.\n"
