"""Which of fold, check, call, bet, complete, raise and bring-in are open to a player: the traps."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = ()) -> Skill:
    return Skill(Topic.ACTIONS, trap, misconceptions, about)


SKILLS = (
    _skill(
        "facing_bring_in",
        Misconception("bring_in_checked"),
        Misconception("bring_in_only_called"),
        Misconception("bring_in_not_called"),
        Misconception("completion_named_raise"),
        Misconception("low_card_may_not_raise"),
        about=(k.COMPLETION_IS,),
    ),
    _skill(
        "bring_in_seat",
        Misconception("low_card_may_check"),
        Misconception("low_card_may_fold"),
        under("only_the_bring_in", k.BRING_IN_MAY_OPEN, False),
        Misconception("opens_without_the_chips"),
        under("heir_must_bring_in", k.BRING_IN_ALL_IN, v.BringInAllIn.NEXT_MUST),
        about=(k.BRING_IN_ALL_IN, k.BRING_IN_MAY_OPEN),
    ),
    _skill(
        "nothing_to_call",
        Misconception("fold_for_nothing"),
        Misconception("high_board_must_bet"),
        Misconception("check_named_call"),
        Misconception("may_not_check_and_raise"),
        Misconception("checks_over_a_bet"),
    ),
    _skill(
        "capped",
        under("cap_lifted_heads_up", k.CAP_HEADS_UP, v.CapHeadsUp.LIFTED_BEFORE_CAP),
        Misconception("completion_not_counted"),
        under("one_wager_more", k.CAP_WAGERS, v.CapWagers.FIVE),
        Misconception("bring_in_counted_too"),
        under("cap_kept_heads_up", k.CAP_HEADS_UP, v.CapHeadsUp.CAPPED),
        Misconception("capped_one_early"),
        about=(k.CAP_HEADS_UP, k.CAP_WAGERS),
    ),
    _skill(
        "all_in_for_less",
        Misconception("short_may_raise"),
        Misconception("short_must_fold"),
        Misconception("short_may_not_raise"),
        Misconception("short_may_not_bet"),
        about=(k.POTS_ALL_IN, k.ALL_IN_COUNTS_FROM),
    ),
    _skill(
        "nobody_to_bet_against",
        Misconception("raises_against_nobody"),
        Misconception("all_in_stops_raising"),
        Misconception("all_in_need_not_be_called"),
        about=(k.POTS_ALL_IN,),
    ),
    _skill(
        "after_short_all_in",
        Misconception("short_all_in_opens_again"),
        under("any_all_in_counts", k.ALL_IN_COUNTS_FROM, v.AllInCountsFrom.ANY),
        under("all_in_must_be_full", k.ALL_IN_COUNTS_FROM, v.AllInCountsFrom.FULL),
        Misconception("short_all_in_closes"),
        about=(k.ALL_IN_COUNTS_FROM,),
    ),
)
