"""What `make test` tries of a list that is long to go through; `make thorough` goes through it whole."""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings

T = TypeVar("T")

WHOLE = bool(os.environ.get("DOORCARD_THOROUGH"))
"""Whether it is `make thorough` that runs."""


def sampled(values: Iterable[T], every: int) -> list[T | ParameterSet]:
    """Each `every`-th value, from the first; those between are marked as long. A tuple is several arguments."""
    return [_long(value) if at % every else value for at, value in enumerate(values)]


def examples(count: int, every: int) -> settings:
    """So many examples of a property in `make thorough`; one of `every` so many in `make test`."""
    return settings(max_examples=count if WHOLE else count // every)


def _long(value: object) -> ParameterSet:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.long)
