"""The deck short at the river: the traps."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_MUCK = under("muck_used", k.RIVER_SHORT_DECK, v.ShortDeck.MUCK_RESHUFFLED)
_BURNS_FORGOTTEN = under("burns_forgotten", k.BURNS, v.Burns.NONE)
_CARDROOM = under("cardroom_remix_used", k.RIVER_SHORT_DECK, v.ShortDeck.REMIX_LAST)
_AT_ONCE = Misconception("community_at_once")
_NO_BURN = Misconception("burn_not_taken")


_SHORT = (k.RIVER_SHORT_DECK,)


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = ()) -> Skill:
    return Skill(Topic.SHARED_RIVER, trap, misconceptions, about)


SKILLS = (
    _skill(
        "enough",
        Misconception("burns_imagined"),
        Misconception("folded_counted_to_the_end"),
        Misconception("only_live_counted"),
        _BURNS_FORGOTTEN,
        about=_SHORT,
    ),
    _skill("short_no_burns", Misconception("dealt_as_far_as_it_goes"), _MUCK, about=_SHORT),
    _skill("tda_a", _AT_ONCE, _NO_BURN, _CARDROOM, _MUCK, _BURNS_FORGOTTEN, about=_SHORT),
    _skill("tda_b", Misconception("remixed_needlessly"), _CARDROOM, _MUCK, _BURNS_FORGOTTEN, about=_SHORT),
    _skill("tda_c", _AT_ONCE, _CARDROOM, _MUCK, _BURNS_FORGOTTEN, about=_SHORT),
    _skill(
        "cardroom_remix",
        under("last_card_dealt", k.RIVER_LAST_CARD, v.LastCard.DEALT),
        Misconception("last_card_dealt_first"),
        Misconception("burned_though_cards_fit"),
        Misconception("second_burn_forgotten"),
        under("tournament_remix_used", k.RIVER_SHORT_DECK, v.ShortDeck.TDA),
        _NO_BURN,
        _AT_ONCE,
        about=_SHORT,
    ),
    _skill("all_in_entitled", Misconception("all_in_gets_none"), about=(k.POTS_ALL_IN,)),
    _skill(
        "plays_for_all",
        Misconception("plays_for_last_to_act"),
        Misconception("plays_not_for_lows"),
        Misconception("plays_not_for_all_in"),
    ),
    _skill(
        "who_opens",
        under("community_card_in_boards", k.RIVER_OPENER, v.RiverOpener.WITH_COMMUNITY),
        under("community_card_in_no_board", k.RIVER_OPENER, v.RiverOpener.BOARDS),
        Misconception("last_bettor_on_sixth_opens"),
        about=(k.RIVER_OPENER,),
    ),
    _skill(
        "face",
        under("community_card_down", k.RIVER_COMMUNITY_FACE, v.Face.DOWN),
        Misconception("community_card_for_one"),
        under("seventh_card_up", k.RIVER_FACE, v.Face.UP),
    ),
)
