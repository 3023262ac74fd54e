"""For the tests of notation: hands put down in files, and the hands of ours that are kept beside the tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.errors import DoorcardError
from trainer.notation.hand import Hand
from trainer.notation.read import read_hands
from trainer.text.words import Words

Reader = Callable[..., Hand]

HANDS = Path(__file__).parent / "hands"

DOORS = ["????9h", "????Kd", "????2d", "????Js", "????7c", "????2c", "????Qh", "????5s"]


def document(**changed: str | None) -> str:
    """A PHH document as text: eight players at $10/$20, all door cards out; `changed` fields replace its own, None
    leaves one out."""
    deal = [f'"d dh p{at} {cards}"' for at, cards in enumerate(DOORS, 1)]
    fields = {
        "variant": '"F7S"',
        "antes": "[1, 1, 1, 1, 1, 1, 1, 1]",
        "bring_in": "3",
        "small_bet": "10",
        "big_bet": "20",
        "starting_stacks": "[500, 500, 500, 500, 500, 500, 500, 500]",
        "actions": f"[{', '.join(deal)}]",
    }
    written = {name: value for name, value in {**fields, **changed}.items() if value is not None}
    return "".join(f"{name} = {value}\n" for name, value in written.items())


def after_the_deal(*actions: str) -> str:
    """The `actions` field of that document with more actions behind the deal."""
    deal = [f"d dh p{at} {cards}" for at, cards in enumerate(DOORS, 1)]
    return str([*deal, *actions])


@pytest.fixture
def read_phh(tmp_path: Path) -> Reader:
    """Reads a PHH document given as text, by way of a file."""

    def read(text: str, house: str | None = None, **clauses: str) -> Hand:
        file = tmp_path / "hand.phh"
        file.write_text(text, encoding="utf-8")
        (hand,) = read_hands(file, house, {key.replace("__", "."): value for key, value in clauses.items()})
        return hand

    return read


@pytest.fixture
def read_text(tmp_path: Path) -> Reader:
    """Reads one hand of a text history given as text, by way of a file."""

    def read(text: str, house: str | None = None) -> Hand:
        file = tmp_path / "hand.txt"
        file.write_text(text, encoding="utf-8")
        (hand,) = read_hands(file, house)
        return hand

    return read


@pytest.fixture
def kept() -> Callable[[str], list[Hand]]:
    """The hands of a file that is kept beside the tests."""
    return lambda name: list(read_hands(HANDS / name))


@pytest.fixture
def assert_refused(read_text: Reader) -> Callable[[str, str, int], None]:
    """Asserts that a text history is refused at its line, in one sentence."""

    def refused(text: str, expected: str, line: int) -> None:
        with pytest.raises(DoorcardError) as raised:
            read_text(text)
        error = raised.value
        assert (error.expected, error.where[1]) == (expected, f"line {line}")
        assert "\n" not in Words("en").error(error)

    return refused
