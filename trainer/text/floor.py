"""A ruling of the floor as one text, to be sent to whoever keeps the rules."""

from collections.abc import Iterator

from trainer.floor.dispute import Dispute
from trainer.notation.phh_write import write_phh
from trainer.text.names import capital
from trainer.text.rulings import told
from trainer.text.worded import because_lines
from trainer.text.words import Words


def report_text(dispute: Dispute, words: Words, version: str) -> str:
    """The house, the rulings with their clauses, the table as it lies and the hand in PHH; `version` is the program's.

    Nothing is ruled while door cards have still to be named.
    """
    return "\n".join(_lines(dispute, words, version)) + "\n"


def _lines(dispute: Dispute, words: Words, version: str) -> Iterator[str]:
    table, house = dispute.table, dispute.house
    yield words("Doorcard {version}", version=version)
    yield words("House: {house} ({id}, {version})", house=words(house.name), id=house.id, version=house.version)
    yield ""
    yield from words.describe(table).splitlines()
    if not dispute.missing:
        found = dispute.ruled()
        yield ""
        yield from (capital(said) for _, said in told(found, words))
        yield ""
        yield words("Because:")
        yield from because_lines(found.because, house, table.stakes.unit, words)
    yield ""
    yield write_phh(dispute.hand).rstrip()
