"""Deals for the bring-in in which chips or empty seats decide: all-in antes, short posts, what follows the post."""

import random

from trainer.cards import Card
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Stakes
from trainer.play import stays
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, BackAtBringIn, Question
from trainer.scenarios.bring_in import ask, needs_other, one_low, shuffled
from trainer.scenarios.stage import Builder, Scenario, Script, boards, deal_to, lay_table, usual_table, with_stacks
from trainer.skills import Skill
from trainer.table import Street, Table


def all_in_on_ante(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The low card has no chips left; the next player's card is not the next lowest."""
    return _passed_on(skill, house, rng, 1)


def two_all_in_on_ante(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The low card has no chips left, and nor has the next player clockwise."""
    return _passed_on(skill, house, rng, 2)


def _passed_on(skill: Skill, house: House, rng: random.Random, broke: int) -> Scenario:
    needs_other(house, k.BRING_IN_ALL_IN, v.BringInAllIn.NEXT_LOWEST)
    table = usual_table(rng, house, least=broke + 3, playing=_has_ante)
    numbers = [seat.number for seat in table.seats]
    low = rng.randrange(len(numbers))
    out = [numbers[(low + n) % len(numbers)] for n in range(broke)]
    if len(numbers) > broke + 3 and rng.random() < 0.3:
        # Somebody else may be all-in too: not every player without chips shows the low card.
        out.append(numbers[(low + rng.randint(broke + 1, len(numbers) - 1)) % len(numbers)])
    table = with_stacks(table, {number: _ante_or_less(rng, table) for number in out})
    return ask(skill, house, rng, table, doors_low_at(rng, len(numbers), low, low + broke))


def _ante_or_less(rng: random.Random, table: Table) -> int:
    ante = table.stakes.ante
    return ante if rng.random() < 0.8 else rng.randint(1, ante)


def _has_ante(stakes: Stakes) -> bool:
    return stakes.ante > 0


def doors_low_at(rng: random.Random, players: int, low: int, heir: int) -> list[Card]:
    """Door cards by place, the lowest at `low`, the next lowest not at `heir`."""
    lowest, second, *others = sorted(one_low(rng, players))
    doors = shuffled(rng, others)
    places = [(low + n) % players for n in range(players)]
    at = {places.pop(0): lowest}
    places.remove(heir % players)
    at[rng.choice(places)] = second
    return [at[place] if place in at else doors.pop() for place in range(players)]


def short_post(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The low card has less than the bring-in: asked before he posts it, or of the next player after."""
    table = usual_table(rng, house, playing=lambda stakes: stakes.bring_in > 1)
    doors = shuffled(rng, one_low(rng, len(table.seats)))
    low = table.seats[doors.index(min(doors))].number
    table = with_stacks(table, {low: table.stakes.ante + rng.randint(1, table.stakes.bring_in - 1)})
    if rng.random() < 0.5:
        return ask(skill, house, rng, table, doors)
    return after_post(skill, house, rng, table, doors, Asks.CALL)


def empty_seats(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The place after the low card is empty: the low card is all-in on the ante, or has posted the bring-in."""
    passed_on = rng.random() < 0.5
    table = lay_table(rng, house, rng.choice((4, 5, 5, 6, 6)), gaps=True, playing=_has_ante if passed_on else None)
    numbers = [seat.number for seat in table.seats]
    low = rng.choice([place for place, number in enumerate(numbers) if number % 8 + 1 not in numbers])
    doors = doors_low_at(rng, len(numbers), low, low + 1)
    if passed_on and house[k.BRING_IN_ALL_IN] is not v.BringInAllIn.NEXT_LOWEST:
        table = with_stacks(table, {numbers[low]: _ante_or_less(rng, table)})
        return ask(skill, house, rng, table, doors)
    return after_post(skill, house, rng, table, doors, Asks.NEXT_TO_ACT)


def after_post(skill: Skill, house: House, rng: random.Random, table: Table, doors: list[Card], asks: Asks) -> Scenario:
    """The question once the bring-in has been posted, over these door cards by place; it is about the next player."""
    plan = boards(table, [(door,) for door in doors])
    events, dealt = deal_to(table, house, rng, plan, stays, lambda now, duty: bool(now.actions))
    following = dealt.clockwise_after(dealt.actions[-1].seat)[0].number
    return Scenario(table, events, Question(skill, asks, dealt, house, following if asks is Asks.CALL else None))


def unraised(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The action is back where the bring-in was posted: all have called it or folded, or one has gone all-in for a
    little more, which is no raise."""
    needs_other(house, k.BRING_IN_OPTION, True)
    table = usual_table(rng, house)
    doors = shuffled(rng, one_low(rng, len(table.seats)))
    low, *others = sorted(table.seats, key=lambda seat: doors[table.seats.index(seat)])
    callers = rng.sample(others, rng.randint(min(2, len(others)), min(4, len(others))))
    folders = {seat.number: Street.THIRD for seat in others if seat not in callers}
    stakes, bettors = table.stakes, {}
    most = (stakes.small - 1) // 2
    if rng.random() < 0.5 and most > stakes.bring_in and house[k.ALL_IN_COUNTS_FROM] is not v.AllInCountsFrom.ANY:
        shover = rng.choice(callers).number
        table = with_stacks(table, {shover: stakes.ante + rng.randint(stakes.bring_in + 1, most)})
        bettors[Street.THIRD] = shover

    def back(now: Table, duty: Duty) -> bool:
        return bool(now.actions) and (duty.kind is not DutyKind.ACT or duty.seat == low.number)

    plan = boards(table, [(door,) for door in doors])
    events, dealt = deal_to(table, house, rng, plan, Script(folders=folders, bettors=bettors), back)
    choices = tuple(each.value for each in BackAtBringIn)
    return Scenario(table, events, Question(skill, Asks.BACK_AT_BRING_IN, dealt, house, low.number, choices))


BUILDERS: dict[str, Builder] = {
    "bring_in.unraised": unraised,
    "bring_in.all_in_on_ante": all_in_on_ante,
    "bring_in.two_all_in_on_ante": two_all_in_on_ante,
    "bring_in.short_post": short_post,
    "bring_in.empty_seats": empty_seats,
}
