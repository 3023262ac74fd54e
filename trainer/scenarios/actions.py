"""Deals in which somebody is asked what he may do: what is in before him, and what he has left, decide."""

import random

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Stakes
from trainer.play import stays
from trainer.procedure import DutyKind, action_for
from trainer.questions import Asks, Question
from trainer.rulings.betting import betting, sizes_for
from trainer.rulings.wagers import Options
from trainer.scenarios.bet_sizes import asked, most_wagers, reach, wagered
from trainer.scenarios.scene import Scene, Until, Wagering, at_turn_of_one, on_street
from trainer.scenarios.short_all_in import short_all_in
from trainer.scenarios.stage import Builder, NotOffered, Scenario, usual_table
from trainer.skills import Skill
from trainer.table import Seat, Street, Table

_LEAST = Wagering.LEAST
_STREETS = (Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH)


def facing_bring_in(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Only the bring-in is in; the player asked has the chips to complete it, or hardly those to call. Else it has been
    completed and the low card is asked."""
    scene = reach(rng, house, Street.THIRD)
    low = scene.duty.seat if scene.duty else None
    if low is None:
        return None
    kind = rng.random()
    if kind < 0.3:
        return _of_one(scene, skill, Wagering(rng, [_LEAST], staying=(low,), quiet=(low,)), low)
    short = rng.choice([seat.number for seat in scene.table.seats if seat.number != low])
    if kind < 0.5:
        scene.leave(short, rng.randint(1, scene.start.stakes.bring_in))
        return _of_one(scene, skill, Wagering(rng, staying=(short,)), short)
    return wagered(scene, skill, Wagering(rng), Asks.MAY_DO)


def bring_in_seat(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The low card is to start, with chips to open for a bet or hardly for the bring-in; or is all-in for the ante."""
    scene = Scene(usual_table(rng, house), house, rng)
    table = scene.play(stays, on_street(Street.THIRD))
    low = scene.duty.seat if scene.duty else None
    if low is None:
        return None
    kind = rng.random()
    if kind < 0.25:
        scene.leave(low, rng.randint(1, table.stakes.bring_in))
    elif kind < 0.65 and table.stakes.ante:
        scene.leave(low, 0)
        scene.play(stays, on_street(Street.THIRD))
    if scene.duty is None or scene.duty.kind is not DutyKind.BRING_IN:
        return None
    return scene.ask(Question(skill, Asks.MAY_DO, scene.table, house, scene.duty.seat))


def nothing_to_call(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Nothing has been bet after third street; or it has been after the player asked had checked."""
    live = rng.randint(2, 5)
    scene = reach(rng, house, _later(rng), live)
    first = scene.duty.seat if scene.duty else None
    if first is None or rng.random() < 0.6:
        return wagered(scene, skill, Wagering(rng), Asks.MAY_DO)
    hands = [seat.number for seat in (scene.table.seat(first), *scene.table.clockwise_after(first)[:-1]) if seat.live]
    quiet = hands[: rng.randint(1, len(hands) - 1)]
    number = rng.choice(quiet)
    return _of_one(scene, skill, Wagering(rng, [_LEAST], staying=(number,), quiet=quiet), number)


def capped(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The last wager that may be made has been made, or is the next: three hands or more mostly, now and then two."""
    most = most_wagers(house)
    two = rng.random() < 0.25
    street = rng.choices(_STREETS, (0 if two else 3, 4, 3, 1))[0]
    scene = reach(rng, house, street, live=2 if two else rng.randint(3, 5))
    wagering = Wagering(rng, [_LEAST] * (most - rng.randint(0, 1)), keep=2 if two else 3)
    return wagered(scene, skill, wagering, Asks.MAY_DO)


def all_in_for_less(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The player asked has no more than the call; or less than a bet, or than a raise that would yet count as one."""
    street = rng.choice(_STREETS)
    scene = reach(rng, house, street, live=rng.randint(3, 5))
    made = rng.randint(1, 2) if street is Street.THIRD else rng.choice((0, 0, 1, 1, 2))
    wagering = Wagering(rng, [_LEAST] * made, keep=3)
    number = _next_of(scene, wagering)
    if number is None:
        return None
    state, size = betting(scene.table, house), sizes_for(scene.table, house, number)[0]
    owed, half = state.call_to - scene.table.seat(number).bet, (size + 1) // 2
    if not owed:
        behind = rng.randint(half, size - 1)
    elif rng.random() < 0.5 and house[k.ALL_IN_COUNTS_FROM] is not v.AllInCountsFrom.FULL:
        behind = owed + rng.randint(half, size - 1)
    else:
        behind = rng.randint(1, owed)
    scene.leave(number, behind)
    return asked(scene, skill, Asks.MAY_DO)


def nobody_to_bet_against(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A wager was all-in. The player asked is the last who has chips, or one more has."""
    two = rng.random() < 0.4
    scene = reach(rng, house, _later(rng), live=2 if two else 3)
    wagering = Wagering(rng, [_LEAST] * rng.choice((0, 0, 1)), keep=3)
    bettor = _next_of(scene, wagering)
    if bettor is None:
        return None
    state, size = betting(scene.table, house), sizes_for(scene.table, house, bettor)[0]
    scene.leave(bettor, state.full + rng.randint((size + 1) // 2, size) - scene.table.seat(bettor).bet)
    scene.play(_wagers, _after(bettor))
    following = scene.duty.seat if scene.duty and scene.duty.kind is DutyKind.ACT else None
    if following is not None and not two and rng.random() < 0.7:
        if rng.random() < 0.5:
            owed = betting(scene.table, house).call_to - scene.table.seat(following).bet
            scene.leave(following, rng.randint(1, owed))
        scene.play(stays if rng.random() < 0.7 else _folds, _after(following))
    return asked(scene, skill, Asks.MAY_DO)


def after_short_all_in(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """An all-in added less than a bet: half of it or more, or not even that."""
    rule = house[k.ALL_IN_COUNTS_FROM]
    if rule is v.AllInCountsFrom.ANY:
        raise NotOffered(f"any all-in counts at {house.id}")
    street = rng.choices(_STREETS, (3, 3, 2, 1))[0]
    if rule is v.AllInCountsFrom.HALF and rng.random() < 0.5:
        scene = reach(rng, house, street, live=rng.randint(3, 5))
        return short_all_in(scene, skill, (0, 1, 1, 2), Asks.MAY_DO, counts=True)
    if rng.random() < 0.3 and any(_room_above_bring_in(dealt.stakes) for dealt in house.stakes):
        scene = reach(rng, house, Street.THIRD, playing=_room_above_bring_in)
        return short_all_in(scene, skill, (0,), Asks.MAY_DO, counts=False)

    def acted(table: Table, seat: Seat) -> bool:
        # For the others, what makes such an all-in up to a full wager is a raise to some, a completion to some.
        state = betting(table, house)
        return state.acted.get(seat.number) == state.made

    scene = reach(rng, house, street, live=rng.randint(3, 5))
    return short_all_in(scene, skill, (1, 1, 2, 3), Asks.MAY_DO, acted, counts=False)


def _room_above_bring_in(stakes: Stakes) -> bool:
    """Whether an all-in can be for more than the bring-in and yet less than half of the small bet."""
    return 2 * (stakes.bring_in + 1) < stakes.small


def _later(rng: random.Random) -> Street:
    return rng.choices((Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH), (6, 5, 3, 2))[0]


def _next_of(scene: Scene, wagering: Wagering) -> int | None:
    """Play until the wagers are in; one of those whose turn then comes, None where it is nobody's."""
    scene.play(wagering, at_turn_of_one(scene.rng, scene.house, wagering.done))
    return scene.duty.seat if scene.duty and scene.duty.kind is DutyKind.ACT else None


def _of_one(scene: Scene, skill: Skill, wagering: Wagering, number: int) -> Scenario | None:
    """The question to that very player, at his turn once the wagers are in."""
    scene.play(wagering, at_turn_of_one(scene.rng, scene.house, wagering.done, lambda _, seat: seat.number == number))
    return asked(scene, skill, Asks.MAY_DO)


def _after(number: int) -> Until:
    """Stop where it is no longer that player's turn."""
    return lambda table, duty: duty.seat != number


def _wagers(table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
    return action_for(table, house, seat.number, may.wager_to[0])


def _folds(table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
    return ev.Folded(seat.number)


BUILDERS: dict[str, Builder] = {
    "actions.facing_bring_in": facing_bring_in,
    "actions.bring_in_seat": bring_in_seat,
    "actions.nothing_to_call": nothing_to_call,
    "actions.capped": capped,
    "actions.all_in_for_less": all_in_for_less,
    "actions.nobody_to_bet_against": nobody_to_bet_against,
    "actions.after_short_all_in": after_short_all_in,
}
