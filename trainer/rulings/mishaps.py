"""What can go wrong at a table, and what can be done about it."""

from enum import Enum
from typing import Any

import msgspec

from trainer.cards import Card
from trainer.houses import keys as k


class MishapKind(Enum):
    """What went wrong; its value names the sentence that tells it."""

    EXPOSED_HOLE = "exposed_hole"
    EXPOSED_LOW = "exposed_low"
    BOTH_EXPOSED = "both_exposed"
    EXPOSED_RIVER = "exposed_river"
    WRONG_BRING_IN = "wrong_bring_in"
    FIRST_CARD_WRONG = "first_card_wrong"
    SEAT_LEFT_OUT = "seat_left_out"
    NO_BURN = "no_burn"
    PREMATURE = "premature"
    BOXED = "boxed"
    FOULED = "fouled"
    CARD_COUNT = "card_count"
    UPCARDS_TURNED = "upcards_turned"
    ABSENT = "absent"
    ABSENT_LOW = "absent_low"


CLAUSES: dict[MishapKind, k.Key[Any]] = {
    MishapKind.EXPOSED_HOLE: k.IRREGULAR_EXPOSED_HOLE,
    MishapKind.EXPOSED_LOW: k.IRREGULAR_EXPOSED_LOW,
    MishapKind.BOTH_EXPOSED: k.IRREGULAR_BOTH_EXPOSED,
    MishapKind.EXPOSED_RIVER: k.IRREGULAR_EXPOSED_RIVER,
    MishapKind.WRONG_BRING_IN: k.IRREGULAR_WRONG_BRING_IN,
    MishapKind.FIRST_CARD_WRONG: k.IRREGULAR_MISDEAL,
    MishapKind.SEAT_LEFT_OUT: k.IRREGULAR_MISDEAL,
    MishapKind.NO_BURN: k.IRREGULAR_BURN,
    MishapKind.PREMATURE: k.IRREGULAR_PREMATURE,
    MishapKind.BOXED: k.IRREGULAR_BOXED,
    MishapKind.FOULED: k.IRREGULAR_FOULED,
    MishapKind.CARD_COUNT: k.IRREGULAR_CARD_COUNT,
    MishapKind.UPCARDS_TURNED: k.IRREGULAR_UPCARDS,
    MishapKind.ABSENT: k.IRREGULAR_ABSENT,
    MishapKind.ABSENT_LOW: k.IRREGULAR_ABSENT_LOW,
}
"""The clause that rules on each; a house without it has no rule, and is not asked."""


class Mishap(msgspec.Struct, frozen=True):
    """Something that went wrong, which the table itself does not show.

    `seat` is the player it happened to, `cards` are those that it is about, `count` how many: cards that lay the wrong
    way, or players who have acted since. `looked` says that the player has looked at his card.
    """

    kind: MishapKind
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    count: int = 0
    looked: bool = False


class Remedy(Enum):
    """What is done about a mishap; its value is a choice's key."""

    MISDEAL = "misdeal"
    PLAY_ON = "play_on"
    WRONGED_OUT = "wronged_out"
    EXPOSED_IS_UPCARD = "exposed_is_upcard"
    EXPOSED_REPLACED = "exposed_replaced"
    EXPOSED_TURNED_BACK = "exposed_turned_back"
    DEAD_ANTE_BACK = "dead_ante_back"
    DEAD_ANTE_LOST = "dead_ante_lost"
    BOTH_UP_PLAYS = "both_up_plays"
    RIVER_REPLACED = "river_replaced"
    RIVER_ALL_IN_OPTION = "river_all_in_option"
    RIVER_ALL_UP = "river_all_up"
    RIVER_KEPT = "river_kept"
    LOW_CORRECTED = "low_corrected"
    LOW_STANDS = "low_stands"
    LOW_BOTH_PAY = "low_both_pay"
    BURN_MOVED = "burn_moved"
    BURN_LEFT = "burn_left"
    BURN_DOUBLED = "burn_doubled"
    PREMATURE_ASIDE = "premature_aside"
    PREMATURE_RESHUFFLED = "premature_reshuffled"
    PREMATURE_PLAYS = "premature_plays"
    PREMATURE_BURNED = "premature_burned"
    BOXED_NEXT = "boxed_next"
    BOXED_PLAYS = "boxed_plays"
    BOXED_RESHUFFLED = "boxed_reshuffled"
    FOULED_ALL_BACK = "fouled_all_back"
    FOULED_PLAY_ON = "fouled_play_on"
    FOULED_HANDS_DEAD = "fouled_hands_dead"
    FOULED_POT_STAYS = "fouled_pot_stays"
    COUNT_DEAD = "count_dead"
    COUNT_BEST_FIVE = "count_best_five"
    COUNT_PUT_RIGHT = "count_put_right"
    TURNED_FOLD = "turned_fold"
    TURNED_LIVE = "turned_live"
    TURNED_PENALTY = "turned_penalty"
    ABSENT_AT_TURN = "absent_at_turn"
    ABSENT_AFTER_DEAL = "absent_after_deal"
    ABSENT_ANTE_BACK = "absent_ante_back"
    ABSENT_WAITS = "absent_waits"
