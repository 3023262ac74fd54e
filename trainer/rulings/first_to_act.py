"""Who acts first on a street: the bring-in on third, from fourth on the board that the house puts first."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from trainer.cards import Card, Rank
from trainer.hands import Category, HandValue, board_pattern, board_value
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Because, Fact, Reason, Ruling
from trainer.remembered import remembered
from trainer.rulings.bring_in import starter
from trainer.table import SEVENTH, SIXTH, THIRD, Seat, Street, Table

RULING = "first_to_act"

Board = tuple[Card, ...]

_PREVIOUS_STREET, _LAST_CARD = v.OpenerBy.PREVIOUS_STREET, v.OpenerBy.LAST_CARD
_LOW_BOARD = v.OpenerBy.LOW_BOARD
_COUNTED = v.OpenerStraightsFlushes.COUNTED
_NEXT_BEST = v.OpenerAllIn.NEXT_BEST
_DOWN = v.Face.DOWN


def opener(table: Table, house: House) -> Ruling[int | None]:
    """The seat that acts first on the street now dealt, or acted first if it has begun.

    None where fewer than two players have chips, or while a card that decides it is to come or unknown.
    """
    ruling = _opened(table.street_start(), house)
    if ruling.answer is None and table.actions:
        # A board is not known any more, as where the muck has gone back into the stub; who acted first still is.
        first, fact = table.actions[0].seat, Fact(f"opener.by.{house[k.OPENER_BY].value}")
        return Ruling(first, (Reason(RULING, k.OPENER_BY, fact, (first,)),))
    return ruling


@remembered
def _opened(start: Table, house: House) -> Ruling[int | None]:
    """Who opens the street that begins so."""
    street, community = start.street, start.community is not None
    if street is THIRD:
        return starter(start, house)
    river_down = street is SEVENTH and house[k.RIVER_FACE] is _DOWN
    if not (community or river_down) and any(len(seat.cards) < street for seat in start.live):
        key: k.Key[Any] = k.RIVER_FACE if street is SEVENTH else k.OPENER_BY
        return Ruling(None, (Reason(RULING, key, Fact("opener.card_to_come")),))
    return _opens(start, house, street, community)


def river_opener(table: Table, house: House, *, community: bool) -> Ruling[int | None]:
    """The seat that will act first on seventh street, asked when sixth street has closed.

    None where fewer than two players have chips, or while the card that decides it has not been dealt.
    """
    if table.street is SEVENTH:
        return opener(table, house)
    if not community and house[k.RIVER_FACE] is v.Face.UP and len(table.able) > 1:
        return Ruling(None, (Reason(RULING, k.RIVER_FACE, Fact("opener.card_to_come")),))
    return _opens(table, house, SEVENTH, community)


def best_board(table: Table, house: House) -> Ruling[int]:
    """The seat whose board is best of the hands not folded, chips or no chips.

    Once seventh street is dealt a community card counts, where the house counts it for who acts first.
    """
    shared = _community_for_boards(table, house)
    boards = {seat.number: seat.board if shared is None else (*seat.board, shared) for seat in table.hands}
    ranking = _ranked(table.hands, boards, house, table.street)
    return Ruling(ranking.first.number, partial(_steps, ranking, house))


def _opens(table: Table, house: House, street: Street, community: bool) -> Ruling[int | None]:
    live = table.live
    able = [seat for seat in live if seat.stack]
    if len(able) < 2:
        return Ruling(None, (Reason(RULING, k.OPENER_ALL_IN, Fact("opener.nobody_to_bet")),))
    boards: dict[int, Board] = {seat.number: seat.board for seat in live}
    if min(map(len, boards.values())) < min(table.street, SIXTH) - 2:
        return Ruling(None, (Reason(RULING, k.OPENER_BY, Fact("opener.card_to_come")),))
    reasons: list[Reason] = []
    if community:
        rule, face_up = house[k.RIVER_OPENER], house[k.RIVER_COMMUNITY_FACE] is v.Face.UP
        if rule is v.RiverOpener.SIXTH_OPENER:
            first = _opened_sixth(table)
            gone = first is None
            fact = Fact("opener.river.sixth_opener_folded" if gone else "opener.river.sixth_opener", _seat_fact(first))
            reasons.append(Reason(RULING, k.RIVER_OPENER, fact, () if first is None else (first.number,)))
            if first is not None and (first.stack or house[k.OPENER_ALL_IN] is v.OpenerAllIn.NEXT_CLOCKWISE):
                return Ruling(_with_chips(table, first).number, (*reasons, *_passed_on(table, first)))
        elif rule is v.RiverOpener.WITH_COMMUNITY and face_up:
            shared = _community_for_boards(table, house)
            if shared is None:
                return Ruling(None, (Reason(RULING, k.RIVER_OPENER, Fact("opener.card_to_come")),))
            reasons.append(Reason(RULING, k.RIVER_OPENER, Fact("opener.river.with_community"), cards=(shared,)))
            boards = {number: (*board, shared) for number, board in boards.items()}
        elif rule is v.RiverOpener.WITH_COMMUNITY:
            reasons.append(Reason(RULING, k.RIVER_COMMUNITY_FACE, Fact("opener.river.community_down")))
        else:
            reasons.append(Reason(RULING, k.RIVER_OPENER, Fact("opener.river.boards")))
    elif street is SEVENTH and house[k.RIVER_FACE] is _DOWN:
        reasons.append(Reason(RULING, k.RIVER_FACE, Fact("opener.river_down")))
    compared: Sequence[Seat] = live
    if len(able) < len(live) and house[k.OPENER_ALL_IN] is _NEXT_BEST:
        compared = able
        skipped = tuple(seat.number for seat in live if not seat.stack)
        reasons.append(Reason(RULING, k.OPENER_ALL_IN, Fact("opener.all_in.next_best", {"seats": skipped})))
    ranking = _ranked(compared, boards, house, street)
    first = _with_chips(table, ranking.first)
    return Ruling(first.number, partial(_because, table, house, street, reasons, ranking))


def _because(table: Table, house: House, street: Street, reasons: list[Reason], ranking: "_Ranking") -> Because:
    """The `reasons` for comparing these boards, those that put the first before the others, and who acts in his place
    where he is all-in."""
    best = ranking.first
    folded = _folded(table, best, street) if house[k.OPENER_BY] is v.OpenerBy.BOARD else []
    return (*reasons, *folded, *_steps(ranking, house), *_passed_on(table, best))


def _folded(table: Table, best: Seat, street: Street) -> list[Reason]:
    """Boards folded on the street before that would be better, said only where there are any."""
    gone = [seat for seat in table.seats if seat.folded and len(seat.board) == street - THIRD]
    if not gone:
        return []
    worth = board_value(best.board)
    seats = tuple(seat.number for seat in gone if board_value(seat.board) > worth)
    return [Reason(RULING, k.OPENER_BY, Fact("opener.folded", {"seats": seats}))] if seats else []


def _seat_fact(seat: Seat | None) -> dict[str, int]:
    return {} if seat is None else {"seat": seat.number}


def _community_for_boards(table: Table, house: House) -> Card | None:
    """The community card where it counts for who has the best board, and is there to be seen."""
    shared = table.community
    if shared is None or shared.face is v.Face.DOWN or house[k.RIVER_OPENER] is not v.RiverOpener.WITH_COMMUNITY:
        return None
    return shared.card


def _opened_sixth(table: Table) -> Seat | None:
    sixth = table.rounds[SIXTH - THIRD]
    if not sixth:
        return None
    first = table.seat(sixth[0].seat)
    return first if first.live else None


def _with_chips(table: Table, best: Seat) -> Seat:
    """The player who acts where `best` would: himself, or the next one who has chips."""
    if best.stack:
        return best
    return next(seat for seat in table.clockwise_after(best.number) if seat.live and seat.stack)


def _passed_on(table: Table, best: Seat) -> Because:
    """That another player acts in place of `best`, where one does."""
    first = _with_chips(table, best)
    if first is best:
        return ()
    fact = Fact("opener.all_in.next_clockwise", {"best": best.number, "seat": first.number})
    return (Reason(RULING, k.OPENER_ALL_IN, fact, (first.number,), (best.number,)),)


class _Ranking(msgspec.Struct, frozen=True):
    """The boards of the `live` seats, clockwise from the dealer, by what each is worth: the highest key is best.

    Of those whose keys are equal the house's rule for ties puts one `first`.
    """

    live: Sequence[Seat]
    boards: dict[int, Board]
    worth: dict[int, HandValue]
    keys: dict[int, tuple[int, ...]]
    tied: list[Seat]
    first: Seat


def _ranked(live: Sequence[Seat], boards: dict[int, Board], house: House, street: Street) -> _Ranking:
    """What the boards are worth for who opens `street`."""
    by = house[k.OPENER_BY]
    if by is _PREVIOUS_STREET:
        boards = {number: board[: max(1, street - THIRD)] for number, board in boards.items()}
    if by is _LAST_CARD:
        boards = {number: board[-1:] for number, board in boards.items()}
    counted = house[k.OPENER_STRAIGHTS_FLUSHES] is _COUNTED
    key = _low_key if by is _LOW_BOARD else _high_key
    worth: dict[int, HandValue] = {}
    keys: dict[int, tuple[int, ...]] = {}
    for seat in live:
        value = worth[seat.number] = board_value(boards[seat.number], straights_flushes=counted)
        keys[seat.number] = key(value)
    best = max(keys.values())
    tied = [seat for seat in live if keys[seat.number] == best]
    return _Ranking(live, boards, worth, keys, tied, _tie_winner(tied, boards, house))


def _steps(ranking: _Ranking, house: House) -> Because:
    """How the first is found, one place of the boards' worth after the other."""
    live, boards, worth, keys = ranking.live, ranking.boards, ranking.worth, ranking.keys
    by = house[k.OPENER_BY]
    counted = house[k.OPENER_STRAIGHTS_FLUSHES] is _COUNTED
    reasons = [] if counted else _patterns(live, boards, counted)
    remaining, said = live, False
    for place, best in enumerate(max(keys.values())):
        if len(remaining) == 1:
            break
        kept = [seat for seat in remaining if keys[seat.number][place] == best]
        value = worth[kept[0].number]
        # What the best board is worth is said even where that tells nobody apart.
        first = place == (1 if value.category is Category.HIGH_CARD else 0) and not said
        if len(kept) < len(remaining) or first:
            said = True
            cards = {seat.number: boards[seat.number] for seat in kept}
            if by is not v.OpenerBy.LOW_BOARD:
                cards = {each: _of_ranks(board, _deciding(worth[each], place)) for each, board in cards.items()}
            alike = len({keys[seat.number][1] for seat in kept}) == 1
            reasons.append(_narrowed(k.OPENER_BY, _step(by, place, value, alike), remaining, kept, cards))
        remaining = kept
    if counted:
        reasons.extend(_patterns(live, boards, counted))
    if len(remaining) > 1:
        reasons.append(_tie_broken(ranking, house))
    if not any(reason.clause is k.OPENER_BY for reason in reasons):
        fact = Fact(f"opener.by.{by.value}")
        reasons.insert(0, Reason(RULING, k.OPENER_BY, fact, (ranking.first.number,)))
    return tuple(reasons)


_IN_GROUPS = {Category.PAIR: 1, Category.TWO_PAIR: 2, Category.TRIPS: 1, Category.FULL_HOUSE: 1, Category.QUADS: 1}
"""How many of the ranks that decide come before the kickers."""


def _deciding(value: HandValue, place: int) -> tuple[Rank, ...]:
    """The ranks that are compared at one place of a board's worth: those of its pairs, trips or quads, then each."""
    return value.ranks[place - 1 : place] if place else value.ranks[: _IN_GROUPS.get(value.category, 0)]


def _of_ranks(board: Board, ranks: tuple[Rank, ...]) -> Board:
    """The cards of a board that have one of these ranks, or the whole board."""
    return tuple(card for card in board if card.rank in ranks) or board


def _high_key(value: HandValue) -> tuple[int, ...]:
    # A shorter board, or one with fewer ranks to compare, has nothing at the places after its last.
    return (value.category, *value.ranks, 0, 0, 0, 0, 0)


def _low_key(value: HandValue) -> tuple[int, ...]:
    ranks = [1 if rank is Rank.ACE else int(rank) for rank in value.ranks]
    groups = _IN_GROUPS.get(value.category, 0)
    high_first = (*sorted(ranks[:groups], reverse=True), *sorted(ranks[groups:], reverse=True))
    return (-value.category, *(-rank for rank in high_first), 0, 0, 0, 0, 0)


def _step(by: v.OpenerBy, place: int, value: HandValue, alike: bool) -> Fact:
    """What decided at one place of the boards' worth: their kind, then rank by rank; `alike` says that those still in
    question have the first rank in common."""
    if by is v.OpenerBy.LOW_BOARD:
        return Fact("opener.by.low_board")
    if place == 0 and not alike:
        return Fact(f"opener.category.{by.value}", {"category": value.category})
    if place < 2:
        return Fact(f"opener.rank.{by.value}", {"category": value.category, "rank": value.ranks[0]})
    next_one = "second_pair" if value.category is Category.TWO_PAIR and place == 2 else "next_rank"
    return Fact(f"opener.{next_one}.{by.value}", {"rank": value.ranks[place - 1]})


def _narrowed(
    key: k.Key[Any], fact: Fact, before: Sequence[Seat], after: Sequence[Seat], boards: dict[int, Board]
) -> Reason:
    kept = tuple(seat.number for seat in after)
    out = tuple(seat.number for seat in before if seat.number not in kept)
    return Reason(RULING, key, fact, kept, out, tuple(card for number in kept for card in boards[number]))


def _patterns(live: Sequence[Seat], boards: dict[int, Board], counted: bool) -> list[Reason]:
    """Straights and flushes on a board, said only where somebody could see one."""
    seen = [seat.number for seat in live if board_pattern(boards[seat.number])]
    if not seen:
        return []
    fact = Fact("opener.patterns.counted" if counted else "opener.patterns.ignored", {"seats": tuple(seen)})
    cards = tuple(card for number in seen for card in boards[number])
    return [Reason(RULING, k.OPENER_STRAIGHTS_FLUSHES, fact, cards=cards)]


def _tie_winner(tied: list[Seat], boards: dict[int, Board], house: House) -> Seat:
    """Who is first of those whose boards are worth the same."""
    if len(tied) > 1 and house[k.OPENER_TIE] is v.OpenerTie.SUIT:
        top = _top_cards(tied, boards)
        return max(tied, key=lambda seat: top[seat.number])
    return tied[0]


def _top_cards(tied: list[Seat], boards: dict[int, Board]) -> dict[int, Card]:
    """The highest card of each board."""
    return {number: max(cards) for number, cards in _own_cards(tied, boards).items()}


def _own_cards(tied: list[Seat], boards: dict[int, Board]) -> dict[int, Board]:
    """What tells the boards apart: a community card is the same on every one of them, and is left out."""
    same = set.intersection(*(set(boards[seat.number]) for seat in tied))
    own = {seat.number: tuple([card for card in boards[seat.number] if card not in same]) for seat in tied}
    return {number: cards or boards[number] for number, cards in own.items()}


def _tie_broken(ranking: _Ranking, house: House) -> Reason:
    first, fact, cards = ranking.first, Fact("opener.tie.position", {"seat": ranking.first.number}), Board()
    if house[k.OPENER_TIE] is v.OpenerTie.SUIT:
        top = _top_cards(ranking.tied, ranking.boards)
        best, cards = top[first.number], tuple(top.values())
        fact = Fact("opener.tie.suit", {"card": best, "seat": first.number, **_holding(ranking, best.rank)})
    out = tuple(seat.number for seat in ranking.tied if seat is not first)
    return Reason(RULING, k.OPENER_TIE, fact, (first.number,), out, cards)


def _holding(ranking: _Ranking, rank: Rank) -> dict[str, object]:
    """The cards of this rank by which the boards that tie are told apart, and whose each is."""
    own = _own_cards(ranking.tied, ranking.boards)
    held = [(card, number) for number, cards in own.items() for card in cards if card.rank is rank]
    return {"cards": tuple(card for card, _ in held), "holders": tuple(number for _, number in held)}
