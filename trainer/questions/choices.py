"""What can be chosen from, question by question; an answer, and `trainer.text`, names a choice by its value."""

from enum import Enum

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.rulings.river import Procedure


class MayPutIn(Enum):
    """What the player who brings it in may put in, in the order shown."""

    BRING_IN_ONLY = "bring_in_only"
    SMALL_BET_TOO = "bring_in_or_small_bet"
    ALL_IN_TOO = "bring_in_or_all_in"
    BIG_BET_TOO = "bring_in_or_big_bet"
    ANYTHING_BETWEEN = "any_amount_between"
    MAY_FOLD = "bring_in_or_fold"


class BackAtBringIn(Enum):
    """What is done when the action is back at the player who brought it in, in the order shown."""

    STREET_OVER = "street_over"
    CHECK_OR_COMPLETE = "check_or_complete"
    CALL_OR_FOLD = "call_or_fold"
    CALL_FOLD_OR_COMPLETE = "call_fold_or_complete"


class NotARiver(Enum):
    """What is done by mistake where seventh street is dealt."""

    DEAL_AS_FAR = "deal_as_far"
    DEAL_WITHOUT_BURN = "deal_without_burn"


class AfterMix(Enum):
    """What is done once the last card has been mixed with the burns, in the order shown."""

    BURN = "burn_after_mix"
    NO_BURN = "no_burn_after_mix"


class RiverLies(Enum):
    """How the seventh card lies, and where, in the order shown."""

    DOWN_TO_EACH = "down_to_each"
    UP_TO_EACH = "up_to_each"
    UP_IN_MIDDLE = "up_in_middle"
    DOWN_IN_MIDDLE = "down_in_middle"
    DOWN_TO_ONE = "down_to_one"


class CommunityPlays(Enum):
    """For which hands the community card plays, in the order shown."""

    EVERY_HAND = "plays_for_every_hand"
    LAST_TO_ACT = "plays_for_last_to_act"
    WITH_CHIPS = "plays_for_hands_with_chips"
    HIGH_ONLY = "plays_for_high_only"


class DealerNext(Enum):
    """What a dealer can do next before the river, in the order shown."""

    WAIT = "next_wait"
    GIVE_BACK = "next_give_back"
    PULL_IN = "next_pull_in"
    BURN = "next_burn"
    DEAL = "next_deal"


class CardLies(Enum):
    """How a card is dealt, in the order shown."""

    UP = "card_up"
    DOWN = "card_down"


class WhoAntes(Enum):
    """Who antes, in the order shown."""

    EVERYBODY = "antes_everybody"
    NOBODY = "antes_nobody"
    LOW_CARD = "antes_low_card"


class Figure(Enum):
    """The figures of a title bar, in the order shown."""

    ANTE = "figure_ante"
    BRING_IN = "figure_bring_in"
    FIRST = "figure_first"
    SECOND = "figure_second"


class Posting(Enum):
    """What a newcomer is made to pay by mistake."""

    POSTS = "join_posts"


def river_choices(house: House) -> tuple[str, ...]:
    """The ways of dealing seventh street that a dealer of this house is offered, the same in every question."""
    if house[k.BURNS] is v.Burns.NONE and house[k.RIVER_SHORT_DECK] is v.ShortDeck.COMMUNITY:
        offered: tuple[Enum, ...] = (
            Procedure.DEAL,
            NotARiver.DEAL_AS_FAR,
            Procedure.COMMUNITY,
            Procedure.MUCK_RESHUFFLED,
        )
    else:
        offered = (
            Procedure.DEAL,
            NotARiver.DEAL_WITHOUT_BURN,
            Procedure.REMIX_ALL,
            Procedure.REMIX_LAST,
            Procedure.COMMUNITY,
            Procedure.COMMUNITY_AFTER_REMIX,
            Procedure.MUCK_RESHUFFLED,
        )
    return tuple(choice.value for choice in offered)


def community_choices(game: v.Game) -> tuple[str, ...]:
    """For which hands a community card could be thought to play in this game."""
    return tuple(each.value for each in CommunityPlays if game is v.Game.HILO or each is not CommunityPlays.HIGH_ONLY)
