"""A dealer's own work, card by card and word by word: the traps."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_DOUBLE_ANYWAY = Misconception("double_bet_called_anyway")


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = ()) -> Skill:
    return Skill(Topic.DEALING, trap, misconceptions, about)


SKILLS = (
    _skill(
        "order_of_deal",
        Misconception("dealt_from_first_to_act"),
        Misconception("dealt_from_bring_in"),
        Misconception("all_in_not_dealt"),
        Misconception("folded_still_dealt"),
        Misconception("dealt_counterclockwise"),
    ),
    _skill(
        "up_or_down",
        under("seventh_card_up", k.RIVER_FACE, v.Face.UP),
        Misconception("door_card_first"),
        Misconception("dealt_like_five_card"),
        Misconception("last_two_down"),
    ),
    _skill(
        "burn_when",
        under("burns_left_out", k.BURNS, v.Burns.NONE),
        under("burns_made_up", k.BURNS, v.Burns.FOURTH_ON),
        under("burn_before_deal", k.BURNS, v.Burns.THIRD_ON),
        Misconception("burn_for_each_hand"),
        Misconception("dealt_before_pulling_in"),
        about=(k.BURNS,),
    ),
    _skill(
        "announce_low",
        under("suits_reversed", k.BRING_IN_TIE, v.BringInTie.SUIT_HIGH),
        under("first_dealt_is_low", k.BRING_IN_TIE, v.BringInTie.FIRST_DEALT),
        under("ace_is_low", k.BRING_IN_ACE, v.AceDoorCard.LOW),
        Misconception("high_card_called"),
    ),
    _skill("announce_high", Misconception("only_high_card_called"), Misconception("one_pair_called")),
    _skill(
        "announce_pair",
        under("open_pair_not_in_hilo", k.OPEN_PAIR_HILO, False),
        under("open_pair_ignored", k.OPEN_PAIR_MODE, v.OpenPairMode.OFF),
        Misconception("double_bet_called_late"),
        _DOUBLE_ANYWAY,
        about=(k.OPEN_PAIR_HILO, k.OPEN_PAIR_MODE),
    ),
    _skill(
        "not_announced",
        under("straights_flushes_called", k.OPENER_STRAIGHTS_FLUSHES, v.OpenerStraightsFlushes.COUNTED),
        Misconception("draw_called_instead"),
        about=(k.OPENER_STRAIGHTS_FLUSHES,),
    ),
    _skill(
        "pull_bets_in",
        Misconception("dealt_before_pulling_in"),
        Misconception("uncalled_pulled_in"),
        Misconception("nothing_pulled_in"),
    ),
    _skill(
        "never_mid_round",
        Misconception("pulled_in_mid_round"),
        Misconception("dealt_mid_round"),
        under("option_like_a_big_blind", k.BRING_IN_OPTION, True),
        Misconception("waits_for_last_bettor"),
    ),
)
