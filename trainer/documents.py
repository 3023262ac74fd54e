"""TOML that comes from outside, parsed or refused with the line that is wrong; and how a text is written in it."""

import re
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

LONGEST_LINE = 32 * 1024
"""The bytes a line may have: a dotted key as long as a whole file would keep the parser busy for half a minute."""


class BadToml(Exception):
    """A document that is no TOML: `line` is where, from 1, and `found` what stands there, None past the end."""

    def __init__(self, line: int, found: str | None = None) -> None:
        super().__init__(line, found)
        self.line = line
        self.found = found


def parse_toml(content: bytes, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """The document in `content`, at whose beginning a byte order mark is passed over. Raises BadToml."""
    for number, line in enumerate(content.split(b"\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadToml(number, line[:80].decode(errors="replace"))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content.count(b"\n", 0, error.start)
        raise BadToml(before + 1, content.split(b"\n")[before][:80].decode(errors="replace")) from None
    try:
        return tomllib.loads(text, parse_float=parse_float)
    except (ValueError, ArithmeticError, RecursionError) as error:
        # The parser says where only in its message; at the end of the document it names no line.
        told = re.search(r"at line (\d+)", str(error))
        line_number = int(told[1]) if told else text.count("\n") + 1
        raise BadToml(line_number, next(iter(text.splitlines()[line_number - 1 : line_number]), None)) from None


def toml_string(text: str) -> str:
    """A text as TOML writes it: a basic string, which is one of JSON but for the delete character."""
    return _json_encoder()(text).replace("\x7f", "\\u007f")


@cache
def _json_encoder() -> Callable[[str], str]:
    from json import JSONEncoder  # reading, which every start does, needs none of it

    return JSONEncoder(ensure_ascii=False).encode
