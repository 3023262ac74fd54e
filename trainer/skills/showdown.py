"""Who shows his hand, in what order, and what it takes to be pushed the pot: the traps, in the order taught."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_FIRST_SEAT = under("first_seat_shows_first", k.SHOWDOWN_CHECKED, v.ShowdownChecked.POSITION)
_BEST_BOARD = under("best_board_shows_first", k.SHOWDOWN_CHECKED, v.ShowdownChecked.BEST_BOARD)
_EARLIER_BETTOR = Misconception("earlier_bettor_shows_first")
_WITH_ALL_IN = (
    under("only_all_in_must_show", k.SHOWDOWN_MUCK, v.ShowdownMuck.NOT_IF_ALL_IN),
    under("all_in_opens_every_hand", k.SHOWDOWN_MUCK, v.ShowdownMuck.NOT_ONCE_ALL_IN),
    under("muck_always_allowed", k.SHOWDOWN_MUCK, v.ShowdownMuck.ALLOWED),
)
_MUCK_NEVER = under("muck_never_allowed", k.SHOWDOWN_MUCK, v.ShowdownMuck.NEVER)


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...]) -> Skill:
    return Skill(Topic.SHOWDOWN, trap, misconceptions, about)


SKILLS = (
    _skill(
        "last_aggressor",
        under("position_shows_first", k.SHOWDOWN_FIRST, v.ShowdownFirst.POSITION),
        Misconception("first_bettor_shows_first"),
        Misconception("last_caller_shows_first"),
        under("short_all_in_shows_first", k.ALL_IN_COUNTS_FROM, v.AllInCountsFrom.ANY),
        about=(k.SHOWDOWN_FIRST,),
    ),
    _skill(
        "checked_river",
        _FIRST_SEAT,
        under("river_opener_shows_first", k.SHOWDOWN_CHECKED, v.ShowdownChecked.RIVER_OPENER),
        _BEST_BOARD,
        _EARLIER_BETTOR,
        about=(k.SHOWDOWN_CHECKED,),
    ),
    _skill(
        "all_in",
        _FIRST_SEAT,
        _BEST_BOARD,
        Misconception("all_in_shows_first"),
        _EARLIER_BETTOR,
        *_WITH_ALL_IN,
        about=(k.SHOWDOWN_CHECKED, k.SHOWDOWN_MUCK),
    ),
    _skill("may_muck", *_WITH_ALL_IN, _MUCK_NEVER, Misconception("first_to_show_may_muck"), about=(k.SHOWDOWN_MUCK,)),
    _skill(
        "cards_speak",
        Misconception("called_hand_counts"),
        Misconception("upcards_alone_count"),
        about=(k.HAND_FIVE_OF,),
    ),
    _skill(
        "all_seven_tabled",
        Misconception("five_are_enough"),
        Misconception("last_hand_must_show"),
        about=(k.HAND_FIVE_OF, k.POTS_ALL_IN),
    ),
)
