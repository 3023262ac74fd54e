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
from trainer.remembered import remembered
from trainer.rulings.low_ace import best_high_with_low_aces
from trainer.rulings.pots import Pot, pots
from trainer.table import Seat, Table

RULING = "payout"

_ACE = Rank.ACE

Cards = tuple[Card, ...]


class Award(msgspec.Struct, frozen=True, gc=False):
    """What one player is pushed from one pot: all of it or his part, or from the half for the high or the low."""

    pot: int
    half: Half
    seat: int
    amount: int


@remembered
def payout(table: Table, house: House) -> Ruling[tuple[Award, ...] | None]:
    """What is pushed to whom, pot by pot; None while a hand that could win is not known.

    A hand that was mucked wins nothing. Where one live hand is left it takes everything, shown or not.
    """
    found = pots(table, house)
    if not found.answer:
        return Ruling((), found.because)
    hands = tuple([_Hand(seat.number, seat.mucked, seven_cards(table, seat)) for seat in table.hands])
    return _paid_out(found.answer, hands, table.game, house)


def seven_cards(table: Table, seat: Seat) -> Cards | None:
    """All the cards a player may make his hand of, the community card with them; None while any is unknown."""
    dealt = seat.cards if table.community is None else (*seat.cards, table.community)
    cards = tuple([each.card for each in dealt if each.card is not None])
    return cards if len(cards) == len(dealt) == 7 else None


class _Hand(msgspec.Struct, frozen=True, gc=False):
    seat: int
    mucked: bool
    cards: Cards | None


@remembered
def _paid_out(
    found: tuple[Pot, ...], hands: tuple[_Hand, ...], game: v.Game, house: House
) -> Ruling[tuple[Award, ...] | None]:
    """What is pushed from each pot; the `hands` are clockwise from the dealer."""
    awards: list[Award] = []
    reasons: list[Reason] = []
    for at, pot in enumerate(found):
        eligible = [hand for hand in hands if hand.seat in pot.seats]
        claimants = [hand for hand in eligible if not hand.mucked] or eligible
        if len(claimants) == 1:
            seat = claimants[0].seat
            awards.append(Award(at, Half.WHOLE, seat, pot.amount))
            fact = Fact("payout.only_one", {"pot": at, "seat": seat, "amount": Chips(pot.amount)})
            reasons.append(Reason(RULING, k.POTS_ALL_IN, fact, (seat,)))
            continue
        known = {hand.seat: hand.cards for hand in claimants if hand.cards is not None}
        if len(known) < len(claimants):
            return Ruling(None, (Reason(RULING, k.HAND_FIVE_OF, Fact("payout.unknown_cards")),))
        split = _PotSplit(game, house, at, pot.amount, known)
        awards.extend(split.awards)
        reasons.extend(split.reasons)
    return Ruling(tuple(awards), tuple(reasons))


class _PotSplit:
    """One contested pot, its winners and what each is given; `hands` are by seat, clockwise from the dealer."""

    def __init__(self, game: v.Game, house: House, pot: int, amount: int, hands: dict[int, Cards]) -> None:
        self.house, self.pot, self.hands = house, pot, hands
        self.awards: list[Award] = []
        self.reasons: list[Reason] = []
        high_of = best_high_with_low_aces if self._low_aces(game) else best_high
        self.highs = {seat: high_of(cards) for seat, cards in hands.items()}
        high_winners = self._high_winners()
        lows = self._lows() if game is v.Game.HILO else {}
        if not lows:
            if game is v.Game.HILO:
                self._because(k.LOW_NONE, Fact("payout.no_low", {"pot": pot}))
            self._give(Half.WHOLE, amount, high_winners, k.ODD_CHIP_HIGH)
            return
        low_winners = self._low_winners(lows)
        if high_winners == low_winners and len(high_winners) > 1:
            tied = house[k.SPLIT_TIED_BOTH]
            self._because(k.SPLIT_TIED_BOTH, Fact(f"payout.tied_both.{tied.value}", {"pot": pot}))
            if tied is v.TiedBoth.ONCE:
                self._give(Half.WHOLE, amount, high_winners, k.ODD_CHIP_HIGH)
                return
        odd_to_high = house[k.ODD_CHIP_HALVES] is v.OddChipHalves.HIGH
        high = (amount + 1) // 2 if odd_to_high else amount // 2
        if amount % 2:
            to = "high" if odd_to_high else "low"
            self._because(k.ODD_CHIP_HALVES, Fact(f"payout.odd_halves.{to}", {"pot": pot, "amount": Chips(amount)}))
        self._give(Half.HIGH, high, high_winners, k.ODD_CHIP_HIGH)
        self._give(Half.LOW, amount - high, low_winners, k.ODD_CHIP_LOW)

    def _because(self, key: k.Key[Any], fact: Fact, seats: Sequence[int] = (), cards: Cards = ()) -> None:
        self.reasons.append(Reason(RULING, key, fact, tuple(seats), cards=cards))

    def _low_aces(self, game: v.Game) -> bool:
        """Whether aces play low alone; said where somebody holds one in a game that has a low."""
        if game is not v.Game.HILO:
            return False
        aces = [seat for seat, cards in self.hands.items() if any(card.rank is _ACE for card in cards)]
        if not aces:
            return False
        clause = self.house[k.LOW_ACE]
        fact = Fact(f"payout.ace.{clause.value}", {"pot": self.pot, "seats": tuple(aces)})
        self._because(k.LOW_ACE, fact, aces)
        return clause is v.LowAce.LOW

    def _high_winners(self) -> list[int]:
        best = max(self.highs.values())
        winners = [seat for seat, value in self.highs.items() if value == best]
        tied = len(winners)
        if tied > 1 and self.house[k.HAND_SUITS] is v.HandSuits.RANK:
            winners = [max(winners, key=lambda seat: sorted(self.highs[seat].five, reverse=True))]
            self._because(k.HAND_SUITS, Fact("payout.suits_rank", {"pot": self.pot}), winners)
        elif tied > 1:
            self._because(k.HAND_SUITS, Fact("payout.suits_never_rank", {"pot": self.pot}), winners)
        self._because(
            k.HAND_FIVE_OF,
            Fact("payout.best_high", {"pot": self.pot, "seats": tuple(winners), "hand": best}),
            winners,
            self.highs[winners[0]].five,
        )
        return winners

    def _lows(self) -> dict[int, LowValue]:
        qualifier = Rank.EIGHT if self.house[k.LOW_QUALIFIER] is v.LowQualifier.EIGHT else None
        found = {seat: best_low(cards, qualifier=qualifier) for seat, cards in self.hands.items()}
        return {seat: value for seat, value in found.items() if value is not None}

    def _low_winners(self, lows: dict[int, LowValue]) -> list[int]:
        best = max(lows.values())
        winners = [seat for seat, value in lows.items() if value == best]
        self.lows = lows
        self._because(
            k.LOW_QUALIFIER,
            Fact("payout.best_low", {"pot": self.pot, "seats": tuple(winners), "low": best}),
            winners,
            lows[winners[0]].five,
        )
        return winners

    def _give(self, half: Half, amount: int, winners: list[int], odd: k.Key[Any]) -> None:
        share, over = divmod(amount, len(winners))
        odd_first = sorted(winners, key=self._odd_chip_order(odd)) if over else winners
        extra = odd_first[:over]
        for seat in winners:
            given = share + (seat in extra)
            if given:
                self.awards.append(Award(self.pot, half, seat, given))
        if over:
            fact = Fact(
                f"payout.{odd.text}.{self.house[odd].value}",
                {"pot": self.pot, "seats": tuple(sorted(extra)), "count": over, "amount": Chips(amount)},
            )
            self._because(odd, fact, extra)

    def _odd_chip_order(self, odd: k.Key[Any]) -> Callable[[int], Any]:
        """The order in which odd chips are given out, as a sorting key."""
        match self.house[odd]:
            case v.OddChipHigh.SUIT_IN_FIVE:
                return lambda seat: _highest_first(self.highs[seat].five)
            case v.OddChipHigh.SUIT_IN_SEVEN:
                return lambda seat: _highest_first(self.hands[seat])
            case v.OddChipLow.SUIT_IN_FIVE:
                return lambda seat: [-suit for _, suit in reversed(_lowest_first(self.lows[seat].five))]
            case v.OddChipLow.LOW_SUIT:
                return lambda seat: _lowest_first(self.hands[seat])
            case _:
                return list(self.hands).index


def _highest_first(cards: Sequence[Card]) -> list[int]:
    return sorted(-card.index for card in cards)


def _lowest_first(cards: Sequence[Card]) -> list[tuple[int, int]]:
    """Rank and suit of each card, the ace low, lowest first."""
    return sorted((1 if card.rank is Rank.ACE else int(card.rank), int(card.suit)) for card in cards)
