"""Pictures of the pages are drawn beside whatever the user has of his own."""

import os
import subprocess
import sys
from pathlib import Path

SNAPSHOT = "import sys; from ui.launch import main; sys.exit(main(sys.argv[1:]))"


def test_pictures_leave_settings_and_the_floor_call_as_they_were(home: Path, tmp_path: Path) -> None:
    def kept() -> set[Path]:
        return {file for file in home.rglob("*") if file.is_file()}

    before = kept()
    # On the way to this page a hand is told on the floor.
    arguments = ["snapshot", str(tmp_path), "--page", "floor", "--theme", "dark", "--size", "1024x700"]
    drawn = subprocess.run(
        [sys.executable, "-c", SNAPSHOT, *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        timeout=120,
        check=False,
    )
    assert drawn.returncode == 0
    assert [file.name for file in tmp_path.glob("*.png")] == ["floor-dark-1024x700.png"]
    assert kept() == before
