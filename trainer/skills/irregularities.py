"""What is done when something has gone wrong: the traps."""

from typing import Any

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.keys import Key
from trainer.skills.skill import Misconception, Skill, Topic, under

_BOTH = Misconception("both_bring_in")


def _skill(trap: str, about: Key[Any], *misconceptions: Misconception) -> Skill:
    return Skill(Topic.IRREGULARITIES, trap, misconceptions, (about,))


SKILLS = (
    Skill(
        Topic.IRREGULARITIES,
        "exposed_on_deal",
        (
            under("exposed_is_misdeal", k.IRREGULAR_EXPOSED_HOLE, v.ExposedHole.MISDEAL),
            under("exposed_is_replaced", k.IRREGULAR_EXPOSED_HOLE, v.ExposedHole.REPLACED),
            Misconception("exposed_turned_back"),
            under("exposed_low_brings_in", k.IRREGULAR_EXPOSED_LOW, v.ExposedLow.BRINGS_IN),
            under("exposed_low_passes_on", k.IRREGULAR_EXPOSED_LOW, v.ExposedLow.NEXT_STARTS),
            Misconception("next_low_starts"),
        ),
        (k.IRREGULAR_EXPOSED_HOLE, k.IRREGULAR_EXPOSED_LOW),
    ),
    _skill(
        "both_exposed",
        k.IRREGULAR_BOTH_EXPOSED,
        under("both_exposed_misdealt", k.IRREGULAR_BOTH_EXPOSED, v.BothExposed.MISDEAL),
        under("both_exposed_play", k.IRREGULAR_BOTH_EXPOSED, v.BothExposed.PLAYS),
        Misconception("exposed_ante_lost"),
    ),
    _skill(
        "exposed_river",
        k.IRREGULAR_EXPOSED_RIVER,
        under("river_all_in_offered", k.IRREGULAR_EXPOSED_RIVER, v.ExposedRiver.ALL_IN_OPTION),
        under("river_card_replaced", k.IRREGULAR_EXPOSED_RIVER, v.ExposedRiver.REPLACED),
        under("river_dealt_up", k.IRREGULAR_EXPOSED_RIVER, v.ExposedRiver.ALL_UP),
        Misconception("exposed_river_kept"),
        Misconception("exposed_river_replaced_anyway"),
    ),
    _skill(
        "wrong_bring_in_in_time",
        k.IRREGULAR_WRONG_BRING_IN,
        under("wrong_low_stands", k.IRREGULAR_WRONG_BRING_IN, v.WrongBringIn.STANDS),
        _BOTH,
        Misconception("wrong_low_misdealt"),
    ),
    _skill(
        "wrong_bring_in_too_late",
        k.IRREGULAR_WRONG_BRING_IN,
        under("wrong_low_until_two", k.IRREGULAR_WRONG_BRING_IN, v.WrongBringIn.UNTIL_TWO_ACT),
        Misconception("wrong_low_corrected_anyway"),
        _BOTH,
        Misconception("wrong_low_misdealt"),
    ),
    _skill(
        "misdeal_deadline",
        k.IRREGULAR_MISDEAL,
        under("deadline_by_chips", k.IRREGULAR_MISDEAL, v.MisdealUntil.SUBSTANTIAL_ACTION),
        under("deadline_by_players", k.IRREGULAR_MISDEAL, v.MisdealUntil.TWO_AFTER_BRING_IN),
        under("deadline_at_first_act", k.IRREGULAR_MISDEAL, v.MisdealUntil.FIRST_ACTION),
        Misconception("misdealt_too_late"),
        Misconception("played_on_too_early"),
        Misconception("wronged_sit_out"),
    ),
    _skill(
        "forgotten_burn",
        k.IRREGULAR_BURN,
        under("burn_left_out", k.IRREGULAR_BURN, v.ForgottenBurn.LEFT),
        Misconception("burn_moved_though_seen"),
        Misconception("burned_twice_later"),
    ),
    _skill(
        "premature_card",
        k.IRREGULAR_PREMATURE,
        under("premature_plays", k.IRREGULAR_PREMATURE, v.PrematureCard.PLAYS),
        under("premature_shuffled_back", k.IRREGULAR_PREMATURE, v.PrematureCard.RESHUFFLED),
        under("premature_set_aside", k.IRREGULAR_PREMATURE, v.PrematureCard.SET_ASIDE),
        Misconception("premature_is_the_burn"),
    ),
    _skill(
        "boxed_card",
        k.IRREGULAR_BOXED,
        under("boxed_plays", k.IRREGULAR_BOXED, v.BoxedCard.PLAYS),
        Misconception("boxed_is_a_misdeal"),
        Misconception("two_boxed_replaced"),
        Misconception("boxed_shuffled_in"),
    ),
    _skill(
        "two_of_the_same",
        k.IRREGULAR_FOULED,
        under("fouled_played_on", k.IRREGULAR_FOULED, v.FouledDeck.PLAYED_ON),
        Misconception("same_cards_dead"),
        Misconception("fouled_pot_stays"),
    ),
    _skill(
        "card_count",
        k.IRREGULAR_CARD_COUNT,
        under("count_best_five", k.IRREGULAR_CARD_COUNT, v.CardCount.BEST_FIVE),
        under("count_put_right", k.IRREGULAR_CARD_COUNT, v.CardCount.PUT_RIGHT),
    ),
    _skill(
        "upcards_turned",
        k.IRREGULAR_UPCARDS,
        under("turned_may_change", k.IRREGULAR_UPCARDS, v.UpcardsTurned.MAY_CHANGE),
        Misconception("turned_fold_at_showdown"),
        Misconception("turned_penalty"),
    ),
    _skill(
        "absent_player",
        k.IRREGULAR_ABSENT,
        under("absent_killed_at_once", k.IRREGULAR_ABSENT, v.AbsentPlayer.KILLED_AFTER_DEAL),
        under("absent_killed_at_turn", k.IRREGULAR_ABSENT, v.AbsentPlayer.KILLED_AT_TURN),
        Misconception("absent_hand_waits"),
        Misconception("absent_ante_back"),
    ),
)
