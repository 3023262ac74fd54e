"""A chart as a table: what is read in rows, and kept as a file that spreadsheets open."""

import csv
from datetime import date
from io import StringIO

import msgspec

Value = str | int | float | date | None


class Sheet(msgspec.Struct, frozen=True):
    """The figures behind a chart: what heads each column, with its unit, and a row a thing; None is an empty cell."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


def written(value: Value) -> str:
    """A figure as it stands in the table and in the file: a day as 2026-03-20, a number with one place at most."""
    match value:
        case None:
            return ""
        case date():
            return value.isoformat()
        case float():
            return f"{value:.1f}"
        case _:
            return str(value)


def as_csv(sheet: Sheet) -> bytes:
    """The table as a CSV file. It begins with a byte order mark, by which spreadsheets know that it is UTF-8."""
    text = StringIO(newline="")
    rows = csv.writer(text)
    rows.writerow(sheet.heads)
    rows.writerows([written(value) for value in row] for row in sheet.rows)
    return text.getvalue().encode("utf-8-sig")
