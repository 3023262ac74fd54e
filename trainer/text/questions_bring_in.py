"""The words of the questions about the bring-in."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "may_put_in": N_("Seat {seat} brings it in. What may he put in?"),
    "back_at_bring_in": N_("The action is back at seat {seat}, who brought it in. What now?"),
}

TRAPS: dict[str, str] = {
    "bring_in.plain": N_("One low card"),
    "bring_in.equal_rank": N_("Equal low cards"),
    "bring_in.ace_up": N_("Ace as a door card"),
    "bring_in.lowest_suit_not_rank": N_("Low suit, higher rank"),
    "bring_in.hidden_low": N_("Lower card face down"),
    "bring_in.amount_by_stake": N_("Size of the bring-in"),
    "bring_in.may_open": N_("Bring in or open"),
    "bring_in.unraised": N_("Unraised bring-in"),
    "bring_in.all_in_on_ante": N_("All-in for the ante"),
    "bring_in.two_all_in_on_ante": N_("Two all-in for the ante"),
    "bring_in.short_post": N_("Less than the bring-in"),
    "bring_in.empty_seats": N_("Empty seats"),
}

MISCONCEPTIONS: dict[str, str] = {
    "highest_brings_in": N_("The highest card was picked. The lowest door card brings it in; high cards lead later."),
    "first_seat_brings_in": N_(
        "The first seat was picked. On third street the lowest door card starts, wherever it lies."
    ),
    "spades_lowest": N_(
        "Spades were taken for the lowest suit. They are the highest: clubs, diamonds, hearts, spades, going up."
    ),
    "suits_reversed": N_(
        "The suits were taken in reverse order. Going up they are clubs, diamonds, hearts, spades; the lowest decides."
    ),
    "first_dealt_is_low": N_(
        "Of the equal cards the one dealt first was picked. The deal does not decide, the lowest suit does."
    ),
    "nearest_the_dealer": N_(
        "Of the equal cards the one nearest the dealer was picked. Its place does not decide, the lowest suit does."
    ),
    "ace_low_in_hilo": N_(
        "The ace was taken as low because the game is high/low. It plays low at the showdown only: "
        "as a door card it is high."
    ),
    "ace_is_low": N_("The ace was taken as the lowest card. As a door card it is the highest."),
    "suit_before_rank": N_(
        "The lowest suit was looked for first. Rank comes first; the suit only decides between cards of equal rank."
    ),
    "hole_cards_counted": N_("A hole card was counted. Only the door cards, which lie face up, are compared."),
    "ante_for_bring_in": N_(
        "The ante was taken for the bring-in. The ante is paid by all, the bring-in by the low card."
    ),
    "half_the_small_bet": N_("Half of the small bet was taken for the bring-in. It is not half at this table."),
    "fifth_of_the_small_bet": N_(
        "A fifth of the small bet was taken for the bring-in. It is not a fifth at this table."
    ),
    "whole_small_bet": N_(
        "The small bet was taken for the bring-in. He need only post the bring-in; opening for more is his choice."
    ),
    "only_the_bring_in": N_("He was held to the bring-in. He may open for a full bet instead, or for all he has."),
    "any_amount_between": N_(
        "Any amount up to the small bet was allowed. In a limit game it is the bring-in or a full bet: "
        "less than that only from a player who has no more."
    ),
    "opens_for_big_bet": N_("The big bet was allowed. On third street the full bet is the small one."),
    "bring_in_may_fold": N_("The low card was allowed to fold. He must bring it in or open: it is a forced bet."),
    "opens_for_more_than_he_has": N_(
        "The full small bet was named. He has less than that: he may open for all he has."
    ),
    "all_in_without_limit": N_("All his chips were allowed. In a limit game he opens for the full small bet, no more."),
    "option_like_a_big_blind": N_(
        "The bring-in was given an option like a big blind. He had his choice when he started: "
        "he may raise later only if somebody completes."
    ),
    "next_lowest_brings_in": N_(
        "The next lowest card was looked for. The bring-in passes clockwise to the next player with chips, "
        "whatever his card."
    ),
    "all_in_brings_in_anyway": N_(
        "The low card was picked, though he has no chips left to bring it in with. The next player with chips is due."
    ),
    "next_seat_though_all_in": N_(
        "The next seat was picked, but that player is all-in for the ante as well. The next one with chips is due."
    ),
    "bring_in_skipped": N_(
        "The bring-in was left out. It passes on whole: the next player with chips may post it as well as open."
    ),
    "short_must_leave": N_(
        "He was passed over because he has less than the bring-in. He posts what he has and is all-in."
    ),
    "short_owes_full_bring_in": N_(
        "The full bring-in was asked of him. He can put in no more than he has, and is all-in."
    ),
    "call_drops_to_short_post": N_(
        "The call was lowered to what was posted. A short post lowers nothing: the call is the full bring-in."
    ),
    "next_number": N_("The next number was taken, where nobody sits. The next player clockwise is meant."),
    "counterclockwise": N_("The action was sent the wrong way round. It goes clockwise, to the player's left."),
}

CHOICES: dict[str, str] = {
    "bring_in_only": N_("The bring-in, nothing else"),
    "bring_in_or_small_bet": N_("The bring-in or the full small bet"),
    "bring_in_or_all_in": N_("The bring-in or all his chips"),
    "bring_in_or_big_bet": N_("The bring-in or the big bet"),
    "any_amount_between": N_("Any amount from the bring-in to the small bet"),
    "bring_in_or_fold": N_("The bring-in, or he may fold"),
    "street_over": N_("Nothing: the street is over"),
    "check_or_complete": N_("He may check or complete"),
    "call_or_fold": N_("He may call or fold"),
    "call_fold_or_complete": N_("He may call, fold or complete"),
}
