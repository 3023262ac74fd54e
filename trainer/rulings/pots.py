"""Which pots there are, how much lies in each, and who can win it."""

from functools import partial
from operator import attrgetter

import msgspec

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Because, Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.table import Table

RULING = "pots"


class Pot(msgspec.Struct, frozen=True, gc=False):
    """A pot in the middle: its amount and the seats that can win it, clockwise from the dealer."""

    amount: int
    seats: tuple[int, ...]


def pots(table: Table, house: House) -> Ruling[tuple[Pot, ...]]:
    """The main pot and the side pots, of what has been collected; what was pushed already still counts.

    A player can win from each opponent what he himself put in, no more; a folded player's chips stay where they are.
    """
    return _divided(tuple(map(_COLLECTED, table.seats)))


_COLLECTED = attrgetter("number", "paid", "folded")


@remembered
def _divided(collected: tuple[tuple[int, int, bool], ...]) -> Ruling[tuple[Pot, ...]]:
    """The pots of what each seat has put in, and whether it has folded."""
    paid = [chips for _, chips, _ in collected]
    levels = sorted({chips for _, chips, folded in collected if not folded})
    found: list[Pot] = []
    shares: list[int] = []
    below = taken = 0
    for level in levels:
        # What folded players have put in above the last level lies in the last pot.
        reached = sum(paid if level == levels[-1] else [min(each, level) for each in paid])
        if reached > taken:
            seats = tuple([seat for seat, chips, folded in collected if chips >= level and not folded])
            found.append(Pot(reached - taken, seats))
            shares.append(level - below)
        below, taken = level, reached
    return Ruling(tuple(found), partial(_because, found, shares))


def _because(found: list[Pot], shares: list[int]) -> Because:
    """How much lies in each pot, of which each player who can win it has put in his share."""
    reasons = []
    for at, (pot, each) in enumerate(zip(found, shares, strict=True)):
        values = {"amount": Chips(pot.amount), "each": Chips(each), "seats": pot.seats, "side": at}
        reasons.append(Reason(RULING, k.POTS_ALL_IN, Fact("pots.side" if at else "pots.main", values), pot.seats))
    return tuple(reasons) or (Reason(RULING, k.POTS_ALL_IN, Fact("pots.empty")),)


def uncalled(table: Table) -> tuple[int, int] | None:
    """The seat whose wager nobody has matched in full, and the chips to give back; None where all is matched."""
    bets = [seat.bet for seat in table.seats]
    second, highest = sorted(bets)[-2:]
    return (table.seats[bets.index(highest)].number, highest - second) if highest > second else None
