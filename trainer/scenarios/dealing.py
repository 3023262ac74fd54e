"""Deals that stop in the dealer's own work: a card about to be dealt or burned, bets to be pulled in or not yet."""

import random
from enum import Enum

from trainer.houses.house import House
from trainer.play import stays
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, CardLies, DealerNext, Hidden, Question
from trainer.rulings.betting import betting
from trainer.rulings.burns import burns_for
from trainer.scenarios.bet_sizes import reach
from trainer.scenarios.scene import Scene, Thinning, Wagering, waiting
from trainer.scenarios.stage import Builder, Scenario, usual_table
from trainer.scenarios.stub import turning_from
from trainer.skills import Skill
from trainer.table import Street, Table

_LEAST = Wagering.LEAST
_BEFORE_RIVER = (Street.THIRD, Street.FOURTH, Street.FIFTH)


def order_of_deal(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A street has closed with three hands or more left, one of them all-in now and then."""
    street = rng.choice((Street.THIRD, Street.FOURTH, Street.FOURTH, Street.FIFTH))
    scene = reach(rng, house, street, live=rng.randint(4, 6))
    thinning = Thinning(rng, {street: rng.randint(3, 5)}, betting=(street,))
    if street > Street.THIRD and rng.random() < 0.4:
        short = rng.choice(scene.table.live).number
        thinning = Thinning(rng, {street: rng.randint(3, 5)}, (short,), betting=(street,))
        scene.leave(short, rng.randint(1, scene.start.stakes.small))
    scene.play(thinning, turning_from(street))
    if len(scene.table.live) < 3:
        return None
    return _ask(scene, skill, Asks.DEALT_IN_ORDER)


def up_or_down(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A player is about to be dealt a card: the first three, the sixth or the seventh."""
    card = rng.choices((1, 2, 3, 6, 7), (2, 2, 3, 3, 3))[0]
    if card <= Street.THIRD:
        scene = Scene(usual_table(rng, house), house, rng)
    else:
        scene = reach(rng, house, Street.FIFTH, live=3)
    seat = rng.choice(scene.table.live).number

    def his_turn(table: Table, duty: Duty) -> bool:
        return duty.kind is DutyKind.DEAL and duty.seat == seat and len(table.seat(seat).cards) == card - 1

    scene.play(stays, his_turn, card_by_card=True)
    return _ask(scene, skill, Asks.CARD_LIES, seat, CardLies)


def burn_when(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The first deal or a street is about to begin, or has been dealt to some and not to others; or the bets of the
    street before have still to be pulled in."""
    kind = rng.random()
    if kind < 0.2:
        scene = Scene(usual_table(rng, house), house, rng)
        scene.play(stays, lambda table, duty: duty.kind is not DutyKind.POST_ANTE, card_by_card=True)
        return _ask(scene, skill, Asks.DEALER_NEXT, choices=DealerNext)
    street = rng.choice(_BEFORE_RIVER)
    scene = reach(rng, house, street, live=rng.randint(2, 4))
    if kind < 0.4:
        scene.play(Wagering(rng, [_LEAST]), _street_over)
        return _ask(scene, skill, Asks.DEALER_NEXT, choices=DealerNext)
    scene.play(stays, turning_from(street))
    if kind < 0.65 and burns_for(Street(street + 1), house):
        served = rng.randint(1, len(scene.table.live) - 1)

        def some_served(table: Table, duty: Duty) -> bool:
            return sum(len(seat.cards) > street for seat in table.seats) == served

        scene.play(stays, some_served, card_by_card=True)
    return _ask(scene, skill, Asks.DEALER_NEXT, choices=DealerNext)


def pull_bets_in(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A street has just closed: with bets in, with more in than was called, or with nothing in."""
    kind = rng.random()
    if kind < 0.3:
        return _uncalled(skill, house, rng)
    street = rng.choice(_BEFORE_RIVER if kind < 0.75 else _BEFORE_RIVER[1:])
    scene = reach(rng, house, street, live=rng.randint(2, 4))
    wagers = rng.choice((1, 1, 2)) if kind < 0.75 else 0
    scene.play(Wagering(rng, [_LEAST] * wagers), _street_over)
    return _ask(scene, skill, Asks.DEALER_NEXT, choices=DealerNext)


def _street_over(table: Table, duty: Duty) -> bool:
    """Stop where nobody has to act any more."""
    return duty.kind not in (DutyKind.ACT, DutyKind.BRING_IN)


def _uncalled(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two are left, and one calls for less than the bet, all-in."""
    scene = reach(rng, house, rng.choice(_BEFORE_RIVER[1:]), live=2)
    wagering = Wagering(rng, [_LEAST])
    scene.play(wagering, lambda table, duty: wagering.done() or duty.kind is not DutyKind.ACT)
    caller = scene.duty.seat if scene.duty and scene.duty.kind is DutyKind.ACT else None
    if caller is None:
        return None
    owed = betting(scene.table, house).call_to - scene.table.seat(caller).bet
    if owed < 2:
        return None
    scene.leave(caller, rng.randint(1, owed - 1))
    scene.play(stays, lambda table, duty: duty.seat != caller)
    return _ask(scene, skill, Asks.DEALER_NEXT, choices=DealerNext)


def never_mid_round(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """All but one or two have acted; or all have, though it looks as if somebody had another turn."""
    street = rng.choice(_BEFORE_RIVER)
    scene = reach(rng, house, street, live=rng.randint(2, 4))
    over, left = rng.random() < 0.4, rng.choice((1, 1, 2))
    # Where all have checked, nobody could be thought to have another turn.
    wagers = rng.choice((1, 1, 2) if over and street > Street.THIRD else (0, 1, 1, 2))
    wagering = Wagering(rng, [_LEAST] * wagers)

    def nearly(table: Table, duty: Duty) -> bool:
        if duty.kind is not DutyKind.ACT:
            return _street_over(table, duty)
        return not over and wagering.done() and bool(table.actions) and len(waiting(table, house)) <= left

    scene.play(wagering, nearly)
    return _ask(scene, skill, Asks.DEALER_NEXT, choices=DealerNext)


def _ask(
    scene: Scene, skill: Skill, asks: Asks, seat: int | None = None, choices: type[Enum] | None = None
) -> Scenario | None:
    """The question where the hand stands; None where it has come to the river or to its end."""
    duty = scene.duty
    river = asks is not Asks.CARD_LIES and duty is not None and duty.street is Street.SEVENTH
    if duty is None or duty.street is None or river or (seat is not None and duty.seat != seat):
        return None
    offered = tuple(each.value for each in choices or ())
    # Burns, or none, would tell what the house does.
    hidden = frozenset({Hidden.DECK}) if asks is Asks.DEALER_NEXT else frozenset[Hidden]()
    return scene.ask(Question(skill, asks, scene.table, scene.house, seat, offered, hidden))


BUILDERS: dict[str, Builder] = {
    "dealing.order_of_deal": order_of_deal,
    "dealing.up_or_down": up_or_down,
    "dealing.burn_when": burn_when,
    "dealing.pull_bets_in": pull_bets_in,
    "dealing.never_mid_round": never_mid_round,
}
