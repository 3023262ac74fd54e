"""`doorcard audit`: recorded hands held against the rules.

In the JSON document `expected` and `found` are what the departure is about, as a number or a short text: a seat number
for whose turn it was, an amount in the file's own unit, amounts to choose from as `10 or 20`, a range as `2 to 6`, else
what was done or had to be, as `bring_in`, `act`, `deal`, `community`, `show`, `muck`, `fold` or `check`; `nothing` is
where nothing could be wagered or called. `clause` is null where no clause decides, as in the order in which cards are
dealt. `street` is `showdown` once the last betting is over, and `seat` whose act it was, or whom the dealer had to
serve. `hands` counts those found, also what of them cannot be read; a file in which there is none counts as a file.
"""

import json
import re
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from trainer.audit import Audited, audit, hand_files
from trainer.cli.options import clauses_of, command_parser, named_house
from trainer.cli.progress import Progress
from trainer.errors import DoorcardError, IllegalEvent, NotationError
from trainer.money import Chips, Unit
from trainer.notation.departure import Departure
from trainer.table import Street
from trainer.text.words import Words

AGREE, DEPART, STOPPED = 0, 1, 130
"""The exit codes: all hands agree; some depart or cannot be read; stopped before the end."""


class Count(msgspec.Struct):
    """What has been looked at so far; `departures` and `unreadable` as the JSON document has them."""

    files: int = 0
    hands: int = 0
    agree: int = 0
    departures: list[dict[str, object]] = []
    unreadable: list[dict[str, object]] = []


def run(arguments: Sequence[str], words: Words) -> int:
    """Audit the hands of files and folders, for people as they are found or as JSON at the end."""
    parser = command_parser(words, "audit", words("Hold recorded hands against the rules."))
    parser.add_argument("paths", metavar="PATH", type=Path, nargs="+", help=words("a file of hands, or a folder"))
    parser.add_argument("--json", action="store_true", help=words("say it to a program"))
    options = parser.parse_args(arguments)
    clauses = clauses_of(options.clause)
    if options.house:
        named_house(options.house)  # a house there is not is no fault of the files
    for path in options.paths:
        if not _there(path):
            raise NotationError("hand_file", where=(str(path),))
    count, stopped = Count(), False
    try:
        with Progress() as progress:
            for audited in _audited(options.paths, options.house, clauses, count):
                _add(count, audited, words)
                if not options.json:
                    _print(audited, progress, words)
                if progress.due:
                    progress.show(_summary(count, words))
    except KeyboardInterrupt:
        stopped = True
    if options.json:
        print(json.dumps(msgspec.to_builtins(count), ensure_ascii=False, indent=1))
    else:
        if stopped:
            print(words("Stopped before the end."))
        print(_summary(count, words))
    return STOPPED if stopped else DEPART if count.departures or count.unreadable else AGREE


def _there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # no file can have such a name
        return False


def _audited(paths: Sequence[Path], house: str | None, clauses: dict[str, object], count: Count) -> Iterator[Audited]:
    for path in paths:
        for file in hand_files(path):
            count.files += 1
            yield from audit(file, house, clauses)


def _add(count: Count, audited: Audited, words: Words) -> None:
    count.hands += audited.hand is not None
    if audited.unreadable is not None:
        count.unreadable.append(_unreadable(audited.file, audited.unreadable, words))
    elif audited.departures:
        count.departures += [_departure(audited, departure) for departure in audited.departures]
    else:
        count.agree += 1


def _unreadable(file: Path, error: DoorcardError, words: Words) -> dict[str, object]:
    """The places of the error are the file, a line where it knows one, and what is said with the rest."""
    line = next((int(where[5:]) for where in error.where if re.fullmatch(r"line \d+", where)), None)
    inner = tuple(where for where in error.where[1:] if where != f"line {line}")
    why = DoorcardError(error.expected, found=error.found, where=inner, facts=error.facts)
    return {"file": str(file), "line": line, "why": words.error(why)}


def _departure(audited: Audited, departure: Departure) -> dict[str, object]:
    refused, street = departure.refused, departure.street
    return {
        "file": str(audited.file),
        "hand": audited.hand,
        "street": "showdown" if street is None else street.name.lower(),
        "seat": departure.seat,
        "expected": _expected(refused),
        "found": _found(refused),
        "clause": refused.clause,
    }


def _expected(refused: IllegalEvent) -> int | float | str:
    facts = refused.facts
    match refused.expected:
        case "no_wager":
            return "nothing"
        case "range":
            return f"{_plain(facts['least'], refused)} to {_plain(facts['most'], refused)}"
        case "no_fold" | "no_check" if not facts.get("call"):
            return "bring_in"
        case "no_call":
            return "check"
        case "act" | "show":
            return refused.expected
    names = {"seat": "seat", "amount": "amounts", "no_check": "call", "stack": "amount", "paid": "amount"}
    return _plain(facts[names.get(refused.expected, "duty")], refused)


def _found(refused: IllegalEvent) -> int | float | str:
    done = {"no_fold": "fold", "no_check": "check", "no_call": "call", "call_before": "call", "show": "muck"}
    return done.get(refused.expected) or _plain(refused.found, refused)


def _plain(value: Any, refused: IllegalEvent) -> int | float | str:
    unit = refused.facts.get("unit")
    if isinstance(value, Chips):
        return unit.number(value) if isinstance(unit, Unit) else value
    if isinstance(value, tuple):
        amounts = [_plain(each, refused) for each in value]
        return amounts[0] if len(amounts) == 1 else " or ".join(map(str, amounts))
    if isinstance(value, Street):
        return value.name.lower()
    return str(value.value) if isinstance(value, Enum) else int(value)


def _print(audited: Audited, progress: Progress, words: Words) -> None:
    if audited.unreadable is not None:
        progress.clear()
        print(words.error(audited.unreadable))
    for departure in audited.departures:
        progress.clear()
        street = words("showdown") if departure.street is None else words.street(departure.street)
        places = (str(audited.file), f"hand {audited.hand}", street)
        print(words.error(departure.refused.at(*places)))


def _summary(count: Count, words: Words) -> str:
    return words(
        "Files: {files}. Hands: {hands}, of which {agree} agree. Departures: {departures}. Not readable: {unreadable}.",
        files=count.files,
        hands=count.hands,
        agree=count.agree,
        departures=len(count.departures),
        unreadable=len(count.unreadable),
    )
