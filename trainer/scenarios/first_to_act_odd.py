"""Deals for who acts first where more than boards decides: folded and all-in hands, the river, whose turn is next."""

import random

from trainer.cards import Card
from trainer.hands import board_value
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Stakes
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, Question
from trainer.scenarios.bring_in_chips import after_post, doors_low_at
from trainer.scenarios.stage import Builder, NotOffered, Scenario, deal_to, lay_table, usual_table, with_stacks
from trainer.scenarios.streets import Board, Pack, course, deal_street, in_any_order, left_on, seated
from trainer.skills import Skill
from trainer.table import Street, Table


def after_bring_in(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The bring-in has been posted, and the next lowest card is not the next player's."""
    table = usual_table(rng, house)
    low = rng.randrange(len(table.seats))
    return after_post(skill, house, rng, table, doors_low_at(rng, len(table.seats), low, low + 1), Asks.NEXT_TO_ACT)


def folded_best(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The best upcards were folded on the street before."""
    street = rng.choice((Street.FOURTH, Street.FIFTH, Street.FIFTH, Street.SIXTH))
    table, pack = usual_table(rng, house), Pack(rng)
    players = min(left_on(rng, street, table), len(table.seats) - 1)
    length, top = street - 2, rng.choice(range(10, 15))
    if street is Street.FOURTH or rng.random() < 0.3:
        folded = [*pack.of(top), *pack.unpaired(length - 2, range(9, top))]
    else:
        folded = [*pack.of(top, 2), *pack.unpaired(length - 3, range(2, top))]
    boards: list[Board] = [pack.unpaired(length, range(2, top)) for _ in range(players)]
    if any(len(board) < length for board in boards) or len(folded) < length - 1:
        return None
    in_front = seated(rng, table, [in_any_order(rng, board) for board in (folded, *boards)])
    folder = next(iter(in_front))
    return deal_street(skill, house, rng, table, in_front, street, {folder: Street(street - 1)})


def all_in_best(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The best board went all-in on a street before; the next player with chips has not the next best."""
    street = rng.choice((Street.FOURTH, Street.FIFTH, Street.SIXTH))
    table, pack = usual_table(rng, house), Pack(rng)
    length, players = street - 2, left_on(rng, street, table)
    boards: list[Board] = [pack.unpaired(length, range(2, 15)) for _ in range(players)]
    if rng.random() < 0.4:
        pair = rng.choice(range(3, 15))
        boards[0] = [*pack.of(pair, 2), *pack.unpaired(length - 2, range(2, 15))]
    if any(len(board) < length for board in boards):
        return None
    in_front = seated(rng, table, [in_any_order(rng, board) for board in boards])
    best, *others = sorted(in_front, key=lambda number: board_value(in_front[number]), reverse=True)
    # Another player may be all-in too: not every player without chips has the best board.
    out = [best, *([others.pop(rng.randrange(len(others)))] if len(others) > 2 and rng.random() < 0.4 else [])]
    following = next(seat.number for seat in table.clockwise_after(best) if seat.number in others)
    if following == others[0]:
        return None
    bettors = {Street(each): rng.choice(others) for each in range(Street.THIRD, street)}
    table = with_stacks(table, {number: _gone_by(rng, table.stakes, street) for number in out})
    return deal_street(skill, house, rng, table, in_front, street, bettors=bettors)


def _gone_by(rng: random.Random, stakes: Stakes, street: Street) -> int:
    """A stack that is in the pot before `street`, where every street is bet and called."""
    last = rng.randint(Street.THIRD, street - 1)
    bets = [stakes.small if each < Street.FIFTH else stakes.big for each in range(Street.THIRD, last + 1)]
    return stakes.ante + sum(bets[:-1]) + rng.randint((bets[-1] + 2) // 3, bets[-1])


def seventh_unchanged(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The river is down, and somebody else than the best board bet on sixth; half the time the cards are turned up."""
    if house[k.RIVER_FACE] is v.Face.UP:
        raise NotOffered(f"{k.RIVER_FACE.text} at {house.id}")
    table, pack = usual_table(rng, house), Pack(rng)
    boards: list[Board] = [in_any_order(rng, pack.unpaired(4, range(2, 15))) for _ in range(rng.choice((2, 3, 3, 4)))]
    if rng.random() < 0.4:
        pair = rng.choice(range(2, 12))
        boards[0] = in_any_order(rng, [*pack.of(pair, 2), *pack.unpaired(2, range(2, 15))])
    if any(len(board) < 4 for board in boards):
        return None
    in_front = seated(rng, table, boards)
    best = max(in_front, key=lambda number: board_value(in_front[number]))
    others = [number for number in in_front if number != best]
    rivers: dict[int, Card] = {}
    if rng.random() < 0.5:
        # Somebody pairs his highest card face down, which would be the best board if it lay face up.
        improved = rng.choice(others)
        pairing = pack.of(max(in_front[improved]).rank)
        rivers = dict(zip([improved], pairing, strict=False))
    bettors = {Street.SIXTH: rng.choice(others)}
    revealed = tuple(sorted(in_front)) if rivers else ()
    return deal_street(
        skill, house, rng, table, in_front, Street.SEVENTH, bettors=bettors, rivers=rivers, revealed=revealed
    )


def community_card(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Eight stay to sixth street, and the shared card makes another board the best."""
    table = lay_table(rng, house, 8)
    pack = Pack(rng)
    boards: list[Board] = [in_any_order(rng, pack.any(4)) for _ in range(8)]
    shared = pack.any(1)[0]
    in_front = seated(rng, table, boards)
    best = max(in_front, key=lambda number: board_value(in_front[number]))
    with_it = max(in_front, key=lambda number: board_value([*in_front[number], shared]))
    if best == with_it:
        return None
    others = [number for number in in_front if number not in (best, with_it)]
    folds = dict.fromkeys(rng.sample(others, rng.choice((0, 1, 1, 2))), Street.SIXTH)
    bettors = {Street.SIXTH: rng.choice([number for number in in_front if number not in folds])}
    return deal_street(skill, house, rng, table, in_front, Street.SEVENTH, folds, bettors=bettors, community=shared)


def wrap_around(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The action passes the last seat, with folded hands on the way to the next player."""
    table, street = usual_table(rng, house, least=6), rng.choice((Street.FOURTH, Street.FOURTH, Street.FIFTH))
    length, players, pack = street - 2, left_on(rng, street, table), Pack(rng)
    numbers = [seat.number for seat in table.seats]
    first = rng.randrange(len(numbers) - players)
    left = [first, *sorted(rng.sample(range(first + 1, len(numbers)), players - 1))]
    if first == 0 and left[-1] == len(numbers) - 1:
        return None
    top = rng.choice(range(11, 15))
    best = [*pack.of(top), *pack.unpaired(length - 1, range(2, top))]
    boards = [in_any_order(rng, board) for board in (best, *(pack.unpaired(length, range(2, top)) for _ in left[1:]))]
    opener = rng.choice(left[1:])
    others = rng.sample([place for place in left if place != opener], players - 1)
    in_front = {numbers[place]: board for place, board in zip((opener, *others), boards, strict=True)}
    bettors = {street: numbers[rng.choice([place for place in left if place >= opener])]} if rng.random() < 0.6 else {}
    planned, script = course(house, rng, table, in_front, street, {}, bettors)

    def turn(now: Table, duty: Duty) -> bool:
        on_street = now.street is street and duty.kind is DutyKind.ACT
        return on_street and duty.seat == numbers[first] and bool(now.actions)

    events, dealt = deal_to(table, house, rng, planned, script, turn)
    return Scenario(table, events, Question(skill, Asks.NEXT_TO_ACT, dealt, house))


BUILDERS: dict[str, Builder] = {
    "first_to_act.after_bring_in": after_bring_in,
    "first_to_act.folded_best": folded_best,
    "first_to_act.all_in_best": all_in_best,
    "first_to_act.seventh_unchanged": seventh_unchanged,
    "first_to_act.community_card": community_card,
    "first_to_act.wrap_around": wrap_around,
}
