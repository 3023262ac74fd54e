"""Cases of the rules as data: what lies on the table, what was done, and what each ruling must say under each house.

A file is a list of cases on one topic. A case has

- `title`: what it is about, in one sentence;
- `about`: the clauses it proves, each of which must make a difference among its houses;
- `stakes`: `10/20 ante 1 bring-in 3`, or `1-5 ...` in a spread game; `game`, where it is hilo;
- `seats`: a line a player, clockwise from the dealer: `4 (12) Ac Kd | 2c 9h | 7s` is seat 4 with 12 chips before the
  ante, his hole cards, upcards and river card. All but the number may be left out: the chips are then plenty, a hole
  card unknown, and an upcard one that the case does not name. `8 players` is eight such seats;
- `community`: the community card, where one is dealt;
- `play`: what the players do, streets parted by `/`: `6 brings in, 7 folds, all call / 1 checks, 3 to 10`. `all call`
  brings in, calls or checks until the betting of the street is over. The dealer does his part by himself, up to the
  next card; after a closing `/` he deals that street as well, and at `push` he pays the pots;
- `mishap`: what has gone wrong at that point, by its `kind`, `seat`, `cards`, `count` and whether it was `looked` at;
- `house`: a list of settings with what the rulings then say. `house` is cardroom unless named, `clauses` are over it.
  Besides, `refused` are acts that are not allowed now, each with the clause that the refusal names; `cites` are clauses
  that the rulings asked for give as reasons, and `decided_by` the last one of a ruling's.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from trainer import events as ev
from trainer.cards import DECK, Card
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.values import Game, Structure
from trainer.money import Stakes
from trainer.notation.hand import Hand
from trainer.procedure import DutyKind, action_for, dealer_event, next_duty, play
from trainer.procedure.duty import Duty
from trainer.rulings.mishaps import Mishap, MishapKind
from trainer.table import Seat, Street, Table

PLENTY = 100_000
PLACE = Path(__file__).parent

_CASE_FIELDS = {"title", "about", "stakes", "game", "seats", "community", "play", "mishap", "house", "heads_up_event"}
_SEAT = re.compile(r"(?P<number>\d+)\s*(\((?P<chips>\d+)\))?(?P<cards>[^()]*)")
_STAKES = re.compile(r"(\d+)([/-])(\d+)(?: ante (\d+))?(?: bring-in (\d+))")


def cases() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every case with the name of its file."""
    for path in sorted(PLACE.glob("*.toml")):
        for written in tomllib.loads(path.read_text())["case"]:
            assert written.keys() <= _CASE_FIELDS, (path.name, written["title"], written.keys() - _CASE_FIELDS)
            yield path.stem, written


def house_of(setting: Mapping[str, Any]) -> House:
    """The house that a setting of a case names."""
    return load_house(setting.get("house", "cardroom")).with_written(setting.get("clauses", {}))


class Played:
    """A case played out at one house: `start`, the `events`, and the `table` where it stops."""

    def __init__(self, case: Mapping[str, Any], house: House) -> None:
        self.house = house
        self.events: list[ev.Event] = []
        self._cards, self.start = _laid(case)
        self.mishap = _mishap(case["mishap"]) if "mishap" in case else None
        self._community = [Card.parse(case["community"])] if "community" in case else []
        named = {card for cards in self._cards.values() for card in cards if card} | set(self._community)
        self._others = [card for card in DECK if card not in named]
        self.table = self.start
        streets = [street.strip() for street in case.get("play", "").split("/")]
        for at, street in enumerate(streets):
            if at == 0 or street or at == len(streets) - 1:
                self.advance()
            for act in filter(None, (act.strip() for act in street.split(","))):
                self._do(act)

    @property
    def hand(self) -> Hand:
        """The case as a hand."""
        return Hand(self.start, tuple(self.events), self.house)

    def action(self, text: str) -> ev.Event:
        """What `4 to 20` and the like say happens."""
        number, _, act = text.partition(" ")
        seat = self.table.seat(int(number))
        highest = max(player.bet for player in self.table.seats)
        if self.table.street is Street.THIRD and highest:
            highest = max(highest, self.table.stakes.bring_in)
        match act.split():
            case ["brings", "in"]:
                return ev.BringInPosted(seat.number, min(self.table.stakes.bring_in, seat.stack))
            case ["folds"]:
                return ev.Folded(seat.number)
            case ["checks"]:
                return ev.Checked(seat.number)
            case ["calls"]:
                return ev.Called(seat.number, min(highest - seat.bet, seat.stack))
            case ["to", total]:
                return action_for(self.table, self.house, seat.number, int(total))
            case ["shows"]:
                return ev.HandShown(seat.number)
            case ["mucks"]:
                return ev.HandMucked(seat.number)
        raise ValueError(text)

    def _do(self, act: str) -> None:
        who, _, what = act.partition(" ")
        if act == "push":
            while (event := dealer_event(next_duty(self.table, self.house))) is not None:
                self._happens(event)
            return
        if who != "all":
            self._happens(self.action(act))
            self._settle()
            return
        kinds = (DutyKind.SHOW,) if what == "show" else (DutyKind.ACT, DutyKind.BRING_IN)
        while (duty := next_duty(self.table, self.house)).kind in kinds:
            event = self.action(f"{duty.seat} {'brings in' if duty.kind is DutyKind.BRING_IN else what + 's'}")
            nothing_to_call = isinstance(event, ev.Called) and not event.amount
            self._happens(ev.Checked(event.seat) if nothing_to_call else event)
        self._settle()

    def advance(self) -> None:
        """The antes and the dealer's part, until a player has to act."""
        while True:
            duty = next_duty(self.table, self.house)
            if duty.kind is DutyKind.POST_ANTE:
                self._happens(ev.AntePosted(duty.seat or 0, duty.amount))
                continue
            event = dealer_event(duty, lambda duty=duty: self._card(duty))  # type: ignore[misc]  # bound at once
            if event is None or isinstance(event, ev.PotPushed):
                return
            self._happens(event)

    def _settle(self) -> None:
        while next_duty(self.table, self.house).kind in (DutyKind.RETURN, DutyKind.COLLECT):
            event = dealer_event(next_duty(self.table, self.house))
            assert event is not None
            self._happens(event)

    def _happens(self, event: ev.Event) -> None:
        self.table = play(self.table, self.house, event)
        self.events.append(event)

    def _card(self, duty: Duty) -> Card | None:
        if duty.kind is DutyKind.BURN:
            return None
        if duty.kind is DutyKind.COMMUNITY:
            return self._community[0] if self._community else self._others.pop()
        assert duty.seat is not None
        place = len(self.table.seat(duty.seat).cards)
        cards = self._cards[duty.seat]
        if place < len(cards):
            return cards[place]
        return self._others.pop() if 2 <= place <= 5 else None


def _mishap(written: Mapping[str, Any]) -> Mishap:
    assert written.keys() <= {"kind", "seat", "cards", "count", "looked"}, written
    cards = tuple(Card.parse(card) for card in written.get("cards", "").split())
    return Mishap(
        MishapKind(written["kind"]), written.get("seat"), cards, written.get("count", 0), written.get("looked", False)
    )


def _laid(case: Mapping[str, Any]) -> tuple[dict[int, list[Card | None]], Table]:
    written = _STAKES.fullmatch(case["stakes"])
    assert written, case["stakes"]
    small, between, big, ante, bring_in = written.groups(default="0")
    lines = case["seats"]
    if isinstance(lines, str):
        lines = [str(number) for number in range(1, int(lines.split()[0]) + 1)]
    seats, cards = [], {}
    for line in lines:
        seat = _SEAT.fullmatch(line)
        assert seat, line
        number = int(seat["number"])
        seats.append(Seat(number, int(seat["chips"] or PLENTY)))
        cards[number] = _dealing_order(seat["cards"])
    return cards, Table(
        Stakes(int(small), int(big), int(ante), int(bring_in)),
        tuple(seats),
        Game(case.get("game", "high")),
        Structure.SPREAD if between == "-" else Structure.LIMIT,
        event_heads_up=case.get("heads_up_event", False),
    )


def _dealing_order(written: str) -> list[Card | None]:
    """Hole cards, upcards and river card in the order they are dealt, as far as they are named."""
    hole, up, river = ([*map(Card.parse, part.split())] for part in (*written.split("|"), "", "")[:3])
    if not hole and not up:
        return []
    assert len(hole) in (0, 2), written
    dealt: list[Card | None] = [*(hole or (None, None)), *up]
    assert not river or len(up) == 4, written
    return dealt + list(river)
