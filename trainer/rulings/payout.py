"""Who is paid what: each pot on its own, high and low by halves, odd chips as the house gives them."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from trainer.cards import Card, Rank
from trainer.events import Half
from trainer.hands import LowValue, best_high, best_low
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Chips
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.low_ace import best_high_with_low_aces
from trainer.rulings.pots import Pot, pots
from trainer.table import Seat, Table

RULING = "payout"


class Award(msgspec.Struct, frozen=True):
    """What one player is pushed from one pot: all of it or his part, or from the half for the high or the low."""

    pot: int
    half: Half
    seat: int
    amount: int


def payout(table: Table, house: House) -> Ruling[tuple[Award, ...] | None]:
    """What is pushed to whom, pot by pot; None while a hand that could win is not known.

    A hand that was mucked wins nothing. Where one live hand is left it takes everything, shown or not.
    """
    awards: list[Award] = []
    reasons: list[Reason] = []
    found = pots(table, house)
    if not found.answer:
        return Ruling((), found.because)
    for at, pot in enumerate(found.answer):
        claimants = _claimants(table, pot)
        if len(claimants) == 1:
            seat = claimants[0].number
            awards.append(Award(at, Half.WHOLE, seat, pot.amount))
            fact = Fact("payout.only_one", {"pot": at, "seat": seat, "amount": Chips(pot.amount)})
            reasons.append(Reason(RULING, k.POTS_ALL_IN, fact, (seat,)))
            continue
        hands = {seat: cards for seat in claimants if (cards := seven_cards(table, seat)) is not None}
        if len(hands) < len(claimants):
            return Ruling(None, (Reason(RULING, k.HAND_FIVE_OF, Fact("payout.unknown_cards")),))
        split = _PotSplit(table, house, at, pot.amount, hands)
        awards.extend(split.awards)
        reasons.extend(split.reasons)
    return Ruling(tuple(awards), tuple(reasons))


def seven_cards(table: Table, seat: Seat) -> tuple[Card, ...] | None:
    """All the cards a player may make his hand of, the community card with them; None while any is unknown."""
    shared = (table.community,) if table.community else ()
    cards = tuple(dealt.card for dealt in (*seat.cards, *shared) if dealt.card is not None)
    return cards if len(cards) == 7 else None


def _claimants(table: Table, pot: Pot) -> tuple[Seat, ...]:
    eligible = [table.seat(number) for number in pot.seats]
    return tuple(seat for seat in eligible if not seat.mucked) or tuple(eligible)


class _PotSplit:
    """One contested pot, its winners and what each is given."""

    def __init__(self, table: Table, house: House, pot: int, amount: int, hands: dict[Seat, tuple[Card, ...]]) -> None:
        self.house, self.pot, self.hands = house, pot, hands
        self.order = {seat: at for at, seat in enumerate(table.seats)}
        self.awards: list[Award] = []
        self.reasons: list[Reason] = []
        high_of = best_high_with_low_aces if self._low_aces(table) else best_high
        self.highs = {seat: high_of(cards) for seat, cards in hands.items()}
        high_winners = self._high_winners()
        lows = self._lows() if table.game is v.Game.HILO else {}
        if not lows:
            if table.game is v.Game.HILO:
                self._because(k.LOW_NONE, Fact("payout.no_low", {"pot": pot}))
            self._give(Half.WHOLE, amount, high_winners, k.ODD_CHIP_HIGH)
            return
        low_winners = self._low_winners(lows)
        if high_winners == low_winners and len(high_winners) > 1:
            tied = house[k.SPLIT_TIED_BOTH]
            self._because(k.SPLIT_TIED_BOTH, Fact(f"payout.tied_both.{tied.value}"))
            if tied is v.TiedBoth.ONCE:
                self._give(Half.WHOLE, amount, high_winners, k.ODD_CHIP_HIGH)
                return
        odd_to_high = house[k.ODD_CHIP_HALVES] is v.OddChipHalves.HIGH
        high = (amount + 1) // 2 if odd_to_high else amount // 2
        if amount % 2:
            to = "high" if odd_to_high else "low"
            self._because(k.ODD_CHIP_HALVES, Fact(f"payout.odd_halves.{to}", {"amount": Chips(amount)}))
        self._give(Half.HIGH, high, high_winners, k.ODD_CHIP_HIGH)
        self._give(Half.LOW, amount - high, low_winners, k.ODD_CHIP_LOW)

    def _because(self, key: k.Key[Any], fact: Fact, seats: Sequence[Seat] = (), cards: tuple[Card, ...] = ()) -> None:
        of_pot = Fact(fact.key, {"pot": self.pot, **fact.values})
        self.reasons.append(Reason(RULING, key, of_pot, tuple(seat.number for seat in seats), cards=cards))

    def _low_aces(self, table: Table) -> bool:
        """Whether aces play low alone; said where somebody holds one in a game that has a low."""
        aces = [seat for seat, cards in self.hands.items() if any(card.rank is Rank.ACE for card in cards)]
        if table.game is not v.Game.HILO or not aces:
            return False
        clause = self.house[k.LOW_ACE]
        self._because(k.LOW_ACE, Fact(f"payout.ace.{clause.value}", {"seats": _numbers(aces)}), aces)
        return clause is v.LowAce.LOW

    def _high_winners(self) -> list[Seat]:
        best = max(self.highs.values())
        winners = [seat for seat, value in self.highs.items() if value == best]
        tied = len(winners)
        if tied > 1 and self.house[k.HAND_SUITS] is v.HandSuits.RANK:
            winners = [max(winners, key=lambda seat: sorted(self.highs[seat].five, reverse=True))]
            self._because(k.HAND_SUITS, Fact("payout.suits_rank"), winners)
        elif tied > 1:
            self._because(k.HAND_SUITS, Fact("payout.suits_never_rank"), winners)
        self._because(
            k.HAND_FIVE_OF,
            Fact("payout.best_high", {"seats": _numbers(winners), "hand": best}),
            winners,
            self.highs[winners[0]].five,
        )
        return winners

    def _lows(self) -> dict[Seat, LowValue]:
        qualifier = Rank.EIGHT if self.house[k.LOW_QUALIFIER] is v.LowQualifier.EIGHT else None
        found = {seat: best_low(cards, qualifier=qualifier) for seat, cards in self.hands.items()}
        return {seat: value for seat, value in found.items() if value is not None}

    def _low_winners(self, lows: dict[Seat, LowValue]) -> list[Seat]:
        best = max(lows.values())
        winners = [seat for seat, value in lows.items() if value == best]
        self.lows = lows
        self._because(
            k.LOW_QUALIFIER,
            Fact("payout.best_low", {"seats": _numbers(winners), "low": best}),
            winners,
            lows[winners[0]].five,
        )
        return winners

    def _give(self, half: Half, amount: int, winners: list[Seat], odd: k.Key[Any]) -> None:
        share, over = divmod(amount, len(winners))
        odd_first = sorted(winners, key=self._odd_chip_order(odd)) if over else winners
        extra = set(_numbers(odd_first[:over]))
        for seat in winners:
            given = share + (seat.number in extra)
            if given:
                self.awards.append(Award(self.pot, half, seat.number, given))
        if over:
            fact = Fact(
                f"payout.{odd.text}.{self.house[odd].value}",
                {"seats": tuple(sorted(extra)), "count": over, "amount": Chips(amount)},
            )
            self._because(odd, fact, odd_first[:over])

    def _odd_chip_order(self, odd: k.Key[Any]) -> Callable[[Seat], Any]:
        """The order in which odd chips are given out, as a sorting key."""
        match self.house[odd]:
            case v.OddChipHigh.SUIT_IN_FIVE:
                return lambda seat: _highest_first(self.highs[seat].five)
            case v.OddChipHigh.SUIT_IN_SEVEN:
                return lambda seat: _highest_first(self.hands[seat])
            case v.OddChipLow.SUIT_IN_FIVE:
                return lambda seat: [(-rank, -suit) for rank, suit in reversed(_lowest_first(self.lows[seat].five))]
            case v.OddChipLow.LOW_SUIT:
                return lambda seat: _lowest_first(self.hands[seat])
            case _:
                return lambda seat: self.order[seat]


def _numbers(seats: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(seat.number for seat in seats)


def _highest_first(cards: Sequence[Card]) -> list[int]:
    return sorted(-card.index for card in cards)


def _lowest_first(cards: Sequence[Card]) -> list[tuple[int, int]]:
    """Rank and suit of each card, the ace low, lowest first."""
    return sorted((1 if card.rank is Rank.ACE else int(card.rank), int(card.suit)) for card in cards)
