"""What is paid by the house's own rule before and at the start of a hand, and when a newcomer is dealt in."""

from enum import Enum
from fractions import Fraction

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Chips, Stakes
from trainer.reasons import Fact, Reason, Ruling
from trainer.table import Table

RULING = "stakes"


class Join(Enum):
    """When somebody who sits down at a running game is dealt in."""

    THIS_HAND = "join_this_hand"
    NEXT_HAND = "join_next_hand"
    WAITS = "join_waits"


_SHARES = {Fraction(1, 2): "half", Fraction(1, 4): "quarter", Fraction(1, 5): "fifth"}


def ante(table: Table, house: House) -> Ruling[int]:
    """What each player antes: nothing at stakes without an ante, else the house's share of the small bet, or, where
    the house leaves it to the table, what the table shows."""
    if plays_without_ante(table.stakes, house):
        return Ruling(0, (Reason(RULING, k.ANTE_NONE_AT, Fact("ante.none")),))
    small, size = table.stakes.small, house[k.ANTE_SIZE]
    amount = _sized(table.stakes.ante, small, size)
    fact = Fact("ante.table", {"amount": Chips(amount)})
    if share := _share(amount, small, size):
        fact = Fact(f"ante.{share}", {"amount": Chips(amount), "small": Chips(small)})
    return Ruling(amount, (Reason(RULING, k.ANTE_SIZE, fact),))


def antes(table: Table, house: House) -> Ruling[int]:
    """What all the antes come to, asked before or after they are posted: a player with less puts in all he has."""
    each = ante(table, house)
    brought = {seat.number: seat.stack + seat.bet + seat.paid for seat in table.before_pushing().seats}
    total = sum(min(chips, each.answer) for chips in brought.values())
    count = {"count": len(table.seats), "each": Chips(each.answer)}
    reasons = [*each.because, Reason(RULING, k.ANTE_SIZE, Fact("antes.players", count))]
    short = tuple(number for number, chips in brought.items() if chips < each.answer)
    if short:
        reasons.append(Reason(RULING, k.POTS_ALL_IN, Fact("antes.short", {"seats": short}), short))
    reasons.append(Reason(RULING, k.ANTE_SIZE, Fact("antes.total", {"total": Chips(total)})))
    return Ruling(total, tuple(reasons))


def bring_in_size(table: Table, house: House) -> Ruling[int]:
    """What the bring-in is: the house's share of the small bet, or what the table shows where it is left to that."""
    stakes, size = table.stakes, house[k.BRING_IN_SIZE]
    amount = _sized(stakes.bring_in, stakes.small, size)
    fact = Fact("bring_in.amount.full", {"amount": Chips(amount)})
    if share := _share(amount, stakes.small, size):
        fact = Fact(f"bring_in.amount.{share}", {"amount": Chips(amount), "small": Chips(stakes.small)})
    return Ruling(amount, (Reason(RULING, k.BRING_IN_SIZE, fact),))


def joins(table: Table, house: House) -> Ruling[Join]:
    """When somebody is dealt in who sits down now."""
    begun = any(seat.cards for seat in table.seats)
    if house[k.LATE_JOIN] is v.LateJoin.WAIT:
        return Ruling(Join.WAITS, (Reason(RULING, k.LATE_JOIN, Fact("late_join.wait")),))
    fact = Fact("late_join.ante.begun" if begun else "late_join.ante.not_begun")
    return Ruling(Join.NEXT_HAND if begun else Join.THIS_HAND, (Reason(RULING, k.LATE_JOIN, fact),))


def plays_without_ante(stakes: Stakes, house: House) -> bool:
    """Whether these are stakes at which the house takes no ante."""
    bets = stakes.unit.value(stakes.small), stakes.unit.value(stakes.big)
    return any(bets == (limit.small, limit.big) for limit in house[k.ANTE_NONE_AT])


def _share(amount: int, small: int, size: v.Size) -> str | None:
    """Which of the house's shares of the small bet an amount is, where it is one of them to the chip."""
    share = Fraction(amount, small)
    return _SHARES.get(share) if share in size.fractions else None


def _sized(shown: int, small: int, size: v.Size) -> int:
    """An amount by its rule: what the table shows, where it is the house's share of the small bet but for rounding;
    else that share, to the nearest chip."""
    shares = [small * share for share in size.fractions]
    if not shares or any(abs(shown - share) < 1 for share in shares):
        return shown
    return max(1, int(shares[0] + Fraction(1, 2)))
