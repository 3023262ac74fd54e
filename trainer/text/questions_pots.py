"""The words of the questions about the pots."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "main_pot": N_("How much is in the main pot once the bets are in?"),
    "side_pot": N_("How much is in side pot 1 once the bets are in?"),
    "side_pot_2": N_("How much is in side pot 2 once the bets are in?"),
    "uncalled": N_("How much goes back to seat {seat} before the bets are pulled in?"),
    "in_main_pot": N_("How many players can win the main pot?"),
    "in_side_pot": N_("How many players can win side pot 1?"),
    "in_side_pot_2": N_("How many players can win side pot 2?"),
}

TRAPS: dict[str, str] = {
    "pots.main_and_side": N_("Main pot and side pot"),
    "pots.two_side_pots": N_("Two side pots"),
    "pots.dead_money": N_("Chips of a folded hand"),
    "pots.uncalled_bet": N_("Bet not fully called"),
    "pots.who_is_in": N_("Who can win which pot"),
    "pots.short_ante": N_("Short ante"),
}

MISCONCEPTIONS: dict[str, str] = {
    "all_in_one_pot": N_(
        "Everything was put into one pot. An all-in player can win from each opponent what he put in himself, no more."
    ),
    "others_not_drawn_down": N_(
        "The bets of those with more were left out of the main pot. Each of them matches the all-in there first."
    ),
    "earlier_pot_in_side_pot": N_(
        "What lay in the middle was put into the side pot. The all-in player has paid his part of it: it is main pot."
    ),
    "levels_not_subtracted": N_(
        "The side pot was counted from the first chip. It takes of each bet only what is above the pots before it."
    ),
    "side_pots_merged": N_(
        "The side pots were made one. Each all-in player ends a pot: what is above him is another, which he cannot win."
    ),
    "dead_money_forgotten": N_("The folded player's chips were left out. They stay in the pots, though he does not."),
    "dead_money_in_main_pot": N_(
        "The folded player's chips were all put into the main pot. "
        "What he bet above the all-in belongs to the side pot, like anybody's."
    ),
    "dead_money_in_side_pot": N_(
        "The folded player's chips were all put into the side pot. "
        "Up to the all-in they belong to the main pot, like anybody's."
    ),
    "uncalled_part_stays": N_(
        "The part that nobody called was left in. Nobody can lose to it, so it goes back to the bettor."
    ),
    "whole_bet_goes_back": N_("The whole bet was given back. As much of it as was called stays in."),
    "folded_still_in": N_("A folded player was counted. His chips stay in the pot, but he cannot win it."),
    "all_in_in_every_pot": N_(
        "An all-in player was counted in a side pot. He can win only the pots that he has put chips into."
    ),
    "all_in_in_no_pot": N_("The all-in players were left out. They can win every pot that they have put chips into."),
    "short_ante_wins_every_ante": N_(
        "All the antes were made the main pot. From each ante it takes no more than the short one."
    ),
    "short_ante_in_for_everything": N_(
        "The short ante was taken to play for everything. It wins from each player no more than it put in."
    ),
}

CHOICES: dict[str, str] = {}
