"""What was found and what was expected, one sentence an error."""

from collections.abc import Mapping

from trainer import events as ev
from trainer.procedure import DutyKind
from trainer.text.marker import N_

ACTS: Mapping[DutyKind, str] = {
    DutyKind.POST_ANTE: N_("an ante"),
    DutyKind.BURN: N_("a burn"),
    DutyKind.DEAL: N_("a card dealt to a player"),
    DutyKind.BRING_IN: N_("a bring-in"),
    DutyKind.ACT: N_("an action of a player"),
    DutyKind.RETURN: N_("an uncalled bet returned"),
    DutyKind.COLLECT: N_("the bets pulled in"),
    DutyKind.REMIX: N_("a shuffle of the stub"),
    DutyKind.COMMUNITY: N_("a community card"),
    DutyKind.SHOW: N_("a hand shown"),
    DutyKind.PUSH: N_("a pot pushed"),
    DutyKind.OVER: N_("the end of the hand"),
}
"""What was done at the table, or had to be."""

ACTS_OF_SEAT: Mapping[DutyKind, str] = {
    DutyKind.POST_ANTE: N_("the ante of seat {seat}"),
    DutyKind.DEAL: N_("a card for seat {seat}"),
    DutyKind.BRING_IN: N_("the bring-in of seat {seat}"),
    DutyKind.ACT: N_("an action of seat {seat}"),
    DutyKind.RETURN: N_("the uncalled bet returned to seat {seat}"),
    DutyKind.SHOW: N_("the hand of seat {seat}"),
    DutyKind.PUSH: N_("a pot pushed to seat {seat}"),
}
"""The same, where it is known whose it is."""

WAGERS: Mapping[type[ev.Action], str] = {
    ev.Bet: N_("a bet"),
    ev.Completed: N_("a completion"),
    ev.Raised: N_("a raise"),
}

PLACES: Mapping[str, str] = {
    "action": N_("action {number}"),
    "line": N_("line {number}"),
    "hand": N_("hand {number}"),
    "stakes": N_("stakes {number}"),
}
"""Places that are a word and a number; any other stands as it is."""

_TABLE: Mapping[str, str] = {
    "duty": N_("found {found}, but {duty} was expected"),
    "seat": N_("found seat {found}, but {duty} was expected"),
    "dealt_in": N_("found seat {found}, but only {seats} were dealt in"),
    "card_once": N_("found the {found} a second time, but a card is dealt only once"),
    "amount": N_("found {found}, but {amounts} was expected"),
    "no_wager": N_("found {found}, but nothing can be wagered or called here"),
    "face": N_("found a card {found}, but it is dealt {face}"),
    "remix": N_("found the wrong cards shuffled into the stub"),
    "show": N_("found seat {found} mucking, but it must show"),
    "award": N_("found {found} pushed, but {amount} to seat {seat} was expected"),
    "award_unknown": N_("found {found} pushed, but of this pot {amount} is left, for {seats}"),
    "act": N_("found {found}, but it is not for this player to bring in now"),
    "no_fold": N_("found a fold, but the bring-in was expected"),
    "no_check": N_("found a check, but a player checks only where there is nothing to call or to bring in"),
    "action_name": N_("found {found}, but a wager of this size here is called {name}"),
}

_CONTENT: Mapping[str, str] = {
    "clause_key": N_("found the clause {found}, but no house has one of that name; did you mean {near}?"),
    "clause_choice": N_("found {found}, but one of these was expected: {choices}"),
    "clause_value": N_("found {found}, but a value like {example} was expected"),
    "house_id": N_("found the house {found}, but one of these was expected: {houses}"),
    "house_file": N_("found no file that can be read, but a house was expected"),
    "house_size": N_("found a longer file, but at most {most} bytes were expected"),
    "house_toml": N_("found {found} in line {line}, but TOML was expected"),
    "house_table": N_("found {found}, but a table was expected"),
    "house_field": N_("found the field {found}, but one of these was expected: {known}"),
    "house_text": N_("found {found}, but a text was expected"),
    "house_choice": N_("found {found}, but one of these was expected: {choices}"),
    "house_value": N_("found {found}, but a value was expected"),
    "house_assumed_source": N_("found the source {found}, but an assumption has no source"),
    "house_amount": N_('found {found}, but an amount in quotes such as "0.50" was expected'),
    "house_stakes": N_("found {found}, but a list of stakes was expected"),
    "house_stakes_order": N_(
        "found {found}, but an ante no larger than the bring-in, a bring-in no larger than the small bet "
        "and a small bet no larger than the big bet were expected"
    ),
    "house_chip": N_("found {found}, but an amount that chips of {chip} can pay was expected"),
    "house_assumed": N_("found {found}, but a list out of these was expected: {amounts}"),
}

_READING: Mapping[str, str] = {
    "card": N_("found {found}, but a card such as 9h or Ts was expected"),
    "cards": N_("found {found}, but cards such as 9hKd2c were expected"),
}

ERRORS: Mapping[str, str] = {**_TABLE, **_CONTENT, **_READING}
"""Every error's sentence by what was expected."""
