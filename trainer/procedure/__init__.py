"""The order of a hand: what happens next, who does it, and whether an event is allowed here.

It is the only place that knows that order. Whoever reads, plays or shows hands asks it for the dealer's own acts.
"""

from trainer.procedure.duty import Duty, DutyKind, next_duty, whole_round
from trainer.procedure.moves import action_for, dealer_event, settle, settled
from trainer.procedure.verify import may_muck, play, verify, verify_in_turn

__all__ = [
    "Duty",
    "DutyKind",
    "action_for",
    "dealer_event",
    "may_muck",
    "next_duty",
    "play",
    "settle",
    "settled",
    "verify",
    "verify_in_turn",
    "whole_round",
]
