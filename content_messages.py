"""What Babel collects from content in TOML: of a house its name, its clauses restated and as we read them, and its
stakes as rounded; of a lesson the captions of its tables."""

import tomllib
from collections.abc import Collection, Iterator, Mapping
from typing import Any, BinaryIO

READ_BY_PEOPLE = ("name", "restated", "reading", "rounded", "caption")


def extract(
    file: BinaryIO, keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[tuple[int, str, str, list[str]]]:
    """Yields each sentence of a document that a person reads, as Babel's extraction methods do.

    TOML values come without line numbers, and the catalogue names files only, so each is given as line 1.
    """
    for sentence in _sentences(tomllib.loads(file.read().decode())):
        yield 1, "", sentence, []


def _sentences(value: object) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from _sentences(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in READ_BY_PEOPLE and isinstance(item, str):
                yield item
            else:
                yield from _sentences(item)
