"""The clauses behind each skill: those that its answers turn on, or that its explanations name.

Two houses that have these alike ask the same of their dealers: who has mastered the skill at one has mastered it at the
other. Rather one clause too many is listed than one too few.
"""

from functools import cache
from typing import Any

from trainer.houses import keys as k
from trainer.houses.keys import Key
from trainer.skills.skill import Skill

_Keys = tuple[Key[Any], ...]

_LOW_CARD: _Keys = (k.BRING_IN_BY, k.BRING_IN_ACE)
_BRING_IN: _Keys = (*_LOW_CARD, k.BRING_IN_SIZE, k.BRING_IN_MAY_OPEN)
_BOARD: _Keys = (k.OPENER_BY, k.OPENER_STRAIGHTS_FLUSHES)
_WAGER: _Keys = (k.STREET_BIG_FROM, k.CAP_WAGERS, k.CAP_HEADS_UP)
_THIRD: _Keys = (k.COMPLETION_IS,)
_SHORT: _Keys = (k.ALL_IN_COUNTS_FROM,)
_PAIR: _Keys = (k.OPEN_PAIR_MODE, k.OPEN_PAIR_HILO)
_STUB: _Keys = (k.BURNS, k.RIVER_SHORT_DECK, k.RIVER_LAST_CARD)
_RIVER: _Keys = (*_STUB, k.RIVER_FACE, k.RIVER_COMMUNITY_FACE)
_SHARED: _Keys = (*_BOARD, k.RIVER_OPENER, k.RIVER_COMMUNITY_FACE)
_HIGH: _Keys = (k.HAND_FIVE_OF, k.LOW_ACE)
_LOW: _Keys = (k.LOW_QUALIFIER, k.LOW_ACE)
_SPLIT: _Keys = (k.HAND_FIVE_OF, *_LOW, k.LOW_NONE, k.ODD_CHIP_HALVES)
_OPENS: _Keys = (*_BOARD, k.OPENER_TIE, k.OPENER_ALL_IN, k.RIVER_OPENER, k.RIVER_FACE)
_SHOWS: _Keys = (k.SHOWDOWN_FIRST, k.SHOWDOWN_CHECKED, *_OPENS, *_SHORT)
_TIE: _Keys = (k.HAND_FIVE_OF, k.HAND_SUITS, k.ODD_CHIP_HIGH, *_LOW, k.LOW_NONE)
_ALL_IN: _Keys = (k.POTS_ALL_IN,)

BEHIND: dict[str, _Keys] = {
    "bring_in.plain": _BRING_IN,
    "bring_in.equal_rank": (*_BRING_IN, k.BRING_IN_TIE),
    "bring_in.ace_up": _BRING_IN,
    "bring_in.lowest_suit_not_rank": _BRING_IN,
    "bring_in.hidden_low": _BRING_IN,
    "bring_in.amount_by_stake": _BRING_IN,
    "bring_in.may_open": _BRING_IN,
    "bring_in.unraised": (k.BRING_IN_OPTION, *_BRING_IN, *_SHORT, *_WAGER, *_THIRD),
    "bring_in.all_in_on_ante": (*_BRING_IN, k.BRING_IN_ALL_IN),
    "bring_in.two_all_in_on_ante": (*_BRING_IN, k.BRING_IN_ALL_IN),
    "bring_in.short_post": _BRING_IN,
    "bring_in.empty_seats": (*_BRING_IN, k.BRING_IN_ALL_IN),
    "bring_in.absent_low": (k.IRREGULAR_ABSENT_LOW, *_LOW_CARD),
    "first_to_act.after_bring_in": _LOW_CARD,
    "first_to_act.high_card": _BOARD,
    "first_to_act.kicker": _BOARD,
    "first_to_act.pair_over_high": _BOARD,
    "first_to_act.two_pair_trips_quads": _BOARD,
    "first_to_act.exposed_flush_straight": _BOARD,
    "first_to_act.equal_boards": (*_BOARD, k.OPENER_TIE),
    "first_to_act.folded_best": (*_BOARD, k.OPENER_TIE),
    "first_to_act.all_in_best": (*_BOARD, k.OPENER_ALL_IN),
    "first_to_act.hilo_best_low": _BOARD,
    "first_to_act.seventh_unchanged": (*_BOARD, k.RIVER_FACE),
    "first_to_act.community_card": _SHARED,
    "first_to_act.wrap_around": _BOARD,
    "bet_sizes.street_size": (*_WAGER, *_PAIR),
    "bet_sizes.completion": (*_WAGER, *_THIRD),
    "bet_sizes.raise_after_completion": (*_WAGER, *_THIRD),
    "bet_sizes.cap": (*_WAGER, *_THIRD, *_PAIR),
    "bet_sizes.cap_heads_up": (*_WAGER, *_PAIR),
    "bet_sizes.open_pair_both": (*_WAGER, *_PAIR),
    "bet_sizes.open_pair_small_then_big": (*_WAGER, *_PAIR),
    "bet_sizes.open_pair_big_only": (*_WAGER, *_PAIR),
    "bet_sizes.open_pair_hilo": (*_WAGER, *_PAIR),
    "bet_sizes.open_pair_off": (*_WAGER, *_PAIR),
    "bet_sizes.hidden_pair": (*_WAGER, *_PAIR),
    "bet_sizes.pair_on_fifth": (*_WAGER, *_PAIR),
    "bet_sizes.short_all_in_under_half": (*_SHORT, *_WAGER, *_THIRD, *_PAIR, k.BRING_IN_OPTION),
    "bet_sizes.short_all_in_half_or_more": (*_SHORT, *_WAGER, *_THIRD, *_PAIR),
    "bet_sizes.short_bring_in_call": (k.BRING_IN_SIZE,),
    "bet_sizes.call_amount": (k.STREET_BIG_FROM,),
    "bet_sizes.spread": (k.STRUCTURE,),
    "shared_river.enough": _RIVER,
    "shared_river.short_no_burns": _RIVER,
    "shared_river.tda_a": _RIVER,
    "shared_river.tda_b": _RIVER,
    "shared_river.tda_c": _RIVER,
    "shared_river.cardroom_remix": _RIVER,
    "shared_river.all_in_entitled": (*_RIVER, *_ALL_IN),
    "shared_river.plays_for_all": (k.RIVER_SHORT_DECK, *_ALL_IN, *_LOW),
    "shared_river.who_opens": _SHARED,
    "shared_river.face": _RIVER,
    "actions.facing_bring_in": (k.BRING_IN_SIZE, *_WAGER, *_THIRD, *_ALL_IN),
    "actions.bring_in_seat": (*_BRING_IN, k.BRING_IN_TIE, k.BRING_IN_ALL_IN),
    "actions.nothing_to_call": _WAGER,
    "actions.capped": (*_WAGER, *_THIRD),
    "actions.all_in_for_less": (*_SHORT, *_WAGER, *_THIRD, *_ALL_IN),
    "actions.nobody_to_bet_against": (*_SHORT, *_WAGER, *_THIRD, *_ALL_IN),
    "actions.after_short_all_in": (*_SHORT, *_WAGER, *_THIRD, k.BRING_IN_OPTION),
    "high_hand.five_of_seven": _HIGH,
    "high_hand.three_pair": _HIGH,
    "high_hand.kicker": _HIGH,
    "high_hand.ace_low_straight": _HIGH,
    "high_hand.ace_high_straight": _HIGH,
    "high_hand.flush_over_straight": _HIGH,
    "high_hand.full_house_two_trips": _HIGH,
    "high_hand.community_card_plays": (*_HIGH, k.RIVER_SHORT_DECK),
    "high_hand.tie": (*_HIGH, k.HAND_SUITS),
    "split.halves": _SPLIT,
    "split.no_low": (*_SPLIT, *_ALL_IN),
    "split.scoop": _SPLIT,
    "split.quartered": (*_SPLIT, k.HAND_SUITS, k.ODD_CHIP_HIGH, k.ODD_CHIP_LOW),
    "split.three_way_low": (*_SPLIT, k.ODD_CHIP_LOW),
    "split.side_pot_each_on_its_own": (*_SPLIT, *_ALL_IN),
    "split.low_only_among_eligible": (*_SPLIT, *_ALL_IN),
    "split.tied_both_ways": (
        *_SPLIT,
        *_ALL_IN,
        k.HAND_SUITS,
        k.SPLIT_TIED_BOTH,
        k.ODD_CHIP_HIGH,
        k.ODD_CHIP_LOW,
    ),
    "stub.left_now": (k.BURNS,),
    "stub.with_burns": (k.BURNS,),
    "stub.with_folds": (k.BURNS,),
    "stub.needed_for_street": (k.BURNS, k.RIVER_LAST_CARD, *_ALL_IN),
    "stub.how_many_may_stay": _STUB,
    "showdown.last_aggressor": (k.SHOWDOWN_FIRST, *_SHORT),
    "showdown.checked_river": _SHOWS,
    "showdown.all_in": (*_SHOWS, k.SHOWDOWN_MUCK),
    "showdown.may_muck": (*_SHOWS, k.SHOWDOWN_MUCK),
    "showdown.cards_speak": (k.HAND_FIVE_OF, *_LOW, k.LOW_NONE),
    "showdown.all_seven_tabled": (k.HAND_FIVE_OF, *_ALL_IN),
    "low_hand.qualifies": _LOW,
    "low_hand.four_ranks_only": _LOW,
    "low_hand.duplicates": _LOW,
    "low_hand.compare_from_top": _LOW,
    "low_hand.wheel": _LOW,
    "low_hand.straight_flush_ignored": _LOW,
    "low_hand.same_cards_both_ways": (k.HAND_FIVE_OF, *_LOW),
    "low_hand.counterfeit": _LOW,
    "odd_chip.by_position": _TIE,
    "odd_chip.by_suit_in_five": _TIE,
    "odd_chip.by_suit_in_seven": _TIE,
    "odd_chip.low_suit": (k.HAND_FIVE_OF, *_LOW, k.ODD_CHIP_LOW),
    "odd_chip.high_side_first": (k.HAND_FIVE_OF, *_LOW, k.ODD_CHIP_HALVES),
    "odd_chip.per_pot": (*_TIE, *_ALL_IN),
    "pots.main_and_side": _ALL_IN,
    "pots.two_side_pots": _ALL_IN,
    "pots.dead_money": _ALL_IN,
    "pots.uncalled_bet": _ALL_IN,
    "pots.who_is_in": _ALL_IN,
    "pots.short_ante": _ALL_IN,
    "dealing.order_of_deal": _ALL_IN,
    "dealing.up_or_down": (k.RIVER_FACE, k.BURNS),
    "dealing.burn_when": (k.BURNS, k.BRING_IN_OPTION, k.OPENER_BY, *_ALL_IN),
    "dealing.announce_low": (*_LOW_CARD, k.BRING_IN_TIE),
    "dealing.announce_high": (*_BOARD, *_PAIR, k.STREET_BIG_FROM),
    "dealing.announce_pair": (*_BOARD, *_PAIR, k.STREET_BIG_FROM),
    "dealing.not_announced": (*_BOARD, *_PAIR, k.STREET_BIG_FROM),
    "dealing.pull_bets_in": (k.BURNS, k.BRING_IN_OPTION, k.OPENER_BY, *_ALL_IN),
    "dealing.never_mid_round": (k.BURNS, k.BRING_IN_BY, k.BRING_IN_OPTION, k.OPENER_BY, *_ALL_IN),
    "stakes.ante_amount": (k.ANTE_SIZE, k.ANTE_NONE_AT, *_ALL_IN),
    "stakes.no_ante": (k.ANTE_NONE_AT,),
    "stakes.bring_in_amount": (k.BRING_IN_SIZE,),
    "stakes.title_bar": (k.BRING_IN_SIZE, k.ANTE_SIZE, k.STREET_BIG_FROM),
    "stakes.joining_late": (k.LATE_JOIN,),
    "irregularities.exposed_on_deal": (k.IRREGULAR_EXPOSED_HOLE, k.IRREGULAR_EXPOSED_LOW),
    "irregularities.both_exposed": (k.IRREGULAR_BOTH_EXPOSED,),
    "irregularities.exposed_river": (k.IRREGULAR_EXPOSED_RIVER,),
    "irregularities.wrong_bring_in_in_time": (k.IRREGULAR_WRONG_BRING_IN, *_LOW_CARD, k.BRING_IN_TIE),
    "irregularities.wrong_bring_in_too_late": (k.IRREGULAR_WRONG_BRING_IN,),
    "irregularities.misdeal_deadline": (k.IRREGULAR_MISDEAL,),
    "irregularities.forgotten_burn": (k.IRREGULAR_BURN,),
    "irregularities.premature_card": (k.IRREGULAR_PREMATURE,),
    "irregularities.boxed_card": (k.IRREGULAR_BOXED,),
    "irregularities.two_of_the_same": (k.IRREGULAR_FOULED,),
    "irregularities.card_count": (k.IRREGULAR_CARD_COUNT,),
    "irregularities.upcards_turned": (k.IRREGULAR_UPCARDS,),
    "irregularities.absent_player": (k.IRREGULAR_ABSENT,),
}
"""By the skill's id; the clauses of its misconceptions come on top."""


@cache
def behind(skill: Skill) -> frozenset[Key[Any]]:
    """The clauses behind a skill, those of its misconceptions among them."""
    held = (each.clause for each in skill.misconceptions if each.clause is not None)
    return frozenset((*BEHIND[skill.id], *skill.about, *held))
