"""A clause's values are read as files and the command line write them, and written back the same."""

import time
from fractions import Fraction
from typing import Any

import pytest

from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import KEYS, Key
from trainer.money import amount


@pytest.mark.parametrize("key", KEYS.values(), ids=str)
def test_every_choice_and_the_mainstream_are_written_as_they_are_read(key: Key[Any]) -> None:
    assert key.read(key.write(key.mainstream)) == key.mainstream
    for choice in key.choices:
        assert key.write(key.read(choice)) == choice


@pytest.mark.parametrize(
    ("key", "written", "value"),
    [
        (k.CAP_WAGERS, 4, v.CapWagers.FOUR),
        (k.CAP_WAGERS, "none", v.CapWagers.NONE),
        (k.LOW_QUALIFIER, 8, v.LowQualifier.EIGHT),
        (k.PLAYERS_MOST, 8, 8),
        (k.PLAYERS_MOST, "7", 7),
        (k.BRING_IN_MAY_OPEN, "no", False),
        (k.BRING_IN_MAY_OPEN, True, True),
        (k.OPEN_PAIR_HILO, "on", True),
        (k.GAMES, "high, hilo", (v.Game.HIGH, v.Game.HILO)),
        (k.GAMES, ["hilo", "high", "hilo"], (v.Game.HIGH, v.Game.HILO)),
        (k.GAMES, "hilo", (v.Game.HILO,)),
        (k.ANTE_SIZE, "table", v.Size()),
        (k.BRING_IN_SIZE, "1/2, 1/5", v.Size((Fraction(1, 5), Fraction(1, 2)))),
        (k.BRING_IN_SIZE, ["1", "1/2"], v.Size((Fraction(1, 2), Fraction(1)))),
        (k.ANTE_NONE_AT, "0.50/1", (v.StakesLimit(Fraction(1, 2), Fraction(1)),)),
        (k.ANTE_NONE_AT, "", ()),
    ],
)
def test_a_value_is_read(key: Key[Any], written: object, value: object) -> None:
    assert key.read(written) == value


@pytest.mark.parametrize(
    ("key", "written"),
    [
        (k.BRING_IN_TIE, "suit"),
        (k.BRING_IN_TIE, ""),
        (k.BRING_IN_TIE, None),
        (k.BRING_IN_TIE, ["suit_low"]),
        (k.BRING_IN_TIE, True),
        (k.CAP_WAGERS, 3),
        (k.PLAYERS_LEAST, 1),
        (k.PLAYERS_MOST, 9),
        (k.PLAYERS_MOST, "eight"),
        (k.PLAYERS_MOST, "٨"),
        (k.PLAYERS_MOST, True),
        (k.BRING_IN_MAY_OPEN, "on"),
        (k.BRING_IN_MAY_OPEN, 1),
        (k.OPEN_PAIR_HILO, "yes"),
        (k.GAMES, "razz"),
        (k.GAMES, "high, razz"),
        (k.GAMES, []),
        (k.GAMES, {"high": 1}),
        (k.BRING_IN_SIZE, "a half"),
        (k.BRING_IN_SIZE, "0"),
        (k.BRING_IN_SIZE, "-1/2"),
        (k.BRING_IN_SIZE, "3/2"),
        (k.BRING_IN_SIZE, "1/0"),
        (k.BRING_IN_SIZE, "table, 1/2"),
        (k.BRING_IN_SIZE, "1e99999999"),
        (k.ANTE_NONE_AT, "0.50"),
        (k.ANTE_NONE_AT, "1/0.50"),
        (k.ANTE_NONE_AT, "0/0"),
        (k.ANTE_NONE_AT, "1/2/4"),
    ],
)
def test_what_a_clause_does_not_take_is_refused_naming_it(key: Key[Any], written: object) -> None:
    started = time.perf_counter()
    with pytest.raises(ContentError) as caught:
        key.read(written)
    assert caught.value.where == (key.text,)
    assert caught.value.found == written
    assert caught.value.expected == ("clause_choice" if key.choices else "clause_value")
    assert caught.value.facts["choices"] == ", ".join(key.choices)
    assert time.perf_counter() - started < 1


def test_stakes_are_written_as_on_a_sign() -> None:
    assert k.ANTE_NONE_AT.write(k.ANTE_NONE_AT.read("0.5/1, 1000000/2000000")) == "0.50/1, 1000000/2000000"


def test_an_amount_is_exact_to_the_cent() -> None:
    assert amount("0.15") == Fraction(3, 20)
    assert amount("10") == 10
    assert [amount(text) for text in ("", "-1", "1,5", "0.155", "1e3", "½", " 1", "1\n", "1234567890")] == [None] * 9
