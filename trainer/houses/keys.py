"""The clauses a house can have, each by its key, the kind of value it takes, and the mainstream value.

A key is asked of a house, `house[BRING_IN_TIE]`, and named in files, reasons and audits by its text, `bring_in.tie`.
"""

import re
from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from typing import Any, Generic, TypeVar

from trainer.errors import ContentError
from trainer.houses import values as v
from trainer.money import amount

T = TypeVar("T")
E = TypeVar("E", bound=Enum)


class Takes(Enum):
    """What kind of value a clause takes: one of a list, several of it, yes or no, a count of players, the size of a
    forced bet, or stakes."""

    ONE = "one"
    SEVERAL = "several"
    SWITCH = "switch"
    COUNT = "count"
    SIZE = "size"
    STAKES = "stakes"


class Key(Generic[T]):
    """One clause by its text, such as `bring_in.tie`.

    `read` makes a value of what a file says and raises ContentError, naming the key; `write` is its inverse;
    `choices` lists what may be written, where that is a closed list, and `example` is something that may be where it is
    not; `mainstream` is what most rooms do, used by a house that does not have the clause; `takes` is the kind of its
    values.
    """

    __slots__ = ("text", "mainstream", "choices", "example", "takes", "_read", "_write")

    def __init__(
        self,
        text: str,
        mainstream: T,
        takes: Takes,
        read: Callable[[object], T | None],
        write: Callable[[T], str],
        choices: tuple[str, ...] = (),
        example: str = "",
    ) -> None:
        self.text = text
        self.mainstream = mainstream
        self.takes = takes
        self.choices = choices
        self.example = example
        self._read = read
        self._write = write

    def read(self, written: object) -> T:
        """The value that a file or the command line writes so. Raises ContentError, naming the key, for any other."""
        value = self._read(written)
        if value is None:
            raise ContentError(
                "clause_choice" if self.choices else "clause_value",
                found=written,
                where=(self.text,),
                facts={"choices": ", ".join(self.choices), "example": self.example},
            )
        return value

    def write(self, value: T) -> str:
        """The value as files and the command line write it."""
        return self._write(value)

    def __repr__(self) -> str:
        return f"<clause {self.text}>"


def _choice(text: str, mainstream: E) -> Key[E]:
    kind = type(mainstream)
    by_value = {str(member.value): member for member in kind}
    return Key(
        text, mainstream, Takes.ONE, lambda w: by_value.get(str(w)), lambda member: str(member.value), tuple(by_value)
    )


def _several(text: str, mainstream: tuple[E, ...]) -> Key[tuple[E, ...]]:
    by_value = {str(member.value): member for member in type(mainstream[0])}

    def read(written: object) -> tuple[E, ...] | None:
        names = _listed(written)
        if not names or any(name not in by_value for name in names):
            return None
        # In the order of the enumeration and once each, so that one set of values is written in one way only.
        return tuple(member for name, member in by_value.items() if name in names)

    def write(members: tuple[E, ...]) -> str:
        return ", ".join(str(member.value) for member in members)

    return Key(text, mainstream, Takes.SEVERAL, read, write, tuple(by_value))


def _switch(text: str, mainstream: bool, on: str, off: str) -> Key[bool]:
    meaning = {on: True, off: False}

    def read(written: object) -> bool | None:
        return written if isinstance(written, bool) else meaning.get(str(written))

    return Key(text, mainstream, Takes.SWITCH, read, lambda value: on if value else off, (on, off))


def _number(text: str, mainstream: int) -> Key[int]:
    def read(written: object) -> int | None:
        digits = str(written)
        return int(digits) if digits.isascii() and digits.isdigit() and 2 <= int(digits) <= 8 else None

    return Key(text, mainstream, Takes.COUNT, read, str, tuple(str(count) for count in range(2, 9)))


def _size(text: str) -> Key[v.Size]:
    def read(written: object) -> v.Size | None:
        if written == "table":
            return v.Size()
        fractions = [_fraction(part) for part in _listed(written)]
        if not fractions or None in fractions:
            return None
        return v.Size(tuple(sorted({part for part in fractions if part is not None})))

    def write(size: v.Size) -> str:
        return ", ".join(map(str, size.fractions)) or "table"

    return Key(text, v.Size(), Takes.SIZE, read, write, example="1/5")


def _stakes(text: str) -> Key[tuple[v.StakesLimit, ...]]:
    def read(written: object) -> tuple[v.StakesLimit, ...] | None:
        limits = []
        for part in _listed(written):
            small, _, big = part.partition("/")
            least, most = amount(small), amount(big)
            if not least or not most or least > most:
                return None
            limits.append(v.StakesLimit(least, most))
        return tuple(limits)

    def write(limits: tuple[v.StakesLimit, ...]) -> str:
        return ", ".join(f"{_as_on_a_sign(limit.small)}/{_as_on_a_sign(limit.big)}" for limit in limits)

    return Key(text, (), Takes.STAKES, read, write, example="0.50/1")


def _as_on_a_sign(worth: Fraction) -> str:
    return str(worth) if worth.denominator == 1 else f"{float(worth):.2f}"


def _listed(written: object) -> list[str]:
    parts = written if isinstance(written, list) else str(written).split(",")
    return [name for part in parts if (name := str(part).strip())]


def _fraction(text: str) -> Fraction | None:
    """A share of the small bet: `1/5`, or `1` for the whole of it. More than the whole is no ante and no bring-in."""
    if not re.fullmatch(r"[0-9]{1,3}(/[1-9][0-9]{0,2})?", text):
        return None
    share = Fraction(text)
    return share if 0 < share <= 1 else None


GAMES = _several("games", (v.Game.HIGH,))
PLAYERS_LEAST = _number("players.least", 2)
PLAYERS_MOST = _number("players.most", 8)
STRUCTURE = _several("structure", (v.Structure.LIMIT,))
STREET_BIG_FROM = _choice("street.big_from", v.BigFrom.FIFTH)
ANTE_SIZE = _size("ante.size")
ANTE_NONE_AT = _stakes("ante.none_at")
BRING_IN_SIZE = _size("bring_in.size")
BRING_IN_MAY_OPEN = _switch("bring_in.may_open", True, "yes", "no")
BRING_IN_ACE = _choice("bring_in.ace", v.AceDoorCard.HIGH)
BRING_IN_TIE = _choice("bring_in.tie", v.BringInTie.SUIT_LOW)
BRING_IN_BY = _choice("bring_in.by", v.BringInBy.RANK)
BRING_IN_ALL_IN = _choice("bring_in.all_in", v.BringInAllIn.NEXT_MUST)
BRING_IN_OPTION = _switch("bring_in.option", False, "yes", "no")
COMPLETION_IS = _choice("completion.is", v.CompletionIs.WAGER)
CAP_WAGERS = _choice("cap.wagers", v.CapWagers.FOUR)
CAP_HEADS_UP = _choice("cap.heads_up", v.CapHeadsUp.CAPPED)
ALL_IN_COUNTS_FROM = _choice("all_in.counts_from", v.AllInCountsFrom.HALF)
OPENER_BY = _choice("opener.by", v.OpenerBy.BOARD)
OPENER_TIE = _choice("opener.tie", v.OpenerTie.POSITION)
OPENER_STRAIGHTS_FLUSHES = _choice("opener.straights_flushes", v.OpenerStraightsFlushes.IGNORED)
OPENER_ALL_IN = _choice("opener.all_in", v.OpenerAllIn.NEXT_CLOCKWISE)
OPEN_PAIR_MODE = _choice("open_pair.mode", v.OpenPairMode.ANY)
OPEN_PAIR_HILO = _switch("open_pair.hilo", False, "on", "off")
BURNS = _choice("burns", v.Burns.FOURTH_ON)
RIVER_FACE = _choice("river.face", v.Face.DOWN)
RIVER_SHORT_DECK = _choice("river.short_deck", v.ShortDeck.COMMUNITY)
RIVER_LAST_CARD = _choice("river.last_card", v.LastCard.DEALT)
RIVER_COMMUNITY_FACE = _choice("river.community_face", v.Face.UP)
RIVER_OPENER = _choice("river.opener", v.RiverOpener.BOARDS)
SHOWDOWN_FIRST = _choice("showdown.first", v.ShowdownFirst.LAST_AGGRESSOR)
SHOWDOWN_CHECKED = _choice("showdown.checked", v.ShowdownChecked.POSITION)
SHOWDOWN_MUCK = _choice("showdown.muck", v.ShowdownMuck.ALLOWED)
HAND_FIVE_OF = _choice("hand.five_of", v.HandFiveOf.SEVEN)
HAND_SUITS = _choice("hand.suits", v.HandSuits.NEVER_RANK)
LOW_QUALIFIER = _choice("low.qualifier", v.LowQualifier.EIGHT)
LOW_ACE = _choice("low.ace", v.LowAce.BOTH)
LOW_NONE = _choice("low.none", v.LowNone.HIGH_TAKES_ALL)
POTS_ALL_IN = _choice("pots.all_in", v.PotsAllIn.WHAT_HE_MATCHED)
SPLIT_TIED_BOTH = _choice("split.tied_both", v.TiedBoth.ONCE)
ODD_CHIP_HIGH = _choice("odd_chip.high", v.OddChipHigh.POSITION)
ODD_CHIP_HALVES = _choice("odd_chip.halves", v.OddChipHalves.HIGH)
ODD_CHIP_LOW = _choice("odd_chip.low", v.OddChipLow.POSITION)
LATE_JOIN = _choice("late_join", v.LateJoin.ANTE)
# What is done when something has gone wrong; a house that says nothing of it does not have the clause.
IRREGULAR_EXPOSED_HOLE = _choice("irregular.exposed_hole", v.ExposedHole.UPCARD)
IRREGULAR_EXPOSED_LOW = _choice("irregular.exposed_low", v.ExposedLow.NEXT_STARTS)
IRREGULAR_BOTH_EXPOSED = _choice("irregular.both_exposed", v.BothExposed.DEAD_HAND)
IRREGULAR_EXPOSED_RIVER = _choice("irregular.exposed_river", v.ExposedRiver.ALL_IN_OPTION)
IRREGULAR_WRONG_BRING_IN = _choice("irregular.wrong_bring_in", v.WrongBringIn.UNTIL_NEXT_ACTS)
IRREGULAR_MISDEAL = _choice("irregular.misdeal", v.MisdealUntil.TWO_AFTER_BRING_IN)
IRREGULAR_BURN = _choice("irregular.burn", v.ForgottenBurn.MOVED)
IRREGULAR_PREMATURE = _choice("irregular.premature", v.PrematureCard.SET_ASIDE)
IRREGULAR_BOXED = _choice("irregular.boxed", v.BoxedCard.REPLACED)
IRREGULAR_FOULED = _choice("irregular.fouled", v.FouledDeck.ALL_BACK)
IRREGULAR_CARD_COUNT = _choice("irregular.card_count", v.CardCount.DEAD)
IRREGULAR_UPCARDS = _choice("irregular.upcards", v.UpcardsTurned.FOLD)
IRREGULAR_ABSENT = _choice("irregular.absent", v.AbsentPlayer.KILLED_AT_TURN)
IRREGULAR_ABSENT_LOW = _choice("irregular.absent_low", v.AbsentLow.POSTS)

KEYS: dict[str, Key[Any]] = {key.text: key for key in list(globals().values()) if isinstance(key, Key)}
"""Every clause by its text, in the order a house page is read."""
