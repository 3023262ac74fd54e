"""Pictures of the pages are drawn beside whatever the user has of his own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SNAPSHOT = "import sys; from ui.launch import main; sys.exit(main(sys.argv[1:]))"


def snapshot(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", SNAPSHOT, "snapshot", str(folder), *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.long
def test_pictures_leave_settings_and_the_floor_call_as_they_were(home: Path, tmp_path: Path) -> None:
    def kept() -> set[Path]:
        return {file for file in home.rglob("*") if file.is_file()}

    before = kept()
    # On the way to this page a hand is told on the floor.
    drawn = snapshot(tmp_path, "--page", "floor", "--theme", "dark", "--size", "1024x700")
    assert drawn.returncode == 0
    assert [file.name for file in tmp_path.glob("*.png")] == ["floor-dark-1024x700.png"]
    assert kept() == before


@pytest.mark.long
def test_a_page_that_there_is_not_is_refused_with_those_that_there_are(home: Path, tmp_path: Path) -> None:
    refused = snapshot(tmp_path, "--page", "flor", "--theme", "dark", "--size", "1024x700")
    assert refused.returncode == 2
    assert refused.stderr.startswith("--page: found 'flor', but one of these pages was expected: home, ")
    assert " floor, " in refused.stderr
