"""Questions that are asked again and again at one moment of a hand."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

Asked = TypeVarTuple("Asked")
Answer = TypeVar("Answer")
Act = TypeVar("Act")


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


def running(step: Callable[[Answer, Act, *Asked], Answer]) -> Callable[[Answer, tuple[Act, ...], *Asked], Answer]:
    """An account kept act by act, each a `step` from what it was before the act; it starts from what it is given.

    It remembers where it was: after one act more it is one step further, not at the start again.
    """
    last: tuple[tuple[Answer, *Asked], tuple[Act, ...], Answer] | None = None

    @wraps(step)
    def account(start: Answer, acts: tuple[Act, ...], *asked: *Asked) -> Answer:
        nonlocal last
        known, done = last, 0
        if known is not None and known[0] == (start, *asked) and known[1] == acts[: len(known[1])]:
            done, answer = len(known[1]), known[2]
        else:
            answer = start
        for act in acts[done:]:
            answer = step(answer, act, *asked)
        last = (start, *asked), acts, answer
        return answer

    return account
