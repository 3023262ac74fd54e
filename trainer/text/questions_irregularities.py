"""The words of the questions about what is done when something has gone wrong."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "remedy": N_("What is done?"),
    "turn_after": N_("Whose turn is it now?"),
    "absent_brings_in": N_("Who brings it in, and for how much?"),
}

TRAPS: dict[str, str] = {
    "irregularities.exposed_on_deal": N_("A hole card turned up"),
    "irregularities.both_exposed": N_("Both hole cards turned up"),
    "irregularities.exposed_river": N_("A seventh card turned up"),
    "irregularities.wrong_bring_in_in_time": N_("Wrong bring-in, noticed at once"),
    "irregularities.wrong_bring_in_too_late": N_("Wrong bring-in, noticed late"),
    "irregularities.misdeal_deadline": N_("Misdeal or not"),
    "irregularities.forgotten_burn": N_("A forgotten burn"),
    "irregularities.premature_card": N_("A card dealt too early"),
    "irregularities.boxed_card": N_("A card face up in the deck"),
    "irregularities.two_of_the_same": N_("The same card twice"),
    "irregularities.card_count": N_("A card too many"),
    "irregularities.upcards_turned": N_("Upcards turned down"),
    "irregularities.absent_player": N_("A player who is away"),
    "bring_in.absent_low": N_("Low card of a player who is away"),
}

MISCONCEPTIONS: dict[str, str] = {
    "exposed_is_misdeal": N_("A misdeal was called for one hole card. It becomes the upcard, and the deal goes on."),
    "exposed_is_replaced": N_("The exposed card was replaced. It stays with its player as his upcard."),
    "exposed_turned_back": N_(
        "The exposed card was turned down again. Everybody has seen it: it is the upcard, and the third card goes down."
    ),
    "exposed_low_brings_in": N_(
        "The exposed card was made to bring it in. Here the next player starts, since the dealer turned it up."
    ),
    "exposed_low_passes_on": N_("The exposed card was excused. Here it brings it in like any other low card."),
    "next_low_starts": N_("The next lowest card was looked for. Cards that are not the lowest owe nothing."),
    "both_exposed_misdealt": N_("A misdeal was called for one player's cards. Only his hand is dead."),
    "both_exposed_play": N_("The hand was played with two cards up. It is dead, and its ante goes back."),
    "exposed_ante_lost": N_("The ante was kept. It was the dealer's mistake, so the player gets his ante back."),
    "river_all_in_offered": N_("An all-in was offered, as in a cash game. Here the card is replaced, or stays."),
    "river_card_replaced": N_("The card was replaced, as in a tournament. Here the player keeps it."),
    "river_dealt_up": N_("All seventh cards were dealt up. The others get theirs down."),
    "exposed_river_kept": N_(
        "The card was left as if nothing had happened. While there is betting to come, it matters."
    ),
    "exposed_river_replaced_anyway": N_(
        "The card was replaced. With no betting to come it gives nothing away, and stays."
    ),
    "wrong_low_stands": N_(
        "The wrong bring-in was left to stand. Until the next player acts it goes back, and the low card brings it in."
    ),
    "wrong_low_until_two": N_("The bring-in was still put right. It stands as soon as the next player has acted."),
    "wrong_low_corrected_anyway": N_(
        "The bring-in was put right at any time. It stands once the next player has acted."
    ),
    "both_bring_in": N_("Two players were made to pay. There is one bring-in, and one player owes it."),
    "wrong_low_misdealt": N_("A misdeal was called. The cards are dealt rightly, only the wrong player has bet."),
    "deadline_by_chips": N_("The acts were counted as in a tournament. Here two players who have acted are enough."),
    "deadline_by_players": N_(
        "The players were counted as in a cash game. Here chips have to be put in, or three act."
    ),
    "deadline_at_first_act": N_("The first act was taken for the deadline. A misdeal can be called for longer."),
    "misdealt_too_late": N_("A misdeal was called too late. Once enough has been done, the hand is played out."),
    "played_on_too_early": N_("The hand was played on. So little has been done that it is still a misdeal."),
    "wronged_sit_out": N_("Single players were taken out. It is a misdeal for all of them, or for nobody."),
    "burn_left_out": N_("The burn was left out. The cards are moved to where they would lie with it."),
    "burn_moved_though_seen": N_("The cards were moved. A last card that its player has looked at stays with him."),
    "burned_twice_later": N_("Two cards were to be burned next time. Each street has one burn, before its own cards."),
    "premature_plays": N_("The card was left to play. It was dealt before the betting was over, and does not count."),
    "premature_shuffled_back": N_("The card was shuffled back, as in a tournament. Here it is set aside."),
    "premature_set_aside": N_("The card was set aside, as in a cash game. Here it goes back into the stub."),
    "premature_is_the_burn": N_("The card was taken for the burn. A card that has been dealt is never one."),
    "boxed_plays": N_(
        "The card was dealt as if nothing had happened. It was seen by all, and the next one replaces it."
    ),
    "boxed_is_a_misdeal": N_("A misdeal was called for a single card. It is replaced by the next one."),
    "two_boxed_replaced": N_("The cards were replaced. Two or more of them on the first deal are a misdeal."),
    "boxed_shuffled_in": N_("The card was shuffled in. It counts as a scrap of paper, and the next card is dealt."),
    "fouled_played_on": N_("The hand was played on. With two cards of a kind in the deck no hand is worth anything."),
    "same_cards_dead": N_("The hands that have the card were killed. The whole deck is foul, so all bets go back."),
    "fouled_pot_stays": N_("The pot was left for the next hand. Everybody gets back what he has put in."),
    "count_best_five": N_("The best five were taken out of eight cards. A hand of eight is dead."),
    "count_put_right": N_("The extra card was taken away. At the showdown that is too late: the hand is dead."),
    "turned_may_change": N_("He was allowed to go on. Facing a bet, turning the upcards down is a fold."),
    "turned_fold_at_showdown": N_(
        "His hand was killed. With the betting over it means nothing: the hand is live until it is in the muck."
    ),
    "turned_penalty": N_("He was made to sit out the next hand. What counts is this one: it is folded, or it is live."),
    "absent_killed_at_once": N_("The hand was killed at once, as in a tournament. Here it is killed at his turn."),
    "absent_killed_at_turn": N_(
        "The hand was left until his turn, as in a cash game. Here it is killed with the deal."
    ),
    "absent_hand_waits": N_("The hand was kept for him. Nobody waits for a player who is away."),
    "absent_ante_back": N_("The ante was given back. It stays in the pot."),
    "absent_next_lowest": N_(
        "The next lowest card was looked for. The lowest card brings it in, its player there or not."
    ),
    "absent_redealt": N_("It was dealt again. A player who is away is no misdeal: the bring-in is posted for him."),
    "absent_low_opens_full": N_("A full bet was allowed. Nobody is there to choose it: the bring-in is posted."),
    "next_to_absent_brings_in": N_(
        "It was passed on to the next player. He has chips, so it is posted from them although he is away."
    ),
}

CHOICES: dict[str, str] = {
    "misdeal": N_("A misdeal: deal again"),
    "play_on": N_("The hand is played on"),
    "wronged_out": N_("Whoever is wronged sits out"),
    "exposed_is_upcard": N_("It is the upcard, the third goes down"),
    "exposed_replaced": N_("Replace it with the next card"),
    "exposed_turned_back": N_("Turn it down and deal on"),
    "dead_ante_back": N_("The hand is dead, its ante goes back"),
    "dead_ante_lost": N_("The hand is dead, its ante stays in"),
    "both_up_plays": N_("Both stay up, the third goes down"),
    "river_replaced": N_("Replace it with another card"),
    "river_all_in_option": N_("He may declare himself all-in"),
    "river_all_up": N_("Deal the others theirs face up"),
    "river_kept": N_("He keeps it, nothing else changes"),
    "low_corrected": N_("He takes it back, the low card is in"),
    "low_stands": N_("His bring-in stands"),
    "low_both_pay": N_("The low card puts his in too"),
    "burn_moved": N_("Move each card to where it belongs"),
    "burn_left": N_("Leave the cards as they are"),
    "burn_doubled": N_("Leave them, burn two next time"),
    "premature_aside": N_("Set it aside, and one for each other"),
    "premature_reshuffled": N_("Shuffle it back into the stub"),
    "premature_plays": N_("It plays, finish the betting"),
    "premature_burned": N_("Use it as the burn"),
    "boxed_next": N_("The next card replaces it"),
    "boxed_plays": N_("It plays like any other"),
    "boxed_reshuffled": N_("Shuffle the stub and go on"),
    "fouled_all_back": N_("Stop, and give all bets back"),
    "fouled_play_on": N_("Play on, whoever wins has won"),
    "fouled_hands_dead": N_("The hands with that card are dead"),
    "fouled_pot_stays": N_("Stop, the pot stays for the next hand"),
    "count_dead": N_("The hand is dead"),
    "count_best_five": N_("Its best five cards count"),
    "count_put_right": N_("Take a card away at random"),
    "turned_fold": N_("His hand is folded"),
    "turned_live": N_("His hand is live, he goes on"),
    "turned_penalty": N_("He goes on, but misses the next hand"),
    "absent_at_turn": N_("Kill his hand when it is his turn"),
    "absent_after_deal": N_("Kill his hand now, the deal is over"),
    "absent_ante_back": N_("Take his cards, give the ante back"),
    "absent_waits": N_("Keep his hand until he is back"),
}
