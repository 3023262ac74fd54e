"""For every test: a home of its own, a known language, and the place of the documents kept beside the project."""

import gc
import os
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from tests.sample import examples

ROOT = Path(__file__).resolve().parents[1]

# How long one example takes says more about the machine than about the rule it tries; and a change is not to be
# refused in one run for what the next run would not find again.
settings.register_profile("doorcard", examples(100, every=4), deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("doorcard")

# A shell starts what runs in the background deaf to Ctrl+C; the programs that tests interrupt would be deaf with it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """More workers than processors: a fourth of the time, tests wait for a server, a program, or what moves."""
    return (os.cpu_count() or 2) * 3 // 2


# They last for seconds, some waiting for a program: no worker is to be left with them alone at the end.
FIRST = ("torture", "wheel", "test_every_page.py", "test_station.py", "test_readme.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests come first."""
    items.sort(key=lambda item: not set(FIRST) & set(item.path.parts))


def pytest_collection_finish() -> None:
    """What was loaded stays to the end: the collector need not go through all of it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's own folder."""
    return ROOT


@pytest.fixture(scope="session")
def shared() -> Path:
    """The documents and hands kept beside the project, not in it; a test that needs them is skipped without them."""
    place = Path(os.environ.get("DOORCARD_SHARED") or ROOT.parent / "shared")
    if not place.is_dir():
        pytest.skip(f"no {place}: set DOORCARD_SHARED to where the shared documents are")
    return place


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    homes = tmp_path_factory.mktemp("homes")
    return (homes / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for the test, not made until something is written there; the user's own is out of reach."""
    home = next(_homes)
    monkeypatch.setenv("HOME", str(home))
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return home
