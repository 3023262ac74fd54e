"""The words of the questions that are answered by counting cards."""

from trainer.text.marker import N_

ASKS: dict[str, str] = {
    "stub_left": N_("How many cards are left in the stub?"),
    "stub_taken": N_("How many cards leave the stub when the next street is dealt?"),
    "stub_needed": N_("How many cards must the stub hold for seventh street to be dealt as usual?"),
    "may_stay": N_("How many of these hands can stay to the end, at most, without the deck running short?"),
}

TRAPS: dict[str, str] = {
    "stub.left_now": N_("What is left now"),
    "stub.with_burns": N_("The burns in the count"),
    "stub.with_folds": N_("The folds in the count"),
    "stub.needed_for_street": N_("Cards for the next street"),
    "stub.how_many_may_stay": N_("How many may stay"),
}

MISCONCEPTIONS: dict[str, str] = {
    "burns_left_out": N_("The burns were left out. Here a card is burned before each street from fourth on."),
    "burns_made_up": N_("Burns were counted that nobody makes. No card is burned here."),
    "burn_before_deal": N_("A burn before the first deal was counted. None is made there."),
    "one_burn_in_all": N_("One burn was counted in all. There is one before each street from fourth on."),
    "next_burn_counted": N_("The next burn was counted already. It is made once the bets are pulled in."),
    "hole_cards_forgotten": N_("Only the cards face up were counted. Everybody dealt in had two hole cards too."),
    "folded_dealt_on": N_("Folded hands were counted as if dealt to the end. A hand takes no cards once folded."),
    "folded_left_in": N_("The cards of folded hands were left in the count. They are in the muck, not in the stub."),
    "folded_now_not_dealt": N_(
        "Those who folded on this street were left out of it. They had been dealt its card before they folded."
    ),
    "folded_now_served": N_("Those who folded on this street were counted. Only live hands are dealt another card."),
    "all_in_not_served": N_("All-in players were left out. A live hand is dealt in, chips or no chips."),
    "last_card_used": N_("The last card was counted in. Here it is never dealt, so one more is needed."),
    "last_card_held": N_("A last card was kept back. Here the whole stub may be dealt."),
    "next_street_alone": N_("Only the next street was counted. Whoever stays to the end takes a card on each street."),
}

CHOICES: dict[str, str] = {}
