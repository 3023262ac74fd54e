"""Who is paid how much in all, the hands read out first; and who gets the odd chip."""

from collections.abc import Callable, Mapping
from typing import Any

from trainer.cards import Card, Rank
from trainer.events import Half
from trainer.hands import LowValue, best_high, best_low
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.low_ace import best_high_with_low_aces
from trainer.rulings.payout import Award, Cards, payout, seven_cards
from trainer.rulings.pots import pots
from trainer.table import Seat, Table

RULING = "shares"

_ODD_CHIP = (k.ODD_CHIP_HIGH, k.ODD_CHIP_LOW)


def shares(table: Table, house: House) -> Ruling[tuple[tuple[int, int], ...] | None]:
    """The chips that each winner is pushed in all, by seat; None while a hand that could win is not known."""
    found = payout(table, house)
    if found.answer is None:
        return Ruling(None, found.because)
    awards = found.answer
    paid: dict[int, int] = {}
    for award in awards:
        paid[award.seat] = paid.get(award.seat, 0) + award.amount
    return Ruling(
        tuple(sorted(paid.items())),
        lambda: (*hands_read(table, house), *_steps(table, house, found), *_pushed(table, awards)),
    )


def odd_chip(table: Table, house: House) -> Ruling[int | None]:
    """The seat that gets the odd chip, the first of them where there are several; None where all comes out even."""
    found = payout(table, house)

    def because() -> tuple[Reason, ...]:
        return (*hands_read(table, house), *_steps(table, house, found))

    shared = [reason.seats for reason in found.because if reason.clause in _ODD_CHIP]
    if shared:
        return Ruling(shared[0][0], because)
    halved = next((reason for reason in found.because if reason.clause is k.ODD_CHIP_HALVES), None)
    if halved is None:
        return Ruling(None, because)
    half = Half(house[k.ODD_CHIP_HALVES].value)
    pot = halved.fact.values["pot"]
    winners = tuple(award.seat for award in found.answer or () if (award.pot, award.half) == (pot, half))
    won = Reason(RULING, k.ODD_CHIP_HALVES, Fact(f"shares.odd_half.{half.value}", {"seats": winners}), winners)
    return Ruling(winners[0], lambda: (*because(), won))


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
        fact = Fact("shares.no_low", {"seats": tuple(without)})
        reasons.append(Reason(RULING, k.LOW_QUALIFIER, fact, out=tuple(without)))
    return reasons


def _steps(table: Table, house: House, found: Ruling[tuple[Award, ...] | None]) -> tuple[Reason, ...]:
    """The steps of a payout, and before an odd chip is given by suit, the card by which each winner is judged."""
    steps: list[Reason] = []
    for reason in found.because:
        card_of = _JUDGED_BY.get(house[reason.clause]) if reason.clause in _ODD_CHIP else None
        if card_of is not None:
            low = reason.clause is k.ODD_CHIP_LOW
            for seat in _tied(found.answer or (), reason.fact.values["pot"], low):
                card = card_of(seven_cards(table, table.seat(seat)) or ())
                fact = Fact("shares.odd_card", {"seat": seat, "card": card})
                steps.append(Reason(RULING, reason.clause, fact, (seat,), cards=(card,)))
        steps.append(reason)
    return tuple(steps)


def _tied(awards: tuple[Award, ...], pot: int, low: bool) -> list[int]:
    return [award.seat for award in awards if award.pot == pot and (award.half is Half.LOW) is low]


def _highest_of_low(cards: Cards) -> Card:
    """The highest card of the low five, the ace the lowest; the low was read before."""
    low = best_low(cards, qualifier=None)
    assert low is not None
    return max(low.five, key=_ace_low)


def _lowest(cards: Cards) -> Card:
    return min(cards, key=_ace_low)


def _ace_low(card: Card) -> tuple[int, int]:
    return 1 if card.rank is Rank.ACE else card.rank, card.suit


_JUDGED_BY: Mapping[v.OddChipHigh | v.OddChipLow, Callable[[Cards], Card]] = {
    v.OddChipHigh.SUIT_IN_FIVE: lambda cards: max(best_high(cards).five),
    v.OddChipHigh.SUIT_IN_SEVEN: max,
    v.OddChipLow.SUIT_IN_FIVE: _highest_of_low,
    v.OddChipLow.LOW_SUIT: _lowest,
}
"""By which of his seven cards a winner is judged, where suit gives the odd chip."""


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
