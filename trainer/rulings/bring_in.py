"""Who brings it in on third street, what he posts, and what he may open for instead."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import takewhile
from typing import Any

import msgspec

from trainer import events as ev
from trainer.cards import Card, Rank
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Chips, Stakes
from trainer.reasons import Because, Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.table import Seat, Table

RULING = "bring_in"

_ACE_LOW, _BY_SUIT, _SPREAD = v.AceDoorCard.LOW, v.BringInBy.SUIT, v.Structure.SPREAD


class BringIn(msgspec.Struct, frozen=True):
    """The player who must start third street: `post` is the forced bet, all his chips if they are fewer; `open` the
    total he may wager in its place, or None; `passed` says that a lower card was all-in on the ante."""

    seat: int
    post: int
    open: int | None
    passed: bool = False


def bring_in(table: Table, house: House) -> Ruling[BringIn | None]:
    """Who brings it in, and for how much; None where fewer than two players have chips to bet, or while a door card is
    to come.

    What has been done on third street since does not change the answer, except that a player the bring-in was passed
    on to may have folded it away.
    """
    return _posting(table.street_start(), house, _folded_away(table))


def starter(table: Table, house: House) -> Ruling[int | None]:
    """The seat that `bring_in` names, by the reasons that decide the seat alone."""
    started = _starter(table.street_start(), house, _folded_away(table))
    return Ruling(started.answer and started.answer[0].number, started.why)


_Starter = Ruling[tuple[Seat, bool] | None]

CARD_TO_COME: Because = (Reason(RULING, k.BRING_IN_BY, Fact("bring_in.card_to_come")),)
"""Why nobody brings it in yet: a door card that decides it is not known."""

_UNDECIDED: _Starter = Ruling(None, CARD_TO_COME)
_NOBODY_TO_BET: _Starter = Ruling(None, (Reason(RULING, k.BRING_IN_ALL_IN, Fact("bring_in.nobody_to_bet")),))


@remembered
def _starter(start: Table, house: House, folded: tuple[int, ...]) -> _Starter:
    """Who starts third street, and whether a lower card was all-in; the `folded` gave up a bring-in passed on."""
    unknown = [seat for seat in start.seats if seat.door is None]
    # A record may not know the door card of a player who folded: the others decide.
    if len(unknown) == len(start.seats) or not all(map(_has_upcard, unknown)):
        return _UNDECIDED
    if len(start.able) < 2:
        return _NOBODY_TO_BET
    ranked = low_card_order(start, house)
    low = ranked[0]
    if low.stack:
        return Ruling((low, False), partial(_why_lowest, start, house))

    heirs = start.clockwise_after(low.number)
    if house[k.BRING_IN_ALL_IN] is v.BringInAllIn.NEXT_LOWEST:
        heirs = ranked
    refused = folded if house[k.BRING_IN_ALL_IN] is v.BringInAllIn.NEXT_MAY_FOLD else ()
    candidates = [seat for seat in heirs if seat.stack and seat.number not in refused]
    if len(candidates) < 2 and refused:
        return _NOBODY_TO_BET
    heir = next(iter(candidates), None)
    if heir is None or heir.door is None:
        return _UNDECIDED
    fact = Fact(
        f"bring_in.all_in.{house[k.BRING_IN_ALL_IN].value}",
        {"low": low.number, "card": heir.door, "seat": heir.number},
    )
    without_chips = (seat.number for seat in takewhile(lambda seat: seat is not heir, heirs) if seat is not low)
    out = (low.number, *without_chips)
    passed_on = Reason(RULING, k.BRING_IN_ALL_IN, fact, (heir.number,), out, (heir.door,))
    return Ruling((heir, True), (*_why_lowest(start, house), passed_on))


def _has_upcard(seat: Seat) -> bool:
    return any(dealt.face is v.Face.UP for dealt in seat.cards)


def low_card_order(table: Table, house: House) -> tuple[Seat, ...]:
    """Everybody dealt in by door card, the one who would bring it in first."""
    first, then = _order(table, house)
    doors = [(seat.door, at) for at, seat in enumerate(table.seats)]
    ordered = sorted([(first(door), then(door), at) for door, at in doors if door is not None])
    return tuple([table.seats[at] for _, _, at in ordered])


_Order = Callable[[Card], int]


def _order(table: Table, house: House) -> tuple[_Order, _Order]:
    """By what door cards are compared, the lowest first, and by what those are that are then alike."""
    by_rank: _Order = _low_ace_rank if house[k.BRING_IN_ACE] is _ACE_LOW else _rank
    return (_suit, by_rank) if house[k.BRING_IN_BY] is _BY_SUIT else (by_rank, _tie_order(table, house))


def _rank(card: Card) -> int:
    return card.rank


def _low_ace_rank(card: Card) -> int:
    return 1 if card.rank is Rank.ACE else card.rank


def _suit(card: Card) -> int:
    return card.suit


def _why_lowest(table: Table, house: House) -> Because:
    """Why the first in the order of low cards is lowest."""
    low, first = low_card_order(table, house)[0], _order(table, house)[0]
    doors = {seat.number: seat.door for seat in table.seats if seat.door is not None}
    seats = [seat for seat in table.seats if seat.number in doors]
    reasons: list[Reason] = []

    aces = tuple(seat.number for seat in seats if doors[seat.number].rank is Rank.ACE)
    if aces and len(aces) < len(seats):
        fact = Fact(f"bring_in.ace.{house[k.BRING_IN_ACE].value}", {"seats": aces})
        reasons.append(Reason(RULING, k.BRING_IN_ACE, fact, cards=tuple(doors[number] for number in aces)))

    by_suit, lowest = house[k.BRING_IN_BY] is _BY_SUIT, doors[low.number]
    tied = [seat for seat in seats if first(doors[seat.number]) == first(lowest)]
    fact = (
        Fact("bring_in.lowest_suit_first", {"suit": lowest.suit, "count": len(tied), **_by_suit(seats)})
        if by_suit
        else Fact("bring_in.lowest_rank", {"rank": lowest.rank, "count": len(tied)})
    )
    reasons.append(_narrowed(k.BRING_IN_BY, fact, seats, tied))
    if len(tied) > 1:
        key = k.BRING_IN_BY if by_suit else k.BRING_IN_TIE
        name = "lowest_of_suit" if by_suit else f"tie.{house[k.BRING_IN_TIE].value}"
        told = {} if by_suit or house[k.BRING_IN_TIE] is v.BringInTie.FIRST_DEALT else _by_suit(tied)
        fact = Fact(f"bring_in.{name}", {"card": lowest, "seat": low.number, **told})
        reasons.append(_narrowed(key, fact, tied, [low]))
    return tuple(reasons)


def _by_suit(tied: list[Seat]) -> dict[str, object]:
    """What is compared by suit: the door cards of these seats, and whose each is."""
    return {"cards": tuple(seat.door for seat in tied), "holders": tuple(seat.number for seat in tied)}


def _tie_order(table: Table, house: House) -> _Order:
    match house[k.BRING_IN_TIE]:
        case v.BringInTie.SUIT_LOW:
            return _suit
        case v.BringInTie.SUIT_HIGH:
            return lambda card: -card.suit
        case v.BringInTie.FIRST_DEALT:
            dealt = {seat.door: at for at, seat in enumerate(table.seats)}
            return lambda card: dealt[card]


def _narrowed(key: k.Key[Any], fact: Fact, before: list[Seat], after: list[Seat]) -> Reason:
    kept = tuple(seat.number for seat in after)
    out = tuple(seat.number for seat in before if seat.number not in kept)
    return Reason(RULING, key, fact, kept, out, tuple(seat.door for seat in after if seat.door is not None))


def _folded_away(table: Table) -> tuple[int, ...]:
    folded: list[int] = []
    for action in table.rounds[0]:
        if not isinstance(action, ev.Folded):
            break
        folded.append(action.seat)
    return tuple(folded)


@remembered
def _posting(start: Table, house: House, folded: tuple[int, ...]) -> Ruling[BringIn | None]:
    started = _starter(start, house, folded)
    if started.answer is None:
        return Ruling(None, started.why)
    (seat, passed), stakes = started.answer, start.stakes
    post = min(stakes.bring_in, seat.stack)
    most = stakes.big if start.structure is _SPREAD else stakes.small
    opens = min(most, seat.stack) if house[k.BRING_IN_MAY_OPEN] else post
    answer = BringIn(seat.number, post, opens if opens > post else None, passed)
    return Ruling(answer, partial(_why_so_much, started, answer, stakes, house, most))


def _why_so_much(started: _Starter, answer: BringIn, stakes: Stakes, house: House, most: int) -> Because:
    """Why this player brings it in, why for so much, and for what he may open: where he has it, for `most`."""
    seats = (answer.seat,)
    reasons = [*started.because, Reason(RULING, k.BRING_IN_SIZE, _amount(stakes, house, answer.post), seats)]
    if answer.open is not None:
        name = "bring_in.may_open" if answer.open == most else "bring_in.may_open.all_in"
        reasons.append(Reason(RULING, k.BRING_IN_MAY_OPEN, Fact(name, {"amount": Chips(answer.open)}), seats))
    elif not house[k.BRING_IN_MAY_OPEN]:
        reasons.append(Reason(RULING, k.BRING_IN_MAY_OPEN, Fact("bring_in.may_not_open"), seats))
    return tuple(reasons)


_SHARES = {Fraction(1, 2): "half", Fraction(1, 5): "fifth"}


def _amount(stakes: Stakes, house: House, post: int) -> Fact:
    """What is posted, and where the house's share of the small bet gives it, which share that is."""
    if post < stakes.bring_in:
        return Fact("bring_in.amount.short", {"amount": Chips(post), "bring_in": Chips(stakes.bring_in)})
    share = Fraction(stakes.bring_in, stakes.small)
    if share in _SHARES and share in house[k.BRING_IN_SIZE].fractions:
        return Fact(f"bring_in.amount.{_SHARES[share]}", {"amount": Chips(post), "small": Chips(stakes.small)})
    return Fact("bring_in.amount.full", {"amount": Chips(post)})
