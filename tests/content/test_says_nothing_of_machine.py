"""The project speaks of itself alone: no file names a package index, nor a place on the machine it was written on."""

import re
import subprocess
from pathlib import Path

import pytest

# Each is written so that it does not match itself.
NOT_HERE = {
    "a package index": re.compile(r"[p]ypi\.|[p]ythonhosted|--?(?:extra-)?[i]ndex-url|[f]ind-links|--[h]ash="),
    # An invented home is a fair example of a path; a place where somebody works is not.
    "a place on one machine": re.compile(r"(?<![\w.*/-])/(?:[r]oot|[w]ork|[f]arm|[t]mp)/"),
}


def test_no_tracked_file_names_an_index_or_a_place(root: Path) -> None:
    if not (root / ".git").exists():
        pytest.skip("not a clone: what is tracked is known only there")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
    said: list[str] = []
    for name in filter(None, tracked.split("\0")):
        # Pictures and fonts hold bytes that may look like anything.
        if not (root / name).is_file() or b"\0" in (content := (root / name).read_bytes()):
            continue
        for number, line in enumerate(content.decode(errors="replace").splitlines(), 1):
            said += [f"{name}:{number} names {what}: {line}" for what, it in NOT_HERE.items() if it.search(line)]
    assert not said, "\n".join(said)


def test_what_would_be_said_is_seen() -> None:
    index, place = NOT_HERE.values()
    assert index.search("https://files." + "python" + "hosted." + "org")
    assert place.search("open('/" + "root/hand.phh')")
    assert not place.search("../shared/" + "work/hand.phh")
