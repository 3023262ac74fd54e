"""Files and folders are gone through hand by hand: what cannot be read is told, and the next is read."""

from pathlib import Path

from tests.trainer.audit.test_histories import HAND
from tests.trainer.cli.files import phh
from trainer.audit import audit, hand_files
from trainer.notation.rooms import MOST_BYTES

RAZZ = HAND.replace("7 Card Stud Limit", "Razz Limit")
BROKEN = HAND.replace("Ann: raises $0.50 to $1", "Ann: complains")
TOO_LONG = HAND.replace("*** RIVER ***\n", "*** RIVER ***\n" + 'Ann said, "..."\n' * (MOST_BYTES // 16 + 1))


def outcomes(file: Path, house: str | None = None) -> list[tuple[str | None, str | None, int]]:
    """Each hand with why it cannot be read, and the number of its departures."""
    return [
        (each.hand, each.unreadable and each.unreadable.expected, len(each.departures)) for each in audit(file, house)
    ]


def test_a_broken_hand_is_told_and_the_next_one_read(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    departs = HAND.replace("collected $9.80", "collected $9")
    file.write_text("".join([HAND, RAZZ, BROKEN, TOO_LONG, HAND[: len(HAND) // 2], "\n", departs, HAND]))
    assert outcomes(file) == [
        ("9", None, 0),
        ("2", "history_game", 0),
        ("3", "history_line", 0),
        ("4", "hand_size", 0),
        ("5", "history_cut", 0),
        ("9", None, 1),
        ("9", None, 0),
    ]
    lines = [each.unreadable.where[1] for each in audit(file) if each.unreadable]
    length = len(HAND.splitlines())
    # The first line of the razz hand; the complaint, line 15 of its hand.
    assert lines[:2] == [f"line {length + 1}", f"line {2 * length + 15}"]


def test_a_house_that_does_not_deal_the_game_is_why_a_hand_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(HAND)
    assert outcomes(file, "hilo-bg") == [("1", "house_game", 0)]


def test_a_file_that_is_none_has_no_hand(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("who owes whom")
    (tmp_path / "broken.phh").write_text("variant = ")
    assert outcomes(tmp_path / "notes.txt") == [(None, "hand_unknown", 0)]
    assert outcomes(tmp_path / "broken.phh") == [(None, "phh_toml", 0)]
    assert outcomes(tmp_path / "missing.txt") == [(None, "hand_file", 0)]


def test_the_hands_of_a_collection(tmp_path: Path) -> None:
    one = phh(tmp_path / "one.phh", "2c 3d Kh", ["p2 pb"], fields=['hand = "A7"']).read_text()
    two = phh(tmp_path / "two.phh", "2c 3d Kh", ["p1 pb"]).read_text()
    file = tmp_path / "all.phhs"
    file.write_text(f"nothing = 1\n[1]\n{one}\n[2]\n{two}\n")
    assert outcomes(file) == [("1", "phhs_table", 0), ("A7", None, 1), ("3", None, 0)]


def test_a_folder_is_walked_in_the_order_of_names(tmp_path: Path) -> None:
    for name in ("b.txt", "a/z.phh", "a/B.PHHS", "c/d/e.txt", "README.md", "a/notes.md", ".git/x.txt", "a/.hidden.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "c/round").symlink_to(tmp_path)
    found = [str(file.relative_to(tmp_path)) for file in hand_files(tmp_path)]
    assert found == ["a/B.PHHS", "a/z.phh", "b.txt", "c/d/e.txt"]
    assert list(hand_files(tmp_path / "README.md")) == [tmp_path / "README.md"]


def test_a_folder_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    assert list(hand_files(missing)) == [missing]
    assert outcomes(missing) == [(None, "hand_file", 0)]
