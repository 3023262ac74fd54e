"""What goes wrong with input: each error carries what was found, where, and what was expected.

An error holds a key and facts, never a sentence: `trainer.text` words it in the reader's language.
"""

from collections.abc import Mapping


class DoorcardError(Exception):
    """Something a person gave cannot be used.

    `expected` is the key of a sentence in `trainer.text.errors`, worded with `facts`; `found` is quoted from the
    input as it stands; `where` is a list of plain places from the outside in, such as a file, a line and an action.
    """

    def __init__(
        self,
        expected: str,
        *,
        found: object = None,
        where: tuple[str, ...] = (),
        facts: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(expected, found, where)
        self.expected = expected
        self.found = found
        self.where = where
        self.facts: Mapping[str, object] = facts or {}

    def at(self, *outer: str) -> "DoorcardError":
        """The same error seen from further out: `outer` places come before its own."""
        self.where = (*outer, *self.where)
        return self


class NotationError(DoorcardError):
    """A text that is no card, hand, amount or file of the form it should have."""


class IllegalEvent(DoorcardError):
    """An event that the rules do not allow at this point of the hand; `clause` is the house's, where one decides."""

    def __init__(
        self,
        expected: str,
        *,
        clause: str | None = None,
        found: object = None,
        where: tuple[str, ...] = (),
        facts: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(expected, found=found, where=where, facts=facts)
        self.clause = clause


class ContentError(DoorcardError):
    """A house, lesson or paper that is wrong at one of its keys; `where` is the file and the key."""


class RecordsError(DoorcardError):
    """The records of trainees and answers cannot be read or kept; `where` is the place they are kept in."""


class ServerGone(RecordsError):
    """The server that keeps the records does not answer, or no longer does."""
