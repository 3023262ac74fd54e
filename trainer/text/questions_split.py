"""The words of the questions about who is paid what."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "split": N_("Who is paid what?"),
}

TRAPS: dict[str, str] = {
    "split.halves": N_("High half and low half"),
    "split.no_low": N_("No low qualifies"),
    "split.scoop": N_("One hand wins both halves"),
    "split.quartered": N_("Quartered"),
    "split.three_way_low": N_("Three equal lows"),
    "split.side_pot_each_on_its_own": N_("Side pot on its own"),
    "split.low_only_among_eligible": N_("Low of the side pot"),
    "split.tied_both_ways": N_("Tied for high and low"),
}

MISCONCEPTIONS: dict[str, str] = {
    "low_half_forgotten": N_("The pot was given to the high hand alone. A low that qualifies takes half of it."),
    "low_read_from_bottom": N_(
        "The lows were compared from their lowest card. They are read from the top: the lower highest card wins."
    ),
    "straight_spoils_low": N_(
        "The low was thrown out for being a straight or a flush. For low neither counts: 5-4-3-2-A is the best."
    ),
    "low_without_qualifier": N_(
        "A hand that does not qualify was taken for a low. Five different ranks of eight or below are needed."
    ),
    "four_low_cards_enough": N_("Four low ranks were taken for a low. It takes five different ones."),
    "pair_in_low_counted": N_("A pair was counted twice in the low. Its five ranks must all be different."),
    "one_half_each": N_(
        "The halves were given to two players. One hand may win both, and may use the same cards for both."
    ),
    "ace_low_in_high_too": N_(
        "The ace was read low in the high hand. It is high there, and low for low, in one and the same hand."
    ),
    "winners_paid_alike": N_(
        "The pot was shared equally by all its winners. It is halved first, and each half is shared by its own winners."
    ),
    "high_hand_breaks_low_tie": N_(
        "The better high hand was given the whole low half. Equal lows share it, whatever they hold besides."
    ),
    "suits_break_tied_hands": N_("Suits were used to tell equal hands apart. They never rank one hand over another."),
    "sixth_card_breaks_low_tie": N_(
        "The cards beside the low were compared. Only five cards play: equal fives share the half."
    ),
    "pots_taken_together": N_(
        "The pots were paid as one. Each pot is paid on its own, to the best hands among those who can win it."
    ),
    "low_in_main_pot_only": N_(
        "The low was paid in the main pot only. A side pot is halved too, where one of its hands makes a low."
    ),
    "low_lost_with_the_best": N_(
        "The side pot was left without a low, as the best low cannot win it. The next low that can wins its half."
    ),
    "halved_before_shared": N_(
        "The pot was halved before it was shared. Here a pot that the same hands tie for both ways is shared once."
    ),
}

CHOICES: dict[str, str] = {}
