"""Questions that are asked again and again at one moment of a hand."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

Asked = TypeVarTuple("Asked")
Answer = TypeVar("Answer")
Act = TypeVar("Act")
Start = TypeVar("Start")
By = TypeVar("By")


def remembered(ruling: Callable[[*Asked], Answer]) -> Callable[[*Asked], Answer]:
    """The same ruling, which knows its last answer and gives it again where the same is asked of an equal table.

    The answer cannot be out of date, as neither a table nor a house ever changes.
    """
    last: tuple[object, Any] = None, None

    @wraps(ruling)
    def ask(*asked: *Asked) -> Answer:
        nonlocal last
        answer: Answer
        known, answer = last  # once, as another thread may ask in between
        if known != asked:
            answer = ruling(*asked)
            last = asked, answer
        return answer

    return ask


def running(
    begin: Callable[[Start, By], Answer],
) -> Callable[[Callable[[Answer, Act, Start, By], Answer]], Callable[[tuple[Act, ...], Start, By], Answer]]:
    """An account kept act by act: what it is to `begin` with, and after each act a step from what it was before.

    It remembers where it was: after one act more it is one step further, not at the start again.
    """

    def steps(step: Callable[[Answer, Act, Start, By], Answer]) -> Callable[[tuple[Act, ...], Start, By], Answer]:
        last: tuple[object, tuple[Act, ...], Any] = None, (), None

        @wraps(step)
        def account(acts: tuple[Act, ...], start: Start, by: By) -> Answer:
            nonlocal last
            answer: Answer
            asked = start, by
            known, done, answer = last  # once, as another thread may ask in between
            if known != asked or done != acts[: len(done)]:
                done, answer = (), begin(start, by)
            for act in acts[len(done) :]:
                answer = step(answer, act, start, by)
            last = asked, acts, answer
            return answer

        return account

    return steps
