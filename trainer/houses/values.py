"""What a clause of a house can say: one enumeration a clause, its members written in files by their value."""

from enum import Enum
from fractions import Fraction

import msgspec


class Game(Enum):
    """Which hands win: the best high hand alone, or high and an eight-or-better low by halves."""

    HIGH = "high"
    HILO = "hilo"


class Structure(Enum):
    """How wagers are sized: fixed small and big bets, or anything between a least and a most."""

    LIMIT = "limit"
    SPREAD = "spread"


class Provenance(Enum):
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


class BigFrom(Enum):
    FOURTH = "fourth"
    FIFTH = "fifth"
    SIXTH = "sixth"


class AceDoorCard(Enum):
    HIGH = "high"
    LOW = "low"


class BringInTie(Enum):
    SUIT_LOW = "suit_low"
    SUIT_HIGH = "suit_high"
    FIRST_DEALT = "first_dealt"


class BringInBy(Enum):
    RANK = "rank"
    SUIT = "suit"


class BringInAllIn(Enum):
    NEXT_MUST = "next_must"
    NEXT_MAY_FOLD = "next_may_fold"
    NEXT_LOWEST = "next_lowest"


class CompletionIs(Enum):
    WAGER = "wager"
    RAISE = "raise"


class CapWagers(Enum):
    FOUR = "4"
    FIVE = "5"
    NONE = "none"


class CapHeadsUp(Enum):
    CAPPED = "capped"
    LIFTED_BEFORE_CAP = "lifted_before_cap"
    LIFTED_IN_EVENT = "lifted_in_event"


class AllInCountsFrom(Enum):
    HALF = "half"
    FULL = "full"
    ANY = "any"


class OpenerBy(Enum):
    BOARD = "board"
    LAST_CARD = "last_card"
    LOW_BOARD = "low_board"
    PREVIOUS_STREET = "previous_street"


class OpenerTie(Enum):
    POSITION = "position"
    SUIT = "suit"


class OpenerStraightsFlushes(Enum):
    IGNORED = "ignored"
    COUNTED = "counted"


class OpenerAllIn(Enum):
    NEXT_CLOCKWISE = "next_clockwise"
    NEXT_BEST = "next_best"


class OpenPairMode(Enum):
    ANY = "any"
    HOLDER = "holder"
    OFF = "off"


class Burns(Enum):
    NONE = "none"
    FOURTH_ON = "fourth_on"
    THIRD_ON = "third_on"


class Face(Enum):
    """Which way a card lies: its face up for all to see, or down."""

    UP = "up"
    DOWN = "down"


class ShortDeck(Enum):
    COMMUNITY = "community"
    TDA = "tda"
    REMIX_LAST = "remix_last"
    MUCK_RESHUFFLED = "muck_reshuffled"


class LastCard(Enum):
    DEALT = "dealt"
    KEPT = "kept"


class RiverOpener(Enum):
    BOARDS = "boards"
    SIXTH_OPENER = "sixth_opener"
    WITH_COMMUNITY = "with_community"


class ShowdownFirst(Enum):
    LAST_AGGRESSOR = "last_aggressor"
    POSITION = "position"


class ShowdownChecked(Enum):
    LOWEST_SEAT = "lowest_seat"
    POSITION = "position"
    RIVER_OPENER = "river_opener"
    BEST_BOARD = "best_board"


class ShowdownMuck(Enum):
    ALLOWED = "allowed"
    NEVER = "never"
    NOT_ONCE_ALL_IN = "not_once_all_in"
    NOT_IF_ALL_IN = "not_if_all_in"


class HandFiveOf(Enum):
    SEVEN = "seven"


class HandSuits(Enum):
    NEVER_RANK = "never_rank"
    RANK = "rank"


class LowQualifier(Enum):
    EIGHT = "8"
    NONE = "none"


class LowAce(Enum):
    BOTH = "both"
    LOW = "low"


class LowNone(Enum):
    HIGH_TAKES_ALL = "high_takes_all"


class PotsAllIn(Enum):
    WHAT_HE_MATCHED = "what_he_matched"


class TiedBoth(Enum):
    ONCE = "once"
    HALVES = "halves"


class OddChipHigh(Enum):
    POSITION = "position"
    SUIT_IN_FIVE = "suit_in_five"
    SUIT_IN_SEVEN = "suit_in_seven"


class OddChipHalves(Enum):
    HIGH = "high"
    LOW = "low"


class OddChipLow(Enum):
    POSITION = "position"
    SUIT_IN_FIVE = "suit_in_five"
    LOW_SUIT = "low_suit"


class LateJoin(Enum):
    ANTE = "ante"
    WAIT = "wait"


class ExposedHole(Enum):
    UPCARD = "upcard"
    REPLACED = "replaced"
    MISDEAL = "misdeal"


class ExposedLow(Enum):
    BRINGS_IN = "brings_in"
    NEXT_STARTS = "next_starts"


class BothExposed(Enum):
    DEAD_HAND = "dead_hand"
    PLAYS = "plays"
    MISDEAL = "misdeal"


class ExposedRiver(Enum):
    REPLACED = "replaced"
    ALL_IN_OPTION = "all_in_option"
    ALL_UP = "all_up"


class WrongBringIn(Enum):
    UNTIL_NEXT_ACTS = "until_next_acts"
    UNTIL_TWO_ACT = "until_two_act"
    STANDS = "stands"


class MisdealUntil(Enum):
    TWO_AFTER_BRING_IN = "two_after_bring_in"
    SUBSTANTIAL_ACTION = "substantial_action"
    FIRST_ACTION = "first_action"


class ForgottenBurn(Enum):
    MOVED = "moved"
    LEFT = "left"


class PrematureCard(Enum):
    SET_ASIDE = "set_aside"
    RESHUFFLED = "reshuffled"
    PLAYS = "plays"


class BoxedCard(Enum):
    REPLACED = "replaced"
    PLAYS = "plays"


class FouledDeck(Enum):
    ALL_BACK = "all_back"
    PLAYED_ON = "played_on"


class CardCount(Enum):
    DEAD = "dead"
    BEST_FIVE = "best_five"
    PUT_RIGHT = "put_right"


class UpcardsTurned(Enum):
    FOLD = "fold"
    MAY_CHANGE = "may_change"


class AbsentPlayer(Enum):
    KILLED_AT_TURN = "killed_at_turn"
    KILLED_AFTER_DEAL = "killed_after_deal"


class AbsentLow(Enum):
    POSTS = "posts"
    NEXT_LOWEST = "next_lowest"
    REDEAL = "redeal"
