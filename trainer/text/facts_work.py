"""What a ruling saw of a dealer's own work, and of what players may do: one sentence a fact."""

from collections.abc import Mapping

from trainer.text.marker import N_, Counted

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

WORK: Mapping[str, str | Counted] = {**_ACTS}
