"""`doorcard rule`: what the rules say at the point where a hand in a file stops."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from trainer.cli.options import clauses_of, command_parser, named_house
from trainer.cli.report import document
from trainer.cli.table_text import middle, seats, title
from trainer.errors import NotationError
from trainer.floor.report import Report, report
from trainer.notation.hand import Hand
from trainer.notation.read import written_hands
from trainer.text.rulings import told
from trainer.text.worded import because_lines
from trainer.text.words import Words


def run(arguments: Sequence[str], words: Words) -> int:
    """Print the rulings at the end of one hand of a file, for people or as JSON."""
    parser = command_parser(words, "rule", words("Say what the rules say at the point where a hand stops."))
    parser.add_argument("file", metavar="FILE", type=Path, help=words("a hand in PHH, or a history of hands"))
    parser.add_argument("--hand", metavar="K", type=int, default=1, help=words("the K-th hand of the file"))
    parser.add_argument("--json", action="store_true", help=words("say it to a program"))
    options = parser.parse_args(arguments)
    clauses = clauses_of(options.clause)
    if options.house:
        named_house(options.house)  # a house there is not is no fault of the file
    hand = _hand(options.file, options.hand, options.house, clauses)
    found = report(hand.table, hand.house)
    if options.json:
        import json

        print(json.dumps(document(found, words), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_lines(found, words)))
    return 0


def _hand(file: Path, number: int, house: str | None, clauses: dict[str, object]) -> Hand:
    if number < 1:
        raise NotationError("hand_number", found=number, where=("--hand",))
    there = 0
    for there, written in enumerate(written_hands(file), 1):
        if there == number:
            return written.read(house, clauses)
    raise NotationError("hand_missing", found=there, where=(str(file),), facts={"number": number})


def _lines(found: Report, words: Words) -> Iterator[str]:
    table = found.table
    yield title(words, table, found.house)
    yield from seats(words, table)
    yield from middle(words, table)
    yield ""
    yield from (said for _, said in told(found, words))
    yield ""
    yield words("Because:")
    yield from because_lines(found.because, found.house, table.stakes.unit, words)
