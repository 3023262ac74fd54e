"""TOML from outside: read, or refused at its line, and never slow."""

from decimal import Decimal

import pytest

from trainer.documents import LONGEST_LINE, BadToml, parse_toml


def test_a_document_is_read_with_exact_decimals_and_a_mark_at_its_beginning() -> None:
    assert parse_toml(b"\xef\xbb\xbfante = 0.15\n", Decimal) == {"ante": Decimal("0.15")}


@pytest.mark.parametrize(
    ("content", "line", "found"),
    [
        (b"a = 1\nb = \n", 2, "b = "),
        (b"a = 1\nb = [", 2, "b = ["),
        (b"a = 1\n\nname = '\xff'\n", 3, "name = '\ufffd'"),
        (b"a = 1\na = 2\n", 2, "a = 2"),
        (b"a = " + b"[" * 5000, 1, "a = " + "[" * 5000),
    ],
)
def test_what_is_no_toml_is_refused_at_its_line(content: bytes, line: int, found: str | None) -> None:
    with pytest.raises(BadToml) as refused:
        parse_toml(content)
    assert refused.value.line == line
    assert refused.value.found == found


def test_a_line_too_long_is_refused_before_it_keeps_the_parser_busy() -> None:
    with pytest.raises(BadToml) as refused:
        parse_toml(b"x = 1\n" + b"a." * LONGEST_LINE + b"a = 1\n")
    assert refused.value.line == 2
