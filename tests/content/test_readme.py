"""The README is the tutorial: what it shows is what happens.

```console blocks are typed into a shell, one after another in one folder: `$ ` starts a command, `> ` goes on with it,
and the lines below are what it prints. ```python blocks are interpreter sessions, one after another in one namespace.
In both `...` stands for anything.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple

import pytest

import trainer.rulings

README = Path(__file__).resolve().parents[2] / "README.md"
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Block(NamedTuple):
    line: int
    language: str
    text: str


def blocks(markdown: str) -> list[Block]:
    fenced = re.finditer(r"^```(\w*)\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL)
    return [Block(markdown[: found.start()].count("\n") + 2, found[1], found[2]) for found in fenced]


def commands(block: Block) -> list[tuple[int, str, str]]:
    """Line, command and expected output of each command in a console block."""
    found: list[tuple[int, str, str]] = []
    for line, text in enumerate(block.text.splitlines(), block.line):
        if text.startswith("$ "):
            found.append((line, text[2:], ""))
        elif found:
            started, command, output = found.pop()
            # What is typed comes before what is printed, so a line starting with > below output is output.
            if text.startswith(">") and not output:
                found.append((started, f"{command}\n{text[2:]}", ""))
            else:
                found.append((started, command, f"{output}{text}\n"))
        else:
            raise ValueError(f"README.md:{line}: a console block starts with a command, found {text!r}")
    return found


BLOCKS = blocks(README.read_text(encoding="utf-8"))


def test_its_blocks_are_of_the_kinds_that_are_looked_at() -> None:
    # sh: the set-up itself, which the tests of the set-up type; toml: parts of files, shown.
    assert {block.language for block in BLOCKS} <= {"console", "python", "sh", "toml"}
    assert any(block.language == "console" for block in BLOCKS)


def test_what_it_shows_is_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    wrong: list[str] = []
    for block in BLOCKS:
        if block.language == "console":
            wrong += type_in(block)
        elif block.language == "python":
            wrong += interpret(block, names)
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


def test_it_shows_every_ruling_the_engine_can_give() -> None:
    modules = [import_module(f"trainer.rulings.{found.name}") for found in iter_modules(trainer.rulings.__path__)]
    rulings = {
        name
        for module in modules
        for name, function in vars(module).items()
        if getattr(function, "__module__", "") == module.__name__ and not name.startswith("_")
        if str(getattr(function, "__annotations__", {}).get("return", "")).startswith("trainer.reasons.Ruling")
    }
    assert {"bring_in", "opener", "options", "river", "payout", "remedy"} <= rulings
    sessions = "".join(block.text for block in BLOCKS if block.language == "python")
    assert {name for name in rulings if not re.search(rf"\b{name}\(", sessions)} == set()


def type_in(block: Block) -> Iterator[str]:
    """What goes otherwise than the block says, when its commands are typed where there is no screen."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    without_screen = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    for line, command, expected in commands(block):
        shell = subprocess.run(
            ["bash", "-c", command],
            env=without_screen | {"PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=60,
            check=False,
        )
        if not doctest.OutputChecker().check_output(expected, shell.stdout, LENIENT):
            yield f"README.md:{line}: expected\n{expected}\nfound\n{shell.stdout}"


def interpret(block: Block, names: dict[str, object]) -> list[str]:
    """What goes otherwise than the block says, when it is typed into the interpreter that knows `names`."""
    session = doctest.DocTestParser().get_doctest(block.text, names, "README.md", str(README), block.line - 1)
    assert session.examples, f"README.md:{block.line}: a python block is an interpreter session, with >>>"
    found: list[str] = []
    doctest.DocTestRunner(optionflags=LENIENT).run(session, out=found.append, clear_globs=False)
    names.update(session.globs)
    return found


def test_commands_are_read_from_a_block() -> None:
    block = Block(10, "console", "$ cat > hand <<END\n> Ah\n> END\n$ cat hand\nAh\n> not typed\n$ true\n")
    assert commands(block) == [
        (10, "cat > hand <<END\nAh\nEND", ""),
        (13, "cat hand", "Ah\n> not typed\n"),
        (16, "true", ""),
    ]


def test_every_picture_that_it_shows_is_there_and_no_other() -> None:
    shown = set(re.findall(r"!\[[^\]]+\]\((pictures/[^)]+)\)", README.read_text(encoding="utf-8")))
    assert shown
    assert shown == {f"pictures/{file.name}" for file in (README.parent / "pictures").iterdir()}
