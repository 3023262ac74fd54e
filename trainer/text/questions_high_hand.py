"""The words of the questions about high hands."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "best_five": N_("Which five cards make the best high hand of seat {seat}?"),
    "hand_is": N_("What high hand does seat {seat} have?"),
    "best_high": N_("Which seat has the best high hand? Nobody, if several are equal."),
    "high_shared": N_("How many players have the best high hand?"),
    "high_order": N_("In what order do the high hands stand, the best first?"),
}

TRAPS: dict[str, str] = {
    "high_hand.five_of_seven": N_("Best five of seven"),
    "high_hand.three_pair": N_("Three pair"),
    "high_hand.kicker": N_("Kickers"),
    "high_hand.ace_low_straight": N_("Straight with a low ace"),
    "high_hand.ace_high_straight": N_("Straight to the ace"),
    "high_hand.flush_over_straight": N_("Flush and straight"),
    "high_hand.full_house_two_trips": N_("Full houses"),
    "high_hand.community_card_plays": N_("Hands with a community card"),
    "high_hand.tie": N_("Equal hands"),
}

MISCONCEPTIONS: dict[str, str] = {
    "hole_cards_must_play": N_(
        "Both of the first hole cards were made to play. Any five of the seven make the hand, wherever they lie."
    ),
    "river_card_missed": N_("The last card, dealt face down, was left out. The hand is the best five of all seven."),
    "straight_or_flush_missed": N_(
        "Only cards of equal rank were looked for. Look for five in sequence and for five of one suit too."
    ),
    "three_pair_beats_two_pair": N_(
        "Three pair were taken for more than two. A hand has five cards: the third pair is no part of it."
    ),
    "third_pair_as_kicker": N_(
        "A card of the third pair was taken as the kicker. The highest card of the rest is the kicker, paired or not."
    ),
    "odd_card_as_kicker": N_(
        "The odd card was taken as the kicker. The highest card of the rest is the kicker, "
        "and here it is one of the third pair."
    ),
    "kicker_not_counted": N_(
        "The hands were called equal too early. Where they are made of the same, the kickers decide, the highest first."
    ),
    "second_kicker_not_counted": N_(
        "The hands were called equal after the first kicker. The next card decides then, up to the fifth."
    ),
    "kicker_before_pair": N_(
        "The kickers were compared first. What the hand is made of comes first, however high a kicker is."
    ),
    "wheel_is_ace_high": N_(
        "Ace to five was taken for a straight to the ace. The ace is low in it: it is five high, the lowest straight."
    ),
    "ace_only_high": N_("The ace was taken as high only. Below the deuce it makes a straight to the five."),
    "straight_round_the_corner": N_(
        "A straight was led round the corner. The ace stands at the end of a straight, high or low, and never inside."
    ),
    "ace_only_low": N_("The ace was taken as low only. Above the king it makes the highest straight."),
    "low_end_of_straight": N_(
        "The lower five were taken. Of more than five cards in sequence the five highest make the hand."
    ),
    "straight_and_flush_mixed": N_(
        "A straight and a flush were taken together. A straight flush needs the same five cards for both."
    ),
    "straight_over_flush": N_("The straight was put above the flush. A flush beats a straight."),
    "two_trips_no_full_house": N_(
        "Two times three of a kind were read as three of a kind. Two of the lower three make it a full house."
    ),
    "lower_trips_lead": N_("The lower three were put first. The higher three lead, with two of the lower."),
    "lower_pair_in_full_house": N_("The lower pair was taken. The higher pair goes with the three."),
    "pair_of_full_house_first": N_(
        "The pairs of the full houses were compared first. The three are compared first, and then the pairs."
    ),
    "community_card_left_out": N_("The community card was left out. It is the seventh card of every hand."),
    "community_card_must_play": N_("The community card was made to play. It may be one of the five, and need not be."),
    "highest_suit_wins": N_("The higher suit was made to decide. Suits never put one hand above another."),
    "sixth_card_counted": N_(
        "The cards beyond the five were compared. Five cards are a hand: the sixth and seventh never count."
    ),
}

CHOICES: dict[str, str] = {
    "kind_high_card": N_("No pair"),
    "kind_pair": N_("One pair"),
    "kind_two_pair": N_("Two pair"),
    "kind_trips": N_("Three of a kind"),
    "kind_straight": N_("A straight"),
    "kind_flush": N_("A flush"),
    "kind_full_house": N_("A full house"),
    "kind_quads": N_("Four of a kind"),
    "kind_straight_flush": N_("A straight flush"),
}
