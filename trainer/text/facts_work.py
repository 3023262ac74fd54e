"""What a ruling saw of a dealer's own work, and of what players may do: one sentence a fact."""

from collections.abc import Mapping

from trainer.text.marker import N_, Counted, n

_ACTS: Mapping[str, str | Counted] = {
    "acts.forced": N_("The bring-in is a forced bet: he may neither check nor fold."),
    "acts.passed_on": N_("The bring-in has only been passed on to him, so here he may fold; checking is no choice."),
    "acts.opening_completes": N_("Opening for the full bet in place of the bring-in is completing."),
    "acts.nothing_in": N_("Nothing has been bet on this street: he may check, and there is nothing to call."),
    "acts.nothing_to_add": N_("He has the whole wager in already: there is nothing to call."),
    "acts.bring_in": N_("The bring-in is a bet like any other: {to} to call or to fold to, so he may not check."),
    "acts.first": N_("{to} has been wagered: he may call or fold, not check."),
    "acts.wager": N_("{to} has been wagered, and he has {bet} of it in: he may call or fold, not check."),
}

_STUB: Mapping[str, str | Counted] = {
    "stub.situation.third": N_("Dealt in: {dealt}."),
    "stub.situation.fourth": N_("Dealt in: {dealt}. On fourth street {fourth}."),
    "stub.situation.fifth": N_("Dealt in: {dealt}. On fourth street {fourth}, on fifth {fifth}."),
    "stub.third": N_("{count} players were dealt in, three cards each: {cards}."),
    "stub.street": n("On {street} one card was dealt.", "On {street} {count} cards were dealt.", by="count"),
    "stub.served": N_("Live hands: {count}, {seats}. Each is dealt a card."),
    "stub.taken.burn_0": N_("{live} cards are dealt and none is burned: {total} leave the stub on {street}."),
    "stub.taken.burn_1": N_("{live} cards are dealt and one is burned: {total} leave the stub on {street}."),
    "stub.needed": N_("So {total} cards must be there."),
    "stub.to_come": n(
        "Each hand that stays takes one card more.", "Each hand that stays takes {count} cards more.", by="more"
    ),
    "stub.spare": n(
        "One of the {stub} is burned or kept back.", "{count} of the {stub} are burned or kept back.", by="spare"
    ),
    "stub.may_stay": N_("{cards} cards by {more} to a hand: {staying} hands can stay."),
    "stub.all_may_stay": N_("{cards} cards by {more} to a hand: all {staying} hands can stay."),
}

_DEALING: Mapping[str, str | Counted] = {
    "dealing.clockwise": N_("Every street is dealt clockwise from the dealer, whoever acts first on it."),
    "dealing.hole": N_("The first two cards of a hand are dealt face down."),
    "dealing.door": N_("The third card is the door card: it is dealt face up."),
    "dealing.up": N_("On fourth, fifth and sixth street cards are dealt face up."),
    "dealing.seventh.down": N_("The seventh card is dealt face down."),
    "dealing.seventh.up": N_("The seventh card is dealt face up here."),
    "dealing.waits": N_("It is on seat {seat}: while somebody has to act, no bet is pulled in and no card is dealt."),
    "dealing.pulls_in": N_("The bets of a street are pulled in before a card of the next one is burned or dealt."),
    "dealing.gives_back": N_("Nobody has called {amount} of seat {seat}: it goes back before the bets are pulled in."),
    "dealing.burns_now": N_("The cards of {street} are about to be dealt, so a card is burned first."),
    "dealing.burned": N_("The burn for {street} has been made: one for the street, not one for each hand."),
    "dealing.no_burn": N_("There is no burn before {street}: the next card is dealt."),
    "calls.board": N_("Seat {seat} shows {showing}."),
    "calls.pattern.ignored": N_("{seats}: cards to a straight or a flush, which the dealer does not call."),
    "calls.pattern.counted": N_("{seats}: cards to a straight or a flush, which count here."),
    "calls.double_bet": N_("The dealer calls the pair, and that it allows a double bet."),
    "calls.no_double_bet": N_("The dealer calls the pair, and no double bet."),
}

_STAKES: Mapping[str, str | Counted] = {
    "ante.none": N_("At these stakes the house takes no ante."),
    "ante.table": N_("The ante is what the table shows: {amount}."),
    "ante.half": N_("The ante is half of the small bet of {small}: {amount}."),
    "ante.quarter": N_("The ante is a quarter of the small bet of {small}: {amount}."),
    "ante.fifth": N_("The ante is a fifth of the small bet of {small}: {amount}."),
    "ante.nobody": N_("The bets are {small} and {big}, the stakes without an ante: nobody antes."),
    "ante.everybody": N_("The bets are {small} and {big}: everybody who is dealt in antes."),
    "antes.players": N_("{count} players are dealt in, for {each} each."),
    "antes.short": N_("{seats}: less than an ante left, so all of it goes in."),
    "antes.total": N_("The antes come to {total}."),
    "bring_in.amount.quarter": N_("The bring-in is a quarter of the small bet of {small}: {amount}."),
    "title.ante": N_("Everybody who is dealt in puts in the ante, {amount}, before the deal."),
    "title.bring_in": N_("The low card puts in at least the bring-in, {amount}."),
    "title.first": N_("The first of the two bets is the small one."),
    "title.second": N_("The second of the two bets is the big one."),
    "late_join.wait": N_("Whoever sits down at a running game waits for his turn here."),
    "late_join.ante.begun": N_("Cards are out, so a newcomer is dealt in with the next hand, for its ante."),
    "late_join.ante.not_begun": N_("No card is out yet: a newcomer who antes is dealt in."),
}

WORK: Mapping[str, str | Counted] = {**_ACTS, **_STUB, **_DEALING, **_STAKES}
