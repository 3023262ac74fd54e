"""What a trainee answers: one record a kind of question. Amounts are smallest chips."""

import msgspec


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


Answer = PickedSeat | SeatAndAmounts | Amount | Amounts | Count | Chosen
