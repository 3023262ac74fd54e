"""The figures of the title bar, and who is dealt in for them: the traps."""

from fractions import Fraction
from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = ()) -> Skill:
    return Skill(Topic.STAKES, trap, misconceptions, about)


def _share(of: int) -> v.Size:
    return v.Size((Fraction(1, of),))


SKILLS = (
    _skill(
        "ante_amount",
        Misconception("empty_seats_ante"),
        Misconception("short_ante_in_full"),
        Misconception("bring_in_for_ante"),
        under("ante_is_a_fifth", k.ANTE_SIZE, _share(5)),
        under("ante_is_a_quarter", k.ANTE_SIZE, _share(4)),
        about=(k.ANTE_SIZE,),
    ),
    _skill(
        "no_ante",
        under("ante_at_every_stake", k.ANTE_NONE_AT, ()),
        Misconception("ante_at_no_stake"),
        Misconception("low_card_antes_for_all"),
        about=(k.ANTE_NONE_AT,),
    ),
    _skill(
        "bring_in_amount",
        Misconception("ante_paid_for_bring_in"),
        under("half_the_small_bet", k.BRING_IN_SIZE, _share(2)),
        under("fifth_of_the_small_bet", k.BRING_IN_SIZE, _share(5)),
        under("whole_small_bet", k.BRING_IN_SIZE, _share(1)),
        about=(k.BRING_IN_SIZE,),
    ),
    _skill(
        "title_bar",
        Misconception("bets_taken_for_blinds"),
        Misconception("ante_and_bring_in_swapped"),
        under("big_from_fourth", k.STREET_BIG_FROM, v.BigFrom.FOURTH),
        under("big_from_sixth", k.STREET_BIG_FROM, v.BigFrom.SIXTH),
        Misconception("second_figure_is_the_raise"),
        about=(k.STREET_BIG_FROM, k.BRING_IN_SIZE, k.ANTE_SIZE),
    ),
    _skill(
        "joining_late",
        under("newcomer_waits", k.LATE_JOIN, v.LateJoin.WAIT),
        Misconception("newcomer_dealt_in_at_once"),
        Misconception("newcomer_left_out"),
        Misconception("newcomer_posts"),
        about=(k.LATE_JOIN,),
    ),
)
