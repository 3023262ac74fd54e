"""What happens at a table, as frozen records: each is one act of the dealer or of a player.

Seats are seat numbers; amounts are whole smallest chips. `to` is a player's total for the street after the act,
`amount` the chips that move.
"""

from enum import Enum

import msgspec

from trainer.cards import Card
from trainer.houses.values import Face


class Half(Enum):
    """Which part of a pot is pushed: all of it, or the half for the high or the low hand."""

    WHOLE = "whole"
    HIGH = "high"
    LOW = "low"


class AntePosted(msgspec.Struct, frozen=True, tag=True):
    """A player pays to be dealt in; less than the ante if that is all he has."""

    seat: int
    amount: int


class CardDealt(msgspec.Struct, frozen=True, tag=True):
    """The dealer gives a player his next card; `card` is None where it is not known."""

    seat: int
    card: Card | None
    face: Face


class CardBurned(msgspec.Struct, frozen=True, tag=True):
    """The dealer takes the top card of the stub out of play."""

    card: Card | None = None


class StubRemixed(msgspec.Struct, frozen=True, tag=True):
    """The dealer shuffles the stub with the burns, or with the muck, and cuts."""

    burns: bool = True
    muck: bool = False


class CommunityCardDealt(msgspec.Struct, frozen=True, tag=True):
    """The dealer lays one card in the middle as the seventh of every live hand."""

    card: Card | None
    face: Face = Face.UP


class BringInPosted(msgspec.Struct, frozen=True, tag=True):
    """The forced bet that starts third street; less than the bring-in if that is all he has."""

    seat: int
    amount: int


class Completed(msgspec.Struct, frozen=True, tag=True):
    """The first full small bet of third street, over a bring-in or in place of it."""

    seat: int
    to: int


class Checked(msgspec.Struct, frozen=True, tag=True):
    """A player passes the action on while there is nothing to call."""

    seat: int


class Bet(msgspec.Struct, frozen=True, tag=True):
    """The first wager of a street from fourth on."""

    seat: int
    to: int


class Called(msgspec.Struct, frozen=True, tag=True):
    """A player adds the chips that match the wager, or all he has."""

    seat: int
    amount: int


class Raised(msgspec.Struct, frozen=True, tag=True):
    """A wager over another player's wager."""

    seat: int
    to: int


class Folded(msgspec.Struct, frozen=True, tag=True):
    """A player gives up his hand; his cards go to the muck."""

    seat: int


class UncalledReturned(msgspec.Struct, frozen=True, tag=True):
    """The dealer gives back the part of a wager that nobody matched."""

    seat: int
    amount: int


class BetsCollected(msgspec.Struct, frozen=True, tag=True):
    """The dealer pulls the street's bets into the pot."""


class HandShown(msgspec.Struct, frozen=True, tag=True):
    """A player tables his hand at the showdown; `down` are his hole cards in the order dealt, None where unknown."""

    seat: int
    down: tuple[Card | None, ...] = ()


class HandMucked(msgspec.Struct, frozen=True, tag=True):
    """A player gives up his claim to the pot at the showdown without showing."""

    seat: int


class PotPushed(msgspec.Struct, frozen=True, tag=True):
    """The dealer pushes a pot, or a winner's part of it; pot 0 is the main pot."""

    pot: int
    half: Half
    seat: int
    amount: int


Action = BringInPosted | Completed | Checked | Bet | Called | Raised | Folded
"""What a player does in a betting round."""

DealerEvent = CardDealt | CardBurned | StubRemixed | CommunityCardDealt | UncalledReturned | BetsCollected | PotPushed
"""What the dealer does."""

Event = AntePosted | Action | DealerEvent | HandShown | HandMucked
"""Anything that happens at a table."""
