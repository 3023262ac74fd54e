"""What a clause of a house can say: one enumeration a clause, its members written in files by their value."""

from enum import Enum
from fractions import Fraction

import msgspec


class _Value(Enum):
    """A value, hashed by what it is: an enumeration's own hash is that of its name, which takes ten times as long."""

    __hash__ = object.__hash__


class Game(_Value):
    """Which hands win: the best high hand alone, or high and an eight-or-better low by halves."""

    HIGH = "high"
    HILO = "hilo"


class Structure(_Value):
    """How wagers are sized: fixed small and big bets, or anything between a least and a most."""

    LIMIT = "limit"
    SPREAD = "spread"


class Provenance(_Value):
    """How a house comes to a clause: its page states it, a public rulebook is cited, or we assume it."""

    STATED = "stated"
    CITED = "cited"
    ASSUMED = "assumed"


class Size(msgspec.Struct, frozen=True):
    """The size of an ante or a bring-in: fractions of the small bet, the least first; none means the table says."""

    fractions: tuple[Fraction, ...] = ()


class StakesLimit(msgspec.Struct, frozen=True):
    """Stakes by their two bets, as a sign over the table names them: 0.50/1."""

    small: Fraction
    big: Fraction


class BigFrom(_Value):
    FOURTH = "fourth"
    FIFTH = "fifth"
    SIXTH = "sixth"


class AceDoorCard(_Value):
    HIGH = "high"
    LOW = "low"


class BringInTie(_Value):
    SUIT_LOW = "suit_low"
    SUIT_HIGH = "suit_high"
    FIRST_DEALT = "first_dealt"


class BringInBy(_Value):
    RANK = "rank"
    SUIT = "suit"


class BringInAllIn(_Value):
    NEXT_MUST = "next_must"
    NEXT_MAY_FOLD = "next_may_fold"
    NEXT_LOWEST = "next_lowest"


class CompletionIs(_Value):
    WAGER = "wager"
    RAISE = "raise"


class CapWagers(_Value):
    FOUR = "4"
    FIVE = "5"
    NONE = "none"


class CapHeadsUp(_Value):
    CAPPED = "capped"
    LIFTED_BEFORE_CAP = "lifted_before_cap"
    LIFTED_IN_EVENT = "lifted_in_event"


class AllInCountsFrom(_Value):
    HALF = "half"
    FULL = "full"
    ANY = "any"


class OpenerBy(_Value):
    BOARD = "board"
    LAST_CARD = "last_card"
    LOW_BOARD = "low_board"
    PREVIOUS_STREET = "previous_street"


class OpenerTie(_Value):
    POSITION = "position"
    SUIT = "suit"


class OpenerStraightsFlushes(_Value):
    IGNORED = "ignored"
    COUNTED = "counted"


class OpenerAllIn(_Value):
    NEXT_CLOCKWISE = "next_clockwise"
    NEXT_BEST = "next_best"


class OpenPairMode(_Value):
    ANY = "any"
    HOLDER = "holder"
    OFF = "off"


class Burns(_Value):
    NONE = "none"
    FOURTH_ON = "fourth_on"
    THIRD_ON = "third_on"


class Face(_Value):
    """Which way a card lies: its face up for all to see, or down."""

    UP = "up"
    DOWN = "down"


class ShortDeck(_Value):
    COMMUNITY = "community"
    TDA = "tda"
    REMIX_LAST = "remix_last"
    MUCK_RESHUFFLED = "muck_reshuffled"


class LastCard(_Value):
    DEALT = "dealt"
    KEPT = "kept"


class RiverOpener(_Value):
    BOARDS = "boards"
    SIXTH_OPENER = "sixth_opener"
    WITH_COMMUNITY = "with_community"


class ShowdownFirst(_Value):
    LAST_AGGRESSOR = "last_aggressor"
    POSITION = "position"


class ShowdownChecked(_Value):
    LOWEST_SEAT = "lowest_seat"
    POSITION = "position"
    RIVER_OPENER = "river_opener"
    BEST_BOARD = "best_board"


class ShowdownMuck(_Value):
    ALLOWED = "allowed"
    NEVER = "never"
    NOT_ONCE_ALL_IN = "not_once_all_in"
    NOT_IF_ALL_IN = "not_if_all_in"


class HandFiveOf(_Value):
    SEVEN = "seven"


class HandSuits(_Value):
    NEVER_RANK = "never_rank"
    RANK = "rank"


class LowQualifier(_Value):
    EIGHT = "8"
    NONE = "none"


class LowAce(_Value):
    BOTH = "both"
    LOW = "low"


class LowNone(_Value):
    HIGH_TAKES_ALL = "high_takes_all"


class PotsAllIn(_Value):
    WHAT_HE_MATCHED = "what_he_matched"


class TiedBoth(_Value):
    ONCE = "once"
    HALVES = "halves"


class OddChipHigh(_Value):
    POSITION = "position"
    SUIT_IN_FIVE = "suit_in_five"
    SUIT_IN_SEVEN = "suit_in_seven"


class OddChipHalves(_Value):
    HIGH = "high"
    LOW = "low"


class OddChipLow(_Value):
    POSITION = "position"
    SUIT_IN_FIVE = "suit_in_five"
    LOW_SUIT = "low_suit"


class LateJoin(_Value):
    ANTE = "ante"
    WAIT = "wait"


class ExposedHole(_Value):
    UPCARD = "upcard"
    REPLACED = "replaced"
    MISDEAL = "misdeal"


class ExposedLow(_Value):
    BRINGS_IN = "brings_in"
    NEXT_STARTS = "next_starts"


class BothExposed(_Value):
    DEAD_HAND = "dead_hand"
    PLAYS = "plays"
    MISDEAL = "misdeal"


class ExposedRiver(_Value):
    REPLACED = "replaced"
    ALL_IN_OPTION = "all_in_option"
    ALL_UP = "all_up"


class WrongBringIn(_Value):
    UNTIL_NEXT_ACTS = "until_next_acts"
    UNTIL_TWO_ACT = "until_two_act"
    STANDS = "stands"


class MisdealUntil(_Value):
    TWO_AFTER_BRING_IN = "two_after_bring_in"
    SUBSTANTIAL_ACTION = "substantial_action"
    FIRST_ACTION = "first_action"


class ForgottenBurn(_Value):
    MOVED = "moved"
    LEFT = "left"


class PrematureCard(_Value):
    SET_ASIDE = "set_aside"
    RESHUFFLED = "reshuffled"
    PLAYS = "plays"


class BoxedCard(_Value):
    REPLACED = "replaced"
    PLAYS = "plays"


class FouledDeck(_Value):
    ALL_BACK = "all_back"
    PLAYED_ON = "played_on"


class CardCount(_Value):
    DEAD = "dead"
    BEST_FIVE = "best_five"
    PUT_RIGHT = "put_right"


class UpcardsTurned(_Value):
    FOLD = "fold"
    MAY_CHANGE = "may_change"


class AbsentPlayer(_Value):
    KILLED_AT_TURN = "killed_at_turn"
    KILLED_AFTER_DEAL = "killed_after_deal"


class AbsentLow(_Value):
    POSTS = "posts"
    NEXT_LOWEST = "next_lowest"
    REDEAL = "redeal"
