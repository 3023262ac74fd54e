"""Deals in which the dealer has something to call before the first act of a street: the low card, or a board."""

import random
from collections.abc import Sequence

from trainer.cards import DECK, Card, Rank, Suit
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.questions import Asks, Question
from trainer.rulings.calls import Call
from trainer.rulings.turn import to_act
from trainer.scenarios import bring_in
from trainer.scenarios.stage import Builder, NotOffered, Scenario, usual_table
from trainer.scenarios.streets import Board, Pack, deal_street, in_any_order, left_on
from trainer.skills import Skill
from trainer.table import Street

_CALLS = tuple(call.value for call in Call)


def announce_low(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """One door card is lowest, or several are, and an ace may lie among them."""
    table = usual_table(rng, house)
    low = Rank(rng.randint(2, 6))
    tied = [Card(low, suit) for suit in rng.sample(list(Suit), rng.choice((1, 2, 2, 3)))]
    aces = [card for card in DECK if card.rank is Rank.ACE]
    doors = [*tied, *rng.sample(aces, rng.choice((0, 0, 1)))]
    others = [card for card in DECK if low < card.rank < Rank.ACE]
    doors += rng.sample(others, len(table.seats) - len(doors))
    return bring_in.ask(skill, house, rng, table, bring_in.shuffled(rng, doors), asks=Asks.LOW_CARD_CALLED)


def announce_high(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A board with a pair, two pair or trips acts first, and there are higher cards about."""
    street = rng.choice((Street.FIFTH, Street.SIXTH))
    length, pack = street - 2, Pack(rng)
    kind = rng.choice((2, 3)) if length == 3 else rng.choice((2, 3, 4, 4, 4))
    rank, second = rng.sample(range(2, 13), 2)
    made = pack.of(rank, min(kind, 3)) if kind < 4 else [*pack.of(rank, 2), *pack.of(second, 2)]
    board = [*made, *pack.unpaired(length - len(made), _but(rank, second))]
    return _called(skill, house, rng, street, pack, board)


def announce_pair(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A board with a pair acts first, on fourth street or later."""
    street = rng.choices((Street.FOURTH, Street.FIFTH, Street.SIXTH), (6, 2, 1))[0]
    pack, rank = Pack(rng), rng.randint(2, 14)
    board = [*pack.of(rank, 2), *pack.unpaired(street - 4, _but(rank))]
    return _called(skill, house, rng, street, pack, board)


def not_announced(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """All the cards of a board are of one suit or in a row: the board that acts first, or another against a pair."""
    if house[k.OPENER_STRAIGHTS_FLUSHES] is v.OpenerStraightsFlushes.COUNTED:
        raise NotOffered(f"straights and flushes count at {house.id}")
    street = rng.choice((Street.FIFTH, Street.FIFTH, Street.SIXTH))
    length, pack = street - 2, Pack(rng)
    if rng.random() < 0.5:
        top = rng.randint(9, 14)
        return _called(skill, house, rng, street, pack, _draw(rng, pack, length, top), under=top)
    draw, rank = _draw(rng, pack, length, rng.randint(length + 1, 14)), rng.randint(2, 14)
    pair = [*pack.of(rank, 2), *pack.unpaired(length - 2, _but(rank))]
    return _called(skill, house, rng, street, pack, pair, draw)


def _draw(rng: random.Random, pack: Pack, length: int, top: int) -> Board:
    """So many cards of a fresh pack in one suit, or in a row, the highest of them `top`."""
    if rng.random() < 0.5:
        return [card for rank in range(top - length + 1, top + 1) for card in pack.of(rank)]
    suit = rng.choice(list(Suit))
    ranks = [top, *rng.sample(range(2, top), length - 1)]
    return [pack.take(Card(Rank(rank), suit)) for rank in ranks]


def _but(*ranks: int) -> Sequence[int]:
    return [rank for rank in range(2, 15) if rank not in ranks]


def _called(
    skill: Skill,
    house: House,
    rng: random.Random,
    street: Street,
    pack: Pack,
    first: Board,
    second: Board | None = None,
    under: int = 15,
) -> Scenario | None:
    """What is called where the board `first` is among others, one of them `second`, all their cards lower than
    `under`; the board asked about is the one that acts first."""
    length, table = street - 2, usual_table(rng, house)
    shown = [first] if second is None else [first, second]
    while len(shown) < left_on(rng, street, table):
        shown.append(pack.unpaired(length, range(2, under)))
    if any(len(board) < length for board in shown):
        return None
    numbers = rng.sample([seat.number for seat in table.seats], len(shown))
    in_front = {number: in_any_order(rng, board) for number, board in zip(numbers, shown, strict=True)}
    dealt = deal_street(skill, house, rng, table, in_front, street)
    if dealt is None:
        return None
    asked = dealt.question.table
    opener = to_act(asked, house).answer
    question = Question(skill, Asks.BOARD_CALLED, asked, house, opener, _CALLS)
    return Scenario(dealt.start, dealt.events, question)


BUILDERS: dict[str, Builder] = {
    "dealing.announce_low": announce_low,
    "dealing.announce_high": announce_high,
    "dealing.announce_pair": announce_pair,
    "dealing.not_announced": not_announced,
}
