"""Which pots there are, how much lies in each and who can win it: the traps, in the order taught."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic

_EARLIER_TO_SIDE = Misconception("earlier_pot_in_side_pot")
_ABOUT: tuple[Key[Any], ...] = (k.POTS_ALL_IN,)


def _skill(trap: str, *misconceptions: Misconception) -> Skill:
    return Skill(Topic.POTS, trap, misconceptions, _ABOUT)


SKILLS = (
    _skill(
        "main_and_side",
        Misconception("all_in_one_pot"),
        Misconception("others_not_drawn_down"),
        _EARLIER_TO_SIDE,
    ),
    _skill(
        "two_side_pots",
        Misconception("levels_not_subtracted"),
        Misconception("side_pots_merged"),
        _EARLIER_TO_SIDE,
    ),
    _skill(
        "dead_money",
        Misconception("dead_money_forgotten"),
        Misconception("dead_money_in_main_pot"),
        Misconception("dead_money_in_side_pot"),
    ),
    _skill("uncalled_bet", Misconception("uncalled_part_stays"), Misconception("whole_bet_goes_back")),
    _skill(
        "who_is_in",
        Misconception("folded_still_in"),
        Misconception("all_in_in_every_pot"),
        Misconception("all_in_in_no_pot"),
    ),
    _skill("short_ante", Misconception("short_ante_wins_every_ante"), Misconception("short_ante_in_for_everything")),
)
