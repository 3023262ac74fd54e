"""A street's wagers counted up from the chips, as a dealer counts them: small rules of no code that the engine has."""

from trainer import events as ev
from trainer.scenarios import Scenario

DOUBLES = {
    "supremeking": {"high"},
    "pokerking": {"high", "hilo"},
    "sportingbet": {"high"},
    "hilo-bg": set(),
    "tda": set(),
    "cardroom": {"high"},
}
"""In which games of a house an open pair on fourth street lets the big bet be made."""


class Ladder:
    """The wagers of the street in play: how many full ones, how high the last of them and the call, who has acted."""

    def __init__(self, scenario: Scenario, house: str) -> None:
        self.table = table = scenario.question.table
        self.house = house
        stakes = table.stakes
        self.small, self.big = stakes.small, stakes.big
        self.street = max(len(seat.cards) for seat in table.seats)
        self.pairs = [seat.number for seat in table.seats if len(seat.board) >= 2 and _rank(seat, 0) == _rank(seat, 1)]
        self.doubled = self.street == 4 and bool(self.pairs) and table.game.value in DOUBLES[house]
        self.made = self.full = self.call = self.last = 0
        self.big_in = self.counted_short = self.many_at_cap = False
        self.acted: dict[int, int] = {}
        self.posted: int | None = None
        live = sum(not seat.folded for seat in table.seats)
        live += sum(isinstance(act, ev.Folded) for act in table.actions)
        for act in table.actions:
            match act:
                case ev.Folded():
                    live -= 1
                case ev.BringInPosted(seat=seat, amount=amount):
                    self.posted = amount
                    self.call = stakes.bring_in
                    self.acted[seat] = 0
                case ev.Completed(seat=seat, to=to) | ev.Bet(seat=seat, to=to) | ev.Raised(seat=seat, to=to):
                    self._wager(to, live)
                    self.acted[seat] = self.made
                case ev.Checked(seat=seat) | ev.Called(seat=seat):
                    self.acted[seat] = self.made
        self.live = live

    def _wager(self, to: int, live: int) -> None:
        added = to - self.full
        if 2 * added >= self.sizes()[0]:
            self.counted_short = added < self.sizes()[0]
            self.big_in = self.big_in or (self.doubled and added >= self.big)
            self.full, self.last = to, added
            self.made += 1
            self.many_at_cap = self.many_at_cap or (self.made == 4 and live > 2)
        self.call = max(self.call, to)

    def sizes(self) -> list[int]:
        """By how much may be wagered: small on third and fourth, big from fifth, either on an open pair."""
        if self.street >= 5 or self.big_in:
            return [self.big]
        return [self.small, self.big] if self.doubled else [self.small]

    def capped(self) -> bool:
        """Four wagers are the most; but see what the two casino houses say of two players."""
        if self.house == "cardroom" and self.live == 2 and not self.many_at_cap:
            return False
        return self.made >= 4 and not (self.house == "tda" and self.table.event_heads_up)

    def totals(self, seat: int) -> tuple[int, ...]:
        """What that player may wager to."""
        if self.capped() or self.acted.get(seat) == self.made:
            return ()
        return tuple(self.full + size for size in self.sizes())

    def up(self, *sizes: int) -> tuple[int, ...]:
        """Totals so much above the last full wager."""
        return tuple(self.full + size for size in sizes)


def _rank(seat: object, nth: int) -> str:
    return str(seat.board[nth])[0]  # type: ignore[attr-defined]
