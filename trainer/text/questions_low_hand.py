"""The words of the questions about low hands."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "low_five": N_("Which five cards make the best low hand of seat {seat}?"),
    "low_is": N_("What low hand does seat {seat} have?"),
    "best_low": N_("Which seat has the best low hand? Nobody, if there is none or several are equal."),
    "low_order": N_("In what order do the low hands stand, the best first?"),
}

TRAPS: dict[str, str] = {
    "low_hand.qualifies": N_("Eight or better"),
    "low_hand.four_ranks_only": N_("Only four low ranks"),
    "low_hand.duplicates": N_("Paired low cards"),
    "low_hand.compare_from_top": N_("Lows read from the top"),
    "low_hand.wheel": N_("Five to ace"),
    "low_hand.straight_flush_ignored": N_("Straights and flushes in a low"),
    "low_hand.same_cards_both_ways": N_("High and low with the same cards"),
    "low_hand.counterfeit": N_("A low that is paired"),
}

MISCONCEPTIONS: dict[str, str] = {
    "nine_counted_low": N_("A nine was let in. The highest of the five may be an eight."),
    "any_five_counted_low": N_(
        "A hand was called a low that does not qualify. It takes five different ranks of eight or lower."
    ),
    "ace_not_counted_low": N_("The ace was left out of the low. It is the lowest card there."),
    "pair_counted_twice": N_(
        "Two cards of one rank were counted. A low has five different ranks: of a pair one card counts."
    ),
    "pair_no_low": N_(
        "The low was thrown out because of a pair. The second card of a rank is left out, and the others may be a low."
    ),
    "compared_from_bottom": N_(
        "The lows were compared from the lowest card. They are read from the top: the lower highest card wins."
    ),
    "compared_by_total": N_("The ranks were added up. Lows are read from the top, one card at a time."),
    "straight_no_low": N_("Five in sequence were no low. Straights do not count there: five to ace is the best low."),
    "flush_no_low": N_("Five of one suit were no low. Flushes do not count there, only ranks do."),
    "cards_used_once": N_(
        "Cards of the high hand were left out of the low. Each is read from all seven: the same five may win both ways."
    ),
    "ace_low_in_high_hand": N_(
        "The ace was taken as low in the high hand. It is high there and low in the low hand, both at once."
    ),
}

CHOICES: dict[str, str] = {
    "low_five": N_("A five low"),
    "low_six": N_("A six low"),
    "low_seven": N_("A seven low"),
    "low_eight": N_("An eight low"),
    "low_higher": N_("A low worse than an eight"),
    "low_none": N_("No low"),
}
