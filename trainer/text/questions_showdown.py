"""The words of the questions about the showdown."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "shows_first": N_("Who shows first?"),
    "show_order": N_("In what order do the hands show?"),
    "hands_shown": N_("How many hands must be shown at least?"),
    "may_muck": N_("Seat {seat} wants to muck without showing. May he?"),
    "must_table": N_("Seat {seat} claims the pot. What must he table to be pushed it?"),
    "wins_pot": N_("Who wins the pot?"),
}

TRAPS: dict[str, str] = {
    "showdown.last_aggressor": N_("Bet on the river"),
    "showdown.checked_river": N_("Checked river"),
    "showdown.all_in": N_("All-in at the showdown"),
    "showdown.may_muck": N_("Show or muck"),
    "showdown.cards_speak": N_("Miscalled hand"),
    "showdown.all_seven_tabled": N_("What must be tabled"),
}

MISCONCEPTIONS: dict[str, str] = {
    "position_shows_first": N_(
        "The first hand clockwise from the dealer was picked. After a bet on the river the last to bet or raise shows."
    ),
    "first_bettor_shows_first": N_("The first bettor was picked. He was raised: the last to raise shows first."),
    "last_caller_shows_first": N_("The last caller was picked. He paid to see the bettor's hand, which shows first."),
    "short_all_in_shows_first": N_(
        "The short all-in was taken for a raise. It adds less than half a bet, so the bettor before him shows first."
    ),
    "first_seat_shows_first": N_(
        "The first hand clockwise from the dealer was picked. Here it does not decide who shows first."
    ),
    "river_opener_shows_first": N_(
        "Whoever was to act first on the river was picked. Here that does not decide who shows first."
    ),
    "best_board_shows_first": N_("The best board was picked. Here it does not decide who shows first."),
    "earlier_bettor_shows_first": N_(
        "The last bettor of an earlier street was picked. Only a bet on the river decides who shows first."
    ),
    "all_in_shows_first": N_("An all-in player was picked. Being all-in does not decide who shows first."),
    "muck_always_allowed": N_("Mucking was allowed to whoever does not show first. Here that is not always so."),
    "muck_never_allowed": N_("Every hand was made to show. Here a player may muck when it is his turn to show."),
    "all_in_opens_every_hand": N_("One all-in was taken to open every hand. Here that is not the rule."),
    "only_all_in_must_show": N_("Only the all-in hands were made to show. Here that is not the rule."),
    "first_to_show_may_muck": N_("The first to show was allowed to muck. The others wait to see his hand: he shows."),
    "called_hand_counts": N_("The hand was taken for what its player called it. Cards speak, whatever is said."),
    "upcards_alone_count": N_("Only the upcards were read. At the showdown the best five of all seven cards count."),
    "five_are_enough": N_(
        "The five cards that play were taken to be enough. While others are in, all seven are tabled."
    ),
    "last_hand_must_show": N_("The hand was made to show. Nobody else is in: the pot is his without showing a card."),
}

CHOICES: dict[str, str] = {
    "may_muck": N_("Yes, he may muck"),
    "must_show": N_("No, he must show"),
    "table_nothing": N_("Nothing"),
    "table_five": N_("The five cards that play"),
    "table_all_seven": N_("All seven cards"),
}
