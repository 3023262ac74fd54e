"""The right answers to who shows, who may muck and what wins, and what was said and done before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from itertools import groupby
from typing import TYPE_CHECKING

from trainer import events as ev
from trainer.cards import Card, Suit
from trainer.hands import Category, HandValue, best_high, board_value
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.money import Chips
from trainer.questions.answer import Answer, Chosen, Count, PickedSeat, SeatOrder
from trainer.questions.asks import Asks, Kind
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings import showing as rules
from trainer.rulings.payout import payout, seven_cards
from trainer.rulings.shares import hands_read
from trainer.rulings.showdown import showdown
from trainer.table import Street, Table

if TYPE_CHECKING:
    from trainer.questions.question import Question


class Muck(Enum):
    """Whether a player may muck, in the order shown."""

    MAY = "may_muck"
    MUST_SHOW = "must_show"


class Tabled(Enum):
    """What a player must table to be pushed the pot, in the order shown."""

    NOTHING = "table_nothing"
    FIVE = "table_five"
    ALL_SEVEN = "table_all_seven"


def shows_first(question: Question, house: House) -> Ruling[Answer]:
    """Who shows first."""
    ruling = showdown(question.table, house)
    return Ruling(PickedSeat(ruling.answer.order[0]), ruling.because[:-1])


def show_order(question: Question, house: House) -> Ruling[Answer]:
    """In what order the hands are shown."""
    ruling = showdown(question.table, house)
    order = ruling.answer.order
    clockwise = Reason(rules.RULING, ruling.because[0].clause, Fact("showing.clockwise", {"seats": order[1:]}), order)
    return Ruling(SeatOrder(order), (*ruling.because[:-1], clockwise))


def hands_shown(question: Question, house: House) -> Ruling[Answer]:
    """How many hands must be shown at least."""
    ruling = rules.must_show(question.table, house)
    return Ruling(Count(ruling.answer), ruling.because)


def may_muck(question: Question, house: House) -> Ruling[Answer]:
    """Whether the player asked about may muck."""
    ruling = rules.may_muck(question.table, house, question.seat or 0)
    return Ruling(Chosen((Muck.MAY if ruling.answer else Muck.MUST_SHOW).value), ruling.because)


def must_table(question: Question, house: House) -> Ruling[Answer]:
    """What the player asked about must table."""
    ruling = rules.all_tabled(question.table, house, question.seat or 0)
    return Ruling(Chosen((Tabled.ALL_SEVEN if ruling.answer else Tabled.NOTHING).value), ruling.because)


def wins_pot(question: Question, house: House) -> Ruling[Answer]:
    """Who wins the pot alone; nobody where it is shared."""
    table = question.table
    ruling = payout(table, house)
    winners = {award.seat for award in ruling.answer or ()}
    seat = table.seat(question.seat or 0)

    def because() -> tuple[Reason, ...]:
        speak = Fact("showing.cards_speak", {"seat": seat.number, "hand": best_high(seven_cards(table, seat) or ())})
        said = Reason(rules.RULING, k.HAND_FIVE_OF, speak, (seat.number,))
        return (*hands_read(table, house), said, *ruling.because)

    return Ruling(PickedSeat(winners.pop() if len(winners) == 1 else 0), because)


def called(seven: Sequence[Card]) -> HandValue:
    """What a player calls who misreads his seven cards, in the order dealt: a flush with four of a suit, otherwise just
    what his upcards show."""
    suited = max(([card for card in seven if card.suit is suit] for suit in Suit), key=len)
    if len(suited) == 4 and best_high(seven).category < Category.STRAIGHT:
        return _flush(suited, seven)
    return board_value(seven[2:6])


def _flush(four: Sequence[Card], cards: Sequence[Card]) -> HandValue:
    """The flush that a player sees who has only four of its cards."""
    fifth = max(card for card in cards if card not in four)
    five = tuple(sorted((*four, fifth), reverse=True))
    return HandValue(Category.FLUSH, tuple(card.rank for card in sorted(four, reverse=True)), five)


def said(question: Question) -> tuple[Fact, ...]:
    """What the player asked about calls his hand."""
    cards = seven_cards(question.table, question.table.seat(question.seat or 0)) or ()
    return (Fact("showing.called", {"seat": question.seat, "hand": called(cards)}),)


def on_the_river(question: Question) -> tuple[Fact, ...]:
    """What was done on seventh street, which the table shows no more."""
    table = question.table
    if table.street is not Street.SEVENTH or not table.actions:
        return (Fact("played.nobody_could_act"),)
    if all(isinstance(action, ev.Checked) for action in table.actions):
        return (Fact("played.checked_round"),)
    return tuple(_played(table))


def _played(table: Table) -> list[Fact]:
    facts = []
    for kind, acts in groupby(table.actions, type):
        done = list(acts)
        seats = tuple(action.seat for action in done)
        if kind in _TOGETHER:
            facts.append(Fact(f"played.{_TOGETHER[kind]}", {"seats": seats}))
        else:
            facts += [
                Fact(f"played.{'bet' if kind is ev.Bet else 'raised'}", {"seat": each.seat, "total": Chips(each.to)})
                for each in done
                if isinstance(each, ev.Bet | ev.Raised)
            ]
    return facts


_TOGETHER: Mapping[type, str] = {ev.Checked: "checked", ev.Called: "called", ev.Folded: "folded"}

KINDS: Mapping[Asks, Kind] = {
    Asks.SHOWS_FIRST: Kind.SEAT,
    Asks.SHOW_ORDER: Kind.ORDER,
    Asks.HANDS_SHOWN: Kind.COUNT,
    Asks.MAY_MUCK: Kind.CHOICE,
    Asks.MUST_TABLE: Kind.CHOICE,
    Asks.WINS_POT: Kind.SEAT,
}

RULINGS: Mapping[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.SHOWS_FIRST: shows_first,
    Asks.SHOW_ORDER: show_order,
    Asks.HANDS_SHOWN: hands_shown,
    Asks.MAY_MUCK: may_muck,
    Asks.MUST_TABLE: must_table,
    Asks.WINS_POT: wins_pot,
}

SITUATIONS: Mapping[Asks, Callable[[Question], tuple[Fact, ...]]] = {
    Asks.SHOWS_FIRST: on_the_river,
    Asks.SHOW_ORDER: on_the_river,
    Asks.HANDS_SHOWN: on_the_river,
    Asks.MAY_MUCK: on_the_river,
    Asks.WINS_POT: said,
}
