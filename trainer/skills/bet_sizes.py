"""How much a bet, completion, raise or call may be: the traps."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_INCREMENT = Misconception("increment_for_total")

_IGNORED = under("open_pair_ignored", k.OPEN_PAIR_MODE, v.OpenPairMode.OFF)


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = ()) -> Skill:
    return Skill(Topic.BET_SIZES, trap, misconceptions, about)


SKILLS = (
    _skill(
        "street_size",
        under("big_from_fourth", k.STREET_BIG_FROM, v.BigFrom.FOURTH),
        under("big_from_sixth", k.STREET_BIG_FROM, v.BigFrom.SIXTH),
        Misconception("small_throughout"),
    ),
    _skill(
        "completion",
        Misconception("completion_on_top"),
        Misconception("bring_in_doubled"),
        Misconception("completed_to_big_bet"),
        about=(k.COMPLETION_IS,),
    ),
    _skill(
        "raise_after_completion",
        Misconception("counted_from_bring_in"),
        Misconception("raised_by_what_completing_added"),
        under("completion_counted_as_raise", k.COMPLETION_IS, v.CompletionIs.RAISE),
        _INCREMENT,
        about=(k.COMPLETION_IS,),
    ),
    _skill(
        "cap",
        under("one_wager_more", k.CAP_WAGERS, v.CapWagers.FIVE),
        Misconception("bring_in_counted_as_wager"),
        Misconception("one_wager_fewer"),
        about=(k.CAP_WAGERS,),
    ),
    _skill(
        "cap_heads_up",
        under("cap_lifted_heads_up", k.CAP_HEADS_UP, v.CapHeadsUp.LIFTED_BEFORE_CAP),
        Misconception("cap_lifted_too_late"),
        under("cap_kept_heads_up", k.CAP_HEADS_UP, v.CapHeadsUp.CAPPED),
        Misconception("one_wager_fewer"),
        about=(k.CAP_HEADS_UP, k.CAP_WAGERS),
    ),
    _skill(
        "open_pair_both",
        Misconception("needs_pair_in_the_hole"),
        under("open_pair_not_in_hilo", k.OPEN_PAIR_HILO, False),
        under("open_pair_holder_only", k.OPEN_PAIR_MODE, v.OpenPairMode.HOLDER),
        _IGNORED,
        Misconception("open_pair_big_only"),
        about=(k.OPEN_PAIR_MODE,),
    ),
    _skill(
        "open_pair_small_then_big",
        Misconception("raise_must_equal_the_bet"),
        _INCREMENT,
        about=(k.OPEN_PAIR_MODE,),
    ),
    _skill(
        "open_pair_big_only",
        Misconception("small_raise_after_big_bet"),
        _IGNORED,
        _INCREMENT,
        about=(k.OPEN_PAIR_MODE,),
    ),
    _skill("open_pair_hilo", Misconception("open_pair_doubled_anyway"), about=(k.OPEN_PAIR_HILO,)),
    _skill("open_pair_off", Misconception("open_pair_doubled_anyway"), about=(k.OPEN_PAIR_MODE,)),
    _skill("hidden_pair", Misconception("hidden_pair_doubled"), about=(k.OPEN_PAIR_MODE,)),
    _skill(
        "pair_on_fifth",
        Misconception("open_pair_on_later_streets"),
        Misconception("pair_doubles_the_big_bet"),
        about=(k.OPEN_PAIR_MODE,),
    ),
    _skill(
        "short_all_in_under_half",
        Misconception("raised_from_short_all_in"),
        Misconception("short_all_in_reopens"),
        under("any_all_in_counts", k.ALL_IN_COUNTS_FROM, v.AllInCountsFrom.ANY),
        about=(k.ALL_IN_COUNTS_FROM,),
    ),
    _skill(
        "short_all_in_half_or_more",
        under("all_in_must_be_full", k.ALL_IN_COUNTS_FROM, v.AllInCountsFrom.FULL),
        about=(k.ALL_IN_COUNTS_FROM,),
    ),
    _skill(
        "short_bring_in_call",
        Misconception("called_what_was_posted"),
        Misconception("called_the_small_bet"),
        about=(k.BRING_IN_SIZE,),
    ),
    _skill(
        "call_amount",
        Misconception("called_the_whole_wager"),
        Misconception("called_the_last_raise_only"),
    ),
    _skill(
        "spread",
        Misconception("smaller_raise_allowed"),
        Misconception("spread_in_fixed_sizes"),
        Misconception("most_is_a_total"),
        about=(k.STRUCTURE,),
    ),
)
