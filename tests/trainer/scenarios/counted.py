"""A hand's chips and cards added up from what happened, and the pots and shares by the slow second reckoning."""

from tests.trainer import reference
from trainer import events as ev
from trainer.scenarios import Scenario

RULES = {
    "supremeking": ("position", "position"),
    "pokerking": ("position", "position"),
    "sportingbet": ("position", "position"),
    "hilo-bg": ("position", "position"),
    "tda": ("suit_in_five", "suit_in_five"),
    "cardroom": ("suit_in_seven", "low_suit"),
}
"""How each house gives the odd chip of equal high hands, and of equal lows."""


class Added:
    """What each seat has put in, in all and on this street, which cards it holds, who has folded."""

    def __init__(self, scenario: Scenario) -> None:
        seats = [seat.number for seat in scenario.start.seats]
        self.paid = dict.fromkeys(seats, 0)
        self.bet = dict.fromkeys(seats, 0)
        self.cards: dict[int, list[str]] = {number: [] for number in seats}
        self.folded: set[int] = set()
        self.game = scenario.start.game.value
        for event in scenario.events:
            self._happened(event)

    def _happened(self, event: ev.Event) -> None:
        match event:
            case ev.AntePosted(seat=seat, amount=amount):
                self.paid[seat] += amount
            case ev.BringInPosted(seat=seat, amount=amount) | ev.Called(seat=seat, amount=amount):
                self.bet[seat] += amount
            case ev.Completed(seat=seat, to=to) | ev.Bet(seat=seat, to=to) | ev.Raised(seat=seat, to=to):
                self.bet[seat] = to
            case ev.UncalledReturned(seat=seat, amount=amount):
                self.bet[seat] -= amount
            case ev.BetsCollected():
                self.collect()
            case ev.CardDealt(seat=seat, card=card):
                self.cards[seat].append(str(card))
            case ev.Folded(seat=seat):
                self.folded.add(seat)

    def collect(self) -> None:
        """Pull the street's bets in."""
        for seat, chips in self.bet.items():
            self.paid[seat] += chips
            self.bet[seat] = 0

    def pots(self) -> list[reference.Pot]:
        """The pots of what has been pulled in."""
        return reference.pots(self.paid, self.folded)

    def rows(self, house: str, **changed: str) -> list[reference.Row]:
        """Who is pushed what, by pot and half, at a house or with other rules in its place."""
        high, low = RULES[house]
        rules = {
            "game": self.game,
            "low.ace": "both",
            "hand.suits": "never_rank",
            "low.qualifier": "8",
            "split.tied_both": "once",
            "odd_chip.high": high,
            "odd_chip.low": low,
            "odd_chip.halves": "high",
            **changed,
        }
        return reference.awards(self.paid, self.folded, set(), self.cards, rules)

    def shares(self, house: str, **changed: str) -> tuple[tuple[int, int], ...]:
        """What each seat is pushed in all."""
        total: dict[int, int] = {}
        for _, _, seat, chips in self.rows(house, **changed):
            total[seat] = total.get(seat, 0) + chips
        return tuple(sorted(total.items()))
