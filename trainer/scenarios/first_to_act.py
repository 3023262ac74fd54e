"""Deals for who acts first from fourth to sixth street, where the boards alone decide."""

import random
from collections.abc import Callable, Sequence

from trainer.cards import DECK, Card, Rank, Suit
from trainer.hands import Category, HandValue, board_value
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.scenarios.bring_in import needs_other
from trainer.scenarios.stage import Builder, Scenario, usual_table
from trainer.scenarios.streets import Board, Pack, deal_street, in_any_order, left_on, seated
from trainer.skills import Skill
from trainer.table import Street

FOURTH_TO_SIXTH = (Street.FOURTH, Street.FOURTH, Street.FIFTH, Street.SIXTH)
LOW, HIGH = range(2, 9), range(9, 15)


def high_card(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """No pair in sight; the highest card is not among those just dealt."""
    table, street = usual_table(rng, house), rng.choice(FOURTH_TO_SIXTH)

    def fits(boards: Sequence[Board]) -> bool:
        best = _best(boards)
        tops = [max(board).rank for board in boards]
        last = max(board[-1] for board in boards)
        return best.category is Category.HIGH_CARD and tops.count(max(tops)) == 1 and last.rank < max(tops)

    boards = _drawn(rng, left_on(rng, street, table), street, fits)
    return deal_street(skill, house, rng, table, seated(rng, table, boards), street)


def kicker(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two or three boards with the same highest card; the next card decides, or the one after."""
    table, street = usual_table(rng, house), rng.choice(FOURTH_TO_SIXTH)
    length, players, pack = street - 2, left_on(rng, street, table), Pack(rng)
    top = rng.choice(HIGH)
    same = [top] if length == 2 or rng.random() < 0.6 else [top, rng.randint(6, top - 1)]
    equal = rng.choice((2, 2, min(3, players)))
    kickers = rng.sample(range(2, same[-1]), equal)
    boards: list[Board] = []
    for rank in kickers:
        held = [*(card for each in same for card in pack.of(each)), *pack.of(rank)]
        boards.append(in_any_order(rng, [*held, *pack.unpaired(length - len(held), range(2, rank))]))
    while len(boards) < players:
        boards.append(pack.unpaired(length, range(2, top)))
    if any(len(board) < length for board in boards):
        return None
    best = max(boards, key=board_value)
    suits_mislead = max(boards, key=max) is not best
    in_front = seated(rng, table, boards)
    first = next(in_front[seat.number] for seat in table.seats if in_front.get(seat.number) in boards[:equal])
    if not suits_mislead and (house[k.OPENER_TIE] is v.OpenerTie.SUIT or first is best):
        return None
    return deal_street(skill, house, rng, table, in_front, street)


def pair_over_high(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A small pair against an ace with a high card."""
    table, street = usual_table(rng, house), rng.choice(FOURTH_TO_SIXTH)
    length, players, pack = street - 2, left_on(rng, street, table), Pack(rng)
    pair = rng.choice(LOW)
    boards = [
        [*pack.of(pair, 2), *pack.unpaired(length - 2, _apart(pair, 13))],
        [*pack.of(14), *pack.of(rng.choice((13, 13, 12, 11))), *pack.unpaired(length - 2, range(2, 11))],
    ]
    while len(boards) < players:
        boards.append(pack.unpaired(length, range(2, 15)))
    return deal_street(skill, house, rng, table, seated(rng, table, _shuffled_each(rng, boards)), street)


def two_pair_trips_quads(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Trips against a high pair on fifth; trips, two pair and quads against each other on sixth."""
    street = rng.choice((Street.FIFTH, Street.SIXTH, Street.SIXTH, Street.SIXTH))
    table, pack = usual_table(rng, house), Pack(rng)
    players = left_on(rng, street, table)
    low, mid = rng.choice(range(2, 6)), rng.choice(range(6, 9))
    high, higher = sorted(rng.sample(range(10, 15), 2))
    if street is Street.FIFTH:
        groups = rng.choice(([{low: 3}, {higher: 2, high: 1}], [{mid: 3}, {high: 2, higher: 1}]))
    else:
        groups = rng.choice(
            (
                [{low: 3, mid: 1}, {higher: 2, high: 2}],
                [{mid: 3, low: 1}, {higher: 2, high: 2}],
                [{low: 3, mid: 1}, {high: 2, 9: 2}, {higher: 2}],
                [{mid: 3}, {high: 2, low: 2}, {higher: 1, 9: 1}],
                [{mid: 3, low: 1}, {high: 2, higher: 1, 9: 1}],
                [{mid: 2, low: 2}, {higher: 2, high: 1, 9: 1}],
                [{higher: 2, low: 2}, {high: 2, 9: 2}],
                [{low: 4}, {high: 2, higher: 2}],
            )
        )
    boards = [[card for rank, count in group.items() for card in pack.of(rank, count)] for group in groups]
    for board in boards:
        board.extend(pack.unpaired(street - 2 - len(board), range(6, 9)))
    while len(boards) < players:
        boards.append(pack.unpaired(street - 2, range(2, 15)))
    return deal_street(skill, house, rng, table, seated(rng, table, _shuffled_each(rng, boards)), street)


def exposed_flush_straight(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """All upcards of a board are in one suit or in sequence, but another board has a pair, or a higher card."""
    needs_other(house, k.OPENER_STRAIGHTS_FLUSHES, v.OpenerStraightsFlushes.COUNTED)
    street = rng.choice((Street.FIFTH, Street.SIXTH))
    length, table, pack = street - 2, usual_table(rng, house), Pack(rng)
    players = left_on(rng, street, table)
    if rng.random() < 0.5:
        pattern = pack.suited(rng.choice(list(Suit)), length)
    else:
        bottom = rng.randint(2, 13 - length)
        pattern = [card for rank in range(bottom, bottom + length) for card in pack.of(rank)]
    top = max(card.rank for card in pattern)
    if rng.random() < 0.7 or top > 12:
        pair = rng.choice(range(2, 13))
        below, better = range(2, 15), [*pack.of(pair, 2), *pack.unpaired(length - 2, _apart(pair))]
    else:
        higher = rng.choice(range(top + 1, 15))
        below, better = range(2, higher), [*pack.of(higher), *pack.unpaired(length - 1, range(2, higher))]
    boards = [pattern, better]
    while len(boards) < players:
        boards.append(pack.unpaired(length, below))
    if any(len(board) < length for board in boards):
        return None
    return deal_street(skill, house, rng, table, seated(rng, table, _shuffled_each(rng, boards)), street)


def equal_boards(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two or three boards of the same ranks, mostly on fourth street; the bring-in has folded."""
    street = rng.choice((Street.FOURTH, Street.FOURTH, Street.FOURTH, Street.FIFTH, Street.SIXTH))
    length, table, pack = street - 2, usual_table(rng, house), Pack(rng)
    bring_in = pack.take(Card(Rank.TWO, Suit.CLUBS))
    paired = rng.random() < 0.2
    top = rng.choice(range(3, 15) if paired else range(9, 15))
    ranks = [top, *([top] if paired else []), *(card.rank for card in pack.unpaired(length, range(3, top)))][:length]
    if len(ranks) < length:
        return None
    equal = 2 if paired or rng.random() < 0.7 else 3
    boards = [[card for rank in ranks for card in pack.of(rank)] for _ in range(equal)]
    below = _apart(top) if paired else range(3, top)
    more = min(left_on(rng, street, table), len(table.seats) - 1) - equal
    others = [pack.unpaired(length, below) for _ in range(more)]
    numbers = [seat.number for seat in table.seats]
    by_position = house[k.OPENER_TIE] is v.OpenerTie.POSITION
    # Whoever can be right is so equally often; drawn without this, the low seat numbers would mostly be.
    place = rng.randrange(len(numbers) - (equal - 1 if by_position else 0))
    right = numbers[place]
    boards.sort(key=max, reverse=True)
    while True:
        tied = [right, *rng.sample(numbers[place + 1 :] if by_position else sorted({*numbers} - {right}), equal - 1)]
        low = rng.choice([number for number in numbers if number not in tied])
        if by_position:
            rng.shuffle(boards)
        misled = {tied[boards.index(max(boards, key=max))], min(tied), _first_after(low, tied)}
        if misled != {right}:
            break
    free = rng.sample([number for number in numbers if number not in (*tied, low)], len(others))
    in_front = dict(zip((*tied, *free), _shuffled_each(rng, [*boards, *others]), strict=True))
    return deal_street(skill, house, rng, table, {**in_front, low: [bring_in]}, street, {low: Street.THIRD})


def _first_after(number: int, seats: Sequence[int]) -> int:
    return min(seats, key=lambda seat: (seat - number) % 8)


def hilo_best_low(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """High/low, and somebody shows a strong low."""
    needs_other(house, k.OPENER_BY, v.OpenerBy.LOW_BOARD)
    table, street = usual_table(rng, house, game=v.Game.HILO), rng.choice(FOURTH_TO_SIXTH)
    length, players, pack = street - 2, left_on(rng, street, table), Pack(rng)
    aces = rng.random() < 0.4
    low = pack.unpaired(length, (14, 2, 3, 4, 5) if aces else range(2, 8))
    pair = rng.choice(range(3, 14))
    better = (
        [*pack.of(pair, 2), *pack.unpaired(length - 2, range(8, 14))]
        if aces or rng.random() < 0.5
        else [*pack.of(rng.choice((13, 14))), *pack.unpaired(length - 1, range(8, 13))]
    )
    boards = [low, better]
    while len(boards) < players:
        boards.append(pack.unpaired(length, range(7, 14)))
    return deal_street(skill, house, rng, table, seated(rng, table, _shuffled_each(rng, boards)), street)


def _drawn(
    rng: random.Random, players: int, street: Street, fits: Callable[[Sequence[Board]], bool]
) -> Sequence[Board]:
    """Boards as they come, drawn again until they fit."""
    length = street - 2
    while True:
        cards = rng.sample(DECK, players * length)
        boards = [cards[at : at + length] for at in range(0, len(cards), length)]
        if fits(boards):
            return boards


def _apart(rank: int, end: int = 15) -> list[int]:
    """Every rank below `end` but this one."""
    return [each for each in range(2, end) if each != rank]


def _best(boards: Sequence[Board]) -> HandValue:
    return max(board_value(board) for board in boards)


def _shuffled_each(rng: random.Random, boards: Sequence[Board]) -> list[Board]:
    return [in_any_order(rng, board) for board in boards]


BUILDERS: dict[str, Builder] = {
    "first_to_act.high_card": high_card,
    "first_to_act.kicker": kicker,
    "first_to_act.pair_over_high": pair_over_high,
    "first_to_act.two_pair_trips_quads": two_pair_trips_quads,
    "first_to_act.exposed_flush_straight": exposed_flush_straight,
    "first_to_act.equal_boards": equal_boards,
    "first_to_act.hilo_best_low": hilo_best_low,
}
