"""Where a hand that is played back stands, to be gone on with on another page."""

from collections.abc import Sequence
from typing import NamedTuple

from ui.demo.questions import Asking
from ui.demo.reading import Listed


class Kept(NamedTuple):
    """The hands there are to choose from and which of them it is; at which house it is played, how far it has come,
    whether by itself, whether every card is to be seen, and what has been asked of it."""

    listed: Sequence[Listed]
    number: int
    house: str | None
    at: int
    playing: bool
    open_handed: bool
    large: bool
    asking: Asking
