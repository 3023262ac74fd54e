"""What becomes of the bets when they are pulled in: what goes back first, and which pots they make."""

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.pots import Pot, pots, uncalled
from trainer.table import Seat, Table, apply

RULING = "gathering"


def goes_back(table: Table, house: House) -> Ruling[tuple[int, int] | None]:
    """The seat whose wager nobody has matched in full and the chips it gets back; None where all is matched."""
    excess = uncalled(table)
    if excess is None:
        return Ruling(None, (_step(Fact("gathering.all_matched")),))
    seat, amount = excess
    bet = table.seat(seat).bet
    fact = Fact("gathering.uncalled", {"seat": seat, "bet": Chips(bet), "most": Chips(bet - amount)})
    back = Fact("gathering.goes_back", {"seat": seat, "amount": Chips(amount)})
    return Ruling(excess, (_step(fact, (seat,)), _step(back, (seat,))))


def gathered(table: Table, house: House) -> Ruling[tuple[Pot, ...]]:
    """The main pot and the side pots once the bets in front of the players are in, what was not called gone back."""
    reasons: list[Reason] = []
    excess = goes_back(table, house)
    if excess.answer is not None:
        reasons += excess.because
        table = apply(table, ev.UncalledReturned(*excess.answer))
    short = _short(table)
    if short is not None:
        reasons.append(_step(Fact("gathering.short", {"seat": short.number, "paid": Chips(short.paid)})))
    elif table.pot:
        reasons.append(_step(Fact("gathering.before", {"amount": Chips(table.pot)})))
    dead = tuple(seat.number for seat in table.seats if seat.folded and seat.bet)
    if dead:
        chips = Chips(sum(table.seat(number).bet for number in dead))
        reasons.append(_step(Fact("gathering.dead", {"seats": dead, "amount": chips, "count": len(dead)})))
    after = pots(apply(table, ev.BetsCollected()), house)
    steps = after.because if short else _by_level(table, after.answer)
    return Ruling(after.answer, (*reasons, *steps))


def short_ante(table: Table) -> tuple[Fact, ...]:
    """Who had less than the ante, where somebody did and the betting has gone on without him."""
    short = _short(table)
    return (Fact("gathering.short_ante", {"seat": short.number, "paid": Chips(short.paid)}),) if short else ()


def _short(table: Table) -> Seat | None:
    """Whoever is live with less in the pot than others who are, from before this street; None where all have the same.

    Then the pots are told from the first chip, and not by the bets in front of the players.
    """
    least, most = min(table.live, key=_paid), max(table.live, key=_paid)
    return least if least.paid < most.paid else None


def _paid(seat: Seat) -> int:
    return seat.paid


def _by_level(table: Table, found: tuple[Pot, ...]) -> list[Reason]:
    """Each pot by how much of every bet goes into it, where all have put in the same before this street."""
    steps: list[Reason] = []
    below = 0
    for at, pot in enumerate(found):
        level = min(table.seat(number).bet for number in pot.seats)
        values = {
            "side": at,
            "below": Chips(below),
            "each": Chips(level),
            "amount": Chips(pot.amount),
            "seats": pot.seats,
        }
        steps.append(_step(Fact("gathering.side" if at else "gathering.main", values), pot.seats))
        below = level
    return steps


def _step(fact: Fact, seats: tuple[int, ...] = ()) -> Reason:
    return Reason(RULING, k.POTS_ALL_IN, fact, seats)
