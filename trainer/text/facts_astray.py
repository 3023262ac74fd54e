"""What a mistake sees or reckons, and what is there, one sentence a fact."""

from collections.abc import Mapping

from trainer.text.marker import N_, Counted, n

ASTRAY: Mapping[str, str | Counted] = {
    "astray.read": N_("Seat {seat} is read as {cards}."),
    "is.read": N_("Seat {seat} has {cards}."),
    "astray.no_low": N_("No low is seen in seat {seat}."),
    "is.no_low": N_("Seat {seat} has no low."),
    "astray.lows": N_("A low is seen in {seats}."),
    "is.lows": N_("A low is held by {seats}."),
    "astray.no_lows": N_("No low is seen."),
    "is.no_lows": N_("There is no low."),
    "astray.level": N_("Taken for level: {seats}."),
    "is.level": N_("Level: {seats}."),
    "astray.first": N_("Seat {seat} is put first, read as {cards}."),
    "is.first": N_("Seat {seat} is first, with {cards}."),
    "astray.before": N_("Seat {seat} with {cards} is put before seat {other} with {others}."),
    "is.before": N_("Seat {seat} with {cards} comes before seat {other} with {others}."),
    "astray.empty_seat": N_("Seat {seat} is the next number, and nobody sits there."),
    "astray.next": N_("Seat {seat} is taken for the next."),
    "astray.put_in": N_("To {totals}; the small bet is {small}, the ante {ante}."),
    "astray.no_wager": N_("There is no wager left to make."),
    "astray.first_wager": N_("The first wager is to {totals}."),
    "astray.raised": N_("{level}, and {by} more: to {totals}."),
    "astray.call": N_("{amount} to the {lies} that he has in front of him: {total}."),
    "astray.too_much": N_("It comes to {amount}, which is {difference} too much."),
    "astray.too_little": N_("It comes to {amount}, which is {difference} too little."),
    "astray.too_many": n(
        "The count comes to {found}, one too many.", "The count comes to {found}, {count} too many.", by="count"
    ),
    "astray.too_few": n(
        "The count comes to {found}, one too few.", "The count comes to {found}, {count} too few.", by="count"
    ),
}
