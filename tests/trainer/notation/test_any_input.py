"""Whatever a file holds, it is a hand or it is refused in one sentence: no other exception, and no half-read hand."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.notation.conftest import HANDS, after_the_deal, document
from trainer.errors import DoorcardError, IllegalEvent, NotationError
from trainer.notation import phh
from trainer.notation.history import tell
from trainer.notation.read import read_hands
from trainer.notation.rooms import MOST_BYTES, ROOMS
from trainer.text.words import Words

WORDS = Words("en")

CARDS = st.sampled_from(["9h", "As", "Ah", "2c", "Kd", "Qs", "??", "Tc", "9x", "7d"])
PLAYERS = st.sampled_from(["p1", "p2", "p3", "p6", "p7", "p8", "p9"])
TOKENS = st.one_of(
    st.builds("d dh {} {}".format, PLAYERS, st.lists(CARDS, min_size=1, max_size=4).map("".join)),
    st.builds("d db {}".format, CARDS),
    st.builds("{} {}".format, PLAYERS, st.sampled_from(["f", "cc", "pb", "sm", "sm -", "cbr 10", "cbr 20", "cbr 4"])),
    st.builds("{} sm {}".format, PLAYERS, st.lists(CARDS, max_size=7).map("".join)),
    st.text(max_size=8),
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.sampled_from([0, 1, 2, 8, 10, 500]),
        st.decimals(),
        st.text(max_size=9),
        st.sampled_from(["F7S", "F7S/8", "tda", "spread", "limit", "none", "burns", "open_pair.mode"]),
        st.dates(),
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["burns", "mode", "x"]), inner),
    max_leaves=4,
)


def said_in_one_sentence(error: DoorcardError) -> None:
    assert isinstance(error, NotationError | IllegalEvent) or error.expected.startswith(("clause_", "house_"))
    assert "\n" not in WORDS.error(error)


@given(st.lists(TOKENS, max_size=40), st.booleans())
def test_any_actions(tokens: list[str], dealt: bool) -> None:
    deal = phh.parse(document(actions=after_the_deal()).encode())
    written = {**deal, "actions": [*(deal["actions"] if dealt else []), *tokens]}
    try:
        hand = phh.read(written, None, {})
    except DoorcardError as error:
        said_in_one_sentence(error)
    else:
        cards = hand.table.known_cards()
        assert len(cards) == len(set(cards))


@given(
    st.dictionaries(
        st.sampled_from(sorted(phh.STANDARD_FIELDS | {"_house", "_chip", "_clauses", "x"})), VALUES, max_size=3
    )
)
def test_any_fields(changed: dict[str, Any]) -> None:
    written = {**phh.parse(document().encode()), **changed}
    try:
        phh.read(written, None, {})
    except DoorcardError as error:
        said_in_one_sentence(error)


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_document(content: bytes) -> None:
    try:
        phh.read(phh.parse(content), None, {})
    except DoorcardError as error:
        said_in_one_sentence(error)


HISTORIES = [
    [f"{room.first_words.decode()}{hand}".splitlines() for hand in text.split(room.first_words.decode())[1:]]
    for file, room in (("evening.txt", ROOMS[0]), ("one-for-all.txt", ROOMS[0]), ("full-tilt.txt", ROOMS[1]))
    for text in [(HANDS / file).read_text(encoding="utf-8")]
]
WRITTEN = [
    (room, lines) for room, texts in zip((ROOMS[0], ROOMS[0], ROOMS[1]), HISTORIES, strict=True) for lines in texts
]


@given(st.data())
def test_any_change_to_a_history(data: st.DataObject) -> None:
    room, lines = data.draw(st.sampled_from(WRITTEN))
    lines = list(lines)
    for _ in range(data.draw(st.integers(1, 4))):
        at, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(["drop", "twice", "swap", "letter", "cut", "number"])):
            case "drop" if len(lines) > 2:
                del lines[at]
            case "twice":
                lines.insert(other, lines[at])
            case "swap":
                lines[at], lines[other] = lines[other], lines[at]
            case "letter" if lines[at]:
                place = data.draw(st.integers(0, len(lines[at]) - 1))
                letter = data.draw(st.sampled_from("0123456789AKQ[]():,.*$ chds") | st.characters())
                lines[at] = lines[at][:place] + letter + lines[at][place + 1 :]
            case "number":
                lines[at] = lines[at].replace("1", data.draw(st.sampled_from(["0", "7", "٣", "1000000000000000"])))
            case "cut":
                lines[at] = lines[at][: data.draw(st.integers(0, 60))]
            case _:
                pass
    try:
        hand = tell(room, lines, 1, None, {})
    except DoorcardError as error:
        said_in_one_sentence(error)
    else:
        cards = hand.table.known_cards()
        assert len(cards) == len(set(cards))
        assert hand.table.pot == 0


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "hand_unknown"),
        (b"\n\n", "hand_unknown"),
        (b"variant = 'F7S'\n", "hand_unknown"),
        (b"\x00" * 3 * MOST_BYTES, "hand_unknown"),
        (b"Some Other Room Hand #1\n" * 9000, "hand_unknown"),
        (b"PokerStars Hand #1: 7 Card Stud Limit ($1/$2)\n" + b"x" * MOST_BYTES, "hand_size"),
        (b"PokerStars Hand #1: 7 Card Stud Limit ($1/$2)\n" + b"talk\n" * MOST_BYTES, "hand_size"),
        (b"PokerStars ", "history_game"),
        (b"PokerStars Hand #1: 7 Card Stud Limit ($1/$2)\n", "history_cut"),
        (b"Full Tilt Poker Game #1: Table X - $1/$2 Ante $1 - Limit Stud Hi - now\n*** SUMMARY ***", "record_players"),
        (b"PokerStars Hand #1: 7 Card Stud Limit ($0/$0)\n*** SUMMARY ***\n", "record_players"),
    ],
)
def test_files_that_are_none(tmp_path: Path, content: bytes, expected: str) -> None:
    file = tmp_path / "hand.txt"
    file.write_bytes(content)
    with pytest.raises(NotationError) as raised:
        list(read_hands(file))
    assert raised.value.expected == expected
    assert raised.value.where[0] == str(file)
    said_in_one_sentence(raised.value)


def test_a_hand_that_cannot_be_read_leaves_those_before_it(tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    before = (HANDS / "full-tilt.txt").read_bytes()
    file.write_bytes(before + b"PokerStars Hand #5: Razz Limit ($1/$2)\n")
    hands = read_hands(file)
    assert next(hands).label == "8001"
    with pytest.raises(NotationError) as raised:
        next(hands)
    assert raised.value.where == (str(file), f"line {len(before.splitlines()) + 1}")
