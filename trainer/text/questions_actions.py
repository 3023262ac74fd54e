"""The words of the questions about what a player may do."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "may_do": N_("What may seat {seat} do now? Name a fold only where it saves him chips."),
}

TRAPS: dict[str, str] = {
    "actions.facing_bring_in": N_("Facing the bring-in"),
    "actions.bring_in_seat": N_("The player who must start"),
    "actions.nothing_to_call": N_("Nothing to call"),
    "actions.capped": N_("At the cap"),
    "actions.all_in_for_less": N_("Few chips left"),
    "actions.nobody_to_bet_against": N_("Against all-in players"),
    "actions.after_short_all_in": N_("After a short all-in"),
}

MISCONCEPTIONS: dict[str, str] = {
    "bring_in_checked": N_("He was allowed to check. The bring-in is a bet: he calls it, completes it or folds."),
    "bring_in_only_called": N_(
        "He was held to calling the bring-in. Anyone after it may complete it to the small bet."
    ),
    "bring_in_not_called": N_("He was made to complete or fold. The bring-in alone may be called."),
    "completion_named_raise": N_(
        "The wager was called a raise. Making the bring-in up to the small bet is completing it; raises come after."
    ),
    "low_card_may_not_raise": N_(
        "The low card was held to calling, since he had his choice at the start. "
        "Now that somebody has completed, he may raise like anyone else."
    ),
    "low_card_may_check": N_(
        "The low card was allowed to check. The bring-in is forced: he puts in that much at least."
    ),
    "low_card_may_fold": N_("He was allowed to fold. Here he who must bring it in may not give up his hand instead."),
    "opens_without_the_chips": N_(
        "He was allowed to open for a bet. He has no more than the bring-in: he posts what he has and is all-in."
    ),
    "heir_must_bring_in": N_(
        "He was made to bring it in. It only passed on to him from a player without chips: here he may fold."
    ),
    "fold_for_nothing": N_("A fold was named although checking costs nothing. He has nothing to call."),
    "high_board_must_bet": N_(
        "The first to act was made to bet. Only the bring-in on third street is forced; from fourth on he may check."
    ),
    "check_named_call": N_("Checking was called calling. There is nothing in to call."),
    "may_not_check_and_raise": N_(
        "He was held to calling because he had checked. A player who has checked may raise once somebody bets."
    ),
    "checks_over_a_bet": N_(
        "He was allowed to check because he had checked before. Once somebody has bet, it is call, raise or fold."
    ),
    "completion_not_counted": N_(
        "The completion was left out of the count. It is the first full wager, so the cap has been reached."
    ),
    "bring_in_counted_too": N_(
        "The bring-in was counted as a wager, so the cap seemed to be reached. One more raise is allowed."
    ),
    "capped_one_early": N_("The cap came one wager too early. One more raise is allowed."),
    "short_may_raise": N_("He was allowed to raise. He has no more than the call, so he can only call all-in or fold."),
    "short_must_fold": N_("He was made to fold for want of chips. He may call with what he has and is all-in."),
    "short_may_not_raise": N_(
        "He was held to calling because a full raise is out of reach. He may go all-in for what he has."
    ),
    "short_may_not_bet": N_("He was held to checking because a full bet is out of reach. He may bet all he has."),
    "raises_against_nobody": N_(
        "He was allowed to raise. Nobody else has chips left, so there is nothing to raise for."
    ),
    "all_in_stops_raising": N_(
        "Raising was ruled out because somebody is all-in. Another player has chips: the raise makes a side pot."
    ),
    "all_in_need_not_be_called": N_("He was let off the all-in. It must still be called or folded to."),
    "short_all_in_opens_again": N_(
        "The short all-in was taken to open the betting again. It adds less than half a bet: "
        "he has acted, so he may only call it or fold."
    ),
    "short_all_in_closes": N_(
        "Raising was ruled out because the last wager was a short all-in. He may still make a full wager over it."
    ),
}

CHOICES: dict[str, str] = {}
