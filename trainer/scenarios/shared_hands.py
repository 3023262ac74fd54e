"""Hands of six cards and a community card: dealt to the end, with the card that makes another hand the best."""

import random
from collections.abc import Sequence

from trainer.cards import DECK, Card
from trainer.hands import best_high
from trainer.houses.house import House
from trainer.questions import Asks, Question
from trainer.questions.high_hand import HandKind
from trainer.rulings.river import procedure_for
from trainer.scenarios.scene import Scene, Thinning
from trainer.scenarios.shared_river import lives_that, seated, to_the_river
from trainer.scenarios.stage import Builder, Scenario
from trainer.scenarios.tabled import all_shown
from trainer.skills import Skill
from trainer.table import Street


def community_card_plays(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The community card is the seventh of every hand: it makes a hand or another the best, or it does not play."""
    asks = rng.choice((Asks.BEST_FIVE, Asks.BEST_FIVE, Asks.HAND_IS, Asks.BEST_HIGH, Asks.BEST_HIGH))
    plays = rng.random() < 0.6
    lives = lives_that(rng, house, lambda lives, deck: procedure_for(deck, house).shared)
    scene = Scene(seated(rng, house, lives), house, rng)
    if not to_the_river(scene, lives):
        return None
    left = rng.sample(scene.table.live, rng.choice((2, 3)) if asks is Asks.BEST_HIGH else 2)
    hands = [[dealt.card for dealt in seat.cards if dealt.card is not None] for seat in left]
    without, boards = _answer(hands, asks), {card for seat in scene.table.seats for card in seat.board}
    held = {card for hand in hands for card in hand}
    for card in rng.sample([card for card in DECK if card not in boards | held], 12):
        changed = _answer([[*hand, card] for hand in hands], asks) != without
        if changed is plays:
            break
    else:
        return None
    scene.share(card)
    staying = [seat.number for seat in left]
    table = scene.play(Thinning(rng, {Street.SEVENTH: len(left)}, staying, (Street.SEVENTH,)), all_shown)
    if len(table.live) != len(left):
        return None
    seat = None if asks is Asks.BEST_HIGH else staying[0]
    choices = tuple(each.value for each in HandKind) if asks is Asks.HAND_IS else ()
    return scene.ask(Question(skill, asks, table, house, seat=seat, choices=choices))


def _answer(hands: Sequence[Sequence[Card]], asks: Asks) -> object:
    """What is answered of these hands as they are."""
    values = [best_high(hand) for hand in hands]
    if asks is Asks.BEST_HIGH:
        return [value == max(values) for value in values]
    return set(values[0].five) if asks is Asks.BEST_FIVE else values[0].category


BUILDERS: dict[str, Builder] = {"high_hand.community_card_plays": community_card_plays}
