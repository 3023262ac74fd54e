"""The words of the questions about who acts first."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {}

TRAPS: dict[str, str] = {
    "first_to_act.after_bring_in": N_("After the bring-in"),
    "first_to_act.high_card": N_("High card"),
    "first_to_act.kicker": N_("Equal high cards"),
    "first_to_act.pair_over_high": N_("Small pair, high cards"),
    "first_to_act.two_pair_trips_quads": N_("Two pair, trips and quads"),
    "first_to_act.exposed_flush_straight": N_("Straights and flushes showing"),
    "first_to_act.equal_boards": N_("Equal boards"),
    "first_to_act.folded_best": N_("Best board folded"),
    "first_to_act.all_in_best": N_("Best board all-in"),
    "first_to_act.hilo_best_low": N_("Low board in high/low"),
    "first_to_act.seventh_unchanged": N_("River dealt down"),
    "first_to_act.community_card": N_("Community card"),
    "first_to_act.wrap_around": N_("Round past the last seat"),
}

MISCONCEPTIONS: dict[str, str] = {
    "lowest_after_bring_in": N_(
        "The next lowest card was looked for. After the bring-in the action simply goes clockwise."
    ),
    "left_of_dealer_next": N_(
        "The action was begun at the dealer's left. It goes on clockwise from the player who brought it in."
    ),
    "last_card_decides": N_("Only the cards just dealt were compared. The whole board counts."),
    "lowest_board_opens": N_(
        "The lowest board was picked. Low opens third street only; from fourth on the best board does."
    ),
    "bring_in_acts_again": N_(
        "The player who brought it in was picked again. From fourth street on the best board acts first."
    ),
    "suit_before_kicker": N_("Suits were compared too soon. Every rank of the boards is compared first."),
    "tie_declared_too_early": N_(
        "The boards were called equal after their highest cards. They are equal only if every rank is."
    ),
    "only_fourth_street_pairs": N_(
        "A pair that came after fourth street was passed over. A pair counts whenever it was dealt."
    ),
    "high_card_before_pair": N_("High cards were put before a pair. Any pair beats any high cards."),
    "trips_under_two_pair": N_("Two pair was put over trips. Three of a kind beats two pair."),
    "total_of_ranks": N_(
        "The ranks were added up. Boards are compared as hands: quads, trips, two pair, a pair, then the highest cards."
    ),
    "straights_flushes_count": N_(
        "A straight or a flush was counted. Boards are compared by equal ranks and high cards alone."
    ),
    "suit_breaks_tie": N_(
        "The tie was broken by suit. Here the first of the equal boards clockwise from the dealer acts first."
    ),
    "position_breaks_tie": N_("The tie was broken by position. Here the highest card by suit acts first."),
    "nearest_the_bring_in": N_(
        "The first of the equal boards after the bring-in was picked. Who brought it in no longer matters."
    ),
    "folded_hand_counted": N_("A folded board was counted. Only live hands are compared."),
    "all_in_still_acts": N_(
        "The best board was picked, though he has no chips left and cannot act. "
        "The next player clockwise with chips acts first."
    ),
    "next_best_board_acts": N_(
        "The next best board was looked for. From an all-in best board the action passes clockwise, "
        "to the next player with chips."
    ),
    "best_low_opens": N_("The best low board was picked. In high/low too the best high board acts first."),
    "last_bettor_opens": N_(
        "Whoever bet last on the street before was picked. The best board acts first on every street."
    ),
    "first_live_seat_opens": N_(
        "The first live seat was picked. The boards decide on the river too, not where a player sits."
    ),
    "down_card_counted": N_(
        "The seventh card was counted. It lies face down, so the boards are those of sixth street."
    ),
    "community_card_counted": N_(
        "The community card was counted with the boards. Here it does not change who acts first."
    ),
    "community_card_ignored": N_(
        "The community card was left out. Here it counts as part of every board when the first to act is found."
    ),
    "stops_at_last_seat": N_(
        "The round was ended at the last seat. It goes on past that seat, to the first players who are still in."
    ),
    "folded_seat_counted": N_("A folded seat was counted. The action passes over it to the next live hand with chips."),
}

CHOICES: dict[str, str] = {}
