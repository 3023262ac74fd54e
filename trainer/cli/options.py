"""What can be said with every command: the house, clauses over its own, and the language."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from trainer.errors import ContentError, DoorcardError
from trainer.settings import load_settings
from trainer.text.catalogue import languages
from trainer.text.words import Words

if TYPE_CHECKING:
    from trainer.houses.house import House


class Parser(argparse.ArgumentParser):
    """Reads the arguments of one command. What is wrong with them is said in one sentence, and the exit code is 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def command_parser(words: Words, command: str, does: str) -> Parser:
    """A parser for `doorcard COMMAND` that takes what every command takes."""
    parser = Parser(prog=f"doorcard {command}", description=does, allow_abbrev=False, add_help=False)
    parser.add_argument("--house", metavar="H", help=words("rule by this house"))
    parser.add_argument(
        "--clause",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help=words("put this clause over the house's own; may be given again"),
    )
    parser.add_argument("--lang", metavar="L", help=words("speak this language"))
    parser.add_argument("-h", "--help", action="help", help=words("say this and stop"))
    return parser


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for by `--lang`, else the one remembered, else English.

    Raises ContentError for a language that the program does not speak.
    """
    asked = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    asked.add_argument("--lang", nargs="?")
    language: str | None = asked.parse_known_args(arguments)[0].lang
    if language is None:
        return load_settings().language
    if language not in languages():
        raise ContentError("language", found=language, facts={"languages": ", ".join(languages())})
    return language


def clauses_of(given: Sequence[str]) -> dict[str, object]:
    """The clauses written KEY=VALUE, by key. Raises ContentError for what is no clause or none of its values."""
    clauses: dict[str, object] = {}
    for written in given:
        key, equals, value = written.partition("=")
        if not equals:
            raise ContentError("clause_option", found=written)
        clauses[key.strip()] = value.strip()
    if not clauses:
        return clauses
    from trainer.houses.house import House

    try:
        House("", "", {}).with_written(clauses)
    except DoorcardError as error:
        raise error.at("--clause") from None
    return clauses


def named_house(id: str) -> House:
    """The house that `--house` names. Raises ContentError, at the option, where there is none."""
    from trainer.houses.loader import load_house

    try:
        return load_house(id)
    except DoorcardError as error:
        raise error.at("--house") from None


def house_of(id: str | None, clauses: Sequence[str]) -> House:
    """The house named, else the one remembered, else the cardroom, with `clauses` over its own."""
    from trainer.houses.loader import load_house

    house = named_house(id) if id else load_house(load_settings().house)
    return house.with_written(clauses_of(clauses))
