"""The set-up: everything is pinned, and doing it a second time costs nothing."""

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement


def requirements(root: Path) -> list[Requirement]:
    project = tomllib.loads((root / "pyproject.toml").read_text())
    listed = project["project"]["dependencies"] + project["build-system"]["requires"]
    for extra in project["project"]["optional-dependencies"].values():
        listed += extra
    return [Requirement(text) for text in listed]


def pins(root: Path) -> dict[str, str]:
    lines = (root / "constraints.txt").read_text().splitlines()
    return {canonical(name): version for name, version in (line.split("==") for line in lines)}


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_a_constraint_is_a_name_and_a_version_and_nothing_else(root: Path) -> None:
    lines = (root / "constraints.txt").read_text().splitlines()
    odd = [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.]+", line)]
    assert lines
    assert not odd


def test_every_requirement_is_bounded_on_both_sides_and_pinned_within(root: Path) -> None:
    pinned = pins(root)
    for requirement in requirements(root):
        assert {clause.operator for clause in requirement.specifier} == {">=", "<"}, requirement
        assert pinned[canonical(requirement.name)] in requirement.specifier, requirement


def make(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs make as a person would who has no screen and types nothing."""
    # A make that runs these tests hands its own settings down; the one tested here stands alone.
    inherited = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in inherited}
    return subprocess.run(
        ["make", *arguments],
        cwd=root,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture
def set_up(root: Path) -> Path:
    if Path(sys.prefix) != root / ".venv" or not (root / ".venv/made-dev").exists():
        pytest.skip("the tests run in another environment than the one that make sets up")
    if shutil.which("make") is None:
        pytest.skip("no make here")
    return root


@pytest.mark.parametrize("step", ["made-run", "made-dev", "made-libraries"])
def test_setting_up_again_costs_less_than_two_seconds(set_up: Path, step: str) -> None:
    make(set_up, f".venv/{step}")
    started = time.monotonic()
    again = make(set_up, f".venv/{step}")
    assert again.returncode == 0, again.stderr
    assert time.monotonic() - started < 2


def test_run_without_a_screen_asks_in_the_terminal_and_ends_with_the_input(set_up: Path) -> None:
    run = make(set_up, "-s", "run")
    assert run.returncode == 0, run.stderr
    # One sentence says that there is no display and names the way round it; one question follows, answered.
    assert "doorcard quiz" in run.stdout + run.stderr
    assert run.stdout.strip()
    assert "Traceback" not in run.stderr
