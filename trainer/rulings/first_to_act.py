"""Who acts first on a street: the bring-in on third, from fourth on the board that the house puts first."""

from collections.abc import Sequence
from typing import Any

from trainer.cards import Card, Rank
from trainer.hands import Category, HandValue, board_value
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.bring_in import bring_in
from trainer.table import Seat, Street, Table

RULING = "first_to_act"

Board = tuple[Card, ...]
Narrowing = tuple[list[Seat], list[Reason]]


def opener(table: Table, house: House) -> Ruling[int | None]:
    """The seat that acts first on the street now dealt, or acted first if it has begun; None where fewer than two
    players have chips."""
    if table.street is Street.THIRD:
        ruling = bring_in(table, house)
        return Ruling(ruling.answer.seat if ruling.answer else None, ruling.because)
    return _opens(table.street_start(), house, table.community is not None)


def river_opener(table: Table, house: House, *, community: bool) -> Ruling[int | None]:
    """The seat that will act first on seventh street, asked when sixth street has closed.

    None where fewer than two players have chips, or while the card that decides it has not been dealt.
    """
    if table.street is Street.SEVENTH:
        return opener(table, house)
    undealt = house[k.RIVER_OPENER] is v.RiverOpener.WITH_COMMUNITY if community else house[k.RIVER_FACE] is v.Face.UP
    if undealt:
        key = k.RIVER_OPENER if community else k.RIVER_FACE
        return Ruling(None, (Reason(RULING, key, Fact("opener.card_to_come")),))
    return _opens(table, house, community)


def best_board(table: Table, house: House) -> Ruling[int]:
    """The seat whose board is best of the hands not folded, chips or no chips."""
    narrowed, reasons = _best(list(table.hands), {seat.number: seat.board for seat in table.hands}, house)
    return Ruling(narrowed[0].number, tuple(reasons))


def _opens(table: Table, house: House, community: bool) -> Ruling[int | None]:
    if sum(1 for seat in table.live if seat.stack) < 2:
        return Ruling(None, (Reason(RULING, k.OPENER_ALL_IN, Fact("opener.nobody_to_bet")),))
    live = list(table.live)
    boards: dict[int, Board] = {seat.number: seat.board for seat in live}
    reasons: list[Reason] = []
    if community:
        rule = house[k.RIVER_OPENER]
        first = _opened_sixth(table) if rule is v.RiverOpener.SIXTH_OPENER else None
        name = "opener.river.sixth_opener_folded" if _sixth_gone(rule, first) else f"opener.river.{rule.value}"
        shared = table.community.card if table.community else None
        reasons.append(
            Reason(
                RULING,
                k.RIVER_OPENER,
                Fact(name, {"seat": first.number} if first else {}),
                (first.number,) if first else (),
                cards=(shared,) if shared and rule is v.RiverOpener.WITH_COMMUNITY else (),
            )
        )
        if first is not None:
            return _with_chips(table, [first], reasons)
        if rule is v.RiverOpener.WITH_COMMUNITY and shared is not None:
            boards = {number: (*board, shared) for number, board in boards.items()}
    elif table.street is Street.SEVENTH and house[k.RIVER_FACE] is v.Face.DOWN:
        reasons.append(Reason(RULING, k.RIVER_FACE, Fact("opener.river_down")))
    if house[k.OPENER_ALL_IN] is v.OpenerAllIn.NEXT_BEST:
        skipped = tuple(seat.number for seat in live if not seat.stack)
        live = [seat for seat in live if seat.stack]
        if skipped:
            reasons.append(Reason(RULING, k.OPENER_ALL_IN, Fact("opener.all_in.next_best", {"seats": skipped})))
    narrowed, steps = _best(live, boards, house)
    return _with_chips(table, narrowed, [*reasons, *steps])


def _opened_sixth(table: Table) -> Seat | None:
    sixth = table.rounds[Street.SIXTH - Street.THIRD]
    if not sixth:
        return None
    first = table.seat(sixth[0].seat)
    return first if first.live else None


def _sixth_gone(rule: v.RiverOpener, first: Seat | None) -> bool:
    return rule is v.RiverOpener.SIXTH_OPENER and first is None


def _with_chips(table: Table, narrowed: list[Seat], reasons: list[Reason]) -> Ruling[int | None]:
    best = narrowed[0]
    if best.stack:
        return Ruling(best.number, tuple(reasons))
    following = next(seat for seat in table.clockwise_after(best.number) if seat.live and seat.stack)
    fact = Fact("opener.all_in.next_clockwise", {"best": best.number, "seat": following.number})
    passed = Reason(RULING, k.OPENER_ALL_IN, fact, (following.number,), (best.number,))
    return Ruling(following.number, (*reasons, passed))


def _best(live: list[Seat], boards: dict[int, Board], house: House) -> Narrowing:
    """The seat that opens, and how it was found; `live` is in order clockwise from the dealer."""
    by = house[k.OPENER_BY]
    if by is v.OpenerBy.PREVIOUS_STREET:
        boards = {number: board[:-1] for number, board in boards.items()}
    if by is v.OpenerBy.LAST_CARD:
        boards = {number: board[-1:] for number, board in boards.items()}
    counted = house[k.OPENER_STRAIGHTS_FLUSHES] is v.OpenerStraightsFlushes.COUNTED
    shown = {number: board_value(board, straights_flushes=counted) for number, board in boards.items()}
    reasons = _ignored_patterns(live, boards, shown, counted)
    lows = by is v.OpenerBy.LOW_BOARD
    keys = {number: _low_key(value) if lows else (value.category, *value.ranks) for number, value in shown.items()}

    remaining = live
    for place in range(max(len(key) for key in keys.values())):
        if len(remaining) == 1:
            break
        best = max(_at(keys[seat.number], place) for seat in remaining)
        kept = [seat for seat in remaining if _at(keys[seat.number], place) == best]
        if len(kept) < len(remaining) or (place == 0 and shown[kept[0].number].category > Category.HIGH_CARD):
            value = shown[kept[0].number]
            reasons.append(_narrowed(k.OPENER_BY, _step(by, place, value), remaining, kept, boards))
        remaining = kept
    if len(remaining) > 1:
        remaining, tie = _break_tie(remaining, boards, house)
        reasons.append(tie)
    if not any(reason.clause is k.OPENER_BY for reason in reasons):
        fact = Fact(f"opener.by.{by.value}")
        reasons.insert(0, Reason(RULING, k.OPENER_BY, fact, tuple(seat.number for seat in remaining)))
    return remaining, reasons


def _at(key: tuple[int, ...], place: int) -> int:
    return key[place] if place < len(key) else 0


def _low_key(value: HandValue) -> tuple[int, ...]:
    low_first = sorted((1 if rank is Rank.ACE else rank for rank in value.ranks), reverse=True)
    return (-value.category, *(-rank for rank in low_first))


def _step(by: v.OpenerBy, place: int, value: HandValue) -> Fact:
    if by is v.OpenerBy.LOW_BOARD:
        return Fact("opener.by.low_board")
    if place == 0:
        return Fact(f"opener.category.{by.value}", {"category": value.category, "rank": value.ranks[0]})
    rank = value.ranks[place - 1]
    name = "opener.rank" if place == 1 else "opener.next_rank"
    return Fact(f"{name}.{by.value}", {"rank": rank, "category": value.category})


def _narrowed(
    key: k.Key[Any], fact: Fact, before: Sequence[Seat], after: Sequence[Seat], boards: dict[int, Board]
) -> Reason:
    kept = tuple(seat.number for seat in after)
    out = tuple(seat.number for seat in before if seat.number not in kept)
    return Reason(RULING, key, fact, kept, out, tuple(card for number in kept for card in boards[number]))


def _ignored_patterns(
    live: list[Seat], boards: dict[int, Board], shown: dict[int, HandValue], counted: bool
) -> list[Reason]:
    """Straights and flushes on a board, said only where somebody could see one."""
    seen = [
        seat.number
        for seat in live
        if board_value(boards[seat.number], straights_flushes=True).category
        in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
    ]
    if not seen:
        return []
    fact = Fact("opener.patterns.counted" if counted else "opener.patterns.ignored", {"seats": tuple(seen)})
    cards = tuple(card for number in seen for card in boards[number])
    return [Reason(RULING, k.OPENER_STRAIGHTS_FLUSHES, fact, cards=cards)]


def _break_tie(tied: list[Seat], boards: dict[int, Board], house: House) -> tuple[list[Seat], Reason]:
    if house[k.OPENER_TIE] is v.OpenerTie.SUIT:
        top = {seat.number: max(boards[seat.number]) for seat in tied}
        first = max(tied, key=lambda seat: top[seat.number])
        fact = Fact("opener.tie.suit", {"card": top[first.number], "seat": first.number})
        cards: Board = tuple(top.values())
    else:
        first = tied[0]
        fact = Fact("opener.tie.position", {"seat": first.number})
        cards = ()
    out = tuple(seat.number for seat in tied if seat is not first)
    return [first], Reason(RULING, k.OPENER_TIE, fact, (first.number,), out, cards)
