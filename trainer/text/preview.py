"""What differs in dealt hands under another house, a sentence for each kind of ruling."""

from collections.abc import Mapping

from trainer.simulate.preview import Ruled
from trainer.text.marker import N_

DIFFERS: Mapping[Ruled, str] = {
    Ruled.DEALT: N_("In {count} of {hands} dealt hands the game or the number of players is not dealt there."),
    Ruled.STAKES: N_("In {count} of {hands} dealt hands the ante or the bring-in differs."),
    Ruled.BURNS: N_("In {count} of {hands} dealt hands the burns differ."),
    Ruled.BRING_IN: N_("In {count} of {hands} dealt hands who brings it in, or for how much, differs."),
    Ruled.FIRST_TO_ACT: N_("In {count} of {hands} dealt hands the first to act differs."),
    Ruled.TURN: N_("In {count} of {hands} dealt hands a street ends sooner or later."),
    Ruled.WAGERS: N_("In {count} of {hands} dealt hands what a player may bet or raise differs."),
    Ruled.RIVER: N_("In {count} of {hands} dealt hands seventh street is dealt otherwise."),
    Ruled.SHOWDOWN: N_("In {count} of {hands} dealt hands who shows first, or who may muck, differs."),
    Ruled.PAYOUT: N_("In {count} of {hands} dealt hands the pot is pushed otherwise."),
}
"""The sentence where a ruling differs in at least one hand; both numbers are written out."""
