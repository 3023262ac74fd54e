"""Files read a few hands at a time: what is listed, under which name, what is refused, and where it ends."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from trainer import resources
from trainer.notation.hand import Hand, Written
from trainer.text.words import Words
from ui.demo import reading
from ui.demo.reading import Listed, Reading

WORDS = Words("en")
HAND = resources.read("lessons", "hands", "no-ante.phh").decode()
BROKEN = 'variant = "F7S"\nantes = "none"\n'


def read(written: Written) -> Hand:
    return written.read()


def of(*paths: Path, clock: Callable[[], float] = lambda: 0.0) -> Reading:
    return Reading(paths, read, WORDS, clock)


def titles(found: list[Listed]) -> list[str]:
    return [each.title for each in found]


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """Three hands, the second of them broken."""
    file = tmp_path / "evening.phhs"
    tables = [f"[{number}]\n{text}" for number, text in ((7, HAND), (8, BROKEN), (9, HAND))]
    file.write_text("\n".join(tables), encoding="utf-8")
    return file


def test_hands_are_numbered_as_in_their_file_also_after_a_broken_one(evening: Path) -> None:
    going = of(evening)
    assert titles(going.read_on(1)) == ["Hand 1", "Hand 3"]
    assert going.over
    assert going.refused == 1
    assert "evening.phhs, 8" in going.refusals


def test_a_hand_is_called_as_its_file_calls_it(tmp_path: Path) -> None:
    file = tmp_path / "evening.phhs"
    file.write_text(f'[1]\nhand = "the big one"\n{HAND}', encoding="utf-8")
    assert titles(of(file).read_on(1)) == ["Hand 1: the big one"]


def test_of_several_files_all_are_listed_each_hand_by_its_file(evening: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone.phh"
    alone.write_text(HAND, encoding="utf-8")
    found = of(alone, evening).read_on(1)
    assert titles(found) == ["alone.phh", "evening.phhs, hand 1", "evening.phhs, hand 3"]
    assert [each.source for each in found] == ["alone.phh", "evening.phhs", "evening.phhs"]


def test_a_folder_is_read_as_the_files_in_it(evening: Path, tmp_path: Path) -> None:
    inner = tmp_path / "later"
    inner.mkdir()
    (inner / "night.phh").write_text(HAND, encoding="utf-8")
    (inner / "notes.md").write_text("nothing", encoding="utf-8")
    assert titles(of(tmp_path).read_on(1)) == ["evening.phhs, hand 1", "evening.phhs, hand 3", "night.phh"]


def test_a_folder_without_hands_is_refused_by_its_name(tmp_path: Path) -> None:
    going = of(tmp_path)
    assert going.read_on(1) == []
    assert going.refusals == f"{tmp_path}: no file with hands is in it."


def test_every_refusal_counts_also_those_that_are_not_told(tmp_path: Path) -> None:
    for number in range(10):
        (tmp_path / f"{number}.phh").write_text(BROKEN, encoding="utf-8")
    going = of(tmp_path)
    going.read_on(1)
    *told, last = going.refusals.split("\n")
    assert [Path(each.split(",")[0].split(":")[0]).name for each in told] == ["0.phh", "1.phh", "2.phh"]
    assert last == "7 more cannot be read. `doorcard audit` names each with its line."


def test_one_file_that_cannot_be_read_does_not_stand_in_the_way_of_the_next(evening: Path, tmp_path: Path) -> None:
    going = of(tmp_path / "gone.phh", evening)
    assert len(going.read_on(1)) == 2
    assert going.refused == 2


def test_reading_takes_as_long_as_it_may_and_one_hand_at_least(evening: Path) -> None:
    # A clock that goes on by a second each time it is looked at: before the first hand, and after each.
    ticking: Iterator[int] = count()
    going = of(evening, clock=lambda: next(ticking))
    assert titles(going.read_on(0)) == ["Hand 1"]
    assert not going.over
    assert titles(going.read_on(2)) == ["Hand 3"]  # the broken one takes its time too
    assert titles(going.read_on(0)) == []
    assert going.over
    assert going.outcome == "2 hands have been read."


def test_what_is_stopped_reads_no_more(evening: Path) -> None:
    going = of(evening, clock=count().__next__)
    going.read_on(0)
    going.stop()
    assert going.over
    assert going.outcome == "Stopped after 1 hand."


def test_no_more_is_listed_than_there_is_room_for(
    evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_HANDS", 2)
    going = of(evening, evening)
    assert len(going.read_on(1)) == 2
    assert going.over
    assert going.outcome == "The first 2 hands are listed, and no more."


def test_a_hand_that_is_chosen_is_read_then(evening: Path) -> None:
    asked: list[Written] = []

    def reader(written: Written) -> Hand:
        asked.append(written)
        return written.read()

    found = Reading([evening], reader, WORDS).read_on(60)
    evening.unlink()  # what was listed stays
    before = len(asked)
    assert found[1].read().start.stakes.ante == 0
    assert len(asked) == before + 1
