"""Reading high hands: the traps."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_KICKER = Misconception("kicker_not_counted")
_SUITS = under("highest_suit_wins", k.HAND_SUITS, v.HandSuits.RANK)


def _skill(trap: str, *misconceptions: Misconception, about: tuple[Key[Any], ...] = (k.HAND_FIVE_OF,)) -> Skill:
    return Skill(Topic.HIGH_HAND, trap, misconceptions, about)


SKILLS = (
    _skill(
        "five_of_seven",
        Misconception("hole_cards_must_play"),
        Misconception("river_card_missed"),
        Misconception("straight_or_flush_missed"),
    ),
    _skill(
        "three_pair",
        Misconception("three_pair_beats_two_pair"),
        Misconception("third_pair_as_kicker"),
        Misconception("odd_card_as_kicker"),
    ),
    _skill("kicker", Misconception("second_kicker_not_counted"), _KICKER, Misconception("kicker_before_pair")),
    _skill(
        "ace_low_straight",
        Misconception("wheel_is_ace_high"),
        Misconception("ace_only_high"),
        Misconception("straight_round_the_corner"),
    ),
    _skill("ace_high_straight", Misconception("ace_only_low"), Misconception("low_end_of_straight")),
    _skill(
        "flush_over_straight",
        Misconception("straight_and_flush_mixed"),
        Misconception("straight_over_flush"),
    ),
    _skill(
        "full_house_two_trips",
        Misconception("two_trips_no_full_house"),
        Misconception("lower_trips_lead"),
        Misconception("lower_pair_in_full_house"),
        Misconception("pair_of_full_house_first"),
    ),
    _skill(
        "community_card_plays",
        Misconception("community_card_left_out"),
        Misconception("community_card_must_play"),
    ),
    _skill("tie", _SUITS, Misconception("sixth_card_counted"), _KICKER, about=(k.HAND_SUITS, k.HAND_FIVE_OF)),
)
