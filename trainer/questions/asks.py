"""What can be asked of a table, and how it is answered."""

from enum import Enum


class Kind(Enum):
    """How a question is answered."""

    SEAT = "seat"
    SEAT_AND_AMOUNT = "seat_and_amount"
    AMOUNT = "amount"
    AMOUNTS = "amounts"
    PROCEDURE = "procedure"
    COUNT = "count"
    CHOICE = "choice"
    ACTIONS = "actions"
    ORDER = "order"
    SPLIT = "split"
    CARDS = "cards"


class Asks(Enum):
    """What a question asks. Its value is the key of the question's sentence in `trainer.text`."""

    BRING_IN = "bring_in"
    MAY_PUT_IN = "may_put_in"
    BACK_AT_BRING_IN = "back_at_bring_in"
    FIRST_TO_ACT = "first_to_act"
    NEXT_TO_ACT = "next_to_act"
    WAGER_TO = "wager_to"
    CALL = "call"
    RIVER_PROCEDURE = "river_procedure"
    RIVER_HANDS = "river_hands"
    SERVED_BEFORE_MIX = "served_before_mix"
    BURN_AFTER_MIX = "burn_after_mix"
    RIVER_LIES = "river_lies"
    COMMUNITY_PLAYS = "community_plays"
    COMMUNITY_HANDS = "community_hands"
    HANDS_WITH_LOW = "hands_with_low"
    MAY_DO = "may_do"
    BEST_FIVE = "best_five"
    HAND_IS = "hand_is"
    BEST_HIGH = "best_high"
    HIGH_SHARED = "high_shared"
    HIGH_ORDER = "high_order"
    SPLIT = "split"
    ODD_CHIP = "odd_chip"
    MAIN_POT = "main_pot"
    SIDE_POT = "side_pot"
    SIDE_POT_2 = "side_pot_2"
    UNCALLED = "uncalled"
    IN_MAIN_POT = "in_main_pot"
    IN_SIDE_POT = "in_side_pot"
    IN_SIDE_POT_2 = "in_side_pot_2"
    STUB_LEFT = "stub_left"
    STUB_TAKEN = "stub_taken"
    STUB_NEEDED = "stub_needed"
    MAY_STAY = "may_stay"
    SHOWS_FIRST = "shows_first"
    SHOW_ORDER = "show_order"
    HANDS_SHOWN = "hands_shown"
    MAY_MUCK = "may_muck"
    MUST_TABLE = "must_table"
    WINS_POT = "wins_pot"
    LOW_FIVE = "low_five"
    LOW_IS = "low_is"
    BEST_LOW = "best_low"
    LOW_ORDER = "low_order"
    DEALER_NEXT = "dealer_next"
    DEALT_IN_ORDER = "dealt_in_order"
    CARD_LIES = "card_lies"
    LOW_CARD_CALLED = "low_card_called"
    BOARD_CALLED = "board_called"
    ANTE = "ante"
    ANTES = "antes"
    WHO_ANTES = "who_antes"
    BRING_IN_SIZE = "bring_in_size"
    ANTE_FIGURE = "ante_figure"
    BRING_IN_FIGURE = "bring_in_figure"
    WAGER_FIGURE = "wager_figure"
    JOINS = "joins"


class Hidden(Enum):
    """What is not printed at the table because the question asks for it, or because it would tell the answer.

    `COUNTS` are those of the stub and the burns, to be worked out from the players who were dealt in; `DECK` is the
    same where they are not asked for.
    """

    COUNTS = "counts"
    DECK = "deck"
    ANTE = "ante"
    BRING_IN = "bring_in"
