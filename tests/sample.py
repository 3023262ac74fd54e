"""What `make test` tries of a list that is long to go through; `make thorough` goes through it whole."""

from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")


def sampled(values: Iterable[T], every: int) -> list[T | ParameterSet]:
    """Each `every`-th value, from the first; those between are marked as long. A tuple is several arguments."""
    return [_long(value) if at % every else value for at, value in enumerate(values)]


def _long(value: object) -> ParameterSet:
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.long)
