"""What a question asks, what an answer says, and what skills and mistakes are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from trainer.questions import (
    Act,
    Actions,
    Amount,
    Amounts,
    Answer,
    Asks,
    Chosen,
    Count,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
)
from trainer.rulings.river import Procedure
from trainer.skills import Skill
from trainer.text import questions_actions as actions
from trainer.text import questions_bet_sizes as bet_sizes
from trainer.text import questions_bring_in as bring_in
from trainer.text import questions_dealing as dealing
from trainer.text import questions_first_to_act as first_to_act
from trainer.text import questions_high_hand as high_hand
from trainer.text import questions_irregularities as irregularities
from trainer.text import questions_low_hand as low_hand
from trainer.text import questions_odd_chip as odd_chip
from trainer.text import questions_pots as pots
from trainer.text import questions_shared_river as shared_river
from trainer.text import questions_showdown as showdown
from trainer.text import questions_split as split
from trainer.text import questions_stakes as stakes
from trainer.text import questions_stub as stub
from trainer.text.marker import N_

if TYPE_CHECKING:
    from trainer.text.words import Words

_PARTS = (
    bring_in,
    first_to_act,
    bet_sizes,
    shared_river,
    actions,
    high_hand,
    split,
    stub,
    showdown,
    low_hand,
    odd_chip,
    pots,
    dealing,
    stakes,
    irregularities,
)

ASKS: Mapping[str, str] = {
    "bring_in": N_("Who brings it in, and for how much?"),
    "first_to_act": N_("Who acts first on {street}?"),
    "next_to_act": N_("Whose turn is it now?"),
    **{key: text for part in _PARTS for key, text in part.ASKS.items()},
}
TRAPS: Mapping[str, str] = {key: text for part in _PARTS for key, text in part.TRAPS.items()}
MISCONCEPTIONS: Mapping[str, str] = {key: text for part in _PARTS for key, text in part.MISCONCEPTIONS.items()}
CHOICE_LINES: Mapping[str, str] = shared_river.CHOICE_LINES
CHOICES: Mapping[str, str] = {key: text for part in _PARTS for key, text in part.CHOICES.items()}

_SEAT_SAYS: Mapping[Asks, str] = {
    Asks.FIRST_TO_ACT: N_("Seat {seat} acts first."),
    Asks.NEXT_TO_ACT: N_("Seat {seat} acts next."),
    Asks.LOW_CARD_CALLED: N_("Seat {seat} has the low card."),
    Asks.BEST_HIGH: N_("Seat {seat} has the best high hand."),
    Asks.BEST_LOW: N_("Seat {seat} has the best low hand."),
    Asks.SHOWS_FIRST: N_("Seat {seat} shows first."),
    Asks.WINS_POT: N_("Seat {seat} wins the pot."),
    Asks.ODD_CHIP: N_("Seat {seat} gets the odd chip."),
}

_NOBODY_SAYS: Mapping[Asks, str] = {
    Asks.BEST_HIGH: N_("Nobody alone: the best high hands are equal."),
    Asks.BEST_LOW: N_("Nobody alone has the best low hand."),
    Asks.WINS_POT: N_("Nobody alone: the pot is shared."),
    Asks.ODD_CHIP: N_("Nobody: it shares evenly."),
    Asks.ABSENT_BRINGS_IN: N_("Nobody brings it in."),
}

ACTS: Mapping[Act, str] = {
    Act.BET: N_("bet"),
    Act.BRING_IN: N_("bring it in"),
    Act.CALL: N_("call"),
    Act.CHECK: N_("check"),
    Act.COMPLETE: N_("complete"),
    Act.FOLD: N_("fold"),
    Act.RAISE: N_("raise"),
}

PLACES = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th"), N_("7th"), N_("8th"))


def ask(words: Words, question: Question) -> str:
    """The question, in a sentence."""
    unit = question.table.stakes.unit
    return words(ASKS[question.asks.value], seat=question.seat, street=words.value(question.table.street, unit))


def choice(words: Words, key: str) -> tuple[str, str]:
    """A choice in a few words, and in a sentence where there is more to say."""
    if key in CHOICES:
        return words(CHOICES[key]), words(CHOICE_LINES[key]) if key in CHOICE_LINES else ""
    procedure = Procedure(key)
    return words.procedure(procedure), words.procedure_line(procedure)


def answer(words: Words, given: Answer, question: Question) -> str:
    """An answer as a sentence, right or wrong."""
    unit = question.table.stakes.unit
    match given:
        case SeatAndAmounts(seat=0):
            return words("Nobody brings it in.")
        case SeatAndAmounts(seat=seat, amounts=amounts):
            return words("Seat {seat} brings it in, for {amounts}.", seat=seat, amounts=words.amounts(amounts, unit))
        case PickedSeat(seat=0):
            return words(_NOBODY_SAYS.get(question.asks, N_("Nobody acts.")))
        case PickedSeat(seat=seat):
            return words(_SEAT_SAYS.get(question.asks, N_("Seat {seat}.")), seat=seat)
        case Amounts(amounts=()):
            return words("No wager is allowed.")
        case Amounts(amounts=amounts):
            return words("To {amounts}.", amounts=words.amounts(amounts, unit))
        case Amount(amount=amount):
            return words.money(amount, unit)
        case Count(count=count):
            return str(count)
        case Chosen(choice=key):
            return choice(words, key)[0]
        case Actions(acts=()):
            return words("He may do nothing.")
        case Actions(acts=acts):
            return words("He may: {acts}.", acts=", ".join(map(words.act, acts)))
        case SeatOrder(seats=()):
            return words("Nobody.")
        case SeatOrder(seats=seats):
            return words("Seats {seats}, in this order.", seats=", ".join(str(seat) for seat in seats))
        case Split(shares=()):
            return words("Nobody is paid.")
        case Split(shares=shares):
            one = N_("Seat {seat} is paid {amount}.")
            return " ".join(words(one, seat=seat, amount=words.money(chips, unit)) for seat, chips in shares)
        case PickedCards(cards=cards):
            return words.cards(cards)


def nobody(words: Words, question: Question) -> str:
    """The answer that no seat alone is meant; empty where it is always a seat."""
    return words(_NOBODY_SAYS[question.asks]) if question.asks in _NOBODY_SAYS else ""


def trap(words: Words, skill: Skill) -> str:
    """A trap's name, in a few words."""
    return words(TRAPS[skill.id])


def misconception(words: Words, name: str) -> str:
    """A mistake by its name, and what is right."""
    return words(MISCONCEPTIONS[name])
