"""Who is paid how much in all, the hands read out first; and who gets the odd chip."""

from typing import Any

from trainer.cards import Rank
from trainer.events import Half
from trainer.hands import LowValue, best_high, best_low
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.low_ace import best_high_with_low_aces
from trainer.rulings.payout import Award, payout, seven_cards
from trainer.rulings.pots import pots
from trainer.table import Seat, Table

RULING = "shares"

_ODD_CHIP = (k.ODD_CHIP_HIGH, k.ODD_CHIP_LOW)


def shares(table: Table, house: House) -> Ruling[tuple[tuple[int, int], ...] | None]:
    """The chips that each winner is pushed in all, by seat; None while a hand that could win is not known."""
    found = payout(table, house)
    if found.answer is None:
        return Ruling(None, found.because)
    paid: dict[int, int] = {}
    for award in found.answer:
        paid[award.seat] = paid.get(award.seat, 0) + award.amount
    because = (*hands_read(table, house), *found.because, *_pushed(table, found.answer))
    return Ruling(tuple(sorted(paid.items())), because)


def odd_chip(table: Table, house: House) -> Ruling[int | None]:
    """The seat that gets the odd chip, the first of them where there are several; None where all comes out even."""
    found = payout(table, house)
    because = (*hands_read(table, house), *found.because)
    shared = [reason.seats for reason in found.because if reason.clause in _ODD_CHIP]
    if shared:
        return Ruling(shared[0][0], because)
    halved = next((reason for reason in found.because if reason.clause is k.ODD_CHIP_HALVES), None)
    if halved is None:
        return Ruling(None, because)
    half = Half(house[k.ODD_CHIP_HALVES].value)
    pot = halved.fact.values["pot"]
    winners = [award.seat for award in found.answer or () if (award.pot, award.half) == (pot, half)]
    return Ruling(winners[0], because)


def hands_read(table: Table, house: House) -> tuple[Reason, ...]:
    """Every hand that can still win, read out from its seven cards: the best five for high, and in high/low for low."""
    hands = [(seat, cards) for seat in table.live if (cards := seven_cards(table, seat)) is not None]
    if len(table.live) < 2:
        return ()
    hilo = table.game is v.Game.HILO
    high_of = best_high_with_low_aces if hilo and house[k.LOW_ACE] is v.LowAce.LOW else best_high
    reasons = []
    for seat, cards in hands:
        value = high_of(cards)
        fact = Fact("shares.high", {"seat": seat.number, "hand": value, "cards": value.five})
        reasons.append(Reason(RULING, k.HAND_FIVE_OF, fact, (seat.number,), cards=value.five))
    return (*reasons, *(_lows_read(table, house, [seat for seat, _ in hands]) if hilo else ()))


def _lows_read(table: Table, house: House, hands: list[Seat]) -> list[Reason]:
    qualifier = Rank.EIGHT if house[k.LOW_QUALIFIER] is v.LowQualifier.EIGHT else None
    reasons, without = [], []
    for seat in hands:
        low: LowValue | None = best_low(seven_cards(table, seat) or (), qualifier=qualifier)
        if low is None:
            without.append(seat.number)
        else:
            fact = Fact("shares.low", {"seat": seat.number, "low": low})
            reasons.append(Reason(RULING, k.LOW_QUALIFIER, fact, (seat.number,), cards=low.five))
    if without:
        fact = Fact(f"shares.no_low.{house[k.LOW_QUALIFIER].value}", {"seats": tuple(without)})
        reasons.append(Reason(RULING, k.LOW_QUALIFIER, fact, out=tuple(without)))
    return reasons


def _pushed(table: Table, awards: tuple[Award, ...]) -> list[Reason]:
    """What is pushed, pot by pot and half by half, in the order in which the dealer does it."""
    reasons = []
    for pot, half in dict.fromkeys((award.pot, award.half) for award in awards):
        pushed = [award for award in awards if (award.pot, award.half) == (pot, half)]
        seats = tuple(award.seat for award in pushed)
        amount = sum(award.amount for award in pushed)
        values = {"pot": pot, "amount": Chips(amount), "seats": seats, "count": len(seats)}
        whole = half is Half.WHOLE
        key: k.Key[Any] = k.POTS_ALL_IN if whole else k.GAMES
        reasons.append(Reason(RULING, key, Fact(f"shares.pushed.{half.value}", values), seats))
    return reasons


def pots_lie(table: Table, house: House) -> tuple[Fact, ...]:
    """Which pots lie in the middle, and who can win each, where there are several."""
    found = pots(table, house).answer
    if len(found) < 2:
        return ()
    return tuple(
        Fact("pots.lie", {"pot": at, "amount": Chips(pot.amount), "seats": pot.seats}) for at, pot in enumerate(found)
    )
