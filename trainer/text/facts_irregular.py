"""What went wrong, and what is done about it, one sentence a fact."""

from collections.abc import Mapping

from trainer.text.marker import N_, Counted, n

MISHAPS: Mapping[str, str | Counted] = {
    "mishap.exposed_hole": N_("The dealer has turned up the hole card just dealt to seat {seat}: the {card}."),
    "mishap.exposed_low": N_(
        "The {card} of seat {seat} was a hole card that the dealer turned up by mistake. His third card was dealt down."
    ),
    "mishap.both_exposed": N_("The dealer has turned up both hole cards of seat {seat}: {cards}."),
    "mishap.exposed_river": N_("The dealer has turned up the seventh card of seat {seat}: the {card}."),
    "mishap.wrong_bring_in": N_(
        "The dealer has called seat {seat} low with the {card}, and seat {seat} has put in the bring-in. "
        "Nobody has acted since."
    ),
    "mishap.wrong_bring_in.acted": n(
        "The dealer has called seat {seat} low with the {card}, and seat {seat} has put in the bring-in. "
        "The next player has called it.",
        "The dealer has called seat {seat} low with the {card}, and seat {seat} has put in the bring-in. "
        "The next {count} players have called it.",
        by="count",
    ),
    "mishap.first_card_wrong": N_("It is noticed that the first card of the deal went to seat {seat}, out of turn."),
    "mishap.seat_left_out": N_("It is noticed that the player in seat {seat} anted and was dealt no cards."),
    "mishap.no_burn": N_("No card was burned before {street}. Nobody has acted yet."),
    "mishap.no_burn.looked": N_("No card was burned before {street}. Seat {seat} has looked at the card just dealt."),
    "mishap.premature": N_(
        "Seat {seat} has still to act on {street}, but the dealer has burned and dealt the first card of the next."
    ),
    "mishap.boxed": N_("The card to be dealt to seat {seat} lies face up in the stub."),
    "mishap.boxed.several": N_("In the first deal {count} cards lay face up in the deck."),
    "mishap.fouled": N_("A second {card} is found, in the hand of seat {seat}."),
    "mishap.card_count": N_("Two cards stuck together: seat {seat} turns out to have {count} cards."),
    "mishap.upcards": N_("Seat {seat} has turned his upcards face down, and now wants to call."),
    "mishap.upcards.showdown": N_(
        "The betting is over. Seat {seat} has turned his upcards down, and now wants to show."
    ),
    "mishap.absent": N_("The player in seat {seat} anted, but is away from the table now that the deal is over."),
    "mishap.absent_low": N_("The player in seat {seat} anted, but is away from the table now that the deal is over."),
}

REMEDIES: Mapping[str, str | Counted] = {
    "irregular.exposed_hole.upcard": N_(
        "The exposed card is the upcard of seat {seat}, and his third card is dealt down."
    ),
    "irregular.exposed_hole.replaced": N_("The exposed card of seat {seat} is replaced."),
    "irregular.exposed_hole.misdeal": N_("With a card of seat {seat} exposed on the deal, it is a misdeal."),
    "irregular.exposed_low.brings_in": N_("A card turned up by mistake may bring it in like any other: seat {seat}."),
    "irregular.exposed_low.next_starts": N_(
        "Seat {seat} owes nothing for a card that the dealer turned up. "
        "Seat {next} starts, and may fold, bring it in or open."
    ),
    "irregular.both_exposed.dead_hand": N_(
        "With both hole cards up the hand of seat {seat} is dead, its ante goes back."
    ),
    "irregular.both_exposed.plays": N_("Seat {seat} plays with two cards up, and his third card is dealt down."),
    "irregular.both_exposed.misdeal": N_("With both hole cards of seat {seat} up it is a misdeal."),
    "irregular.exposed_river.replaced": N_("There is betting to come, so the exposed card of seat {seat} is replaced."),
    "irregular.exposed_river.all_in_option": N_(
        "Before the betting seat {seat} may declare himself all-in; what the others bet then goes to a side pot. "
        "They get their cards down."
    ),
    "irregular.exposed_river.all_up": N_("After the exposed card of seat {seat} everybody gets his face up."),
    "irregular.exposed_river.two_left": N_(
        "Two players are left, and seat {seat} is the first of them: the other card is dealt up too."
    ),
    "irregular.exposed_river.no_betting": N_("There is no betting to come, so seat {seat} keeps the card as it lies."),
    "irregular.wrong_bring_in.until_next_acts.corrected": N_(
        "Nobody has acted since, so seat {seat} takes his chips back and seat {low} brings it in."
    ),
    "irregular.wrong_bring_in.until_next_acts.stands": N_(
        "The next player has acted: the bring-in of seat {seat} stands, and seat {low} owes nothing."
    ),
    "irregular.wrong_bring_in.until_two_act.corrected": N_(
        "Fewer than two have acted since, so seat {seat} takes his chips back and seat {low} brings it in."
    ),
    "irregular.wrong_bring_in.until_two_act.stands": N_(
        "Two players have acted since: the bring-in of seat {seat} stands, and seat {low} owes nothing."
    ),
    "irregular.wrong_bring_in.stands.stands": N_("The bring-in of seat {seat} stands, and seat {low} owes nothing."),
    "irregular.misdeal.two_after_bring_in.in_time": n(
        "After the bring-in one player has acted. With two it would be too late: it is a misdeal.",
        "After the bring-in {count} players have acted. With two it would be too late: it is a misdeal.",
        by="count",
    ),
    "irregular.misdeal.two_after_bring_in.too_late": N_(
        "After the bring-in {count} players have acted. Two are enough: the hand is played on."
    ),
    "irregular.misdeal.substantial_action.in_time": n(
        "The bring-in does not count, and since then there is one act. "
        "It takes two of which one puts chips in, or three: it is a misdeal.",
        "The bring-in does not count, and since then there are {count} acts. "
        "It takes two of which one puts chips in, or three: it is a misdeal.",
        by="count",
    ),
    "irregular.misdeal.substantial_action.too_late": N_(
        "Since the bring-in there are {count} acts. "
        "Two of which one puts chips in are enough, or three of any kind: the hand is played on."
    ),
    "irregular.misdeal.first_action.in_time": N_("After the bring-in {count} players have acted: it is a misdeal."),
    "irregular.misdeal.first_action.too_late": n(
        "After the bring-in one player has acted: the hand is played on.",
        "After the bring-in {count} players have acted: the hand is played on.",
        by="count",
    ),
    "irregular.burn.moved": N_(
        "The first card dealt is the burn, each other card goes to the player before, and the last gets a new one."
    ),
    "irregular.burn.left": N_("The cards stay where they are, and nothing is burned for this street."),
    "irregular.burn.looked": N_("Seat {seat} has looked at his last card, so it cannot be moved: the cards stay."),
    "irregular.premature.set_aside": N_(
        "The card is out of play. Once the betting is over, one more goes for each other player left, "
        "so that the next cards go where they would have gone. They are kept in case the deck runs short."
    ),
    "irregular.premature.reshuffled": N_(
        "The card goes back into the stub. Once the betting is over it is shuffled, "
        "and the street is dealt without another burn."
    ),
    "irregular.premature.plays": N_("The card stays with its player."),
    "irregular.boxed.replaced": N_("A card face up in the deck is a scrap of paper: the next one replaces it."),
    "irregular.boxed.several": N_("With {count} cards face up in the first deal it is a misdeal."),
    "irregular.boxed.plays": N_("A card face up in the deck is dealt as it comes."),
    "irregular.fouled.all_back": N_(
        "With two of the {card} the deck is foul: play stops, and all bets go back, whatever has been done."
    ),
    "irregular.fouled.played_on": N_("With two of the {card} the hand is played on."),
    "irregular.card_count.dead": N_("A hand has seven cards: with {count} the hand of seat {seat} is dead."),
    "irregular.card_count.best_five": N_("Of the {count} cards of seat {seat} the best five count."),
    "irregular.card_count.put_right": N_("Of the {count} cards of seat {seat} one is taken away."),
    "irregular.upcards.fold": N_("Seat {seat} faces a bet: turning the upcards down is a fold."),
    "irregular.upcards.may_change": N_("Seat {seat} may still call with the cards he turned down."),
    "irregular.upcards.showdown": N_(
        "No bet is to be called any more, so the hand of seat {seat} is live until it is mucked."
    ),
    "irregular.absent.killed_at_turn": N_("The hand of seat {seat} is killed when it is his turn. His ante stays in."),
    "irregular.absent.killed_after_deal": N_(
        "Seat {seat} is away at the end of the deal: his hand is killed at once. His ante stays in."
    ),
    "irregular.absent_low.posts": N_(
        "Seat {seat} has the low card: the bring-in is posted from his chips, and is lost."
    ),
    "irregular.absent_low.next_lowest": N_(
        "Seat {seat} is away, so seat {second} with the next lowest card brings it in."
    ),
    "irregular.absent_low.redeal": N_("Seat {seat} has the low card and is away, so it is dealt again."),
}
