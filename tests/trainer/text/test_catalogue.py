"""Sentences come from the reader's catalogue, and stay English where there is none."""

import tomllib
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_file
from babel.messages.frontend import parse_keywords
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from trainer import resources
from trainer.cards import Rank
from trainer.cli.typed import HOW
from trainer.money import Chips, Unit
from trainer.reasons import Fact
from trainer.text.catalogue import languages
from trainer.text.clauses import TITLES, VALUES
from trainer.text.errors import ACTS, ERRORS
from trainer.text.facts import FACTS
from trainer.text.marker import Counted
from trainer.text.names import CATEGORIES, HANDS, RANKS, SHOWING, STREETS, SUITS
from trainer.text.questions import ASKS, TRAPS
from trainer.text.words import Words

PO = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=1; plural=0;\\n"

msgid "Lowest rank showing: {rank}, one card."
msgid_plural "Lowest rank showing: {rank:plural}, {count} cards."
msgstr[0] "thấp nhất là {count} lá {rank}."

msgid "four"
msgstr "bốn"

msgid "{first} and {last}"
msgstr "{first} và {last}"

msgid "seat {seats}"
msgid_plural "seats {seats}"
msgstr[0] "ghế {seats}"

msgid "1,234.5"
msgstr "1.234,5"

msgid "{symbol}{number}"
msgstr "{number} {symbol}"
"""


@pytest.fixture
def vietnamese(monkeypatch: pytest.MonkeyPatch) -> Words:
    compiled = BytesIO()
    write_mo(compiled, read_po(BytesIO(PO.encode()), locale="vi"))
    asked: list[tuple[str, ...]] = []

    def read(package: str, *path: str) -> bytes:
        asked.append((package, *path))
        return compiled.getvalue()

    monkeypatch.setattr(resources, "read", read)
    words = Words("vi")
    assert asked == [("assets", "translations", "vi", "LC_MESSAGES", "doorcard.mo")]
    return words


def test_sentences_plurals_and_numbers_are_those_of_the_language(vietnamese: Words) -> None:
    lowest = Fact("bring_in.lowest_rank", {"rank": Rank.FOUR, "count": 2})
    assert vietnamese.fact(lowest, Unit()) == "Thấp nhất là 2 lá bốn."
    assert vietnamese.seats((1, 4)) == "ghế 1 và 4"
    assert vietnamese.money(123450, Unit(Unit().chip / 100, "$")) == "1.234,50 $"


def test_what_is_not_translated_is_read_in_english(vietnamese: Words) -> None:
    assert vietnamese.fact(Fact("bring_in.may_open", {"amount": Chips(10)}), Unit()) == "He may open for 10 instead."


@pytest.mark.parametrize("language", ["en", "xx", "", "../../../etc", "EN", "vi/..", "english"])
def test_a_language_that_there_is_no_catalogue_of_is_read_in_english(language: str) -> None:
    assert Words(language)("Seat {seat} acts.", seat=6) == "Seat 6 acts."
    assert Words(language).n("{count} card", "{count} cards", 1) == "1 card"
    assert Words(language).n("{count} card", "{count} cards", 2) == "2 cards"


def test_english_is_always_there() -> None:
    assert languages()[0] == "en"


def test_a_sentence_without_values_may_hold_braces() -> None:
    assert Words()("{ and }") == "{ and }"


def test_every_sentence_of_the_tables_is_collected_for_translation(root: Path) -> None:
    with (root / "pyproject.toml").open("rb") as project:
        words = tomllib.load(project)["tool"]["babel"]["extract_messages"]["keywords"]
    collected: set[str | tuple[str, ...]] = set()
    for path in (root / "trainer").rglob("*.py"):
        for _, message, _, _ in extract_from_file("python", path, keywords=parse_keywords(words)):
            collected.add(message)
    for table in (FACTS, ERRORS, ACTS, TITLES, VALUES, STREETS, CATEGORIES, SHOWING, HANDS, SUITS, HOW, ASKS, TRAPS):
        for sentence in table.values():
            assert (sentence[:2] if isinstance(sentence, Counted) else sentence) in collected, sentence
    for one, many in RANKS.values():
        assert {one, many} <= collected
