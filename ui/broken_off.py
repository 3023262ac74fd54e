"""A session that was not ended: the program was closed, or was killed, in the middle of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from trainer.learning.attempt import Attempt, Mode, SessionBegun

if TYPE_CHECKING:
    from trainer.houses.house import House
    from trainer.learning.standing import Standing
    from trainer.records.store import Store


class BrokenOff(msgspec.Struct, frozen=True):
    """A session as it was begun, its house as that was, and what was answered in it; `before` is how the trainee stood
    when it was begun, and `review` what there was to review."""

    begun: SessionBegun
    house: House
    answered: tuple[Attempt, ...]
    before: dict[str, Standing]
    review: tuple[Attempt, ...] = ()


def broken_off(store: Store, trainee: str) -> BrokenOff | None:
    """The trainee's last session, if it was not ended and nobody else at this machine is answering it."""
    from trainer.learning.alike import bearing
    from trainer.learning.review import to_review
    from trainer.learning.standing import standings

    begun = store.open_session(trainee)
    if begun is None or not store.go_on(begun.id):
        return None
    house = store.house(begun.house_version)
    before = (each for each in store.results(trainee) if each.at < begun.at)
    review: tuple[Attempt, ...] = ()
    if begun.mode is Mode.REVIEW:
        earlier = (each for each in store.attempts(trainee=trainee) if each.at < begun.at)
        review = to_review(bearing(earlier, house, store.rules))
    answered = tuple(store.attempts(session=begun.id))
    return BrokenOff(begun, house, answered, standings(bearing(before, house, store.rules)), review)
