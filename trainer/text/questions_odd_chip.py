"""The words of the questions about the odd chip."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {"odd_chip": N_("Who gets the odd chip?")}

TRAPS: dict[str, str] = {
    "odd_chip.by_position": N_("Odd chip by position"),
    "odd_chip.by_suit_in_five": N_("Odd chip by suit of five"),
    "odd_chip.by_suit_in_seven": N_("Odd chip by suit of seven"),
    "odd_chip.low_suit": N_("Odd chip of a tied low"),
    "odd_chip.high_side_first": N_("Odd chip between the halves"),
    "odd_chip.per_pot": N_("Odd chips of two pots"),
}

MISCONCEPTIONS: dict[str, str] = {
    "odd_chip_by_position": N_("The odd chip was given by position. Here the highest card by suit gets it."),
    "odd_chip_by_suit_in_five": N_(
        "The odd chip was given by the highest card by suit of the five that play. Here that does not decide."
    ),
    "odd_chip_by_suit_in_seven": N_(
        "The odd chip was given by the highest card by suit of all seven. Here that does not decide."
    ),
    "suit_before_rank_for_odd_chip": N_(
        "The highest suit was looked for first. Where cards decide, rank comes first, and suit only between equals."
    ),
    "odd_low_chip_by_position": N_(
        "The odd chip of the low half was given by position. Here the cards of the tied lows decide."
    ),
    "odd_low_chip_by_high_suit_in_five": N_(
        "The odd chip of the low half was given by the highest card by suit of the low. Here that does not decide."
    ),
    "odd_low_chip_by_low_suit": N_(
        "The odd chip of the low half was given by the lowest card by suit. Here that does not decide."
    ),
    "odd_low_chip_by_highest_card": N_(
        "The odd chip of the low half was given by the highest card of all seven. No house gives it so in a low."
    ),
    "odd_chip_to_low_half": N_("The odd chip was given to the low half. The high half gets it."),
    "odd_chip_by_position_between_halves": N_(
        "The odd chip was given by position. Between the halves it is the high half that gets it, wherever it sits."
    ),
    "odd_chips_put_together": N_(
        "The odd chips of the pots were put together. Each pot is shared on its own, with an odd chip of its own."
    ),
}

CHOICES: dict[str, str] = {}
