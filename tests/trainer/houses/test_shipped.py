"""The six houses hold every clause they should, with the value and the provenance it should have.

The tables here are written by hand from the rules themselves: the pages' and the books' words decide.
"""

import re
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

import pytest

from trainer import resources
from trainer.houses.house import DealtStakes
from trainer.houses.keys import KEYS
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Game, Provenance, Structure

HOUSES = ("supremeking", "pokerking", "sportingbet", "hilo-bg", "tda", "cardroom")

# Every clause of every house, transcribed by hand from the pages and the books.
CLAUSES = Path(__file__).with_name("clauses.txt")

PROVENANCE = {"=": Provenance.STATED, "!": Provenance.STATED, "§": Provenance.CITED, "~": Provenance.ASSUMED}

# What a garbled sentence literally says, where that can be played.
LITERAL = {
    ("supremeking", "river.community_face"): "down",
    ("pokerking", "opener.by"): "previous_street",
    ("pokerking", "open_pair.mode"): "holder",
    ("pokerking", "open_pair.hilo"): "off",
    ("sportingbet", "bring_in.by"): "suit",
    ("hilo-bg", "river.face"): "up",
}

# The sentence that needs a reading, and the clause at which the reading is given.
GARBLED = {
    "000.62": ("supremeking", "river.community_face"),
    "000.39": ("supremeking", "showdown.first"),
    "001.25": ("pokerking", "opener.by"),
    "001.23": ("pokerking", "opener.tie"),
    "001.02": ("pokerking", "structure"),
    "002.25": ("sportingbet", "bring_in.by"),
    "003.39": ("hilo-bg", "river.face"),
    "003.51": ("hilo-bg", "low.qualifier"),
    "003.02": ("hilo-bg", "games"),
}

# The pages in the order of their houses, with how many sentences each has.
PAGES = {"supremeking": ("000", 76), "pokerking": ("001", 37), "sportingbet": ("002", 43), "hilo-bg": ("003", 71)}

# The rules of the two books that decide a clause by number; every other clause names a book and, at most, a chapter.
TDA_RULES = {"13", "16", "17A", "20", "20B", "20C", "21", "30", "35A", "35E", "36", "38", "47B", "48", "66"}


class Cell(NamedTuple):
    house: str
    key: str
    mark: str
    value: str


def cells() -> list[Cell]:
    found = []
    for line in CLAUSES.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        key, *columns = (column.strip() for column in line.split("|"))
        found += [Cell(house, key, text[0], text[1:]) for house, text in zip(HOUSES, columns, strict=True)]
    return found


def test_the_houses_come_in_their_order_and_each_has_its_file() -> None:
    assert house_ids() == HOUSES
    files = [name for name in resources.names("trainer", "houses") if name.endswith(".toml")]
    assert files == sorted(f"{house}.toml" for house in HOUSES)
    assert [load_house(house).id for house in HOUSES] == list(HOUSES)


def test_no_key_is_left_out_of_the_table() -> None:
    assert {cell.key for cell in cells()} == set(KEYS)
    assert len(cells()) == len(KEYS) * len(HOUSES)


@pytest.mark.parametrize("cell", cells(), ids=lambda cell: f"{cell.house}:{cell.key}")
def test_a_clause_is_as_its_source_has_it(cell: Cell) -> None:
    house = load_house(cell.house)
    if cell.mark == "-":
        assert cell.key not in house.clauses
        return
    clause = house.clauses[cell.key]
    assert clause.key is KEYS[cell.key]
    assert clause.key.write(clause.value) == cell.value
    assert house[clause.key] == clause.value
    assert clause.provenance is PROVENANCE[cell.mark]
    # An assumption names no source and says that it is ours; a statement has one, and a reading where it needs one.
    assert bool(clause.source) == (cell.mark != "~")
    assert bool(clause.reading) == (cell.mark in "~!")
    literal = LITERAL.get((cell.house, cell.key))
    assert clause.literal == (None if literal is None else clause.key.read(literal))
    assert clause.restated.endswith(".")


def test_what_is_assumed_says_whose_it_is() -> None:
    for house in map(load_house, HOUSES):
        for clause in house.clauses.values():
            if clause.provenance is Provenance.ASSUMED:
                assert re.search(r"\b(our|we|We)\b", clause.reading), f"{house.id} {clause.key.text}"
                assert re.search(r"\b(page|book)\b", clause.reading), f"{house.id} {clause.key.text}"


@pytest.mark.parametrize("sentence", GARBLED)
def test_a_garbled_sentence_is_read_at_its_clause(sentence: str) -> None:
    house, key = GARBLED[sentence]
    clause = load_house(house).clauses[key]
    assert sentence in clause.source.split(", ")
    assert clause.reading


def test_what_is_garbled_beside_a_clause_is_read_there_too() -> None:
    # "No community cards", and yet eight seats: the assumption about the short deck answers to it.
    assert "56 cards" in load_house("pokerking").clauses["river.short_deck"].reading
    # The passage on hold'em stands among the bet sizes.
    assert "002.37" in load_house("sportingbet").clauses["street.big_from"].reading


def test_the_literal_value_is_another_than_the_one_we_read() -> None:
    for (house, key), literal in LITERAL.items():
        assert load_house(house).clauses[key].value != KEYS[key].read(literal)


@pytest.mark.parametrize("id", PAGES)
def test_a_page_is_cited_by_its_own_sentences(id: str) -> None:
    page, sentences = PAGES[id]
    for clause in load_house(id).clauses.values():
        if clause.source:
            numbers = clause.source.split(", ")
            assert numbers == sorted(set(numbers))
            for number in numbers:
                found = re.fullmatch(rf"{page}\.(\d\d)", number)
                assert found, f"{clause.key.text}: {number}"
                assert 1 <= int(found[1]) <= sentences


def test_the_sentences_are_there(shared: Path) -> None:
    for id, (page, sentences) in PAGES.items():
        text = (shared / "sources" / f"{page}.numbered.tsv").read_text(encoding="utf-8")
        there = {line.split("\t")[0] for line in text.splitlines()}
        assert len(there) == sentences
        cited = {number for clause in load_house(id).clauses.values() for number in clause.source.split(", ")}
        assert cited - {""} <= there


def test_a_book_is_cited_by_rules_it_has() -> None:
    for clause in load_house("tda").clauses.values():
        if clause.source:
            found = re.fullmatch(r"TDA 2024 (?:RP-10[A-H]?|RP-5D|rule (\w+))", clause.source)
            assert found, clause.source
            assert found[1] is None or found[1] in TDA_RULES
    chapters = {"Seven-Card Stud", "Seven-Card Stud High-Low", "General Poker Rules"}
    numbered = {"Betting and Raising", "Betting and Raising 5"}
    for clause in load_house("cardroom").clauses.values():
        if clause.source:
            book, _, places = clause.source.partition(", ")
            assert book == "Robert's Rules of Poker v11"
            assert set(places.split("; ")) <= chapters | numbered


def test_a_rule_that_a_book_numbers_is_cited_by_it() -> None:
    tda = load_house("tda").clauses
    assert {
        key: tda[key].source for key in ("bring_in.all_in", "opener.tie", "open_pair.mode", "river.short_deck")
    } == {
        "bring_in.all_in": "TDA 2024 RP-10E",
        "opener.tie": "TDA 2024 RP-10D",
        "open_pair.mode": "TDA 2024 RP-10F",
        "river.short_deck": "TDA 2024 RP-10H",
    }
    assert tda["cap.heads_up"].source == "TDA 2024 rule 48"
    assert tda["all_in.counts_from"].source == "TDA 2024 rule 47B"
    assert tda["showdown.checked"].source == "TDA 2024 rule 17A"
    assert tda["showdown.muck"].source == "TDA 2024 rule 16"
    assert tda["odd_chip.high"].source == "TDA 2024 rule 20B"


class Sign(NamedTuple):
    """What a table's sign says: small and big bet, ante, bring-in and smallest chip, in the table's own money."""

    small: Fraction
    big: Fraction
    ante: Fraction
    bring_in: Fraction
    chip: Fraction


def sign(dealt: DealtStakes) -> Sign:
    stakes = dealt.stakes
    unit = stakes.unit
    return Sign(*map(unit.value, (stakes.small, stakes.big, stakes.ante, stakes.bring_in)), unit.chip)


def signs() -> list[tuple[str, DealtStakes, Sign]]:
    return [(house, dealt, sign(dealt)) for house in HOUSES for dealt in load_house(house).stakes]


def of(house: str) -> list[Sign]:
    return [sign(dealt) for dealt in load_house(house).stakes]


def sums(*written: str) -> Sign:
    return Sign(*map(Fraction, written))


def test_each_house_deals_some_stakes_its_own_examples_first() -> None:
    assert all(3 <= len(load_house(house).stakes) <= 6 for house in HOUSES)
    # An ante of 0.15 in a game of 1/2 (000.12); 2/4 (000.07).
    assert [(one.small, one.big) for one in of("supremeking")[:2]] == [(1, 2), (2, 4)]
    assert of("supremeking")[0].ante == Fraction("0.15")
    # 5/10 (001.37) and 1/2 (001.14).
    assert {(one.small, one.big) for one in of("pokerking")[:4]} == {(5, 10), (1, 2)}
    # 4/8 (002.31) and 0.50/1 without an ante (002.07).
    assert [(one.small, one.big) for one in of("sportingbet")[:2]] == [(4, 8), (Fraction("0.50"), 1)]
    assert of("sportingbet")[1].ante == 0
    assert sums("10", "20", "1", "3", "1") in of("cardroom")
    assert sums("20", "40", "3", "5", "1") in of("cardroom")
    assert (15, 30, 5) in {(one.small, one.big, one.bring_in) for one in of("cardroom")}


@pytest.mark.parametrize(("house", "dealt", "sign"), signs(), ids=str)
def test_stakes_are_such_as_can_be_dealt(house: str, dealt: DealtStakes, sign: Sign) -> None:
    assert sign.ante < sign.bring_in < sign.small < sign.big
    for amount in sign:
        assert (amount / sign.chip).denominator == 1
    if dealt.structure is Structure.LIMIT:
        assert sign.big == 2 * sign.small
    assert (dealt.stakes.unit.symbol == "$") == (house in ("supremeking", "sportingbet", "cardroom"))


def test_every_game_and_structure_of_a_house_is_dealt() -> None:
    for house in map(load_house, HOUSES):
        assert {dealt.game for dealt in house.stakes} == set(house[KEYS["games"]])
        assert {dealt.structure for dealt in house.stakes} == set(house[KEYS["structure"]])


def test_a_game_of_both_kinds_is_dealt_at_the_same_stakes() -> None:
    for house in ("pokerking", "tda"):
        by_game = {
            game: [sign(dealt) for dealt in load_house(house).stakes if dealt.game is game]
            for game in (Game.HIGH, Game.HILO)
        }
        assert by_game[Game.HIGH] == by_game[Game.HILO]


def test_fractions_are_kept_or_the_rounding_is_said() -> None:
    for house, dealt, at in signs():
        if house == "pokerking":
            # Half the small bet; a fifth of it for the ante, never less, and less than a chip more.
            exact = at.ante == at.small / 5 and at.bring_in == at.small / 2
            assert at.bring_in == at.small / 2
            assert at.small / 5 <= at.ante < at.small / 5 + at.chip
        elif house == "sportingbet":
            exact = at.bring_in in (at.small / 5, at.small / 2)
            assert exact
            assert (at.ante == 0) == ((at.small, at.big) == (Fraction("0.50"), 1))
        elif house == "hilo-bg":
            # About a quarter and about half: within a chip.
            exact = at.ante == at.small / 4 and at.bring_in == at.small / 2
            assert abs(at.ante - at.small / 4) < at.chip
            assert abs(at.bring_in - at.small / 2) < at.chip
        else:
            exact = True
        assert exact == (not dealt.rounded), (house, at)


def test_the_fractions_of_sportingbet_are_both_dealt() -> None:
    assert {at.bring_in / at.small for at in of("sportingbet")} == {Fraction(1, 5), Fraction(1, 2)}


def test_what_is_rounded_is_said_in_figures() -> None:
    told = {(house, at.small): dealt.rounded for house, dealt, at in signs() if dealt.rounded}
    # A fifth of 3 is 0.60: up to 0.75. A quarter of 5 is 1.25 and half of it 2.50: down to 1 and 2.
    assert set(told) == {("pokerking", 3), ("hilo-bg", 5)}
    assert all(figure in told["pokerking", Fraction(3)] for figure in ("0.60", "0.75"))
    assert all(figure in told["hilo-bg", Fraction(5)] for figure in ("1.25", "2.50"))


def test_amounts_that_no_page_gives_are_said_to_be_ours() -> None:
    # What the page itself gives, or what follows from its fractions; everything else is assumed. The books give none.
    given = {
        ("supremeking", Fraction(1)): {"small", "big", "ante"},
        ("supremeking", Fraction(2)): {"small", "big"},
        ("pokerking", Fraction(5)): {"small", "big", "ante"},
        ("pokerking", Fraction(1)): {"small", "big", "ante"},
        ("pokerking", Fraction(3)): {"ante"},
        ("sportingbet", Fraction(4)): {"small", "big"},
        ("sportingbet", Fraction("0.50")): {"small", "big", "ante"},
        **{("hilo-bg", at.small): {"ante", "bring_in"} for at in of("hilo-bg")},
    }
    for house, dealt, at in signs():
        assert set(dealt.assumed) == set(Sign._fields) - given.get((house, at.small), set()), (house, at)
