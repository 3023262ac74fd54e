"""What the code of the trainer names by keys: facts and errors, found in its syntax."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Named(NamedTuple):
    """A key as the code writes it, a pattern where parts of it are worked out, and the names of its values."""

    pattern: re.Pattern[str]
    values: frozenset[str] | None
    place: str


class Function(NamedTuple):
    """A function of a module, and whatever is called in it."""

    path: Path
    node: ast.FunctionDef
    called: tuple[ast.Call, ...]


@cache
def functions(folder: Path) -> tuple[Function, ...]:
    return tuple(
        Function(path, node, tuple(each for each in ast.walk(node) if isinstance(each, ast.Call) and each.args))
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )


@cache
def facts(root: Path) -> list[Named]:
    found = []
    for path, function, called in functions(root / "trainer"):
        for call in calls(called, "Fact"):
            carried = values(call.args[1] if len(call.args) > 1 else ast.Dict([], []))
            found += named(path, function, call, 0, carried)
        # Steps that a module makes many of are named in its own short way, the ruling in front or not.
        for call in calls(called, "_because", "_reason"):
            words = [word.arg for word in call.keywords]
            carried = frozenset(filter(None, words)) if words and None not in words else None
            for each in named(path, function, call, 1, carried):
                whole = re.compile(rf"({path.stem}\.)?{each.pattern.pattern}")
                found.append(each._replace(pattern=whole))
    return [each for each in found if each.pattern.pattern != r"river\..+"]


ERRORS = ("DoorcardError", "NotationError", "ContentError", "IllegalEvent", "RecordsError", "ServerGone")


def errors(root: Path) -> list[Named]:
    found = []
    for path, function, called in (*functions(root / "trainer"), *functions(root / "ui")):
        for call in calls(called, *ERRORS):
            given = {word.arg: word.value for word in call.keywords}
            found += named(path, function, call, 0, values(given.get("facts", ast.Dict([], []))))
        for call in calls(called, "_refused"):
            found += named(path, function, call, 0, frozenset(word.arg or "" for word in call.keywords))
        for call in calls(called, "field", "listed", "amount"):
            found += named(path, function, call, 2, frozenset(word.arg or "" for word in call.keywords))
    return found + list(told_by_code(root / "trainer" / "records" / "faults.py"))


def told_by_code(path: Path) -> Iterator[Named]:
    """The errors of a database's, which are looked up in tables by its own codes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for value in node.values if isinstance(node, ast.Dict) else ():
            if isinstance(value, ast.Constant):
                yield Named(re.compile(re.escape(str(value.value))), frozenset(), f"{path.name}:{value.lineno}")


def named(
    path: Path, function: ast.FunctionDef, call: ast.Call, at: int, carried: frozenset[str] | None
) -> list[Named]:
    if len(call.args) <= at:
        return []
    return [Named(re.compile(key), carried, f"{path.name}:{call.lineno}") for key in keys(call.args[at], function)]


def calls(called: Iterable[ast.Call], *names: str) -> Iterator[ast.Call]:
    for call in called:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in names:
            yield call


def keys(node: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """The keys an expression can be, as patterns; a name is what it was last set to in the function."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=parts):
            yield "".join(re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in parts)
        case ast.IfExp(body=body, orelse=orelse):
            yield from keys(body, function)
            yield from keys(orelse, function)
        case ast.BinOp(left=left, right=right):
            yield from (first + last for first in keys(left, function) for last in keys(right, function))
        case ast.Name(id=name):
            before = [
                other
                for other in ast.walk(function)
                if isinstance(other, ast.Assign)
                and other.lineno < node.lineno
                and any(getattr(to, "id", "") == name for to in other.targets)
            ]
            if before:
                yield from keys(max(before, key=lambda other: other.lineno).value, function)


def values(node: ast.expr) -> frozenset[str] | None:
    """The names in a dictionary that is written out; None for one that is not."""
    if not isinstance(node, ast.Dict):
        return None
    named = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    return frozenset(named) if len(named) == len(node.keys) else None
