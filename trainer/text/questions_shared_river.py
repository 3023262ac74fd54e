"""The words of the questions about the short deck."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "river_procedure": N_("Is the deck short, and what is done?"),
    "river_hands": N_("How many hands are dealt a seventh card?"),
    "served_before_mix": N_(
        "The deck is short. How many hands are served before the last card is mixed with the burns?"
    ),
    "burn_after_mix": N_("The last card has to be mixed with the burns. What comes after the cut?"),
    "river_lies": N_("How does the seventh card lie, and where?"),
    "community_plays": N_("For which hands does the community card play?"),
    "community_hands": N_("For how many hands does the community card play?"),
    "hands_with_low": N_("How many of these hands make a low?"),
}

TRAPS: dict[str, str] = {
    "shared_river.enough": N_("Just enough, or just short"),
    "shared_river.short_no_burns": N_("Short without burns"),
    "shared_river.tda_a": N_("Burns make it enough"),
    "shared_river.tda_b": N_("Not enough, stub of three or more"),
    "shared_river.tda_c": N_("Not enough, stub under three"),
    "shared_river.cardroom_remix": N_("The last card and the burns"),
    "shared_river.all_in_entitled": N_("All-in players get a card"),
    "shared_river.plays_for_all": N_("The community card plays for all"),
    "shared_river.who_opens": N_("Who opens with a community card"),
    "shared_river.face": N_("How the seventh card lies"),
}

MISCONCEPTIONS: dict[str, str] = {
    "folded_counted_to_the_end": N_(
        "Folded hands were counted as if dealt to the end. A hand takes no cards after it folds."
    ),
    "only_live_counted": N_("Only the live hands' cards were counted. What folded hands were dealt is gone too."),
    "burns_forgotten": N_("The burns were forgotten. They have left the stub, and the river takes one more."),
    "burns_imagined": N_("Burns were counted that nobody makes. No card is burned here."),
    "dealt_as_far_as_it_goes": N_(
        "Cards were dealt to the first players only. Either every live hand is dealt its own card, or all share one."
    ),
    "muck_used": N_("Folded cards were shuffled back in. The muck is never dealt from again."),
    "community_at_once": N_("A community card was dealt from the stub at once. Here the burns are brought in first."),
    "burn_not_taken": N_("The burn was left out to save a card. A card is burned before the river."),
    "remixed_needlessly": N_(
        "The burns were shuffled in for one card. The stub still has three or more: "
        "burn one, and the next is the community card."
    ),
    "cardroom_remix_used": N_(
        "The cash-game way was used: deal all but the last card, then mix it with the burns. "
        "In a tournament no hand is served before it is sure that all are."
    ),
    "tournament_remix_used": N_(
        "The tournament way was used. Here all but the last card are dealt first, "
        "and then that card is mixed with the burns."
    ),
    "last_card_dealt": N_("The last card of the deck was dealt. It is kept, and mixed with the burns."),
    "last_card_dealt_first": N_("The last card was dealt too. The mix with the burns needs it: stop when it is left."),
    "burned_though_cards_fit": N_(
        "A card was burned after the mix. When the cards just reach the hands still to be served, none is burned."
    ),
    "second_burn_forgotten": N_(
        "No card was burned after the mix. Only when the cards just reach is the burn left out."
    ),
    "all_in_gets_none": N_("All-in players were left out. A live hand is dealt in, chips or no chips."),
    "plays_for_last_to_act": N_(
        "The community card was given to one player. It is the seventh card of every live hand."
    ),
    "plays_not_for_lows": N_("The community card was left out of the lows. It plays for high and low alike."),
    "plays_not_for_all_in": N_("All-in players were left out. The community card plays for every live hand."),
    "community_card_in_boards": N_("The community card was counted in the boards. Here it does not decide who opens."),
    "community_card_in_no_board": N_(
        "The community card was not counted. Here it belongs to every board, so sixth street does not decide."
    ),
    "last_bettor_on_sixth_opens": N_(
        "The last bettor of sixth street opened. Who bet last does not matter on the next street."
    ),
    "community_card_down": N_("The community card was laid face down. It lies face up, for all to see."),
    "community_card_for_one": N_("The last card was dealt to one player. It is shared, face up in the middle."),
    "seventh_card_up": N_("The seventh card was dealt face up. It goes face down to each live hand."),
}

CHOICES: dict[str, str] = {
    "deal_as_far": N_("Deal to the first players only"),
    "deal_without_burn": N_("Deal without a burn"),
    "burn_after_mix": N_("Burn a card, then deal"),
    "no_burn_after_mix": N_("Deal without a burn"),
    "down_to_each": N_("Face down, one to each live hand"),
    "up_to_each": N_("Face up, one to each live hand"),
    "up_in_middle": N_("Face up in the middle, for all"),
    "down_in_middle": N_("Face down in the middle, for all"),
    "down_to_one": N_("Face down, to one player"),
    "plays_for_every_hand": N_("For every live hand"),
    "plays_for_last_to_act": N_("For the last to act only"),
    "plays_for_hands_with_chips": N_("For the hands with chips left"),
    "plays_for_high_only": N_("For high hands, not for lows"),
}

CHOICE_LINES: dict[str, str] = {
    "deal_as_far": N_("One card to each live hand in turn until the deck is out; the rest play six."),
    "deal_without_burn": N_("Leave the burn out, then one card to each live hand."),
}
