"""The lines of an online room's text history: what they can say, and how a room words them."""

import re
from enum import Enum
from fractions import Fraction

import msgspec

from trainer.cards import Card, parse_cards
from trainer.table import Street

NAME = r"(?P<name>.{1,60}?)"
MONEY = r"[^\w\s().,\[\]]{0,3}[0-9][0-9,]{0,14}(?:\.[0-9]{1,2})?"
AMOUNT = rf"(?P<amount>{MONEY})"
CARDS = r"\[(?P<cards>[^\]]*)\]"
# A name may end in brackets itself, but not in cards.
DEALT = rf"Dealt to {NAME}(?: \[(?P<held>[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*)\])? {CARDS}"


class Kind(Enum):
    """What a line of a history says."""

    TABLE = "table"
    SEAT = "seat"
    ANTE = "ante"
    STREET = "street"
    SHOWDOWN = "showdown"
    SUMMARY = "summary"
    DEALT = "dealt"
    BRINGS_IN = "brings_in"
    FOLDS = "folds"
    CHECKS = "checks"
    CALLS = "calls"
    BETS = "bets"
    RAISES = "raises"
    RETURNED = "returned"
    SHOWS = "shows"
    MUCKS = "mucks"
    TAKES = "takes"
    TOTAL = "total"
    BOARD = "board"
    HELD = "held"
    TALK = "talk"
    UNCLEAR = "unclear"


Wording = tuple[tuple[Kind, re.Pattern[str]], ...]


class Room(msgspec.Struct, frozen=True):
    """How an online room words its histories.

    Every hand begins with `first_words`; `header` finds in that line the `label` of the hand, `game` its stakes,
    `small` and `big`, and `hilo`. `lines` are what may stand before the summary and `summary` what stands in it; they
    are tried in turn on the whole line, and their groups are those that the kind of line needs.
    """

    first_words: bytes
    header: re.Pattern[str]
    game: re.Pattern[str]
    lines: Wording
    summary: Wording


class Line(msgspec.Struct, frozen=True):
    """One line of a history, by what it says; `street` is the one it stands under, None before the first."""

    number: int
    text: str
    kind: Kind
    found: re.Match[str]
    street: Street | None

    @property
    def name(self) -> str:
        """The player it is about."""
        return self.found["name"]

    @property
    def amount(self) -> Fraction:
        """The money it is about."""
        return money(self.found["amount"])

    @property
    def all_in(self) -> bool:
        """Whether it says that the player has no more chips."""
        return self.found["all_in"] is not None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it is about. Raises NotationError."""
        return parse_cards(self.found["cards"])

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards that it says were dealt before. Raises NotationError."""
        return parse_cards(self.found["held"] or "")


def wording(**patterns: str) -> Wording:
    """The wordings of a room, each under the name of its kind, to be tried in that order."""
    return tuple((Kind(name), re.compile(pattern)) for name, pattern in patterns.items())


def money(written: str) -> Fraction:
    """An amount as a room writes it, its sign and thousands marks taken off."""
    return Fraction(re.sub(r"[^0-9.]", "", written))


def read_lines(room: Room, texts: list[str], first: int) -> list[Line]:
    """The lines that say something of the hand, in order; `first` is the number of the first of `texts` in the file."""
    found: list[Line] = []
    street: Street | None = None
    wordings = room.lines
    for number, text in enumerate(texts, first):
        line = _line(wordings, number, text.rstrip(), street)
        if line is None:
            continue
        if line.kind is Kind.STREET:
            street = _STREETS[line.found["street"][0].upper()]
            line = msgspec.structs.replace(line, street=street)
        elif line.kind is Kind.SUMMARY:
            wordings = room.summary
        found.append(line)
    return found


_STREETS = {"R": Street.SEVENTH, **{str(int(street)): street for street in Street}}


def _line(wordings: Wording, number: int, text: str, street: Street | None) -> Line | None:
    for kind, pattern in wordings:
        match = pattern.fullmatch(text)
        if match:
            return None if kind is Kind.TALK else Line(number, text, kind, match, street)
    return None
