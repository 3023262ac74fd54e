"""What `make test` tries of a list that is long to go through; `make thorough` goes through it whole."""

from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")


def sampled(values: Iterable[T], every: int) -> list[T | ParameterSet]:
    """Each `every`-th value, from the first; those between are marked as long."""
    return [pytest.param(value, marks=pytest.mark.long) if at % every else value for at, value in enumerate(values)]
