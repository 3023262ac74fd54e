"""Which pots there are, how much lies in each, and who can win it."""

import msgspec

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.table import Table

RULING = "pots"


class Pot(msgspec.Struct, frozen=True):
    """A pot in the middle: its amount and the seats that can win it, clockwise from the dealer."""

    amount: int
    seats: tuple[int, ...]


def pots(table: Table, house: House) -> Ruling[tuple[Pot, ...]]:
    """The main pot and the side pots, of what has been collected; what was pushed already still counts.

    A player can win from each opponent what he himself put in, no more; a folded player's chips stay where they are.
    """
    return _divided(tuple([(seat.number, seat.paid, not seat.folded) for seat in table.seats]))


@remembered
def _divided(collected: tuple[tuple[int, int, bool], ...]) -> Ruling[tuple[Pot, ...]]:
    """The pots of what each seat has put in, and whether it can win them."""
    paid = [chips for _, chips, _ in collected]
    levels = sorted({chips for _, chips, live in collected if live})
    found: list[Pot] = []
    reasons: list[Reason] = []
    below = taken = 0
    for level in levels:
        # What folded players have put in above the last level lies in the last pot.
        reached = sum(paid if level == levels[-1] else [min(each, level) for each in paid])
        amount, taken = reached - taken, reached
        if amount:
            seats = tuple([seat for seat, chips, live in collected if live and chips >= level])
            found.append(Pot(amount, seats))
            fact = Fact(
                "pots.main" if len(found) == 1 else "pots.side",
                {"amount": Chips(amount), "each": Chips(level - below), "seats": seats, "side": len(found) - 1},
            )
            reasons.append(Reason(RULING, k.POTS_ALL_IN, fact, seats))
        below = level
    if not found:
        reasons.append(Reason(RULING, k.POTS_ALL_IN, Fact("pots.empty")))
    return Ruling(tuple(found), tuple(reasons))


def uncalled(table: Table) -> tuple[int, int] | None:
    """The seat whose wager nobody has matched in full, and the chips to give back; None where all is matched."""
    bets = [seat.bet for seat in table.seats]
    second, highest = sorted(bets)[-2:]
    return (table.seats[bets.index(highest)].number, highest - second) if highest > second else None
