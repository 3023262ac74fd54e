"""Who is paid what, high and low by halves and each pot on its own: the traps, in the order taught."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_LOW_FORGOTTEN = Misconception("low_half_forgotten")
_FROM_THE_BOTTOM = Misconception("low_read_from_bottom")
_NO_QUALIFIER = under("low_without_qualifier", k.LOW_QUALIFIER, v.LowQualifier.NONE)
_PAID_ALIKE = Misconception("winners_paid_alike")
_HIGH_BREAKS_TIE = Misconception("high_hand_breaks_low_tie")
_SUITS_RANK = under("suits_break_tied_hands", k.HAND_SUITS, v.HandSuits.RANK)
_TOGETHER = Misconception("pots_taken_together")


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...]) -> Skill:
    return Skill(Topic.SPLIT, trap, misconceptions, about)


SKILLS = (
    _skill("halves", _LOW_FORGOTTEN, _FROM_THE_BOTTOM, Misconception("straight_spoils_low"), about=(k.LOW_QUALIFIER,)),
    _skill(
        "no_low",
        _NO_QUALIFIER,
        Misconception("four_low_cards_enough"),
        Misconception("pair_in_low_counted"),
        about=(k.LOW_NONE,),
    ),
    _skill(
        "scoop",
        Misconception("straight_spoils_low"),
        under("ace_low_in_high_too", k.LOW_ACE, v.LowAce.LOW),
        Misconception("one_half_each"),
        about=(k.LOW_ACE, k.LOW_QUALIFIER),
    ),
    _skill("quartered", _PAID_ALIKE, _HIGH_BREAKS_TIE, _SUITS_RANK, about=(k.GAMES,)),
    _skill(
        "three_way_low",
        _PAID_ALIKE,
        Misconception("sixth_card_breaks_low_tie"),
        _HIGH_BREAKS_TIE,
        about=(k.GAMES,),
    ),
    _skill(
        "side_pot_each_on_its_own", _TOGETHER, Misconception("low_in_main_pot_only"), about=(k.POTS_ALL_IN, k.GAMES)
    ),
    _skill(
        "low_only_among_eligible",
        _TOGETHER,
        Misconception("low_lost_with_the_best"),
        _NO_QUALIFIER,
        about=(k.POTS_ALL_IN, k.LOW_QUALIFIER),
    ),
    _skill(
        "tied_both_ways",
        under("halved_before_shared", k.SPLIT_TIED_BOTH, v.TiedBoth.HALVES),
        _SUITS_RANK,
        about=(k.SPLIT_TIED_BOTH,),
    ),
)
