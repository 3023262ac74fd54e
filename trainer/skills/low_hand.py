"""Reading low hands: the traps."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_TWICE = Misconception("pair_counted_twice")
_STRAIGHT = Misconception("straight_no_low")
_ACE = Misconception("ace_not_counted_low")


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = (k.LOW_QUALIFIER,)) -> Skill:
    return Skill(Topic.LOW_HAND, trap, misconceptions, about)


SKILLS = (
    _skill(
        "qualifies",
        Misconception("nine_counted_low"),
        under("any_five_counted_low", k.LOW_QUALIFIER, v.LowQualifier.NONE),
        _ACE,
    ),
    _skill("four_ranks_only", _TWICE),
    _skill("duplicates", _TWICE, Misconception("pair_no_low")),
    _skill("compare_from_top", Misconception("compared_from_bottom"), Misconception("compared_by_total")),
    _skill("wheel", _STRAIGHT, _ACE),
    _skill("straight_flush_ignored", Misconception("flush_no_low"), _STRAIGHT),
    _skill(
        "same_cards_both_ways",
        Misconception("cards_used_once"),
        under("ace_low_in_high_hand", k.LOW_ACE, v.LowAce.LOW),
        about=(k.LOW_ACE, k.LOW_QUALIFIER),
    ),
    _skill("counterfeit", _TWICE, Misconception("compared_from_bottom")),
)
