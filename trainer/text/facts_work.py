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
        "Each hand that stays takes one card more.", "Each hand that stays takes {count} cards more.", by="each"
    ),
    "stub.spare": n(
        "One of the {stub} is burned or kept back.", "{count} of the {stub} are burned or kept back.", by="spare"
    ),
    "stub.may_stay": N_("{cards} cards by {each} to a hand: {staying} hands can stay."),
    "stub.all_may_stay": N_("{cards} cards by {each} to a hand: all {staying} hands can stay."),
}

WORK: Mapping[str, str | Counted] = {**_ACTS, **_STUB}
