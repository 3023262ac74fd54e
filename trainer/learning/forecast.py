"""What a trainee is likely still to know in the days to come: how a forecast is handed to whoever shows it."""

from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec

from trainer.learning.standing import Standing

DAYS = 14
"""How far ahead a forecast looks."""

TARGET = 0.9
"""The share of right answers at which the schedule asks again."""


class Forecast(msgspec.Struct, frozen=True):
    """How well a skill will be remembered today and on each day after, as shares from 0 to 1.

    `reviewed` is if it is practised whenever it is due, `left_alone` if it is not practised any more; both are as long.
    `target` is the share at which it falls due.
    """

    skill: str
    target: float
    reviewed: tuple[float, ...]
    left_alone: tuple[float, ...]


def forecasts(standings: Mapping[str, Standing], at: datetime) -> tuple[Forecast, ...]:
    """How long each skill that was asked will last from a moment on, those first that are known least by then."""
    now = at.astimezone(UTC)
    made = [
        Forecast(
            skill,
            TARGET,
            standing.forecast(now, DAYS, reviews=True),
            standing.forecast(now, DAYS, reviews=False),
        )
        for skill, standing in standings.items()
    ]
    return tuple(sorted(made, key=lambda each: each.left_alone[0]))
