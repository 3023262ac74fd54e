"""A hand dealt to its last card: who holds which seven cards, who folds where, who bets, and what lies in which pot."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from trainer import events as ev
from trainer.cards import DECK, Card
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.play import Chooser, stays
from trainer.procedure import DutyKind, action_for
from trainer.rulings.bring_in import low_card_order
from trainer.rulings.wagers import Options
from trainer.scenarios.scene import Scene, Until
from trainer.scenarios.stage import Script, with_stacks
from trainer.table import DealtCard, Seat, Street, Table

Sevens = Mapping[int, Sequence[Card]]
"""The seven cards of each seat that stays to the end, in the order dealt: two down, four up, one down."""

_BIG_FROM = {v.BigFrom.FOURTH: Street.FOURTH, v.BigFrom.FIFTH: Street.FIFTH, v.BigFrom.SIXTH: Street.SIXTH}


class Course(msgspec.Struct, frozen=True):
    """How the chips go in: where each folder folds, who makes the only wager of which street, the stacks of those who
    are all-in by the end; and by seat, `paid`, what everybody then has put in."""

    folders: dict[int, Street]
    bettors: dict[Street, int]
    stacks: dict[int, int]
    paid: dict[int, int]

    def laid(self, table: Table, sevens: Sevens) -> Table:
        """The table as it will be when all cards are out and all chips in, where those of `sevens` stay."""
        cards = {number: tuple([DealtCard(card, v.Face.UP) for card in seven]) for number, seven in sevens.items()}
        return replace(
            table,
            seats=tuple(
                [
                    replace(seat, paid=self.paid[seat.number], folded=True)
                    if seat.number in self.folders
                    else replace(seat, paid=self.paid[seat.number], cards=cards[seat.number])
                    for seat in table.seats
                ]
            ),
        )

    @property
    def pots(self) -> tuple[int, ...]:
        """The amounts of the main pot and of each side pot."""
        levels = sorted({self.paid[seat] for seat in self.paid if seat not in self.folders})
        reached = [sum(min(chips, level) for chips in self.paid.values()) for level in levels]
        return tuple(upto - below for upto, below in zip(reached, (0, *reached), strict=False))


Fits = Callable[[Course], bool]


def anything(course: Course) -> bool:
    """Any course will do."""
    return True


def at(*kinds: DutyKind) -> Until:
    """Stop at the first duty of one of these kinds, and where the deck runs short."""
    return lambda table, duty: duty.kind in (*kinds, DutyKind.COMMUNITY)


def seats_from_any(rng: random.Random, table: Table, count: int) -> list[int]:
    """So many seats clockwise, the first of them any that it can be: else it would mostly be a low number."""
    numbers = [seat.number for seat in table.seats]
    first = rng.randint(0, len(numbers) - count)
    return [numbers[first], *sorted(rng.sample(numbers[first + 1 :], count - 1))]


def in_turn(wagers: Sequence[int], folding: Collection[int] = (), after_putting_in: bool = False) -> Chooser:
    """Players of whom those of `wagers` wager one after the other and the rest check and call.

    Those `folding` fold to a wager, or only to a second one, `after_putting_in` chips on this street.
    """
    to_come = list(wagers)

    def choose(table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
        if to_come and to_come[0] == seat.number and may.wager_to:
            to_come.pop(0)
            return action_for(table, house, seat.number, may.wager_to[0])
        if may.call and seat.number in folding and (seat.bet or not after_putting_in):
            return ev.Folded(seat.number)
        return stays(table, house, seat, may)

    return choose


def deal_out(
    house: House,
    rng: random.Random,
    table: Table,
    sevens: Sevens,
    until: Until,
    fits: Fits = anything,
    all_in: Sequence[int] = (),
    last: Street = Street.SEVENTH,
) -> Scene | None:
    """The hand in which just those of `sevens` stay, played on until it is to stop, in the end with nobody but them.

    `all_in` put in their last chips on the way, on one street each or on the same, the first no later than the next.
    Nobody bets after the street `last`. None where no course was found that fits, or the deck ran short.
    """
    used = {card for seven in sevens.values() for card in seven}
    doors = iter(rng.sample([card for card in DECK if card not in used], len(table.seats)))
    folding = {seat.number: next(doors) for seat in table.seats if seat.number not in sevens}
    low = _low(house, table, folding | {number: seven[2] for number, seven in sevens.items()})
    streets = [street for street in Street if street <= last]
    course = _course(house, rng, table, tuple(sevens), low, fits, all_in, streets)
    if course is None:
        return None
    planned = {(number, nth): card for number, seven in sevens.items() for nth, card in enumerate(seven)}
    planned |= {(number, 2): door for number, door in folding.items()}
    scene = Scene(with_stacks(table, course.stacks), house, rng, planned)
    scene.play(Script(folders=course.folders, bettors=course.bettors), until)
    return None if scene.duty is None or scene.duty.kind is DutyKind.COMMUNITY else scene


def _low(house: House, table: Table, doors: Mapping[int, Card]) -> int:
    seats = tuple([replace(seat, cards=(DealtCard(doors[seat.number], v.Face.UP),)) for seat in table.seats])
    return low_card_order(replace(table, seats=seats), house)[0].number


def _course(
    house: House,
    rng: random.Random,
    table: Table,
    staying: Sequence[int],
    low: int,
    fits: Fits,
    all_in: Sequence[int],
    streets: Sequence[Street],
) -> Course | None:
    for _ in range(12):
        course = _any_course(house, rng, table, staying, low, all_in, streets)
        if course is not None and fits(course):
            return course
    return None


def _any_course(
    house: House,
    rng: random.Random,
    table: Table,
    staying: Sequence[int],
    low: int,
    all_in: Sequence[int],
    streets: Sequence[Street],
) -> Course | None:
    deep = [number for number in staying if number not in all_in]
    folders = {seat.number: rng.choice(_FOLDING) for seat in table.seats if seat.number not in staying}
    bettors: dict[Street, int] = {}
    for street in streets:
        # The bring-in can only be folded to a completion, and on later streets there must be a wager to fold to.
        needed = folders.get(low) is street if street is Street.THIRD else street in folders.values()
        if needed or rng.random() < 0.55:
            bettors[street] = rng.choice(deep)
    upto = _prices(house, table, bettors)
    stacks = _stacks(rng, table, upto, bettors, low, all_in)
    if stacks is None:
        return None
    posts = table.stakes.bring_in if folders.get(low) is Street.THIRD else 0
    paid = {}
    for seat in table.seats:
        number = seat.number
        chips = upto[folders[number]] if number in folders else upto[_END]
        paid[number] = stacks.get(number, chips + posts if number == low else chips)
    return Course(folders, bettors, stacks, paid)


_FOLDING = (Street.THIRD, Street.THIRD, Street.THIRD, Street.THIRD, Street.FOURTH, Street.FIFTH)
"""Where players fold: most on third street."""

_END = Street.SEVENTH + 1


def _prices(house: House, table: Table, bettors: Collection[Street]) -> dict[int, int]:
    """What it has cost to stay until each street begins, and until the end."""
    stakes, big_from = table.stakes, _BIG_FROM[house[k.STREET_BIG_FROM]]
    upto: dict[int, int] = {}
    chips = stakes.ante
    for street in Street:
        upto[street] = chips
        if street in bettors:
            chips += stakes.big if street >= big_from else stakes.small
        elif street is Street.THIRD:
            chips += stakes.bring_in
    upto[_END] = chips
    return upto


def _stacks(
    rng: random.Random,
    table: Table,
    upto: Mapping[int, int],
    bettors: Collection[Street],
    low: int,
    all_in: Sequence[int],
) -> dict[int, int] | None:
    """With what each of `all_in` sits down, to have less than the wager of some street left when it comes to him."""
    if not all_in:
        return {}
    if not bettors:
        return None
    stacks: dict[int, int] = {}
    least = 0
    for number, street in zip(all_in, sorted(rng.choices(sorted(bettors), k=len(all_in))), strict=True):
        posted = table.stakes.bring_in if number == low and street is Street.THIRD else 1
        fewest, most = max(upto[street] + posted, least + 1), upto[street + 1] - 1
        if fewest > most:
            return None
        stacks[number] = least = rng.randint(fewest, most)
    return stacks
