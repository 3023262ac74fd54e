"""What a ruling saw at the table, one sentence a fact: the steps of every explanation."""

from collections.abc import Mapping

from trainer.text.facts_astray import ASTRAY
from trainer.text.facts_hands import HIGH_HANDS, LOW_HANDS
from trainer.text.facts_irregular import MISHAPS, REMEDIES
from trainer.text.facts_pots import POTS
from trainer.text.facts_work import WORK
from trainer.text.marker import N_, Counted, n

_BRING_IN: Mapping[str, str | Counted] = {
    "bring_in.card_to_come": N_("A door card that decides it is not known."),
    "bring_in.nobody_to_bet": N_("Fewer than two players have chips left, so nobody brings it in."),
    "bring_in.ace.high": N_("{seats}: an ace is the highest door card here, not the lowest."),
    "bring_in.ace.low": N_("{seats}: an ace is the lowest door card here."),
    "bring_in.lowest_rank": n(
        "Lowest rank showing: {rank}, one card.", "Lowest rank showing: {rank:plural}, {count} cards.", by="count"
    ),
    "bring_in.lowest_suit_first": n(
        "Suit is compared first. Lowest suit showing: {suit}, one card.",
        "Suit is compared first. Lowest suit showing: {suit}, {count} cards.",
        by="count",
    ),
    "bring_in.lowest_of_suit": N_("Then rank: the {card} is the lowest of that suit, seat {seat}."),
    "bring_in.tie.suit_low": N_("Equal rank, so the lowest suit decides: the {card}, seat {seat}."),
    "bring_in.tie.suit_high": N_("Equal rank, so the highest suit decides: the {card}, seat {seat}."),
    "bring_in.tie.first_dealt": N_("Equal rank, so the first dealt decides: the {card}, seat {seat}."),
    "bring_in.all_in.next_must": N_(
        "Seat {low} has the lowest card, but no chips after the ante. "
        "The next player clockwise with chips must bring it in: seat {seat}, whatever his card, here the {card}."
    ),
    "bring_in.all_in.next_may_fold": N_(
        "Seat {low} has the lowest card, but no chips after the ante. "
        "The next player clockwise with chips brings it in or folds: seat {seat}, whatever his card, here the {card}."
    ),
    "bring_in.all_in.next_lowest": N_(
        "Seat {low} has the lowest card, but no chips after the ante. "
        "The next lowest card brings it in: the {card}, seat {seat}."
    ),
    "bring_in.amount.full": N_("The bring-in is {amount}."),
    "bring_in.amount.half": N_("The bring-in is half of the small bet of {small}: {amount}."),
    "bring_in.amount.fifth": N_("The bring-in is a fifth of the small bet of {small}: {amount}."),
    "bring_in.amount.short": N_("The bring-in is {bring_in}, but he has only {amount}: he posts it and is all-in."),
    "bring_in.may_open": N_("He may open for {amount} instead."),
    "bring_in.may_open.all_in": N_("He has less than a full bet: he may open for all he has instead, {amount}."),
    "bring_in.may_not_open": N_("He may not open for more than the bring-in."),
}

_OPENER: Mapping[str, str | Counted] = {
    "opener.card_to_come": N_("A card that decides who acts first has still to be dealt, or is not known."),
    "opener.nobody_to_bet": N_("Fewer than two players have chips left, so nobody acts."),
    "opener.river.boards": N_("The community card belongs to no board: the boards are compared without it."),
    "opener.river.sixth_opener": N_(
        "With a community card the first to act on sixth street acts first again: seat {seat}."
    ),
    "opener.river.sixth_opener_folded": N_(
        "With a community card the first to act on sixth street acts first again. "
        "He has folded, so the boards of sixth street are compared."
    ),
    "opener.river.with_community": N_("The community card counts as part of every board."),
    "opener.river.community_down": N_("The community card lies face down, so the boards are compared without it."),
    "opener.folded": N_("{seats}: folded, so those cards do not count."),
    "opener.river_down": N_("The seventh card is dealt face down, so the boards are those of sixth street."),
    "opener.all_in.next_best": N_("{seats}: no chips left, so the best of the other boards acts first."),
    "opener.all_in.next_clockwise": N_(
        "Seat {best} has the best board but no chips: the next player clockwise with chips acts first, seat {seat}."
    ),
    "opener.by.board": N_("The best board acts first."),
    "opener.by.last_card": N_("The highest of the cards just dealt acts first."),
    "opener.by.low_board": N_("The best low board acts first."),
    "opener.by.previous_street": N_("The best board of the street before acts first."),
    "opener.category.board": N_("Best board: {category}."),
    "opener.category.previous_street": N_("Best board on the street before: {category}."),
    "opener.rank.board": N_("Best board: {showing}."),
    "opener.rank.last_card": N_("Highest card just dealt: {rank}."),
    "opener.rank.previous_street": N_("Best board on the street before: {showing}."),
    "opener.next_rank.board": N_("Equal so far, so the next card decides: {rank}."),
    "opener.next_rank.previous_street": N_("Equal so far, so the next card of that street decides: {rank}."),
    "opener.second_pair.board": N_("Equal so far, so the second pair decides: {rank:plural}."),
    "opener.second_pair.previous_street": N_("Equal so far, so the second pair of that street decides: {rank:plural}."),
    "opener.patterns.ignored": N_("{seats}: straights and flushes do not count in a board."),
    "opener.patterns.counted": N_("{seats}: a straight or a flush counts in a board here."),
    "opener.tie.position": N_(
        "Every rank is equal, so the first of these boards clockwise from the dealer acts first: seat {seat}."
    ),
    "opener.tie.suit": N_("Every rank is equal, so the highest card by suit decides: the {card}, seat {seat}."),
}

_WAGERS: Mapping[str, str | Counted] = {
    "turn.closed": N_("The betting on this street is over."),
    "turn.next_clockwise": N_("Action goes clockwise: after seat {after} it is on seat {seat}."),
    "turn.next_clockwise.folded": N_(
        "{passed}: folded, so passed over. Action goes clockwise: after seat {after} it is on seat {seat}."
    ),
    "turn.next_clockwise.past": N_(
        "{passed}: folded or all-in, so passed over. Action goes clockwise: after seat {after} it is on seat {seat}."
    ),
    "turn.option": N_("Nobody has completed, so seat {seat}, who brought it in, may act once more."),
    "turn.unraised": N_(
        "Nobody has completed, and seat {seat} had his choice when he started: the betting on this street is over."
    ),
    "turn.everybody_acted": N_("Everybody has acted and the wagers are equal: the betting on this street is over."),
    "wagers.first": N_("He may wager to a total of {totals}."),
    "wagers.totals": N_("Counted from the last full wager, {from}, he may wager to a total of {totals}."),
    "wagers.nobody_to_bet_against": N_("No other live player has chips, so there is nobody to bet against."),
    "wagers.only_call": N_("He has {stack} left, which is no more than the call: he cannot raise."),
    "wagers.capped": N_("The cap has been reached: he may not raise."),
    "wagers.heads_up.capped": N_("The cap holds with two players left as well."),
    "wagers.heads_up.lifted_before_cap": N_(
        "Two players are left now, but there were more when the cap was reached: it holds."
    ),
    "wagers.heads_up.lifted_in_event": N_("The cap is lifted only for the last two players in the tournament."),
    "street.checked": N_("{seats}: checked on this street."),
    "hole_cards.turned_up": N_("Hole cards are turned up for you alone."),
    "event.last_two": N_("These two are the last players in the tournament."),
    "event.goes_on": N_("More players than these two are left in the tournament."),
    "wagers.not_reopened": N_("He has acted, and no full wager has been made since: he cannot raise."),
    "wagers.spread": N_("A wager may be anything from {least} to {most}."),
    "spread.least_bet": N_("Nobody has bet, so the least is {least}."),
    "spread.least_raise": N_("The last bet or raise added {last}, and a raise adds no less than that: to {least}."),
    "spread.most_bet": N_("Nobody has bet, so the most is {most}."),
    "spread.most_raise": N_("Over the {from} that are bet a raise adds {by} at most: to {most}."),
    "wagers.size.small": N_("On {street} the wager is a small bet: {size}."),
    "wagers.size.big": N_("On {street} the wager is a big bet: {size}."),
    "wagers.completion.wager": N_(
        "Completing makes the bring-in up to the small bet: it is the first of the wagers that are counted."
    ),
    "wagers.completion.raise": N_(
        "The bring-in is the first of the wagers that are counted, completing it the second."
    ),
    "wagers.made": n(
        "One wager has been made, of the {most} that are allowed.",
        "{count} wagers have been made, of the {most} that are allowed.",
        by="made",
    ),
    "wagers.made_unlimited": n(
        "One wager has been made; there may be any number.",
        "{count} wagers have been made; there may be any number.",
        by="made",
    ),
    "wagers.made.lifted_before_cap": n(
        "One wager has been made. There is no cap: two players are left, and they were two before it could be reached.",
        "{count} wagers have been made. "
        "There is no cap: two players are left, and they were two before it could be reached.",
        by="made",
    ),
    "wagers.made.lifted_in_event": n(
        "One wager has been made. There is no cap: these are the last two players in the tournament.",
        "{count} wagers have been made. There is no cap: these are the last two players in the tournament.",
        by="made",
    ),
    "wagers.short_all_in.half": N_(
        "The all-in to {total} adds {added}, less than half a bet, so it does not count as a wager: "
        "it must be called, but the next wager is counted from {full}."
    ),
    "wagers.short_all_in.full": N_(
        "The all-in to {total} adds {added}, less than a full bet, so it does not count as a wager: "
        "it must be called, but the next wager is counted from {full}."
    ),
    "wagers.short_all_in.unopened.half": N_(
        "The all-in to {total} is less than half a bet, so it does not count as a wager: "
        "it must be called, but the full bet is yet to be made."
    ),
    "wagers.short_all_in.unopened.full": N_(
        "The all-in to {total} is less than a full bet, so it does not count as a wager: "
        "it must be called, but the full bet is yet to be made."
    ),
    "wagers.all_in_counts.half": N_("The all-in to {total} adds {added}: half a bet or more, so it counts as a wager."),
    "wagers.all_in_counts.any": N_("The all-in to {total} adds {added}, and any all-in counts as a wager here."),
    "wagers.call.short_bring_in": N_(
        "Seat {seat} had only {posted} of the bring-in. The call stays at the full bring-in, {bring_in}."
    ),
    "wagers.call.whole": N_("The wager to call is {to}, and he has nothing in yet."),
    "wagers.call.rest": N_("The wager to call is {to}, and he has {bet} in: {owed} more."),
    "wagers.call.all_in": N_("He has {stack} left, so he calls all-in for that."),
    "wagers.all_in_below": N_("He has chips for {total} in all, not for the {full} of a full wager: he may go all-in."),
    "open_pair.only_fourth": N_("An open pair changes the betting on fourth street only."),
    "open_pair.spread": N_("In a spread game an open pair does not change the bet."),
    "open_pair.already_big": N_("The bets on fourth street are big anyway, pair or no pair."),
    "open_pair.none": N_("No pair is showing, and hole cards do not make one."),
    "open_pair.hilo.on": N_("In high/low an open pair counts as it does in high."),
    "open_pair.hilo.off": N_("In high/low an open pair does not change the bet."),
    "open_pair.any": N_("An open pair was dealt to {seats}: any player may bet small or big."),
    "open_pair.holder": N_("An open pair was dealt to {seats}: only its holder may bet big."),
    "open_pair.off": N_("An open pair was dealt to {seats}: here it does not change the bet."),
    "open_pair.big_only": N_("A big bet has been made, so only big raises follow: {size}."),
}

_RIVER: Mapping[str, str | Counted] = {
    "burns.none": N_("No card is ever burned here."),
    "burns.fourth_on": N_("A card is burned before fourth street and before each street after it."),
    "burns.third_on": N_("A card is burned before the first deal and before each street after it."),
    "river.situation": N_("Dealt in: {dealt}. On fourth street {fourth}, on fifth {fifth}, on sixth {sixth}."),
    "river.dealt": N_(
        "{dealt_in} players were dealt in: {third} cards on third street, then {fourth}, {fifth} and {sixth}; "
        "{dealt} in all."
    ),
    "river.stub.burns": N_("52 cards less {dealt} dealt and {burned} burned leave a stub of {stub}."),
    "river.stub.no_burns": N_("52 cards less {dealt} dealt leave a stub of {stub}."),
    "river.all_in_too": N_("{seats}: all-in but still live, and counted like any other hand."),
    "river.needs.burn_0": N_("No card is burned before the river."),
    "river.needs.burn_1": N_("A card is burned before the river, so one more is needed than is dealt."),
    "river.last_card.dealt": N_("The last card of the deck may be dealt."),
    "river.last_card.kept": N_("The last card of the deck is never dealt, so one more is needed."),
    "river.count": N_("Stub {stub}, live hands {live}, cards needed {needed}: there are enough."),
    "river.short": N_("Stub {stub}, live hands {live}, cards needed {needed}: the deck is short."),
    "river.short.burns": N_(
        "Stub {stub}, burns {burned}, live hands {live}, cards needed {needed}: the deck is short."
    ),
    "river.deal.down": N_("Each live hand is dealt a card of its own, face down."),
    "river.deal.up": N_("Each live hand is dealt a card of its own, face up."),
    "river.served_first.some": n(
        "A card is burned and one hand is served before only the last card is left.",
        "A card is burned and {count} hands are served before only the last card is left.",
        by="count",
    ),
    "river.served_first.none": N_("No hand is served before only the last card is left."),
    "river.after_mix.burn": n(
        "The last card and the burns are {mixed} cards for one hand: burn one, and deal.",
        "The last card and the burns are {mixed} cards for {count} hands: burn one, and deal.",
        by="count",
    ),
    "river.after_mix.no_burn": n(
        "The last card and the burns are {mixed} cards for one hand: they just reach, so none is burned.",
        "The last card and the burns are {mixed} cards for {count} hands: they just reach, so none is burned.",
        by="count",
    ),
    "river.mix_short.tda": N_("Stub and burns together are {mixed}, and {needed} are needed: too few still."),
    "river.mix_short.remix_last": N_(
        "Were all but the last card dealt, that card and the burns would be {mixed} for {left} hands: too few still."
    ),
    "river.stub.large_enough": N_("A stub of {stub} is {least} or more, so it is dealt from as it is."),
    "river.stub.too_small": N_("A stub of {stub} is fewer than {least}, so the burns are shuffled into it first."),
    "river.procedure.remix_all": N_(
        "Stub and burns together are {mixed} cards, and that is enough: "
        "shuffle them, cut, burn one, and deal each live hand a card."
    ),
    "river.procedure.remix_last": N_(
        "Deal all but the last card, shuffle that card with the burns, {mixed} cards in all, cut, "
        "and serve the hands that are left."
    ),
    "river.procedure.community": N_(
        "The cards do not reach: one community card is the seventh card of every live hand."
    ),
    "river.procedure.community_after_remix": N_(
        "The cards do not reach: shuffle stub and burns, {mixed} cards, and cut; "
        "one community card is the seventh card of every live hand."
    ),
    "river.procedure.muck_reshuffled": N_("The muck is shuffled into the stub, and each live hand is dealt a card."),
    "river.community_face.up": N_("The community card is dealt face up in the middle."),
    "river.community_face.down": N_("The community card is dealt face down in the middle."),
    "river.plays_for_all": N_("The community card is the seventh card of every live hand: {seats}."),
    "river.shared_all_in": N_("{seats}: all-in but still live, so the card plays there too."),
}

_SHOWDOWN: Mapping[str, str | Counted] = {
    "showdown.first.last_aggressor": N_(
        "There was a bet on the river: the last to bet or raise shows first, seat {seat}."
    ),
    "showdown.first.position": N_(
        "There was a bet on the river: the first live hand clockwise from the dealer shows first, seat {seat}."
    ),
    "showdown.checked.lowest_seat": N_("No bet on the river: the lowest seat number shows first, seat {seat}."),
    "showdown.checked.position": N_(
        "No bet on the river: the first live hand clockwise from the dealer shows first, seat {seat}."
    ),
    "showdown.checked.river_opener": N_("No bet on the river: whoever was first to act shows first, seat {seat}."),
    "showdown.checked.best_board": N_("No bet on the river: the best board shows first, seat {seat}."),
    "showdown.checked.nobody_could_act": N_("Nobody could act on the river: the best board shows first, seat {seat}."),
    "showdown.muck.allowed": N_("The others show in turn, or may muck: {seats}."),
    "showdown.muck.never": N_("Every hand must be shown."),
    "showdown.muck.not_once_all_in": N_("{all_in}: all-in, so every hand must be shown."),
    "showdown.muck.not_once_all_in.nobody": N_("Nobody is all-in, so the others may muck: {seats}."),
    "showdown.muck.not_if_all_in": N_("{all_in}: all-in, so that hand must be shown. May muck: {seats}."),
    "showdown.muck.not_if_all_in.nobody": N_("Nobody is all-in, so the others may muck: {seats}."),
}

_PAYOUT: Mapping[str, str | Counted] = {
    "pots.main": N_("Main pot: {amount}, for {seats}. Each of them put in {each}."),
    "pots.side": N_("Side pot {side}: {amount}, for {seats}. Each of them put in {each} more."),
    "pots.empty": N_("Nothing has been collected yet."),
    "payout.only_one": N_("Only seat {seat} can win {pot}: {amount}."),
    "payout.unknown_cards": N_("A hand that could win is not known, so nobody can be paid yet."),
    "payout.best_high": N_("Best high hand for {pot}: {hand}, {seats}."),
    "payout.best_low": N_("Best low hand for {pot}: {low}, {seats}."),
    "payout.no_low": N_("No hand makes a low, so the high hand takes all of {pot}."),
    "payout.suits_rank": N_("Equal hands: the highest suit decides."),
    "payout.suits_never_rank": N_("Equal hands: suits do not decide, so the pot is shared."),
    "payout.ace.both": N_("{seats}: an ace plays high in the high hand and low in the low hand."),
    "payout.ace.low": N_("{seats}: an ace plays low here, in the high hand too."),
    "payout.tied_both.halves": N_("The same hands tie for high and for low; each half is shared on its own."),
    "payout.tied_both.once": N_("The same hands tie for high and for low, so the pot is shared once."),
    "payout.odd_halves.high": N_("{amount} does not halve evenly: the odd chip goes to the high half."),
    "payout.odd_halves.low": N_("{amount} does not halve evenly: the odd chip goes to the low half."),
    "payout.odd_chip.high.position": n(
        "{amount} does not share evenly: the odd chip goes to the first winner clockwise from the dealer, {seats}.",
        "{amount} does not share evenly: {count} odd chips, one each clockwise from the dealer, {seats}.",
        by="count",
    ),
    "payout.odd_chip.high.suit_in_five": n(
        "{amount} does not share evenly: the odd chip goes to the highest card by suit of the five that play, {seats}.",
        "{amount} does not share evenly: {count} odd chips, to the highest cards by suit of the fives, {seats}.",
        by="count",
    ),
    "payout.odd_chip.high.suit_in_seven": n(
        "{amount} does not share evenly: the odd chip goes to the highest card by suit of all seven, {seats}.",
        "{amount} does not share evenly: {count} odd chips, to the highest cards by suit of all seven, {seats}.",
        by="count",
    ),
    "payout.odd_chip.low.position": n(
        "{amount} does not share evenly: the odd chip goes to the first winner clockwise from the dealer, {seats}.",
        "{amount} does not share evenly: {count} odd chips, one each clockwise from the dealer, {seats}.",
        by="count",
    ),
    "payout.odd_chip.low.suit_in_five": n(
        "{amount} does not share evenly: the odd chip goes to the highest card by suit of the five that play, {seats}.",
        "{amount} does not share evenly: {count} odd chips, to the highest cards by suit of the fives, {seats}.",
        by="count",
    ),
    "payout.odd_chip.low.low_suit": n(
        "{amount} does not share evenly: the odd chip goes to the lowest card by suit, {seats}.",
        "{amount} does not share evenly: {count} odd chips, to the lowest cards by suit, {seats}.",
        by="count",
    ),
}

FACTS: Mapping[str, str | Counted] = {
    **_BRING_IN,
    **_OPENER,
    **_WAGERS,
    **_RIVER,
    **_SHOWDOWN,
    **_PAYOUT,
    **WORK,
    **HIGH_HANDS,
    **LOW_HANDS,
    **MISHAPS,
    **REMEDIES,
    **POTS,
    **ASTRAY,
}
"""Every fact's sentence by the fact's key."""
