"""Questions that are asked again and again at one moment of a hand."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


def remembered(ruling: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """The same ruling, which knows its last answer and gives it again where the same is asked of an equal table.

    The answer cannot be out of date, as neither a table nor a house ever changes. Arguments are given by position.
    """
    last: tuple[tuple[object, ...], Answer] | None = None

    @wraps(ruling)
    def ask(*args: Asked.args, **kwargs: Asked.kwargs) -> Answer:
        nonlocal last
        known = last
        if known is None or known[0] != args:
            last = known = args, ruling(*args, **kwargs)
        return known[1]

    return ask
