"""Counting the cards that are left, and that are needed: the traps."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_BURNS_LEFT_OUT = under("burns_left_out", k.BURNS, v.Burns.NONE)
_BURNS_MADE_UP = under("burns_made_up", k.BURNS, v.Burns.FOURTH_ON)
_BURN_BEFORE_DEAL = under("burn_before_deal", k.BURNS, v.Burns.THIRD_ON)
_FOLDED_DEALT_ON = Misconception("folded_dealt_on")
_FOLDED_LEFT_IN = Misconception("folded_left_in")
_LAST_CARD_USED = under("last_card_used", k.RIVER_LAST_CARD, v.LastCard.DEALT)
_LAST_CARD_HELD = under("last_card_held", k.RIVER_LAST_CARD, v.LastCard.KEPT)


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = (k.BURNS,)) -> Skill:
    return Skill(Topic.STUB, trap, misconceptions, about)


SKILLS = (
    _skill("left_now", Misconception("hole_cards_forgotten"), _FOLDED_DEALT_ON, _BURNS_LEFT_OUT, _BURNS_MADE_UP),
    _skill(
        "with_burns",
        _BURNS_LEFT_OUT,
        _BURNS_MADE_UP,
        Misconception("one_burn_in_all"),
        Misconception("next_burn_counted"),
        _BURN_BEFORE_DEAL,
    ),
    _skill("with_folds", _FOLDED_DEALT_ON, _FOLDED_LEFT_IN, Misconception("folded_now_not_dealt")),
    _skill(
        "needed_for_street",
        Misconception("folded_now_served"),
        Misconception("all_in_not_served"),
        _LAST_CARD_USED,
        _LAST_CARD_HELD,
        _BURNS_LEFT_OUT,
        _BURNS_MADE_UP,
        about=(k.RIVER_LAST_CARD, k.BURNS),
    ),
    _skill(
        "how_many_may_stay",
        Misconception("next_street_alone"),
        _FOLDED_DEALT_ON,
        _FOLDED_LEFT_IN,
        _BURNS_LEFT_OUT,
        _BURNS_MADE_UP,
        _LAST_CARD_USED,
        _LAST_CARD_HELD,
        about=(k.RIVER_SHORT_DECK,),
    ),
)
