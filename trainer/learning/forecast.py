"""What a trainee is likely still to know in the days to come: how a forecast is handed to whoever shows it."""

import msgspec


class Forecast(msgspec.Struct, frozen=True):
    """How well a skill will be remembered today and on each day after, as shares from 0 to 1.

    `reviewed` is if it is practised whenever it is due, `left_alone` if it is not practised any more; both are as long.
    `target` is the share at which it falls due.
    """

    skill: str
    target: float
    reviewed: tuple[float, ...]
    left_alone: tuple[float, ...]
