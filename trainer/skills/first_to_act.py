"""Who acts first from fourth street on, and who is next after the bring-in: the traps, in the order they are taught."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = ()) -> Skill:
    return Skill(Topic.FIRST_TO_ACT, trap, misconceptions, about)


SKILLS = (
    _skill("after_bring_in", Misconception("lowest_after_bring_in"), Misconception("left_of_dealer_next")),
    _skill(
        "high_card",
        under("last_card_decides", k.OPENER_BY, v.OpenerBy.LAST_CARD),
        under("lowest_board_opens", k.OPENER_BY, v.OpenerBy.LOW_BOARD),
        Misconception("bring_in_acts_again"),
    ),
    _skill("kicker", Misconception("suit_before_kicker"), Misconception("tie_declared_too_early")),
    _skill("pair_over_high", Misconception("only_fourth_street_pairs"), Misconception("high_card_before_pair")),
    _skill("two_pair_trips_quads", Misconception("trips_under_two_pair"), Misconception("total_of_ranks")),
    _skill(
        "exposed_flush_straight",
        under("straights_flushes_count", k.OPENER_STRAIGHTS_FLUSHES, v.OpenerStraightsFlushes.COUNTED),
        about=(k.OPENER_STRAIGHTS_FLUSHES,),
    ),
    _skill(
        "equal_boards",
        under("suit_breaks_tie", k.OPENER_TIE, v.OpenerTie.SUIT),
        under("position_breaks_tie", k.OPENER_TIE, v.OpenerTie.POSITION),
        Misconception("nearest_the_bring_in"),
    ),
    _skill("folded_best", Misconception("folded_hand_counted")),
    _skill(
        "all_in_best",
        Misconception("all_in_still_acts"),
        under("next_best_board_acts", k.OPENER_ALL_IN, v.OpenerAllIn.NEXT_BEST),
    ),
    _skill("hilo_best_low", under("best_low_opens", k.OPENER_BY, v.OpenerBy.LOW_BOARD)),
    _skill(
        "seventh_unchanged",
        Misconception("last_bettor_opens"),
        Misconception("first_live_seat_opens"),
        Misconception("down_card_counted"),
    ),
    _skill(
        "community_card",
        under("community_card_counted", k.RIVER_OPENER, v.RiverOpener.WITH_COMMUNITY),
        under("community_card_ignored", k.RIVER_OPENER, v.RiverOpener.BOARDS),
        about=(k.RIVER_OPENER,),
    ),
    _skill("wrap_around", Misconception("stops_at_last_seat"), Misconception("folded_seat_counted")),
)
