"""Who brings it in, and for how much: the traps, in the order in which they are taught."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_NEXT_LOWEST = under("next_lowest_brings_in", k.BRING_IN_ALL_IN, v.BringInAllIn.NEXT_LOWEST)
_HE_BRINGS_IN_ANYWAY = Misconception("all_in_brings_in_anyway")
_SKIPPED = Misconception("bring_in_skipped")


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = ()) -> Skill:
    return Skill(Topic.BRING_IN, trap, misconceptions, about)


SKILLS = (
    _skill("plain", Misconception("highest_brings_in"), Misconception("first_seat_brings_in")),
    _skill(
        "equal_rank",
        Misconception("spades_lowest"),
        under("suits_reversed", k.BRING_IN_TIE, v.BringInTie.SUIT_HIGH),
        under("first_dealt_is_low", k.BRING_IN_TIE, v.BringInTie.FIRST_DEALT),
        Misconception("nearest_the_dealer"),
    ),
    _skill(
        "ace_up",
        Misconception("ace_low_in_hilo"),
        under("ace_is_low", k.BRING_IN_ACE, v.AceDoorCard.LOW),
        about=(k.BRING_IN_ACE,),
    ),
    _skill("lowest_suit_not_rank", under("suit_before_rank", k.BRING_IN_BY, v.BringInBy.SUIT)),
    _skill("hidden_low", Misconception("hole_cards_counted")),
    _skill(
        "amount_by_stake",
        Misconception("ante_for_bring_in"),
        Misconception("half_the_small_bet"),
        Misconception("fifth_of_the_small_bet"),
        Misconception("whole_small_bet"),
        about=(k.BRING_IN_SIZE,),
    ),
    _skill(
        "may_open",
        under("only_the_bring_in", k.BRING_IN_MAY_OPEN, False),
        Misconception("any_amount_between"),
        Misconception("opens_for_big_bet"),
        Misconception("bring_in_may_fold"),
        Misconception("opens_for_more_than_he_has"),
        Misconception("all_in_without_limit"),
        about=(k.BRING_IN_MAY_OPEN,),
    ),
    _skill("unraised", under("option_like_a_big_blind", k.BRING_IN_OPTION, True)),
    _skill("all_in_on_ante", _NEXT_LOWEST, _HE_BRINGS_IN_ANYWAY, _SKIPPED),
    _skill(
        "two_all_in_on_ante",
        _NEXT_LOWEST,
        _HE_BRINGS_IN_ANYWAY,
        Misconception("next_seat_though_all_in"),
        _SKIPPED,
    ),
    _skill(
        "short_post",
        Misconception("short_must_leave"),
        Misconception("short_owes_full_bring_in"),
        Misconception("call_drops_to_short_post"),
        about=(k.BRING_IN_SIZE,),
    ),
    _skill("empty_seats", Misconception("next_number"), Misconception("counterclockwise")),
    _skill(
        "absent_low",
        under("absent_next_lowest", k.IRREGULAR_ABSENT_LOW, v.AbsentLow.NEXT_LOWEST),
        under("absent_redealt", k.IRREGULAR_ABSENT_LOW, v.AbsentLow.REDEAL),
        Misconception("next_to_absent_brings_in"),
        Misconception("absent_low_opens_full"),
        about=(k.IRREGULAR_ABSENT_LOW,),
    ),
)
