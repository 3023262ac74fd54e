"""A hand played to fourth street or beyond, with the boards that the scene asks for in front of those who are left."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from trainer.cards import DECK, Card, Rank
from trainer.houses.house import House
from trainer.houses.values import Face
from trainer.questions import Asks, Question
from trainer.rulings.bring_in import low_card_order
from trainer.scenarios.stage import Scenario, Script, deal_to, first_action_on
from trainer.skills import Skill
from trainer.table import DealtCard, Street, Table

Board = Sequence[Card]


class Unfit(Exception):
    """The cards that are left in a scene do not make what is wanted of them."""


class Pack:
    """The cards not yet used in a scene, in the order of `rng`."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        order = rng.sample(DECK, len(DECK))
        self._place = {card: place for place, card in enumerate(order)}
        self._by_rank: list[list[Card]] = [[] for _ in range(Rank.ACE + 1)]
        for card in order:
            self._by_rank[card.rank].append(card)

    def take(self, card: Card) -> Card:
        """That very card."""
        self._take([card])
        return card

    def of(self, rank: int, count: int = 1) -> list[Card]:
        """So many cards of one rank."""
        return self._take(self._by_rank[rank][:count])

    def unpaired(self, count: int, ranks: Collection[int]) -> list[Card]:
        """So many cards of different ranks, out of these; fewer where there are no more."""
        there = [cards for rank, cards in enumerate(self._by_rank) if cards and rank in ranks]
        there.sort(key=lambda cards: self._place[cards[0]])
        return self._take([cards[-1] for cards in self._rng.sample(there, min(count, len(there)))])

    def any(self, count: int) -> list[Card]:
        """So many cards as they come."""
        return self._take(self._left[:count])

    def suited(self, suit: int, count: int) -> list[Card]:
        """So many cards of one suit."""
        return self._take([card for card in self._left if card.suit == suit][:count])

    def filled(
        self, cards: Sequence[Card], ranks: Collection[int], fits: Callable[[Sequence[Card]], bool]
    ) -> list[Card]:
        """These cards, already taken, and others of different `ranks` to make seven, drawn again until they fit.

        Raises Unfit where they hardly ever do.
        """
        by_rank: dict[int, list[Card]] = {}
        for card in self._left:
            if card.rank in ranks:
                by_rank.setdefault(card.rank, []).append(card)
        wanted = 7 - len(cards)
        if len(by_rank) < wanted:
            raise Unfit
        for _ in range(30):
            drawn = [self._rng.choice(by_rank[rank]) for rank in self._rng.sample(list(by_rank), wanted)]
            held = [*cards, *drawn]
            if fits(held):
                self._take(drawn)
                return held
        raise Unfit

    @property
    def _left(self) -> list[Card]:
        left = [card for cards in self._by_rank for card in cards]
        return sorted(left, key=self._place.__getitem__)

    def _take(self, cards: list[Card]) -> list[Card]:
        for card in cards:
            self._by_rank[card.rank].remove(card)
        return cards


def left_on(rng: random.Random, street: Street, table: Table) -> int:
    """How many players are mostly left on a street."""
    return min(len(table.seats), rng.randint(3, 5 if street is Street.FOURTH else 4))


def seated(rng: random.Random, table: Table, boards: Sequence[Board]) -> dict[int, Board]:
    """The boards by seat number, in front of anybody."""
    numbers = rng.sample([seat.number for seat in table.seats], len(boards))
    return dict(zip(numbers, boards, strict=True))


def in_any_order(rng: random.Random, cards: Board) -> Board:
    """A board's cards in any order of dealing."""
    return rng.sample(cards, len(cards))


def deal_street(
    skill: Skill,
    house: House,
    rng: random.Random,
    table: Table,
    boards: Mapping[int, Board],
    street: Street,
    folds: Mapping[int, Street] | None = None,
    bettors: Mapping[Street, int] | None = None,
    rivers: Mapping[int, Card] | None = None,
    community: Card | None = None,
    **shown: Any,
) -> Scenario | None:
    """The question who acts first on `street`, where those of `boards` are left who are not among `folds`.

    Everybody else folds on the way. `bettors` wager on the street named; on other streets somebody who stays may, and
    does where somebody folds. `rivers` are seventh cards by seat. `shown` are further fields of Question.
    """
    rivers = rivers or {}
    kept = [*rivers.values(), *([community] if community else [])]
    planned, players = course(house, rng, table, boards, street, folds or {}, bettors or {}, kept)
    planned |= {(seat, 6): card for seat, card in rivers.items()}
    events, dealt = deal_to(table, house, rng, planned, players, first_action_on(street), community)
    if dealt.street is not street or (community is not None and dealt.community is None):
        return None
    return Scenario(table, events, Question(skill, Asks.FIRST_TO_ACT, dealt, house, **shown))


def course(
    house: House,
    rng: random.Random,
    table: Table,
    boards: Mapping[int, Board],
    street: Street,
    folds: Mapping[int, Street],
    bettors: Mapping[Street, int],
    kept: Collection[Card] = (),
) -> tuple[dict[tuple[int, int], Card], Script]:
    """How the hand goes on its way to `street`: its planned upcards, none of those `kept`, and its players."""
    before = [Street(number) for number in range(Street.THIRD, street)]
    gone = [seat.number for seat in table.seats if seat.number not in boards]
    # Most who fold do so on third street.
    folders = {number: rng.choice((Street.THIRD, Street.THIRD, Street.THIRD, *before)) for number in gone} | dict(folds)
    used = {*kept, *(card for board in boards.values() for card in board)}
    doors = rng.sample([card for card in DECK if card not in used], len(gone))
    upcards = {**boards, **{number: (door,) for number, door in zip(gone, doors, strict=True)}}
    staying = [number for number in boards if number not in folds]
    low = _low_card(table, house, upcards)
    bets = dict(bettors)
    for each in before:
        # The bring-in can only be folded to a completion.
        needed = folders.get(low) is each if each is Street.THIRD else each in folders.values()
        if each not in bets and (needed or rng.random() < 0.6):
            bets[each] = rng.choice(staying)
    planned = {(number, 2 + nth): card for number, board in upcards.items() for nth, card in enumerate(board)}
    return planned, Script(folders=folders, bettors=bets)


def _low_card(table: Table, house: House, upcards: Mapping[int, Board]) -> int:
    seats = tuple(replace(seat, cards=(DealtCard(upcards[seat.number][0], Face.UP),)) for seat in table.seats)
    return low_card_order(replace(table, seats=seats), house)[0].number
