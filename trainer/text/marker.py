"""Marks a sentence for the catalogue where it stands in a table, to be translated when it is shown."""

from typing import NamedTuple


class Counted(NamedTuple):
    """A sentence in its two English forms; the value named `by` is counted to choose between them."""

    one: str
    many: str
    by: str


def N_(text: str) -> str:
    """The text itself. Babel collects what is marked so."""
    return text


def n(one: str, many: str, by: str) -> Counted:
    """A sentence for one and a sentence for more. Babel collects what is marked so."""
    return Counted(one, many, by)
