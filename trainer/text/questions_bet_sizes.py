"""The words of the questions about bet sizes."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "wager_to": N_("To what totals may seat {seat} bet, complete or raise?"),
    "call": N_("How much does seat {seat} add to call?"),
    "spread_least": N_("What is the least total that seat {seat} may bet or raise to?"),
    "spread_most": N_("What is the most that seat {seat} may bet or raise to, in all?"),
}

TRAPS: dict[str, str] = {
    "bet_sizes.street_size": N_("Small or big street"),
    "bet_sizes.completion": N_("Completing the bring-in"),
    "bet_sizes.raise_after_completion": N_("Raising a completion"),
    "bet_sizes.cap": N_("The cap"),
    "bet_sizes.cap_heads_up": N_("The cap with two left"),
    "bet_sizes.open_pair_both": N_("Open pair, nothing bet"),
    "bet_sizes.open_pair_small_then_big": N_("Open pair, small bet in"),
    "bet_sizes.open_pair_big_only": N_("Open pair, big bet in"),
    "bet_sizes.open_pair_hilo": N_("Open pair in high/low"),
    "bet_sizes.open_pair_off": N_("Open pair that changes nothing"),
    "bet_sizes.hidden_pair": N_("Pair with a hole card"),
    "bet_sizes.pair_on_fifth": N_("Pair on a later street"),
    "bet_sizes.short_all_in_under_half": N_("All-in for less than half a bet"),
    "bet_sizes.short_all_in_half_or_more": N_("All-in for half a bet or more"),
    "bet_sizes.short_bring_in_call": N_("Calling a short bring-in"),
    "bet_sizes.call_amount": N_("Calling with chips already in"),
    "bet_sizes.spread": N_("Spread limit"),
}

MISCONCEPTIONS: dict[str, str] = {
    "smaller_raise_allowed": N_("The raise was smaller than the wager before. It adds at least as much as that did."),
    "spread_in_fixed_sizes": N_(
        "The two figures were taken for a small and a big bet. "
        "In a spread game they are the least and the most of a wager."
    ),
    "most_is_a_total": N_("The most was taken for a total. It is what one wager may add to the one before."),
    "big_from_fourth": N_("Fourth street was played in big bets. It is a small-bet street here."),
    "big_from_sixth": N_("Fifth street was played in small bets. It is a big-bet street here."),
    "small_throughout": N_("The small bet was used to the end. This street is played in big bets."),
    "completion_on_top": N_(
        "The small bet was put on top of the bring-in. Completing makes it up to the small bet in all."
    ),
    "bring_in_doubled": N_(
        "The bring-in was raised by its own size. Over a bring-in the first wager completes it to the small bet."
    ),
    "completed_to_big_bet": N_("The bring-in was completed to the big bet. Third street is played in small bets."),
    "counted_from_bring_in": N_(
        "The raise was counted with the bring-in underneath. The bring-in is part of the completion: "
        "raises go up by the small bet from there."
    ),
    "raised_by_what_completing_added": N_(
        "The raise was as much as the completion had added. A raise of a completed bet is a whole small bet."
    ),
    "completion_counted_as_raise": N_(
        "The completion was counted as a raise, so the cap came one too early. "
        "It is the first wager, and the raises come after it."
    ),
    "increment_for_total": N_(
        "The size of the raise was named, not what it makes the bet. The total counts from the last full wager."
    ),
    "one_wager_more": N_("One wager too many was allowed. The cap has been reached."),
    "one_wager_fewer": N_("The cap came one wager too early. One more raise is allowed."),
    "bring_in_counted_as_wager": N_(
        "The bring-in was counted towards the cap. The first wager that counts is the full small bet."
    ),
    "cap_lifted_heads_up": N_("The cap was lifted because two players are left. Here it holds for them too."),
    "cap_lifted_too_late": N_(
        "The cap was lifted because two players are left now. "
        "Once it has been reached with more in the hand, it holds at every house."
    ),
    "cap_kept_heads_up": N_("The cap was kept with two players left. Here they may go on raising."),
    "needs_pair_in_the_hole": N_(
        "The hole cards were looked at. A pair that anyone shows on fourth street gives everyone the big bet to choose."
    ),
    "open_pair_not_in_hilo": N_("The open pair was left out because the game is high/low. Here it counts there too."),
    "open_pair_holder_only": N_(
        "Only the player with the pair was given the big bet. Once a pair shows, anyone may bet big."
    ),
    "open_pair_ignored": N_("The open pair was overlooked. On fourth street it gives the choice of the big bet."),
    "open_pair_big_only": N_("The big bet was taken for the only one. The small bet stays open until a big one is in."),
    "raise_must_equal_the_bet": N_(
        "The raise was held to the size of the bet before it. After a small bet on an open pair a raise may be big too."
    ),
    "small_raise_after_big_bet": N_("A small raise was allowed over a big bet. After a big bet, raises are big."),
    "open_pair_doubled_anyway": N_("The bet was doubled for an open pair. Here it changes nothing in this game."),
    "hidden_pair_doubled": N_("A pair with a hole card was taken for an open one. Only upcards make an open pair."),
    "open_pair_on_later_streets": N_(
        "The choice of two sizes was carried over to a later street. An open pair matters on fourth street only."
    ),
    "pair_doubles_the_big_bet": N_(
        "The big bet was doubled for a pair. From fifth street on the bet is the big bet, pair or no pair."
    ),
    "raised_from_short_all_in": N_(
        "The raise was counted from the short all-in. It adds less than half a bet, "
        "so raises are counted from the last full wager."
    ),
    "short_all_in_reopens": N_(
        "The short all-in was taken to open the betting again. It adds less than half a bet: "
        "who has acted may only call it."
    ),
    "any_all_in_counts": N_(
        "The short all-in was counted as a wager. It adds less than half a bet, so it only adds to the call."
    ),
    "all_in_must_be_full": N_(
        "The all-in was not counted because it is short of a full bet. Half a bet is enough: "
        "it counts, and the next raise is a full bet above it."
    ),
    "called_what_was_posted": N_(
        "The short bring-in was called. The call is the full bring-in, whatever he could post."
    ),
    "called_the_small_bet": N_("The small bet was called. Nobody has completed, so the call is the bring-in."),
    "called_the_whole_wager": N_("The whole wager was put in again. Chips already in front this street count."),
    "called_the_last_raise_only": N_(
        "Only the last raise was added. He owes all that is missing up to the wager, not the last step alone."
    ),
}

CHOICES: dict[str, str] = {}
