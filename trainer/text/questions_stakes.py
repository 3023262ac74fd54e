"""The words of the questions about the figures of the title bar."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "ante": N_("How much does each player ante?"),
    "antes": N_("How much do the antes come to?"),
    "who_antes": N_("Who antes at these stakes?"),
    "bring_in_size": N_("How much is the bring-in?"),
    "ante_figure": N_("A hand begins. Which figure of the title bar does seat {seat} put in before the deal?"),
    "bring_in_figure": N_("Seat {seat} has the low card. Which figure of the title bar does he put in at the least?"),
    "wager_figure": N_("Seat {seat} wants to make a full bet. Which figure of the title bar does he make it?"),
    "joins": N_("Somebody takes an empty seat now. When is he dealt in?"),
}

TRAPS: dict[str, str] = {
    "stakes.ante_amount": N_("Size of the ante"),
    "stakes.no_ante": N_("Stakes without an ante"),
    "stakes.bring_in_amount": N_("Bring-in of the stakes"),
    "stakes.title_bar": N_("Which figure is which"),
    "stakes.joining_late": N_("Joining a running game"),
}

MISCONCEPTIONS: dict[str, str] = {
    "empty_seats_ante": N_("Empty seats were counted. Only those who are dealt in ante."),
    "short_ante_in_full": N_("A full ante was counted for everybody. A player with less puts in all he has."),
    "bring_in_for_ante": N_("The bring-in was taken for the ante. The ante is paid by all before the deal."),
    "ante_is_a_fifth": N_("The ante was taken for a fifth of the small bet. It is not a fifth at this table."),
    "ante_is_a_quarter": N_("The ante was taken for a quarter of the small bet. It is not a quarter at this table."),
    "ante_at_every_stake": N_("An ante was taken. These are stakes at which the house takes none."),
    "ante_at_no_stake": N_("The antes were left out. The house plays without an ante at one of its stakes only."),
    "low_card_antes_for_all": N_("The low card was made to pay alone. It brings it in; an ante is paid by everybody."),
    "ante_paid_for_bring_in": N_("The ante was taken for the bring-in. The low card puts in the bring-in besides."),
    "bets_taken_for_blinds": N_(
        "The two bets were taken for blinds. Stud has none: the hand begins with antes and the bring-in, "
        "and the two figures are the bets of the early and the later streets."
    ),
    "ante_and_bring_in_swapped": N_(
        "Ante and bring-in were mixed up. Everybody antes before the deal; the low card alone brings it in after it."
    ),
    "second_figure_is_the_raise": N_(
        "The first figure was taken for every bet, the second for raises. The second is the bet of the later streets."
    ),
    "newcomer_waits": N_("He was made to wait. There are no blinds to wait for: he is dealt in once he antes."),
    "newcomer_dealt_in_at_once": N_("He was dealt in at once. The cards of this hand are out: he waits for the next."),
    "newcomer_left_out": N_("He was left out of this hand. No card is out yet: he antes and is dealt in."),
    "newcomer_posts": N_("He was made to post more than the ante. He antes like everybody else, and no more."),
}

CHOICES: dict[str, str] = {
    "antes_everybody": N_("Everybody"),
    "antes_nobody": N_("Nobody"),
    "antes_low_card": N_("Only the low card"),
    "figure_ante": N_("The ante"),
    "figure_bring_in": N_("The bring-in"),
    "figure_first": N_("The first of the two bets"),
    "figure_second": N_("The second of the two bets"),
    "join_this_hand": N_("Now, for the ante"),
    "join_next_hand": N_("In the next hand, for its ante"),
    "join_waits": N_("When he has waited his turn"),
    "join_posts": N_("In the next hand, for ante and bring-in"),
}
