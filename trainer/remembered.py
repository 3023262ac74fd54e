"""Questions that are asked again and again at one moment of a hand."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

Asked = TypeVarTuple("Asked")
Answer = TypeVar("Answer")


def remembered(ruling: Callable[[*Asked], Answer]) -> Callable[[*Asked], Answer]:
    """The same ruling, which knows its last answer and gives it again where the same is asked of an equal table.

    The answer cannot be out of date, as neither a table nor a house ever changes.
    """
    last: tuple[tuple[*Asked], Answer] | None = None

    @wraps(ruling)
    def ask(*asked: *Asked) -> Answer:
        nonlocal last
        known = last  # once, as another thread may ask in between
        if known is not None and known[0] == asked:
            return known[1]
        answer = ruling(*asked)
        last = asked, answer
        return answer

    return ask
