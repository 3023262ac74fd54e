"""What a ruling saw in a hand, one sentence a fact."""

from collections.abc import Mapping

from trainer.text.marker import N_, Counted, n

HIGH_HANDS: Mapping[str, str | Counted] = {
    "high_hand.plays": N_("Seat {seat}: {hand}, {five}."),
    "high_hand.left_out": N_("Left out: {cards}."),
    "high_hand.three_pair": N_(
        "Seat {seat}: of three pair the two higher count, and the highest card of the other three as the kicker."
    ),
    "high_hand.two_trips": N_(
        "Seat {seat}: two times three of a kind are a full house, the higher three with two of the lower."
    ),
    "high_hand.two_pair_to_trips": N_("Seat {seat}: with the three of a kind goes the higher of the two pairs."),
    "high_hand.ace_low": N_("Seat {seat}: the ace stands below the deuce, so the straight is five high."),
    "high_hand.ace_high": N_("Seat {seat}: the ace stands above the king, so it is the highest straight."),
    "high_hand.six_in_sequence": N_("Seat {seat}: more than five are in sequence, and the five highest count."),
    "high_hand.straight_too": N_(
        "Seat {seat}: there is a straight too, but not of one suit. The flush is the higher hand."
    ),
    "high_hand.community": N_("The community card, the {card}, is the seventh card of every hand."),
    "high_hand.ace_is_low": N_("{seats}: an ace is low here, in the high hand too."),
    "high_hand.category": N_("{seats} before {others}: {category} beats {lower}."),
    "high_hand.made_rank": N_(
        "{seats} before {others}: both have {category}, and {rank:plural} are higher than {other:plural}."
    ),
    "high_hand.kicker": N_("{seats} before {others}: the same, so the kicker decides, {rank} over {other}."),
    "high_hand.top_card": N_(
        "{seats} before {others}: both have {category}, and the top card decides, {rank} over {other}."
    ),
    "high_hand.next_card": N_(
        "{seats} before {others}: both have {category}, and the first card that differs decides, {rank} over {other}."
    ),
    "high_hand.equal": N_(
        "{seats}: the five cards are equal. Suits do not decide, and the other two cards are no part of the hand."
    ),
    "high_hand.suits_rank": N_("{seats}: equal, so the highest card by suit decides: the {card}, seat {seat}."),
}

LOW_HANDS: Mapping[str, str | Counted] = {
    "low_hand.plays": N_("Seat {seat}: {low_hand}, {five}."),
    "low_hand.none": n(
        "Seat {seat}: no low. Five different ranks of eight or lower are needed, and there is one.",
        "Seat {seat}: no low. Five different ranks of eight or lower are needed, and there are {count}.",
        by="count",
    ),
    "low_hand.any_five": N_("Seat {seat}: any five different ranks are a low here."),
    "low_hand.paired": N_(
        "Seat {seat}: every hand has a low here. With fewer than five different ranks, it has as few equal cards as "
        "it can."
    ),
    "low_hand.pair": N_("Seat {seat}: of a paired rank only one card counts."),
    "low_hand.straight_or_flush": N_(
        "Seat {seat}: that the five are a straight or a flush does not matter for the low."
    ),
    "low_hand.ace.both": N_("{seats}: the ace is the lowest card in the low hand, and may be high in the high hand."),
    "low_hand.ace.low": N_("{seats}: the ace is the lowest card."),
    "low_hand.decides": N_(
        "{seats} before {others}: read from the top, the first rank that differs is {rank} against {other}, "
        "and the lower is better."
    ),
    "low_hand.category": N_("{seats} before {others}: for low, {category} is better than {worse}."),
    "low_hand.paired_decides": N_(
        "{seats} before {others}: both have {category}. With the equal cards read first, the first rank that differs "
        "is {rank} against {other}, and the lower is better."
    ),
    "low_hand.equal": N_("{seats}: the same five ranks, so the low is shared."),
    "low_hand.nobody": N_("Nobody has a low, so the high hand takes the whole pot."),
}
