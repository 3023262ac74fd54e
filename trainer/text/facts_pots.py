"""What a ruling saw where pots are made, shown for and paid: one sentence a fact."""

from collections.abc import Mapping

from trainer.text.marker import N_, Counted, n

_SHARES: Mapping[str, str | Counted] = {
    "pots.lie": N_("{pot}: {amount}, for {seats}."),
    "shares.high": N_("Seat {seat}: {hand}, {cards}."),
    "shares.low": N_("Seat {seat}, for low: {low}."),
    "shares.no_low": N_("{seats}: no low, which takes five different ranks of eight or below."),
    "shares.odd_card": N_("Seat {seat} is judged by the {card}."),
    "shares.odd_half.high": N_("The high half is won by {seats}, and the odd chip with it."),
    "shares.odd_half.low": N_("The low half is won by {seats}, and the odd chip with it."),
    "shares.pushed.whole": n(
        "{pot}, {amount}: all of it to {seats}.", "{pot}, {amount}: shared by {seats}.", by="count"
    ),
    "shares.pushed.high": n(
        "The high half of {pot}, {amount}: to {seats}.",
        "The high half of {pot}, {amount}: shared by {seats}.",
        by="count",
    ),
    "shares.pushed.low": n(
        "The low half of {pot}, {amount}: to {seats}.",
        "The low half of {pot}, {amount}: shared by {seats}.",
        by="count",
    ),
}

_SHOWING: Mapping[str, str | Counted] = {
    "played.nobody_could_act": N_("Nobody could act on seventh street."),
    "played.checked_round": N_("Seventh street was checked round."),
    "played.checked": N_("{seats}: checked on the river."),
    "played.called": N_("{seats}: called."),
    "played.folded": N_("{seats}: folded."),
    "played.bet": N_("Seat {seat} bet {total} on the river."),
    "played.raised": N_("Seat {seat} raised to {total}."),
    "showing.clockwise": N_("The others follow clockwise: {seats}."),
    "showing.must": n("One hand must be shown: {seats}.", "{count} hands must be shown: {seats}.", by="count"),
    "showing.side_pot": N_("{pot} has to be claimed by a hand: one of {seats} shows as well."),
    "showing.first": N_("Seat {seat} is the first to show, so he may not muck."),
    "showing.may_muck": N_("Seat {seat} may muck when his turn comes."),
    "showing.may_not_muck": N_("Seat {seat} may not muck."),
    "showing.alone": N_("Seat {seat} has the only hand left: the pot is his, and he need show nothing."),
    "showing.contested": n(
        "One other hand is in for the pot: {seats}.", "{count} other hands are in for the pot: {seats}.", by="count"
    ),
    "showing.all_seven": N_("The best five of all seven cards count, so seat {seat} tables all seven to be paid."),
    "showing.called": N_("Seat {seat} calls his hand: {hand}."),
    "showing.cards_speak": N_("Cards speak, whatever is called. Seat {seat}: {hand}."),
}

_GATHERING: Mapping[str, str | Counted] = {
    "gathering.all_matched": N_("Every bet is matched: nothing goes back."),
    "gathering.uncalled": N_("Seat {seat} has bet {bet}, and no other bet is higher than {most}."),
    "gathering.goes_back": N_("Nobody has called {amount} of it, so that goes back to seat {seat}."),
    "gathering.before": N_("The {amount} that lies in the middle is main pot: everybody left has paid for it."),
    "gathering.dead": n(
        "{seats}: folded. The {amount} in front stays in, but cannot win.",
        "{seats}: folded. The {amount} in front of them stays in, but cannot win.",
        by="count",
    ),
    "gathering.short": N_(
        "Seat {seat} has put in {paid} in all: from everybody else no more than that goes into the main pot."
    ),
    "gathering.main": N_("Main pot: up to {each} of every bet, {amount} with what lay there, for {seats}."),
    "gathering.side": N_(
        "Side pot {side}: what every bet has above {below}, up to {each}; {amount} in all, for {seats}."
    ),
    "gathering.short_ante": N_("Seat {seat} had only {paid} for the ante."),
}

POTS: Mapping[str, str | Counted] = {**_SHARES, **_SHOWING, **_GATHERING}
