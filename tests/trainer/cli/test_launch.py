"""The `doorcard` command: who does what is asked, and what is said where no window can be shown."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sample import sampled
from tests.trainer.cli.files import phh

SCREENLESS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
RUN = [sys.executable, "-c", "import sys; from ui.launch import main; sys.exit(main())"]
LOADED = "import sys; from ui.launch import main; code = main(); print(*sys.modules, file=sys.stderr); sys.exit(code)"


def run(
    *arguments: str, stdin: int | None = subprocess.DEVNULL, **environment: str
) -> subprocess.CompletedProcess[str]:
    bare = {name: value for name, value in os.environ.items() if name not in SCREENLESS}
    return subprocess.run(
        [*RUN, *arguments],
        stdin=stdin,
        capture_output=True,
        text=True,
        env=bare | environment,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("arguments", sampled([[], ["gui"], ["a.phh"], ["gui", "a.phh"]], 3))
def test_without_a_display_it_says_so_and_shows_one_question(arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    first, *rest = done.stdout.splitlines()
    assert first == ("There is no display to open a window on, so the questions are asked here: this is doorcard quiz.")
    assert sum(line.startswith("Answer: ") for line in rest) == 1
    # Any question may come; each has its reasons, and each reason names its clause and where that comes from.
    assert any(re.fullmatch(r"  .+ \[[a-z_.]+, (stated|cited|assumed)\]", line) for line in rest)


def test_with_stdin_closed_it_does_the_same() -> None:
    closed = subprocess.run(
        ["bash", "-c", 'exec "$@" <&-', "bash", *RUN],
        capture_output=True,
        text=True,
        env={name: value for name, value in os.environ.items() if name not in SCREENLESS},
        timeout=60,
        check=False,
    )
    assert (closed.returncode, closed.stderr) == (0, "")
    assert closed.stdout.count("Answer: ") == 1


def test_somebody_at_a_terminal_is_asked() -> None:
    ours, theirs = pty.openpty()
    os.write(ours, b"q\n")
    try:
        done = run(stdin=theirs)
    finally:
        os.close(ours)
        os.close(theirs)
    assert (done.returncode, done.stderr) == (0, "")
    assert "q stops" in done.stdout
    assert "Answer: " not in done.stdout


def test_a_platform_that_needs_a_display_does_not_make_one() -> None:
    assert "There is no display" in run(QT_QPA_PLATFORM="xcb").stdout


@pytest.mark.parametrize("arguments", [["gui"], ["snapshot", "pictures"]])
def test_without_the_libraries_of_qt_it_says_what_is_missing(tmp_path: Path, arguments: list[str]) -> None:
    # A package in the place of Qt that fails as Qt does where a library of the system is missing.
    missing = "libEGL.so.1: cannot open shared object file: No such file or directory"
    (tmp_path / "PySide6.py").write_text(f"raise ImportError({missing!r})\n", encoding="utf-8")
    paths = os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))
    done = run(*arguments, QT_QPA_PLATFORM="offscreen", PYTHONPATH=paths)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "libEGL.so.1" in done.stderr
    assert "make run" in done.stderr


def test_what_the_terminal_does_loads_no_qt(tmp_path: Path) -> None:
    file = phh(tmp_path / "a.phh", "9h 2c Kd")
    for arguments in (["rule", str(file)], ["houses"], ["--help"], ["--version"], []):
        loaded = [*RUN[:2], LOADED, *arguments]
        bare = {name: value for name, value in os.environ.items() if name not in SCREENLESS}
        done = subprocess.run(
            loaded, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=bare, timeout=60, check=False
        )
        assert done.returncode == 0, done.stderr
        assert not [name for name in done.stderr.split() if name.startswith(("PySide6", "shiboken6", "pyqtgraph"))]


@pytest.mark.parametrize(
    ("arguments", "said"),
    sampled(
        [
            (["rool"], "Found 'rool', but a hand's file or one of these commands was expected: "),
            (["gui", "--house", "riverboat"], "Found the house 'riverboat', but one of these was expected: "),
            (["gui", "--lang", "tlh"], "Found the language 'tlh', but one of these was expected: "),
            (["gui", "--store"], "doorcard gui: "),
            (["snapshot"], "doorcard snapshot: "),
            (["snapshot", "x", "--size", "wide"], "--size: found 'wide', but a size such as 1440x900 was expected."),
            (["snapshot", "x", "--scale", "99"], "--scale: found '99', but a number from 0.5 to 4 was expected."),
            (["snapshot", "x", "--theme", "pink"], "doorcard snapshot: "),
        ],
        every=3,
    ),
)
def test_bad_arguments_are_one_sentence(arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1


def test_whoever_stops_reading_gets_no_traceback() -> None:
    piped = subprocess.run(
        ["bash", "-c", '"$@" | head -n 1', "bash", *RUN, "houses", "supremeking", "tda"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (piped.stdout, piped.stderr) == ("Game\n", "")


@pytest.mark.parametrize("arguments", [["houses"], ["--help"]])
def test_an_output_that_is_full_is_one_sentence_and_one_that_is_closed_is_none(arguments: list[str]) -> None:
    for output, code, said in ((">/dev/full", 2, 1), (">&-", 0, 0)):
        done = subprocess.run(
            ["bash", "-c", f'"$@" {output}', "bash", *RUN, *arguments],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr.count("\n")) == (code, said), done.stderr
        assert "Traceback" not in done.stderr


def test_a_ruling_loads_only_what_a_ruling_needs(tmp_path: Path) -> None:
    loaded = [*RUN[:2], LOADED, "rule", str(phh(tmp_path / "a.phh", "9h 2c Kd")), "--json"]
    done = subprocess.run(loaded, capture_output=True, text=True, timeout=60, check=True)
    for slow in (
        "trainer.questions",
        "trainer.scenarios",
        "trainer.notation.history",
        "importlib.resources",
        "hashlib",
    ):
        assert slow not in done.stderr.split()
