"""The words of the questions about a dealer's own work."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "dealer_next": N_("What does the dealer do next?"),
    "dealt_in_order": N_("In which order are the hands dealt their next card?"),
    "card_lies": N_("How is the next card dealt to seat {seat}?"),
    "low_card_called": N_("Whose card does the dealer call as the low card?"),
    "board_called": N_("Seat {seat} acts first. What does the dealer call of his board?"),
}

TRAPS: dict[str, str] = {
    "dealing.order_of_deal": N_("Order of the deal"),
    "dealing.up_or_down": N_("Up or down"),
    "dealing.burn_when": N_("When to burn"),
    "dealing.announce_low": N_("Calling the low card"),
    "dealing.announce_high": N_("Calling the high board"),
    "dealing.announce_pair": N_("Calling a pair"),
    "dealing.not_announced": N_("What is not called"),
    "dealing.pull_bets_in": N_("Pulling the bets in"),
    "dealing.never_mid_round": N_("Nothing in mid-round"),
}

MISCONCEPTIONS: dict[str, str] = {
    "dealt_from_first_to_act": N_(
        "The deal was begun with whoever acted first. It begins at the dealer's left on every street."
    ),
    "dealt_from_bring_in": N_(
        "The deal was begun with whoever brought it in. It begins at the dealer's left on every street."
    ),
    "all_in_not_dealt": N_("All-in players were passed over. A live hand is dealt every card, chips or no chips."),
    "folded_still_dealt": N_("A folded hand was dealt in. A hand takes no cards after it folds."),
    "dealt_counterclockwise": N_("The deal was made the wrong way round. It goes clockwise."),
    "door_card_first": N_("The door card was put first. Two cards are dealt down, and the third is the door card, up."),
    "dealt_like_five_card": N_(
        "Only the first card was dealt down, as in five card stud. Here the first two and the seventh lie down."
    ),
    "last_two_down": N_("The sixth card was dealt down. Of the later cards only the seventh is."),
    "burn_for_each_hand": N_("A burn was made for a single hand. A street has one burn, before its first card."),
    "high_card_called": N_("The highest card was called. On third street the low card starts, and is called."),
    "only_high_card_called": N_("The high card was called. What the dealer calls are the cards of equal rank."),
    "one_pair_called": N_("One pair was called. The board shows more, and all of it is called."),
    "double_bet_called_late": N_("A double bet was called for the pair. An open pair allows it on fourth street only."),
    "double_bet_called_anyway": N_("A double bet was called for the pair. Here an open pair changes no bet."),
    "straights_flushes_called": N_(
        "Cards to a straight or a flush were called. The dealer calls equal ranks and high cards, and no draws."
    ),
    "draw_called_instead": N_(
        "Another board's draw was called. The dealer calls the board that acts first, and no draws."
    ),
    "dealt_before_pulling_in": N_("The next street was begun with bets on the table. They are pulled in first."),
    "uncalled_pulled_in": N_("All the bets were pulled in. What nobody has called goes back first."),
    "nothing_pulled_in": N_("The bets were to be pulled in. Nobody has bet, so the next street is dealt at once."),
    "pulled_in_mid_round": N_("The bets were pulled in too early. They stay in front until everybody has acted."),
    "dealt_mid_round": N_("The next street was begun too early. Somebody has still to act on this one."),
    "waits_for_last_bettor": N_(
        "The last to bet was given another turn. When everybody has answered his wager, the street is over."
    ),
}

CHOICES: dict[str, str] = {
    "next_wait": N_("Wait: somebody has to act"),
    "next_give_back": N_("Give back what nobody called"),
    "next_pull_in": N_("Pull the bets in"),
    "next_burn": N_("Burn a card"),
    "next_deal": N_("Deal the next card"),
    "card_up": N_("Face up"),
    "card_down": N_("Face down"),
    "call_high_card": N_("The high card"),
    "call_pair": N_("A pair"),
    "call_pair_and_double_bet": N_("A pair, and that it allows a double bet"),
    "call_two_pair": N_("Two pair"),
    "call_trips": N_("Three of a kind"),
    "call_quads": N_("Four of a kind"),
    "call_straight": N_("A possible straight"),
    "call_flush": N_("A possible flush"),
}
