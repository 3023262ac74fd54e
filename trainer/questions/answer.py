"""What a trainee answers: one record a kind of question. Amounts are smallest chips."""

from enum import Enum

import msgspec

from trainer.cards import Card


class Act(Enum):
    """What a player may do at his turn, in the order of the alphabet."""

    BET = "bet"
    BRING_IN = "bring_in"
    CALL = "call"
    CHECK = "check"
    COMPLETE = "complete"
    FOLD = "fold"
    RAISE = "raise"


class PickedSeat(msgspec.Struct, frozen=True, tag="seat"):
    """A seat, by its number."""

    seat: int


class SeatAndAmounts(msgspec.Struct, frozen=True, tag="seat_and_amount"):
    """A seat and every amount its player may put in, ascending."""

    seat: int
    amounts: tuple[int, ...]


class Amount(msgspec.Struct, frozen=True, tag="amount"):
    """One amount."""

    amount: int


class Amounts(msgspec.Struct, frozen=True, tag="amounts"):
    """Every total that is allowed, ascending; none where no wager is."""

    amounts: tuple[int, ...]


class Count(msgspec.Struct, frozen=True, tag="count"):
    """A number of cards or hands."""

    count: int


class Chosen(msgspec.Struct, frozen=True, tag="choice"):
    """One of the question's choices, by its key."""

    choice: str


class Actions(msgspec.Struct, frozen=True, tag="actions"):
    """Everything a player may do at his turn, in the order of the alphabet."""

    acts: tuple[Act, ...]


class SeatOrder(msgspec.Struct, frozen=True, tag="order"):
    """Seats in the order in which something is done."""

    seats: tuple[int, ...]


class Split(msgspec.Struct, frozen=True, tag="split"):
    """Who is paid what: a seat and its amount for each who is paid anything, by seat."""

    shares: tuple[tuple[int, int], ...]


class PickedCards(msgspec.Struct, frozen=True, tag="cards"):
    """Cards picked out of those that lie there, the highest first; of one rank, spades first."""

    cards: tuple[Card, ...]


Answer = PickedSeat | SeatAndAmounts | Amount | Amounts | Count | Chosen | Actions | SeatOrder | Split | PickedCards


def picked_seat(answer: Answer) -> int | None:
    """The seat that an answer picks, alone or with amounts; None where it picks none."""
    return answer.seat or None if isinstance(answer, PickedSeat | SeatAndAmounts) else None
