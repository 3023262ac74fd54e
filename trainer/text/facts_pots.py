"""What a ruling saw where pots are made, shown for and paid: one sentence a fact."""

from collections.abc import Mapping

from trainer.text.marker import N_, Counted, n

_SHARES: Mapping[str, str | Counted] = {
    "pots.lie": N_("{pot}: {amount}, for {seats}."),
    "shares.high": N_("Seat {seat}: {hand}, {cards}."),
    "shares.low": N_("Seat {seat}: low {low}."),
    "shares.no_low.8": N_("{seats}: no low, which takes five different ranks of eight or below."),
    "shares.no_low.none": N_("{seats}: no low, which takes five different ranks."),
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

POTS: Mapping[str, str | Counted] = {**_SHARES}
