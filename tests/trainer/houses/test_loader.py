"""A house file is read whole or refused, naming the file, the key, what was found and what was expected."""

import time
from pathlib import Path
from typing import Any

import pytest

from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.loader import house_ids, load_house
from trainer.houses.reading import MOST_BYTES, read_house
from trainer.houses.shipped import shipped_house
from trainer.money import Unit

HEAD = """
id = "corner"
name = "The Corner House"
"""

CLAUSES = """
[clauses."games"]
value = ["hilo", "high"]
provenance = "stated"
source = "Corner 1"
restated = "Both games are dealt."

[clauses."bring_in.tie"]
value = "first_dealt"
provenance = "stated"
source = "Corner 2"
restated = "The first dealt of equal low cards brings it in."
reading = "Of two sentences we go by the first."
literal = "suit_high"

[clauses."cap.wagers"]
value = 5
provenance = "assumed"
restated = "A bet and four raises."
reading = "The page does not say: we assume five."
"""

STAKES = """
[[stakes]]
small = "0.50"
big = "1"
ante = "0.05"
bring_in = "0.25"
chip = "0.05"
symbol = "€"
game = "hilo"
assumed = ["chip"]
rounded = "Nothing is."
"""


def written(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "corner.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def refused(tmp_path: Path, text: str | bytes) -> ContentError:
    path = written(tmp_path, text)
    with pytest.raises(ContentError) as caught:
        read_house(path)
    assert caught.value.where[0] == str(path)
    return caught.value


def test_a_house_is_read_from_a_file(tmp_path: Path) -> None:
    house = read_house(written(tmp_path, HEAD + CLAUSES + STAKES))
    assert (house.id, house.name) == ("corner", "The Corner House")
    assert list(house.clauses) == ["games", "bring_in.tie", "cap.wagers"]
    assert house[k.GAMES] == (v.Game.HIGH, v.Game.HILO)
    tie = house.clause(k.BRING_IN_TIE)
    assert (tie.value, tie.literal) == (v.BringInTie.FIRST_DEALT, v.BringInTie.SUIT_HIGH)
    assert (tie.provenance, tie.source) == (v.Provenance.STATED, "Corner 2")
    assert tie.restated == "The first dealt of equal low cards brings it in."
    assert tie.reading == "Of two sentences we go by the first."
    cap = house.clause(k.CAP_WAGERS)
    assert (cap.value, cap.source, cap.provenance) == (v.CapWagers.FIVE, "", v.Provenance.ASSUMED)
    # In chips of 0.05: 10, 20, 1 and 5.
    (dealt,) = house.stakes
    assert (dealt.stakes.small, dealt.stakes.big, dealt.stakes.ante, dealt.stakes.bring_in) == (10, 20, 1, 5)
    assert dealt.stakes.unit == Unit(dealt.stakes.unit.value(1), "€")
    assert str(dealt.stakes.unit.chip) == "1/20"
    assert (dealt.game, dealt.structure) == (v.Game.HILO, v.Structure.LIMIT)
    assert (dealt.assumed, dealt.rounded) == (("chip",), "Nothing is.")


def test_a_clause_that_nobody_has_put_in_words_is_read(tmp_path: Path) -> None:
    house = read_house(written(tmp_path, FILE.replace('restated = "A bet and four raises."', "")))
    assert house.clause(k.CAP_WAGERS).restated == ""


def test_a_clause_the_file_leaves_out_is_the_mainstream_as_our_assumption(tmp_path: Path) -> None:
    house = read_house(written(tmp_path, HEAD + CLAUSES + STAKES))
    assert house[k.OPENER_TIE] is v.OpenerTie.POSITION
    assert house.clause(k.OPENER_TIE).provenance is v.Provenance.ASSUMED


FILE = HEAD + CLAUSES + STAKES

REFUSED: dict[str, tuple[str, str, str, tuple[str, ...], Any]] = {
    # what is wrong: (text, its replacement, the sentence that says so, the place in the file, what was found there)
    "unknown clause": ('"bring_in.tie"', '"bring_in.ties"', "clause_key", (), "bring_in.ties"),
    "value of no such kind": ('"first_dealt"', '"first_seat"', "clause_choice", ("bring_in.tie",), "first_seat"),
    "literal of no such kind": ('"suit_high"', '"suit"', "clause_choice", ("bring_in.tie",), "suit"),
    "value of another type": ("value = 5", "value = 5.0", "clause_choice", ("cap.wagers",), 5.0),
    "no value": ("value = 5", "", "house_value", ("cap.wagers", "value"), None),
    "no such game": ('["hilo", "high"]', '["razz"]', "clause_choice", ("games",), ["razz"]),
    "no provenance": ('provenance = "assumed"', "", "house_choice", ("cap.wagers", "provenance"), None),
    "wrong provenance": ('"assumed"', '"guessed"', "house_choice", ("cap.wagers", "provenance"), "guessed"),
    "statement without a source": ('source = "Corner 2"', "", "house_text", ("bring_in.tie", "source"), None),
    "blank source": ('"Corner 2"', '" "', "house_text", ("bring_in.tie", "source"), " "),
    "assumption with a source": (
        'provenance = "assumed"',
        'provenance = "assumed"\nsource = "Corner 3"',
        "house_assumed_source",
        ("cap.wagers", "source"),
        "Corner 3",
    ),
    "assumption that does not say so": (
        'reading = "The page does not say: we assume five."',
        "",
        "house_text",
        ("cap.wagers", "reading"),
        None,
    ),
    "blank restatement": ('"A bet and four raises."', '" "', "house_text", ("cap.wagers", "restated"), " "),
    "more players at least than at most": (
        "value = 5",
        'value = 5\nprovenance = "assumed"\nreading = "Ours."\n[clauses."players.least"]\nvalue = 7\n'
        'provenance = "assumed"\nreading = "Ours."\n[clauses."players.most"]\nvalue = 6',
        "house_players",
        ("players.least",),
        7,
    ),
    "origin that is no text": ('id = "corner"', 'id = "corner"\ncopy_of = "tda"', "house_ids", ("copy_of",), "tda"),
    "number for a text": ('"A bet and four raises."', "4", "house_text", ("cap.wagers", "restated"), 4),
    "unknown field of a clause": ("value = 5", "value = 5\nvalu = 4", "house_field", ("cap.wagers",), "valu"),
    "clause that is no table": (
        '[clauses."games"]',
        '[clauses]\n"burns" = "none"\n[clauses."games"]',
        "house_table",
        ("burns",),
        "none",
    ),
    "unknown field of the file": ('id = "corner"', 'id = "corner"\nplace = "corner"', "house_field", (), "place"),
    "no id": ('id = "corner"', "", "house_text", ("id",), None),
    "no name": ('name = "The Corner House"', "", "house_text", ("name",), None),
    "no clauses": (CLAUSES, "", "house_table", ("clauses",), None),
    "no stakes": (STAKES, "", "house_stakes", ("stakes",), None),
    "stakes that are no list": ("[[stakes]]", "[stakes]", "house_stakes", ("stakes",), ...),
    "money as a float": ('"0.25"', "0.25", "house_amount", ("stakes 1", "bring_in"), 0.25),
    "money in words": ('"0.25"', '"a quarter"', "house_amount", ("stakes 1", "bring_in"), "a quarter"),
    "no ante given": ('ante = "0.05"', "", "house_amount", ("stakes 1", "ante"), None),
    "chip worth nothing": ('chip = "0.05"', 'chip = "0"', "house_amount", ("stakes 1", "chip"), "0"),
    "amount no chips make": ('"0.25"', '"0.24"', "house_chip", ("stakes 1", "bring_in"), "0.24"),
    "bring-in above the small bet": (
        '"0.25"',
        '"0.75"',
        "house_stakes_order",
        ("stakes 1",),
        ["0.50", "1", "0.05", "0.75", "0.05"],
    ),
    "no bring-in": (
        'ante = "0.05"\nbring_in = "0.25"',
        'ante = "0"\nbring_in = "0"',
        "house_stakes_order",
        ("stakes 1",),
        ["0.50", "1", "0", "0", "0.05"],
    ),
    "stakes of another game": ('game = "hilo"', 'game = "razz"', "house_choice", ("stakes 1", "game"), "razz"),
    "structure not offered": (
        'game = "hilo"',
        'game = "hilo"\nstructure = "spread"',
        "house_choice",
        ("stakes 1", "structure"),
        "spread",
    ),
    "unknown amount assumed": ('["chip"]', '["rake"]', "house_assumed", ("stakes 1", "assumed"), ["rake"]),
    "amounts assumed that are no list": ('["chip"]', '"chip"', "house_assumed", ("stakes 1", "assumed"), "chip"),
    "unknown field of stakes": ('symbol = "€"', 'sign = "€"', "house_field", ("stakes 1",), "sign"),
}


@pytest.mark.parametrize("wrong", REFUSED)
def test_a_wrong_file_is_refused_at_its_key(tmp_path: Path, wrong: str) -> None:
    text, instead, expected, where, found = REFUSED[wrong]
    assert FILE.count(text) == 1
    error = refused(tmp_path, FILE.replace(text, instead))
    assert error.expected == expected
    assert error.where[1:] == where
    assert found is ... or error.found == found


def test_what_was_expected_is_told(tmp_path: Path) -> None:
    assert refused(tmp_path, FILE.replace('"bring_in.tie"', '"bring_in.ties"')).facts == {"near": "bring_in.tie"}
    value = refused(tmp_path, FILE.replace('"first_dealt"', '"first_seat"'))
    assert value.facts["choices"] == "suit_low, suit_high, first_dealt"
    provenance = refused(tmp_path, FILE.replace('"assumed"', '"guessed"'))
    assert provenance.facts["choices"] == "stated, cited, assumed"
    # Of the two games this house deals, not of all there are.
    one_game = FILE.replace('["hilo", "high"]', '["high"]')
    assert refused(tmp_path, one_game).facts["choices"] == "high"
    assert refused(tmp_path, FILE.replace('"0.25"', '"0.24"')).facts["chip"] == "0.05"


def test_a_file_that_is_no_toml_is_refused_at_its_line(tmp_path: Path) -> None:
    error = refused(tmp_path, 'id = "corner"\nname = The Corner House\n')
    assert (error.expected, error.found, error.facts) == ("house_toml", "name = The Corner House", {"line": 2})


def test_a_file_that_breaks_off_is_refused_at_its_end(tmp_path: Path) -> None:
    error = refused(tmp_path, 'id = "corner"\nname = """')
    assert (error.expected, error.facts) == ("house_toml", {"line": 2})


@pytest.mark.parametrize(
    "content",
    [b"id = '\xff'", b"\x00", b"a = " + b"[" * 20_000, b"a = " + b"9" * 20_000],
    ids=["bytes", "nul", "deep", "long"],
)
def test_what_only_looks_like_a_file_is_refused(tmp_path: Path, content: bytes) -> None:
    error = refused(tmp_path, content)
    assert (error.expected, error.facts) == ("house_toml", {"line": 1})


def test_a_file_too_large_is_refused_unread(tmp_path: Path) -> None:
    padding = "\n" * (MOST_BYTES - len(FILE.encode()))
    assert read_house(written(tmp_path, FILE + padding)).id == "corner"
    error = refused(tmp_path, FILE + padding + "\n")
    assert (error.expected, error.facts) == ("house_size", {"most": 256 * 1024})


@pytest.mark.parametrize("name", ["none.toml", "."])
def test_a_file_that_is_not_there_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_house(tmp_path / name)
    assert (caught.value.expected, caught.value.where) == ("house_file", (str(tmp_path / name),))


def test_a_house_that_is_not_shipped_is_refused_naming_those_that_are() -> None:
    with pytest.raises(ContentError) as caught:
        load_house("../houses/tda")
    assert (caught.value.expected, caught.value.found) == ("house_id", "../houses/tda")
    assert caught.value.facts["houses"] == "supremeking, pokerking, sportingbet, hilo-bg, tda, cardroom"


def test_a_house_is_loaded_once_and_quickly() -> None:
    started = time.perf_counter()
    # As for the first time; those that other tests hold stay the same.
    read = [shipped_house.__wrapped__(house) for house in house_ids()]
    # A few milliseconds a house; the bound leaves room for a busy machine.
    assert time.perf_counter() - started < 0.5
    assert all(load_house(house.id) is load_house(house.id) for house in read)
