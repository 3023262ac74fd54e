"""Hands played in step with PokerKit, which shares no code with the engine, on what both call by the same rules.

Each hand is dealt the same cards at both tables, and a player does what both let him do. The house is the one that
rules as PokerKit does wherever the clauses reach. Where they do not, PokerKit's fault is named in FAULTS; where one
bites, that comparison alone is left out of the hand, and counted.
"""

import random
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator

from pokerkit import Automation, Label, State
from pokerkit import Card as OtherCard

from tests.differential.remembered import Stud, StudHighLow
from tests.trainer.random_hands import STAKES
from trainer import events as ev
from trainer.cards import DECK, Card
from trainer.events import Half
from trainer.hands import Category, best_high, best_low
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.notation.hand import Hand
from trainer.notation.phh_write import write_phh
from trainer.play import Stub
from trainer.procedure import DutyKind, action_for, dealer_event, next_duty
from trainer.rulings.bring_in import bring_in
from trainer.rulings.payout import payout, seven_cards
from trainer.rulings.pots import pots
from trainer.rulings.river import Procedure, river_plan
from trainer.rulings.showdown import showdown
from trainer.rulings.wagers import may_do
from trainer.table import Seat, Street, Table, apply

SHORT_BRING_IN = "call: a short bring-in lowers it, where a player owes the full bring-in"
SHORT_STACK = "ladder: no half-bet rule, and no wager that only shorter stacks could answer"
ALL_IN_SHOWS = "first to show: the best board after a checked river, all-in or not, and not who acted first"
SHORT_RIVER = "river and payout: folded cards are dealt again when the deck is short"
ODD_CHIPS = "payout: all odd chips of a pot go to one seat, not one each"
NO_ELIGIBLE_LOW = "payout: a side pot is halved although no hand eligible for it has a low"
MERGED = "payout: pots are put together once the hands that lose them are killed, and odd chips given once"
UNMATCHED_ANTE = "pots: the part of an ante that nobody could match is given back, not a side pot of one player"
FAULTS = (SHORT_BRING_IN, UNMATCHED_ANTE, MERGED, SHORT_STACK, ALL_IN_SHOWS, SHORT_RIVER, ODD_CHIPS, NO_ELIGIBLE_LOW)
"""What PokerKit does otherwise than any house here, each shown by a small hand in test_pokerkit_faults.py. It knows no
open pair either: the house has none."""

HOUSE = House("both", "Both", {}).with_written(
    {
        "burns": "fourth_on",
        "open_pair.mode": "off",
        "opener.tie": "position",
        "opener.all_in": "next_clockwise",
        "bring_in.all_in": "next_must",
        "cap.wagers": "4",
        "cap.heads_up": "capped",
        "river.short_deck": "community",
        "river.last_card": "dealt",
        "showdown.first": "last_aggressor",
        "showdown.checked": "river_opener",
        "showdown.muck": "never",
        "split.tied_both": "halves",
        "odd_chip.high": "position",
        "odd_chip.low": "position",
        "odd_chip.halves": "high",
    }
)
FULL = 5_000
SHORT = ((FULL,), (FULL, 9, 13, 22, 41, 60), (1, 2, 3, 4, 7, FULL), (30, 31, 77, 200), (15, 35, 55, 90, 140, FULL))
GAMES: dict[Game, type[Stud] | type[StudHighLow]] = {Game.HIGH: Stud, Game.HILO: StudHighLow}
BY_ITSELF = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
OTHER_CARDS = {card: next(OtherCard.parse(str(card))) for card in DECK}
CATEGORIES = {
    Label.HIGH_CARD: Category.HIGH_CARD,
    Label.ONE_PAIR: Category.PAIR,
    Label.TWO_PAIR: Category.TWO_PAIR,
    Label.THREE_OF_A_KIND: Category.TRIPS,
    Label.STRAIGHT: Category.STRAIGHT,
    Label.FLUSH: Category.FLUSH,
    Label.FULL_HOUSE: Category.FULL_HOUSE,
    Label.FOUR_OF_A_KIND: Category.QUADS,
    Label.STRAIGHT_FLUSH: Category.STRAIGHT_FLUSH,
}


class Disagreement(Exception):
    """The two say something different of one hand; the message has the hand and both answers."""


class InStep:
    """One hand at both tables. `counted` says how often each thing was compared, or left out for which fault."""

    def __init__(self, seed: int, house: House = HOUSE) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.label = str(seed)
        players = self.rng.randint(2, 8)
        stacks = self.rng.choice(SHORT) if self.rng.random() < 0.6 else (FULL,)
        # PokerKit has no bring-in of a whole small bet.
        stakes = self.rng.choice([each for each in STAKES if each.bring_in < each.small])
        seats = tuple(Seat(at, self.rng.choice(stacks)) for at in range(1, players + 1))
        self.start = self.table = Table(stakes, seats, self.rng.choice([*Game]))
        self.staying = self.rng.choice((0.5, 0.7, 0.7, 0.95))
        self.stub = Stub(self.rng)
        self.other: State = GAMES[self.start.game].create_state(
            BY_ITSELF,
            True,
            stakes.ante,
            stakes.bring_in,
            stakes.small,
            stakes.big,
            [seat.stack for seat in seats],
            players,
        )
        self.events: list[ev.Event] = []
        self.counted: Counter[str] = Counter()
        self.faults: tuple[str, ...] = ()

    def played(self) -> Counter[str]:
        """Play the hand to its end, comparing at each step. Raises Disagreement."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # PokerKit's advice on cards that it would not have dealt itself
            while (duty := next_duty(self.table, self.house)).kind is not DutyKind.OVER:
                if duty.kind in (DutyKind.ACT, DutyKind.BRING_IN) and duty.seat is not None:
                    event = self._acts(duty.seat, starts=duty.kind is DutyKind.BRING_IN)
                elif duty.kind is DutyKind.POST_ANTE and duty.seat is not None:
                    event = ev.AntePosted(duty.seat, duty.amount)
                elif duty.kind is DutyKind.SHOW and duty.seat is not None:
                    if not any(seat.shown for seat in self.table.seats):
                        self._showdown()
                    event = ev.HandShown(duty.seat, self.table.seat(duty.seat).down)
                else:
                    dealt = dealer_event(duty, lambda: self.stub.top_for(self.table, duty))
                    assert dealt is not None, duty
                    event = dealt
                    if (
                        duty.street is Street.SEVENTH
                        and river_plan(self.table, self.house).procedure is not Procedure.DEAL
                    ):
                        self.counted[SHORT_RIVER] += 1
                        return self.counted
                    if duty.kind in (DutyKind.BURN, DutyKind.DEAL):
                        self._dealt(event)
                self.events.append(event)
                self.table = apply(self.table, event)
        self._paid()
        return self.counted

    def _same(self, what: str, own: object, theirs: object) -> None:
        self.counted[what] += 1
        if own != theirs:
            hand = Hand(self.start, tuple(self.events), self.house, self.label)
            raise Disagreement(f"{what}\n  the engine: {own}\n  PokerKit:   {theirs}\n{write_phh(hand)}")

    def _dealt(self, event: ev.Event) -> None:
        """Deal the card there too."""
        self._same("turn", None, self._their_turn())
        if self.table.closed:
            self._same_pots()
        self._show()
        match event:
            case ev.CardBurned(card=Card() as card):
                self.other.burn_card((OTHER_CARDS[card],))
            case ev.CardDealt(card=Card() as card, seat=seat):
                self.other.deal_hole((OTHER_CARDS[card],), seat - 1)

    def _their_turn(self) -> int | None:
        return None if self.other.actor_index is None else self.other.actor_index + 1

    def _show(self) -> None:
        """PokerKit has the hands shown as soon as nobody can bet any more."""
        while self.other.showdown_index is not None:
            self.other.show_or_muck_hole_cards(True)

    def _same_pots(self) -> None:
        antes = sorted(min(seat.stack, self.start.stakes.ante) for seat in self.start.seats)
        if antes[-1] > antes[-2]:
            self.counted[UNMATCHED_ANTE] += 1
            return
        own = [(pot.amount, pot.seats) for pot in pots(self.table, self.house).answer]
        theirs = [(pot.amount, tuple(at + 1 for at in pot.player_indices)) for pot in self.other.pots]
        self._same("pots", own, theirs)

    def _acts(self, seat: int, *, starts: bool) -> ev.Event:
        """What the player whose turn it is does, at both tables."""
        table, other = self.table, self.other
        first = "bring-in" if starts else "turn" if table.actions else "opener"
        self._same(first, seat, self._their_turn())
        may = may_do(table, self.house, seat)
        least = other.min_completion_betting_or_raising_to_amount
        totals = [] if least is None else [least]
        call = other.checking_or_calling_amount
        if _full_stacks(table, seat):
            self._same("ladder", list(may.wager_to), totals)
        else:
            self.counted[SHORT_STACK] += 1
        started = bring_in(table, self.house).answer if starts else None
        callable_by_both = False
        if started is not None:
            self._same("bring-in amount", started.post, other.effective_bring_in_amount)
        elif _short_bring_in(table):
            self.counted[SHORT_BRING_IN] += 1
            callable_by_both = may.call == call
        else:
            self._same("call", may.call, call or None)
            callable_by_both = True
        both = [to for to in may.wager_to if to in totals]
        if both and self.rng.random() < 0.35:
            other.complete_bet_or_raise_to(both[0])
            return action_for(table, self.house, seat, both[0])
        if started is not None:
            other.post_bring_in()
            return ev.BringInPosted(seat, started.post)
        if not callable_by_both or (may.call is not None and self.rng.random() > self.staying):
            other.fold()
            return ev.Folded(seat)
        other.check_or_call()
        return ev.Checked(seat) if may.check else ev.Called(seat, may.call or 0)

    def _showdown(self) -> None:
        """The pots, and what each hand is worth."""
        self._same("turn", None, self._their_turn())
        self._same_pots()
        if self.table.actions and all(seat.stack for seat in self.table.live):
            first = showdown(self.table, self.house).answer.order[0]
            at = self.other.showdown_index
            self._same("first to show", first, None if at is None else at + 1)
        elif self.table.actions:
            self.counted[ALL_IN_SHOWS] += 1
        for seat in self.table.live:
            cards = seven_cards(self.table, seat)
            assert cards is not None
            index = seat.number - 1
            high, theirs = best_high(cards), self.other.get_hand(index, 0, 0)
            assert theirs is not None
            label = CATEGORIES[theirs.entry.label]
            self._same("high hand", (high.category, _ranks(high.five)), (label, _ranks(theirs.cards)))
            if self.table.game is Game.HILO:
                low, other_low = best_low(cards), self.other.get_hand(index, 0, 1)
                self._same("low hand", low and _ranks(low.five), other_low and _ranks(other_low.cards))
        self.faults = tuple(self._faults_of_payment())
        self._show()

    def _faults_of_payment(self) -> Iterator[str]:
        awards = payout(self.table, self.house).answer
        assert awards is not None
        found = pots(self.table, self.house).answer
        parts: dict[tuple[int, Half], list[int]] = {}
        for award in awards:
            parts.setdefault((award.pot, award.half), []).append(award.amount)
        if any(sum(part) % len(part) > 1 for part in parts.values()):
            yield ODD_CHIPS
        uneven = (sum(part) % len(part) for part in parts.values())
        halves = (found[pot].amount % 2 for pot, half in parts if half is not Half.WHOLE)
        if len(found) > 1 and (any(uneven) or any(halves)):
            yield MERGED
        whole = {pot for pot, half in parts if half is Half.WHOLE and len(found[pot].seats) > 1}
        if whole and any(half is Half.LOW for _, half in parts):
            yield NO_ELIGIBLE_LOW

    def _paid(self) -> None:
        self.counted.update(self.faults)
        if not self.faults:
            self._same("payout", [seat.stack for seat in self.table.seats], list(self.other.stacks))


def _ranks(cards: Iterable[object]) -> str:
    """The ranks of some cards in one order, whichever program's cards they are."""
    return "".join(sorted(repr(card)[0] if isinstance(card, OtherCard) else str(card)[0] for card in cards))


def _full_stacks(table: Table, seat: int) -> bool:
    """Whether the player in `seat` and one to bet against can go to the cap, and nobody has wagered all-in."""
    wagerers = {action.seat for action in table.actions if isinstance(action, ev.Bet | ev.Completed | ev.Raised)}
    full = {each.number for each in table.live if each.stack + each.bet >= 5 * table.stakes.big}
    return seat in full and len(full) > 1 and all(table.seat(number).stack for number in wagerers)


def _short_bring_in(table: Table) -> bool:
    """Whether the bring-in was posted short, and nobody has wagered since."""
    return (
        table.street is Street.THIRD
        and any(
            isinstance(action, ev.BringInPosted) and action.amount < table.stakes.bring_in for action in table.actions
        )
        and not any(isinstance(action, ev.Completed | ev.Raised) for action in table.actions)
    )
