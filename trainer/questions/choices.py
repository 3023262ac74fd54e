"""What can be chosen from, question by question; an answer, and `trainer.text`, names a choice by its value."""

from enum import Enum


class MayPutIn(Enum):
    """What the player who brings it in may put in, in the order shown."""

    BRING_IN_ONLY = "bring_in_only"
    SMALL_BET_TOO = "bring_in_or_small_bet"
    ALL_IN_TOO = "bring_in_or_all_in"
    BIG_BET_TOO = "bring_in_or_big_bet"
    ANYTHING_BETWEEN = "any_amount_between"
    MAY_FOLD = "bring_in_or_fold"


class BackAtBringIn(Enum):
    """What is done when the action is back at the player who brought it in, in the order shown."""

    STREET_OVER = "street_over"
    CHECK_OR_COMPLETE = "check_or_complete"
    CALL_OR_FOLD = "call_or_fold"
    CALL_FOLD_OR_COMPLETE = "call_fold_or_complete"
