"""What a trainee is likely still to know in the days to come: how a forecast is handed to whoever shows it."""

import msgspec

Points = tuple[tuple[float, float], ...]
"""Days from now, and the share from 0 to 1 that is likely still known then; where a review lifts it, two on one day."""


class Forecast(msgspec.Struct, frozen=True):
    """How long a skill is likely to be known: reviewed when it is due, and left alone. `target` is aimed for."""

    skill: str
    target: float
    reviewed: Points
    left_alone: Points
